import { describe, expect, it } from 'vitest';
import { splitNotes } from './split-notes.ts';

const heads = (notes: string): string[] => splitNotes(notes).quotes.map(({ name, text }) => name || text);

describe('what the buyer paid before', () => {
  it('makes no offer of who opens a chat by asking', () => {
    const notes = `Who is cheaper for 16 aprons and 16 hats?

[20/11/2026, 20:31] Ann (Mill Kitchen): Hello, how much are 16 aprons and 16 hats? Last year we paid 300 € all in
[21/11/2026, 18:02] Weaver Dale: Aprons 16 x 12,00 € = 192,00 €
Hats 16 x 6,00 € = 96,00 €
Total 288,00 €
[22/11/2026, 10:15] Cloth Lane: Aprons 16 x 11,00 € = 176,00 €, hats 16 x 7,00 € = 112,00 €. Total 288,00 €`;
    expect(heads(notes)).toEqual(['Weaver Dale', 'Cloth Lane']);
  });
});
