import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { asksFor, endsAs, equals, hasCells, holds, rowsOf, speaks } from '../../screening/expectation.ts';
import type { ScreeningBrief } from './screening-brief.ts';

/** What an answer to a screening brief has to hold. */
export function holdSizes(brief: ScreeningBrief, take: TakeResponse): Expectation[] {
  const rows = rowsOf(take);
  const { filed, quarantined = 0 } = brief;
  return [
    endsAs(brief.ends ?? 'finished', take),
    asksFor(brief.asks ?? [], take),
    equals('number of rows', brief.rows.length, rows.length),
    ...brief.rows.map((wanted, at) => hasCells(`row ${at + 1}`, wanted, rows[at])),
    holds(
      'every stated size stands in its quote',
      rows.every(({ scalePath, quote }) => scalePath !== 'stated' || /\d/.test(String(quote))),
      rows.map(({ quote }) => quote),
    ),
    ...(filed === undefined ? [] : [equals('what was filed', { filed, quarantined }, take.table?.summary)]),
    ...speaks(take.output, brief.says),
  ];
}
