import { z } from 'zod';
import { TakeCursor, TakeList } from '#contracts/take-list.ts';
import { LIMITS } from '#contracts/take.ts';
import { findTakes } from '../../db/queries/takes.ts';
import { authenticate } from '../http/authenticate.ts';
import { invalidParameter } from '../http/invalid-parameter.ts';
import { OF_CALLER } from './headers.ts';
import type { Operation, Parameter } from './operation.ts';

const LIMIT: Parameter = {
  in: 'query',
  name: 'limit',
  schema: z.int().min(1).max(LIMITS.takesPerPage).default(LIMITS.defaultTakesPerPage),
  description: 'Takes per page',
};

const CURSOR: Parameter = {
  in: 'query',
  name: 'cursor',
  schema: TakeCursor,
  description: 'The `nextCursor` of the page before',
};

/** `GET takes`: the owner's takes on the channel, newest first. The cursor is the number of the last take shown. */
export const listTakes: Operation = {
  name: 'list_takes',
  id: 'listTakes',
  method: 'get',
  path: '/channel/{slug}/takes',
  summary: 'List your takes',
  description: 'Takes of the key’s owner on this channel, newest first.',
  needsKey: true,
  parameters: [LIMIT, CURSOR],
  answers: [
    {
      status: 200,
      description: 'A page of takes',
      bodies: [{ mediaType: 'application/json', schema: TakeList }],
      headers: OF_CALLER,
    },
  ],
  errors: ['invalid_request'],
  handle: (context) => async (request, response) => {
    const { operatorId, channel } = await authenticate(context, request, response);
    const limit = parseLimit(request.query.limit);
    const before = parseCursor(request.query.cursor);
    const rows = await findTakes(context.db, { operatorId, channel: channel.card.slug, before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    response.set('cache-control', 'no-store');
    response.json({
      takes: shown.map(({ channel: _, ...take }) => take),
      nextCursor: rows.length > limit && last ? `t${last.takeNo.toString(16).padStart(8, '0')}` : null,
    });
  },
};

function parseLimit(value: unknown): number {
  if (value === undefined) return LIMITS.defaultTakesPerPage;
  const limit = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (limit >= 1 && limit <= LIMITS.takesPerPage) return limit;
  throw invalidParameter('limit', `must be a whole number, 1 to ${LIMITS.takesPerPage}`);
}

function parseCursor(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const { data: cursor } = TakeCursor.safeParse(value);
  if (cursor !== undefined) return Number.parseInt(cursor.slice(1), 16);
  throw invalidParameter('cursor', 'must be a nextCursor of this list');
}
