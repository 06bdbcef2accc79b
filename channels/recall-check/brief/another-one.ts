import { TAKEN } from '../../reading/span.ts';
import { anchorIn } from './anchors.ts';
import { hasCode, hasName, hasPlain, hasThing, isThing, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import { isNounLike } from './phrase-forms.ts';

/** "A 2028 Mazda CX-5, a 2028 CX-50": a year and a model behind a vehicle, in a row of them; on a line or behind an article also where nothing stands before. */
export function isNextModel(
  { tokens, joint, isDetermined }: Phrase,
  { last, isNewLine, text }: { last: Mention | undefined; isNewLine: boolean; text: string },
): boolean {
  const [year, model, ...others] = tokens;
  if (joint === 'bracket' || !YEAR.test(year?.text ?? '') || !/\p{L}/u.test(model?.text ?? '') || others.length > 0)
    return false;
  const isBehindVehicle = last?.phrases.some(
    (before) => anchorIn(before, text) === 'vehicle' && before.tokens.some(({ text: own }) => YEAR.test(own)),
  );
  return isBehindVehicle === true || ((isDetermined || isNewLine) && /^\p{L}{1,4}-?\d{1,4}$/u.test(model?.text ?? ''));
}

const YEAR = /^(?:19|20)\d{2}$/;

/**
 * "A Zeta AB6700 & an AB6500", "Zeta AB6700 and AB6500": a model number in the shape of the one before it, joined to it by "and", is that of another of the maker's things. What the
 * second shares with the first; null for anything else.
 */
export function ownOfNextCode(phrase: Phrase, { phrases }: Mention, text: string): Phrase[] | null {
  const before = phrases.at(-1);
  const code = before?.tokens.at(-1);
  const [own, ...others] = phrase.tokens;
  if (!before || !own || others.length > 0 || phrases.length > 1 || phrase.labelled.length > 0) return null;
  if (own.class !== 'code' || code?.class !== 'code' || before.labelled.length > 0) return null;
  const gap = text.slice(before.end, phrase.start);
  const isJoined = AND_ANOTHER.test(gap) || OTHER_MODEL.test(gap);
  const shared = before.tokens.slice(0, -1);
  const end = shared.at(-1)?.end;
  if (!isJoined || end === undefined || shapeOf(own.text) !== shapeOf(code.text) || own.lower === code.lower)
    return null;
  return [{ ...before, tokens: shared, end }];
}

/** "One was made 03/2030, the other 08/2027": the same thing once more, with what tells it apart. */
export const isOtherOne = (phrase: Phrase, { phrases, details }: Mention, text: string): boolean =>
  !hasName(phrase) &&
  !hasThing(phrase) &&
  ((isOneOf(phrase) && details.some((before) => isOneOf(before))) ||
    (isOfSerials(phrase) && details.some((before) => isOfSerials(before))) ||
    (isCounted(phrase, text) && details.some((before) => hasCode(before) || before.labelled.length > 0)) ||
    (details.length > 0 && OTHER_ONE.test(text.slice(phrases.at(-1)?.end ?? 0, phrase.start))));
/** "First one model …, second one model …": it is counted on, with codes of its own. */
const isCounted = (phrase: Phrase, text: string): boolean =>
  (hasCode(phrase) || phrase.labelled.length > 0) &&
  COUNTED.test(text.slice(Math.max(0, phrase.start - COUNT_CHARS), phrase.start));
const OTHERS = [
  'second|third|fourth|2nd|3rd|4th|next|last|other|zweite[rsn]?|dritte[rsn]?|andere[rsn]?|deuxième|troisième|autre',
  'segund[oa]|tercer[oa]|otr[oa]|second[oa]|terz[oa]|altr[oa]|tweede|derde|drug[ai]|trzecia?|outr[oa]',
].join('|');
const COUNTED = new RegExp(
  String.raw`(?:^|[\s,;.’']|${TAKEN})(?:${OTHERS})(?: one)?(?:,? (?:the )?same(?: \p{L}{3,20})?)?(?: (?:is|was|has|says|reads|ist|hat|est|a|es|tiene|è|ha|heeft|jest|ma|tem|é))?[:,]?\s*$`,
  'iu',
);
/** "2nd one same ladder": what was named before by that word, once more; null where none was, or several were. */
export function sameAgain(phrase: Phrase, found: readonly Mention[], text: string): Mention | null {
  const things = phrase.tokens.filter(isThing).map(({ lower }) => lower);
  if (things.length === 0 || hasName(phrase)) return null;
  if (!SAME_AGAIN.test(text.slice(Math.max(0, phrase.start - COUNT_CHARS), phrase.start))) return null;
  const called = found.filter(({ phrases }) =>
    phrases.some(({ tokens }) => tokens.some(({ lower }) => things.includes(lower))),
  );
  return called.length === 1 ? (called[0] ?? null) : null;
}
const SAME_AGAIN = new RegExp(
  String.raw`(?:${OTHERS}|another|one more|noch (?:ein\p{L}*|so ein\p{L}*)|encore une?|un[oa]? más|ancora un\p{L}?|nog een|jeszcze jed\p{L}{1,3}|mais um[a]?)(?: one)?,?` +
    String.raw` (?:(?:the|der|die|das|la|le|el|il|lo|o|a|de|het) )?(?:same|gleiche[rsn]?|selbe[rsn]?|mêmes?|mism[oa]|stess[oa]|zelfde|t[eaąy] sam[aoey]?|mesm[oa])\s*$`,
  'iu',
);
const COUNT_CHARS = 40;
/** One of several serial numbers under one label: each is of a piece of its own. */
const isOfSerials = ({ label, joint }: Phrase): boolean => label === 'serial' && joint === 'join';
/** "A 2030 and a 2031", "a black AB-15 and a white AB-17" */
const isOneOf = (phrase: Phrase): boolean =>
  phrase.isDetermined &&
  phrase.isIndefinite &&
  !phrase.isBought &&
  (hasCode(phrase) || (phrase.tokens.length === 1 && YEAR.test(phrase.tokens[0]?.text ?? '')));
/** "Made 03/2030 …, the other 08/2027" says of both when they were made. */
export const labelledLike = (phrase: Phrase, { details }: Mention): Phrase => {
  const [label] = details.flatMap(({ labelled }) => labelled.map((code) => code.label));
  return label !== undefined && phrase.labelled.length === 0 ? { ...phrase, label } : phrase;
};
const OTHER_ONE =
  /(?:^|[\s,;.])one(?: of them)? [^.;\n]{2,60}[,;.]? (?:(?:and|while|but) )?(?:the (?:other|second)|another|one)(?: one)?(?: (?:is|was|has|says))?(?: (?:made|built|dated|from|in|lot|size|model))?\s*$/iu;

const AND_ANOTHER =
  /^\s*(?:,\s*)?(?:and|&|\+|plus|und|et|y|e|en|i)\s+(?:(?:an?|the|my|our|eine?n?|une?|una?|ein)\s+)?$/iu;
const OTHER_MODEL = /\b(?:older|newer|other|second|bigger|smaller) (?:one|model|version),? (?:the |an? )?$/i;
const shapeOf = (code: string): string => code.replace(/\d/g, '9').toUpperCase();

/** ", the gizmo by Acme (item 4410)": in a row of things, what has a maker or a number of its own is one more, whatever it is. */
export function hasNameOfItsOwn(phrase: Phrase, behind: readonly Phrase[]): boolean {
  const end = behind.findIndex(({ joint }) => joint === 'comma' || joint === 'join');
  return (
    phrase.isDetermined &&
    (phrase.joint === 'comma' || phrase.joint === 'join') &&
    hasPlain(phrase) &&
    isNounLike(phrase) &&
    behind
      .slice(0, end < 0 ? behind.length : end)
      .some((next) => next.labelled.length > 0 || (hasName(next) && (next.lead === 'by' || next.lead === 'from')))
  );
}

/** "We also have an Acme K20", in a sentence behind one about a thing of another brand. */
export function isOfOtherBrand({ tokens }: Phrase, last: Mention): boolean {
  const brands = [...last.phrases, ...last.details].flatMap((phrase) => phrase.tokens.filter(({ isBrand }) => isBrand));
  return (
    brands.length > 0 && !tokens.some(({ isBrand, lower }) => isBrand && brands.some((own) => own.lower === lower))
  );
}
