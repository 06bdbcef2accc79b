import type { Composition } from '#contracts/composition.ts';
import type { ComposedSentence } from '#contracts/evidence.ts';
import type { Assessment } from '#contracts/grade.ts';
import type { Ask } from '#contracts/take.ts';
import type { ComposeInput } from '../channel.ts';
import { ASK_SCALE, askSize } from './asks.ts';
import { buildRows, readMeasured } from './answer/build-rows.ts';
import type { MeasuredSpecimen } from './answer/build-rows.ts';
import { wantStills } from './answer/want-stills.ts';
import { COLUMNS } from './answer/columns.ts';
import { tellSpecimen } from './answer/tell-specimen.ts';
import { tellVerdict } from './answer/tell-verdict.ts';
import { tellCatalogues, tellMissing, tellUnread } from './answer/tell-catalogues.ts';
import { asksCatalogues } from './plan.ts';
import { fromJson } from './brief/read-brief.ts';

/** Turns what was measured and filed into the table, the answer in prose, and asks for what is missing. */
export function compose(input: ComposeInput): Composition {
  const { findings, filed = {}, notes, plan } = input;
  const reading = fromJson(plan.reading);
  const measured = readMeasured(findings, filed, input.fallen);
  const rows = measured.map(buildRows);
  const sentences: ComposedSentence[] = [];
  if (measured.length > 0) sentences.push(tellVerdict(measured, rows.flat()));
  let row = 0;
  for (const [at, each] of measured.entries()) {
    sentences.push(...tellSpecimen(each, row));
    row += rows[at]!.length;
  }
  const isNew = measured.map((each) => each.filed).filter((each) => each.isNew);
  const faults = (notes['faults'] as string[] | undefined) ?? [];
  const answered = (notes['answered'] as string[] | undefined) ?? [];
  const unread = findings.flatMap(({ value }) =>
    typeof value['fault'] === 'string'
      ? [`The picture at ${String(value['url'])} could not be measured: ${value['fault']}`]
      : [],
  );
  const unasked = [...faults, ...tellUnread(input.failures)];
  if (measured.length > 0) sentences.push(...tellMissing([...unasked, ...unread]), ...tellCatalogues(answered));
  const spoiled = (notes['spoiled'] as string[] | undefined) ?? [];
  const stills = wantStills(measured);
  const isUnread = measured.length === 0 && unread.length > 0;
  const asks = isUnread ? [] : [...plan.asks, ...asksFor(measured, reading.items[0]?.name ?? null)];
  return {
    sentences,
    table: {
      columns: COLUMNS,
      rows: rows.flat(),
      summary: {
        filed: isNew.length,
        quarantined: isNew.filter(({ status }) => status === 'quarantined').length,
      },
    },
    asks,
    held: [],
    ...(stills.length > 0 && { stills }),
    ...(isUnread && { nothing: unread.join(' ') }),
    undone: [...unasked, ...unread],
    ...(spoiled.length > 0 && { spoiled }),
    metSubGoals: [
      ...(asksCatalogues(reading) && answered.length > 0 ? ['records'] : []),
      ...(measured.length > 0 ? ['measure'] : []),
    ],
    assessments: [assess(measured)],
    leftOut: findings.map(({ id }) => id).filter((id) => !measured.some(({ finding }) => finding === id)),
  };
}

function asksFor(measured: readonly MeasuredSpecimen[], item: string | null): Ask[] {
  if (measured.length === 0) return [askSize(item)];
  const isPathless = measured.some(({ specimen }) => specimen.dimensions.some(({ scalePath }) => scalePath === 'none'));
  return isPathless ? [ASK_SCALE] : [];
}

/** How well the sizes are known: the confidence of each, and half of it where a specimen is quarantined. */
function assess(measured: readonly MeasuredSpecimen[]): Assessment {
  const scores = measured.flatMap(({ specimen }) =>
    specimen.dimensions.map(({ confidence }) => (specimen.reasons.length > 0 ? confidence / 2 : confidence)),
  );
  const score = scores.length === 0 ? 0 : scores.reduce((sum, each) => sum + each, 0) / scores.length;
  const quarantined = measured.filter(({ specimen }) => specimen.reasons.length > 0).length;
  return {
    name: 'measured',
    score: Math.round(score * 1_000) / 1_000,
    why: `${scores.length} sizes of ${measured.length} specimens, ${quarantined} of them quarantined`,
    findings: measured.map(({ finding }) => finding),
  };
}
