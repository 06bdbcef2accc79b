/** Nesting beyond this depth is dropped from the markup: no reader sees it, and tree building costs its square. Browsers stop at 512. */
const MAX_DEPTH = 256;
/** As many formatting elements may be opened anew by the blocks of a page. */
const MAX_REOPENED = 100_000;
/** As many attributes may a tag have: the parser compares each with all before it. */
const MAX_ATTRIBUTES = 500;
const ATTRIBUTE = /[\s/]+[^\s=>/"'][^\s=>/]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?/y;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that end by themselves when the next of their kind begins, and headings: they cannot nest without something else between. */
const SELF_CLOSING = new Set(
  'p li dt dd td th tr tbody thead tfoot option optgroup rt rp a h1 h2 h3 h4 h5 h6 html head body'.split(' '),
);
/** Unclosed formatting is opened anew in every block after it (HTML 13.2.4.3), so a few thousand of them make a tree of millions. */
const FORMATTING = new Set('b big code em font i nobr s small strike strong tt u'.split(' '));
const RAW_TEXT = new Set('script style textarea title xmp iframe noembed noframes noscript'.split(' '));

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
  const tag = /<(\/?)([a-z][^\s/>]*)|<!--/gi;
  let depth = 0;
  let formatting = 0;
  let reopened = 0;
  let from = 0;
  for (let match = tag.exec(source); match; match = tag.exec(source)) {
    const name = (match[2] ?? '!--').toLowerCase();
    const behind = tag.lastIndex;
    if (name === '!--') skipTo('-->', name);
    else if (RAW_TEXT.has(name) && !match[1]) skipTo(`</${name}`, name);
    else if (FORMATTING.has(name) && !keepsFormatting) drop(match.index);
    else if (match[1]) closeTag(name);
    else openTag(name, match.index);
    if (match[2] && tag.lastIndex === behind && source[behind] !== '>') cutAttributes(behind);
  }
  return { text: kept.length === 0 ? source : kept.join('') + source.slice(from), reopened };

  function openTag(name: string, at: number): void {
    if (FORMATTING.has(name)) formatting += 1;
    else if (!VOID.has(name)) reopened += formatting;
    if (VOID.has(name) || SELF_CLOSING.has(name)) return;
    if (depth >= MAX_DEPTH) return drop(at);
    open.set(name, (open.get(name) ?? 0) + 1);
    depth += 1;
  }

  function closeTag(name: string): void {
    const count = open.get(name) ?? 0;
    if (count === 0) return;
    open.set(name, count - 1);
    depth -= 1;
    if (FORMATTING.has(name)) formatting -= 1;
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
    tag.lastIndex = last;
  }

  function drop(at: number): void {
    const end = source.indexOf('>', at);
    kept.push(source.slice(from, at), ' ');
    from = end < 0 ? source.length : end + 1;
    tag.lastIndex = from;
  }

  /** Passes over text that holds no tags. What has no end is looked for once only. */
  function skipTo(end: string, name: string): void {
    if (unended.has(name)) return;
    const pattern = new RegExp(end, 'gi');
    pattern.lastIndex = tag.lastIndex;
    if (pattern.test(source)) tag.lastIndex = pattern.lastIndex;
    else unended.add(name);
  }
}
