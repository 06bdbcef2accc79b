import { AND_UP, type AgeHit, type AgeMeaning, collectHits } from './age-meaning.ts';

/** One age group: `U8`, `U-8`, `8U`, `8-U`, `Under 8`, `under-8s`. */
const ONE = '(?:u[-\\s]?\\d{1,2}|\\d{1,2}[-\\s]?u|under[-\\s]?\\d{1,2}s?)';
const JOINT = '\\s*(?:-|–|—|to|through|thru|and|&|,|\\/|or)\\s*';
const GROUPS = new RegExp(
  `(?<![\\w.$€£-])(?:[bg](?=u\\d))?(?<list>${ONE}(?:${JOINT}(?:and\\s+|&\\s+)?(?:${ONE}|\\d{1,2}(?![\\w.:]|\\s*(?:[ap]\\.?m|years|yrs|v\\d|miles|minutes|players))))*|\\d{1,2}\\s*(?:-|–|\\/)\\s*\\d{1,2}\\s?u)(?<up>${AND_UP}|\\s*\\+)?(?![\\w]|\\.\\d|\\s*(?:miles?|minutes?|mins?|dollars|weeks?|years? old|years? of age|feet|yards)\\b)`,
  'gi',
);
const LIMITS = { least: 2, most: 23 };

/** Age groups that a text names, a run of them ("U9 & U10", "Under 5 – Under 8", "U6/U8/U10") as one. */
export function readGroups(text: string): AgeHit[] {
  return collectHits(text, GROUPS, readList);
}

function readList({ list = '', up }: Record<string, string | undefined>): AgeMeaning | null {
  const limits = (list.match(/\d{1,2}/g) ?? []).map(Number);
  if (limits.length === 0 || limits.some((limit) => limit < LIMITS.least || limit > LIMITS.most)) return null;
  return { kind: 'groups', min: Math.min(...limits), max: up ? null : Math.max(...limits) };
}
