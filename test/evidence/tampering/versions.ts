import { VERSION } from '#contracts/version.ts';
import { everywhere, members, part } from './tamper.ts';
import type { Tamper } from './tamper.ts';

/** Other versions and rubrics than those of the take. */
export const VERSIONS: Tamper[] = [
  {
    what: 'a former version of all rules',
    where: /^pages\.json|under 0\.2\.0/,
    make: everywhere(`"version":"${VERSION}"`, '"version":"0.2.0"'),
  },
  {
    what: 'a former version of the plan alone',
    where: /./,
    make: members(part('plan', (plan) => void (plan.version = '0.2.0'))),
  },
  {
    what: 'a version to come',
    where: /^composition\.json version$/,
    make: members(part('composition', (made) => void (made.version = '99.0.0'))),
  },
  {
    what: 'a version that never was',
    where: /^plan\.json version$/,
    make: members(part('plan', (plan) => void (plan.version = '0.0.1'))),
  },
  {
    what: 'no version',
    where: /^composition\.json#\/version is there$/,
    make: members(part('composition', (made) => void delete made.version)),
  },
  {
    what: 'the rubric of another channel',
    where: /^grade\.json#\/rubric\/id$/,
    make: everywhere('"id":"changelog-scout","version"', '"id":"soccer-scout","version"'),
  },
  {
    what: 'weights of the rubric',
    where: /^grade\.json#\/rubric\/checks/,
    make: members(part('grade', ({ rubric }) => void (rubric.checks[0]!.weight += 1))),
  },
  {
    what: 'a former rubric',
    where: /^grade\.json|under rubric/,
    make: members(part('grade', ({ rubric }) => void (rubric.version = 1))),
  },
  {
    what: 'an older extractor',
    where: /extractor/,
    make: members(part('pages', (pages) => void (pages[0]!.extractor = 1))),
  },
];
