import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { readChildren } from '../brief/read-children.ts';
import { judgeProgramme } from './judge-programme.ts';
import { readCutoff } from './ages/read-cutoff.ts';
import { readProgrammes } from './read-programmes.ts';

const NOW = '2030-11-21T12:00:00.000Z';

async function judge(main: string, who: string): Promise<object[]> {
  const html = `<html><body><main>${main}</main></body></html>`;
  const layer = await buildTextLayer({ bytes: new TextEncoder().encode(html), mediaType: 'text/html', url: null });
  return readProgrammes(layer).map((programme) => {
    const { fit, ages, furtherAges, fees, season } = judgeProgramme(programme, readChildren(who, NOW), NOW);
    return {
      fit,
      ages: [ages, ...furtherAges].map((one) => (one?.shown ?? one)?.text.replace(/\s+/g, ' ') ?? null),
      fees: fees.map(({ fee }) => fee.parts.map(({ text }) => text).join(' ')),
      season: season.map(({ text }) => text),
      place: programme.address?.address.text ?? null,
    };
  });
}

const NESTED = `<h1>Mill Valley Soccer</h1><p>What counts is the age on August 1, 2030.</p><ul>
<li>Minnows<ul><li>4 and 5 years old</li><li>Sundays 9:00 am</li><li>$40</li></ul></li>
<li>Otters<ul><li>6 to 8 years old</li><li>Sundays 10:00 am</li><li>$60</li></ul></li></ul>`;
const TERMS = `<h1>Hillside Soccer League</h1><dl>
<dt>U8 Girls</dt><dd>Girls born in 2023 or 2024. $150 a season.</dd>
<dt>U8 Boys</dt><dd>Boys born in 2023 or 2024. $160 a season.</dd>
<dt>U6</dt><dd>Boys and girls born in 2025 or 2026. $90 a season.</dd></dl>`;
const CARDS = `<h1>Soccer League</h1><div><h3>Kindergarten</h3><p>Sundays, 9:00 to 9:45 am</p><p>$55</p></div>
<div><h3>1st and 2nd grade</h3><p>Sundays, 10:00 to 11:00 am</p><p>$75</p></div><p>The hall is at 9 Weir Street, Norden, OR 97999.</p>`;

const SIDE_BY_SIDE =
  '<h1>Weir Soccer</h1><table><tr><th>Group</th><td>Bees</td><td>Wasps</td></tr><tr><th>Ages</th><td>4-5</td><td>6-7</td></tr><tr><th>Fee</th><td>$60</td><td>$75</td></tr></table>';
const BY_TURNS =
  '<h1>Youth Soccer</h1><p>Ages: 5–7</p><p>Sun 10–11 am</p><p>$95</p><p>Ages: 8–11</p><p>Meets twice</p><p>$120</p>';
const CODES =
  '<h1>Weir Soccer</h1><table><tr><th>Team</th><th>Born</th><th>Fee</th></tr><tr><td>G24</td><td>2024</td><td>$300</td></tr><tr><td>B24</td><td>2024</td><td>$310</td></tr></table>';
const MONTHS =
  '<h1>Tot Soccer</h1><ul><li>Cubs (12–24 months) Thu 9 am $90</li><li>Pups (2–3 years) Thu 10 am $95</li></ul>';

const rows = (fit: string, ages: string[], fees: string[], season: string[] = [], place: string | null = null) => [
  { fit, ages, fees, season, place },
];

describe('groups of a program', () => {
  it.each([
    [
      'items inside an item, on the day that counts',
      NESTED,
      'she turned 6 on October 9, 2030',
      rows('yes', ['Minnows 4 and 5 years old'], ['$40'], ['Sundays 9:00 am']),
    ],
    [
      'an age that was told for another day',
      NESTED,
      'he was eight on the first of August 2030',
      rows('yes', ['Otters 6 to 8 years old'], ['$60'], ['Sundays 10:00 am']),
    ],
    ['a girl', TERMS, 'daughter born 2023', rows('yes', ['born in 2023 or 2024'], ['$150 a season'])],
    [
      'a boy and a girl of other years',
      TERMS,
      'boy born 2024, girl born 2026',
      rows('yes', ['born in 2023 or 2024', 'born in 2025 or 2026'], ['$160 a season', '$90 a season']),
    ],
    [
      'a boy where it is for girls',
      '<h2>Girls Soccer Camp</h2><p>Girls of 8 to 12 years. $90</p>',
      'my son is 9',
      rows('unknown', ['Girls of 8 to 12 years'], ['$90']),
    ],
    ['ages in a row over fees', SIDE_BY_SIDE, '7 year old', rows('yes', ['6-7'], ['$75'])],
    ['ages and fees by turns', BY_TURNS, '6 year old', rows('yes', ['Ages: 5–7'], ['$95'], ['Sun 10–11 am'])],
    ['ages and fees by turns, the last', BY_TURNS, '9 year old', rows('yes', ['Ages: 8–11'], ['$120'])],
    ['teams by letters', CODES, 'girl born 2024', rows('yes', ['2024'], ['$300'])],
    ['months to the end', MONTHS, '35 months old', rows('yes', ['2–3 years'], ['Thu 10 am $95'])],
    [
      'words that were not read',
      '<h1>Soccer Club</h1><p>Kids of six and seven pay $95. From eight to ten it is $140.</p>',
      '9 year old',
      rows('unknown', ['Kids of six and seven'], ['From eight to ten it is $140']),
    ],
    [
      'a discount behind the fee',
      '<h2>Soccer Camp</h2><p>Ages 6-9. Fee: $210, siblings $180.</p>',
      '8 year old',
      rows('yes', ['Ages 6-9'], ['$210, siblings $180']),
    ],
    [
      'what is called by another game in the same table',
      '<h1>Sign-up</h1><table><tr><th>Class</th><th>Grade</th><th>Cost</th></tr><tr><td>Soccer Movers</td><td>2-3</td><td>$65</td></tr><tr><td>Knitting</td><td>2-5</td><td>$50</td></tr></table>',
      '2nd grader',
      rows('yes', ['2-3'], ['$65']),
    ],
    [
      'a name without the game under a heading with it',
      '<h1>Soccer classes</h1><table><tr><th>Class</th><th>Grade</th><th>Cost</th></tr><tr><td>Soccer Movers</td><td>4-5</td><td>$65</td></tr><tr><td>Little Dribblers</td><td>2-3</td><td>$50</td></tr></table>',
      '2nd grader',
      [...rows('no', ['4-5'], []), ...rows('yes', ['2-3'], ['$50'])],
    ],
    [
      'a fee behind the sentence that names a team of girls',
      '<h1>Weir Soccer</h1><p>Winter teams for players born 2021 or 2022 (U10):</p><p><b>U10 Girls</b> meets Tuesdays. Fee $130. One place is open.</p><p><b>U10 Boys</b> meets Mondays. Fee $145.</p>',
      'our daughter, born in May 2021',
      rows('yes', ['born 2021 or 2022'], ['Fee $130']),
    ],
    [
      'a team of women beside one of men',
      '<h1>Weir Soccer League</h1><ul><li>Open Men, men 18 and over. $95</li><li>Women 30 and over. $70</li></ul>',
      'a woman, 34',
      rows('yes', ['30 and over'], ['$70']),
    ],
    [
      'times of other groups, and one place for all',
      CARDS,
      '2nd grader',
      rows('yes', ['1st and 2nd grade'], ['$75'], ['Sundays, 10:00 to 11:00 am'], '9 Weir Street, Norden, OR 97999'),
    ],
  ])('for %s', async (_what, page, who, expected) => {
    expect(await judge(page, who)).toMatchObject(expected);
  });
});

describe('readCutoff', () => {
  it.each([
    ['Age as of August 31, 2030 decides.', '2030-08-31'],
    ['Players must be 5 by 9/1/2030.', '2030-09-01'],
    ['For ages 4-8 (as of 1 July 2030).', '2030-07-01'],
    ['Register ages 4-8 by March 1, 2031.', null],
    ['Age as of August 31, 2030; for the camp age on July 1, 2030.', null],
    ['Age as of August 31.', null],
    ['Six Sundays, February 9 to March 16, 2031. Age on February 9 counts.', '2031-02-09'],
    ['From December 7 to January 25, 2031. What counts is the age on December 7.', '2030-12-07'],
  ])('reads %j', (text, day) => expect(readCutoff(text)).toBe(day));
});
