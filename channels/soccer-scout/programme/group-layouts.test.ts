import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { readChildren } from '../brief/read-children.ts';
import { judgeProgramme } from './judge-programme.ts';
import { readProgrammes } from './read-programmes.ts';

const NOW = '2030-11-21T12:00:00.000Z';

async function judge(main: string, who: string): Promise<object[]> {
  const html = `<html><body><main>${main}</main></body></html>`;
  const layer = await buildTextLayer({ bytes: new TextEncoder().encode(html), mediaType: 'text/html', url: null });
  return readProgrammes(layer).flatMap((programme) => {
    const { fit, fees, season, sideCosts } = judgeProgramme(programme, readChildren(who, NOW), NOW);
    const textOf = (pieces: { text: string }[]): string => pieces.map(({ text }) => text).join(' ');
    return fit === 'yes'
      ? [
          {
            fees: fees.map(({ fee }) => textOf(fee.parts)),
            times: season.map((time) => textOf(time.under ? [time.under, time] : [time])),
            more: sideCosts.map(({ parts }) => textOf(parts)),
          },
        ]
      : [];
  });
}

const CARDS = `<h1>Ashby Soccer</h1><h2>Spring teams</h2>
<h3>U9</h3><p>Born September 1, 2021 to August 31, 2022</p><p>Mondays 5:00 pm</p><p>$140</p>
<h3>U10</h3><p>Born September 1, 2020 to August 31, 2021</p><p>Fridays 5:00 pm</p><p>$155</p>`;
const STRUCK = `<h1>Ashby Futsal</h1><table><tr><td>Minis (5-7 years), Sunday 9:00</td><td><s>$90</s> $80</td></tr>
<tr><td>Maxis (8-10 years), Sunday 10:00</td><td><s>$99</s> $104</td></tr></table><p>Plus insurance: $14 for each child.</p>`;
const BY_DAY = `<h1>Ashby Soccer School</h1><h3>TUESDAY</h3><p>4:30 Wrens (4-5 years)<br>5:30 Owls (6-8 years)</p>
<h3>FRIDAY</h3><p>4:30 Owls (6-8 years)</p><h3>Prices</h3><p>Wrens $70 a term. Owls and Kites $84 a term.</p>`;
const TERMS = `<h1>Ashby Girls Soccer</h1><dl><dt>Larks</dt><dd>Girls born 2023 and 2024. $60.</dd>
<dt>Swifts</dt><dd>Girls born 2021 and 2022. $75. This group is full. Waitlist only.</dd></dl>`;
const BLANKS = `<pre>
SOCCER

CLASS          GRADE    DAY   MEMBER   GUEST
Small Feet     K - 1    Sat   $70      $88
Big Feet       2 - 3    Sun   $74      $92

JUDO
White Belts    K - 1    Sat   $50      $60
</pre>`;
const FIRST_DAY = `<h1>Preschool soccer</h1><p>What counts is the child's age on the first day of class. Winter 2031:</p>
<p>Pups. 3-year-olds. Fridays 9:00 am, from January 10. $66.</p><p>Cubs. 4-year-olds. Fridays 10:00 am, from January 10. $72.</p>`;
const COLUMNS = `<h1>Ashby SC</h1><table><thead><tr><th>Team</th><th>Birth year</th><th>Boys</th><th>Girls</th><th>Fee</th></tr></thead>
<tr><td>U11</td><td>2020</td><td>Mon 5 pm</td><td>Tue 6 pm</td><td>$180</td></tr><tr><td>U12</td><td>2019</td><td>Wed 5 pm</td><td>Thu 6 pm</td><td>$190</td></tr></table>
<p>Fees do not include the kit ($50).</p>`;
const DAYS = `<h1>Ashby Soccer Barn</h1><table><tr><th></th><th>Monday</th><th>Thursday</th></tr>
<tr><td>Foxes (5-6)</td><td>$61</td><td>$71</td></tr><tr><td>Bears (7-9)</td><td>$62</td><td>$72</td></tr></table>`;

const OVER = `<h1>Ashby Futsal</h1><p>One court, warm.</p><div><span>U7</span><h3>Robins</h3><div>Ages 5 – 6</div><div>Thu 4:15 pm</div><div>$81</div></div>
<div><span>U9</span><h3>Ravens</h3><div>Ages 7 – 8</div><div>Thu 5:15 pm</div><div>$83</div></div><div><span>U11</span><h3>Rooks</h3><div>Ages 9 – 10</div><div>Fri 5:15 pm</div><div>$87</div></div>`;
const SIGN_UP = `<h1>Ashby Soccer</h1><p>Sign up at the desk.</p><table><tr><th>No.</th><th>Age</th><th>Days</th><th>Fee</th><th></th></tr>
<tr><td>7-1</td><td>At least 5 but less than 7</td><td>Sat 9:00 AM</td><td>$41.00</td><td><a href="#">Join</a></td></tr>
<tr><td>7-2</td><td>At least 7 but less than 9</td><td>Sat 10:00 AM</td><td>$47.00</td><td><a href="#">Join</a></td></tr></table>`;
const BESIDE = `<h2>Indoor soccer</h2><table><tr><th></th><th>Grades K-1</th><th>Grades 2-3</th></tr><tr><td>Day</td><td>Tuesday</td><td>Wednesday</td></tr>
<tr><td>Members</td><td>$50</td><td>$60</td></tr><tr><td>Guests</td><td>$55</td><td>$66</td></tr></table>`;
const FLYER = `<pre>
  SOCCER WEEK
WRENS     kindergarten and first grade
          ninety-five dollars
OWLS      second through fourth grade
          one hundred and ten dollars
A second child: ten dollars off.
</pre>`;

describe('groups of a page', () => {
  it.each([
    ['by the days of birth under a heading', CARDS, 'born October 2, 2021', ['$140'], ['Mondays 5:00 pm'], []],
    [
      'with prices that were',
      STRUCK,
      '9 year old',
      ['$104'],
      ['Maxis (8-10 years), Sunday 10:00'],
      ['Plus insurance: $14 for each child.'],
    ],
    [
      'by days, with prices by their names',
      BY_DAY,
      '7 year old',
      ['Owls and Kites $84 a term'],
      ['TUESDAY 5:30 Owls (6-8 years)', 'FRIDAY 4:30 Owls (6-8 years)'],
      [],
    ],
    ['of which one is full', TERMS, 'girl born 2021', ['$75. This group is full. Waitlist only'], [], []],
    ['in columns set by blanks', BLANKS, '1st grade', ['MEMBER $70 GUEST $88'], ['Sat'], []],
    [
      'by the age on the first day',
      FIRST_DAY,
      'turns 4 on January 6',
      ['$72'],
      ['Fridays 10:00 am, from January 10.'],
      [],
    ],
    [
      'with a column for girls',
      COLUMNS,
      'girl born 2019',
      ['$190'],
      ['Girls Thu 6 pm'],
      ['Fees do not include the kit ($50).'],
    ],
    ['with a label over each heading', OVER, '8 year old', ['$83'], ['Thu 5:15 pm'], []],
    ['with a button in each row', SIGN_UP, '8 year old', ['$47.00'], ['Sat 10:00 AM'], []],
    ['side by side, with a price for some', BESIDE, 'grade 2', ['Members $60', 'Guests $66'], ['Wednesday'], []],
    [
      'with prices in words',
      FLYER,
      'grade 3',
      ['one hundred and ten dollars'],
      [],
      ['A second child: ten dollars off.'],
    ],
    ['with a column for each day', DAYS, '8 year old', ['Monday $62 Thursday $72'], [], []],
  ])('%s', async (_what, page, who, fees, times, more) => {
    expect(await judge(page, who)).toEqual([{ fees, times, more }]);
  });
});
