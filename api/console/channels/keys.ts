import { buildFeedKey } from '#contracts/feed-key.ts';
import { asOperator } from '../../../db/as-operator.ts';
import { appendAudit } from '../../../db/queries/call-log.ts';
import { revokeKey, storeKey } from '../../../db/queries/mint-key.ts';
import { type ConsoleCall, field, idOf, noSuchPage } from '../call.ts';
import { setFlash } from '../flash.ts';
import { requireConsoleChannel, showChannel } from './get-channel.ts';

const LABEL_CHARS = 100;

/** `POST /console/channels/{slug}/keys`: mints a key, which the next page shows once. */
export async function postKey(call: ConsoleCall): Promise<void> {
  const { context, operatorId, response, session } = call;
  const { card } = requireConsoleChannel(call);
  const label = field(call, 'label');
  if (label.length > LABEL_CHARS) {
    const errors = { label: `A label has at most ${LABEL_CHARS} characters.` };
    return showChannel(call, { label, errors, status: 422 });
  }
  const scope = field(call, 'scope') === 'station' ? 'station' : 'channel';
  const key = buildFeedKey();
  await asOperator(context.db, operatorId, async (trx) => {
    const channel = scope === 'channel' ? card.slug : null;
    const id = await storeKey(trx, { operatorId, scope, channel, label: label || null, key });
    await appendAudit(trx, {
      operatorId,
      action: 'key.minted',
      subject: id,
      detail: { scope, channel, label: label || null },
    });
  });
  setFlash(context, response, session.sessionId, { kind: 'key', text: key });
  response.redirect(303, `/console/channels/${card.slug}#feed-out`);
}

/** `POST /console/channels/{slug}/keys/{id}/revoke`: out of force from the next request on. */
export async function postRevokeKey(call: ConsoleCall): Promise<void> {
  const { context, operatorId, response } = call;
  const { card } = requireConsoleChannel(call);
  const keyId = idOf(call);
  await asOperator(context.db, operatorId, async (trx) => {
    if (!(await revokeKey(trx, operatorId, keyId))) throw noSuchPage();
    await appendAudit(trx, { operatorId, action: 'key.revoked', subject: keyId, detail: {} });
  });
  response.redirect(303, `/console/channels/${card.slug}#feed-out`);
}
