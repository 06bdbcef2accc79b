import { seal } from '#contracts/seal.ts';
import type { ChannelCard } from '#contracts/channel-card.ts';
import { asOperator } from '../../../db/as-operator.ts';
import { appendAudit } from '../../../db/queries/call-log.ts';
import { removeProviderCredential, setProviderCredential } from '../../../db/queries/provider-credentials.ts';
import { type ConsoleCall, field as readField, noSuchPage } from '../call.ts';
import { requireConsoleChannel, showChannel } from './get-channel.ts';

const MOST_CHARS = 4_000;
const HINT_CHARS = 4;

/** `POST /console/channels/{slug}/credential`: seals a credential for the operator and the channel. */
export async function postCredential(call: ConsoleCall): Promise<void> {
  const { context, operatorId, response } = call;
  const { slug } = requireOwnKeyChannel(call);
  const credential = readField(call, 'credential');
  if (credential === '' || credential.length > MOST_CHARS || /[\p{Cc}\s]/u.test(credential)) {
    const errors = { credential: `A key is one word of at most ${MOST_CHARS.toLocaleString('en')} characters.` };
    return showChannel(call, { errors, status: 422 });
  }
  const sealed = seal(context.tools.secret, 'provider-credential', `${operatorId}:${slug}`, credential);
  // Of a short one nothing is told.
  const hint = credential.length >= 4 * HINT_CHARS ? credential.slice(-HINT_CHARS) : '';
  await asOperator(context.db, operatorId, async (trx) => {
    await setProviderCredential(trx, { operatorId, channel: slug, sealed, hint });
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
