import { describe, expect, it } from 'vitest';
import type { ComposedRow } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { faultOfPredicate } from '../../../evidence/claims/fault-of-predicate.ts';
import { faultOfComparison } from '../../../evidence/claims/fault-of-comparison.ts';
import { COLUMNS as SIZES } from '../../specimen-scout/answer/columns.ts';
import { COLUMNS } from './build-row.ts';

const row = (cells: JsonObject): ComposedRow => ({ cells, findings: [], derivations: [] });
const known = row({
  vendor: 'Acme Bolts',
  currency: 'USD',
  freight: '0.00',
  landedTotal: '96.50',
  leadDaysLatest: 0,
  missingItems: [],
  mathErrors: [],
});
const open = row({
  vendor: 'Borealis',
  currency: 'USD',
  freight: null,
  landedTotal: null,
  leadDaysLatest: null,
  missingItems: ['nuts x 5'],
  mathErrors: ['nuts: 2 = 3'],
});

/** What the sentences of quotes say of an offer. */
describe('of an offer is said only what its row holds', () => {
  it.each<[text: string, of: ComposedRow, notOf: ComposedRow]>([
    ['Recommended: the first.', known, open],
    ['$96.50 landed.', known, open],
    ['$78.00 for lines, nothing for freight.', known, open],
    ['It comes from stock.', known, open],
    ['It is complete.', known, open],
    ['Landed total not known.', open, known],
    ['Freight not known.', open, known],
    ['Lead time is not stated.', open, known],
    ['Missing: 5 x nuts.', open, known],
    ['Its own figures are off: see there.', open, known],
  ])('%s', (text, of, notOf) => {
    const sentence = { text, isFactual: true, findings: [], rows: [0], derivations: [] };
    const fault = (own: ComposedRow) =>
      faultOfPredicate(sentence, { columns: COLUMNS, kept: [known, open], own: [own], quotes: [] });
    expect(fault(of)).toBeNull();
    expect(fault(notOf)).not.toBeNull();
  });

  it('the maximum is one of the landed total, whatever its parts are', () => {
    const fault = (text: string) =>
      faultOfComparison(text, { columns: COLUMNS, kept: [known], own: [known], quotes: [] });
    expect(fault('It is within the maximum of $96.50.')).toBeNull();
    expect(fault('It is within the maximum of $90.00.')).not.toBeNull();
    expect(fault('Above the maximum of $90.00.')).toBeNull();
  });
});

describe('of a specimen is said only what its row holds', () => {
  it.each([
    ['Filed for review.', 'pending_review', 'stated'],
    ['Filed and quarantined: its confidence is low.', 'quarantined', 'stated'],
    ['Already in the library, approved.', 'approved', 'stated'],
    ['height: no scale, so no size in inches', 'quarantined', 'none'],
    ['height: 4 ± 0.1 in (ruler in frame)', 'approved', 'ruler_in_frame'],
  ])('%s', (text, status, scalePath) => {
    const fault = (cells: JsonObject) => {
      const own = [row(cells)];
      const sentence = { text, isFactual: false, findings: [], rows: [0], derivations: [] };
      return faultOfPredicate(sentence, { columns: SIZES, kept: own, own, quotes: [] });
    };
    expect(fault({ status, scalePath })).toBeNull();
    expect(fault({ status: 'rejected', scalePath: 'derived' })).not.toBeNull();
  });
});
