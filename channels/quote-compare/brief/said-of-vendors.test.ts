import { describe, expect, it } from 'vitest';
import { splitNotes } from './split-notes.ts';

const SHEET = [
  '| Vendor | Item | Qty | Price | Ext |',
  '| --- | --- | --- | --- | --- |',
  '| Fernhill Scientific | acetone 4 L | 16 | 24.60 | 393.60 |',
  '| Fernhill Scientific | pipette tips | 50 | 6.20 | 310.00 |',
  '| Kestrel Lab Depot | acetone 4 L | 16 | 26.20 | 419.20 |',
  '| Kestrel Lab Depot | pipette tips | 50 | 6.05 | 302.50 |',
].join('\n');
const quotesWith = (words: string): string[] =>
  splitNotes(`We need 16 acetone 4 L and 50 pipette tips.\n\n${SHEET}\n\n${words}`).quotes.map(({ text }) => text);

describe('what the caller says of one vendor', () => {
  it.each([
    'Fernhill gives us our contract discount of 8% off the goods, that is not in the Ext column.',
    'Fernhill Scientific knocks 8% off for schools.',
    'Fernhill will add $12 for handling.',
    'From the Fernhill terms: "Orders under $900.00 carry a $15.00 small order charge".',
  ])('is read with its quote: %s', (words) => {
    const [fernhill = '', kestrel = ''] = quotesWith(words);
    expect(fernhill.endsWith(words)).toBe(true);
    expect(kestrel).not.toContain(words);
  });

  it.each([
    'I hope Fernhill comes down 8%.',
    'Could Fernhill take 8% off?',
    'Last time Fernhill took $12 off.',
    'Fernhill is 8% cheaper than Kestrel.',
    'Both take 8% off.',
  ])('stays in the brief where nobody offered it: %s', (words) => {
    expect(quotesWith(words).join('\n')).not.toContain(words);
  });
});

describe('what the caller told all who bid', () => {
  const bids = (terms: string, line = ''): string[] =>
    splitNotes(
      `We need 16 drums AC-4.\n\n${terms}\n\nSubmission 1 of 2\nBidder: Fernhill Scientific\nAC-4  16  24.60  393.60${line}\nDelivery: 2 weeks\n\nSubmission 2 of 2\nBidder: Kestrel Depot\nAC-4  16  26.20  419.20`,
    ).quotes.map(({ text }) => text);

  it.each(['Tenderers shall quote prices with freight included.', 'Instructions to bidders: delivery is included'])(
    'is read with each bid: %s',
    (terms) => expect(bids(terms).every((text) => text.endsWith(terms))).toBe(true),
  );

  it('gives way to the carriage that a bid names', () => {
    const terms = 'Note to vendors: freight included.';
    expect(bids(terms, '\nFreight  45.00').map((text) => text.endsWith(terms))).toEqual([false, true]);
  });
});
