import type { TemporalSettings } from '#contracts/temporal-settings.ts';
import { connectTemporal } from './connect-temporal.ts';
import { prepareNamespace } from './prepare-namespace.ts';
import { StartError } from './start-error.ts';

const LONGEST_CONNECT_MS = 3_000;
/** gRPC codes of a server that leaves search attributes to another interface, as the cloud does. */
const NOT_FOR_US = new Set([7, 12]);

/**
 * Registers the search attributes of a take on a Temporal of somebody else's, where it lets us. Ends in a StartError where
 * it does not answer or has them with another type.
 */
export async function checkTemporal(settings: TemporalSettings, log: (line: string) => void): Promise<void> {
  const { address, namespace } = settings;
  let temporal;
  try {
    temporal = await connectTemporal(settings, AbortSignal.timeout(LONGEST_CONNECT_MS));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`TEMPORAL_ADDRESS: no answer for namespace "${namespace}" at ${address}: ${reason}`, {
      cause,
    });
  }
  await using connected = temporal;
  try {
    await prepareNamespace(connected);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_FOR_US.has(Number(error.code)))) throw error;
    log(
      'Temporal does not let us register search attributes: see to it that Channel, Grade, State and Owner are Keywords',
    );
  }
}
