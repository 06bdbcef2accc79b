import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { readChildren } from '../brief/read-children.ts';
import { judgeProgramme } from './judge-programme.ts';
import { readProgrammes } from './read-programmes.ts';

const NOW = '2030-11-21T12:00:00.000Z';

async function judge(main: string, who: string): Promise<object[]> {
  const html = `<html><body><main>${main}</main></body></html>`;
  const layer = await buildTextLayer({ bytes: new TextEncoder().encode(html), mediaType: 'text/html', url: null });
  return readProgrammes(layer).map((programme) => {
    const { fit, fees } = judgeProgramme(programme, readChildren(who, NOW), NOW);
    return {
      name: programme.name?.text ?? null,
      fit,
      fees: fees.map(({ fee }) => fee.parts.map(({ text }) => text).join(' ')),
    };
  });
}

const SIDE_BY_SIDE =
  '<h2>Evening Soccer League</h2><table><tr><th></th><th>U6</th><th>U8</th><th>U10</th></tr><tr><td>Ages</td><td>4-5</td><td>6-7</td><td>8-9</td></tr><tr><td>Fee</td><td>$70</td><td>$90</td><td>$120</td></tr></table>';

const SOCCER = 'Evening Soccer League';
const table = (head: string, ...rows: string[]): string => {
  const row = (cells: string, kind: string): string =>
    `<tr>${cells
      .split('|')
      .map((cell) => `<${kind}>${cell}</${kind}>`)
      .join('')}</tr>`;
  return `<h2>${SOCCER}</h2><table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
};
const BORN_BETWEEN = table(
  'Group|Born from|Born to|Fee',
  'U8|Aug 1, 2021|Jul 31, 2023|$90',
  'U10|Aug 1, 2019|Jul 31, 2021|$120',
);
const GEBOREN = table('Gruppe|Geboren ab|bis|Beitrag', 'U8|2022|2024|60 €', 'U11|2019|2021|80 €');
const MIN_MAX = table('Squad|Min age|Max age|Fee', 'Dots|4|5|$60', 'Specks|6|8|$70');
const UNREAD_DAYS = table('Group|Birth window|Fee', 'U8|8/22 thru 7/24|$90', 'U10|8/20 thru 7/22|$120');

describe('programs in forms of which pages are made less often', () => {
  it.each([
    ['groups side by side', SIDE_BY_SIDE, '9 year old', 'Evening Soccer League', 'yes', ['$120']],
    ['groups side by side, the first', SIDE_BY_SIDE, '4 year old', 'Evening Soccer League', 'yes', ['$70']],
    ['groups side by side, too old', SIDE_BY_SIDE, '14 year old', 'Evening Soccer League', 'no', []],
    [
      'an amount that stands below no head for certain',
      '<h2>Evening Soccer League</h2><table><tr><th>Ages</th><th>Spring</th><th>Fall</th></tr><tr><td>8-9</td><td></td><td>$90</td></tr></table>',
      '9 year old',
      'Evening Soccer League',
      'yes',
      ['$90'],
    ],
    [
      'a list of terms',
      '<h2>Evening Soccer League</h2><dl><dt>Ages</dt><dd>8 - 10</dd><dt>Cost</dt><dd>$88</dd></dl>',
      '9 year old',
      'Evening Soccer League',
      'yes',
      ['Cost\n$88'],
    ],
    [
      'an amount behind a colon, its currency before it',
      '<h2>House Soccer League</h2><p>Ages 8-9: CAD 145.00 plus tax</p>',
      '9 year old',
      'House Soccer League',
      'yes',
      ['CAD 145.00 plus tax'],
    ],
    [
      'a discount in brackets',
      '<h2>House Soccer League</h2><p>Fees: U4-U6 $75, U8-U10 $95, U12+ $115 (siblings $10 off)</p>',
      '4 year old',
      'House Soccer League',
      'yes',
      ['$75'],
    ],
    [
      'years that are no ages',
      '<h2>House Soccer League</h2><p>Celebrating 25 years of soccer! 12 years in the valley.</p><p>Fee $90</p>',
      '9 year old',
      'House Soccer League',
      'unknown',
      ['Fee $90'],
    ],
    [
      'a heading of everyday words as the only name',
      '<h2>Spring League</h2><p>Soccer for ages 7-10. Fee: $140.</p>',
      '9 year old',
      'Spring League',
      'yes',
      ['$140'],
    ],
    [
      'years in brackets behind a name',
      '<h2>Tiny Soccer Tots (2-3)</h2><p>$60 for 6 weeks</p>',
      '3 year old',
      'Tiny Soccer Tots (2-3)',
      'yes',
      ['$60 for 6 weeks'],
    ],
    [
      'figures in brackets behind others',
      '<h2>Soccer Camp</h2><p>Last result 4 July (2-3)</p><p>$60 for 6 weeks</p>',
      '3 year old',
      'Soccer Camp',
      'unknown',
      ['$60 for 6 weeks'],
    ],
    [
      'a league called by its format',
      '<h1>Soccer Leagues</h1><h3>Summer 3v3 League</h3><p>Soccer for ages 10 to 18. Price: $240</p>',
      '12 year old',
      'Summer 3v3 League',
      'yes',
      ['$240'],
    ],
    [
      'two sports, each under its own heading',
      '<h2>Basketball Camp</h2><p>Ages 6-12, $150</p><h2>Soccer Camp</h2><p>Ages 6-12, $175</p>',
      '8 year old',
      'Soccer Camp',
      'yes',
      ['$175'],
    ],
    ['the first and the last day of birth in two columns', BORN_BETWEEN, 'born on May 9, 2022', SOCCER, 'yes', ['$90']],
    ['the same, a year older', BORN_BETWEEN, 'born on May 9, 2021', SOCCER, 'yes', ['$120']],
    ['years of birth in two columns', GEBOREN, 'born in 2023', SOCCER, 'yes', ['60 €']],
    ['the least and the highest age in two columns', MIN_MAX, '7 year old', SOCCER, 'yes', ['$70']],
    ['days of birth in a form that is not read', UNREAD_DAYS, '8 year old', SOCCER, 'unknown', ['$90', '$120']],
  ])('%s', async (_what, page, who, name, fit, fees) => {
    expect(await judge(page, who)).toEqual([{ name, fit, fees }]);
  });
});

describe('a page that is given and says nothing of any game', () => {
  const groups = (name: string): string =>
    `<h1>${name}</h1><ul><li>Dots, 18 to 29 months. $80.</li><li>Specks, age 3. $85.</li><li>Spots, ages 4 and 5. $90.</li></ul>`;

  it('is read where it has a price for each of several ages', async () => {
    expect(await judge(groups('Ashby Dots'), '3 year old')).toEqual([
      { name: 'Ashby Dots', fit: 'yes', fees: [expect.stringContaining('$85')] },
    ]);
  });

  it.each(['Ashby Music for Dots', 'Ashby Sailing', 'Malen in Ashby', 'Ashby Basketball', 'Chorale d’Ashby'])(
    'is not: %s',
    async (name) => {
      expect(await judge(groups(name), '3 year old')).toEqual([]);
    },
  );
});

describe('programs of the same ages under headings side by side', () => {
  const page = [
    '<h1>Ashby Soccer Club</h1>',
    '<h2>Thursday futsal (ages 7 to 9)</h2><p>Indoors. $90.</p>',
    '<h2>Saturday league (ages 7 to 9)</h2><p>On grass. $75.</p>',
    '<h2>Evening squad (ages 10 to 12)</h2><p>Twice a week. $140.</p>',
  ].join('');

  it('are each told with the fee of their own', async () => {
    expect(await judge(page, '8 year old')).toEqual([
      { name: 'Thursday futsal (ages 7 to 9)', fit: 'yes', fees: [expect.stringContaining('$90')] },
      { name: 'Saturday league (ages 7 to 9)', fit: 'yes', fees: [expect.stringContaining('$75')] },
      { name: 'Evening squad (ages 10 to 12)', fit: 'no', fees: [] },
    ]);
  });
});

describe('what a page says of how long a fee is for', () => {
  it('is no age', async () => {
    const page = '<h1>Ashby Soccer Classes (ages 7 to 9)</h1><p>$40 a month, three months (April to June).</p>';
    expect(await judge(page, '8 year old')).toMatchObject([{ fit: 'yes', fees: [expect.stringContaining('$40')] }]);
  });
});

describe('groups that are called by a name with the years in brackets', () => {
  it.each(['4 and 5|6 and 7|8 to 10', '4–5|6–7|8–10', '4 und 5|6 und 7|8 bis 10'])('%s', async (years) => {
    const [low, mid, high] = years.split('|');
    const page = `<h1>Ashby Soccer</h1><h2>Otters (${low})</h2><p>$50.</p><h2>Herons (${mid})</h2><p>$60.</p><h2>Badgers (${high})</h2><p>$70.</p>`;
    expect(await judge(page, '9 year old')).toMatchObject([
      { fit: 'no' },
      { fit: 'no' },
      { fit: 'yes', fees: ['$70'] },
    ]);
  });
});
