/** Elements that HTML closes by itself. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** XML 1.0, 3.1: no `<` stands in an attribute, so that the search never runs past the next tag. */
const EMPTY_TAG = /<([a-z][\w:.-]*)((?:[^<>"'/]|\/(?!>)|"[^"<]*"|'[^'<]*')*)\/>/gi;

/**
 * XHTML with its empty elements written as HTML understands them: `<script src="a"/>` is whole in XML, while HTML takes the slash for nothing and
 * the rest of the page for the script.
 */
export function closeEmptyElements(source: string): string {
  return source.replace(EMPTY_TAG, (tag, name: string, attributes: string) =>
    VOID.has(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`,
  );
}
