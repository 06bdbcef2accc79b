import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { TakeCursor } from '#contracts/take-list.ts';
import { LIMITS } from '#contracts/take.ts';
import { findTakes } from '../../db/queries/takes.ts';
import type { ApiContext } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';

/** `GET takes`: the owner's takes on the channel, newest first. The cursor is the number of the last take shown. */
export const listTakes = (context: ApiContext) => async (request: Request, response: Response) => {
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

/** A query parameter or header that cannot be read. */
export function invalidParameter(path: string, message: string): AppError {
  return new AppError('invalid_request', 'A parameter of the request is not valid; see errors.', {
    errors: [{ path, message }],
  });
}
