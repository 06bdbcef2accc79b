import type { Channel } from '../../../channels/channel.ts';
import { toyChannel } from '../toy-channel.ts';

const withCard = (card: Partial<Channel['card']>): Channel => ({
  ...toyChannel,
  card: { ...toyChannel.card, ...card },
});

export const otherToy = withCard({ slug: 'other-toy', number: 8 });
export const dearToy = withCard({ slug: 'dear-toy', number: 8, credits: 3 });
export const sharedToy = withCard({ slug: 'toy-shared', freshSeconds: 600 });
export const askingToy = withCard({ exampleNotes: 'What are the facts?' });

/** Wants a map. */
export const mappedToy: Channel = {
  ...withCard({ slug: 'toy-maps', number: 9 }),
  async compose(input, model) {
    const composition = await toyChannel.compose(input, model);
    const centre = { lat: 44.05, lon: -123.09, label: 'Eugene' };
    return { ...composition, stills: [{ kind: 'map', centre, radiusMiles: 5, findings: [] }] };
  },
};

/** What words of a brief, or of a page, make the rules do to their thread. */
const WILD: Record<string, () => void> = {
  throw() {
    throw new TypeError('a bug of the channel');
  },
  spin() {
    for (;;);
  },
  linger() {
    const over = performance.now() + 2_000;
    while (performance.now() < over);
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

/** "wild spin" in a brief, or on a page, makes plan or extract do that to their thread. */
function goWild(text: string): void {
  WILD[/\bwild ([a-z-]+)/.exec(text)?.[1] ?? '']?.();
}

export const wildToy: Channel = {
  ...withCard({ slug: 'toy-wild', number: 10 }),
  plan(brief, model) {
    goWild(brief.notes);
    return toyChannel.plan(brief, model);
  },
  extract(input, model) {
    for (const { layer } of input.pages) goWild(layer.text);
    return toyChannel.extract(input, model);
  },
};

const EXAMPLE = 'What are the facts of https://example.com/example?';
let isExampleRead = false;

/** Reads a page more once its thread has read the example of its card. */
export const primedToy: Channel = {
  ...withCard({ slug: 'toy-primed', number: 12, exampleNotes: EXAMPLE }),
  plan(brief, model) {
    goWild(brief.notes);
    if (isExampleRead) return toyChannel.plan({ ...brief, notes: `${brief.notes} https://example.com/primed` }, model);
    isExampleRead = brief.notes === EXAMPLE;
    return toyChannel.plan(brief, model);
  },
};
