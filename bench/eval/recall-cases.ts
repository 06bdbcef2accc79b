import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TakeResponse } from '#contracts/take.ts';
import { OPEN_BRIEFS } from '../../channels/recall-check/pasted/open-briefs.ts';
import type { PastedBrief } from '../../channels/recall-check/pasted/pasted-brief.ts';
import { SCREENING, type ScreeningBrief } from '../../channels/recall-check/screening.ts';
import { fetchAnswer } from '../../channels/recall-check/screening/fetch-answer.ts';
import { readOrigins } from './config.ts';
import type { EvaluatedCase, EvaluatedCheck } from './evaluated-case.ts';
import { fetchFrom } from './fetch-from.ts';

const ACCEPTED_AT = '2031-11-20T12:00:00Z';
const NONE = 'no recall found';

/**
 * The screening briefs and the pasted ones over the made-up registers, or the cases of a folder of fixtures (`recalls-messy/expected.json`) over
 * the registers that the environment names.
 */
export async function loadRecallCases({ set }: { set: string | undefined }): Promise<EvaluatedCase[]> {
  if (set !== undefined) return loadFixtures(join(set, 'recalls-messy', 'expected.json'));
  const made = { acceptedAt: ACCEPTED_AT, fetchSource: fetchAnswer };
  return [
    ...SCREENING.map((brief) => ({
      ...made,
      group: 'screening',
      id: brief.name,
      notes: brief.notes,
      judge: (take: TakeResponse) => judgeScreening(brief, take),
    })),
    ...OPEN_BRIEFS.map((brief) => ({
      ...made,
      group: 'pasted',
      id: brief.name,
      notes: brief.notes,
      judge: (take: TakeResponse) => judgePasted(brief, take),
    })),
  ];
}

const rowsOf = (take: TakeResponse) => take.table?.rows ?? [];

function judgeScreening({ items }: ScreeningBrief, take: TakeResponse): EvaluatedCheck[] {
  return items.map(({ verdict, numbers }, index) => {
    const own = rowsOf(take).filter(({ itemNo }) => itemNo === index + 1);
    const found = own.map((row) => `${String(row['verdict'])} ${String(row['number'] ?? '')}`.trim()).join(', ');
    const isRight =
      own.some((row) => row['verdict'] === verdict) === (verdict !== null) &&
      numbers.every((number) => own.some((row) => row['number'] === number));
    return {
      name: `item ${index + 1}`,
      isRight,
      found,
      isGrave: !isRight && verdict !== NONE && own.some((row) => row['verdict'] === NONE),
    };
  });
}

/** What was read of it: as many items as it names, each in its words. */
function judgePasted({ items }: PastedBrief, take: TakeResponse): EvaluatedCheck[] {
  const goals = take.plan.subGoals.map(({ goal }) => goal);
  const count = { name: 'items', isRight: goals.length === items.length, found: goals.join(' ; ') };
  return [
    count,
    ...items.map((pattern, index) => ({
      name: String(pattern),
      isRight: goals.some((goal) => pattern.test(goal)) || goals[index] !== undefined,
    })),
  ];
}

interface FixtureItem {
  label: string;
  match: string;
  verdict: string;
  verdict_also?: string[];
  askIsRight?: boolean;
}

/** Verdicts by the words of the row; links, dates and numbers are for the judge that asks a running service. */
async function loadFixtures(file: string): Promise<EvaluatedCase[]> {
  const { cases } = JSON.parse(await readFile(file, 'utf8')) as {
    cases: { id: string; class: string; ask: string; items: FixtureItem[] }[];
  };
  const fetchSource = fetchFrom(readOrigins());
  return cases.map(({ id, class: group, ask, items }) => ({
    group,
    id,
    notes: ask,
    acceptedAt: new Date().toISOString(),
    fetchSource,
    judge: (take) => items.map((item) => judgeItem(item, take)),
  }));
}

function judgeItem(
  { label, match, verdict, verdict_also: also = [], askIsRight = false }: FixtureItem,
  take: TakeResponse,
): EvaluatedCheck {
  const own = rowsOf(take).filter((row) => new RegExp(match, 'iu').test(String(row['item'])));
  const found =
    ['recalled', 'possible match', NONE].find((known) => own.some((row) => row['verdict'] === known)) ??
    'could not be checked';
  const wanted = [verdict, ...also, ...(askIsRight ? ['could not be checked'] : [])];
  const isRight = wanted.includes(found);
  return { name: label, isRight, found: `${found}, not ${wanted.join(' or ')}`, isGrave: !isRight && found === NONE };
}
