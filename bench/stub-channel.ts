import type { Channel } from '../channels/channel.ts';

/** A channel that finds nothing to do at once: all seven stages run, and what is left is the cost of running them. */
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
