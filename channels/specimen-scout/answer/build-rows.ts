import type { ComposedRow, FallenRow, Finding } from '#contracts/evidence.ts';
import type { FiledSpecimen, SpecimenDraft } from '#contracts/filing.ts';
import type { PictureOutline } from '#contracts/measurement.ts';
import { labelOf } from '../../../evidence/measuring/show-dimension.ts';

/** A measured specimen as compose sees it. */
export interface MeasuredSpecimen {
  finding: string;
  specimen: SpecimenDraft;
  filed: FiledSpecimen;
  /** Address that stands on the page, or is that of the page itself. */
  link: string | null;
  /** What was found in its picture; null for texts. */
  outline: PictureOutline | null;
}

/** Sizes whose rows fell are none of the specimen's. */
export function readMeasured(
  findings: readonly Finding[],
  filed: Record<string, FiledSpecimen>,
  fallen: readonly FallenRow[] = [],
): MeasuredSpecimen[] {
  const fell = (finding: string, label: string): boolean =>
    fallen.some((row) => row.findings.includes(finding) && row.cells['dimension'] === label);
  return findings.flatMap(({ id, value }) => {
    const known = filed[id];
    // What the rule `measure` puts into its findings.
    const { specimen, link, outline } = value as unknown as {
      specimen?: SpecimenDraft;
      link: string | null;
      outline: PictureOutline | null;
    };
    const dimensions = specimen?.dimensions.filter((dimension) => !fell(id, labelOf(dimension))) ?? [];
    return specimen && known && dimensions.length > 0
      ? [{ finding: id, specimen: { ...specimen, dimensions }, filed: known, link, outline }]
      : [];
  });
}

export function buildRows({ finding, specimen, filed, link }: MeasuredSpecimen): ComposedRow[] {
  return specimen.dimensions.map((dimension) => ({
    cells: {
      species: specimen.species,
      item: specimen.item,
      dimension: labelOf(dimension),
      inches: dimension.inches,
      uncertaintyInches: dimension.uncertaintyInches,
      confidence: dimension.confidence,
      scalePath: dimension.scalePath,
      status: filed.status,
      quote: dimension.readings.find(({ quote }) => quote)?.quote?.text ?? null,
      link: link ?? specimen.page.url,
    },
    findings: [finding],
    derivations: [],
  }));
}
