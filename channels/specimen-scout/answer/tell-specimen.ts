import type { ComposedSentence } from '#contracts/evidence.ts';
import type { QuarantineReason } from '#contracts/filing.ts';
import type { MeasuredDimension } from '#contracts/measurement.ts';
import { labelOf } from '../../../evidence/measuring/show-dimension.ts';
import type { MeasuredSpecimen } from './build-rows.ts';

const REASONS: Record<QuarantineReason, string> = {
  no_scale: 'nothing in the picture tells its scale',
  readings_disagree: 'its readings disagree',
  implausible_size: 'its size is implausible',
  low_confidence: 'its confidence is low',
};

/** One specimen in prose: its sizes, each carried by its row, and what became of it. `firstRow` is the place of its first row. */
export function tellSpecimen(measured: MeasuredSpecimen, firstRow: number): ComposedSentence[] {
  const { specimen, finding } = measured;
  const say = (text: string): ComposedSentence => ({ text, isFactual: false, findings: [], rows: [], derivations: [] });
  const sizes = specimen.dimensions.map((dimension, at): ComposedSentence => ({
    text: `- ${tellSize(dimension)}\n`,
    isFactual: true,
    findings: [finding],
    rows: [firstRow + at],
    derivations: [],
  }));
  const rows = sizes.flatMap((size) => size.rows);
  const filed = { ...say(`${tellFiled(measured)}\n\n`), rows };
  return [say(`**${specimen.item.replace(/\s+/g, ' ')}**\n`), ...sizes, filed];
}

function tellSize(dimension: MeasuredDimension): string {
  const { inches, uncertaintyInches, scalePath } = dimension;
  const name = labelOf(dimension);
  if (inches === null) return `${name}: no scale, so no size in inches`;
  return `${name}: ${inches} ± ${uncertaintyInches} in (${scalePath.replaceAll('_', ' ')})`;
}

function tellFiled({ specimen, filed }: MeasuredSpecimen): string {
  if (!filed.isNew) return `Already in the library, ${filed.status.replaceAll('_', ' ')}.`;
  if (filed.status === 'pending_review') return 'Filed for review.';
  return `Filed and quarantined: ${specimen.reasons.map((reason) => REASONS[reason]).join(', ')}.`;
}
