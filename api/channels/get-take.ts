import type { Request, Response } from 'express';
import type { ApiContext } from '../context.ts';
import { sendSoFar } from './present-take.ts';
import { requireTake } from './require-take.ts';

/** `GET takes/{takeId}`: the frozen answer, or the response so far. */
export const getTake = (context: ApiContext) => async (request: Request, response: Response) => {
  const { caller, of } = await requireTake(context, request, response);
  await sendSoFar(context, response, { ...of, channel: caller.channel });
};
