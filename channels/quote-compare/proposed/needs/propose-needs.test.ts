import { describe, expect, it } from 'vitest';
import { proposeNeeds } from './propose-needs.ts';

const short = (brief: string, ...offers: string[]): string[] =>
  proposeNeeds(brief, offers).map(({ qty, unit, part }) => [qty, unit, part].filter(Boolean).join(' '));

describe('proposeNeeds', () => {
  it('reads several things of one sentence, with their sizes', () => {
    const needs = proposeNeeds(
      'We need two hundred 6 foot posts and 5 rolls of woven wire (330 ft rolls) for the pasture.',
      ['posts 5.49 each, woven wire 219.00 a roll'],
    );
    expect(needs).toEqual([
      { quote: 'two hundred 6 foot posts', part: '6 foot posts', qty: 'two hundred', unit: '' },
      { quote: '5 rolls of woven wire', part: 'woven wire', qty: '5', unit: 'rolls' },
    ]);
  });

  it.each([
    ['a) Helm: 8\nb) Lampe: 8', ['8 Helm', '8 Lampe']],
    ['hex bolts M8x40 .... 120\nwashers M8 .... 240', ['120 hex bolts M8x40', '240 washers M8']],
    ['- riso 25 kg x 6\n- olio 5 L x 12', ['6 riso 25 kg', '12 olio 5 L']],
    ['koffie 1 kg: 40\nthee 500 g: 16', ['40 koffie 1 kg', '16 thee 500 g']],
    ['filtre huile (2)\ncourroie A42 (8)', ['2 filtre huile', '8 courroie A42']],
  ])('takes the number that stands at one place in all lines of %j', (brief, needs) => {
    expect(short(brief)).toEqual(needs);
  });

  it('does not count again what the mail asked for that an offer answers', () => {
    const brief = 'Wir brauchen 14 Bohlen BO-40 und 9 Kanthölzer.\n\n> bitte um Preis für 14 BO-40 frei Hof.';
    expect(short(brief, 'BO-40 14 x 22,00 = 308,00\nKantholz 9 x 8,00 = 72,00')).toEqual([
      '14 Bohlen BO-40',
      '9 Kanthölzer',
    ]);
  });

  it('holds numbers of a sentence against the words of the offers', () => {
    const offers = ['silla 145,00, mesa 210,00', 'sillas 138 / mesas 225'];
    expect(short('Para la oficina de la calle Mayor 14, planta 2: sillas (12) y mesas 160x80 (6)', ...offers)).toEqual([
      '12 sillas',
      '6 mesas 160x80',
    ]);
  });

  it('takes the name of what is counted in where offers know the thing before it', () => {
    expect(short('Lait UHT - 144 briques\nRiz - 6 sacs', 'lait 0,92, riz 31,00')).toEqual([
      '144 briques Lait UHT',
      '6 sacs Riz',
    ]);
  });

  it('reads "of each" for all things', () => {
    const [wire, channel] = proposeNeeds('wiggle wire + channel, 480 lf of each', ['channel 1.12, wire 0.38']);
    expect(wire).toEqual({ quote: 'wiggle wire + channel, 480 lf', part: 'wiggle wire', qty: '480', unit: 'lf' });
    expect(channel).toMatchObject({ part: 'channel', qty: '480' });
  });

  it('drops what is taken back', () => {
    expect(short('500 gal of teat dip... sorry 50 gal', 'teat dip 12.00/gal')).toEqual(['50 gal teat dip']);
    expect(short('nie 200 l tylko 240 l farby', 'farba 31,00')).toEqual(['240 l farby']);
  });

  it('drops what a total sums up', () => {
    expect(short('30 M, 60 L, 10 XL (100 shirts altogether)', 'shirts 6.85')).toEqual(['100 shirts altogether']);
  });

  it('leaves out rates, places, dates, offers and people', () => {
    const brief =
      'Two offers for 45 Stapelstühle in 83022 Rosenheim, 1. OG, by Dec 12. We are 3 people. Stühle 8 per row.';
    expect(short(brief, 'Stapelstuhl 38,50')).toEqual(['45 Stapelstühle']);
  });

  it('reads people and time where nothing else is counted', () => {
    expect(short('Retirement lunch, Dec 18, 85 guests.', 'lunch 18.50 a head')).toEqual(['85 guests Retirement lunch']);
    expect(short('Spring gala: DJ 5 hours', 'DJ 120 an hour')).toEqual(['5 hours DJ']);
  });

  it('reads a job without a number', () => {
    const [need] = proposeNeeds('Repaint the fellowship hall, walls and trim.', [
      'hall walls 2,400.00',
      'hall 2,030.00',
    ]);
    expect(need).toMatchObject({ part: 'Repaint the fellowship hall', qty: '', unit: '' });
  });

  it('copies every part letter by letter', () => {
    const brief = 'Potrzeba: rura PEX 16x2 – 600 mb, złączka 16 – 85 szt., rozdzielacz – 2 szt.';
    const needs = proposeNeeds(brief, ['rura PEX 2,10/mb, złączka 6,40, rozdzielacz 389,00']);
    expect(needs).toHaveLength(3);
    for (const { quote, part, qty, unit } of needs) {
      expect(brief).toContain(quote);
      for (const words of [part, qty, unit]) expect(quote).toContain(words);
    }
  });
});
