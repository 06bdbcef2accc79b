import { possibleLanguages } from '../../../reading/languages.ts';
import { overlaps } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import type { SaidNeed } from '../../brief/place-need.ts';
import { findQuantities } from './find-quantities.ts';
import type { Quantity } from './find-quantities.ts';
import { readRows } from './read-rows.ts';
import { readThings } from './read-things.ts';
import type { Reading } from './read-things.ts';
import { settleReadings } from './settle-readings.ts';
import { shareQuantities } from './share-quantities.ts';
import { readSpokenOf } from './spoken-of.ts';
import { weigh } from './weigh-quantities.ts';
import { findSubject, SENDER } from './whole-job.ts';
import type { Subject } from './whole-job.ts';

type Need = SaidNeed;

/** With more numbers than these a request is a list that is read by its form, and weighing each against all takes too long. */
const MOST_QUANTITIES = 60;

/**
 * What a buyer wants, in the order of the brief: every number is held against what stands around it and against the offers, and of those that speak of
 * the same thing the best is taken.
 *
 * @param brief what the buyer says, without the offers
 * @param stretches the texts of the offers
 */
export function proposeNeeds(brief: string, stretches: string[]): Need[] {
  const outside = withoutMarkup(brief);
  const all = [outside, ...stretches].join('\n');
  const languages = possibleLanguages(all);
  const spoken = readSpokenOf(stretches, languages);
  const rows = readRows(outside);
  const quantities = findQuantities(outside, languages);
  if (quantities.length > MOST_QUANTITIES) return [];
  const isInRow = (span: Span): boolean => rows.some(({ line }) => overlaps(line, span));
  const isOfMail = ({ line }: Quantity): boolean => SENDER.test(outside.slice(line.start, line.end));
  const weighed = weigh(
    outside,
    quantities.filter((one) => !isInRow(one) && !isOfMail(one)),
    spoken,
  );
  const subject = findSubject(outside, spoken);
  const readings = [...shareQuantities(outside, weighed, spoken), ...readThings(outside, weighed, spoken)];
  const needs = [
    ...rows.map(({ qty, unit, phrase }): Placed => ({ qty, unit, phrase })),
    ...settleReadings(outside, readings, rows.length > 0 ? null : 0).map((reading) =>
      placed(outside, reading, subject),
    ),
  ];
  if (needs.length === 0 && subject) return [toNeed(brief, { qty: null, unit: null, phrase: subject })];
  return needs.toSorted((a, b) => (a.qty?.start ?? 0) - (b.qty?.start ?? 0)).map((need) => toNeed(brief, need));
}

/** Marks of data around words, as blanks, so that every word keeps its place. */
const withoutMarkup = (text: string): string =>
  /"\s?:\s?["[{]/.test(text)
    ? text.replace(/"\s?:|[{}[\]"]/g, (mark) => (mark.includes(':') ? ': ' : ' ').padEnd(mark.length))
    : text;

interface Placed {
  qty: Span | null;
  unit: Span | null;
  phrase: Span;
}

/** People and days are no things: what they are counted for is what the request is about. */
function placed(text: string, { quantity, phrase, known }: Reading, subject: Subject | null): Placed {
  const { start, qtyEnd, end, unit, counted, qty } = quantity;
  const isOfSubject =
    subject !== null &&
    subject.known > 0 &&
    subject.start < quantity.line.end &&
    (counted === 'person' || counted === 'time') &&
    known < 0.5;
  const at = text.indexOf(qty, start);
  return {
    qty: { start: at, end: at + qty.length },
    unit: unit === '' ? null : { start: text.indexOf(unit, qtyEnd), end },
    phrase: isOfSubject && !overlaps(subject, quantity) ? subject : phrase,
  };
}

function toNeed(text: string, { qty, unit, phrase }: Placed): Need {
  const spans = [qty, unit, phrase].filter((span) => span !== null);
  const [start, end] = [Math.min(...spans.map((span) => span.start)), Math.max(...spans.map((span) => span.end))];
  const at = (span: Span | null): string => (span ? text.slice(span.start, span.end) : '');
  return { quote: text.slice(start, end), part: at(phrase), qty: at(qty), unit: at(unit) };
}
