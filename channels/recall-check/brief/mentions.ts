import { anchorIn, type Anchor } from './anchors.ts';
import {
  hasBrand,
  hasCode,
  hasName,
  hasPlain,
  hasThing,
  isDate,
  isStore,
  isThing,
  isYear,
  type Mention,
  readingOf,
} from './mention.ts';
import { type Phrase, readPhrases } from './phrases.ts';
import { readVehicle } from './read-vehicle.ts';
import { type Sentence, splitSentences } from './sentences.ts';
import { readTokens, type TokenContext } from './tokens.ts';

/** What the words of a text come to. */
export interface Mentions {
  found: Mention[];
  /** Named, and ruled out by the brief itself ("not the …", "we sold …"). */
  ruledOut: Phrase[];
  /** Words that may name something and were read as nothing. */
  unread: Phrase[];
  /** Details that stand before the thing that they are about, or without one. */
  waiting: Phrase[];
}

interface Reading extends Mentions {
  text: string;
  /** A head says that several things follow. */
  isList: boolean;
}

/** The things that a text names in order. `isEntry`: it is one entry of a list, about one thing. */
export function readMentions(
  text: string,
  context: TokenContext,
  { isLinewise, isEntry }: { isLinewise: boolean; isEntry: boolean },
): Mentions {
  const tokens = readTokens(text, context);
  const reading: Reading = { found: [], ruledOut: [], unread: [], text, waiting: [], isList: false };
  const sentences = splitSentences(tokens, isLinewise);
  for (const [index, sentence] of sentences.entries()) {
    // Nobody asks about as many: what goes on is a text of something else.
    if (reading.found.length > MOST_MENTIONS) break;
    const phrases = ruledOutBehind(sentence, readPhrases(sentence));
    if (sentence.isHead && takeHead(reading, phrases, sentences[index + 1])) continue;
    for (const [place, phrase] of phrases.entries())
      placePhrase(reading, {
        phrase,
        phrases,
        place,
        isNewLine: place === 0 && sentence.isLineStart && isLinewise,
        isEntry,
      });
  }
  // Codes alone name a thing too.
  if (reading.found.length === 0 && reading.waiting.some((phrase) => hasCode(phrase) || phrase.labelled.length > 0))
    reading.found.push({
      phrases: reading.waiting.slice(0, 1),
      details: reading.waiting.slice(1),
      isSure: true,
      isPartOf: false,
    });
  return reading;
}

const MOST_MENTIONS = 1_000;

/** "…, we sold that", "…, so never mind that one": what stands before in the sentence is ruled out. */
function ruledOutBehind({ tokens }: Sentence, phrases: Phrase[]): Phrase[] {
  const at = tokens.findIndex(
    ({ roles }, index) =>
      roles.has('gone') &&
      tokens
        .slice(index + 1, index + 4)
        .some(({ lower }) =>
          /^(?:it|that|them|this|one|those|diese[ns]?|sie|ihn|es|ça|cela|eso|lo|la|quello)$/.test(lower),
        ),
  );
  const place = tokens[at]?.start ?? -1;
  const isAhead = at > 0 && !tokens.slice(0, at).some(({ roles }) => roles.has('only'));
  return isAhead ? phrases.map((phrase) => (phrase.end <= place ? { ...phrase, isRuledOut: true } : phrase)) : phrases;
}

/** What stands before a colon: a head of a list, or one word for what is named behind it ("Fridge: Acme AB12"). */
function takeHead(reading: Reading, phrases: Phrase[], next: Sentence | undefined): boolean {
  const behind = next ? readPhrases(next) : [];
  const named = phrases.filter(
    (phrase) => hasName(phrase) || hasCode(phrase) || anchorIn(phrase, reading.text) !== null,
  );
  const areVehicles = behind.some((phrase) => anchorIn(phrase, reading.text) === 'vehicle');
  if (
    named.some(
      (phrase) => !areVehicles || hasThing(phrase) || hasCode(phrase) || anchorIn(phrase, reading.text) !== null,
    )
  )
    return false;
  const [only, ...others] = phrases.filter((phrase) => hasThing(phrase));
  const [first] = behind;
  const isOneName =
    first !== undefined &&
    hasName(first) &&
    !hasThing(first) &&
    behind.filter((phrase) => hasName(phrase) || hasThing(phrase)).length === 1 &&
    anchorIn(first, reading.text) === null;
  if (only && others.length === 0 && isOneName)
    reading.found.push({ phrases: [{ ...only, lead: 'copula' }], details: [], isSure: false, isPartOf: false });
  else reading.isList = behind.length > 2;
  return true;
}

interface Placing {
  phrase: Phrase;
  phrases: Phrase[];
  place: number;
  isNewLine: boolean;
  isEntry: boolean;
}

function placePhrase(reading: Reading, placing: Placing): void {
  const { phrase, isNewLine, isEntry } = placing;
  const last = reading.found.at(-1);
  if (phrase.isRuledOut) {
    if (hasName(phrase) || hasThing(phrase) || hasCode(phrase) || anchorIn(phrase, reading.text))
      reading.ruledOut.push(phrase);
    return;
  }
  const own = anchorIn(phrase, reading.text);
  if (own === null && isStore(phrase) && phrase.joint === 'bracket' && last) return void last.details.push(phrase);
  if (own === null && (isDetail(phrase) || isSale(phrase, last, reading.text))) {
    detail(reading, phrase);
    return;
  }
  if (
    own === null &&
    (phrase.lead === 'at' || phrase.lead === 'from') &&
    !phrase.isIndefinite &&
    !hasName(phrase) &&
    !hasCode(phrase)
  )
    return;
  if (own === null && !hasName(phrase) && !hasThing(phrase)) {
    if (hasPlain(phrase) && isNounLike(phrase)) reading.unread.push(phrase);
    return;
  }
  if (last && own === null && isDoseOf(phrase, last)) {
    last.details.push(phrase);
    return;
  }
  if (!last || (isNewLine && !isEntry)) {
    begin(reading, phrase);
    return;
  }
  const verdict = isEntry ? judgeEntry(phrase, own, last, reading) : judge(reading, placing, own, last);
  if (verdict === 'new') begin(reading, phrase);
  else if (verdict === 'names') {
    last.phrases.push(phrase);
    last.isSure = true;
  } else if (verdict === 'says') last.details.push(phrase);
  else if (hasName(phrase) && verdict !== 'person') reading.unread.push(phrase);
}

/** An unlisted word where a thing is named: behind an article or in a row, and without the ending of a verb or adverb. */
const isNounLike = ({ tokens, isDetermined, joint }: Phrase): boolean =>
  (isDetermined || ((joint === 'join' || joint === 'comma') && tokens.length < 4)) &&
  !/(?:ed|ing|ly|ful|less|est|ous|ive|able|ible)$/.test(
    tokens.findLast((token) => token.class === 'plain')?.lower ?? 'ly',
  );

function begin(reading: Reading, phrase: Phrase): void {
  const isSure = hasName(phrase) || hasThing(phrase) || hasCode(phrase) || anchorIn(phrase, reading.text) !== null;
  reading.found.push({ phrases: [phrase], details: reading.waiting, isSure, isPartOf: false });
  reading.waiting = [];
}

/** "(1)" before a line of an order. */
const isNumber = ({ tokens }: Phrase): boolean =>
  tokens.length === 1 && tokens[0]?.class === 'number' && tokens[0].text.length < 4;

function detail(reading: Reading, phrase: Phrase): void {
  const last = reading.found.at(-1);
  if (isNumber(phrase) && phrase.joint === 'bracket') return;
  if (last) last.details.push(phrase);
  else reading.waiting.push(phrase);
}

/** Codes, sizes, dates, amounts and qualities without a name or a word for a thing. */
const isDetail = (phrase: Phrase): boolean =>
  !hasName(phrase) &&
  !hasThing(phrase) &&
  (isDate(phrase) ||
    isYear(phrase) ||
    phrase.tokens.every(
      ({ class: own, isBrand }) =>
        !isBrand &&
        (own === 'code' ||
          own === 'number' ||
          own === 'weak' ||
          own === 'month' ||
          own === 'either' ||
          own === 'mark' ||
          own === 'talk'),
    ));

/** Where or from whom it was bought: behind "at" or "from", or the name of a shop. */
function isSale(phrase: Phrase, last: Mention | undefined, text: string): boolean {
  if (isStore(phrase)) return phrase.joint !== 'bracket';
  if (phrase.lead === 'from' && last && isOpen(last, text) && hasName(phrase) && !phrase.isBought) return false;
  if ((phrase.lead !== 'at' && phrase.lead !== 'from') || hasThing(phrase) || hasBrand(phrase) || hasCode(phrase))
    return false;
  return last !== undefined || phrase.isBought;
}

type Verdict = 'new' | 'names' | 'says' | 'nothing' | 'person';

/** In an entry of a list only a vehicle or another VIN begins something new. */
function judgeEntry(phrase: Phrase, own: Anchor | null, last: Mention, reading: Reading): Verdict {
  if (isOpen(last, reading.text) && hasName(phrase)) return 'names';
  const other = last.phrases.map((before) => anchorIn(before, reading.text)).find((anchor) => anchor !== null) ?? null;
  if (
    own === 'vehicle' &&
    other === 'vehicle' &&
    phrase.joint !== 'bracket' &&
    isDatedVehicle(phrase, reading.text) &&
    last.phrases.some((before) => isDatedVehicle(before, reading.text))
  )
    return 'new';
  return own === null && phrase.lead === 'by' ? 'names' : 'says';
}

/** "My fridge is …" waits for its name. */
const isOpen = ({ phrases }: Mention, text: string): boolean =>
  phrases.every((phrase) => !hasName(phrase) && !hasCode(phrase) && anchorIn(phrase, text) === null);

function judge(reading: Reading, { phrase, phrases, place }: Placing, own: Anchor | null, last: Mention): Verdict {
  const other =
    [...last.phrases, ...last.details]
      .map((before) => anchorIn(before, reading.text))
      .find((anchor) => anchor !== null) ?? null;
  const isNamed = hasName(phrase) || own !== null;
  const isWhole = (hasThing(phrase) || isDose(phrase)) && (hasName(phrase) || hasCode(phrase) || isMedicine(phrase));
  if (own === 'vehicle' && isCompleted(phrase, last, reading.text)) {
    const [before] = last.phrases;
    const isMakeLast = readVehicle(readingOf(phrase, reading.text))?.model === '';
    last.phrases.splice(0, last.phrases.length, ...(isMakeLast && before ? [phrase, before] : [phrase]));
    return 'nothing';
  }
  if (own !== null) return judgeAnchor(own, other, { phrase, last, isList: reading.isList });
  if (phrase.joint === 'bracket') return 'says';
  if (phrase.joint === 'plus' && !phrase.isDetermined && !/^[\p{Lu}\d]/u.test(phrase.tokens[0]?.text ?? ''))
    return other === 'vehicle' || hasBrand(phrase) ? 'new' : 'says';
  if (
    isOpen(last, reading.text) &&
    hasName(phrase) &&
    (!last.isSure || phrase.lead === 'copula' || phrase.lead === 'by' || phrase.lead === 'from')
  )
    return 'names';
  if (phrase.lead === 'by') return 'names';
  // "For Marguerita": nobody's name is a thing.
  const isPerson =
    phrase.lead === 'for' &&
    !isOpen(last, reading.text) &&
    phrase.tokens.every((token) => token.class === 'name' && !token.isBrand);
  if (isPerson) return 'person';
  if (phrase.lead === 'for') return hasName(phrase) && !isOpen(last, reading.text) && isWhole ? 'new' : 'says';
  if (phrase.lead === 'with' && !isWhole) return 'says';
  if (isOnlyCode(last, reading.text) && phrase.joint !== 'start') return 'names';
  if (!isNamed && isSameThing(phrase, last)) return 'nothing';
  if (isQuoted(phrase, reading.text) && last.phrases.some((before) => isQuoted(before, reading.text))) return 'new';
  if (isWhole) return isApposed(phrase, last, reading.text) ? 'says' : 'new';
  if (hasBrand(phrase))
    return last.phrases.some((before) => hasBrand(before) || isDose(before) || isMedicine(before)) ||
      (phrase.joint === 'join' && last.phrases.some((before) => hasName(before) && before.tokens.length > 1)) ||
      (phrase.joint === 'comma' && isNumberedName(phrase) && last.phrases.some((before) => hasName(before))) ||
      last.phrases.some((before) => (hasName(before) || isQuoted(before, reading.text)) && hasThing(before)) ||
      phrase.isDetermined
      ? 'new'
      : 'says';
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
  if (phrase.joint === 'talk') return isWhatItIs(phrase, last, reading.text) ? 'names' : 'nothing';
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
function isDoseOf(phrase: Phrase, last: Mention): boolean {
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
  if (own === 'vehicle') return other === 'vin' && !last.phrases.some((before) => hasName(before)) ? 'says' : 'new';
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
function isWhatItIs(phrase: Phrase, { phrases }: Mention, text: string): boolean {
  if (!hasThing(phrase) || phrases.some((before) => hasThing(before))) return isOpenNaming(phrases, text);
  return phrase.start - (phrases.at(-1)?.end ?? 0) < NEAR || isOpenNaming(phrases, text);
}

const NEAR = 16;
const isOpenNaming = (phrases: Phrase[], text: string): boolean =>
  isOpen({ phrases, details: [], isSure: false, isPartOf: false }, text) && !phrases.some((before) => hasThing(before));

/** The word for it again: "the chair is brown". */
function isSameThing(phrase: Phrase, last: Mention): boolean {
  const known = new Set(last.phrases.flatMap(({ tokens }) => tokens.filter(isThing).map(({ lower }) => lower)));
  return phrase.tokens.filter(isThing).every(({ lower }) => known.has(lower));
}

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
function judgeName(reading: Reading, phrase: Phrase, phrases: Phrase[], place: number, last: Mention): Verdict {
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
  if (phrase.joint === 'comma') return isRow || (isNumbered && !phrase.isDetermined) ? 'new' : 'says';
  if (phrase.joint === 'join') return phrase.tokens.length > 1 || phrase.isDetermined || isRow ? 'new' : 'says';
  return phrase.isDetermined ? 'new' : 'says';
}
