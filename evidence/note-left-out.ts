import type { Composition } from '#contracts/composition.ts';
import type { Finding } from '#contracts/evidence.ts';

/**
 * A composition that says which findings it leaves out: those that none of its rows and sentences uses. A finding that is in neither list
 * later on was lost on the way, and costs the grade.
 */
export function noteLeftOut(composition: Composition, findings: readonly Finding[]): Composition {
  const pieces = [...composition.sentences, ...(composition.table?.rows ?? [])];
  const used = new Set(pieces.flatMap((piece) => piece.findings));
  return { ...composition, leftOut: findings.map(({ id }) => id).filter((id) => !used.has(id)) };
}
