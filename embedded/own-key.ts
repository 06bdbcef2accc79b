import { text } from 'node:stream/consumers';
import type { ChannelCard } from '#contracts/channel-card.ts';
import { CREDENTIAL_RULE, hintOf, isCredential, sealCredential } from '#contracts/provider-credential.ts';
import type { CredentialOwner } from '#contracts/provider-credential.ts';
import { asOperator } from '../db/as-operator.ts';
import { connect } from '../db/connect.ts';
import { appendAudit } from '../db/queries/call-log.ts';
import { removeProviderCredential, setProviderCredential } from '../db/queries/provider-credentials.ts';
import { fetchChannels } from './check-channel.ts';
import { StartError } from './start-error.ts';

interface Place {
  baseUrl: string;
  databaseUrl: string;
  secret: Uint8Array;
}

/** Stores what stdin says as an operator's own key for a channel that runs on one: an argument would stand in the list of processes. */
export async function storeOwnKey(place: Place, owner: CredentialOwner): Promise<void> {
  await requireOwnKeyChannel(place.baseUrl, owner.channel);
  const credential = (await text(process.stdin)).trim();
  if (!isCredential(credential)) throw new StartError(`${CREDENTIAL_RULE} It is read from stdin.`);
  const sealed = sealCredential(place.secret, owner, credential);
  await change(place, owner, async (trx) => {
    await setProviderCredential(trx, { ...owner, sealed, hint: hintOf(credential) });
    return 'credential.set';
  });
}

/** Removes it. Throws StartError where there is none. */
export async function removeOwnKey(place: Place, owner: CredentialOwner): Promise<void> {
  await change(place, owner, async (trx) => {
    const wasThere = await removeProviderCredential(trx, owner.operatorId, owner.channel);
    if (!wasThere) throw new StartError(`No own key is stored for ${owner.channel}`);
    return 'credential.removed';
  });
}

type Work = (trx: Parameters<typeof setProviderCredential>[0]) => Promise<string>;

async function change({ databaseUrl: url, secret }: Place, { operatorId, channel }: CredentialOwner, work: Work) {
  const db = connect({ url, role: 'owner', secret, max: 1 });
  await using _closed = { [Symbol.asyncDispose]: () => db.destroy() };
  await asOperator(db, operatorId, async (trx) => {
    const action = await work(trx);
    await appendAudit(trx, { operatorId, action, subject: channel, detail: { by: 'command' } });
  });
}

async function requireOwnKeyChannel(baseUrl: string, slug: string): Promise<void> {
  const channels = await fetchChannels(baseUrl);
  const access: ChannelCard['access'] | undefined = channels.find((channel) => channel.slug === slug)?.access;
  if (access === 'own_key') return;
  throw new StartError(access ? `${slug} runs without a key of the operator's own` : `There is no channel ${slug}`);
}
