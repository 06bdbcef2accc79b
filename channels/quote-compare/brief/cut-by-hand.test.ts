import { describe, expect, it } from 'vitest';
import { byComparison } from './comparison/by-comparison.ts';
import { confirmNeeds } from './confirm-needs.ts';
import { readNeeds } from './read-needs.ts';
import { splitNotes } from './split-notes.ts';

const headsOf = (text: string): string[] =>
  splitNotes(text).quotes.map(({ name, text: own }) => `${name}|${own.split('\n').find((line) => line.trim()) ?? ''}`);

const WINE = 'Wir brauchen 24 Kisten Riesling, geliefert nach Worms. Welches nehmen wir?';
const offer = (firm: string, price: string, sum: string): string =>
  `24 Kisten Riesling zu ${price} = ${sum}\nGesamt ${sum} frei Haus\nGruß, ${firm}`;

describe('offers that somebody pasted one below the other', () => {
  it('are parted by lines that say which way each came, counted or not', () => {
    const text = [
      WINE,
      '=== Mail 1 ===\nVon: Weingut Lahn GmbH <laden@weingut-lahn.example>\nHallo Frau Bär,\n24 Kisten Riesling zu 54,00 = 1.296,00\nGesamt 1.296,00 frei Haus',
      '=== Chat auf der Seite ===\n[10:02] Berater: Guten Tag, hier Keller Nahe KG\n[10:03] Anna: was kosten 24 Kisten Riesling?\n[10:06] Berater: 52,00 die Kiste, 24 sind 1.248,00. Zusammen 1.248,00 frei Haus',
      '=== Mail 2 ===\nVon: Rebhof Alzey\nBetreff: Angebot\n24 Kisten Riesling x 51,00 = 1.224,00\nGesamt 1.224,00 frei Haus',
    ].join('\n\n');
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
    const text = [
      'Boa tarde, precisamos de 8 baldes tinta 15 L e de 4 latas verniz 5 L, entregues no estaleiro. Valores sem IVA. Qual a melhor proposta?',
      '1) TINTAS DO VOUGA, LDA.  Proposta 1904   20/11/2026\nbalde tinta 15 L    8 un    54,90 €    439,20 €\nlata verniz 5 L    4 un    48,20 €    192,80 €\nPortes grátis\nTotal s/ IVA   632,00 €\nEntrega em 3 dias',
      '2) De: geral@coresmondego.example\nBoa tarde,\nbalde tinta 15 L: 8 x 57,00 = 456,00\nlata verniz 5 L: 4 x 49,00 = 196,00\nTotal 652,00 euros + IVA, portes incluídos\nCom os melhores cumprimentos,\nCores Mondego, Lda.\nTel. 262 555 091',
      '3) Drogaria Central Anadia, orçamento por telefone, confirmado por SMS:\n"8 x balde tinta 15 L a 52,50 = 420,00. 4 x lata verniz 5 L a 47,90 = 191,60. Portes 24,00. Total 635,60 sem IVA. Drogaria Central Anadia"',
    ].join('\n\n');
    expect(headsOf(text)).toHaveLength(3);
    expect(headsOf(text)[2]).toContain('Drogaria Central Anadia');
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

describe('a thing that a word counts beside what figures count', () => {
  const quote = (words: string) => ({ text: `${words}\nGres 60x60: 40 m² x 22,00 = 880,00\nTotale 880,00` });
  const asked = (text: string, words: string) => confirmNeeds(readNeeds(text, []), [quote(words)], text);

  it.each([
    [
      'Ristrutturiamo due bagni a Treviglio. Servono 40 m² di gres 60x60.',
      'Oggetto: preventivo bagni, consegna a Treviglio',
    ],
    ['We are doing up two bathrooms in Leeds. Need 40 m² of gres 60x60.', 'Subject: your bathrooms in Leeds'],
    ['Wir renovieren zwei Bäder. Wir brauchen 40 m² Gres 60x60.', 'Betreff: Ihre Bäder'],
  ])('is what the goods are for where no offer prices it: %s', (text, words) => {
    expect(asked(text, words).needs.map(({ qty }) => qty)).toEqual(['40']);
  });

  it('is asked for where one does, or says that it has it not', () => {
    const text = 'We need two mirrors and 40 m² of gres 60x60.';
    expect(asked(text, 'Mirrors: 2 x 80.00 = 160.00').needs).toHaveLength(2);
    expect(asked(text, 'Mirrors not available').needs).toHaveLength(2);
  });
});
