import type { MeasuredDimension, Reading } from '#contracts/measurement.ts';
import type { SpecimenDimension, SpecimenEvidence } from '#contracts/specimen.ts';

/** Where a dimension's evidence is kept; null where it is shown without an archive. */
export interface EvidenceOrigin {
  sha256: string | null;
  url: string | null;
  stillUrl: string | null;
}

/** What a size is called: its part and its name. */
export const labelOf = ({ part, name }: Pick<MeasuredDimension, 'part' | 'name'>): string =>
  part === null ? name : `${part} ${name}`;

/** A dimension with its evidence as every tool shows it (interface document, part 4, The library). */
export function showDimension(dimension: MeasuredDimension, origin: EvidenceOrigin): SpecimenDimension {
  const { inches, uncertaintyInches, confidence, scalePath, readings } = dimension;
  return {
    name: labelOf(dimension),
    inches,
    uncertainty_inches: uncertaintyInches,
    confidence,
    scale_path: scalePath,
    evidence: readings.map((reading, at) =>
      showReading(reading, origin, at === readings.length - 1 ? dimension.steps : []),
    ),
  };
}

/** The last reading goes on with how all of them come to what is reported. */
function showReading(
  { kind, quote, region, value, unit, inches, steps }: Reading,
  { sha256, url, stillUrl }: EvidenceOrigin,
  further: readonly string[],
): SpecimenEvidence {
  return {
    kind,
    quote: quote?.text ?? null,
    page_sha256: sha256,
    page_url: url,
    region,
    still_url: stillUrl,
    value,
    unit,
    inches,
    steps: [...steps, ...further],
  };
}
