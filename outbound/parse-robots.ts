/** The rules of one robots.txt for our product token. */
export interface RobotsRules {
  isAllowed: (url: URL) => boolean;
  /** What the file asks for, in milliseconds, capped; 0 where it asks for nothing. */
  crawlDelayMs: number;
  /** Addresses of sitemaps as the file states them, unchecked. */
  sitemaps: string[];
}

/**
 * Reads robots.txt by RFC 9309: all groups of our product token count together, else all groups of everybody; the longest
 * match wins, and allow wins a tie. Time and memory stay linear in the file, since strangers write it.
 */
export function parseRobots(text: string, maxCrawlDelayMs: number): RobotsRules {
  const sitemaps: string[] = [];
  const groups = new Map<string, Group>();
  let open = new Set<Group>();
  let isNamingAgents = false;

  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const { field, value } = readLine(line);
    if (field === 'sitemap' && value !== '') sitemaps.push(value);
    if (field === 'user-agent') {
      if (!isNamingAgents) open = new Set();
      isNamingAgents = true;
      const agent = value === '*' ? '*' : (/^[a-z_-]*/i.exec(value)?.[0] ?? '').toLowerCase();
      if (agent === '*' || agent === PRODUCT_TOKEN) open.add(getGroup(groups, agent));
    }
    if (field !== 'allow' && field !== 'disallow' && field !== 'crawl-delay') continue;
    isNamingAgents = false;
    for (const group of open) addRule(group, field, value);
  }

  const group = groups.get(PRODUCT_TOKEN) ?? getGroup(groups, '*');
  return {
    isAllowed: (url) => url.pathname === '/robots.txt' || isPathAllowed(group.rules, normalisePath(url)),
    crawlDelayMs: Math.min(group.crawlDelayMs, maxCrawlDelayMs),
    sitemaps,
  };
}

/** `Longtake`, as it is compared. */
const PRODUCT_TOKEN = 'longtake';

interface Group {
  rules: Rule[];
  crawlDelayMs: number;
}

interface Rule {
  isAllow: boolean;
  length: number;
  /** The pattern between its wildcards. */
  parts: string[];
  /** The pattern ends with `$`: the last part ends the path. */
  isAnchored: boolean;
}

function readLine(line: string): { field: string; value: string } {
  const content = line.replace(/#.*/, '');
  const colon = content.indexOf(':');
  return { field: content.slice(0, Math.max(0, colon)).trim().toLowerCase(), value: content.slice(colon + 1).trim() };
}

function getGroup(groups: Map<string, Group>, agent: string): Group {
  const group = groups.get(agent) ?? { rules: [], crawlDelayMs: 0 };
  groups.set(agent, group);
  return group;
}

function addRule(group: Group, field: 'allow' | 'disallow' | 'crawl-delay', value: string): void {
  if (value === '') return;
  if (field === 'crawl-delay') {
    const delayMs = Math.ceil(Number(value) * 1000);
    if (delayMs > group.crawlDelayMs) group.crawlDelayMs = delayMs;
    return;
  }
  const isAnchored = value.endsWith('$');
  const pattern = normaliseEncoding(isAnchored ? value.slice(0, -1) : value).replaceAll('$', '%24');
  group.rules.push({
    isAllow: field === 'allow',
    length: pattern.length + (isAnchored ? 1 : 0),
    parts: pattern.replace(/\*+/g, '*').split('*'),
    isAnchored,
  });
}

function isPathAllowed(rules: readonly Rule[], path: string): boolean {
  let best: Rule | undefined;
  for (const rule of rules) {
    const isBetter = !best || rule.length > best.length || (rule.length === best.length && rule.isAllow);
    if (isBetter && matches(rule, path)) best = rule;
  }
  return best?.isAllow ?? true;
}

/** Each part is found as early as it can be; that is enough, since what comes between parts may be anything. */
function matches({ parts, isAnchored }: Rule, path: string): boolean {
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  if (others.length === 0) return !isAnchored || path.length === first.length;
  const last = isAnchored ? others.pop() : undefined;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return last === undefined || (path.endsWith(last) && path.length - last.length >= at);
}

/** A star or dollar in an address is the character itself, which a pattern writes encoded (RFC 9309, 2.2.3). */
function normalisePath(url: URL): string {
  return normaliseEncoding(url.pathname + url.search)
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24');
}

/** RFC 9309, 2.2.2: what needs no encoding is compared decoded, everything beyond ASCII encoded. */
function normaliseEncoding(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(parseInt(encoded.slice(1), 16));
      return /[a-z0-9._~-]/i.test(character) ? character : encoded.toUpperCase();
    });
}
