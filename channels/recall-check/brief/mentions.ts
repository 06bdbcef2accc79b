import { anchorIn } from './anchors.ts';
import { hasBrand, hasCode, hasName, hasPlain, hasThing, isDate, isStore, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import { isDoseOf, isOpen, judge, judgeEntry } from './judge-phrase.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { de } from '../../reading/languages/de.ts';
import { nl } from '../../reading/languages/nl.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { labelOf } from './code-labels.ts';
import { SAYS } from './content-words.ts';
import { isGift, readPhrases } from './phrases.ts';
import { type Sentence, splitSentences } from './sentences.ts';
import { readStates } from './states.ts';
import { readTokens, type Token, type TokenContext } from './tokens.ts';

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
    if (isMistaken(sentence)) reading.ruledOut.push(...(reading.found.pop()?.phrases ?? []));
    const phrases = ruledOutBehind(sentence, readPhrases(sentence));
    if (sentence.isHead && takeHead(reading, phrases, sentence, sentences.slice(index + 1))) continue;
    for (const [place, phrase] of phrases.entries())
      placePhrase(reading, {
        phrase,
        phrases,
        place,
        isNewLine: place === 0 && ((sentence.isLineStart && isLinewise) || sentence.isParted) && !goesOn(sentence),
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

/** "Die RB6700 haben wir verkauft": in German and Dutch what is gone stands before its verb. */
const PARTICIPLES = wordSet(`${de.gone} ${nl.gone}`);
/** "Haben wir nicht mehr", "niet meer". */
const NO_MORE = wordSet('mehr meer');

/** "Sorry, wrong truck": what was named last is not meant. */
const MISTAKEN = wordSet(
  'wrong falsche falscher falsches falsch mauvais mauvaise equivocado equivocada sbagliato sbagliata errado errada verkeerd verkeerde',
);
const isMistaken = ({ tokens, isLineStart }: Sentence): boolean => {
  // "Acme Lumo: sold"
  const isGone =
    (!isLineStart || /^(?:that|this|it|those)$/.test(tokens[0]?.lower ?? '')) &&
    tokens.every((token) => token.class === 'talk' || token.class === 'mark');
  if (
    isGone &&
    tokens.some(({ roles }, at) => roles.has('gone') && !isGift(tokens, at)) &&
    !tokens.some(({ roles }) => roles.has('negations'))
  )
    return true;
  const [first, second] = tokens.filter(({ class: own, roles }) => own !== 'mark' && !roles.has('determiners'));
  return (
    MISTAKEN.has(first?.lower ?? '') ||
    (/^(?:sorry|oops|pardon|no|wait)$/.test(first?.lower ?? '') && MISTAKEN.has(second?.lower ?? ''))
  );
};

/** "…, we sold that", "…, so never mind that one": what stands before in the sentence is ruled out. */
function ruledOutBehind({ tokens }: Sentence, phrases: Phrase[]): Phrase[] {
  const at = tokens.findIndex(
    ({ roles }, index) =>
      roles.has('gone') &&
      !isGift(tokens, index) &&
      tokens
        .slice(index + 1, index + 4)
        .some(({ lower }) =>
          /^(?:it|that|them|this|one|those|diese[ns]?|sie|ihn|es|ça|cela|eso|lo|la|quello)$/.test(lower),
        ),
  );
  const sold = tokens.findIndex(
    ({ lower }, index) => PARTICIPLES.has(lower) || (NO_MORE.has(lower) && tokens[index - 1]?.roles.has('negations')),
  );
  const clause = tokens
    .slice(0, Math.max(sold, 0))
    .findLastIndex(({ class: own, roles }) => own === 'mark' || roles.has('buying'));
  const from = tokens[clause + 1]?.start ?? 0;
  if (sold > 0 && phrases.some(({ start, end }) => start >= from && end <= (tokens[sold]?.start ?? 0)))
    return phrases.map((phrase) =>
      phrase.start >= from && phrase.end <= (tokens[sold]?.start ?? 0) ? { ...phrase, isRuledOut: true } : phrase,
    );
  const fronted = frontedAt(tokens, phrases);
  if (fronted) return phrases.map((phrase) => (phrase === fronted ? { ...phrase, isRuledOut: true } : phrase));
  // "We can chat about used cars": what is talked about another time is not asked about.
  const about = tokens.findIndex(
    ({ lower }, index) =>
      TALKING.has(lower) && tokens.slice(Math.max(0, index - 4), index).some((token) => OFFERED.has(token.lower)),
  );
  if (about >= 0)
    return phrases.map((phrase) =>
      phrase.start > (tokens[about]?.start ?? 0) ? { ...phrase, isRuledOut: true } : phrase,
    );
  const passed = passedAway(tokens, phrases);
  if (passed.length > 0)
    return phrases.map((phrase) => (passed.includes(phrase) ? { ...phrase, isRuledOut: true } : phrase));
  const place = tokens[at]?.start ?? -1;
  const isAhead = at > 0 && !tokens.slice(0, at).some(({ roles }) => roles.has('only'));
  const skipped = isAhead ? -1 : skippedAt(tokens);
  if (skipped > 0) return phrases.map((phrase) => (phrase.end <= skipped ? { ...phrase, isRuledOut: true } : phrase));
  return isAhead ? phrases.map((phrase) => (phrase.end <= place ? { ...phrase, isRuledOut: true } : phrase)) : phrases;
}

/** "The Acme toaster we already gave to her", "the Acme leave out": what stands right before who gave it away. */
function frontedAt(tokens: Token[], phrases: Phrase[]): Phrase | undefined {
  const at = tokens.findIndex(
    ({ roles }, index) => roles.has('gone') && !isGift(tokens, index) && !tokens[index + 1]?.roles.has('determiners'),
  );
  let subject = at - 1;
  while (subject > 0 && ADVERBS.has(tokens[subject]?.lower ?? '')) subject -= 1;
  const [before, who] = [tokens[subject - 1], tokens[subject]];
  return at > 0 && before && /^(?:i|we|they|she|he)$/.test(who?.lower ?? '')
    ? phrases.find(({ end }) => end === before.end)
    : undefined;
}
const ADVERBS = wordSet("already just since have had has finally long ago i've we've");

/** "The Acme was sold", "the Acme and the Zeta were thrown away": what is said to be gone, one thing or, where several are spoken of, all of the clause. */
function passedAway(tokens: Token[], phrases: Phrase[]): Phrase[] {
  const at = tokens.findIndex(
    ({ roles }, index) =>
      roles.has('gone') &&
      tokens.slice(Math.max(0, index - 3), index).some(({ lower }) => PASSED.test(lower)) &&
      !tokens.slice(Math.max(0, index - 4), index).some((token) => token.roles.has('negations')) &&
      !/^(?:as|under|by|at|in|through|from|on)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  const verb = tokens.slice(0, Math.max(at, 0)).findLastIndex(({ lower }) => PASSED.test(lower));
  const before = phrases.filter(({ end }) => end <= (tokens[verb]?.start ?? -1));
  const mark = tokens.slice(0, Math.max(verb, 0)).findLastIndex(({ class: own }) => own === 'mark');
  const isOne = /^(?:was|is|got|has)$/.test(tokens[verb]?.lower ?? '');
  // "The heater by Acme": the maker and what he made.
  const head = before.findLastIndex(
    ({ lead, joint }) => lead !== 'by' && lead !== 'from' && lead !== 'for' && joint !== 'bracket',
  );
  return isOne ? before.slice(Math.max(head, 0)) : before.filter(({ start }) => start > (tokens[mark]?.start ?? -1));
}

const TALKING = wordSet(
  'chat talk speak discuss reden sprechen plaudern parler discuter hablar charlar parlare parlarne falar conversar praten',
);
const OFFERED = wordSet(
  "can could will we'll i'll let's lets shall might können wollen pouvons peut podemos possiamo podemos kunnen",
);

const PASSED = /^(?:was|were|is|are|got|been|has|have|wurde|wurden|ist|sind)$/;

/** "… - already checked, skip", "… (sold)": where a clause ends a sentence that says nothing but that what stands before it is gone; -1 for none. */
function skippedAt(tokens: Token[]): number {
  const at = tokens.findLastIndex(({ roles }, index) => roles.has('gone') && !isGift(tokens, index));
  const mark = tokens.slice(0, at).findLastIndex(({ class: own }) => own === 'mark');
  const behind = tokens.slice(mark + 1);
  const isAlone = behind.every(
    ({ class: own }) => own === 'talk' || own === 'mark' || own === 'month' || own === 'taken',
  );
  return at > 0 && mark > 0 && isAlone && !behind.some(({ roles }) => roles.has('negations') || roles.has('at'))
    ? (tokens[mark]?.start ?? -1)
    : -1;
}

/** What stands before a colon: a head of a list, or one word for what is named behind it ("Fridge: Acme AB12"). */
function takeHead(reading: Reading, phrases: Phrase[], head: Sentence, behindIt: Sentence[]): boolean {
  const [next] = behindIt;
  const behind = next ? readPhrases(next) : [];
  const named = phrases.filter(
    (phrase) => hasName(phrase) || hasCode(phrase) || anchorIn(phrase, reading.text) !== null,
  );
  const areVehicles = behind.some((phrase) => anchorIn(phrase, reading.text) === 'vehicle');
  // "Kitchen dump:" over lines of its own, "the bag from Vale Drugs says:" name nothing.
  const isOver =
    behindIt.length > 1 &&
    behindIt.slice(0, 2).every(({ isLineStart }) => isLineStart) &&
    !labelOf(next?.tokens[0]?.lower ?? '');
  const isSaid = SAYS.has(head.tokens.findLast(({ class: own }) => own !== 'mark')?.lower ?? '');
  const isPlain = named.every(
    (phrase) =>
      (!hasThing(phrase) || phrase.lead === 'from' || phrase.lead === 'at') &&
      !hasBrand(phrase) &&
      !hasCode(phrase) &&
      anchorIn(phrase, reading.text) === null,
  );
  if ((isOver || isSaid) && named.length > 0 && isPlain) return true;
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
  if (own === null && isNextModel(phrase, { last, isNewLine, text: reading.text })) return begin(reading, phrase);
  if (own === null && last && isOtherOne(phrase, last, reading.text))
    return void reading.found.push({
      phrases: [...last.phrases],
      details: [labelledLike(phrase, last)],
      isSure: last.isSure,
      isPartOf: false,
    });
  const head = last ? ownOfNextCode(phrase, last, reading.text) : null;
  if (head) return void reading.found.push({ phrases: [...head, phrase], details: [], isSure: true, isPartOf: false });
  if (own === null && isStore(phrase) && phrase.joint === 'bracket' && last) return void last.details.push(phrase);
  if (
    own === null &&
    (isDetail(phrase) || (isSale(phrase, last, reading.text) && !(isEntry && isOfNameless(phrase, last))))
  ) {
    detail(reading, phrase);
    return;
  }
  if (own === null && isPeople(phrase)) return;
  if (own === null && phrase.lead === null && isState(phrase)) return detail(reading, { ...phrase, lead: 'at' });
  const isPlace = (phrase.lead === 'at' || phrase.lead === 'from') && !phrase.isIndefinite && !hasCode(phrase);
  if (own === null && isPlace && !hasName(phrase)) return;
  if (
    own === null &&
    phrase.lead === 'at' &&
    isPlace &&
    !last &&
    !phrase.isDetermined &&
    !hasThing(phrase) &&
    !hasBrand(phrase)
  )
    return void reading.unread.push(phrase);
  if (own === null && !hasName(phrase) && !hasThing(phrase)) {
    if (hasCode(phrase)) detail(reading, phrase);
    else if (hasPlain(phrase) && isNounLike(phrase) && phrase.lead !== 'for') reading.unread.push(phrase);
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
  else if (verdict === 'open') reading.found.push({ phrases: [phrase], details: [], isSure: false, isPartOf: false });
  else if (verdict === 'names') {
    last.phrases.push(phrase);
    last.isSure = true;
  } else if (verdict === 'says') last.details.push(phrase);
  else if (hasName(phrase) && verdict !== 'person' && verdict !== 'again') reading.unread.push(phrase);
}

/** "Bottes de pluie Lakelet" in an entry: the name of what has none, and no place of sale. */
const isOfNameless = (phrase: Phrase, last: Mention | undefined): boolean =>
  phrase.lead === 'from' && !phrase.isBought && !isStore(phrase) && last !== undefined && !last.phrases.some(hasBrand);

/** A line that begins so says more of what the one before names. */
const goesOn = ({ tokens }: Sentence): boolean =>
  GOES_ON.has(tokens.find(({ class: own }) => own !== 'taken')?.lower ?? '');
const GOES_ON = wordSet('model modell modelo modello modèle marke marca marque merk brand');

/** "Portland, Oregon" */
const isState = ({ tokens, joint }: Phrase): boolean =>
  joint === 'comma' &&
  tokens.length < 3 &&
  tokens.every(({ class: own, isBrand }) => own === 'name' && !isBrand) &&
  readStates(tokens.map(({ text }) => text).join(' ')).length > 0;

/** Given names and nothing else, "Anna and Thomas": people, and no thing. */
const isPeople = ({ tokens, labelled }: Phrase): boolean =>
  labelled.length === 0 &&
  tokens.every(({ text, lower, isBrand }) => !isBrand && (AND.has(lower) || isGivenName(text)));
const AND = wordSet('and & und et y e en i');

/** "A 2028 Mazda CX-5, a 2028 CX-50": a year and a model behind a vehicle, in a row of them; on a line or behind an article also where nothing stands before. */
function isNextModel(
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
function ownOfNextCode(phrase: Phrase, { phrases }: Mention, text: string): Phrase[] | null {
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
const isOtherOne = (phrase: Phrase, { phrases, details }: Mention, text: string): boolean =>
  !hasName(phrase) &&
  !hasThing(phrase) &&
  ((isOneOf(phrase) && details.some((before) => isOneOf(before))) ||
    (isOfSerials(phrase) && details.some((before) => isOfSerials(before))) ||
    (details.length > 0 && OTHER_ONE.test(text.slice(phrases.at(-1)?.end ?? 0, phrase.start))));
/** One of several serial numbers under one label: each is of a piece of its own. */
const isOfSerials = ({ label, joint }: Phrase): boolean => label === 'serial' && joint === 'join';
/** "A 2030 and a 2031", "a black AB-15 and a white AB-17" */
const isOneOf = (phrase: Phrase): boolean =>
  phrase.isDetermined &&
  phrase.isIndefinite &&
  !phrase.isBought &&
  (hasCode(phrase) || (phrase.tokens.length === 1 && YEAR.test(phrase.tokens[0]?.text ?? '')));
/** "Made 03/2030 …, the other 08/2027" says of both when they were made. */
const labelledLike = (phrase: Phrase, { details }: Mention): Phrase => {
  const [label] = details.flatMap(({ labelled }) => labelled.map((code) => code.label));
  return label !== undefined && phrase.labelled.length === 0 ? { ...phrase, label } : phrase;
};
const OTHER_ONE =
  /(?:^|[\s,;.])one(?: of them)? [^.;\n]{2,60}[,;.]? (?:(?:and|while|but) )?(?:the (?:other|second)|another|one)(?: one)?(?: (?:is|was|has|says))?(?: (?:made|built|dated|from|in|lot|size|model))?\s*$/iu;

const AND_ANOTHER =
  /^\s*(?:,\s*)?(?:and|&|\+|plus|und|et|y|e|en|i)\s+(?:(?:an?|the|my|our|eine?n?|une?|una?|ein)\s+)?$/iu;
const OTHER_MODEL = /\b(?:older|newer|other|second|bigger|smaller) (?:one|model|version),? (?:the |an? )?$/i;
const shapeOf = (code: string): string => code.replace(/\d/g, '9').toUpperCase();

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

const isHouse = (phrase: Phrase): boolean =>
  phrase.tokens.length > 1 &&
  !hasBrand(phrase) &&
  !hasCode(phrase) &&
  phrase.tokens.every(({ isCapital }) => isCapital);

/** Where or from whom it was bought: behind "at" or "from", or the name of a shop. */
function isSale(phrase: Phrase, last: Mention | undefined, text: string): boolean {
  if (isStore(phrase)) return phrase.joint !== 'bracket';
  if (phrase.lead === 'from' && last && isOpen(last, text) && hasName(phrase) && !phrase.isBought) return false;
  // "Bought from Vale Motors"
  if (phrase.lead === 'from' && phrase.isBought && isHouse(phrase)) return true;
  if ((phrase.lead !== 'at' && phrase.lead !== 'from') || hasThing(phrase) || hasBrand(phrase) || hasCode(phrase))
    return false;
  return last !== undefined || phrase.isBought;
}
