import { attributeOf, type HtmlNode } from '../html/tree.ts';
import { isAlike, readColour, type Colour } from './read-colour.ts';
import type { Style } from './style.ts';

/** `get` gives what a property comes to; `own` has what was declared, also where it comes to nothing that is known. */
interface Declares {
  get(property: string): string | undefined;
  own: ReadonlyMap<string, string>;
}

/** Elements that browsers draw on a surface of their own. */
const OWN_SURFACE = new Set('button input select textarea mark dialog meter progress'.split(' '));
const NOTHING: Declares = { get: () => undefined, own: new Map() };

/** In which colour an element writes, and on what, as far as that is known. */
export type Ink = Pick<Style, 'colour' | 'surface' | 'isSameColour'>;

/**
 * Follows colours down the tree. What is behind letters is known as long as plain colours are painted on one another in the flow; a picture, a box
 * that is taken out of it or one in a grid leaves it unknown, and nothing is hidden by it then.
 */
export function inkOf(element: HtmlNode, around: Style, declares: Declares = NOTHING): Ink {
  const { name } = element;
  const colour = colourOf(element, around, declares);
  const surface = OWN_SURFACE.has(name) ? null : surfaceOf(element, around, declares);
  if (colour === around.colour && surface === around.surface)
    return { colour, surface, isSameColour: around.isSameColour };
  return { colour, surface, isSameColour: colour !== null && surface !== null && isAlike(colour, surface) };
}

function colourOf(element: HtmlNode, around: Style, { get, own }: Declares): Colour | null {
  const said = get('-webkit-text-fill-color') ?? get('color');
  if (said !== undefined) return /^currentcolor$/i.test(said) ? around.colour : readColour(said);
  const declared = own.get('color');
  if (declared !== undefined) return /^(?:inherit|unset)$/i.test(declared) ? around.colour : null;
  const { name } = element;
  if (name === 'font') {
    const given = attributeOf(element, 'color');
    return given === null ? around.colour : readColour(given);
  }
  // Links, fields and marked words have colours of their own.
  return name === 'a' || OWN_SURFACE.has(name) ? null : around.colour;
}

function surfaceOf(element: HtmlNode, around: Style, { get, own }: Declares): Colour | null {
  const whole = get('background');
  const plain = get('background-color');
  const image = get('background-image');
  if (image !== undefined && image !== 'none') return null;
  if (whole !== undefined && plain !== undefined) return null;
  if (whole === undefined && own.has('background')) return null;
  if (plain === undefined && own.has('background-color')) return null;
  const said = plain ?? whole ?? attributeOf(element, 'bgcolor') ?? undefined;
  if (attributeOf(element, 'background') !== null) return null;
  if (said !== undefined && !/^(?:transparent|none|0(?:\s0)?)$/i.test(said)) return readColour(said);
  const position = get('position')?.toLowerCase() ?? 'static';
  const isMoved = position !== 'static' || get('mix-blend-mode') !== undefined || get('filter') !== undefined;
  return isMoved || around.display.includes('grid') ? null : around.surface;
}
