import type { RequestHandler } from 'express';
import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import type { ApiContext } from './context.ts';

type Asked = Exclude<SourceRequest, { kind: 'text' }>;

/** What `ask` holds: a call of an API source as a channel makes it. */
const ApiCall = z.strictObject({
  kind: z.literal('api'),
  source: z.string().max(100),
  method: z.enum(['GET', 'POST']),
  path: z.string().max(2_000),
  query: z.record(z.string(), z.string()).exactOptional(),
  form: z.record(z.string(), z.string()).exactOptional(),
  json: z.json().exactOptional(),
  answerStatuses: z.array(z.int()).exactOptional(),
});

/** Long enough for a question of a map, which is a program. */
const ASK_CHARS = 16_000;

/**
 * `GET /canary/{slug}?page=ADDRESS` or `?ask=JSON`: a page or an answer of the made-up world by which the channel is screened. The channel's own
 * canary reads it here, through the same way out as any page.
 */
export const getCanaryWorld =
  ({ channels, threads, keyless }: Pick<ApiContext, 'channels' | 'threads' | 'keyless'>): RequestHandler =>
  async (request, response) => {
    keyless.count(request);
    const channel = String(request.params['slug']);
    if (!channels.get(channel)?.screening) throw nothingThere();
    const answer = await threads.run('answer-screened', { channel, request: readAsked(request.query) });
    if ('code' in answer) {
      response.status(answer.status ?? 503).type('text/plain');
      response.end(answer.detail);
      return;
    }
    response.status(answer.status ?? 200).set({ 'content-type': answer.mediaType, 'cache-control': 'no-store' });
    response.end(answer.body);
  };

function readAsked({ page, ask }: Record<string, unknown>): Asked {
  const asked = { id: 'canary', subGoal: 'canary' };
  if (typeof page === 'string' && page.length <= ASK_CHARS) return { ...asked, kind: 'page', url: page };
  if (typeof ask !== 'string' || ask.length > ASK_CHARS) throw nothingThere();
  const { success, data } = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(ApiCall)
    .safeParse(ask);
  if (!success) throw nothingThere();
  return { ...asked, ...data } as Asked;
}

const nothingThere = (): AppError => new AppError('not_found', 'There is nothing at this address.');
