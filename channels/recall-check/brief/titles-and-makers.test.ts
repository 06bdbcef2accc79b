import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
const askedIn = (notes: string): string[] => read(notes).items.map(({ asked }) => asked);

describe('titles of goods, their makers and what an order has besides', () => {
  it.each<[string, string, string[]]>([
    [
      'a title that begins with a word of talk',
      'Living Ember 2-in-1 Folding Desk Lamp, QP-22LED',
      ['Living Ember 2-in-1 Folding Desk Lamp, QP-22LED'],
    ],
    [
      'a maker whose name is a word, before its number',
      '- Real QX-41 heater\n- Lakelet lamp',
      ['Real QX-41 heater', 'Lakelet lamp'],
    ],
    ['a word before a number that is none', '- New QX-41 heater\n- Lakelet lamp', ['QX-41 heater', 'Lakelet lamp']],
    ['qualities in a row before the thing', '- Norvelle lunch plates set of 4', ['Norvelle lunch plates, 4']],
    [
      'a screen by its class',
      'NORVELLE 32" CLASS F20 SERIES LED SMART FIRE TV Model: NS-32F2',
      ['NORVELLE 32" CLASS F20 SERIES LED SMART FIRE TV Model: NS-32F2'],
    ],
    ['what a thing does', 'two of the things that plug in at my desk, one is the Norvelle heater', ['Norvelle heater']],
    [
      'one more thing that no list knows, with its maker behind it',
      'la muñeca Norvelle (etiqueta HG201) y el zorrito verde de Lakelet, modelo DX77-20. Además la lámpara Lumetta.',
      ['muñeca Norvelle (HG201)', 'zorrito verde from Lakelet, modelo DX77-20', 'lámpara Lumetta'],
    ],
    [
      'one more thing behind "plus", by its maker',
      'there is a Lumetta fishing game, plus wooden train tracks by Lakelet',
      ['Lumetta fishing game', 'wooden train tracks by Lakelet'],
    ],
    [
      'a measure beside a make of vehicles',
      'eine Heckenschere von Lakelet gekauft, 40 Volt, und eine Lumetta Lampe',
      ['Heckenschere from Lakelet, 40 Volt', 'Lumetta Lampe'],
    ],
    [
      'a table with maker and model in one column, and one of an unknown heading',
      '|Room|What|Brand/Model|Mark|\n|---|---|---|---|\n|Den|dresser|Sivelle (Ostmark)|Graco|\n|Hall|lamp|Lumetta|ok|',
      ['Sivelle (Ostmark), dresser Graco', 'Lumetta lamp'],
    ],
    [
      'a table below a line with marks of its own, one of its things gone',
      'Rack 12 | spring lot | counted\n| piece | size | label says |\n|---|---|---|\n| Lakelet sweater | 8 | QX41190 |\n| Norvelle jeans – RETURNED TO OWNER | | |',
      ['Lakelet sweater QX41190, size 8'],
    ],
    [
      'rows whose things are gone, in whatever column',
      'tag,description,marks,qty\nT-1,Lakelet lamp,BW-20,1\nT-2,Norvelle waffle iron,SOLD 3/02,0\nT-3,Lumetta fan,sold at Ostmark,2',
      ['Lakelet lamp BW-20', 'Lumetta fan'],
    ],
    [
      'lines that begin with a count',
      'Parcel of May 9\n 1 x Norvelle low profile container   $44.10\n 2 x Lakelet salad spinner    $12.20',
      ['Norvelle low profile container', 'Lakelet salad spinner'],
    ],
    [
      'a thing by several words of another language in a short table',
      'item | marca | obs\nsecador de cabelo | Lakelet | dobrável\nliquidificador | Lumetta |',
      ['Lakelet secador de cabelo', 'Lumetta liquidificador'],
    ],
    ['what one got rid of', 'He got rid of the old compressor. There is a Lakelet kettle', ['Lakelet kettle']],
    ['what one wants to get rid of', 'I want to get rid of the Lakelet kettle. Is it recalled?', ['Lakelet kettle']],
  ])('%s', (_what, notes, asked) => {
    expect(askedIn(notes)).toEqual(asked);
  });

  it.each<[string, string[], RegExp]>([
    [
      'Wir haben einen Lakelet Toaster. Das Bügeleisen ist neu, das braucht ihr nicht.',
      ['Lakelet Toaster'],
      /Bügeleisen/,
    ],
    ['A Lakelet lamp. There is a canopy but that goes back in March so never mind that.', ['Lakelet lamp'], /canopy/],
    ['A Lakelet lamp. The old soup got thrown out so don’t bother with it.', ['Lakelet lamp'], /soup/],
    ['A Lakelet lamp. The toaster, they threw it away.', ['Lakelet lamp'], /toaster/],
    ['Tengo una lámpara Lakelet. La bicicleta no, esa la dejo.', ['lámpara Lakelet'], /bicicleta/],
    ['Une lampe Lakelet. L’ancienne poussette est vendue.', ['lampe Lakelet'], /poussette/],
    ['We have a Lakelet toaster. The iron is new, no need to check.', ['Lakelet toaster'], /iron/],
    ['J’ai un grille-pain Lakelet. Le fer à repasser est neuf, ce n’est pas la peine.', ['grille-pain Lakelet'], /fer/],
    ['Tengo una tostadora Lakelet. La plancha es nueva, no hace falta.', ['tostadora Lakelet'], /plancha/],
    ['Ho un tostapane Lakelet. Il ferro da stiro è nuovo, non serve.', ['tostapane Lakelet'], /ferro/],
    ['Tenho uma torradeira Lakelet. O ferro de passar é novo, não precisa.', ['torradeira Lakelet'], /ferro/],
    [
      'We hebben een Lakelet broodrooster. Het strijkijzer is nieuw, dat hoeft niet.',
      ['Lakelet broodrooster'],
      /strijk/,
    ],
  ])('leaves out what need not be looked at: %s', (notes, asked, out) => {
    const { items, ruledOut } = read(notes);
    expect(items.map((item) => item.asked)).toEqual(asked);
    expect(ruledOut).toEqual([expect.stringMatching(out)]);
  });

  it.each<[string, string, string[]]>([
    [
      'things that stand in below the line of an order',
      'ORDER PLACED  May 4, 2031  (Ostmark)\n   Norvelle 5-cup rice cooker\n   Lakelet kettle\n\nORDER # 20-4411\n   Lumetta 3-speed fan\n',
      ['Norvelle 5-cup rice cooker', 'Lakelet kettle', 'Lumetta 3-speed fan'],
    ],
  ])('%s', (_what, notes, asked) => {
    expect(askedIn(notes)).toEqual(asked);
  });

  it.each([
    'Norvelle kettle\nLakelet desk fan, gray   ** CANCELLED, no charge **',
    '1x Norvelle kettle\n1x Lakelet Haartrockner - storniert',
    '- Norvelle kettle\n- Lakelet sèche-cheveux (annulé)',
    '- Norvelle kettle\n- Lakelet secador de pelo - cancelado',
    '- Norvelle kettle\n- Lakelet asciugacapelli (annullato)',
    '- Norvelle kettle\n- Lakelet secador de cabelo (cancelado)',
    '- Norvelle kettle\n- Lakelet haardroger - geannuleerd',
  ])('leaves out what was cancelled: %s', (notes) => {
    const { items, ruledOut } = read(notes);
    expect(items.map(({ product }) => product?.brand)).toEqual([['norvelle']]);
    expect(ruledOut).toEqual([expect.stringMatching('Lakelet')]);
  });

  it('takes no word in small letters for a slip of a short brand', () => {
    expect(askedIn('There is a Lakelet lamp, and the brothe is in the den')).toEqual(['Lakelet lamp']);
  });

  it('reads a number that stands before more talk as a code', () => {
    expect(read('the Lumetta swing set, 60422 for our nephew').items[0]?.product?.codes).toEqual(['60422']);
  });

  it('writes out the brands of a shop on a receipt', () => {
    expect(read('GV PAPER PLATES 80CT').items[0]?.product?.brand).toEqual(['great', 'value']);
  });

  it('knows by its brand under which register a thing falls', () => {
    expect(read('- Pine-Sol, the lemon one').items[0]?.doubt).toBeNull();
  });
});
