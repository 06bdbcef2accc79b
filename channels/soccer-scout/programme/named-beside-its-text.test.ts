import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { soccerScout } from '../channel.ts';
import { answerRequest } from '../screening/answer-request.ts';

const URL = 'https://ashby.example/groups';

const roll = async (head: string, main: string, who: string): Promise<string> => {
  const { take } = await rollOffline({
    channel: soccerScout,
    notes: `Something for ${who} within 3 miles of Alder Falls, Oregon. Page: ${URL}`,
    acceptedAt: '2031-05-06T07:08:09.010Z',
    fetchSource: (request) =>
      request.kind === 'page' && request.url === URL
        ? {
            body: `<html><head>${head}</head><body><main>${main}</main></body></html>`,
            mediaType: 'text/html',
            url: URL,
          }
        : answerRequest(request),
  });
  return take.output;
};

const TABLE = `<h2>Autumn 2031</h2><table><tr><th>Group</th><th>Age</th><th>Fee</th></tr>
<tr><td>Larks</td><td>4 to 6</td><td>$18</td></tr><tr><td>Owls</td><td>7 to 9</td><td>$24</td></tr></table>`;

describe('a page that says in its head alone of which game it is', () => {
  it.each([
    '<title>Autumn 2031 | Ashby Youth Soccer</title>',
    '<title>Autumn 2031</title><meta property="og:site_name" content="Fußballverein Ashby">',
  ])('is read: %s', async (head) => {
    expect(await roll(head, TABLE, 'a girl of 8')).toContain('“$24”');
  });

  it('is none of soccer where its head names another', async () => {
    expect(await roll('<title>Autumn 2031 | Ashby Chess Juniors</title>', TABLE, 'a girl of 8')).toContain(
      'names no soccer program',
    );
  });
});

const LEAGUES = `<h1>Ashby soccer hall</h1><h2>Larks (ages 4 to 6)</h2><p>Sundays, 9:30 to 10:15 am. $18.</p>
<h2>Girls Group (girls, ages 9 to 12)</h2><p>Tuesdays, 5:30 to 6:45 pm. $31.</p>
<h2>Boys Group (boys, ages 9 to 12)</h2><p>Fridays, 5:30 to 6:45 pm. $31. Full, waiting list only.</p>
<p>Birthday parties from $140.</p>`;

describe('groups of one age side by side', () => {
  it('are each told by name, and which of them is full', async () => {
    const output = await roll('', LEAGUES, 'twins, both 10,');
    expect(output).toContain('“Girls Group (girls, ages 9 to 12)” “$31”');
    expect(output).toContain('“Boys Group (boys, ages 9 to 12)” “Fridays, 5:30 to 6:45 pm”');
    expect(output).toContain('On registration: “Boys Group (boys, ages 9 to 12)” “Full, waiting list only”');
  });

  it('say of a child of another age that it does not fit, and no party is a fee', async () => {
    const output = await roll('', LEAGUES, 'a child of 5');
    expect(output).toContain('Ashby soccer hall does not fit the age');
    expect(output).not.toContain('$140');
  });
});
