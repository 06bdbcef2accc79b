import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { AppError } from '#contracts/errors.ts';
import { getAccount, postEndSession } from './account.ts';
import { postDisconnect } from './applications.ts';
import { type ConsentContext, getConsent, postConsent } from './consent.ts';
import { createErrorPage } from './error-page.ts';
import { postPassword } from './password.ts';
import { requireSession } from './session.ts';
import { getSignInLink, postSignInLink } from './sign-in-link.ts';
import { getSignIn, postSignIn } from './sign-in.ts';
import { postSignOut } from './sign-out.ts';

/** The pages under `/console`. */
export function createConsole(context: ConsentContext & { log: Logger }): Router {
  const console = express.Router();
  console.use(express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 100 }));
  console.get('/sign-in', getSignIn(context));
  console.post('/sign-in', postSignIn(context));
  console.get('/sign-in/link', getSignInLink(context));
  console.post('/sign-in/link', postSignInLink(context));
  console.post('/sign-out', postSignOut(context));
  console.get('/account', getAccount(context));
  console.post('/account/password', postPassword(context));
  console.post('/account/sessions/:id/end', postEndSession(context));
  console.post('/account/applications/:grantId/disconnect', postDisconnect(context));
  console.get('/consent/:uid', getConsent(context));
  console.post('/consent/:uid', postConsent(context));
  console.get('/', async (request, response) => {
    if (await requireSession(context, request, response)) response.redirect(303, '/console/account');
  });
  console.use(() => {
    throw new AppError('not_found', 'There is no such page.');
  });
  console.use(createErrorPage(context.log));
  return console;
}
