import { findLabels } from '../reading/labels.ts';
import type { LabelKind } from '../reading/labels.ts';
import type { Span } from '../../reading/span.ts';
import type { SumRecord } from './offer-records.ts';

export const CHARGES: ReadonlySet<LabelKind> = new Set(['freight', 'fee', 'discount', 'tax'] as const);

/** What is added is called a discount and nothing else, or what is taken off a charge. */
export function opposes({ is, quote }: SumRecord): string[] {
  const kinds = findLabels(quote).flatMap(({ kind }) => (CHARGES.has(kind) && kind !== 'tax' ? [kind] : []));
  const isOff = is === 'discount';
  return kinds.length > 0 && kinds.every((kind) => (kind === 'discount') !== isOff)
    ? [`is called ${kinds.join(', ')}: ${quote}`]
    : [];
}

/** One amount for several, right before words that say that it is for one of them. */
export function isPriceOfOne(
  { amount, needs }: SumRecord,
  { text, span, wanted }: { text: string; span: Span; wanted: string },
): boolean {
  if (!/^[\d.\s]+$/.test(amount) || wanted === '1' || needs.length !== 1) return false;
  const behind = /\d(?:[\d.,'’]*\d)?\s?[\p{Sc}]?/gu;
  const words = text.slice(span.start, span.end + 24);
  return [...words.matchAll(behind)].some(
    ({ 0: figure, index }) =>
      Number(figure.replace(/[^\d]/g, '')) === Number(amount.replace(/[^\d]/g, '')) &&
      FOR_ONE.test(words.slice(index + figure.length)),
  );
}

const PERIODS = String.raw`year|yr|month|mo\b|week|quarter|job|order|load|an\b|mois|jahr|monat|año|mes\b|anno|mese|jaar|maand|rok`;
const EACH_OF = String.raw`\/|(?:per|each|ea|apiece|a piece|je|pro|par|por|cada|c\/u|cad|za)(?!\p{L})`;
/** What an amount is for, right behind it. Periods are no pieces. */
const FOR_ONE = new RegExp(String.raw`^\s{0,2}(?:${EACH_OF})\s?(?!\/?\s?(?:${PERIODS}))`, 'iu');
