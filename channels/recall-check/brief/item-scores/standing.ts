import { anchorIn } from '../anchors.ts';
import { findMake } from '../makes.ts';
import { hasBrand, hasCode, hasName, hasPlain, hasThing, isDate, type Mention } from '../mention.ts';
import type { Phrase } from '../phrase.ts';

/** How a thing stands in its brief: what names it, and what is said around it. */
export interface Standing {
  /** It is a vehicle, or has a VIN, a UPC or the number of a recall. */
  isAnchored: boolean;
  hasBrand: boolean;
  /** A model, serial or lot number, or a strength. */
  hasCode: boolean;
  isMedicine: boolean;
  /** An unlisted name right beside the word for what it is. */
  hasNamedThing: boolean;
  hasThing: boolean;
  /** An unlisted word in small letters beside the word for what it is. */
  hasPlainThing: boolean;
  hasDetail: boolean;
  /** Words that nobody listed, and no word for a thing. */
  isBareName: boolean;
  /** It begins its line, is an entry of a list or a row of a table. */
  isHead: boolean;
  /** Of a list or table as it is marked. */
  isEntry: boolean;
  /** It stands in a row of things, with nothing but a mark, a joining word or an article between. */
  isInRow: boolean;
  /** It has a capital, or nothing has. */
  isWritten: boolean;
  isLetter: boolean;
  /** Several words that nobody listed, each with a capital. */
  isLongName: boolean;
  lead: Phrase['lead'];
  isDetermined: boolean;
  isIndefinite: boolean;
  /** "Plus", "also" stand right before it. */
  isJoined: boolean;
  isBracketed: boolean;
  /** What its sentence says before it, from the thing before on. */
  before: string;
  /** What is said behind its name up to the next thing or the end of the sentence. */
  behind: string;
  /** The line of the text, from 0. */
  line: number;
  /** Another thing stands before it on its line or in its entry, with only a mark between. */
  isBesideLast: boolean;
  /** The thing before it is the one before in its row. */
  isBehindRow: boolean;
  isBetween: boolean;
  /** What is said before it goes on with "and" from the thing before. */
  isCoordinated: boolean;
  isOneWord: boolean;
  /** It goes on a line that begins with a thing, among other such lines. */
  isBehindHead: boolean;
  /** Its code stands in other words than its name. */
  isCodeApart: boolean;
  isLabelled: boolean;
  /** "Sole E25": a name with a letter and two figures. */
  hasShortCode: boolean;
  /** "Ours is an Acme" */
  isSaidToBe: boolean;
  /** "Also sold as …": another name of the one before. */
  isAlias: boolean;
  /** No name, and no word for a thing: a lot, a date or a serial number. */
  isCodeAlone: boolean;
  /** One word behind "in": where somebody lives, whoever sells under that name. */
  isTown: boolean;
  /** "… no wait, it's", "? nope" right behind. */
  isCorrected: boolean;
  /** Something is named before it in the same sentence. */
  isSecond: boolean;
}

/** The standing of one of several things named in order. `isEntry`: the text is one entry of a list or row of a table. */
export function standingOf(
  named: readonly Mention[],
  index: number,
  { text, isEntry, isCased, others }: { text: string; isEntry: boolean; isCased: boolean; others: readonly Phrase[] },
): Standing {
  const mention = named[index] ?? NOTHING;
  const all = [...mention.phrases, ...mention.details];
  const [first] = mention.phrases;
  const [start, end] = [first?.start ?? 0, mention.phrases.at(-1)?.end ?? 0];
  const said = first?.end ?? 0;
  const last = endOf(mention, named[index + 1]);
  const previous = Math.min(start, endOf(named[index - 1] ?? NOTHING, mention));
  const starts = [named[index + 1]?.phrases[0], ...others].flatMap((other) => other?.start ?? []);
  const next = Math.min(text.length, ...starts.filter((at) => at >= end));
  const from = sentenceStart(text, start);
  const to = sentenceEnd(text, said);
  // What nobody knows may be whose it is.
  const told = named.slice(index + 1).find((other) => saysWhat(other, text))?.phrases[0]?.start;
  const stops = [...(told === undefined ? [] : [told]), ...others.map((other) => other.start)];
  const until = Math.min(text.length, ...stops.filter((at) => at >= end));
  const line = text.slice(text.lastIndexOf('\n', Math.max(0, start - 1)) + 1, start);
  const has = (test: (phrase: Phrase) => boolean): boolean => all.some(test);
  const isCoded = has(isOfCode);
  const isNamed = mention.phrases.some((phrase) => hasWrittenName(phrase, isCased));
  const isMake = mention.phrases.some((phrase) => findMake(text.slice(phrase.start, phrase.end)) === 0);
  const isBehind = index > 0 && previous > from && isRowGap(text.slice(previous, start));
  const isBefore = next < to && isRowGap(text.slice(last, next));
  const isHead = (isEntry && index === 0) || !/\p{L}/u.test(line.replace(COUNTED, ''));
  return {
    isAnchored: has((phrase) => anchorIn(phrase, text) !== null),
    hasBrand: isMake || all.some((phrase) => isBranded(phrase, isCased)),
    hasCode: isCoded,
    isMedicine: has(({ tokens }) => tokens.some(({ kinds }) => kinds.has('medicine'))),
    hasNamedThing: isNamed && has(hasThing),
    hasThing: has(hasThing),
    hasDetail: has((phrase) => isDate(phrase) || phrase.tokens.some(({ text: word }) => /\d{2}/.test(word))),
    hasPlainThing: has(hasThing) && mention.phrases.some(hasPlain),
    isBareName: !has(hasThing) && !has(hasBrand) && !isCoded && !isMake,
    isWritten: isNamed,
    isLetter: mention.phrases.every(({ start: from, end: to }) => to - from < 2),
    isLongName: mention.phrases.some((phrase) => phrase.tokens.filter(isWritten).length > 1),
    isHead,
    isEntry: isEntry && index === 0,
    isBehindRow: isBehind,
    isInRow:
      isBehind ||
      isBefore ||
      (to < text.length + 1 && isAlone(text.slice(from, start)) && /^[^.!\n]*\?$/.test(text.slice(end, to + 1))),
    lead: first?.lead ?? null,
    isDetermined: first?.isDetermined ?? false,
    isIndefinite: first?.isIndefinite ?? false,
    isJoined: first?.joint === 'plus' || JOINED.test(text.slice(Math.max(0, start - 24), start)),
    isBracketed: first?.joint === 'bracket',
    before: withoutRuledOut(text.slice(Math.max(from, previous), start)),
    behind: withoutRuledOut(until < to ? ownOf(text.slice(said, until), until === told) : text.slice(said, to)),
    line: text.slice(0, start).split('\n').length - 1,
    isBesideLast:
      index > 0 &&
      /^[\s,:;()"”–—-]{1,6}$/u.test(text.slice(previous, start)) &&
      !text.slice(previous, start).includes('\n'),
    isBetween: isBefore && (isBehind || /:\s*$/.test(text.slice(0, start))),
    isCoordinated: index > 0 && COORDINATED.test(text.slice(previous, start)),
    isOneWord: mention.phrases.length === 1 && first?.tokens.length === 1,
    isBehindHead:
      index > 0 && !isEntry && !isHead && !text.slice(previous, start).includes('\n') && isListLine(text, start),
    isLabelled: has((phrase) => phrase.labelled.length > 0),
    isCodeApart: !all.some((phrase) => isOfCode(phrase) && phrase.joint !== 'comma'),
    hasShortCode: mention.phrases.some(hasShortCode),
    isSaidToBe: mention.phrases.some((phrase) => phrase.lead === 'copula'),
    isAlias: ALIAS.test(text.slice(Math.max(0, start - 24), start)),
    isCodeAlone: isCoded && !isMake && !has(hasThing) && !has(hasBrand) && !has(hasName),
    isTown: first?.tokens.length === 1 && IN.test(text.slice(0, start)),
    isCorrected: CORRECTED.test(text.slice(last, Math.min(text.length, last + CORRECTION))),
    isSecond: index > 0 && previous > from,
  };
}

const saysWhat = ({ phrases, details }: Mention, text: string): boolean =>
  [...phrases, ...details].some(
    (phrase) => hasThing(phrase) || hasBrand(phrase) || hasCode(phrase) || anchorIn(phrase, text) !== null,
  );

const NOTHING: Mention = { phrases: [], details: [], isSure: false, isPartOf: false };

/** Where its words end, as far as they stand before the next thing. */
const endOf = ({ phrases, details }: Mention, next: Mention | undefined): number =>
  Math.max(
    0,
    ...[...phrases, ...details].map(({ end }) => end).filter((end) => end <= (next?.phrases[0]?.start ?? Infinity)),
  );

/** What stands between two things up to the last mark: behind it begins what is said of the next. */
const ownOf = (gap: string, isNamed: boolean): string => {
  const at = gap.search(/[,;:(–—|][^,;:(–—|]*$/u);
  return at < 0 && !isNamed ? gap : gap.slice(0, Math.max(0, at));
};

/** Rewritten by readers before: "(not the …)". */
const withoutRuledOut = (text: string): string => text.replace(/\(not the [^)]*\)/g, ' ');

const JOINED =
  /(?:(?<!\p{L})(?:plus|also|außerdem|aussi|también|anche|também|ook|też)|[.!?;:\n\u0001\]]\s*(?:and|und|et|y|e|en|i))(?: \p{L}{1,6})?\s+$/iu;

/** A model, serial or lot number: a date that is printed on it is none. */
const isOfCode = (phrase: Phrase): boolean =>
  phrase.labelled.length > 0 ? phrase.labelled.some(({ label }) => !DATES.has(label)) : hasCode(phrase);
const DATES: ReadonlySet<string> = new Set(['made', 'best by', 'size']);
const hasShortCode = ({ tokens }: Phrase): boolean =>
  tokens.some(({ text }, at) => /^\p{Lu}{1,2}-?\d{1,3}$/u.test(text) && tokens.slice(0, at).some(isWritten));
const SOLD = 'sold|known|labell?ed|branded|badged|vendue?s?|verkauft|vendid[oa]|vendut[oa]|verkocht|and|und|et|y';
const ALIAS = new RegExp(`(?<!\\p{L})(?:${SOLD}),? (?:as|under|als|como|come|comme|sous)\\s+$|aka\\s+$`, 'iu');

const IN = /(?<!\p{L})(?:in|à|en|em|nach|w|near|aus)\s+$/iu;
const COORDINATED = /^[\s)"”,;]*(?:and|und|et|y|e|en|i|plus)\s/iu;

/** A brand as it is written, or in small letters beside more than itself: alone and small it may be a word of talk. */
const isBranded = ({ tokens }: Phrase, isCased: boolean): boolean =>
  tokens.some(({ isBrand, isCapital }) => isBrand && (isCapital || !isCased || tokens.length > 1));

/** Nothing but an article stands before it in its sentence. */
const isAlone = (before: string): boolean => /^[\s\p{P}]*(?:\p{L}{1,5}\s)?$/u.test(before);

/** A mark or a joining word with no more than articles and numbers behind it. */
function isRowGap(gap: string): boolean {
  const plain = gap.replace(/\([^()]*\)/g, '');
  const rest = ROW_MARK.exec(plain)?.[1];
  const words = rest?.split(/[\s,;&+"“(]+/).filter(Boolean) ?? [];
  const isShort = words.length < MOST_SMALL && words.every((word) => SMALL.test(word));
  return (rest !== undefined && isShort) || NOUN_GAP.test(plain);
}
const ROW_MARK = /^[\s)"”]*(?:[,;&+?]|(?:and|or|plus|und|oder|et|ou|y|e|o|en|of|i|oraz)(?![\p{L}\d]))(.*)$/isu;
const SMALL = /^(?:\p{L}{1,5}['’]?|\d+)$/u;
const MOST_SMALL = 7;

/** One longer word may say what it is in a language whose words for things are not all known. */
const NOUN_GAP = /^[\s)"”]*(?:,|(?<!\p{L})(?:and|und|et|y|e|en|i)(?!\p{L}))\s+(?:\p{L}{1,4}\s+)?\p{Ll}{4,16}\s+$/u;
const isWritten = ({ class: own, isCapital }: Phrase['tokens'][number]): boolean => own === 'name' && isCapital;
const hasWrittenName = (phrase: Phrase, isCased: boolean): boolean =>
  hasName(phrase) && (!isCased || phrase.tokens.some(isWritten));

/** A short line among short lines, without the end of a sentence. */
function isListLine(text: string, at: number): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const short = lines.filter((line) => line.length < SHORT_LINE && !/[.!?]\s+\p{Lu}/u.test(line));
  const from = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
  const own = text.slice(from).split('\n')[0] ?? '';
  return short.length > FEW_LINES && short.includes(own);
}
const SHORT_LINE = 90;
const FEW_LINES = 2;

/** What takes back what was just named, in eight languages: behind a mark, and with a mark or what it really is behind. */
const TAKING_BACK =
  'no|nope|nah|wait|no wait|sorry|actually|i mean|rather|scratch that|nein|quatsch|ach nein|ach was|doch nicht|non|non attends|attends|pardon|espera|perdón|mejor dicho|aspetta|anzi|não|não espera|quer dizer|nee|wacht|nie|czekaj|znaczy';
const CORRECTED = new RegExp(
  `^["”)]?\\s*(?:[?…,;–—-]|\\.{2,3})+\\s*(?:${TAKING_BACK})(?!\\p{L})(?:\\s*[,.…!?:–—-]|\\s+(?:wait|it|its|it's|that|that's|the|a|an|i mean|attends|espera|aspetta|es|c'est|è|é|het|to|das|der|die|quell[oa])(?!\\p{L}))`,
  'iu',
);
const CORRECTION = 40;

/** "x 4", "qty", "a)" before the thing of a line. */
const COUNTED = /^[\s\p{P}\p{S}\d]*(?:x|qty|pcs|ea|(?:an?|the|my|our)(?: \p{Ll}{2,8})?|[a-z])?[\s\p{P}\p{S}\d]*$/iu;

const SENTENCE_END = /[.!?](?=[\s"”)]+[^\p{Ll}\s])|\n/gu;

function sentenceStart(text: string, at: number): number {
  const hit = Array.from(text.slice(0, at).matchAll(SENTENCE_END)).findLast(({ index }) => !isShort(text, index));
  return hit ? hit.index + 1 : 0;
}

function sentenceEnd(text: string, at: number): number {
  const hit = Array.from(text.slice(at).matchAll(SENTENCE_END)).find(({ index }) => !isShort(text, at + index));
  return hit ? at + hit.index : text.length;
}

const isShort = (text: string, at: number): boolean =>
  text[at] === '.' &&
  /(?<!\p{L})(?:\p{L}|Mr|Mrs|Ms|Dr|St|No|Nr|Sr|Sra|Mme|lot|ca)$/u.test(text.slice(Math.max(0, at - 4), at));
