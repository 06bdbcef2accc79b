import type { MeasuredDimension } from '#contracts/measurement.ts';
import type { MeasuredSpec, StillWanted } from '#contracts/still.ts';
import { labelOf } from './build-rows.ts';
import type { MeasuredSpecimen } from './build-rows.ts';

/** A still of each picture that was measured, by the id that the evidence of its sizes names. */
export function wantStills(measured: readonly MeasuredSpecimen[]): StillWanted[] {
  return measured.flatMap(({ finding, specimen: { stillId, item, page, dimensions }, outline }) => {
    const [first] = dimensions;
    if (stillId === null || !outline || !first) return [];
    const { sha256, url } = page;
    const { scalePath } = first;
    const sizes = dimensions.map(sizeOf);
    return [{ kind: 'measured', id: stillId, item, url, sha256, outline, sizes, scalePath, findings: [finding] }];
  });
}

function sizeOf(dimension: MeasuredDimension): MeasuredSpec['sizes'][number] {
  const { inches, uncertaintyInches, confidence, readings } = dimension;
  const name = labelOf(dimension);
  if (inches !== null) return { name, value: inches, unit: 'in', uncertainty: uncertaintyInches, confidence };
  return { name, value: readings[0]?.value ?? 0, unit: 'px', uncertainty: null, confidence };
}
