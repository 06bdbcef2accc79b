import type { SpecimenDraft } from '#contracts/filing.ts';
import type { MeasuredDimension } from '#contracts/measurement.ts';

/** A size that a page states, at a place of its text. */
export function buildDimension(overrides: Partial<MeasuredDimension> & { at?: number } = {}): MeasuredDimension {
  const { at = 0, ...more } = overrides;
  const inches = more.inches === undefined ? 30 : more.inches;
  return {
    name: 'height',
    part: null,
    inches,
    uncertaintyInches: inches === null ? null : 0.29,
    confidence: 0.9,
    scalePath: 'stated',
    birgeRatio: null,
    readings: [
      {
        kind: 'quote',
        quote: { text: '30 in', start: at, end: at + 5 },
        region: null,
        value: 30,
        unit: 'in',
        inches,
        standardUncertainty: inches === null ? null : 0.1443,
        steps: ['30 in is stated to 1 in.'],
      },
    ],
    steps: [],
    ...more,
  };
}

/** A chair on a page, 30 inches high. */
export function buildSpecimen(overrides: Partial<SpecimenDraft> = {}): SpecimenDraft {
  return {
    species: 'chair',
    commonName: null,
    item: 'chair',
    content: 'A chair, 30 in high.',
    taxon: {},
    reasons: [],
    page: { sha256: 'a'.repeat(64), url: 'https://museum.example/chair' },
    dimensions: [buildDimension()],
    stillId: null,
    ...overrides,
  };
}
