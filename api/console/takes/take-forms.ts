import { findTake } from '../../../db/queries/takes.ts';
import { sendExport } from '../../evidence/send-export.ts';
import { sendStill } from '../../evidence/send-still.ts';
import { type ConsoleCall, idOf, noSuchPage } from '../call.ts';
import { cancel } from '../../takes/cancel.ts';

async function requireOwnTake(call: ConsoleCall) {
  const takeId = idOf(call);
  const take = await findTake(call.context.db, call.operatorId, takeId);
  if (!take) throw noSuchPage();
  return { take, ref: { operatorId: call.operatorId, takeId } };
}

/** `POST /console/takes/{id}/cancel`. */
export async function postCancel(call: ConsoleCall): Promise<void> {
  const { ref } = await requireOwnTake(call);
  const { context, response } = call;
  await cancel(context, ref);
  response.redirect(303, `/console/takes/${ref.takeId}`);
}

/** `POST /console/takes/{id}/verify`: the page that follows verifies the take and says how that went. */
export async function postVerify(call: ConsoleCall): Promise<void> {
  const { ref } = await requireOwnTake(call);
  call.response.redirect(303, `/console/takes/${ref.takeId}?verify=now#check`);
}

/** `GET /console/takes/{id}/export`. */
export async function getExport(call: ConsoleCall): Promise<void> {
  const { ref, take } = await requireOwnTake(call);
  await sendExport(call.context, { request: call.request, response: call.response, ref, take });
}

/** `GET /console/takes/{id}/stills/{sha256}.png`. */
export async function getConsoleStill(call: ConsoleCall): Promise<void> {
  const { take } = await requireOwnTake(call);
  await sendStill(call.context, {
    request: call.request,
    response: call.response,
    operatorId: call.operatorId,
    channel: take.channel,
  });
}
