import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import type { MeasuredSpecimen } from './build-rows.ts';

/** The first line: how many sizes of how many things there are, and what became of those. */
export function tellVerdict(measured: readonly MeasuredSpecimen[], rows: readonly ComposedRow[]): ComposedSentence {
  const states = Map.groupBy(
    measured,
    ({ filed }) => (filed.isNew ? NEW[filed.status] : undefined) ?? 'in the library already',
  );
  const counts = [...states].map(([state, { length }]) => (states.size === 1 ? state : `${length} ${state}`));
  const sizes = `${rows.length} ${rows.length === 1 ? 'size' : 'sizes'}`;
  const things = measured.length === 1 ? 'one thing' : `${measured.length} things`;
  return {
    text: `${sizes} of ${things}: ${counts.join(', ')}.\n\n`,
    isFactual: false,
    findings: [],
    rows: [...rows.keys()],
    derivations: [],
  };
}

const NEW: Record<string, string> = { pending_review: 'filed for review', quarantined: 'filed and quarantined' };
