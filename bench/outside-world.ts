import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerRequest } from '../channels/recall-check/screening/answer-request.ts';
import { serveFrom } from './loopback-world.ts';
import type { Served } from './loopback-world.ts';

const REGISTERS = ['NHTSA', 'VPIC', 'CPSC', 'OPENFDA', 'FSIS', 'IRES'] as const;

export interface OutsideWorld extends AsyncDisposable {
  /** Of the site: `/changelog.md` and what else it was given. */
  origin: string;
  /** Origins of the registers, as a worker is told of them. */
  registers: Record<string, string>;
}

export interface ServedPage {
  mediaType: string;
  encoding?: string;
  body: Uint8Array | string;
}

/** A copy of the outside world on loopback: a site, and the registers of recalls, each as far away as a real one. */
export async function serveOutsideWorld(
  latencyMs: number,
  pages: Readonly<Record<string, () => ServedPage>> = {},
): Promise<OutsideWorld> {
  await using stack = new AsyncDisposableStack();
  const site = stack.use(await serveFrom(latencyMs, (request, response) => answer(request, response)));
  const registers: Record<string, string> = {};
  for (const source of REGISTERS)
    registers[source.toLowerCase()] = stack.use(await serveRegister(source, latencyMs)).origin;
  const owned = stack.move();
  return {
    origin: site.origin,
    registers,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };

  function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    const page = url === '/changelog.md' ? CHANGELOG_PAGE : pages[url]?.();
    response.writeHead(page ? 200 : 404, {
      'content-type': page?.mediaType ?? 'text/plain',
      ...(page?.encoding && { 'content-encoding': page.encoding }),
    });
    response.end(page?.body ?? '');
  }
}

function serveRegister(source: string, latencyMs: number): Promise<Served> {
  return serveFrom(latencyMs, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://register');
    const isPost = request.method === 'POST';
    const form = isPost && { form: Object.fromEntries(new URLSearchParams(await text(request))) };
    const answer = answerRequest({
      kind: 'api',
      id: 'asked',
      subGoal: 'asked',
      source,
      method: isPost ? 'POST' : 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      ...form,
    });
    response.writeHead(answer?.status ?? 404, { 'content-type': 'application/json' });
    response.end(answer?.body ?? '{}');
  });
}

const CHANGELOG = `# Changelog

${Array.from(
  { length: 12 },
  (_, index) => `## 1.${12 - index}.0 - 2031-${String(12 - index).padStart(2, '0')}-03

### Added

- Reader for archives of kind ${index + 1}, with a progress line
- Flag \`--window-${index + 1}\` to limit what is read at once

### ${index % 3 === 0 ? 'Breaking' : 'Fixed'}

- ${index % 3 === 0 ? `The option \`lines${index}\` was removed; use \`rows\`` : `Wrong count of lines in logs over ${index} GB`}
`,
).join('\n')}`;

const CHANGELOG_PAGE: ServedPage = { mediaType: 'text/markdown; charset=utf-8', body: CHANGELOG };
