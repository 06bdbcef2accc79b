import type { Big } from 'big.js';
import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow, Derivation } from '#contracts/evidence.ts';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { Need } from '../need.ts';
import type { MathError } from '../pricing/find-errors.ts';
import type { RankedOffer } from '../pricing/rank-offers.ts';
import { acceptDerivations } from '../../../evidence/accept-derivations.ts';
import { indexValues } from '../../../evidence/stated-values.ts';
import { deriveLine } from './derive-line.ts';
import { deriveSums } from './derive-sums.ts';
import { quantity } from './words.ts';

/** DESIGN.md, table contract. Money is a decimal string in the row's currency; what a quote leaves out of fees, discount and tax is null. */
export const COLUMNS: ChannelColumn[] = [
  { key: 'vendor', label: 'Vendor', type: 'text' },
  { key: 'currency', label: 'Currency', type: 'text', isJudged: true },
  { key: 'linesSubtotal', label: 'Lines', type: 'money' },
  {
    key: 'freight',
    label: 'Freight',
    type: 'money',
    says: {
      '0.00': { is: ['nothing for freight'] },
      '': { is: ['freight not known', 'freight is not quoted', 'freight is not stated'] },
    },
  },
  { key: 'fees', label: 'Fees', type: 'money', isOptional: true },
  { key: 'discount', label: 'Discount', type: 'money', isOptional: true, isMagnitude: true },
  {
    key: 'tax',
    label: 'Tax',
    type: 'money',
    isOptional: true,
    says: { '': { is: ['tax not known', 'tax is left open'] } },
  },
  {
    key: 'landedTotal',
    label: 'Landed total',
    type: 'money',
    isMeasure: true,
    says: { '*': { is: ['recommended:', 'landed', 'known in full'] }, '': { is: ['landed total not known'] } },
  },
  { key: 'landedTotalAtLeast', label: 'At least', type: 'money', isOptional: true },
  { key: 'statedTotal', label: 'Stated total', type: 'money', isOptional: true },
  { key: 'leadTime', label: 'Lead time', type: 'text' },
  {
    key: 'leadDaysLatest',
    label: 'Days, latest',
    type: 'number',
    unit: 'days',
    isJudged: true,
    says: { '0': { is: ['from stock'] }, '': { is: ['lead time not stated', 'lead time is not stated'] } },
  },
  {
    key: 'missingItems',
    label: 'Missing',
    type: 'list',
    isJudged: true,
    isOptional: true,
    says: { '*': { is: ['missing:'] }, '': { is: ['complete'] } },
  },
  {
    key: 'mathErrors',
    label: 'Math errors',
    type: 'list',
    isJudged: true,
    isOptional: true,
    says: { '*': { is: ['its own figures are off'] } },
  },
  { key: 'clarifications', label: 'To clarify', type: 'list', isJudged: true, isOptional: true },
  { key: 'lines', label: 'Line detail', type: 'list', isOptional: true },
];

export interface RowContext {
  needs: Need[];
  questions: string[];
  /** Findings of the quote and of the needs: what the row may cite, and the passages that they quote. */
  findings: string[];
  passages: string[];
}

/** The row of one vendor, every computed figure with the arithmetic that leads to it. */
export function buildRow(offer: RankedOffer, { needs, questions, findings, passages }: RowContext): ComposedRow {
  const derivations: Derivation[] = [];
  // Amounts that may have been misread are left out.
  // A line that was placed nowhere is told as it was read, beside what is missing.
  const isDoubted = offer.doubts.some(({ kind }) => kind !== 'missing');
  const lines = offer.lines.map((line, index): JsonObject => {
    const derived = deriveLine(line, `lines[${index}]`, needs);
    derivations.push(...derived.derivations);
    return derived.cells;
  });
  const derive = (cell: string, rule: Derivation['rule'], from: Json[], value: Big | string): string => {
    const text = typeof value === 'string' ? value : value.toFixed(2);
    derivations.push({ cell, rule, from, value: text });
    return text;
  };
  const { linesSubtotal, freight, fees, discount, tax, known } = deriveSums(offer, derive);
  const leadWords = offer.offer.lead?.words ?? null;
  if (leadWords && leadWords.length > 1)
    derivations.push({ cell: 'leadTime', rule: 'joined', from: leadWords, value: leadWords.join('; ') });
  const cells: JsonObject = {
    vendor: offer.vendor,
    currency: offer.offer.currency.code,
    linesSubtotal: isDoubted ? null : linesSubtotal,
    freight,
    fees: isDoubted ? null : fees,
    discount: isDoubted ? null : discount,
    tax: isDoubted ? null : tax,
    landedTotal: offer.landed ? known : null,
    landedTotalAtLeast: offer.landed || isDoubted ? null : known,
    statedTotal: offer.statedTotal?.toFixed(2) ?? null,
    leadTime: leadWords === null ? null : leadWords.join('; '),
    leadDaysLatest: offer.leadDays,
    missingItems: (isDoubted ? [] : offer.missing).map(
      ({ need, pieces }) => `${need.part} x ${quantity(pieces, need.unit)}`,
    ),
    mathErrors: offer.errors.map((error) => errorInWords(error, needs)),
    clarifications: questions,
    lines: isDoubted ? [] : lines,
  };
  const stated = indexValues({ passages, hasLink: () => false });
  const { right } = acceptDerivations(derivations, stated);
  const isCarried = (value: Json, cell: string): boolean =>
    stated.hasValue(value) ||
    ((typeof value === 'number' || /price|amount|stated|total|^[a-z]+$/i.test(cell)) &&
      stated.hasValue(value, 'number')) ||
    right.some((entry) => belongsTo(entry.cell, cell) && entry.value === value);
  const kept = onlyCarried(Object.fromEntries(MONEY.map((key) => [key, cells[key] ?? null])), '', isCarried);
  return {
    cells: {
      ...cells,
      ...kept,
      lines: (isDoubted ? [] : lines).map((line, index) => onlyCarried(line, `lines[${index}].`, isCarried)),
    },
    findings,
    derivations: right,
  };
}

const MONEY = [
  'linesSubtotal',
  'freight',
  'fees',
  'discount',
  'tax',
  'landedTotal',
  'landedTotalAtLeast',
  'statedTotal',
];

/** A derivation names its cell, or for a line any value of that line. */
const belongsTo = (derived: string, cell: string): boolean =>
  derived === cell ||
  derived.startsWith(`${cell}.`) ||
  (cell.startsWith('lines[') && derived.startsWith(cell.slice(0, cell.indexOf('.') + 1)));

/** Values that neither stand in the quote nor follow from it are left out rather than guessed. */
function onlyCarried(line: JsonObject, cell: string, isCarried: (value: Json, cell: string) => boolean): JsonObject {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, isCarried(value, `${cell}${name}`) ? value : null]),
  );
}

/** "hex nuts 3/8-16: 500 x 0.055 = 27.50, stated 22.50". */
export function errorInWords({ what, right, stated, line, sum }: MathError, needs: Need[]): string {
  const part = line ? needs.find(({ id }) => line.needs.includes(id))?.part : undefined;
  return `${part ?? what.toLowerCase()}: ${sum} = ${right.toFixed(2)}, stated ${stated.toFixed(2)}`;
}
