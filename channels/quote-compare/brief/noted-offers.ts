import { lineSpans } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { splitAt } from './by-openings.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { hasPrices } from './prices.ts';
import { isOfNeed, isVendor } from './quote-openings.ts';
import type { Opening } from './quote-openings.ts';
import { isSameNoun, readCounts } from './read-counts.ts';
import type { Count } from './read-counts.ts';

/** "larkspur redi mix, talked to Denny. 158 a yd", "Narromine Ag Depot 698 a t": a name in whatever letters, and what ends it. */
const HEAD =
  /^[\s>*•–-]*(?<name>\p{L}[\p{L}\d&.'’-]*(?: (?:&|\p{L}[\p{L}\d&'’-]*)){1,4}?)(?:\s*\([^()]{1,60}\)[\s,:]*|,\s+|\s[-–—]+\s|:\s+|\s(?=\p{Sc}?\d))(?<rest>.*\d.*)$/u;
const RATE = /\d\s?(?:\/\s?|(?:an?|per|each)\s)(?<noun>\p{L}{1,12})(?!\p{L})/giu;

/**
 * Notes of several offers, a line or a paragraph each that begins with a name: "larkspur redi mix, talked to Denny. 158 a yd. fuel 28 a load". That they
 * are offers for one thing shows in the price: two or more are for one of what the caller counts above them, or one is and the others are for all of it.
 */
export function byNotedOffers(text: string): SplitNotes {
  const none = { brief: text.trim(), quotes: [] };
  const heads = lineSpans(text).flatMap(({ start, end }, at): Opening[] => {
    const { name: head = '', rest = '' } = HEAD.exec(text.slice(start, end))?.groups ?? {};
    const name = head.replace(SAYS, '');
    const isOffer = name !== '' && at > 0 && isNamed(name) && (hasPrices(rest) || ratesIn(rest).length > 0);
    return isOffer ? [{ form: 'plain', start, end, name, rest, mark: null, isFirst: true }] : [];
  });
  const preamble = text.slice(0, heads[0]?.start ?? 0);
  const own = heads.filter(({ name }) => !isOfNeed(name, preamble) && !opensLikeNeed(name, preamble));
  const counts = readCounts(preamble).map(({ value }) => value);
  const rated = own.filter(({ rest }) => ratesIn(rest).some((noun) => isCounted(noun, counts)));
  const isOffer = (one: Opening): boolean => rated.includes(one) || LUMP.test(one.rest);
  return rated.length < 2 && !(rated.length === 1 && own.length > 1 && own.every(isOffer))
    ? none
    : (splitAt(text, own) ?? none);
}

const LUMP =
  /(?<!\p{L})(?:for the lot|the lot|for everything|flat|all[- ]in|fixed price|for all of|lump sum|for the whole)(?!\p{L})/iu;
const SAYS = /\s(?:quot(?:ed?|es)|wants?|says?|said|asks?|charges?|will do it|would do it|came (?:in|back) at)$/iu;
const ratesIn = (rest: string): string[] => [...rest.matchAll(RATE)].map(({ groups }) => groups?.noun ?? '');
const isCounted = (noun: string, counts: Count[]): boolean =>
  counts.some(({ nouns }) => nouns.some((other) => isSameNoun(noun, other)));

/** No word of talk opens a name, and no unit. */
const isNamed = (name: string): boolean => {
  const [first = ''] = name.toLowerCase().split(' ');
  return !TALK.has(first) && unitOf(first) === null && isVendor(name);
};
const TALK = wordSet(
  'need needs want wanted we i he she it they you our my his her their its the this that these those which who what where when how if so and but or for from with without plus also then there last first next please pls thanks thank all both each none either any some only just use using prices? price delivery delivered total budget paid pay quotes? quoted notes? call calls called rang got get is are was were not no do does if as at in on by to can could would should one two three four five six ps update edit total about around most least by before after today tomorrow yesterday school job site city',
);

/** "Grout grey", where grout is asked for: an item, whatever stands behind its first word. */
function opensLikeNeed(name: string, preamble: string): boolean {
  const [first = ''] = name.match(/\p{L}{3,}/u) ?? [];
  return [...new Set(preamble.match(/\p{L}{3,}/gu))].some((word) => isSameStem(first, word));
}
