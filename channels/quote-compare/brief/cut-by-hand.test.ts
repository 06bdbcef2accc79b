import { describe, expect, it } from 'vitest';
import { byComparison } from './comparison/by-comparison.ts';
import { splitNotes } from './split-notes.ts';

const headsOf = (text: string): string[] =>
  splitNotes(text).quotes.map(({ name, text: own }) => `${name}|${own.split('\n').find((line) => line.trim()) ?? ''}`);

const WINE = 'Wir brauchen 24 Kisten Riesling, geliefert nach Worms. Welches nehmen wir?';
const offer = (firm: string, price: string, sum: string): string =>
  `24 Kisten Riesling zu ${price} = ${sum}\nGesamt ${sum} frei Haus\nGruß, ${firm}`;

describe('offers that somebody pasted one below the other', () => {
  it('are parted by lines that say which way each came, counted or not', () => {
    const text = `${WINE}\n\n=== Mail 1 ===\n${offer('Weingut Lahn GmbH', '54,00', '1.296,00')}\n\n=== Chat auf der Seite ===\n${offer('Keller Nahe KG', '52,00', '1.248,00')}\n\n=== Mail 2 ===\n${offer('Rebhof Alzey', '51,00', '1.224,00')}`;
    expect(splitNotes(text).quotes).toHaveLength(3);
    expect(splitNotes(text).brief).toBe(WINE);
  });

  it.each([
    ['--- E-mail de Bodegas Turia ---', '--- SMS ---', ['Bodegas Turia', '']],
    ['== Telegram: Cantina Brenta ==', '== chat ==', ['Cantina Brenta', '']],
  ])('are called by the firm behind the way: %s', (first, second, names) => {
    const text = `${WINE}\n\n${first}\n${offer('A', '54,00', '1.296,00')}\n\n${second}\n${offer('B', '52,00', '1.248,00')}`;
    expect(splitNotes(text).quotes.map(({ name }) => name)).toEqual(names);
  });

  it('are as many as are counted, though one opens with the head of a mail and one with what it is', () => {
    const text =
      'We need 6 drum pumps and 2 hose reels, delivered.\n\n1) BARROW PUMPS LTD.   Ref 88\nDrum pumps  6   40.00   240.00\nHose reels  2   55.00   110.00\nTotal 350.00\n\n2) From: sales@kentreel.example\nDrum pumps: 6 x 41.00 = 246.00\nHose reels: 2 x 50.00 = 100.00\nTotal 346.00, delivered\n\n3) Furness Supply Depot, by telephone:\n"6 drum pumps at 39.00 = 234.00. 2 hose reels at 58.00 = 116.00. Total 350.00"';
    expect(headsOf(text)).toHaveLength(3);
    expect(headsOf(text)[2]).toContain('Furness Supply Depot');
  });

  it('stay one where it counts its own rows', () => {
    const text =
      'Barrow Pumps Ltd\nQuote 12\n\n1) Drum pumps 6 x 40.00 = 240.00\n\n2) Hose reels 2 x 55.00 = 110.00\n\nTotal 350.00';
    expect(splitNotes(`We need 6 drum pumps and 2 hose reels.\n\n${text}`).quotes.length).toBeLessThan(2);
  });
});

describe('a table of vendors for one thing', () => {
  const TABLE = [
    '\tHolzland\tForstkontor\tBrenner & Co',
    'Angebotsdatum\t03.02.2027\t04.02.2027\t04.02.2027',
    'Preis je Sack\t6,40 €\t6,10 €\t5,90 €',
    'Angebotene Menge\t60\t60\t80 (Mindestmenge)',
    'Pellets\t384,00 €\t366,00 €\t472,00 €',
    'Palettenpfand\t12,00 €\tinkl.\t15,00 €',
    'Gesamt\t396,00 €\t366,00 €\t487,00 €',
  ].join('\n');

  it('has a row that says how many each vendor prices, and one of the days they are of', () => {
    const quotes = byComparison(`Wir brauchen 60 Säcke Pellets.\n\n${TABLE}`)?.quotes ?? [];
    expect(quotes.map(({ text }) => text.split('\n')[2]?.split('\t').slice(1))).toEqual([
      ['60', '6,40 €', '384,00 €'],
      ['60', '6,10 €', '366,00 €'],
      ['80', '5,90 €', '472,00 €'],
    ]);
  });

  it('is none where a count does not come out', () =>
    expect(
      byComparison(`Wir brauchen 60 Säcke Pellets.\n\n${TABLE.replace('472,00', '477,00')}`)?.quotes[2]?.text ?? '',
    ).not.toContain('\t80\t'));
});
