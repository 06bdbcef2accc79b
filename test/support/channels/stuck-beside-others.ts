import { workerData } from 'node:worker_threads';
import type { ThreadStart } from '../../../threads/job.ts';
import { wildToy } from './toys.ts';

const start = workerData as ThreadStart | null;
// Never loaded by a thread that starts while others work; the timer keeps that thread alive.
if (start?.hasOthers) await new Promise(() => setInterval(() => {}, 60_000));

/** Of use to the first thread of a pool alone. */
export const stuckToy = { ...wildToy, card: { ...wildToy.card, slug: 'toy-stuck', number: 11 } };
