import { endSession } from '../../db/queries/sign-in.ts';
import { headersFor, passCookies } from '../sign-in/request-headers.ts';
import type { ConsoleCall } from './call.ts';

/** `POST /console/sign-out`: ends the session in the database. */
export async function postSignOut({ context, request, response, session, operatorId }: ConsoleCall): Promise<void> {
  await endSession(context.authDb, operatorId, session.sessionId);
  const { headers } = await context.auth.api.signOut({ headers: headersFor(request), returnHeaders: true });
  passCookies(headers, response);
  response.redirect(303, '/console/sign-in');
}
