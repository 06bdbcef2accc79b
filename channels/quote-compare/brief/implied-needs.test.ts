import { describe, expect, it } from 'vitest';
import { impliedNeeds } from './implied-needs.ts';

const quote = (text: string) => ({ text, name: '' });
const RIDGE = quote('Ridge Fixings Ltd\n600 x M16 stud @ £2.10 = £1,260.00\n600 x M16 heavy nut @ £0.34 = £204.00');
const aire = (nuts: number) =>
  quote(
    `Aire Bolts Ltd\nM16 stud   600   £1.98   £1,188.00\nM16 heavy nut   ${nuts}   £0.36   £${(nuts * 0.36).toFixed(2)}`,
  );

describe('impliedNeeds', () => {
  it('are the lines that all quotes offer in the same quantities', () =>
    expect(impliedNeeds([RIDGE, aire(600)], '2027-01-10')?.needs).toMatchObject([
      { part: 'M16 stud', qty: '600' },
      { part: 'M16 heavy nut', qty: '600' },
    ]));

  it('are none where the quantities differ', () => expect(impliedNeeds([RIDGE, aire(500)], '2027-01-10')).toBeNull());

  it('are none where the quotes are for unlike things', () =>
    expect(impliedNeeds([RIDGE, quote('Dye Co\n40 x drum of dye @ £9.00 = £360.00')], '2027-01-10')).toBeNull());
});
