import type { Composition } from '#contracts/composition.ts';
import type { Finding } from '#contracts/evidence.ts';
import type { MapSpec, PlannedStill, StillWanted, TableSpec } from '#contracts/still.ts';
import type { CheckedAnswer } from '../check-composition.ts';
import { distanceMiles } from '../distance-miles.ts';
import { planPage, planPassage } from './plan-passage.ts';
import type { CitedPage } from './plan-passage.ts';

/** Rows that a card of a table shows. */
const MOST_ROWS = 8;

/**
 * The stills that an answer calls for, made from what was left of it after the check: a card of the passage that carries what it leads with, with a
 * picture of it where a browser read its page, a card of its table, and what its channel wants as far as the findings behind that were verified.
 */
export function planStills({
  composition,
  answer,
  findings,
  pages,
}: {
  composition: Pick<Composition, 'stills'>;
  answer: CheckedAnswer;
  /** Verified ones. */
  findings: readonly Finding[];
  pages: readonly CitedPage[];
}): PlannedStill[] {
  const known = new Set(findings.map(({ id }) => id));
  const wanted = (composition.stills ?? []).filter((still) => still.findings.every((id) => known.has(id)));
  const planned: Unnamed[] = [
    ...planPassage(answer, pages),
    ...planPage(answer, pages),
    ...planTable(answer),
    ...wanted.flatMap((still) => planWanted(still, answer)),
  ];
  return planned.map((still, index) => ({ ...still, id: still.id ?? idOf(planned, index) }));
}

/** Those of measured pictures alone have a name already. */
type Unnamed = Omit<PlannedStill, 'id'> & { id?: string };

/** The kind of the still, with a number from the second of its kind on. */
function idOf(planned: readonly Unnamed[], index: number): string {
  const { kind } = planned[index]!.spec;
  const before = planned.slice(0, index).filter(({ spec }) => spec.kind === kind).length;
  return before === 0 ? kind : `${kind}-${before + 1}`;
}

function planTable({ table }: CheckedAnswer): Unnamed[] {
  if (!table || table.rows.length === 0) return [];
  const keys = new Set(table.columns.map(({ key }) => key));
  const spec: TableSpec = {
    kind: 'table',
    columns: table.columns,
    rows: table.rows
      .slice(0, MOST_ROWS)
      .map((cells) => Object.fromEntries(Object.entries(cells).filter(([key]) => keys.has(key)))),
    total: table.rows.length,
  };
  return [{ source: '#/table', spec }];
}

function planWanted(still: StillWanted, answer: CheckedAnswer): Unnamed[] {
  if (still.kind === 'measured') {
    const { findings: _, id, ...spec } = still;
    return [{ id, source: `pages/${spec.sha256}`, spec }];
  }
  const { findings: _, ...spec } = still;
  if (spec.kind === 'cadence') return [{ source: spec.url ?? '#/output', spec }];
  return [{ source: '#/table', spec: fillMap(spec, answer) }];
}

/** The rows that have a place, as the points of a map. */
function fillMap(spec: Pick<MapSpec, 'kind' | 'centre' | 'radiusMiles'>, { table }: CheckedAnswer): MapSpec {
  const rows = table?.rows ?? [];
  const points = rows.flatMap(({ kind, name, lat, lon }, index) =>
    typeof lat === 'number' && typeof lon === 'number'
      ? [
          {
            row: index + 1,
            kind: typeof kind === 'string' ? kind : 'place',
            name: typeof name === 'string' ? name : null,
            lat,
            lon,
            miles: Math.round(distanceMiles(spec.centre, { lat, lon }) * 100) / 100,
          },
        ]
      : [],
  );
  return { ...spec, points, unplaced: rows.length - points.length };
}
