import type { Request, Response } from 'express';
import type { TakeRef } from '../../db/queries/pages.ts';
import { findTake } from '../../db/queries/takes.ts';
import type { TakeRow } from '../../db/queries/takes.ts';
import type { ApiContext } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import type { Caller } from '../http/authenticate.ts';
import { takeNotFound } from './present-take.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The caller and the take that a path names. Every answer about it carries its id. Ends in not_found beside what authenticate ends in. */
export async function requireTake(
  context: ApiContext,
  request: Request,
  response: Response,
): Promise<{ caller: Caller; take: TakeRow; ref: TakeRef }> {
  const caller = await authenticate(context, request, response);
  const takeId = String(request.params.takeId).toLowerCase();
  if (!UUID.test(takeId)) throw takeNotFound();
  const take = await findTake(context.db, caller.operatorId, takeId);
  if (!take || take.channel !== caller.channel.card.slug) throw takeNotFound();
  response.set('x-take-id', takeId);
  return { caller, take, ref: { operatorId: caller.operatorId, takeId } };
}
