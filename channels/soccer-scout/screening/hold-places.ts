import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { asksFor, endsAs, equals, hasCells, isGraded, rowsOf, speaks } from '../../screening/expectation.ts';
import type { ScreeningBrief } from './screening-brief.ts';

const KINDS = ['field', 'club', 'program'] as const;

/** What an answer to a screening brief has to hold. A program that does not fit the child and is said to is grave. */
export function holdPlaces(brief: ScreeningBrief, take: TakeResponse): Expectation[] {
  const rows = rowsOf(take);
  const said = [take.output, JSON.stringify(rows), ...take.asks.map(({ ask }) => ask)].join('\n');
  return [
    endsAs(brief.isAsk ? 'needs_input' : 'finished', take),
    asksFor(brief.asks ?? [], take),
    ...KINDS.map((kind) =>
      equals(`number of ${kind}s`, brief.rows?.[kind] ?? 0, rows.filter((row) => row['kind'] === kind).length),
    ),
    ...(brief.programs ?? []).map(({ name, ...wanted }) => {
      const row = rows.find((each) =>
        typeof name === 'string' ? each['name'] === name : name.test(String(each['name'])),
      );
      const isGrave = wanted.ageFit !== 'yes' && row?.['ageFit'] === 'yes';
      return { ...hasCells(String(name), wanted, row), isGrave };
    }),
    ...(brief.radiusMiles === undefined
      ? []
      : [equals('radius in miles', brief.radiusMiles, take.table?.summary['radiusMiles'])]),
    ...(brief.isWhole ? [isGraded('A', take)] : []),
    ...(brief.isLimited ? [isGraded('BCD', take)] : []),
    ...speaks(said, brief.says, brief.saysNot),
  ];
}
