import { describe, expect, it } from 'vitest';
import { parseArguments } from './parse-arguments.ts';
import { TOOLS } from './tools/index.ts';

function refusalOf(name: string, given: unknown): string {
  const parsed = parseArguments(
    TOOLS.find((tool) => tool.name === name)!,
    given,
  );
  return 'refusal' in parsed ? parsed.refusal.message : 'taken';
}

const id = '00000000-0000-4000-8000-000000000000';
const url = 'https://example.com/hook';

describe('a wrong argument', () => {
  it.each([
    ['search_library', {}, 'query is required'],
    ['search_library', { query: ['chair'] }, 'query must be text'],
    ['search_library', { query: 'x' }, 'query must have at least 2 characters'],
    ['search_library', { query: 'x'.repeat(401) }, 'query must have at most 400 characters'],
    ['list_runs', { limit: '5' }, 'limit must be a number'],
    ['list_runs', { limit: 1.5 }, 'limit must be a whole number'],
    ['list_runs', { limit: 51 }, 'limit must be at most 50'],
    ['list_runs', { limit: 0 }, 'limit must be at least 1'],
    ['list_runs', { cursor: '' }, 'cursor must have at least 1 character'],
    ['list_runs', [], 'must be an object'],
    ['list_runs', null, 'must be an object'],
    ['list_runs', { page: 2, 'per page': 3 }, '"page" is not known; "per page" is not known'],
    ['delete_webhook', { webhook_id: 'x' }, 'webhook_id must be a UUID'],
    ['review_specimen', { specimen_id: id, decision: 'publish' }, 'decision must be one of approve, reject'],
    ['review_specimen', { specimen_id: id, decision: 'reject', sandbox: 1 }, 'sandbox must be true or false'],
    ['register_webhook', { url, events: 'take.completed' }, 'events must be a list'],
    ['register_webhook', { url, events: [] }, 'events must have at least 1 item'],
  ])('of %s in %j is said in our words', (name, given, sentence) => {
    expect(refusalOf(name, given)).toMatch(`Arguments of ${name}: ${sentence}. It takes `);
  });

  it('within a list is named by its place', () => {
    expect(refusalOf('register_webhook', { url, events: ['take.completed', 'x'] })).toMatch(
      /: events\.1 must be one of .*take\.completed/,
    );
  });

  it('is said beside every other, and what there is', () => {
    expect(refusalOf('list_runs', { limit: 99, cursor: 3, page: 2 })).toBe(
      'Arguments of list_runs: limit must be at most 50; cursor must be text; "page" is not known. It takes limit, cursor.',
    );
  });

  it.each(TOOLS.map(({ name }) => name))('of %s is never said in the words of the schema library', (name) => {
    const { shape } = TOOLS.find((tool) => tool.name === name)!.parameters;
    const values = [null, 'x'.repeat(5_000), '', -1, 1e300, Number.NaN, 1.5, true, {}, [], [null], [{}], ['x']];
    const said = values.flatMap((value) => [
      refusalOf(name, value),
      ...Object.keys(shape).map((key) => refusalOf(name, { [key]: value })),
    ]);

    expect(said.filter((message) => message !== 'taken').length).toBeGreaterThan(0);
    expect(said.join('\n')).not.toMatch(/invalid|expected|received|too (big|small)|unrecognized|regex|of a form/i);
  });
});
