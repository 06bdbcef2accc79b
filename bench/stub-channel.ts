import type { Channel } from '../channels/channel.ts';

/** A channel that finds nothing to do at once: what is left is the cost of running its stages. Crawl and recall are skipped, as in any take that wants nothing read. */
export const stubChannel: Channel = {
  card: {
    slug: 'stub',
    number: 1,
    name: 'Stub',
    status: 'draft',
    access: 'open',
    trade: false,
    summary: 'Measures what a take costs beside its work',
    inputs: 'Anything',
    outputs: 'One sentence',
    credits: 1,
    budget: { pages: 1, rounds: 1, seconds: 60 },
    freshSeconds: 0,
    exampleNotes: 'Anything',
  },
  rubric: { id: 'stub', version: 1, checks: [{ check: 'sub-goals', weight: 1 }] },
  plan: () => ({ subGoals: [{ id: 'any', goal: 'Do nothing' }], sources: [], asks: [], reading: {} }),
  extract: () => ({ findings: [], more: [], notes: {} }),
  measure: () => [],
  compose: () => ({
    sentences: [{ text: 'Nothing was to be done.', isFactual: false, findings: [], rows: [], derivations: [] }],
    table: null,
    asks: [],
    held: [],
    undone: [],
    metSubGoals: ['any'],
    assessments: [],
  }),
};

export const PAGES_OF_A_TAKE = 50;

/** Reads 50 pages of the site that its brief names, from the number on that it names, and finds nothing in them. */
export const readingStub: Channel = {
  ...stubChannel,
  card: { ...stubChannel.card, budget: { pages: PAGES_OF_A_TAKE, rounds: 1, seconds: 120 } },
  plan({ notes }) {
    const [, origin, from] = /^(\S+) from (\d+)/.exec(notes)!;
    const numbers = Array.from({ length: PAGES_OF_A_TAKE }, (_, index) => index);
    return {
      subGoals: [{ id: 'any', goal: 'Read the pages' }],
      sources: numbers.map((index) => ({
        id: `page-${index}`,
        kind: 'page' as const,
        url: `${origin}/page-${Number(from) + index}`,
        subGoal: 'any',
      })),
      asks: [],
      reading: {},
    };
  },
};
