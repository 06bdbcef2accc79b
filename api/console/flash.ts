import type { Request, Response } from 'express';
import { seal, unseal } from '#contracts/seal.ts';
import { type Html, html } from '../http/html.ts';
import { copyButton } from './components.ts';
import type { FormContext } from './forms.ts';
import { readCookie } from './read-cookie.ts';

const COOKIE = 'longtake_flash';
const SECONDS = 60;

/** What a form has to say on the page that it leads to, once: a key or a secret that is shown and never again. */
export interface Flash {
  kind: 'key' | 'secret' | 'link' | 'done';
  text: string;
}

/** Carries it to the next page of this session in a cookie that only we can read: it is written down nowhere. */
export function setFlash({ formKey, baseUrl }: FormContext, response: Response, sessionId: string, flash: Flash): void {
  const value = seal(formKey, 'flash', sessionId, JSON.stringify(flash)).toString('base64url');
  const secure = baseUrl.startsWith('https://');
  response.cookie(COOKIE, value, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/console',
    secure,
    maxAge: SECONDS * 1_000,
  });
}

/** What was done, where the page before has something to say. */
export const renderDone = (flash: Flash | undefined): Html | undefined =>
  flash?.kind === 'done' ? html`<p role="status">${flash.text}</p>` : undefined;

/** A key or secret that is shown this once, in an element with this id. */
export const renderOnce = (secret: string, id: string, what: string): Html =>
  html`<div class="notice" role="status"><p>Copy the ${what} now: it is not shown again.</p><p><code id="${id}">${secret}</code>${copyButton(secret, `the ${what}`)}</p></div>`;

/** Takes it, if it is of this session and there is one. */
export function takeFlash(
  { formKey }: FormContext,
  request: Request,
  response: Response,
  sessionId: string,
): Flash | undefined {
  const value = readCookie(request, COOKIE, /^[\w-]+$/);
  if (value === undefined) return undefined;
  response.clearCookie(COOKIE, { path: '/console' });
  try {
    // Sealed by us under this type.
    return JSON.parse(unseal(formKey, 'flash', sessionId, Buffer.from(value, 'base64url'))) as Flash;
  } catch {
    return undefined;
  }
}
