import type { JsonObject } from '#contracts/json.ts';
import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { asksFor, endsAs, equals, hasCells, holds, isGraded, rowsOf, speaks } from '../../screening/expectation.ts';
import type { ScreeningBrief } from './screening-brief.ts';

/** What an answer to a screening brief has to hold. */
export function holdChanges(brief: ScreeningBrief, take: TakeResponse): Expectation[] {
  if (brief.asks)
    return [
      endsAs('needs_input', take),
      asksFor(brief.asks, take),
      holds(
        'its asks block',
        take.asks.every(({ blocking }) => blocking),
        take.asks,
      ),
    ];
  return [
    endsAs('finished', take),
    isGraded(brief.grades ?? 'AB', take),
    ...holdSummary(brief, take.table?.summary ?? {}),
    ...holdRows(brief, rowsOf(take)),
    ...speaks(take.output, brief.says),
    ...speaks(take.output + JSON.stringify(take.table), [], brief.saysNot),
  ];
}

function holdSummary({ newest, undated }: ScreeningBrief, summary: JsonObject): Expectation[] {
  const found = Array.isArray(summary['newest']) ? (summary['newest'] as JsonObject[]) : [];
  const releases = found.map(({ version, date }) => [version, date].filter(Boolean).join(' '));
  return [
    ...(newest
      ? [equals('newest', newest, releases), equals('number of releases', newest.length, summary['releases'])]
      : []),
    ...(undated === undefined ? [] : [equals('number of releases without a date', undated, summary['undated'])]),
  ];
}

function holdRows({ rows = [], onlyVersions, onlyKinds }: ScreeningBrief, found: JsonObject[]): Expectation[] {
  const named = (member: string) => [...new Set(found.map((row) => String(row[member])))].toSorted();
  return [
    ...rows.map(({ quote, ...cells }) => {
      const row = found.find((one) => one['version'] === cells.version && String(one['quote']).includes(quote));
      return hasCells(`a row that quotes "${quote}"`, cells, row);
    }),
    ...(onlyVersions ? [equals('versions', onlyVersions.toSorted(), named('version'))] : []),
    ...(onlyKinds
      ? [
          holds(
            `no kinds but ${onlyKinds.join(', ')}`,
            named('kind').every((kind) => (onlyKinds as string[]).includes(kind)),
            named('kind'),
          ),
        ]
      : []),
    equals(
      'ranks',
      found.map((_, index) => index + 1),
      found.map(({ rank }) => rank),
    ),
  ];
}
