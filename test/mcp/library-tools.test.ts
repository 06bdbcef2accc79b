import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PipelineRun, Specimen } from '#contracts/specimen.ts';
import { buildDimension, buildSpecimen } from '../support/build-specimen.ts';
import { fileFor } from '../support/file-for.ts';
import { postCall } from '../support/mcp-clients.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { buildCaller } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';
import { toyChannel } from '../support/toy-channel.ts';

let service: TestService;
beforeAll(async () => {
  const { measure: _, ...plain } = toyChannel;
  const toyPlain = { ...plain, card: { ...toyChannel.card, slug: 'toy-plain', number: 902 } };
  service = await startService({ isWorkerless: true, channels: [toyChannel, toyPlain] });
});
afterAll(() => service[Symbol.asyncDispose]());

const structured = async (caller: Caller, tool: string, args: object = {}): Promise<Record<string, unknown>> => {
  const { result } = await postCall(caller, tool, args);
  if (result?.isError) throw new Error(result.content[0]!.text);
  return result!.structuredContent!;
};
const page = (digit: string, url: string) => ({ sha256: digit.repeat(64), url });

describe('list_specimens', () => {
  it('shows the own ones as the contract says, newest first, by status', async () => {
    const ada = await buildCaller(service);
    const { specimenIds } = await fileFor(service, ada, [buildSpecimen()]);
    const unclear = buildSpecimen({ reasons: ['no_scale'], page: page('b', 'https://museum.example/table') });
    const later = await fileFor(service, ada, [unclear]);
    const all = (await structured(ada, 'list_specimens')) as { specimens: Specimen[] };
    const quarantined = await structured(ada, 'list_specimens', { status: 'quarantined' });

    expect(all.specimens.map(({ specimen_id: id }) => id)).toEqual([later.specimenIds[0], specimenIds[0]]);
    expect(Specimen.parse(all.specimens[0])).toEqual(all.specimens[0]);
    expect(all.specimens[0]!.dimensions[0]).not.toHaveProperty('evidence');
    expect(quarantined).toMatchObject({ specimens: [{ specimen_id: later.specimenIds[0] }], next_cursor: null });
  });

  it('goes on by its cursor', async () => {
    const ada = await buildCaller(service);
    const drafts = Array.from({ length: 5 }, (_, index) =>
      buildSpecimen({ dimensions: [buildDimension({ at: index * 10 })] }),
    );
    const { specimenIds } = await fileFor(service, ada, drafts);
    const first = await structured(ada, 'list_specimens', { limit: 3 });
    const rest = await structured(ada, 'list_specimens', { limit: 3, cursor: first['next_cursor'] });
    const seen = [first, rest].flatMap(({ specimens }) => (specimens as Specimen[]).map(({ specimen_id: id }) => id));

    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(specimenIds));
    expect(rest['next_cursor']).toBeNull();
  });
});

describe('list_runs', () => {
  it('shows takes of channels that measure, newest first, with what they filed', async () => {
    const ada = await buildCaller(service);
    await fileFor(service, ada, [buildSpecimen()], 'toy-plain');
    const { takeId } = await fileFor(
      service,
      ada,
      [buildSpecimen({ page: page('c', 'https://museum.example/c') })],
      'toy-facts',
    );
    const { runs } = (await structured(ada, 'list_runs')) as { runs: PipelineRun[] };

    expect(runs).toMatchObject([
      { run_id: takeId, channel: 'toy-facts', status: 'queued', step: null, filed: 1, latency_ms: null },
    ]);
    expect(PipelineRun.parse(runs[0])).toEqual(runs[0]);
  });
});

describe('search_library', () => {
  it('finds the own specimens by what they are, best first', async () => {
    const ada = await buildCaller(service);
    const { specimenIds } = await fileFor(service, ada, [
      buildSpecimen({
        species: 'Quercus robur',
        item: 'oak',
        content: 'An oak with lobed leaves.',
        page: page('d', 'https://a.example/'),
      }),
      buildSpecimen({
        species: 'teapot',
        item: 'teapot',
        content: 'A silver teapot.',
        page: page('e', 'https://b.example/'),
      }),
    ]);
    const { matches } = (await structured(ada, 'search_library', { query: 'silver teapot', limit: 1 })) as {
      matches: Record<string, unknown>[];
    };

    expect(matches).toEqual([
      {
        specimen_id: specimenIds[1],
        chunk_id: expect.any(String) as string,
        species: 'teapot',
        content: 'A silver teapot.',
        score: expect.any(Number) as number,
        similarity: expect.any(Number) as number,
        keyword_rank: 1,
        confidence: expect.any(Number) as number,
        status: 'pending_review',
      },
    ]);
  });

  it.each(["'; drop table specimen; --", '%', '\\', '🪑🪑', '"chair', 'a & | ! <-> b', ' ', 'x'.repeat(400)])(
    'takes %j for words',
    async (query) => {
      const ada = await buildCaller(service);
      const { result } = await postCall(ada, 'search_library', { query: query.padEnd(2, ' .') });

      expect(result?.content[0]!.text).toMatch(/"matches":\[\]|invalid_arguments/);
    },
  );
});
