import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TakeResponse } from '#contracts/take.ts';
import { runProgram } from '../support/foreign-tools.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { systemNode } from '../support/system-node.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
let service: TestService;
let pages: ServedPages;
let key: string;
let facts: string;

beforeAll(async () => {
  service = await startService();
  pages = await servePages({ '/facts': 'Fact: Water boils at 100 degrees.\nFact: Ice melts.\n' });
  facts = `${pages.origin}/facts`;
  ({ key } = await service.mint());
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const run = (example: string, ...args: string[]) => {
  const program = example.endsWith('.sh') ? 'sh' : systemNode;
  const common = [join(EXAMPLES, example), service.baseUrl, key, 'toy-facts'];
  return runProgram(program, [...common, ...args], { timeoutMs: 250_000 });
};

describe('examples/', () => {
  it('has no example that is not run here', async () => {
    expect((await readdir(EXAMPLES)).toSorted()).toEqual([
      'ag-ui.mjs',
      // Run by test/api/copilotkit-example.thorough.ts.
      'copilotkit.mjs',
      'curl.sh',
      'fetch.mjs',
      // Run by test/front-end in a browser.
      'front-end',
      // Run by test/api/generated-clients.long.ts and `npm run test:clients`.
      'generated',
      // These three are run by test/mcp/examples.test.ts.
      'tools-with-token.mjs',
      'tools.mjs',
      'tools.py',
      // A brief, rolled by channels/quote-compare/example-brief.test.ts.
      'two-quotes.txt',
    ]);
  });

  it('fetch.mjs follows a take and prints its answer', async () => {
    const { code, stdout, stderr } = await run('fetch.mjs', `Facts of ${facts}`);
    const answer = TakeResponse.parse(JSON.parse(stdout));

    expect(code).toBe(0);
    expect(stderr.trim().split('\n')).toEqual(['plan', 'crawl', 'extract', 'frame', 'grade']);
    expect(answer).toMatchObject({ grade: 'A', links: [facts] });
  });

  it('fetch.mjs says why it was refused', async () => {
    const { code, stderr } = await runProgram(
      systemNode,
      [join(EXAMPLES, 'fetch.mjs'), service.baseUrl, 'lt_none', 'toy-facts', 'x'],
      { timeoutMs: 250_000 },
    );

    expect(code).toBe(1);
    expect(stderr).toContain('unauthorized');
  });

  it('ag-ui.mjs prints the text as it comes, the grade and the links', async () => {
    const { code, stdout } = await run('ag-ui.mjs', `Facts of ${facts}`);

    expect(code).toBe(0);
    expect(stdout).toContain('Fact: Water boils at 100 degrees.\nFact: Ice melts.\nGrade A\n');
    expect(stdout).toContain(`${facts}\n`);
  });

  it('ag-ui.mjs answers what the channel asks', async () => {
    const { code, stdout, stderr } = await run('ag-ui.mjs', 'Which facts?', facts);

    expect(code).toBe(0);
    expect(stderr).toContain('asks: Which page should be read?');
    expect(stdout).toContain('Grade A');
  });

  it('curl.sh prints the answer and the events, whatever the brief holds', async () => {
    const { code, stdout } = await run('curl.sh', `Facts of "${facts}" \\ $HOME\n\t'and' more`.replaceAll('"', ' '));
    const [answer, ...rest] = stdout.split('\n');
    const events = rest.flatMap((line) =>
      line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as { type: string; notes?: string }] : [],
    );

    expect(code).toBe(0);
    expect(TakeResponse.parse(JSON.parse(answer!))).toMatchObject({ grade: 'A' });
    expect(events[0]).toMatchObject({ notes: `Facts of  ${facts}  \\ $HOME\n\t'and' more` });
    expect(events.at(-1)).toMatchObject({ type: 'take.completed' });
  });

  it('curl.sh takes quotes and ends with an error when it is refused', async () => {
    const { code, stdout } = await runProgram(
      'sh',
      [join(EXAMPLES, 'curl.sh'), service.baseUrl, key, 'nobody', 'a "quoted" brief'],
      { timeoutMs: 250_000 },
    );

    expect(code).not.toBe(0);
    expect(stdout).toContain('unknown_channel');
  });
});
