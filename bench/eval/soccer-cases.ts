import type { TakeResponse } from '#contracts/take.ts';
import { OPEN_BRIEFS } from '../../channels/soccer-scout/pasted/open-briefs.ts';
import { SCREENING, type ScreeningBrief } from '../../channels/soccer-scout/screening.ts';
import { answerRequest } from '../../channels/soccer-scout/screening/answer-request.ts';
import type { EvaluatedCase, EvaluatedCheck } from './evaluated-case.ts';

const ACCEPTED_AT = '2030-11-21T12:00:00.000Z';

/** The screening briefs and the pasted ones over the made-up map. Fixtures are judged by the judge that asks a running service. */
export async function loadSoccerCases(): Promise<EvaluatedCase[]> {
  const made = { acceptedAt: ACCEPTED_AT, fetchSource: answerRequest };
  return [
    ...SCREENING.map((brief) => ({
      ...made,
      group: 'screening',
      id: brief.name,
      notes: brief.notes,
      prior: brief.prior ?? null,
      judge: (take: TakeResponse) => judge(brief, take),
    })),
    ...OPEN_BRIEFS.map(({ name, notes, ages }) => ({
      ...made,
      group: 'pasted',
      id: name,
      notes,
      judge: (take: TakeResponse) => [
        {
          name: 'ages',
          isRight: ages.length === 0 || !take.asks.some(({ key }) => key === 'age'),
          found: take.asks.map(({ key }) => key).join(', '),
        },
      ],
    })),
  ];
}

function judge(
  { rows = {}, programs = [], radiusMiles, asks = [] }: ScreeningBrief,
  take: TakeResponse,
): EvaluatedCheck[] {
  const own = take.table?.rows ?? [];
  const kinds = (['field', 'club', 'program'] as const).map((kind) => {
    const count = own.filter((row) => row['kind'] === kind).length;
    return { name: `${kind}s`, isRight: count === (rows[kind] ?? 0), found: String(count) };
  });
  const fits = programs.map(({ name, ageFit }) => {
    const row = own.find((candidate) =>
      typeof name === 'string' ? candidate['name'] === name : name.test(String(candidate['name'])),
    );
    const isRight = row?.['ageFit'] === ageFit;
    return {
      name: String(name),
      isRight,
      found: String(row?.['ageFit']),
      isGrave: !isRight && row?.['ageFit'] === 'yes',
    };
  });
  const keys = take.asks.map(({ key }) => key).join(',');
  const radius =
    radiusMiles === undefined ? [] : [{ name: 'radius', isRight: take.table?.summary['radiusMiles'] === radiusMiles }];
  return [...kinds, ...fits, ...radius, { name: 'asks', isRight: keys === asks.join(','), found: keys }];
}
