import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { soccerScout } from '../channel.ts';
import { answerRequest } from '../screening/answer-request.ts';

const URL = 'https://ashbykickers.example/groups';

const roll = (main: string, ages: string) =>
  rollOffline({
    channel: soccerScout,
    notes: `Soccer for children of ${ages} within 3 miles of Alder Falls, Oregon. Page: ${URL}`,
    acceptedAt: '2031-05-06T07:08:09.010Z',
    fetchSource: (request) =>
      request.kind === 'page' && request.url === URL
        ? { body: `<html><body><main>${main}</main></body></html>`, mediaType: 'text/html', url: URL }
        : answerRequest(request),
  });

const TERMS = `<h1>Ashby Kickers soccer</h1><p>Join us for the autumn term.</p>
<p><b>Larks</b> – 4 to 6 years. Saturday, 10:00 am. Fee: $18.</p><p><b>Owls</b> – 7 to 9 years. Tuesday, 5:30 pm. Fee: $24.</p>`;
const ROWS = `<h1>Ashby Kickers soccer</h1><p>Join us for the autumn term.</p><table><tr><th></th><th>Ages 4-6</th><th>Ages 7-9</th></tr>
<tr><td>Members</td><td>$41</td><td>$52</td></tr><tr><td>Guests</td><td>$47</td><td>$58</td></tr></table>`;

describe('a page with a group for each of several children', () => {
  it('is told by group, ages, fees and times', async () => {
    const { take } = await roll(TERMS, '5 and 8');
    expect(take.output).toContain('Fee: “4 to 6 years” “$18”; a further fee on the page: “7 to 9 years” “$24”.');
    expect(take.output).toContain(
      '“4 to 6 years” “Saturday, 10:00 am”; and as another time that the page has for them: “7 to 9 years” “Tuesday, 5:30 pm”',
    );
  });

  it('is told with whom each row of amounts is for, once', async () => {
    const { take } = await roll(ROWS, '5 and 8');
    expect(take.table?.rows[0]).toMatchObject({
      ageFit: 'yes',
      fee: 'Members Ages 4-6 $41; Guests Ages 4-6 $47; Ages 7-9 $52; Ages 7-9 $58',
    });
  });

  it('does not say that no ages are stated where they may be of others', async () => {
    const { take } = await roll(
      `${TERMS}<h2>Junior academy</h2><p>Ages 13 to 16 help our coaches. $90.</p>`,
      '5 and 8',
    );
    expect(take.output).toContain('Junior academy: the ages that the page tells there may be of other people');
  });
});
