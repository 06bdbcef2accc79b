import { isDenied } from '../../reading/denials.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LACKS, NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { INSISTS, ONLY_WORDS } from '../../reading/vocabulary/refusal-words.ts';
import { MINIMUM_WORDS } from '../../reading/vocabulary/told-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Order } from '../brief/read-order.ts';
import type { Need } from '../need.ts';
import type { OfferedLine } from '../offer.ts';
import type { QuoteReading } from '../quote-reading.ts';
import { findLabels } from './labels.ts';
import { partWords } from './part-words.ts';
import { withRequirements } from './with-requirements.ts';

/** What all offers say of each need, and what a buyer insists on. */
interface Asked {
  brief: string;
  needs: Need[];
  lines: OfferedLine[];
  isStrict: boolean;
  insisted: string[];
}

/**
 * Every line held against what the brief says of its need: another rating ("4GB" for 8 GB), what is asked for denied ("non-touch"), another mark of the
 * same form ("613" for 626), or no word of what alone will do ("HPLC grade only") where other lines have it. Such a line offers another thing, and
 * where the buyer insists it is ruled out. What is said of no line is held against the whole of an offer (`withRequirements`).
 */
export function withRequired(readings: QuoteReading[], order: Order): QuoteReading[] {
  const { texts, needs, limits } = order;
  const brief = texts.map(({ text }) => text).join('\n');
  const lines = readings.flatMap(({ offer }) => offer.lines.filter(({ status }) => status === 'offered'));
  const isStrict = limits.substitutes === 'refused' || STRICT.test(brief);
  const asked: Asked = { brief, needs, lines, isStrict, insisted: insistedIn(brief) };
  if (limits.substitutes === 'accepted') return withRequirements(readings, order);
  const byLines = readings.map((reading) => ({
    ...reading,
    offer: { ...reading.offer, lines: reading.offer.lines.map((line) => held(line, asked)) },
  }));
  return withRequirements(byLines, order);
}

function held(line: OfferedLine, asked: Asked): OfferedLine {
  const [need, ...others] = asked.needs.filter(({ id }) => line.needs.includes(id));
  if (!need || need.isWhole || others.length > 0 || line.status !== 'offered') return line;
  const said = statementOf(need);
  const peers = asked.lines.filter((other) => other !== line && other.needs.includes(need.id));
  // "Each plate must …": what is spoken of there is meant by its part number too.
  const isNamed = (word: string): boolean => line.namedBy === 'code' && hasWord(need.part, word);
  const lacks = asked.insisted.filter((word) => !isNamed(word) && isLacking(word, line, peers));
  const found = [
    ...otherRatings(said, line.description, asked.brief),
    ...denialsOf(said, line.description),
    ...otherMarks(need, line, peers),
    ...(lacks.length > 0
      ? strangeWords(line, [said, ...asked.insisted, ...peers.map((peer) => peer.description)])
      : []),
  ].filter((word) => !line.differs.includes(word));
  if (found.length === 0) return line;
  const isRuledOut = asked.isStrict || lacks.length > 0;
  return {
    ...line,
    differs: [...line.differs, ...new Set(found)],
    ...(isRuledOut && { isSubstitute: true, isRuledOut }),
  };
}

/** What the brief says of a need, to the end of its sentence. */
const statementOf = ({ part, said = '' }: Need): string => `${part} ${said.split(/\n|[.!?](?=\s)/, 1)[0] ?? ''}`;

const RATING =
  /(?<![\d.,/-])(?<value>\d+(?:[.,]\d+)?)[\s-]?(?<unit>[gtm]b|[gm]hz|mp|gsm|ply|dpi|mil|kva|hp|kw|psi|volts?|watts?|lumens?|denier)(?!\p{L})/giu;

function ratingsIn(text: string): Map<string, { value: number; words: string }[]> {
  const found = new Map<string, { value: number; words: string }[]>();
  for (const { 0: words, groups: { value = '', unit = '' } = {} } of text.matchAll(RATING)) {
    const name = unit.toLowerCase().replace(/(?<=lumen|volt|watt)s$/, '');
    found.set(name, [...(found.get(name) ?? []), { value: Number(value.replace(',', '.')), words }]);
  }
  return found;
}

/** Ratings of a unit that the brief rates by too, and none of which answers one that is asked for; more than a minimum answers it. */
function otherRatings(said: string, given: string, brief: string): string[] {
  const offered = ratingsIn(given);
  const isLeast = LEAST.test(brief);
  return [...ratingsIn(said)].flatMap(([unit, wanted]) => {
    const own = offered.get(unit) ?? [];
    const unmet = wanted.filter(({ value }) => own.every((other) => other.value !== value));
    const strange = own.filter(
      ({ value }) =>
        wanted.every((other) => other.value !== value) &&
        unmet.some((other) => (isLeast ? value < other.value : value !== other.value)),
    );
    return unmet.length > 0 ? strange.map(({ words }) => words) : [];
  });
}

const DENIAL = new RegExp(
  `(?<![\\p{L}\\d])(?:non|${anyOf(NEGATIONS)}|${anyOf(LACKS)})[\\s-](?:(?:an?|the|ein\\p{L}*|une?|una|um|uma)\\s)?(?<word>\\p{L}{4,})`,
  'giu',
);

/** "Non-touch", "ohne Deckel": of what is asked for, that it has it not. What costs nothing is there. */
const denialsOf = (said: string, given: string): string[] =>
  [...given.matchAll(DENIAL)].flatMap(({ 0: words, index, groups: { word = '' } = {} }) => {
    const isCharge = findLabels(given.slice(index)).some(({ start }) => start < words.length + 12);
    const isAsked = [...said.matchAll(/\p{L}{4,}/gu)].some(
      ({ 0: own, index: at }) =>
        (isSameStem(own, word, 5) || own.toLowerCase().startsWith(word.toLowerCase())) &&
        !isDenied(said.slice(0, at).replace(/-$/, ' ')),
    );
    return isAsked && !isCharge ? [words] : [];
  });

const MARK = /(?<![\p{L}\d.,$€£-])\d{3,4}(?![\d.,]*\d|[-\p{L}%])/gu;

/** "US10B/613" where 626 is asked for, and other offers name it. */
function otherMarks({ part, codes }: Need, { description }: OfferedLine, peers: OfferedLine[]): string[] {
  const bare = (text: string): string[] =>
    codes.reduce((left, code) => left.replaceAll(code, ' '), text).match(MARK) ?? [];
  const wanted = bare(part);
  const own = bare(description);
  return wanted.flatMap((mark) => {
    const isNamed = peers.some((peer) => bare(peer.description).includes(mark));
    if (!isNamed || own.includes(mark)) return [];
    return own.filter((other) => other.length === mark.length && !wanted.includes(other));
  });
}

const STRICT = phrasePattern(INSISTS);
const LEAST = phrasePattern(MINIMUM_WORDS);
const ONLY = new RegExp(`(?<!\\p{L})${anyOf(ONLY_WORDS)}(?!\\p{L})`, 'iu');

/** "HPLC grade ONLY": the words of a clause that says that nothing else will do. */
const insistedIn = (brief: string): string[] => [
  ...new Set(
    brief
      .split(/[.,;:!?()\n]/)
      .filter((clause) => ONLY.test(clause) || STRICT.test(clause))
      .flatMap((clause) => partWords(clause).map(({ word }) => word))
      .filter((word) => word.length > 2 && !ONLY.test(word)),
  ),
];

const hasWord = (text: string, word: string): boolean =>
  partWords(text).some((own) => own.word === word || (word.length > 5 && isSameStem(own.word, word, 5)));

/** Most other offers of the same have the word, and this one has it nowhere. */
function isLacking(word: string, { description, words }: OfferedLine, peers: OfferedLine[]): boolean {
  const having = peers.filter((peer) => hasWord(peer.description, word));
  return having.length * 2 > peers.length && !hasWord(`${description} ${words}`, word);
}

/** Words of a line that neither the brief nor another offer of the same has. */
function strangeWords({ description }: OfferedLine, known: string[]): string[] {
  const words = new Set(known.flatMap((text) => partWords(text).map(({ word }) => word)));
  return partWords(description).flatMap(({ word, isSize }) =>
    isSize || word.length < 3 || words.has(word) ? [] : [word],
  );
}
