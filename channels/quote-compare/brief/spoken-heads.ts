import { anyOf } from '../../reading/phrases.ts';
import { JOINING, LINKING_PARTS } from '../../reading/vocabulary/joining-words.ts';
import { COUNTED_OFFERS, LEADS_TO_VENDOR } from '../../reading/vocabulary/spoken-offers.ts';

/** A name that opens what somebody tells of an offer, and what is told behind it. */
interface SpokenHead {
  name: string;
  rest: string;
}

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{N}.&'’-]*(?<!\.)`;
const JOINS = String.raw`(?:&|the|for|at|${JOINING}|${LINKING_PARTS})`;
const NAME = String.raw`(?:\d+\p{L}+|${CAPITAL})(?: (?:${JOINS} )?(?:&|\d+\p{L}*|${CAPITAL})){0,5}`;
const SMALL_NAME = String.raw`\p{L}[\p{L}\p{N}'’&-]*(?: [\p{L}\p{N}'’&-]+){0,3}`;
/** "(text)", ", spoke to Ian", " by email": how the offer came, or who was spoken to. */
const ASIDE = String.raw`(?:\s\([^()]{1,60}\)|, [^.:;,\d$€£]{2,40}(?=[.:]\s))?`;
const DASH = String.raw`\s*(?::|\s--+|\s[–—-])\s+`;

const IN_CAPITALS = new RegExp(`^(?<name>${NAME})${ASIDE}(?:${DASH}|[.,]\\s+)(?<rest>\\S.*)$`, 'u');
/** "The first one Dales Self Drive is £95 a day": who was led to needs no mark behind the name. */
const IN_SENTENCE = new RegExp(`^(?<name>${NAME})\\s+(?<rest>\\p{Ll}.*)$`, 'u');
const IN_SMALL = new RegExp(`^(?<name>${SMALL_NAME})${ASIDE}${DASH}(?<rest>\\S.*)$`, 'u');

/** "First lot is", "then there's", "the second one,": what leads to the name of who offers. */
const LEAD_IN = new RegExp(
  `^(?:(?:um+|uh+|er+|so|okay|ok|well|and|then)[\\s,]+){0,3}(?:${anyOf(LEADS_TO_VENDOR)}|(?:the )?${anyOf(COUNTED_OFFERS)})(?:\\s(?:is|was|are|were))?(?:\\s+|[,:]\\s+)(?:(?:is|was|from)\\s+)?`,
  'iu',
);

/** Whether a line opens with words that lead to who offers. */
export const isLedTo = (line: string): boolean => LEAD_IN.test(line);

/**
 * The head of an offer as somebody tells it: "Dales Self Drive, spoke to Ian. £95 a day", "Halide Rentals -- bodies 320/day", "First lot is Pewbright
 * Seating. They said £24.50". A name in small letters needs a dash or a colon behind it. Null where a line opens with no name.
 */
export function spokenHead(line: string): SpokenHead | null {
  const words = line.replace(LEAD_IN, '');
  const led = words === line ? null : IN_SENTENCE.exec(words);
  const groups = (IN_CAPITALS.exec(words) ?? led ?? IN_SMALL.exec(words))?.groups;
  return groups ? { name: groups.name ?? '', rest: groups.rest ?? '' } : null;
}
