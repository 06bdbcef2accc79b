import type { Span } from '../../reading/span.ts';
import { mayPrice } from '../brief/prices.ts';
import { isIn } from '../brief/split-by-spans.ts';
import { OWN, PAID_BEFORE } from '../brief/stray-prices.ts';
import { findLabels } from '../reading/labels.ts';

/** What no stretch of an offer holds and nothing quotes, and may be of one. */
export interface Unquoted {
  /** States a price, or stands right behind an offer and names a charge or a percent. */
  faults: string[];
  /** Stands right behind an offer and has a number: it may be a condition. */
  loose: string[];
}

export function unquotedIn(text: string, spans: Span[], quoted: string[]): Unquoted {
  const isOpen = (line: string): boolean =>
    !OWN.test(line) && !PAID_BEFORE.test(line) && !quoted.some((quote) => isIn(line, quote) || isIn(quote, line));
  const prices = outsideOf(text, spans)
    .flatMap((part) => part.split('\n'))
    .filter((line) => mayPrice(line.replace(NUMBERED, ' ')));
  const tails = spans.map(({ end }, at) => {
    const rest = text.slice(end, spans[at + 1]?.start ?? text.length);
    const [line = '', ...below] = (rest.split(/\n[ \t>]*\n/)[0] ?? '').split('\n');
    return { line, below };
  });
  const hasNumber = (line: string): boolean => /\d/.test(line.replace(MARKS, ' '));
  const isCharge = (line: string): boolean => line.includes('%') || findLabels(line).length > 0;
  const own = tails.flatMap(({ line, below }) => [
    ...(hasNumber(line) || isCharge(line) ? [line] : []),
    ...below.filter((one) => isCharge(one) && hasNumber(one)),
  ]);
  return {
    faults: [...prices, ...own].filter(isOpen),
    loose: tails.flatMap(({ below }) => below.filter(hasNumber)).filter(isOpen),
  };
}

/** What stands outside of some stretches, without blanks around it. */
export const outsideOf = (text: string, spans: Span[]): string[] =>
  [0, ...spans.map(({ end }) => end)]
    .map((from, at) => text.slice(from, spans[at]?.start ?? text.length).trim())
    .filter((part) => /[\p{L}\d]/u.test(part));

/** "PO request #3391 / maintenance", "RFQ 0417/B": numbers of papers. */
const NUMBERED = /(?:#|№|(?<!\p{L})n[°ºor]\.?)\s?\d+(?:\s?\/\s?\w+)*|(?<![\d.,])0\d+(?:\/\w+)*/giu;
/** Numbers of a list, and times of a chat. */
const MARKS = /^[\s>*•-]*(?:\d{1,2}[.)](?=\s|$))?|\[?\d{1,2}[:.]\d{2}\]?(?![\d,])/g;
