import { type CssNode, parse as parseByLibrary, type ParseOptions } from 'css-tree';

/** What css-tree throws inside, and catches, for each thing that it passes over. */
const FAULT = new Error('this is no CSS');

/** What this file knows of css-tree's parser that its types do not tell: the contexts are called on the parser itself. */
interface Parser {
  error(): never;
}
interface Contexts {
  config: { context: Record<string, (this: Parser) => CssNode | null> };
}

/**
 * Lets the parser throw an error that tells nothing. Its own shows the lines around the place, for which it cuts all of the sheet into lines: a sheet of
 * many faults costs the square of its length. Nobody reads them.
 */
function keepErrorsSilent(): void {
  // Reason: see Contexts.
  const { context } = (parseByLibrary as unknown as Contexts).config;
  context['silent'] = function () {
    this.error = () => {
      throw FAULT;
    };
    return null;
  };
  parseByLibrary('', { context: 'silent' });
}

keepErrorsSilent();

/** css-tree's parser; throws for what it cannot read at all. */
export const parse = parseByLibrary;

/** A piece of CSS as a tree; null where it cannot be parsed as that. */
export function parseCss(text: string, options: ParseOptions): CssNode | null {
  try {
    return parse(text, options);
  } catch {
    // A browser passes over what it cannot parse.
    return null;
  }
}
