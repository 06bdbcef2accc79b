import { readAmounts } from './amounts.ts';
import { anchorIn } from './anchors.ts';
import { codeIn, spokenOfAgain } from './told-again.ts';
import { isColor, isDetail, isMeasured, isSale } from './detail-phrases.ts';
import { hasBrand, hasCode, hasName, hasPlain, hasThing, isStore, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import { isDoseOf, isNameFor, judge, judgeEntry } from './judge-phrase.ts';
import { labelOf } from './code-labels.ts';
import { SAYS } from './content-words.ts';
import { isMistaken, ruledOutBehind } from './ruled-out.ts';
import { beginsAnew, isLinesApart } from './item-scores/lines-apart.ts';
import { hasNameOfItsOwn, isNextModel, isOtherOne, labelledLike, ownOfNextCode, sameAgain } from './another-one.ts';
import {
  goesOn,
  isAnother,
  isBrandSaid,
  isMadeByNext,
  isNounLike,
  isNumber,
  isOneMore,
  isPeople,
  isQualifier,
  isState,
  withoutCount,
} from './phrase-forms.ts';
import { readPhrases } from './phrases.ts';
import { seenTo } from './seen-to.ts';
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
  /** A thing named before that the sentence speaks of again: what it says of codes is said of that one. */
  subject: Mention | null;
  /** What the sentence began with was read as nothing: what it says goes to no other thing. */
  isLost: boolean;
}

/** The things that a text names in order. `isEntry`: it is one entry of a list, about one thing. */
export function readMentions(
  text: string,
  context: TokenContext,
  { isLinewise, isEntry }: { isLinewise: boolean; isEntry: boolean },
): Mentions {
  const tokens = readTokens(text, context);
  const reading: Reading = {
    found: [],
    ruledOut: [],
    unread: [],
    text,
    waiting: [],
    isList: false,
    isLost: false,
    subject: null,
  };
  const sentences = splitSentences(tokens, isLinewise);
  for (const [index, sentence] of sentences.entries()) {
    // Nobody asks about as many: what goes on is a text of something else.
    if (reading.found.length > MOST_MENTIONS) break;
    if (isMistaken(sentence)) reading.ruledOut.push(...(reading.found.pop()?.phrases ?? []));
    const told = seenTo(sentence, ruledOutBehind(sentence, readPhrases(sentence)), reading);
    const phrases = withoutCount(told, text);
    reading.isLost = false;
    reading.subject = null;
    if (
      sentence.isHead &&
      takeHead(reading, { phrases, head: sentence, behindIt: sentences.slice(index + 1), isEntry })
    )
      continue;
    for (const [place, phrase] of phrases.entries())
      placePhrase(reading, {
        phrase,
        phrases,
        place,
        isNewLine: place === 0 && beginsAnew(sentence, sentences[index - 1], reading, isLinewise) && !goesOn(sentence),
        isEntry,
        isBare: sentence.tokens.every(({ class: own }) => own !== 'talk'),
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

/** What stands before a colon: a head of a list, or one word for what is named behind it ("Fridge: Acme AB12"). */
function takeHead(
  reading: Reading,
  { phrases, head, behindIt, isEntry }: { phrases: Phrase[]; head: Sentence; behindIt: Sentence[]; isEntry: boolean },
): boolean {
  const [next] = behindIt;
  const behind = next ? readPhrases(next) : [];
  const named = phrases.filter(
    (phrase) => hasName(phrase) || hasCode(phrase) || anchorIn(phrase, reading.text) !== null,
  );
  // "Donation table, 3 things that we are not sure of:" says how many follow.
  const isCounting =
    behindIt.length > 1 && HOW_MANY.test(reading.text.slice(head.tokens[0]?.start, head.tokens.at(-1)?.end));
  if (isCounting && named.every((phrase) => !hasBrand(phrase) && !hasCode(phrase))) return true;
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
  const [first, ...rest] = behind;
  const isOneName =
    first !== undefined &&
    hasName(first) &&
    !hasThing(first) &&
    !rest.some((phrase) => isAnother(phrase, isEntry)) &&
    anchorIn(first, reading.text) === null;
  if (only && others.length === 0 && isOneName)
    reading.found.push({ phrases: [{ ...only, lead: 'copula' }], details: [], isSure: false, isPartOf: false });
  else reading.isList = behind.length > 2;
  return true;
}

const HOW_MANY =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|a few|some|these|several) (?:\p{L}+ )?(?:things|items|products|questions|pieces)(?!\p{L})/iu;

interface Placing {
  phrase: Phrase;
  phrases: Phrase[];
  place: number;
  isNewLine: boolean;
  isEntry: boolean;
  /** It begins a line that says nothing but what things are. */
  isBare: boolean;
}

function placePhrase(reading: Reading, given: Placing): void {
  const placing = { ...given, phrase: asMaker(given.phrase, reading.text) };
  const { phrase, phrases, place, isNewLine, isEntry } = placing;
  const last = reading.found.at(-1);
  if (phrase.isRuledOut) {
    if (hasName(phrase) || hasThing(phrase) || hasCode(phrase) || anchorIn(phrase, reading.text))
      reading.ruledOut.push(phrase);
    return;
  }
  const own = anchorIn(phrase, reading.text);
  const once = own === null && !isEntry ? sameAgain(phrase, reading.found, reading.text) : null;
  if (once) return void reading.found.push({ ...once, phrases: [...once.phrases], details: [] });
  const again = isEntry || own !== null ? null : spokenOfAgain(phrase, reading.found);
  reading.subject = again ?? reading.subject;
  const said = again ? codeIn(phrase) : null;
  if (said) return void again?.details.push(said);
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
  if (own === null && last && isQualifier(phrase, reading.text)) return void last.details.push(phrase);
  if (own === null && isPeople(phrase) && !isBrandSaid(phrase, reading.text)) return;
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
  const isCalled =
    isNamedByPlace(placing, last) || (last !== undefined && isMadeByNext(phrase, phrases.slice(place + 1)));
  if (isCalled && own === null) return begin(reading, asName({ ...phrase, isGuess: true }));
  if (own === null && !hasName(phrase) && !hasThing(phrase)) {
    if (hasCode(phrase) || (last && isColor(phrase) && !isOneMore(phrase))) detail(reading, phrase);
    else if (last && !isEntry && hasNameOfItsOwn(phrase, phrases.slice(place + 1)))
      begin(reading, asName({ ...phrase, isGuess: true }));
    else if (hasPlain(phrase) && (isNounLike(phrase) || isMeasured(phrase)) && phrase.lead !== 'for') {
      reading.unread.push(phrase);
      reading.isLost ||= placing.place === 0 && isMeasured(phrase);
    }
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
  const isApart = verdict === 'names' && !isEntry && isLinesApart(phrase, last, reading.text);
  if (isApart && !hasBrand(phrase) && !hasThing(phrase)) reading.unread.push(phrase);
  else if (verdict === 'new' || isApart) begin(reading, phrase);
  else if (verdict === 'open') reading.found.push({ phrases: [phrase], details: [], isSure: false, isPartOf: false });
  else if (verdict === 'names') {
    last.phrases.push(phrase);
    last.isSure = true;
  } else if (verdict === 'says') last.details.push(phrase);
  else if (verdict !== 'person' && verdict !== 'again' && (hasName(phrase) || isUntold(phrase, reading)))
    reading.unread.push(phrase);
}

/** A word for a thing that none of those named is called by. */
const isUntold = (phrase: Phrase, { found }: Reading): boolean =>
  hasThing(phrase) &&
  phrase.lead === null &&
  found.every(({ phrases, details }) => {
    const known = new Set([...phrases, ...details].flatMap(({ tokens }) => tokens.map(({ lower }) => lower)));
    return phrase.tokens.every(({ lower }) => !known.has(lower));
  });

/** "Bottes de pluie Lakelet" in an entry: the name of what has none, and no place of sale. */
const isOfNameless = (phrase: Phrase, last: Mention | undefined): boolean =>
  phrase.lead === 'from' && !phrase.isBought && !isStore(phrase) && last !== undefined && isNameFor(phrase, last);

/** "A mirror by lumo+vale": behind "by", and before "brand", an unlisted word in small letters is a name. */
function asMaker(phrase: Phrase, text: string): Phrase {
  const isNamed = phrase.tokens.some(({ class: own }) => own === 'name');
  return (phrase.lead !== 'by' && !isBrandSaid(phrase, text)) || isNamed || !hasPlain(phrase) ? phrase : asName(phrase);
}

const asName = (phrase: Phrase): Phrase => ({
  ...phrase,
  tokens: phrase.tokens.map((token) => (token.class === 'plain' ? { ...token, class: 'name' as const } : token)),
});

/** "- tommy bahama set, …": unlisted words in small letters where a list or a bare line names its thing. */
const isNamedByPlace = (
  { phrase, phrases, place, isEntry, isNewLine, isBare }: Placing,
  last: Mention | undefined,
): boolean =>
  (isEntry ? !last && phrases.slice(0, place).every(isDetail) : isNewLine && isBare && last !== undefined) &&
  phrase.lead === null &&
  phrase.joint !== 'bracket' &&
  !hasName(phrase) &&
  !hasThing(phrase) &&
  hasPlain(phrase) &&
  readAmounts(phrase.tokens.map(({ text }) => text).join(' ')).length === 0;

function begin(reading: Reading, phrase: Phrase): void {
  const isSure = hasName(phrase) || hasThing(phrase) || hasCode(phrase) || anchorIn(phrase, reading.text) !== null;
  reading.found.push({ phrases: [phrase], details: reading.waiting, isSure, isPartOf: false });
  reading.waiting = [];
}

function detail(reading: Reading, phrase: Phrase): void {
  const last = (hasCode(phrase) ? reading.subject : null) ?? reading.found.at(-1);
  if (isNumber(phrase) && phrase.joint === 'bracket') return;
  if (reading.isLost) reading.unread.push(phrase);
  else if (last) last.details.push(phrase);
  else reading.waiting.push(phrase);
}
