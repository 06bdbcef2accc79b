import type { World } from './world.ts';

/** One way in that is tried on a running API: what is done, what has to be answered, and the doing of it. */
export type Attack = readonly [attack: string, refusal: string, attempt: (world: World) => Promise<string>];
