import type { Prompt } from '#contracts/model-port.ts';

export const PASSAGES: Omit<Prompt, 'id'> = {
  version: 1,
  text: `Changes of a product that are told in running text: what was added, changed, removed, deprecated, fixed or made faster, in which release.
For each change:
- "quote": the sentence or sentences that tell the change.
- "version": the version that the change is in, as written in the quote, or else in the nearest text before it that names a version.
- "date": the date of that release as written beside the version or in the quote; null where none stands there.
Leave out lists of changes under a heading with a version, announcements without a change, plans, and everything that is not released.`,
};

export const LEAD: Omit<Prompt, 'id'> = {
  version: 2,
  text: 'An operator decides whether to upgrade. What can break or endanger a running system comes first, then what is deprecated, then what is new.',
};
