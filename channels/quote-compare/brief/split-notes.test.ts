import { describe, expect, it } from 'vitest';
import { plainQuote, splitNotes } from './split-notes.ts';

const ACME = 'Acme Supply Co   Quote 551\nAB-12 5 @ 3.00 15.00\nFreight 5.00\nTotal 20.00';
const BETA = 'Beta Tools Inc\nAB-12 5 4.00 20.00\nstock';

describe('splitNotes', () => {
  it.each([
    ['numbered headings', `Need 5 x AB-12.\n\nQuote 1 of 2:\n${ACME}\n\nQuote 2 of 2:\n${BETA}`],
    ['markdown headings', `Need 5 x AB-12.\n\n### Quote 1\n\n${ACME}\n\n### Quote 2\n\n${BETA}`],
    ['numbers in words', `Need 5 x AB-12.\n\nQuote one:\n${ACME}\n\nQuote two:\n${BETA}`],
    ['fenced blocks', `Need 5 x AB-12.\n\n\`\`\`\n${ACME}\n\`\`\`\n\n\`\`\`\n${BETA}\n\`\`\``],
    ['tags', `Need 5 x AB-12.\n<quote>\n${ACME}\n</quote>\n<quote>\n${BETA}\n</quote>`],
    ['ruled lines', `Need 5 x AB-12.\n-----\n${ACME}\n-----\n${BETA}`],
    ['letterheads', `Need 5 x AB-12.\n\n${ACME}\n\n${BETA}`],
    [
      'line ends of Windows',
      `Need 5 x AB-12.\r\n\r\nQuote 1:\r\n${ACME.replaceAll('\n', '\r\n')}\r\n\r\nQuote 2:\r\n${BETA.replaceAll('\n', '\r\n')}`,
    ],
  ])('parts quotes by %s', (_way, notes) => {
    const { brief, quotes } = splitNotes(notes);
    expect(brief).toBe('Need 5 x AB-12.');
    expect(quotes.map(({ text }) => text)).toEqual([ACME, BETA]);
  });

  it.each([
    ['asks which one it is to be', 'Which one is cheaper landed? The boss wants one number.\nJess, Lowell Voltage'],
    ['asks so in German', 'Wer ist am günstigsten?\nSvenja'],
    ['says how they compare', "We're VAT registered so I want to see it before VAT. Ta, Gil"],
  ])('gives the brief the last paragraph, which %s', (_what, question) => {
    const { brief, quotes } = splitNotes(`Need 5 x AB-12.\n\nQuote 1:\n${ACME}\n\nQuote 2:\n${BETA}\n\n${question}`);
    expect(brief).toBe(`Need 5 x AB-12.\n\n${question}`);
    expect(quotes.map(({ text }) => text)).toEqual([ACME, BETA]);
  });

  it('parts quotes by the heads of mails', () => {
    const mails = ['From: joe@acme.example\nSubject: quote\nAB-12 5 at 3.00', 'From: Beta Tools\n5 AB-12 20.00'];
    expect(splitNotes(`Need 5 x AB-12\n\n${mails.join('\n\n')}`).quotes.map(({ text }) => text)).toEqual(mails);
  });

  it('keeps the name in a heading', () => {
    const { quotes } = splitNotes(
      `Need 5.\n\nVendor A - Acme Supply:\nAB-12 3.00\n\nVendor B (Beta Tools)\nAB-12 4.00`,
    );
    expect(quotes).toEqual([
      { name: 'Acme Supply', text: 'Acme Supply\nAB-12 3.00' },
      { name: 'Beta Tools', text: 'Beta Tools\nAB-12 4.00' },
    ]);
  });

  it('takes no remark in a heading for a name', () => {
    const { quotes } = splitNotes(`Need 5.\n\nQuote 1 (received by e-mail):\n${ACME}\n\nQuote 2 (revised):\n${BETA}`);
    expect(quotes.map(({ name, text }) => [name, text])).toEqual([
      ['', ACME],
      ['', BETA],
    ]);
  });

  it('takes what the caller adds below the last quote for the brief', () => {
    const { brief, quotes } = splitNotes(
      `Need 5 x AB-12.\n\nQuote 1:\n${ACME}\n\nQuote 2:\n${BETA}\n---\nWe need it by Dec 4, budget $50.`,
    );
    expect(brief).toContain('by Dec 4');
    expect(quotes[1]?.text).toBe(BETA);
  });

  it('does not take the number of a quote for a heading', () => {
    const { quotes } = splitNotes(`Need 5.\n\nQuote 1:\nQuote 2 of the year\nAB-12 3.00\n\nQuote 2:\n${BETA}`);
    expect(quotes).toHaveLength(2);
  });

  it('finds no quote in a brief alone', () => {
    expect(splitNotes('Need 5 x AB-12 by Friday.')).toEqual({
      brief: 'Need 5 x AB-12 by Friday.',
      quotes: [],
      strays: [],
    });
  });

  it('parts offers between ruled lines, whatever they begin with', () => {
    const notes = `Seats for 18 users, one year.\n=====\nOrder summary\nPlan: Team\nPrice: $25.00 a user\n=====\nnote of the call\nit is $270 a user`;
    expect(splitNotes(notes).quotes.map(({ text }) => text.split('\n')[0])).toEqual([
      'Order summary',
      'note of the call',
    ]);
  });

  it('leaves the rules of a table to the table', () => {
    const notes =
      'Bid tabulation.\n\nItem          Qty     Orrin Electric    Dunmore Supply\n-----\nWP-40 pack     60           48.50             46.90\n-----\nTotal bid                 2,910.00          2,814.00';
    expect(splitNotes(notes).quotes.map(({ name }) => name)).toEqual(['Orrin Electric', 'Dunmore Supply']);
  });

  it('takes no field of an order for one who speaks', () => {
    const notes = 'Seats for 18 users.\nPlan: Team\nPrice: $25.00 a user\nSetup: none\nDue today: $450.00';
    expect(splitNotes(notes).quotes.map(({ name }) => name)).not.toContain('Price');
  });

  it('reads the need in a mail of the house where the newest one only hands on', () => {
    const asked =
      'From: Kim (office)\nTo: Dale\nSubject: pricing\n\nAll are back. We asked for 40 ea valve GV-7 and 10 ea union PU-2.';
    const offers = ['Tri-Creek', 'Ozark'].map(
      (name) =>
        `From: sales@${name.toLowerCase()}.example\nSubject: RE: pricing\n\n40 GV-7 @ 9.00 = 360.00\n${name} Supply Co`,
    );
    const { brief, quotes } = splitNotes(['Pick one, the spec calls out GV-7.\n- Dale', asked, ...offers].join('\n\n'));
    expect(quotes).toHaveLength(2);
    expect(brief).toContain('40 ea valve GV-7');
  });

  it('reads a table with a row for each item of each vendor: what is said of the tax, one carriage, notes', () => {
    const table = [
      'Supplier\tItem\tQty\tUnit price\tGST\tLine total\tFreight\tNotes',
      'Banksia Computing\tLT-54\t14\t$1,420.00\tex GST\t$19,880.00\t$45.00 ex GST\tadd 10% GST',
      'Banksia Computing\tDK-90\t14\t$189.00\tex GST\t$2,646.00\tas above\t',
      'Lorikeet IT\tLT-54\t14\t$1,549.00\tinc GST\t$21,686.00\tfree\tpromo: $350.00 off the whole order',
      'Lorikeet IT\tDK-90\t14\t$205.00\tinc GST\t$2,870.00\tfree\t',
    ].join('\n');
    const { quotes } = splitNotes(`14 LT-54 and 14 DK-90, GST inclusive.\n\n${table}`);
    expect(quotes.map(({ name }) => name)).toEqual(['Banksia Computing', 'Lorikeet IT']);
    expect(quotes[1]?.text.split('\n')).toEqual(
      expect.arrayContaining(['GST\tinc GST', 'Freight\tfree', 'promo: $350.00 off the whole order']),
    );
    expect(quotes[1]?.text).toContain('$21,686.00');
  });

  it('parts mails that were sent on one after the other, below the words of who sends them on', () => {
    const mail = (name: string) =>
      `---------- Forwarded message ----------\nFrom: ${name} <${name.toLowerCase()}@${name.toLowerCase()}valves.example>\nDate: Mon, 23 Nov 2026\nTo: Priya Nair\n\n8 off BV-25 at £46.20 = £369.60\n${name} Valves`;
    const { brief, quotes } = splitNotes(
      `From: Priya Nair\nTo: helper\nSubject: Fwd: quotes\n\nPlease compare. We need 8 x BV-25.\nP.\n\n${mail('Medway')}\n\n${mail('Swale')}`,
    );
    expect(brief).toContain('8 x BV-25');
    expect(quotes.map(({ text }) => /From: (\w+)/.exec(text)?.[1])).toEqual(['Medway', 'Swale']);
  });

  it.each(['Party', 'Bidder', 'Preventivo', 'Oferta'])('parts offers that are counted: %s 1', (noun) => {
    expect(splitNotes(`Need 5 x AB-12.\n\n${noun} 1 (mail)\n${ACME}\n\n${noun} 2 (mail)\n${BETA}`).quotes).toHaveLength(
      2,
    );
  });
});

it('takes offers under headings that count them as they are counted', () => {
  const { quotes } = splitNotes(
    'We need 12 pumps P-45 and 12 brackets BR-4.\n\nQuote 1:\nKestrel Pumps\nP-45   12   £612.00   £7,344.00\nBR-4   12   £38.00   £456.00\nTotal ex VAT   £7,800.00\n\nEx stock Leeds, allow 5 working days.\nWe can take orders for the pump at the above until 30 November, from 1 December it is £659.00.\n\nQuote 2:\nBlythe Supplies Ltd\nP-45   12   £641.00   £7,692.00\nBR-4   12   £41.00   £492.00\nTotal ex VAT   £8,184.00',
  );
  expect(quotes.map(({ text }) => text.split('\n', 1)[0])).toEqual(['Kestrel Pumps', 'Blythe Supplies Ltd']);
});

it.each(['TVA 20 %', 'MwSt. 19 %', 'VAT 23%'])('a tax over its amount is a row of the sums: %s', (tax) => {
  const cells = `Désignation\nQté\nPrix HT\nTotal HT\nNacelle NC-10\n2\n285,00\n570,00\nTotal HT\n570,00\n${tax}\n114,00\nTotal TTC\n684,00`;
  expect(plainQuote(cells)).toMatch(new RegExp(`${tax}\\s+114,00`));
});
