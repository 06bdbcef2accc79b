import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { endsAs, equals, holds, isGraded, rowsOf, speaks } from '../../screening/expectation.ts';
import { VERDICTS } from '../outcome/outcome.ts';
import type { ScreeningBrief } from './screening-brief.ts';

/** What an answer to a screening brief has to hold. An all-clear where there is a recall is grave. */
export function holdVerdicts({ items, says, isAsk, grades }: ScreeningBrief, take: TakeResponse): Expectation[] {
  const isWhole = !isAsk && items.every(({ verdict }) => verdict !== null);
  return [
    endsAs(isAsk ? 'needs_input' : 'finished', take),
    equals('number of items', items.length, take.plan.subGoals.length),
    ...items.flatMap(({ verdict, numbers, or = [] }, index) => {
      const item = `item ${index + 1}`;
      const found = readItem(take, index + 1);
      if (or.some((other) => other === found.verdict)) return [];
      const isGrave = verdict !== found.verdict && found.verdict === 'no recall found';
      return [
        { ...holds(`${item}: ${verdict ?? 'not checked'}`, verdict === found.verdict, found.verdict), isGrave },
        equals(`${item}: numbers`, numbers, found.numbers),
      ];
    }),
    ...(isWhole || grades
      ? [isGraded(grades ?? 'A', take)]
      : [holds('no grade A, for not everything was checked', take.grade !== 'A', take.grade ?? 'none')]),
    ...speaks(`${take.output}\n${JSON.stringify([take.table, take.asks])}`, says),
  ];
}

function readItem(take: TakeResponse, itemNo: number): { verdict: string | null; numbers: string[] } {
  const own = rowsOf(take).filter((row) => row['itemNo'] === itemNo);
  return {
    verdict: VERDICTS.find((known) => own.some((row) => row['verdict'] === known)) ?? null,
    numbers: own.flatMap(({ number }) => (typeof number === 'string' ? [number] : [])),
  };
}
