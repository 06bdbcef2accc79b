/** Nesting beyond this depth is dropped from the markup: no reader sees it, and tree building costs its square. Browsers stop at 512. */
const MAX_DEPTH = 256;
/** As many formatting elements may be opened anew by the blocks of a page. */
const MAX_REOPENED = 100_000;
/** As many attributes may a tag have: the parser compares each with all before it. */
export const MAX_ATTRIBUTES = 500;
const ATTRIBUTE = /[\s/]+[^\s=>/"'][^\s=>/]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?/y;

type Kind = 'void' | 'self-closing' | 'formatting' | 'raw text';

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    void: 'area base br col embed hr img input link meta param source track wbr',
    /** Elements that end by themselves when the next of their kind begins, and headings: they cannot nest without something else between. */
    'self-closing': 'p li dt dd td th tr tbody thead tfoot option optgroup rt rp a h1 h2 h3 h4 h5 h6 html head body',
    /** Unclosed formatting is opened anew in every block after it (HTML 13.2.4.3), so a few thousand of them make a tree of millions. */
    formatting: 'b big code em font i nobr s small strike strong tt u',
    'raw text': 'script style textarea title xmp iframe noembed noframes noscript',
  } satisfies Record<Kind, string>).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind])),
);

/** Whether an element of this name, in small letters, may have others in it. */
export const canHoldElements = (name: string): boolean => !/^(?:void|raw text)$/.test(KINDS.get(name) ?? '');

const SLASH = 47;
const GREATER = 62;

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Whether a sign is white space, a slash or the end of a tag. */
function endsName(code: number): boolean {
  if (code > 127) return code >= 160 && /\s/.test(String.fromCharCode(code));
  return code === SLASH || code === GREATER || code === 32 || (code >= 9 && code <= 13);
}

/**
 * The same HTML with the tags that nest too deep left out, the attributes that are too many, and all formatting where unclosed formatting would flood
 * the tree; texts stay. Linear.
 */
export function flattenDepth(source: string): string {
  const { text, reopened } = flatten(source, true);
  return reopened > MAX_REOPENED ? flatten(source, false).text : text;
}

function flatten(source: string, keepsFormatting: boolean): { text: string; reopened: number } {
  const kept: string[] = [];
  const open = new Map<string, number>();
  const unended = new Set<string>();
  let depth = 0;
  let formatting = 0;
  let reopened = 0;
  let from = 0;
  /** Where the next tag is looked for. */
  let next = 0;
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', next)) {
    const isEnd = source.charCodeAt(at + 1) === SLASH;
    const start = at + (isEnd ? 2 : 1);
    if (isLetter(source.charCodeAt(start))) readTag(at, start, isEnd);
    else {
      next = at + 1;
      if (source.startsWith('<!--', at)) {
        next = at + 4;
        skipTo('-->', '!--');
      }
    }
  }
  return { text: kept.length === 0 ? source : kept.join('') + source.slice(from), reopened };

  function readTag(at: number, start: number, isEnd: boolean): void {
    let behind = start + 1;
    while (behind < source.length && !endsName(source.charCodeAt(behind))) behind += 1;
    const name = source.slice(start, behind).toLowerCase();
    const kind = KINDS.get(name);
    next = behind;
    if (kind === 'raw text' && !isEnd) skipTo(`</${name}`, name);
    else if (kind === 'formatting' && !keepsFormatting) drop(at);
    else if (isEnd) closeTag(name, kind);
    else openTag(name, kind, at);
    if (next === behind && source.charCodeAt(behind) !== GREATER) cutAttributes(behind);
  }

  function openTag(name: string, kind: Kind | undefined, at: number): void {
    if (kind === 'formatting') formatting += 1;
    else if (kind !== 'void') reopened += formatting;
    if (kind === 'void' || kind === 'self-closing') return;
    if (depth >= MAX_DEPTH) return drop(at);
    open.set(name, (open.get(name) ?? 0) + 1);
    depth += 1;
  }

  function closeTag(name: string, kind: Kind | undefined): void {
    const count = open.get(name) ?? 0;
    if (count === 0) return;
    open.set(name, count - 1);
    depth -= 1;
    if (kind === 'formatting') formatting -= 1;
  }

  /** Leaves out what a tag has beyond the attributes that it may have. `at` is behind its name. */
  function cutAttributes(at: number): void {
    let last = at;
    let cut = at;
    for (let count = 1; ; count += 1) {
      ATTRIBUTE.lastIndex = last;
      if (!ATTRIBUTE.test(source)) break;
      last = ATTRIBUTE.lastIndex;
      if (count <= MAX_ATTRIBUTES) cut = last;
    }
    if (cut === last) return;
    kept.push(source.slice(from, cut));
    from = last;
    next = last;
  }

  function drop(at: number): void {
    const end = source.indexOf('>', at);
    kept.push(source.slice(from, at), ' ');
    from = end < 0 ? source.length : end + 1;
    next = from;
  }

  /** Passes over text that holds no tags. What has no end is looked for once only. */
  function skipTo(end: string, name: string): void {
    if (unended.has(name)) return;
    const pattern = new RegExp(end, 'gi');
    pattern.lastIndex = next;
    if (pattern.test(source)) next = pattern.lastIndex;
    else unended.add(name);
  }
}
