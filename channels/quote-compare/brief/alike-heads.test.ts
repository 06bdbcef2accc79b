import { describe, expect, it } from 'vitest';
import { byAlikeHeads } from './alike-heads.ts';
import { isVendor } from './quote-openings.ts';
import { splitNotes } from './split-notes.ts';

const REQUEST = 'We need 30 trays and 12 lids for the bakery, which is cheaper delivered?';
const OFFERS = [
  '30 trays at $14.50, that is $435.00. 12 lids at $3.00, $36.00. Delivery $25.00. 6 days.',
  '30 trays at $13.90, that is $417.00. 12 lids at $3.20, $38.40. No charge for delivery. 9 days.',
];
const notesOf = (...heads: string[]): string =>
  [REQUEST, ...heads.map((head, at) => `${head}${OFFERS[at]}`)].join('\n\n');
const namesIn = (notes: string): string[] => splitNotes(notes).quotes.map(({ name }) => name);

describe('byAlikeHeads', () => {
  it.each([
    [
      'ruled letters with a day',
      '--- letter 1, Oakmere Bakeware Ltd, 3 November 2026 ---\n',
      '--- letter 2, Tin & Crust, 8 November 2026 ---\n',
    ],
    [
      'times, and who speaks says for whom',
      'Voicemail  12/11/2026 9:41 am  0:52  (transcribed)\nHi, it is Jo from Oakmere Bakeware Ltd, you asked. ',
      'Voicemail  12/11/2026 2:17 pm  1:08  (transcribed)\nHello, this is Sam calling from Tin & Crust. ',
    ],
    ['rows of stars over names', '★★★★☆ 17 reviews\nOakmere Bakeware Ltd\n', '★★★★★ 4 reviews\nTin & Crust\n'],
    ['a mark of a messenger', '~ Oakmere Bakeware Ltd\n', '~ Tin & Crust\n'],
    [
      'how the offer came',
      'Received 3 November by fax from Oakmere Bakeware Ltd\n',
      'Received 8 November by fax from Tin & Crust\n',
    ],
    ['what it was seen on', 'Screenshot 1 (Oakmere Bakeware Ltd website)\n', 'Screenshot 2 (Tin & Crust website)\n'],
    [
      'fields of a form',
      'TENDER FORM\nName of tenderer: Oakmere Bakeware Ltd\n',
      'TENDER FORM\nName of tenderer: Tin & Crust\n',
    ],
    ['marks that point from both sides', '>>> Oakmere Bakeware Ltd <<<\n', '>>> Tin & Crust <<<\n'],
    ['arrows', '→ Oakmere Bakeware Ltd\n', '→ Tin & Crust\n'],
    [
      'numbers of files',
      'Attachment 1: quote_11.pdf\nOakmere Bakeware Ltd\n',
      'Attachment 2: quote_22.pdf\nTin & Crust\n',
    ],
  ])('parts quotes below %s', (_what, first, second) =>
    expect(namesIn(notesOf(first, second))).toEqual(['Oakmere Bakeware Ltd', 'Tin & Crust']),
  );

  it('finds a firm whose name begins with a figure beside those of the others', () => {
    const table = (name: string, price: string): string => `${name}\ntrays   30   ${price}\nDelivery   25.00`;
    const notes = [
      'We need 30 trays.',
      table('Oakmere Bakeware Ltd', '14.50   435.00'),
      table('TinCrust', '13.90   417.00'),
      table('4 Corners Supply', '13.70   411.00'),
    ].join('\n\n');
    expect(splitNotes(notes).quotes).toHaveLength(3);
  });

  it.each(['Hi Mark and Anna', 'Hola Maria y Lorenzo', 'Liebe Anna'])('names nobody who offers by "%s"', (words) =>
    expect(isVendor(words)).toBe(false),
  );

  it('takes no greeting for a head, and no head for what is asked for', () => {
    const notes = [
      'We want to hire 1 gazebo (with sides), 1 stage, 40 benches and 10 trestle tables, inc VAT. The two letters:',
      "*Ridgeway Gazebos*\n\nHi Mark and Anna, lovely to meet you! Here's the price for the event:\nGazebo 6m x 9m with sides - £600.00\nStage - £150.00\n40 benches at £3.00 - £120.00\n10 trestle tables at £8.00 - £80.00\nTotal £950.00",
      '*Severn Party Event*\n\nDear Mark,\nThe gazebo 6m x 9m, sides, stage, 40 benches and 10 trestle tables are £990.00 in all.\nKind regards,\nTom Pryce',
    ].join('\n\n');
    expect(namesIn(notes)).toEqual(['Ridgeway Gazebos', 'Severn Party Event']);
  });

  it('joins a second, shorter message to the first of the same firm', () => {
    const notes = `${notesOf(
      'Voicemail 12/11/2026 9:41\nHi, it is Jo from Oakmere Bakeware. ',
      'Voicemail 12/11/2026 14:17\nThis is Sam calling from Tin & Crust. ',
    )}\n\nText message 13/11/2026 8:05\nJo from Oakmere Bakeware again. I can get the trays down to $13.00`;
    const { quotes } = splitNotes(notes);
    expect(quotes.map(({ name }) => name)).toEqual(['Oakmere Bakeware', 'Tin & Crust']);
    expect(quotes[0]?.text).toContain('down to $13.00');
  });

  it('leaves out the turns of who took the copy, and the times', () => {
    const turns = (price: string): string =>
      `[12/11/2026 09:15] 30 trays ${price} delivered\n[12/11/2026 09:18] Me: thanks, I will ask for $10.00`;
    const { quotes } = splitNotes(
      `We need 30 trays.\n\n~ Oakmere Bakeware\n${turns('$435.00')}\n\n~ Tin & Crust\n${turns('$417.00')}`,
    );
    expect(quotes.map(({ text }) => text)).toEqual([
      '~ Oakmere Bakeware\n30 trays $435.00 delivered',
      '~ Tin & Crust\n30 trays $417.00 delivered',
    ]);
  });

  it.each([
    [
      'mails, whose heads name who writes',
      `From: a@x.example\nTo: me@y.example\n\n${OFFERS[0]}\n\nFrom: b@z.example\nTo: me@y.example\n\n${OFFERS[1]}`,
    ],
    ['a revision below an offer', `Oakmere Bakeware\n${OFFERS[0]}\n\nREVISED\n${OFFERS[1]}`],
    ['one offer', `--- Oakmere Bakeware ---\n${OFFERS[0]}`],
  ])('finds none in %s', (_what, notes) =>
    expect(byAlikeHeads(notes).filter(({ quotes }) => quotes.every(({ name }) => name !== ''))).toEqual([]),
  );
});
