import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { BOTH_WORDS, IN_TURN, MUST_WORDS } from '../../reading/vocabulary/told-words.ts';
import { readLeadTime } from '../reading/lead-time.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { hasPrices } from './prices.ts';

/**
 * When each vendor delivers where that is told apart from its offer, "Fingal 8 days, Balbriggan 3 weeks", "both in a week", "1 week / 4 days" in the
 * order of the offers: each is put below its quote, where it is read as the vendor's own words.
 */
export function withLeadsOfVendors(split: SplitNotes): SplitNotes {
  if (split.quotes.length < 2) return split;
  const refs = refsOf(split.quotes, split.brief);
  const told = new Map<number, string[]>();
  const tell = (at: number, words: string): void => {
    told.set(at, [...(told.get(at) ?? []), words.trim()]);
  };
  const readLine = (line: string, own: number | null): string => {
    if (line.length > LONGEST || /\?\s*$/.test(line) || hasPrices(line) || MUST.test(line)) return line;
    const clauses = line.split(CLAUSES);
    const named = clauses.map((clause) => namedLead(clause, refs));
    const isOfOthers = named.some((lead) => lead !== null && lead.at !== own);
    if (isOfOthers && named.some((lead) => lead !== null)) {
      for (const lead of named) if (lead) tell(lead.at, lead.words);
      return clauses.filter((_clause, at) => named[at] === null).join(', ');
    }
    const inTurn = line.split(TURNS).flatMap((part) => leadIn(part) ?? []);
    if (TURNS.test(line) && inTurn.length === split.quotes.length) {
      inTurn.forEach((words, at) => tell(at, words));
      return '';
    }
    // Below an offer "both" are its two lines where another vendor tells a time of its own.
    const isOwn = own !== null && split.quotes.some(({ text }, at) => at !== own && text.split('\n').some(tellsLead));
    const ofAll = BOTH.test(line) ? leadIn(line.replace(BOTH, ' ')) : null;
    if (ofAll !== null) {
      split.quotes.forEach((_quote, at) => (isOwn && at !== own ? undefined : tell(at, ofAll)));
      return '';
    }
    return line;
  };
  const brief = inLines(split.brief, (line) => readLine(line, null));
  const texts = split.quotes.map(({ text }, at) => {
    const from = lastPriced(text);
    return inLines(text, (line, index) => (index > from ? readLine(line, at) : line));
  });
  if (told.size === 0) return split;
  const quotes = split.quotes.map((quote, at): PastedQuote => ({
    ...quote,
    text: [(texts[at] ?? '').trimEnd(), ...(told.get(at) ?? [])].join('\n'),
  }));
  return { ...split, brief: brief.trim(), quotes };
}
const LONGEST = 160;
const CLAUSES = /[.;,]\s+|\.$|\s(?:[–—-]|and|und|et|y|while|whereas|(?:e|en|i|a)(?=\s\p{Lu}))\s/u;
const BOTH = phrasePattern(BOTH_WORDS);
const MUST = phrasePattern(MUST_WORDS);
const TURNS = new RegExp(`\\s(?:/|${anyOf(IN_TURN)})\\s`, 'iu');

/** The lines of a text written anew, those left out that nothing is left of. */
const inLines = (text: string, write: (line: string, index: number) => string): string =>
  text
    .split('\n')
    .flatMap((line, index) => {
      const sentences = line.split(/(?<=\p{L}{2}[.!])\s+(?=\p{Lu})/u);
      const written = sentences.map((sentence) => write(sentence, index)).filter((sentence) => sentence !== '');
      return written.length === 0 && line.trim() !== '' ? [] : [written.join(' ')];
    })
    .join('\n');

/** Where the last line with a price stands; what follows may be told of all. */
const lastPriced = (text: string): number => text.split('\n').findLastIndex((line, at) => at === 0 || hasPrices(line));

const tellsLead = (line: string): boolean => readLeadTime(line.trim(), { today: '', isKnown: false }) !== null;

/** What tells a time of delivery by its words, or would as what it is told of. */
function leadIn(words: string): string | null {
  const own = words.trim();
  const said = [own, `Lead time: ${own}`];
  return said.find((one) => readLeadTime(one, { today: '', isKnown: false }) !== null) ?? null;
}

/** "Teviot needs 2 weeks": the vendor that a clause names, and the rest of its words where they tell when it delivers. */
function namedLead(clause: string, refs: RegExp[]): { at: number; words: string } | null {
  const [at, ...others] = refs.flatMap((ref, index) => (ref.test(clause) ? [index] : []));
  if (at === undefined || others.length > 0) return null;
  const words = leadIn(clause.replace(refs[at] ?? '', ' ').replace(/^[^\p{L}\d]+/u, ''));
  return words === null ? null : { at, words };
}

/**
 * What each vendor may be called: a word of its name that no other has, as it is written there, or two of them in any letters. A word that the brief writes in
 * small letters, "hire" of "Weald Site Hire", is an ordinary one where it opens a line.
 */
function refsOf(quotes: readonly PastedQuote[], brief: string): RegExp[] {
  const small = new Set(brief.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu) ?? []);
  const names = quotes.map(({ name, text }) => name || (text.split('\n', 1)[0] ?? ''));
  const wordsOf = (name: string): string[] => name.slice(0, LONGEST_NAME).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return names.map((name, at) => {
    const words = wordsOf(name);
    const others = new Set(names.flatMap((other, index) => (index === at ? [] : wordsOf(other))));
    const own = words.filter(
      (word) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(word) && !others.has(word) && !small.has(word.toLowerCase()),
    );
    const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
    const pair = pairs.map(anyCase);
    const all = [...pair, ...own];
    return all.length === 0
      ? /$^/u
      : new RegExp(
          `(?<![\\p{L}\\d])(?:the |der |die |das |le |la |el |il |o |a |de )?(?:${all.join('|')})(?:['’]s)?:?(?![\\p{L}\\d])`,
          'u',
        );
  });
}
const LONGEST_NAME = 48;
const anyCase = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
