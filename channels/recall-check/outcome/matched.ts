import type { ProductMatch } from '../match/product-match.ts';
import type { RecallRecord } from '../sources/record.ts';
import type { Hit } from './outcome.ts';

/** A recall that has to do with a product, and the request whose answer holds it. */
export interface Matched {
  record: RecallRecord;
  match: ProductMatch;
  requestId: string;
  /** The answer holds nothing else. */
  isAlone: boolean;
}

/** Most recalls that merely come near and are shown for one item. */
const MAX_NEAR = 5;
/** Most recalls that match by name and may be about other lots or models. */
const MAX_POSSIBLE = 12;

/** One entry per recall, that of the narrower answer; a match by name or code drops what only comes near. */
export function distinctMatches(matched: Matched[]): Matched[] {
  const byKey = new Map<string, Matched>();
  for (const entry of matched) {
    const known = byKey.get(keyOf(entry.record));
    const isBetter = known && ((entry.isAlone && !known.isAlone) || known.record.source === 'FDA iRES');
    if (!known || isBetter) byKey.set(keyOf(entry.record), entry);
  }
  const all = [...byKey.values()];
  const isNamed = all.some(({ match }) => match.isByName);
  const isOfLine = all.some(({ match }) => match.isByLine);
  return all.filter(({ match }) => match.isByName || (!isNamed && (!isOfLine || match.isByLine === true)));
}

/** Recalls that only come near, or that only a missing code tells apart, are of use in small numbers: the newest stay. */
export function limitMatches(matched: Matched[]): { shown: Matched[]; left: number } {
  const counts = { near: 0, possible: 0 };
  const shown = matched.toSorted(newestFirst).filter(({ match }) => {
    if (match.level !== 'possible') return true;
    counts[match.isByName ? 'possible' : 'near'] += 1;
    return match.isByName ? counts.possible <= MAX_POSSIBLE : counts.near <= MAX_NEAR;
  });
  return { shown, left: matched.length - shown.length };
}

/** The recalls that become rows: certain ones first, then by date. */
export function toHits(matched: Matched[]): Hit[] {
  const rows = matched.flatMap(({ record, match: { level, why, cites, entry } }): Hit[] => {
    if (level !== 'recalled' && level !== 'possible') return [];
    return [{ record, verdict: level === 'recalled' ? 'recalled' : 'possible match', why, cites, entry }];
  });
  const isCertain = ({ verdict }: Hit): number => Number(verdict === 'recalled');
  return rows.toSorted((a, b) => isCertain(b) - isCertain(a) || newestFirst(a, b));
}

const newestFirst = (a: { record: RecallRecord }, b: { record: RecallRecord }): number =>
  (b.record.date?.iso ?? '').localeCompare(a.record.date?.iso ?? '');

/** FDA publishes a recall in two registers under one number. */
const keyOf = ({ source, number, key }: RecallRecord): string =>
  number && source !== 'CPSC' ? number.text : `${source} ${key}`;
