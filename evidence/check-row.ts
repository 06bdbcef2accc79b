import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { acceptDerivations } from './accept-derivations.ts';
import { findAddresses } from './claim-tokens.ts';
import type { ClaimGround } from './claim-ground.ts';
import { findNearMiss } from './near-miss.ts';
import type { Basis } from './claims/basis.ts';
import { skipsNegation } from './claims/skips-negation.ts';
import type { StatedValues } from './stated-values.ts';

/**
 * Why a row falls, or null. Members of `cells` without a column count like columns of text and numbers. In a judged column only addresses
 * are looked at. A derivation covers the cell that it names, whole or any value in it (`lines[2].extended`).
 */
export function faultOfRow(row: ComposedRow, columns: readonly ChannelColumn[], ground: ClaimGround): string | null {
  const lost = row.findings.find((finding) => !ground.has(finding));
  if (lost !== undefined) return `finding ${lost} is not verified`;
  if (row.findings.length === 0) return 'no finding carries it';
  const stated = ground.statedOf(nameOf(row, columns), row.findings);
  const { right, wrong } = acceptDerivations(row.derivations, stated);
  if (wrong[0]) return `derivation of ${wrong[0].cell} by ${wrong[0].rule} does not hold`;
  const quotes = ground.citationsOf(row.findings).map(({ quote }) => quote);
  for (const { cell, rule, from, value } of right) {
    if (rule !== 'joined') continue;
    const nearMiss = findNearMiss(String(value), quotes);
    if (nearMiss !== null) return `${cell}: "${nearMiss}" is a quote with words changed`;
    if (skipsNegation(from.map(String), quotes)) return `${cell}: "${String(value)}" leaves out what turns it round`;
  }
  for (const [key, value] of Object.entries(row.cells)) {
    const column = columns.find((candidate) => candidate.key === key);
    const derived = new Set(
      right.filter(({ cell }) => isCellOf(cell, key)).map((derivation) => JSON.stringify(derivation.value)),
    );
    const basis = basisOf(column, row);
    const isStated = (leaf: Json): boolean =>
      derived.has(JSON.stringify(leaf)) || isLeafStated(leaf, { column, basis, stated });
    const unstated = findUnstatedPart(value, isStated);
    if (unstated !== undefined) return `${key} ${JSON.stringify(unstated)} stands in none of its quotes`;
  }
  return null;
}

/** What the row is about: its first cell of text that is no ruling. */
function nameOf({ cells }: ComposedRow, columns: readonly ChannelColumn[]): string | undefined {
  const texts = columns.filter(({ type, isJudged }) => type === 'text' && !isJudged).map(({ key }) => cells[key]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '');
}

const isCellOf = (cell: string, key: string): boolean =>
  cell === key || cell.startsWith(`${key}.`) || cell.startsWith(`${key}[`);

interface LeafGround {
  column: ChannelColumn | undefined;
  basis: Basis;
  stated: StatedValues;
}

/** What numbers of a cell count: the unit of the column, and for money the currency that the row names. */
function basisOf(column: ChannelColumn | undefined, { cells }: ComposedRow): Basis {
  const { currency } = cells;
  return {
    unit: column?.unit,
    isMagnitude: column?.isMagnitude,
    isMoney: column?.type === 'money',
    currency: column?.type === 'money' && typeof currency === 'string' ? currency : undefined,
  };
}

function isLeafStated(leaf: Json, { column, basis, stated }: LeafGround): boolean {
  if (column?.type === 'link')
    return leaf === null || leaf === '' || (typeof leaf === 'string' && stated.hasLink(leaf));
  if (column?.isJudged)
    return (
      leaf === null ||
      (typeof leaf !== 'object' && findAddresses(String(leaf), stated.hasLink).every(({ isKnown }) => isKnown))
    );
  if (column?.isName && typeof leaf === 'string' && stated.hasName(leaf)) return true;
  if (column?.type === 'number' || column?.type === 'money') return stated.hasValue(leaf, basis);
  const isNumeric = column?.type !== 'text' && column?.type !== 'date';
  return stated.hasValue(leaf) || (isNumeric && stated.hasValue(leaf, 'number'));
}

/** The first leaf that fails, looking at a whole value before its parts. Undefined: all of it holds. */
function findUnstatedPart(value: Json, isStated: (part: Json) => boolean): Json | undefined {
  if (isStated(value)) return undefined;
  if (value === null || typeof value !== 'object') return value ?? 'null';
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    const missing = findUnstatedPart(part, isStated);
    if (missing !== undefined) return missing;
  }
  return undefined;
}
