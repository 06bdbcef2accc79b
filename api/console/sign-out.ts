import type { RequestHandler } from 'express';
import { endSession } from '../../db/queries/sign-in.ts';
import { headersFor, passCookies } from '../sign-in/request-headers.ts';
import { type SessionContext, requireFormSession } from './session.ts';

/** `POST /console/sign-out`: ends the session in the database. */
export const postSignOut =
  (context: SessionContext): RequestHandler =>
  async (request, response) => {
    const session = await requireFormSession(context, request, response);
    if (!session) return;
    await endSession(context.authDb, session.principal.operatorId, session.sessionId);
    const { headers } = await context.auth.api.signOut({ headers: headersFor(request), returnHeaders: true });
    passCookies(headers, response);
    response.redirect(303, '/console/sign-in');
  };
