import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#contracts/json.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { judgeSoccer } from './judge-soccer.ts';
import type { SoccerExpected } from './judge-soccer.ts';
import { loadSoccerFixtures } from './soccer-fixtures.ts';

const CENTRE = { lat: 47, lon: 8 };
const FIELD = { kind: 'field', name: 'Alder Ground', ageFit: 'unknown' };
const CLUB = {
  kind: 'program',
  name: 'Arden Youth',
  ages: '5 to 12',
  quote: 'Ages 5 to 12',
  fee: '$80',
  ageFit: 'yes',
};

interface Said {
  rows?: JsonObject[];
  summary?: JsonObject;
  asks?: string[];
  output?: string;
  grade?: string;
}

const take = ({ rows = [], summary = {}, asks = [], output = '', grade = 'B' }: Said): TakeResponse =>
  ({
    output,
    grade,
    asks: asks.map((ask) => ({ key: 'k', ask, blocking: false })),
    table: { columns: [], rows, summary },
    lifecycle: { undone: [] },
  }) as unknown as TakeResponse;
/** What of the case is not met. */
const missed = (expected: SoccerExpected, said: Said, sent: string[] = []): string[] =>
  judgeSoccer(expected, take(said), sent).flatMap(({ expectation, isMet }) => (isMet ? [] : [expectation]));

describe('judgeSoccer', () => {
  it.each<[string, SoccerExpected, Said, Said]>([
    ['centre', { centre: CENTRE }, { summary: { centre: CENTRE } }, { summary: { centre: { lat: 47.01, lon: 8 } } }],
    ['centre', { centre: { ...CENTRE, within: 2 } }, { summary: { centre: { lat: 47.01, lon: 8 } } }, {}],
    [
      'centre',
      { judge: { centre_any: [{ lat: 1, lon: 1 }, CENTRE] } },
      { summary: { centre: CENTRE } },
      { summary: { centre: null } },
    ],
    ['radius of 5', { radius_miles: 5 }, { summary: { radiusMiles: 5.01 } }, { summary: { radiusMiles: 5.1 } }],
    ['radius of 3 or 4', { radius_miles: 9, judge: { radius_any: [3, 4] } }, { summary: { radiusMiles: 4 } }, {}],
    ['1 fields', { in_radius: 1, fields_in_radius: 7 }, { rows: [FIELD, CLUB] }, { rows: [FIELD, FIELD] }],
    ['5 or 2 or 1 fields', { in_radius: 5, distinct_parks: 2, judge: { count_also: [1] } }, { rows: [FIELD] }, {}],
    ['age 7', { judge: { age: ['7'] } }, { summary: { age: ['7', '9'] } }, { summary: { age: null } }],
    ['no rows', { judge: { rows: 'none' } }, {}, { rows: [FIELD] }],
    ['asks the caller', { judge: { ask: 'which town' } }, { asks: ['Which town?'] }, { output: 'Which town?' }],
    ['mentions goalkeep', { judge: { any_text: ['goalkeep'] } }, { output: 'Goalkeeper gloves' }, {}],
    ['fits: arden ', { judge: { fits: [{ row: 'arden' }] } }, { rows: [CLUB] }, { rows: [{ ...CLUB, ageFit: 'no' }] }],
    [
      'fits: 5 to 12 \\$80',
      { judge: { fits: [{ row: '5 to 12', fee: '\\$80', not_fee: '\\$95' }] } },
      { rows: [CLUB] },
      { rows: [{ ...CLUB, fee: '$80; $95' }] },
    ],
    ['does not fit: arden', { judge: { no_fit: ['arden'] } }, { rows: [{ ...CLUB, ageFit: 'no' }] }, { rows: [CLUB] }],
    [
      'arden: fit is not no',
      { judge: { fit_not: [{ name: 'arden', fit: 'no' }] } },
      { rows: [CLUB] },
      { rows: [{ ...CLUB, ageFit: 'no' }] },
    ],
    ['grade B at best', { maxGrade: 'B' }, { grade: 'B' }, { grade: 'A' }],
    ['grade C at best', { limit: { says: '', maxGradeIfSilent: 'C' }, maxGrade: 'C' }, { grade: 'C' }, { grade: 'B' }],
  ])('holds an answer to "%s"', (expectation, expected, right, wrong) => {
    expect(missed(expected, right)).toEqual([]);
    expect(missed(expected, wrong)).toEqual([expectation]);
  });

  it('lets no answer have more than a wish that it is silent about allows', () => {
    const expected = { limit: { says: 'indoors', maxGradeIfSilent: 'C' } };
    expect(missed(expected, { output: 'Not known: indoors.', grade: 'A' })).toEqual([]);
    expect(missed(expected, { grade: 'B' })).toEqual(['speaks of the limit', 'grade C at best']);
  });

  it('looks at nothing else of an answer that asks what is right to ask, but at what was sent for it', () => {
    const expected = { askIsRight: 'which town', in_radius: 9, mustNotBeSent: ['Orla'] };
    expect(missed(expected, { asks: ['Which town?'] }, ['["/search",{"q":"Arden"}]'])).toEqual([]);
    expect(missed(expected, { asks: ['Which town?'] }, ['["/search",{"q":"orla, Arden"}]'])).toEqual([
      'nothing private is sent',
    ]);
  });

  it('takes words for sent only where they stand whole, and then it is grave', () => {
    const judged = (sent: string[]) => judgeSoccer({ mustNotBeSent: ['Elm Court 4'] }, take({}), sent).at(-1);
    expect(judged(['{"q":"elm courthouse 4"}'])).toMatchObject({ isMet: true, isGrave: false });
    expect(judged(['{"q":"Elm Court, 4"}'])).toMatchObject({ isMet: false, isGrave: true });
  });
});

describe('loadSoccerFixtures', () => {
  it('serves the pages that a brief names, and notes what else is asked', async () => {
    const set = mkdtempSync(join(tmpdir(), 'soccer-'));
    try {
      mkdirSync(join(set, 'soccer-messy'));
      const cases = [{ id: 'a', class: 'c', brief: 'See {{page:club.html}}', mustNotBeSent: ['orla'] }];
      writeFileSync(join(set, 'soccer-messy', 'expected.json'), JSON.stringify({ cases }));
      writeFileSync(join(set, 'soccer-messy', 'club.html'), '<p>Soccer</p>');
      const [loaded] = await loadSoccerFixtures(set, () => ({ body: '[]', mediaType: 'application/json', url: 'x:' }));
      const at = { id: 'r', subGoal: 's' };
      expect(loaded!.notes).toBe('See https://pages.example/club.html');
      expect(await loaded!.fetchSource({ ...at, kind: 'page', url: 'https://pages.example/club.html' })).toMatchObject({
        body: new TextEncoder().encode('<p>Soccer</p>'),
        mediaType: 'text/html',
      });
      mkdirSync(join(set, 'soccer'));
      writeFileSync(join(set, 'soccer', 'shared.html'), '<p>Rec</p>');
      const [beside] = await loadSoccerFixtures(set, () => ({ body: '', mediaType: '', url: 'x:' }), set);
      const shared = { ...at, kind: 'page' as const, url: 'https://pages.example/shared.html' };
      expect(await beside!.fetchSource(shared)).toMatchObject({ body: new TextEncoder().encode('<p>Rec</p>') });
      const asked = { ...at, kind: 'api' as const, source: 'NOMINATIM', path: '/search', query: { q: 'Orla' } };
      await loaded!.fetchSource(asked as never);
      expect(loaded!.judge(take({})).at(-1)).toMatchObject({ isGrave: true });
    } finally {
      rmSync(set, { recursive: true });
    }
  });
});
