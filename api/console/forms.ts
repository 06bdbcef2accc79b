import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { isLoopback } from '../http/is-loopback.ts';
import { readCookie } from './read-cookie.ts';

/** What forms are checked with. */
export interface FormContext {
  baseUrl: string;
  formKey: Buffer;
}

const VISIT_COOKIE = 'longtake_visit';

/**
 * The token that the forms of a session carry; another session's, or that of one that has ended, is another one. It says for whom we made it, so
 * that a form whose session has ended is known for one of ours.
 */
export function buildFormToken(
  { formKey }: Pick<FormContext, 'formKey'>,
  { sessionId, operatorId }: { sessionId: string; operatorId: string },
): string {
  const ofSession = `${operatorId}.${sign(formKey, `session:${sessionId}`)}`;
  return `${ofSession}.${sign(formKey, `form:${ofSession}`)}`;
}

/** The operator that we made a token for, whether or not the session goes on; undefined where we made none such. */
export function readFormOwner({ formKey }: Pick<FormContext, 'formKey'>, token: unknown): string | undefined {
  if (typeof token !== 'string') return undefined;
  const at = token.lastIndexOf('.');
  const ofSession = token.slice(0, Math.max(0, at));
  return isEqual(token.slice(at + 1), sign(formKey, `form:${ofSession}`)) ? ofSession.split('.')[0] : undefined;
}

const sign = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** The token for forms of who has not signed in: of this browser, which gets a cookie for it. */
export function openVisit(context: FormContext, request: Request, response: Response): string {
  const known = readVisit(request);
  const visit = known ?? randomBytes(18).toString('base64url');
  if (!known) {
    const secure = context.baseUrl.startsWith('https://');
    response.cookie(VISIT_COOKIE, visit, { httpOnly: true, sameSite: 'lax', path: '/', secure });
  }
  return buildVisitToken(context, visit);
}

/** Refuses a form without the token of this browser. Ends in forbidden. */
export function checkVisitForm(context: FormContext, request: Request): void {
  const visit = readVisit(request);
  checkForm(context, request, visit === undefined ? undefined : buildVisitToken(context, visit));
}

/**
 * Refuses a form that another site sent, or that does not carry the expected token in its field `csrf` (interface document, part 4, Console).
 * Ends in forbidden.
 */
export function checkForm(context: FormContext, request: Request, expected: string | undefined): void {
  checkSameOrigin(context, request);
  // A form that was not parsed has no fields.
  const given: unknown = (request.body as Record<string, unknown> | undefined)?.['csrf'];
  if (typeof given === 'string' && expected !== undefined && isEqual(given, expected)) return;
  throw new AppError('forbidden', 'This page is out of date. Go back, load it again, and send the form once more.');
}

/** Refuses what the browser says comes from another origin. Programs say nothing; they need the token all the same. Ends in forbidden. */
export function checkSameOrigin({ baseUrl }: Pick<FormContext, 'baseUrl'>, request: Request): void {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (!isForeignSite && (origin === undefined || isOwnOrigin(origin, baseUrl))) return;
  throw new AppError('forbidden', 'This form was sent from another site.');
}

/** The console is reached under `localhost` and `127.0.0.1` alike. */
function isOwnOrigin(origin: string, baseUrl: string): boolean {
  const own = new URL(baseUrl);
  if (origin === own.origin) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  return (
    isLoopback(own.hostname) && isLoopback(given.hostname) && own.port === given.port && own.protocol === given.protocol
  );
}

const readVisit = (request: Request): string | undefined => readCookie(request, VISIT_COOKIE, /^[\w-]{24}$/);

const buildVisitToken = ({ formKey }: FormContext, visit: string): string => sign(formKey, `visit:${visit}`);

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
