import type { Need } from '../need.ts';
import { isMoney } from '../../reading/numerals.ts';
import { inside, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { partWords } from './part-words.ts';
import { perBehind } from './per-words.ts';
import type { QuoteText } from './quote-text.ts';

/** "Our price is £36.00 per jacket and £12.05 per helmet": prices that each say behind them which need they are for; else none. */
export function ratedPrices({ text, numerals, matcher }: QuoteText, unit: Span): Span[] {
  const money = inside(numerals, unit).filter(isMoney);
  const told = new Set<Need>();
  const ends = money.map(({ end }, at) => {
    const behind = text.slice(end, money[at + 1]?.start ?? unit.end);
    const noun = perBehind(behind)?.nouns[0] ?? A_THING.exec(behind)?.groups?.noun;
    const need = noun === undefined ? null : matcher.named(noun);
    if (!noun || !need || told.has(need)) return null;
    told.add(need);
    const from = behind.indexOf(noun) + noun.length;
    const joint = behind.slice(from).search(CLAUSE_ENDS);
    return end + from + Math.max(joint, 0);
  });
  return money.flatMap((_price, at) => {
    const [start, end] = [ends[at - 1] ?? unit.start, ends[at] ?? null];
    return ends.includes(null) || end === null
      ? []
      : [trimSpan(text, { start, end: at === money.length - 1 ? unit.end : end })];
  });
}
/** "38,50 € a giubbotto", "19.10 on the shaft" */
const A_THING = /^\s?(?:(?:euro\s)?ad?|on the|for the)\s(?<noun>\p{L}{3,})/iu;

/** "Thinset 22.00 grout 28.00, delivery 15.00": names that each have a price right behind, and at most charges behind them; else none. */
export function runOfPrices(quote: QuoteText, unit: Span): Span[] {
  const money = inside(quote.numerals, unit).filter(isMoney);
  const told = new Set<Need>();
  const names = money.map(({ start }, at) =>
    nameBefore(quote, { start: money[at - 1]?.end ?? unit.start, end: start }),
  );
  const until = names.findIndex((name) => !name || told.has(name.need) || !told.add(name.need));
  const run = until < 0 ? names : names.slice(0, until);
  if (run.length < 2 || names.slice(run.length).some((name) => name !== null)) return [];
  const joints = run.map((name, at) =>
    at === 0 || name === null
      ? { start: unit.start, end: unit.start }
      : jointIn(quote, { start: money[at - 1]?.end ?? unit.start, end: name.start }),
  );
  return joints.map(({ end }, at) => trimSpan(quote.text, { start: end, end: joints[at + 1]?.start ?? unit.end }));
}

/** What parts a price from the next name: the last joint between them, so that a count before the name is of it, else where the name begins. */
function jointIn({ masked }: QuoteText, { start, end }: Span): Span {
  const joint = [...masked.slice(start, end).matchAll(CLAUSE_ENDS)].at(-1);
  return joint ? { start: start + joint.index, end: start + joint.index + joint[0].length } : { start: end, end };
}

/** The need that the words before a price name, of several the last, and where its name begins; null where none is named. */
function nameBefore({ text, matcher }: QuoteText, span: Span): { need: Need; start: number } | null {
  const words = [...text.slice(span.start, span.end).matchAll(/[\p{L}\d][\p{L}\d.,/-]*/gu)];
  const matches = matcher.match(text.slice(span.start, span.end));
  const best = matches.filter(({ score }) => score === matches[0]?.score).map(({ need }) => need);
  // "Cleats 16.90", where they are asked for with size and finish: a noun that no other need has.
  const only = best.length > 0 ? null : matcher.named(text.slice(span.start, span.end));
  const named = [...best, ...(only ? [only] : [])].flatMap((need) => {
    const own = matcher.wordsOf(need).map(({ word }) => word);
    const hits = words.filter(([word]) =>
      partWords(word).some((said) => own.some((other) => said.word === other || isSameStem(said.word, other, 5))),
    );
    const [first, last] = [hits[0], hits.at(-1)];
    return first && last ? [{ need, start: span.start + first.index, last: last.index }] : [];
  });
  return named.toSorted((a, b) => b.last - a.last)[0] ?? null;
}

/** Where one clause of a list ends. */
export const CLAUSE_ENDS = new RegExp(`,(?!\\d)\\s+|;\\s*|\\s\\/\\s*|\\s(?:${JOINING})\\s`, 'g');
