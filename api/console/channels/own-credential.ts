import type { ChannelCard } from '#contracts/channel-card.ts';
import { CREDENTIAL_RULE, hintOf, isCredential, sealCredential } from '#contracts/provider-credential.ts';
import { asOperator } from '../../../db/as-operator.ts';
import { appendAudit } from '../../../db/queries/call-log.ts';
import { removeProviderCredential, setProviderCredential } from '../../../db/queries/provider-credentials.ts';
import { type ConsoleCall, field as readField, noSuchPage } from '../call.ts';
import { requireConsoleChannel, showChannel } from './get-channel.ts';

/** `POST /console/channels/{slug}/credential`: seals a credential for the operator and the channel. */
export async function postCredential(call: ConsoleCall): Promise<void> {
  const { context, operatorId, response } = call;
  const { slug } = requireOwnKeyChannel(call);
  const credential = readField(call, 'credential');
  if (!isCredential(credential)) return showChannel(call, { errors: { credential: CREDENTIAL_RULE }, status: 422 });
  const sealed = sealCredential(context.tools.secret, { operatorId, channel: slug }, credential);
  await asOperator(context.db, operatorId, async (trx) => {
    await setProviderCredential(trx, { operatorId, channel: slug, sealed, hint: hintOf(credential) });
    await appendAudit(trx, { operatorId, action: 'credential.set', subject: slug, detail: {} });
  });
  response.redirect(303, `/console/channels/${slug}#credential-title`);
}

/** `POST /console/channels/{slug}/credential/remove`. */
export async function postRemoveCredential(call: ConsoleCall): Promise<void> {
  const { context, operatorId, response } = call;
  const { slug } = requireOwnKeyChannel(call);
  await asOperator(context.db, operatorId, async (trx) => {
    if (!(await removeProviderCredential(trx, operatorId, slug))) throw noSuchPage();
    await appendAudit(trx, { operatorId, action: 'credential.removed', subject: slug, detail: {} });
  });
  response.redirect(303, `/console/channels/${slug}#credential-title`);
}

function requireOwnKeyChannel(call: ConsoleCall): ChannelCard {
  const { card } = requireConsoleChannel(call);
  if (card.access !== 'own_key') throw noSuchPage();
  return card;
}
