/** Elements that HTML closes by itself. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const NAME = /<([a-z][\w:.-]*)/gi;
/** What stands between the name of a tag and its end. XML 1.0, 3.1: no `<` stands in an attribute, so that the search never runs past the next tag. */
const PART = /[^<>"'/]+|\/(?!>)|"[^"<]*"|'[^'<]*'/y;

/**
 * XHTML with its empty elements written as HTML understands them: `<script src="a"/>` is whole in XML, while HTML takes the slash for nothing and
 * the rest of the page for the script.
 */
export function closeEmptyElements(source: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { 0: start, 1: name = '', index } of source.matchAll(NAME)) {
    const end = endOfParts(source, index + start.length);
    if (!source.startsWith('/>', end) || VOID.has(name.toLowerCase())) continue;
    kept.push(source.slice(from, end), `></${name}>`);
    from = end + 2;
  }
  return kept.length === 0 ? source : kept.join('') + source.slice(from);
}

function endOfParts(source: string, start: number): number {
  PART.lastIndex = start;
  let end = start;
  while (PART.test(source)) end = PART.lastIndex;
  return end;
}
