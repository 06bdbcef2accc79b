import { blankSpans, type TextSpan } from '../../reading/span.ts';
import { findMake } from './makes.ts';
import { readVehicle } from './read-vehicle.ts';

/**
 * The text without number plates and whoever stands right before one: behind a word for it anywhere, and by its form behind a mark on a line that names a vehicle, where it would pass
 * for the number of a model; and without how far one has been driven, where that stands between marks.
 */
export function withoutPlates(text: string): string {
  const called = Array.from(text.matchAll(CALLED), spanOf);
  const bare = Array.from(text.matchAll(BARE)).filter(({ 0: words, index }) => {
    // "…, RAM 1500": another vehicle.
    if (findMake(words) >= 0) return false;
    const from = Math.max(text.lastIndexOf('\n', index) + 1, index - NEAR);
    const vehicle = readVehicle(text.slice(from, index));
    return vehicle !== null && vehicle.years.length > 0 && vehicle.model !== '';
  });
  return blankSpans(text, [...called, ...bare.map(spanOf), ...Array.from(text.matchAll(DRIVEN), spanOf)], ' ');
}

const NEAR = 160;

const spanOf = ({ 0: words, index }: RegExpExecArray): TextSpan => ({ start: index, end: index + words.length });

/** ", 141.009 km," */
const DRIVEN =
  /(?<=[,;(|][ \t]{0,3})(?:\d{1,3}(?:[.,'’ ]\d{3}){1,2}|\d{4,6}|\d{1,3} ?k) ?(?:km|kms|mi|miles)(?=[ \t]*(?:[,;)|\n]|$))/giu;

/** Whose it is: one or two names behind a mark or in a column of their own. */
const NAME = String.raw`\p{Lu}[\p{Ll}\p{M}'’]+(?:[- ]\p{Lu}[\p{Ll}\p{M}'’]+){0,2}`;
const OWNER = String.raw`(?:(?<=[-–—|;,(][ \t]{1,4}|[ \t]{2})${NAME}[ \t,]{1,4})?`;
const WORDS =
  '[Pp]lates?|PLATES?|[Kk]ennzeichen|[Aa]mtl\\. Kz\\.|[Ii]mmat(?:riculation|riculée?)?|[Mm]atr[ií]cula|[Tt]arga(?:ta)?|[Kk]enteken|[Pp]lacas?|[Nn]r rej\\.|[Rr]ejestracja|[Rr]ego';
/** "Rating plate AB12" is on the thing. */
const OF_THING = '(?<!(?:serial|rating|type|data|name|model|base|hot|back|maker.s|kick|dinner|pizza|griddle) )';
const LINK = String.raw`(?:[ \t](?:is|no|nr|number|num|n[°º]))?[.:#]{0,2}[ \t]{1,3}`;
const FIGURES = String.raw`(?!\d{1,3} ?(?:LBS?|KG|OZ|PCS?|IN|CM|MM|CT|PK)(?![A-Z\d]))(?=[A-Z\d -]{0,9}\d)(?=[\d -]{0,9}[A-Z])[A-Z\d]{1,4}(?:[ -]?[A-Z\d]{1,4}){1,2}(?![\p{L}\d-])`;
const CALLED = new RegExp(
  String.raw`${OWNER}(?<![\p{L}\d])${OF_THING}(?:${WORDS})${LINK}${FIGURES}(?: ?\(${NAME}\))?`,
  'gu',
);

/** "4KDW19", "RGN 5582", "AB12 CDE", "B-XY 1234", "12-ABC-3" */
const FORMS = [
  String.raw`\d[A-Z]{3}\d{2,3}`,
  String.raw`[A-Z]{3}[ -]\d{3,4}`,
  String.raw`[A-Z]{2}\d{2} ?[A-Z]{3}`,
  String.raw`[A-Z]{1,3}-[A-Z]{1,2} ?\d{1,4}`,
  String.raw`[A-Z]{2}-\d{3}-[A-Z]{2}`,
  String.raw`\d{1,2}-[A-Z]{2,3}-\d{1,2}`,
  String.raw`(?!(?:19|20)\d\d)\d{4} [B-DF-HJ-NP-TV-Z]{3}`,
].join('|');
const MARK = String.raw`[-–—|;,(][ \t]{1,4}|[ \t]{2}`;
const BARE = new RegExp(
  String.raw`(?:(?<=${MARK})${NAME}[ \t,]{1,4}|(?<=${MARK}|\t|\())(?:${FORMS})(?![\p{L}\d-])`,
  'gu',
);
