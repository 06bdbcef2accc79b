import type { StillWanted } from '#contracts/still.ts';
import { sizesOf } from '../../../evidence/stills/measured/sizes.ts';
import type { MeasuredSpecimen } from './build-rows.ts';

/** A still of each picture that was measured, by the id that the evidence of its sizes names. */
export function wantStills(measured: readonly MeasuredSpecimen[]): StillWanted[] {
  return measured.flatMap(({ finding, specimen: { stillId, item, page, dimensions }, outline }) => {
    const [first] = dimensions;
    if (stillId === null || !outline || !first) return [];
    const { sha256, url } = page;
    const { scalePath } = first;
    const sizes = sizesOf(dimensions);
    return [{ kind: 'measured', id: stillId, item, url, sha256, outline, sizes, scalePath, findings: [finding] }];
  });
}
