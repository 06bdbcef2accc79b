import { cueList } from '../../reading/cue-list.ts';
import { trimSpan } from '../../reading/span.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { findLabels } from './labels.ts';
import type { UnreadWords } from '../offer.ts';
import type { TextUnit } from './text-units.ts';

/** "After that 25p a mile", "0.8c a copy over 2,000": what use costs beyond what the price holds. */
const RATE = cueList(
  String.raw`
    (?:\p{Sc}\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:p|c|ct|¢|pence|cents?|euros?|€))\s?(?:\/|an?\s|per\s|each\s|for each\s|for every\s|pro\s|je\s|par\s|por\s)\s?(?:extra |additional |excess |further )?{use}
    (?:\p{Sc}|\p{Lu}{2,3}|Rs\.?)\s?\d[\d,.]*\s?(?:for\s)?(?:each|every|per)\s(?:extra|additional|add['’]?l|further)\s[\p{L}\d]+
    (?:each|every|per)\s(?:extra|additional|add['’]?l|further)\s[\p{L}\d,]+\W{1,12}\d
    (?:excess|extra|additional|over-?age|overage)\s(?:{use}s?|mileage|use|usage)\b[^.\n]{0,24}\d
  `,
  {
    flags: 'iu',
    words: { use: 'miles?\nkm\nkilomet(?:re|er)s?\ncop(?:y|ies)\npages?\nprints?\nminutes?\nclicks?\ngb\nkwh' },
    after: String.raw`(?!\p{L})`,
  },
);
const BEYOND =
  /(?<!\p{L})(?:after (?:that|this|which)|over|above|beyond|excess|extra|additional|then|thereafter|included?|free|allowance|overage)(?!\p{L})/iu;
const UNLIMITED = /(?<!\p{L})(?:unlimited|no limit|all included)(?!\p{L})/iu;

/** Rates for use beyond an allowance: what it comes to depends on how much is used, so the figures of the offer are not known. */
export function findUsageRates(text: string, units: readonly TextUnit[]): UnreadWords[] {
  if (UNLIMITED.test(text)) return [];
  return units.flatMap((unit): UnreadWords[] => {
    const statement = text.slice(unit.start, unit.end);
    // Carriage has readers of its own.
    if (findLabels(statement).some(({ kind }) => kind === 'freight')) return [];
    const rate = BEYOND.test(statement) ? RATE.exec(statement)?.[0] : undefined;
    const amount = rate && findNumerals(rate, readDecimalMark(text))[0]?.value.toFixed(2);
    return amount
      ? [{ words: statement.replace(/\s+/g, ' ').trim(), amount, limit: null, spans: [trimSpan(text, unit)] }]
      : [];
  });
}
