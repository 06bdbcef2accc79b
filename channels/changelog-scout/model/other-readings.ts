import type { Reading } from '../brief/reading.ts';
import type { Kind } from '../kinds/kind.ts';
import { compareVersions } from '../versions/compare-versions.ts';

/** A version as a model names it, with its words. */
export interface SaidVersion {
  words: string;
  version: string;
}

interface Said {
  held: SaidVersion[];
  targets: SaidVersion[];
  during: SaidVersion[];
  kinds: { words: string; kind: Kind }[];
}

/**
 * Words that a model reads in another way than the rules did, where both read the slot: another version from which, at which or of which changes are asked for,
 * and a kind that the rules leave out. The rules' values stand. An end that comes before its beginning is a swap, and says nothing.
 */
export function findOthers({ versions, kinds, except = [] }: Reading, said: Said): string[] {
  const [held, target] = [said.held[0], said.targets[0]];
  if (held && target && compareVersions(held.version, target.version) >= 0) return [];
  const known = [versions?.from, versions?.to, ...except].flatMap((version) => version ?? []);
  const isKnown = ({ version }: SaidVersion): boolean => known.some((one) => compareVersions(one, version) === 0);
  const named = [said.held, said.targets, said.during].filter((own) => own.length > 0);
  const versionsOfOthers = versions === null ? [] : named.flatMap((own) => (own.some(isKnown) ? [] : own));
  const kindsOfOthers = kinds === null ? [] : said.kinds.filter(({ kind }) => !kinds.includes(kind));
  const isConfirmed = said.kinds.length > kindsOfOthers.length;
  return [
    ...versionsOfOthers.map(({ words }) => words),
    ...(isConfirmed ? kindsOfOthers.map(({ words }) => words) : []),
  ];
}
