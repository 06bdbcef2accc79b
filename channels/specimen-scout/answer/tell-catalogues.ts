import type { ComposedSentence } from '#contracts/evidence.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import { catalogueOf } from '../catalogues/read-catalogues.ts';

/** What each catalogue asks to be said of its records. */
const LICENCES: Record<string, string> = {
  'The Met': 'The Met: Open Access, CC0',
  'the Cleveland Museum of Art': 'Cleveland Museum of Art: Open Access, CC0 where a record says so',
  'the V&A': '© Victoria and Albert Museum, London',
  GBIF: 'GBIF: names CC BY 4.0, each occurrence under the licence of its record',
};

export function tellCatalogues(answered: readonly string[]): ComposedSentence[] {
  const told = answered.flatMap((name) => LICENCES[name] ?? []);
  if (told.length === 0) return [];
  return [{ text: `Records: ${told.join('; ')}.\n`, isFactual: false, findings: [], rows: [], derivations: [] }];
}

/** A sentence for each catalogue of which something could not be read. */
export function tellUnasked(failures: readonly SourceFailure[]): string[] {
  const missing = new Map<string, string>();
  for (const { requestId, detail } of failures) {
    const name = catalogueOf(requestId);
    if (name !== null && !missing.has(name)) missing.set(name, detail);
  }
  return [...missing].map(([name, detail]) => `Records of ${name} are missing here: ${detail}`);
}
