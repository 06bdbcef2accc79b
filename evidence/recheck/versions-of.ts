import type { StoredTake } from './stored-take.ts';

/** Versions by which the parts of a take were made, in the order of its stages, each once. Empty for a take that ended before its plan. */
export function versionsOf(stored: StoredTake): string[] {
  // A package may say anything, also that there is no plan.
  const { plan, findings, composition } = stored as Partial<StoredTake>;
  const rounds = Array.isArray(findings?.rounds) ? findings.rounds : [];
  const all = [plan?.version, ...rounds.map((round) => round?.extract?.version), composition?.version];
  return [...new Set(all.filter((version) => version !== undefined))];
}
