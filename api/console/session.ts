import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import type { AuthDb } from '../../db/auth-schema.ts';
import type { Db } from '../../db/connect.ts';
import { findOperator } from '../../db/queries/operators.ts';
import { endSession } from '../../db/queries/sign-in.ts';
import type { SessionPrincipal } from '../principal.ts';
import { type Auth, SESSION_MAX_MS } from '../sign-in/create-auth.ts';
import { headersFor, passCookies } from '../sign-in/request-headers.ts';
import { keepTyped } from './kept-form.ts';
import { type FormContext, buildFormToken, checkForm, checkSameOrigin } from './forms.ts';

/** What reading a session needs. */
export interface SessionContext extends FormContext {
  auth: Auth;
  authDb: AuthDb;
  db: Db;
}

/** Somebody who has signed in, as of now. */
export interface ConsoleSession {
  principal: SessionPrincipal;
  sessionId: string;
  /** For the field `csrf` of every form of this session. */
  csrf: string;
  /** Came by a sign-in link, as whoever has no password or forgot it does. */
  isFromLink: boolean;
}

/**
 * The session of a request: undefined where there is none, it has ended, or its operator is disabled. Role and standing are read from the database.
 * A session in use moves its end on, which may set a cookie. Ends in unavailable.
 */
export async function findSession(
  context: SessionContext,
  request: Request,
  response: Response,
): Promise<ConsoleSession | undefined> {
  const { headers, response: found } = await context.auth.api
    .getSession({ headers: headersFor(request), returnHeaders: true })
    .catch((cause: unknown) => {
      throw new AppError('unavailable', 'Sessions cannot be read right now. Try again in a moment.', {
        cause,
        retryAfterSeconds: 2,
      });
    });
  if (headers) passCookies(headers, response);
  if (!found) return undefined;
  const { session, user } = found;
  if (Date.now() - session.createdAt.getTime() > SESSION_MAX_MS) {
    await endSession(context.authDb, user.id, session.id);
    return undefined;
  }
  const operator = await findOperator(context.authDb, user.id);
  if (!operator || operator.isDisabled) return undefined;
  return {
    principal: {
      kind: 'session',
      operatorId: operator.operatorId,
      email: operator.email,
      role: operator.role,
      credentialId: session.id,
    },
    sessionId: session.id,
    csrf: buildFormToken(context, { sessionId: session.id, operatorId: operator.operatorId }),
    isFromLink: session.signedInBy === 'link',
  };
}

/**
 * The session of a page. Without one the browser is sent to sign in, and comes back afterwards to the page that it asked for, or on which it filled
 * in a form; undefined then, and the response is over.
 */
export async function requireSession(
  context: SessionContext,
  request: Request,
  response: Response,
): Promise<ConsoleSession | undefined> {
  response.set('cache-control', 'no-store');
  const session = await findSession(context, request, response);
  if (session) return session;
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  const back = isPage ? request.originalUrl : await keepTyped(context, request, response);
  response.redirect(303, `/console/sign-in${back === '/console' ? '' : `?next=${encodeURIComponent(back)}`}`);
  return undefined;
}

/** The session of a form, whose token and origin are checked. Ends in forbidden. */
export async function requireFormSession(
  context: SessionContext,
  request: Request,
  response: Response,
): Promise<ConsoleSession | undefined> {
  // First, as a browser sends no cookie along with a form of another site: who sent it would be asked to sign in.
  checkSameOrigin(context, request);
  const session = await requireSession(context, request, response);
  if (session) checkForm(context, request, session.csrf);
  return session;
}
