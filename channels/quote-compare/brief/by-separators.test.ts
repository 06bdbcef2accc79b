import { describe, expect, it } from 'vitest';
import { bySeparators } from './by-separators.ts';
import { splitNotes } from './split-notes.ts';

const HOLT = `Holt Paper Supply
Quote 4471

Item     Description        Qty    Each      Total
PT-12    paper towels        40    12.50    500.00
TR-6     till rolls          60     3.10    186.00
--------------------------------------------------
Total                                       686.00`;
const WREN = `Wren & Daughter

Description          Price    Amount
40 x PT-12           12.90    516.00
60 x TR-6             2.80    168.00

Delivery included, 3 days.`;
const ASKED = 'Need 40 paper towels PT-12 and 60 till rolls TR-6 for the shop. Who is cheaper?';

const quoted = (text: string) => text.replace(/^/gm, '> ');
const firstLines = (text: string) => bySeparators(text)?.quotes.map((quote) => quote.text.split('\n', 1)[0]);

describe('offers between lines that are all alike', () => {
  it.each([
    ['a ruled line', `${ASKED}\n-----\n${HOLT}\n-----\n${WREN}`],
    ['a ruled line, what is asked for over the first', `${ASKED}\n\n${HOLT}\n-----\n${WREN}`],
    ['stars', `${ASKED}\n\n* * *\n${HOLT}\n* * *\n${WREN}`],
    ['names of files', `${ASKED}\n\n===== scan-1.pdf =====\n${HOLT}\n\n===== scan-2.pdf =====\n${WREN}`],
    ['what is asked for behind the last', `${HOLT}\n\n=====\n\n${WREN}\n\n=====\n\n${ASKED}`],
    ['quoting each', `${ASKED}\n\n${quoted(HOLT)}\n\n${quoted(WREN)}`],
  ])('are parted by %s alone', (_by, text) => {
    expect(bySeparators(text)?.brief).toBe(ASKED);
    expect(firstLines(text)).toEqual(['Holt Paper Supply', 'Wren & Daughter']);
  });

  it('are not cut where something else looks like a head', () => {
    const { quotes } = splitNotes(`${ASKED}\n\n${WREN}\n-----\n${HOLT}`);
    expect(quotes.map(({ text }) => text.split('\n', 1)[0])).toEqual(['Wren & Daughter', 'Holt Paper Supply']);
    expect(quotes[0]?.text).toContain('Delivery included');
    expect(quotes[0]?.text).not.toContain('Holt');
  });

  it('have the name that stands in the line over them', () => {
    const text = `${ASKED}\n\n--- Sable Wholesale ---\n40 PT-12 at $12.10, 60 TR-6 at $3.00, $664.00\n\n--- Orchard Mill ---\n40 PT-12 at $12.00, 60 TR-6 at $3.20, $672.00`;
    expect(bySeparators(text)?.quotes.map(({ name }) => name)).toEqual(['Sable Wholesale', 'Orchard Mill']);
  });

  it('of work, which nobody itemizes, are parted as well', () => {
    const text = `Gutters of the village hall cleaned and mended. Which one?\n-----\nLarch Roofing\nAll as described, $840.00\n-----\nMeadow & Sons\nFor the whole job $795.00`;
    expect(firstLines(text)).toEqual(['Larch Roofing', 'Meadow & Sons']);
  });

  it.each([
    ['a line over a total', `${ASKED}\n\n${HOLT}`],
    ['a block that names nobody', `${ASKED}\n-----\n${HOLT}\n-----\nplus 5.00 for pallets, 40 PT-12 only\n`],
    ['a block without prices in between', `${ASKED}\n-----\n${HOLT}\n-----\nCall them back on Monday.\n-----\n${WREN}`],
  ])('are not seen in %s', (_what, text) => expect(bySeparators(text)).toBeNull());
});
