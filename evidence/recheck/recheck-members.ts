import type { StageOutputs } from '#contracts/stage-outputs.ts';
import type { Difference } from '../compare-json.ts';
import type { StoredFindings, StoredPage, StoredPlan, StoredRound, StoredTake } from './stored-take.ts';

/**
 * Members that no stored take has, and those that each has. What is computed again is compared whole and the log is held against its schema; this
 * looks at the parts of which only single members are read, so that nothing can be written beside them or left out.
 */
export function recheckMembers({ pages, plan, findings, composition }: StoredTake): Difference[] {
  return [
    ...pages.flatMap((page, at) => checkMembers(`pages.json#/${at}`, page, PAGE)),
    ...checkMembers('plan.json#', plan, plan.draft ? MADE_PLAN : PLAN),
    ...checkMembers('plan.json#/gather', plan.gather, GATHER),
    ...checkMembers('findings.json#', findings, FINDINGS),
    ...checkMembers('findings.json#/measured', findings.measured, MEASURED),
    ...findings.rounds.flatMap((round, at) => {
      const where = `findings.json#/rounds/${at}`;
      return [
        ...checkMembers(where, round, ROUND),
        ...checkMembers(`${where}/crawl`, round.crawl, CRAWL),
        ...checkMembers(`${where}/recall`, round.recall, RECALL),
        ...checkMembers(`${where}/extract`, round.extract, EXTRACT),
        ...checkMembers(`${where}/extract/gather`, round.extract?.gather, GATHER),
      ];
    }),
    ...(composition && composition.version === undefined
      ? [{ where: 'composition.json#/version is there', stored: false, found: true }]
      : []),
  ];
}

type Members<T> = Record<keyof T, 'always' | 'perhaps'>;

const PAGE: Members<StoredPage> = {
  sha256: 'always',
  origin: 'always',
  url: 'always',
  at: 'always',
  status: 'always',
  mediaType: 'always',
  requestId: 'always',
  ageSeconds: 'always',
  isConfirmed: 'perhaps',
  collectedAt: 'perhaps',
  layerUrl: 'perhaps',
  extractor: 'perhaps',
};
const PLAN: Members<StoredPlan> = {
  takeId: 'always',
  brief: 'always',
  draft: 'perhaps',
  gather: 'perhaps',
  version: 'perhaps',
  answers: 'perhaps',
};
const MADE_PLAN: Members<StoredPlan> = { ...PLAN, gather: 'always', version: 'always' };
const GATHER: Members<StageOutputs['plan']['gather']> = { crawl: 'always', recall: 'always' };
const FINDINGS: Members<StoredFindings> = { rounds: 'always', measured: 'always' };
const MEASURED: Members<StageOutputs['measure']> = { findings: 'always', filed: 'perhaps' };
const ROUND: Members<StoredRound> = { crawl: 'always', recall: 'always', extract: 'always' };
const CRAWL: Members<StageOutputs['crawl']> = { failures: 'always', undone: 'always' };
const RECALL: Members<StageOutputs['recall']> = { failures: 'always', found: 'perhaps' };
const EXTRACT: Members<StageOutputs['extract']> = {
  findings: 'always',
  notes: 'always',
  dropped: 'always',
  failures: 'always',
  undone: 'always',
  gather: 'always',
  roundsLeft: 'always',
  version: 'always',
  answers: 'perhaps',
};

function checkMembers(
  where: string,
  stored: object | null | undefined,
  members: Record<string, 'always' | 'perhaps'>,
): Difference[] {
  if (!stored) return [];
  const names = new Set([...Object.keys(stored), ...Object.keys(members)]);
  return [...names].flatMap((name): Difference[] => {
    const isThere = Object.hasOwn(stored, name);
    const isDue = Object.hasOwn(members, name) && (isThere || members[name] === 'always');
    return isThere === isDue ? [] : [{ where: `${where}/${name} is there`, stored: isThere, found: isDue }];
  });
}
