import { unsealCredential } from '#contracts/provider-credential.ts';
import { asOperator } from '../../db/as-operator.ts';
import { findSealedCredential } from '../../db/queries/provider-credentials.ts';
import type { StageContext } from '../run-stage.ts';
import type { TakeDeps } from '../take-deps.ts';
import type { ProviderModel } from './provider-model.ts';

/** Why a credential of the operator's own cannot be used, as the caller is told. */
export class OwnKeyFault extends Error {
  override name = 'OwnKeyFault';
}

/**
 * The model as a take may ask it. On a channel of access `own_key` (interface document, part 2, Keys and credits) each request carries the
 * operator's own credential, never the installation's: it is read when it is needed, and stands in that request alone. `generate` ends in
 * OwnKeyFault where there is none.
 */
export function modelOfTake(
  { model, db, secret }: Pick<TakeDeps, 'model' | 'db' | 'secret'>,
  { operatorId, channel: { card } }: Pick<StageContext, 'operatorId' | 'channel'>,
): ProviderModel | undefined {
  if (!model || card.access !== 'own_key') return model;
  const owner = { operatorId, channel: card.slug };
  return {
    name: model.name,
    generate: async (request) => model.withKey(await readCredential()).generate(request),
  };

  async function readCredential(): Promise<string> {
    const sealed = await asOperator(db, operatorId, (trx) => findSealedCredential(trx, owner));
    if (!sealed) throw new OwnKeyFault('no key of your own is stored for this channel');
    try {
      return unsealCredential(secret, owner, sealed);
    } catch (cause) {
      throw new OwnKeyFault('the key of your own cannot be opened any more: store it again', { cause });
    }
  }
}
