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
  return [say(`Records: ${told.join('; ')}.\n`)];
}

const say = (text: string): ComposedSentence => ({ text, isFactual: false, findings: [], rows: [], derivations: [] });

/** What the answer lacks, in prose. */
export const tellMissing = (told: readonly string[]): ComposedSentence[] =>
  told.length === 0 ? [] : [say('Not known:\n'), ...told.map((sentence) => say(`- ${sentence}\n`)), say('\n')];

/** A sentence for each catalogue of which something could not be read, and for each page that the brief names. */
export function tellUnread(failures: readonly SourceFailure[]): string[] {
  const missing = new Map<string, string>();
  for (const { requestId, detail } of failures) {
    const name = catalogueOf(requestId);
    if (name !== null && !missing.has(name)) missing.set(name, detail);
  }
  const pages = failures.filter(({ requestId, code }) => requestId.startsWith('page:') && code !== 'budget');
  return [
    ...[...missing].map(([name, detail]) => `Records of ${name} are missing here (${detail.replace(/\.$/, '')}).`),
    ...pages.map(({ detail }) => detail),
  ];
}
