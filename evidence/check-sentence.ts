import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { acceptDerivations } from './accept-derivations.ts';
import { findAddresses, findUnstated } from './claim-tokens.ts';
import type { ClaimGround } from './claim-ground.ts';
import { faultOfComparison } from './claims/fault-of-comparison.ts';
import { faultOfOnly } from './claims/fault-of-only.ts';
import { faultOfPredicate } from './claims/fault-of-predicate.ts';
import { faultOfSuperlative } from './claims/fault-of-superlative.ts';
import { standsVerbatim } from './claims/stands-verbatim.ts';
import { findNearMiss } from './near-miss.ts';
import { indexValues } from './stated-values.ts';
import type { StatedValues } from './stated-values.ts';

export interface SentenceGround {
  ground: ClaimGround;
  /** All composed rows, and whether the row of an index was kept. */
  rows: readonly ComposedRow[];
  isKept(row: number): boolean;
  kept: readonly ComposedRow[];
  /** Rows of this composition fell. */
  hasGaps: boolean;
  columns: readonly ChannelColumn[];
  /** Names in the brief; asked only for a sentence that cites the brief's page. */
  brief: StatedValues;
  isBrief(page: string): boolean;
}

/** Why a piece of the output falls, or null. Pieces that are not factual only must not show an address that the take does not know. */
export function faultOfSentence(
  sentence: ComposedSentence,
  { ground, rows, isKept, kept, hasGaps, columns, brief, isBrief }: SentenceGround,
): string | null {
  if (sentence.rows.some((row) => !isKept(row))) return 'it leans on a row that was dropped';
  const lost = sentence.findings.find((finding) => !ground.has(finding));
  if (lost !== undefined) return `finding ${lost} is not verified`;
  const own = sentence.rows.flatMap((row) => rows[row] ?? []);
  const cells = own.flatMap((row) => leavesOf(Object.values(row.cells)));
  const predicates = { columns, kept, hasGaps, own, quotes: [] };
  if (!sentence.isFactual) return faultOfPiece(sentence.text, cells, ground) ?? faultOfPredicate(sentence, predicates);
  const findings = [...sentence.findings, ...own.flatMap((row) => row.findings)];
  if (findings.length === 0) return 'no finding carries it';
  const { right, wrong } = acceptDerivations(sentence.derivations, ground.stated(sentence.findings, cells));
  if (wrong[0]) return `derivation of ${wrong[0].cell} by ${wrong[0].rule} does not hold`;
  const results = leavesOf(right.map(({ value }) => value));
  const stated = ground.stated(sentence.findings, [...cells, ...results], sentence.text);
  const citesBrief = ground.citationsOf(findings).some(({ page }) => isBrief(page));
  const unstated = findUnstated(sentence.text, stated, (name) => citesBrief && brief.hasText(name));
  if (unstated !== null) return `"${unstated}" stands in none of its findings or rows`;
  const passages = [...ground.citationsOf(findings).map(({ quote }) => quote), ...cells];
  const nearMiss = findNearMiss(sentence.text, passages);
  if (nearMiss !== null) return `"${nearMiss}" is a quote with words changed`;
  if (!sentence.isModels) {
    const said = { ...predicates, quotes: ground.citationsOf(sentence.findings).map(({ quote }) => quote) };
    return (
      faultOfPredicate(sentence, said) ??
      faultOfSuperlative(sentence.text, said, ground.findingsOf(sentence.findings)) ??
      faultOfComparison(sentence.text, said) ??
      faultOfOnly(sentence.text, said)
    );
  }
  const name = cells.find((cell) => sentence.text.startsWith(`${cell}: `));
  const stretch = name === undefined ? sentence.text : sentence.text.slice(name.length + 2);
  return standsVerbatim(stretch, [...ground.passagesOf(findings), ...cells])
    ? null
    : 'a model may only say what stands there, in whole sentences as they stand';
}

/** Every text and number in a tree of values, as text. */
export function leavesOf(values: readonly Json[]): string[] {
  return values.flatMap((value) => {
    if (value === null || value === '') return [];
    if (typeof value === 'object') return leavesOf(Array.isArray(value) ? value : Object.values(value));
    return [String(value)];
  });
}

function faultOfPiece(text: string, cells: readonly string[], ground: ClaimGround): string | null {
  const { hasLink } = indexValues({
    passages: [],
    hasLink: (address) => cells.includes(address) || ground.knowsAddress(address),
  });
  const strange = findAddresses(text, hasLink).find(({ isKnown }) => !isKnown);
  return strange ? `the address ${strange.address} is on no page of the take` : null;
}
