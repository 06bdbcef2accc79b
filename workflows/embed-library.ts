import { continueAsNew, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { EmbedBatchResult, EmbedLibraryInput } from '#contracts/library-embedding.ts';
import type { DeliveryActivities } from '../activities/delivery-activities.ts';
import { EMBED_OPTIONS } from './activity-options.ts';

const activities = proxyActivities<DeliveryActivities>(EMBED_OPTIONS);

/** Batches of one run: its history stays short, and the next run goes on where it stops. */
const BATCHES = 300;

/** What a rebuild came to. */
export interface EmbedLibraryOutcome {
  state: EmbedBatchResult['state'];
  /** Passages of the last run that were read, and that the provider did not take. */
  embedded: number;
  left: number;
}

/** Has the configured model read all passages that it has not read, one batch after the other. What was kept stays kept, whenever it stops. */
export async function embedLibrary(input: EmbedLibraryInput): Promise<EmbedLibraryOutcome> {
  let { after } = input;
  let [embedded, left] = [0, 0];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const result = await activities.embedBatch({ ...input, ...(after && { after }) });
    if (result.state === 'refused') setCurrentDetails(result.detail);
    if (result.state !== 'embedded') return { state: result.state, embedded, left };
    embedded += result.count;
    left += result.left;
    setCurrentDetails(`${embedded} passages read, ${left} not taken`);
    if (result.after === null) return { state: 'embedded', embedded, left };
    after = result.after;
  }
  return continueAsNew<typeof embedLibrary>({ ...input, ...(after && { after }) });
}
