import { anchorIn, type Anchor } from './anchors.ts';
import { isOfOtherBrand } from './another-one.ts';
import { isHostOf } from './host-of-part.ts';
import { hasBrand, hasCode, hasName, hasPlain, hasThing, isThing, type Mention, readingOf } from './mention.ts';
import type { Phrase } from './phrase.ts';
import { isCalled, isMaker, isNamedBehind } from './phrase-forms.ts';
import { readVehicle } from './read-vehicle.ts';

/** The text that is read, and whether a head says that several things follow. */
interface Judged {
  text: string;
  isList: boolean;
  found: readonly Mention[];
}

/** A phrase among those of its sentence. */
interface Placed {
  phrase: Phrase;
  phrases: Phrase[];
  place: number;
}

/** What a phrase is to the thing that was named last: another one, one that waits for its name, what was named before, its name, something said of it, nothing, or somebody. */
export type Verdict = 'new' | 'open' | 'again' | 'names' | 'says' | 'nothing' | 'person';

/** In an entry of a list only a vehicle or another VIN begins something new. */
export function judgeEntry(phrase: Phrase, own: Anchor | null, last: Mention, reading: Judged): Verdict {
  if (
    isOpen(last, reading.text) &&
    (hasName(phrase) || (last.phrases.every(({ isGuess }) => isGuess) && hasThing(phrase)))
  )
    return 'names';
  if (
    phrase.joint !== 'bracket' &&
    isDatedVehicle(phrase, reading.text) &&
    last.phrases.some((before) => isDatedVehicle(before, reading.text))
  )
    return 'new';
  // "A mat with a mirror and a bear": what goes with it goes on.
  const isWith = last.details.at(-1)?.lead === 'with' && !hasBrand(phrase);
  if (
    own === null &&
    phrase.joint === 'join' &&
    phrase.isDetermined &&
    hasThing(phrase) &&
    !isWith &&
    !isSameThing(phrase, last)
  )
    return 'new';
  // "Bottes de pluie Lakelet": behind what has no known name, "of" gives it one.
  const isOf = phrase.lead === 'from' && !phrase.isBought && isNameFor(phrase, last);
  return own === null && (phrase.lead === 'by' || isOf) ? 'names' : 'says';
}

/** A known brand for what has none, or any name for what has no name. */
export const isNameFor = (phrase: Phrase, { phrases }: Mention): boolean =>
  (hasBrand(phrase) && !phrases.some(hasBrand)) || (hasName(phrase) && !phrases.some(hasName));

/** "My fridge is …" waits for its name. */
export const isOpen = ({ phrases }: Mention, text: string): boolean =>
  phrases.every(
    (phrase) => phrase.isGuess || (!hasName(phrase) && !hasCode(phrase) && anchorIn(phrase, text) === null),
  );

export function judge(reading: Judged, { phrase, phrases, place }: Placed, own: Anchor | null, last: Mention): Verdict {
  const other =
    [...last.phrases, ...last.details]
      .map((before) => anchorIn(before, reading.text))
      .find((anchor) => anchor !== null) ?? null;
  const isNamed = hasName(phrase) || own !== null;
  const isWhole = (hasThing(phrase) || isDose(phrase)) && (hasName(phrase) || hasCode(phrase) || isMedicine(phrase));
  if (own === 'vehicle' && isSameVehicle(phrase, last, reading.text)) return 'nothing';
  if (own === 'vehicle' && isCompleted(phrase, last, reading.text)) {
    const [before] = last.phrases;
    const isMakeLast = readVehicle(readingOf(phrase, reading.text))?.model === '';
    last.phrases.splice(0, last.phrases.length, ...(isMakeLast && before ? [phrase, before] : [phrase]));
    return 'nothing';
  }
  if (own !== null) return judgeAnchor(own, other, { phrase, last, isList: reading.isList });
  if (phrase.joint === 'bracket') return 'says';
  if (ANOTHER_IS.test(reading.text.slice(Math.max(0, phrase.start - FAR), phrase.start))) return 'new';
  if (isRepeated(phrase) && reading.found.some((before) => isWithin(phrase, before))) return 'again';
  if (phrase.joint === 'plus' && !phrase.isDetermined && !/^[\p{Lu}\d]/u.test(phrase.tokens[0]?.text ?? ''))
    return other === 'vehicle' || hasBrand(phrase) ? 'new' : 'says';
  if (
    isOpen(last, reading.text) &&
    hasName(phrase) &&
    ((!last.isSure && !isOther(phrase, last)) ||
      phrase.lead === 'copula' ||
      phrase.lead === 'by' ||
      phrase.lead === 'from')
  )
    return 'names';
  if (phrase.lead === 'by' || isMaker(phrase, last) || isCalled(phrase, last, reading.text)) return 'names';
  if (!isOpen(last, reading.text) && isHostOf(phrase, last, reading.text)) return 'says';
  // "For Marguerita": nobody's name is a thing.
  const isPerson =
    phrase.lead === 'for' &&
    !isOpen(last, reading.text) &&
    phrase.tokens.every((token) => token.class === 'name' && !token.isBrand);
  if (isPerson) return 'person';
  if (phrase.lead === 'for') return hasName(phrase) && !isOpen(last, reading.text) && isWhole ? 'new' : 'says';
  if (phrase.lead === 'with' && !isWhole) return 'says';
  // "CPSC 12345? Also the Zeta rattle": what is joined to the number of a recall is not what it is about.
  if (isOnlyCode(last, reading.text) && phrase.joint !== 'start')
    return other === 'number' && phrase.joint === 'join' ? 'new' : 'names';
  if (!isNamed && isSameThing(phrase, last))
    return phrase.joint === 'join' && phrase.isDetermined && phrase.tokens.length > 1 ? 'new' : 'nothing';
  // "… if she can keep the lamp on": one that was named before.
  const isAgain = phrase.tokens.length === 1 && phrase.isDetermined && !phrase.isIndefinite && phrase.joint === 'talk';
  if (!isNamed && isAgain && reading.found.some((before) => isSameThing(phrase, before))) return 'nothing';
  if (isQuoted(phrase, reading.text) && last.phrases.some((before) => isQuoted(before, reading.text))) return 'new';
  if (isWhole) return isApposed(phrase, last, reading.text) ? 'says' : 'new';
  if (hasBrand(phrase))
    return last.phrases.some((before) => hasBrand(before) || isDose(before) || isMedicine(before)) ||
      (phrase.joint === 'join' && last.phrases.some((before) => hasName(before) && before.tokens.length > 1)) ||
      (phrase.joint === 'start' && phrase.tokens.length > 1 && !last.phrases.some((before) => hasThing(before))) ||
      (phrase.joint === 'comma' && isNumberedName(phrase) && last.phrases.some((before) => hasName(before))) ||
      last.phrases.some((before) => (hasName(before) || isQuoted(before, reading.text)) && hasThing(before)) ||
      phrase.isDetermined ||
      (place === 0 && phrase.lead === null && hasCode(phrase) && isOfOtherBrand(phrase, last)) ||
      judgeName(reading, phrase, phrases, place, last) === 'new'
      ? 'new'
      : 'says';
  if (phrase.joint !== 'talk' && hasThing(phrase) && !hasName(phrase) && isNamedBehind(phrases, place)) return 'open';
  // "…; bike rack": nothing else is said there.
  if (phrase.joint === 'start' && hasThing(phrase) && /^\s*(?:[.;!?\n]|$)/.test(reading.text.slice(phrase.end)))
    return 'open';
  if (phrase.joint === 'start')
    return phrase.isDetermined || hasName(phrase)
      ? hasName(phrase) && !phrase.isDetermined
        ? 'new'
        : hasThing(phrase)
          ? 'new'
          : 'says'
      : 'nothing';
  if (hasName(phrase)) return judgeName(reading, phrase, phrases, place, last);
  if (phrase.isDetermined) return phrase.joint === 'talk' && phrase.lead !== null ? 'says' : 'new';
  if ((phrase.joint === 'comma' || phrase.joint === 'join') && isOtherThing(phrase, last, reading.text)) return 'new';
  if (phrase.joint === 'talk') return isWhatItIs(phrase, last) ? 'names' : 'nothing';
  return isOpen(last, reading.text) ? 'new' : 'says';
}

/** "Acme Lumo" as the writer set it apart by marks. */
const isQuoted = ({ start }: Phrase, text: string): boolean => /["“„«]$/.test(text.slice(0, start));

/** A medicine by its ingredient or its strength. */
const isMedicine = ({ tokens }: Phrase): boolean => tokens.some(({ kinds }) => kinds.has('medicine'));
const isDose = ({ tokens }: Phrase): boolean =>
  tokens.some(
    ({ lower }, index) =>
      /^(?:\d[\d.,]*)?(?:mg|mcg|µg)$/.test(lower) && (/\d/.test(lower) || tokens[index - 1]?.class === 'number'),
  );

/** "Take one tablet daily": the form of the medicine that was named. */
export function isDoseOf(phrase: Phrase, last: Mention): boolean {
  const things = phrase.tokens.filter(isThing);
  const isForm = things.length > 0 && things.every(({ kinds }) => kinds.has('drug'));
  return (
    isForm &&
    !hasName(phrase) &&
    !hasCode(phrase) &&
    last.phrases.some((before) => isDose(before) || isMedicine(before))
  );
}

const isDatedVehicle = (phrase: Phrase, text: string): boolean => {
  const vehicle = readVehicle(readingOf(phrase, text));
  return vehicle !== null && vehicle.years.length > 0 && vehicle.model !== '';
};

/** "A 2028 Acme Cruise … the Cruise": the model again, without its year. */
function isSameVehicle(phrase: Phrase, { phrases }: Mention, text: string): boolean {
  const own = readVehicle(readingOf(phrase, text));
  const before = phrases.map((each) => readVehicle(readingOf(each, text)));
  return own !== null && own.years.length === 0 && own.model !== '' && before.some((each) => each?.model === own.model);
}

/** "We drive a Subaru. 2028 Crosstrek", "the Crosstrek, a Subaru": the make alone, and then the model, or the other way round. */
function isCompleted(phrase: Phrase, last: Mention, text: string): boolean {
  const [only, ...others] = last.phrases;
  const before = only && others.length === 0 ? readVehicle(readingOf(only, text)) : null;
  const own = readVehicle(readingOf(phrase, text));
  const isOne =
    before !== null &&
    own !== null &&
    before.make === own.make &&
    (before.years.length === 0 || own.years.length === 0);
  return isOne && (before.model === '') !== (own.model === '');
}

/** A vehicle begins anew; a code only where what stands before has one, or is a vehicle with its VIN. */
function judgeAnchor(
  own: Anchor,
  other: Anchor | null,
  { phrase, last, isList }: { phrase: Phrase; last: Mention; isList: boolean },
): Verdict {
  // "Brake pads for a 2030 Acme": a part of it.
  const isBare = last.phrases.every((before) => !hasName(before)) && last.phrases.some((before) => hasThing(before));
  if (phrase.joint === 'bracket' || (phrase.lead === 'for' && isBare)) return 'says';
  if (own === 'vehicle')
    return other === 'vin' && ![...last.phrases, ...last.details].some((before) => hasName(before)) ? 'says' : 'new';
  const isOfVehicle = other === 'vehicle' || last.phrases.every((before) => !hasThing(before));
  if (own === 'vin' && ((isList && phrase.joint !== 'start') || !isOfVehicle)) return 'new';
  if (own === 'vin')
    return other === null ||
      (other === 'vehicle' && !last.details.some((before) => before.labelled.some(({ label }) => label === 'VIN')))
      ? 'says'
      : 'new';
  if (own === 'number') return 'new';
  return other === null ? 'says' : 'new';
}

/** A UPC or a model number that is named behind it. */
const isOnlyCode = ({ phrases, details }: Mention, text: string): boolean =>
  [...phrases, ...details].every(
    (phrase) => !hasName(phrase) && !hasThing(phrase) && anchorIn(phrase, text) !== 'vehicle',
  );

/** "A Zeta sit and go stroller": the word for the thing, a few words behind the name that had none. */
const isWhatItIs = (phrase: Phrase, { phrases }: Mention): boolean =>
  hasThing(phrase) && !phrases.some((before) => hasThing(before)) && phrase.start - (phrases.at(-1)?.end ?? 0) < NEAR;

const NEAR = 16;

/** "The last one is an Acme" */
const ANOTHER_IS =
  /\b(?:last|next|other|another|second|third|fourth|final) (?:one|thing|item) (?:is|was|would be)(?: (?:an?|the|my|our))? $/i;
const FAR = 40;

/** The word for it again: "the chair is brown". */
function isSameThing(phrase: Phrase, last: Mention): boolean {
  const known = new Set(last.phrases.flatMap(({ tokens }) => tokens.filter(isThing).map(({ lower }) => lower)));
  return phrase.tokens.filter(isThing).every(({ lower }) => known.has(lower));
}

/** "Is the Acme chair recalled?", behind "an Acme Lumo folding chair" */
const isRepeated = ({ isDetermined, isIndefinite, joint, labelled }: Phrase): boolean =>
  isDetermined && !isIndefinite && joint !== 'join' && joint !== 'comma' && labelled.length === 0;
const isWithin = ({ tokens }: Phrase, { phrases }: Mention): boolean => {
  const known = new Set(phrases.flatMap((phrase) => phrase.tokens.map(({ lower }) => lower)));
  return tokens.length > 1 && tokens.every(({ lower }) => known.has(lower));
};

/** It says what it is, and that is something else. */
const isOther = (phrase: Phrase, last: Mention): boolean => hasThing(phrase) && !isSameThing(phrase, last);

/** "Toaster Acme T4, nail polish remover": two words and more for things, of which none is a quality, behind what is named whole. */
function isOtherThing(phrase: Phrase, last: Mention, text: string): boolean {
  const things = phrase.tokens.filter(isThing);
  return (
    !isOpen(last, text) &&
    last.phrases.some((before) => hasThing(before)) &&
    phrase.tokens.every((token) => isThing(token) || token.class === 'plain') &&
    things.length > 0 &&
    phrase.tokens.length > 1 &&
    things.every(({ kinds }) => !kinds.has('describing')) &&
    !isSameThing(phrase, last)
  );
}

/** "Acme 1200" */
const isNumberedName = ({ tokens }: Phrase): boolean =>
  tokens.length > 1 && tokens.some(({ class: own }) => own === 'number' || own === 'code');

/** "Lumo, Zeta Max and orbit": three and more in a row, of which none says what it is before the last. */
const isRowOfNames = (phrases: Phrase[]): boolean =>
  phrases.length > 2 &&
  phrases.at(-1)?.joint === 'join' &&
  phrases.slice(1).every(({ joint }) => joint === 'comma' || joint === 'join') &&
  phrases.slice(0, -1).every((other) => !hasThing(other) && (hasName(other) || hasPlain(other)));

/** "A stroller by Acme, the Lumo in gray" says more of one thing; a flavour or a version does. */
const isApposed = (phrase: Phrase, last: Mention, text: string): boolean =>
  /^(?:flavou?rs?|scent|edition|version|variety|print|size|colou?r)$/.test(phrase.tokens.at(-1)?.lower ?? '') &&
  !isOpen(last, text);

/** A name alone behind a comma or "and": another thing among several, else the model of the one before. */
function judgeName(reading: Judged, phrase: Phrase, phrases: Phrase[], place: number, last: Mention): Verdict {
  if (isOpen(last, reading.text) && phrase.joint !== 'join') return 'names';
  const beside = phrases.filter(
    (other, index) =>
      index !== place && (hasName(other) || anchorIn(other, reading.text) !== null) && other.joint !== 'bracket',
  );
  const isRow =
    reading.isList ||
    beside.filter((other) => hasThing(other) || hasBrand(other)).length > 1 ||
    (beside.some((other) => hasBrand(other) && other.joint !== 'start') && !phrases.some((other) => hasThing(other))) ||
    isRowOfNames(phrases);
  const isNumbered = isNumberedName(phrase);
  if (phrase.joint === 'comma')
    return isRow || phrase.isIndefinite || (isNumbered && !phrase.isDetermined) ? 'new' : 'says';
  if (phrase.joint === 'join') return phrase.tokens.length > 1 || phrase.isDetermined || isRow ? 'new' : 'says';
  return phrase.isDetermined ? 'new' : 'says';
}
