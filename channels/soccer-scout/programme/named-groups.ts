import { type Placed, placed } from './ages/read-age-statements.ts';
import type { Line, Piece } from './page-lines.ts';

/** What a page calls a group, and the ages that it states for that: "Pikes (7-9 years)". */
export interface NamedGroup {
  name: string;
  ages: Placed;
}

/** The groups that a page names with their ages; of a name that stands for several ages nobody can tell which is meant. */
export function namedGroups(lines: Line[]): NamedGroup[] {
  const found = lines.flatMap((line) =>
    placed(line).flatMap((ages) => {
      const name = NAME.exec(line.text.slice(0, ages.start - line.start))?.groups?.['name'];
      return name === undefined ? [] : [{ name, ages }];
    }),
  );
  const isOne = (group: NamedGroup): boolean =>
    found.every((other) => other.name !== group.name || meaningOf(other) === meaningOf(group));
  return found.filter((group, at) => isOne(group) && found.findIndex(({ name }) => name === group.name) === at);
}

const meaningOf = ({ ages }: NamedGroup): string => JSON.stringify(ages.meaning);
const NAME = /(?<name>\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){0,2})\s?[(:,–-]\s?\(?$/u;

/** The groups that words name without their ages, each at its name. */
export function namedIn(piece: Piece, line: Piece, groups: readonly NamedGroup[]): Placed[] {
  const hits = groups.flatMap(({ name, ages }) => {
    const at = piece.text.search(new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u'));
    if (at < 0) return [];
    const [start, end] = [piece.start + at, piece.start + at + name.length];
    return [{ text: name, start, end, meaning: ages.meaning, line }];
  });
  // "Junior Kicks" is no "Kicks".
  return hits
    .filter((hit) => !hits.some((other) => other !== hit && other.start <= hit.start && hit.end <= other.end))
    .toSorted((a, b) => a.start - b.start);
}
