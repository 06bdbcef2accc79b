import { compareVersions } from './compare-versions.ts';

/**
 * Whether versions, the newest first, count as decimals do (`1.10` after `1.095` after `1.09`; perldoc version, Decimal Versions): they have one dot each, and
 * stand in that order better than in that of their parts.
 */
export function countsInDecimals(versions: readonly string[]): boolean {
  if (versions.length < 3 || !versions.every((version) => valueOf(version) !== null)) return false;
  const [asDecimals, asParts] = [compareDecimals, compareVersions].map((compare) => risesOf(versions, compare));
  return asDecimals! < asParts!;
}

/** Order of two versions by their value as decimals, older first; what stands behind an underscore marks a trial of the same. */
export const compareDecimals = (a: string, b: string): number => (valueOf(a) ?? 0) - (valueOf(b) ?? 0);

function valueOf(version: string): number | null {
  const plain = /^v?(\d+\.\d+)(?:_\d+|-trial\d*)?$/i.exec(version.trim())?.[1];
  return plain === undefined ? null : Number(plain);
}

/** Steps on which an older version is the higher one. */
const risesOf = (versions: readonly string[], compare: (a: string, b: string) => number): number =>
  versions.slice(1).filter((version, index) => compare(version, versions[index]!) > 0).length;
