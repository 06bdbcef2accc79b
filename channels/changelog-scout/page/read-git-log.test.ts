import { expect, it } from 'vitest';
import { showPage } from './show-page.ts';

it.each<[string, string, string[]]>([
  [
    'of one line each with their days',
    "$ git log --date=short\n1a2b3c4 2031-03-09 (HEAD -> main) feat: reeds\n2b3c4d5 2031-03-04 (tag: v2.1.0, origin/main) release 2.1.0\n3c4d5e6 2031-03-03 fix: nests are found\n4d5e6f7 2031-03-01 Merge branch 'eggs'\n5e6f7a8 2031-02-02 (tag: v2.0.0) release 2.0.0\n6f7a8b9 2031-02-01 feat!: otters dive\n",
    ['v2.1.0 2031-03-04: fix: nests are found', 'v2.0.0 2031-02-02: feat!: otters dive'],
  ],
  [
    'without days, what the tag stands on being a change',
    '1a2b3c4 (tag: heron-3.1) Nests can be shared\n2b3c4d5 Reeds bend in the wind\n* 3c4d5e6 (tag: heron-3.0) Eggs keep warm\n4d5e6f7 Otters dive into the lake\n',
    ['3.1 -: Nests can be shared | Reeds bend in the wind', '3.0 -: Eggs keep warm | Otters dive into the lake'],
  ],
  [
    'the oldest first, with names behind',
    '2031-02-01 6f7a8b9 feat!: otters dive\n2031-02-02 5e6f7a8 chore: release v2.0.0 (tag: v2.0.0)\n2031-03-03 3c4d5e6 fix: nests are found\n2031-03-04 2b3c4d5 bump version to 2.1.0 (tag: v2.1.0)\n2031-03-09 1a2b3c4 feat: reeds (HEAD -> main)\n',
    ['v2.1.0 2031-03-04: fix: nests are found', 'v2.0.0 2031-02-02: feat!: otters dive'],
  ],
])('a log of commits has its releases by its tags: %s', async (_, log, releases) =>
  expect(await showPage(log, 'text/plain')).toEqual(releases),
);
