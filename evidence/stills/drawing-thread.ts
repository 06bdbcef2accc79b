import { parentPort } from 'node:worker_threads';
import type { DrawnSpec } from '#contracts/still.ts';
import { drawStill } from './draw-still.ts';

// What a thread of `createDrawingRoom` runs: a spec comes in, a drawing or what went wrong goes out.
parentPort?.on('message', (spec: DrawnSpec) => void answer(spec));

async function answer(spec: DrawnSpec): Promise<void> {
  const outcome = await drawStill(spec).then(
    (drawing) => ({ drawing }),
    (error: unknown) => ({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  // Nothing is handed over for good: the thread keeps its last drawings.
  parentPort?.postMessage(outcome, []);
}
