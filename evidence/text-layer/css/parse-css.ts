import { type CssNode, parse, type ParseOptions } from 'css-tree';

/** A piece of CSS as a tree; null where it cannot be parsed as that. */
export function parseCss(text: string, options: ParseOptions): CssNode | null {
  try {
    return parse(text, options);
  } catch {
    // A browser passes over what it cannot parse.
    return null;
  }
}
