import { describe, expect, it } from 'vitest';
import { rollOffline } from './roll-offline.ts';
import type { FetchSource } from './roll-offline.ts';
import { toyChannel } from './toy-channel.ts';

const acceptedAt = '2031-01-01T00:00:00.000Z';
const fetchSource: FetchSource = (request) =>
  request.kind === 'page' && request.url.endsWith('/good')
    ? {
        body: 'Fact: Herons nest in May.\n\nFact: Otters swim at 7 knots.\n',
        mediaType: 'text/plain',
        url: request.url,
      }
    : { requestId: request.id, code: 'http_status', status: 404, detail: 'https://marsh.example/bad answered 404.' };
const roll = (notes: string, skipRetrieval = false) =>
  rollOffline({ channel: toyChannel, notes, acceptedAt, skipRetrieval, fetchSource });

describe('rollOffline', () => {
  it('takes a brief to a graded answer', async () => {
    const { take, grade, answer } = await roll('Read https://marsh.example/good');
    expect(take).toMatchObject({
      grade: 'A',
      overall: 100,
      links: ['https://marsh.example/good'],
      lifecycle: { state: 'finished' },
    });
    expect(take.table?.rows).toHaveLength(2);
    expect(take.output).toContain('Otters swim at 7 knots.');
    expect(answer?.dropped).toEqual([]);
    expect(grade?.checks.map(({ name }) => name)).toEqual(['sub-goals', 'sources', 'claims']);
  });

  it('grades what could be said from part of the sources lower', async () => {
    const { take } = await roll('Read https://marsh.example/good and https://marsh.example/bad');
    expect(take).toMatchObject({
      grade: 'C',
      lifecycle: { state: 'finished', undone: ['https://marsh.example/bad answered 404.'] },
    });
  });

  it('asks for what is missing, and fails without a source', async () => {
    expect((await roll('Read something')).take).toMatchObject({
      lifecycle: { state: 'needs_input', needs: ['address'] },
    });
    const failed = (await roll('Read https://marsh.example/bad')).take;
    expect(failed).toMatchObject({
      lifecycle: { state: 'failed', recovery: { detail: 'https://marsh.example/bad answered 404.' } },
    });
    expect(failed.grade).toBeUndefined();
    expect((await roll('Read https://marsh.example/good', true)).take.lifecycle.state).toBe('failed');
  });
});
