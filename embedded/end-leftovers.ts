import { ENDING, endProcess } from './end-process.ts';
import { type ServiceName, findLeftovers } from './process-record.ts';

/** A worker that is cut off loses nothing: Temporal runs its activities again. So leftovers are not waited for as long. */
const LEFTOVER_GRACE_MS = 4_000;

/**
 * Ends what a launcher that was killed left running, in the order of a normal stop. Two Temporal servers on one file
 * would start without complaint, so nothing else may be spawned before this is done.
 */
export async function endLeftovers(recordPath: string): Promise<ServiceName[]> {
  const leftovers = findLeftovers(recordPath);
  const end = async (names: ServiceName[]) => {
    const found = leftovers.filter(({ name }) => names.includes(name));
    const limits = (name: ServiceName) => ({ ...ENDING[name], graceMs: LEFTOVER_GRACE_MS });
    await Promise.all(found.map(({ name, pid }) => endProcess(pid, limits(name))));
  };
  await end(['api', 'worker']);
  await end(['temporal']);
  await end(['postgres']);
  return leftovers.map(({ name }) => name);
}
