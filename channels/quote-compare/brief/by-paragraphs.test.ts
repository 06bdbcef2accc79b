import { describe, expect, it } from 'vitest';
import { byParagraphs } from './by-paragraphs.ts';
import { splitNotes } from './split-notes.ts';

const ASKED = 'We need 30 trestles TR-4 and 12 benches BN-2 for the hall in Ripon, ex VAT. Who is cheaper?';
const DALES = 'Dales Joinery Ltd\nQuotation 418';
const DALES_PRICES = 'TR-4   30   £21.00   £630.00\nBN-2   12   £48.00   £576.00\nDelivery included\nTotal £1,206.00';
const WHARFE =
  'Hello Sam,\n\n30 trestles TR-4 at £22.40 each and 12 benches BN-2 at £44.00 each, so £1,200.00. Van to Ripon is free.';

const headsOf = (text: string): string[] => splitNotes(text).quotes.map((quote) => quote.text.split('\n')[0] ?? '');

describe('offers that only empty lines part', () => {
  it('are cut where each prices all that is asked for once', () => {
    const cut = byParagraphs([ASKED, DALES, DALES_PRICES, WHARFE, 'Regards\nWharfe Woodcraft'].join('\n\n'));
    expect(cut?.brief).toBe(ASKED);
    expect(cut?.quotes.map(({ text }) => text)).toEqual([
      `${DALES}\n\n${DALES_PRICES}`,
      `${WHARFE}\n\nRegards\nWharfe Woodcraft`,
    ]);
  });

  it('keep their second page, terms and signature', () => {
    const pages = [
      'SWALE FITTINGS LTD\nPage 1 of 2',
      'TR-4   30   £20.00   £600.00\nBN-2   12   £50.00   £600.00\nTotal £1,200.00',
      'Page 2 of 2',
      'Terms & Conditions\nCarriage paid over £500.00. Prices hold for 30 days.',
      'Kind regards',
    ].join('\n\n');
    expect(headsOf([ASKED, pages, DALES, DALES_PRICES].join('\n\n'))).toEqual([
      'SWALE FITTINGS LTD',
      'Dales Joinery Ltd',
    ]);
  });

  it('are read in other languages', () => {
    const brief = 'Wir brauchen 8 Werkbänke WB-20 und 8 Schubladenböcke SB-5 für die Schule in Lemgo, netto.';
    const first =
      'Sehr geehrte Frau Tölle,\n\nWB-20   8 Stück   412,00 €   3.296,00 €\nSB-5    8 Stück   188,00 €   1.504,00 €\nFracht 90,00 €\n\nMit freundlichen Grüßen\nHolzwerk Bega GmbH';
    const second = 'Werkstattbedarf Kalletal\n8x WB-20 je 405,00 €, 8x SB-5 je 197,00 €, zusammen 4.816,00 € frei Haus';
    expect(headsOf([brief, first, second].join('\n\n'))).toHaveLength(2);
  });

  it('are found within one that another way cut: whoever prices all of it anew is another vendor', () => {
    const first = `Dales Joinery Ltd                Nov 19, 2026\n\n${DALES_PRICES}`;
    const second = `URE JOINERY\nUre Joinery Works, Ripon\n\n${DALES_PRICES}`;
    const third =
      'Hey! Sam from Nidd Timber here.\n\nTR-4: 30 at £20.50, £615.00\nBN-2: 12 at £49.00, £588.00\nDrop-off £25\nTotal £1,228.00';
    expect(headsOf([ASKED, first, second, third].join('\n\n')).slice(1)).toEqual([
      'URE JOINERY',
      'Hey! Sam from Nidd Timber here.',
    ]);
  });

  it('are none where one vendor writes in several paragraphs', () => {
    const own = [ASKED, DALES, DALES_PRICES, 'Empty pallets are taken back. Last year TR-4 was £19.00.'];
    expect(byParagraphs(own.join('\n\n'))).toBeNull();
    expect(byParagraphs(ASKED)).toBeNull();
  });
});
