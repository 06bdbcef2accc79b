import type { Prompt } from '#contracts/model-port.ts';

/** The form in which the rules read a brief; see brief/. */
export const BRIEF_FORM: Omit<Prompt, 'id'> = {
  version: 1,
  text: `What changed in PRODUCT ADDRESS FILTERS
One line for each product, ADDRESS being the address as it stands in the brief. FILTERS are none, one or more of:
"since version 1.2", "between versions 1.2 and 2.0", "in version 2.0", "since 2026-01-31", "from 2026-01-01 to 2026-02-28", "in the last 30 days",
"the newest 3 releases", "only breaking changes", "only security fixes", "only deprecations", "only new features", "only fixes".`,
};

/** Words of that form. */
export const BRIEF_WORDS: ReadonlySet<string> = new Set(
  `what changed in since version versions between and from to the last newest release releases days weeks months only breaking changes security fixes deprecations
new features performance`.split(/\s+/),
);

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
