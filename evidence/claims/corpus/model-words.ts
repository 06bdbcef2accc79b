import type { TrialKind } from './case.ts';
import { line, text } from './case.ts';
import { DEEDS, THINGS, cases } from './words.ts';

const columns = [text('change')];

/** What a model said instead of the sentence that stands there. */
const said = (
  name: string,
  make: (deed: string, thing: string) => { page: string; lie: string; truth: string },
): TrialKind => ({
  name,
  cases: cases((at) => {
    const { page, lie, truth } = make(DEEDS[at]!, THINGS[at]!);
    return line(page, {
      columns,
      lie: { cells: { change: page }, sentence: lie },
      truth: { cells: { change: page }, sentence: truth },
    });
  }),
});

export const MODEL_WORDS: TrialKind[] = [
  said('a model that words it anew', (deed, thing) => ({
    page: `The ${thing} daemon may ${deed} on request.`,
    lie: `On request the ${thing} daemon may ${deed}.`,
    truth: `The ${thing} daemon may ${deed} on request.`,
  })),
  said('a model that leaves the condition out', (deed, thing) => ({
    page: `The ${thing} daemon may ${deed} unless the flag is set.`,
    lie: `The ${thing} daemon may ${deed}`,
    truth: `The ${thing} daemon may ${deed} unless the flag is set.`,
  })),
  said('a model that begins in the middle', (deed, thing) => ({
    page: `Only an admin of ${thing} may ${deed}. All others are asked first.`,
    lie: `an admin of ${thing} may ${deed}`,
    truth: 'All others are asked first.',
  })),
  said('a model that makes two sentences one', (deed, thing) => ({
    page: `The ${thing} client may ${deed}. The daemon is repaired.`,
    lie: `The ${thing} client may ${deed}. is repaired.`,
    truth: `The ${thing} client may ${deed}.`,
  })),
  said('a model that leaves a label of untruth out', (deed, thing) => ({
    page: `Myth: the ${thing} daemon may ${deed}. All others are asked first.`,
    lie: `the ${thing} daemon may ${deed}.`,
    truth: 'All others are asked first.',
  })),
  said('a model that leaves the bound before a colon out', (deed, thing) => ({
    page: `Only for admins: the ${thing} daemon may ${deed}. All others are asked first.`,
    lie: `the ${thing} daemon may ${deed}.`,
    truth: 'All others are asked first.',
  })),
  said('a model that says what is denied in the next sentence', (deed, thing) => ({
    page: `Some say: the ${thing} daemon may ${deed}. This is not true. All others are asked first.`,
    lie: `the ${thing} daemon may ${deed}.`,
    truth: 'All others are asked first.',
  })),
  said('a model that says it more strongly', (deed, thing) => ({
    page: `The ${thing} daemon may ${deed} on request.`,
    lie: `The ${thing} daemon may always ${deed} on request.`,
    truth: `The ${thing} daemon may ${deed} on request.`,
  })),
];
