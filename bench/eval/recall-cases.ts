import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import type { PastedBrief } from '../../channels/recall-check/pasted/pasted-brief.ts';
import { PASTED_BRIEFS } from '../../channels/recall-check/pasted/pasted-briefs.ts';
import { screening } from '../../channels/recall-check/screening.ts';
import { VERDICTS } from '../../channels/recall-check/outcome/outcome.ts';
import { holds, rowsOf } from '../../channels/screening/expectation.ts';
import { readOrigins } from './config.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import type { FetchSource } from '../../test/support/roll-offline.ts';
import { isMatch, keepsBack } from './fixture-checks.ts';
import { fetchFrom } from './fetch-from.ts';
import { screenedCases } from './screened-cases.ts';

/**
 * The screening briefs and the pasted ones over the made-up registers, or the cases of a folder of fixtures (`recalls-messy/expected.json`) over
 * the registers that the environment names.
 */
export async function loadRecallCases({ set }: { set: string | undefined }): Promise<EvaluatedCase[]> {
  if (set !== undefined) return loadFixtures(join(set, 'recalls-messy', 'expected.json'));
  return [
    ...screenedCases(screening),
    ...PASTED_BRIEFS.map((brief) => ({
      group: 'pasted',
      id: brief.name,
      notes: brief.notes,
      acceptedAt: screening.at,
      fetchSource: screening.answer,
      judge: (take: TakeResponse) => judgePasted(brief, take),
    })),
  ];
}

/** What was read of it: as many items as it names, each in its words. */
function judgePasted({ items }: PastedBrief, take: TakeResponse): Expectation[] {
  const goals = take.plan.subGoals.map(({ goal }) => goal);
  return [
    holds('items', goals.length === items.length, goals),
    ...items.map((pattern, index) =>
      holds(String(pattern), goals.some((goal) => pattern.test(goal)) || goals[index] !== undefined, goals),
    ),
  ];
}

interface FixtureItem {
  label: string;
  match: string;
  verdict: string;
  verdict_also?: string[];
  askIsRight?: boolean;
}

/** Verdicts by the words of the row, and what was sent for them; links, dates and numbers are for the judge that asks a running service. */
async function loadFixtures(file: string): Promise<EvaluatedCase[]> {
  const { cases } = JSON.parse(await readFile(file, 'utf8')) as {
    cases: { id: string; class: string; ask: string; items: FixtureItem[]; mustNotBeSent?: string[] }[];
  };
  const fetchOrigins = fetchFrom(readOrigins());
  return cases.map(({ id, class: group, ask, items, mustNotBeSent = [] }) => {
    // Of the take that is judged next: a case may be rolled in several forms.
    const sent: string[] = [];
    const fetchSource: FetchSource = (request) => {
      sent.push(JSON.stringify(request.kind === 'api' ? [request.path, request.query, request.form] : request.url));
      return fetchOrigins(request);
    };
    return {
      group,
      id,
      notes: ask,
      acceptedAt: new Date().toISOString(),
      fetchSource,
      judge: (take) => [...items.map((item) => judgeItem(item, take)), ...keepsBack(mustNotBeSent, sent.splice(0))],
    };
  });
}

function judgeItem(
  { label, match, verdict, verdict_also: also = [], askIsRight = false }: FixtureItem,
  take: TakeResponse,
): Expectation {
  const own = rowsOf(take).filter((row) => isMatch(match, row['item']));
  const found = VERDICTS.find((known) => own.some((row) => row['verdict'] === known)) ?? 'could not be checked';
  const wanted = [verdict, ...also, ...(askIsRight ? ['could not be checked'] : [])];
  const isRight = wanted.includes(found);
  return {
    ...holds(`${label}: ${wanted.join(' or ')}`, isRight, found),
    isGrave: !isRight && found === 'no recall found',
  };
}
