import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import type { ApiContext } from '../context.ts';
import { fillTyped } from './kept-form.ts';
import { type ConsoleSession, requireFormSession, requireSession } from './session.ts';

/** A request of somebody who has signed in. */
export interface ConsoleCall {
  context: ApiContext;
  request: Request;
  response: Response;
  session: ConsoleSession;
  /** Of the session: every query runs under this operator's row-level security. */
  operatorId: string;
}

type Answer = (call: ConsoleCall) => Promise<void> | void;

/** A page for whoever has signed in; others are sent to sign in and come back. */
export const page =
  (context: ApiContext, answer: Answer): RequestHandler =>
  async (request, response) => {
    const session = await requireSession(context, request, response);
    if (!session) return;
    const { operatorId } = session.principal;
    response.locals[SIGNED_IN] = session;
    await fillTyped(context, request, response, operatorId);
    await answer({ context, request, response, session, operatorId });
  };

/** A form of such a page, whose token and origin are checked. */
export const form =
  (context: ApiContext, answer: Answer): RequestHandler =>
  async (request, response) => {
    const session = await requireFormSession(context, request, response);
    if (!session) return;
    response.locals[SIGNED_IN] = session;
    await answer({ context, request, response, session, operatorId: session.principal.operatorId });
  };

const SIGNED_IN = 'signedIn';

/** The session of a request that came so far; an error is shown to it among the pages. */
export const sessionOf = ({ locals }: Pick<Response, 'locals'>): ConsoleSession | undefined =>
  locals[SIGNED_IN] as ConsoleSession | undefined;

/** For admins alone; for others there is no such page. */
export const admin =
  (answer: Answer): Answer =>
  (call) => {
    if (call.session.principal.role !== 'admin') throw noSuchPage();
    return answer(call);
  };

export const noSuchPage = (): AppError => new AppError('not_found', 'There is no such page.');

/** A field of a form as text, trimmed, its lines ending as they do in JSON (browsers send CRLF); empty where it was not sent. */
export function field({ request }: ConsoleCall, name: string): string {
  const value: unknown = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** A filter in the address; undefined where it is not set or not one of those there are. */
export function filter<T extends string>({ request }: ConsoleCall, name: string, values: readonly T[]): T | undefined {
  const value = request.query[name];
  return values.find((known) => known === value);
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id in the address. Throws not_found where it is none. */
export function idOf({ request }: ConsoleCall, name = 'id'): string {
  const id = String(request.params[name]).toLowerCase();
  if (!UUID.test(id)) throw noSuchPage();
  return id;
}
