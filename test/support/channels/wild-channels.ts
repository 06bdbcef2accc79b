import type { Channel } from '../../../channels/channel.ts';
import { toyChannel } from '../toy-channel.ts';

/** What a brief makes the channel do to its thread. */
const WILD: Record<string, () => void> = {
  throw() {
    throw new TypeError('a bug of the channel');
  },
  spin() {
    for (;;);
  },
  backtrack() {
    /(?:a+)+b/.exec('a'.repeat(2_000));
  },
  hoard() {
    const kept: object[] = [];
    for (;;) kept.push({ at: kept.length });
  },
  'hoard-in-one': () => {
    const kept: number[] = [];
    for (;;) kept.push(kept.length + 0.5);
  },
  'hoard-bytes': () => {
    const kept: Uint8Array[] = [];
    for (;;) kept.push(new Uint8Array(1_048_576).fill(1));
  },
  exit() {
    process.exit(3);
  },
};

/** Channels whose rules do to their thread what the brief says. */
const wild: Channel = {
  ...toyChannel,
  plan(brief, model) {
    WILD[brief.notes]?.();
    return toyChannel.plan(brief, model);
  },
};

export const channels: ReadonlyMap<string, Channel> = new Map([[wild.card.slug, wild]]);
