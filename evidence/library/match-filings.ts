import type { Finding } from '#contracts/evidence.ts';
import type { FiledSpecimen, Filing, SpecimenDraft } from '#contracts/filing.ts';
import { buildFilings } from './build-filings.ts';

/** A filing with the finding that it is of. */
export interface FoundFiling {
  finding: string;
  filing: Filing;
}

/** What measured findings would be filed as. */
export function findFilings(operatorId: string, findings: readonly Finding[]): FoundFiling[] {
  const specimens = findings.flatMap(({ id, value }) =>
    // What a measured finding holds (ChannelRules.measure).
    'specimen' in value ? [{ id, specimen: value['specimen'] as unknown as SpecimenDraft }] : [],
  );
  const drafts = specimens.map(({ specimen }) => specimen);
  return buildFilings(operatorId, drafts).map((filing, at) => ({ finding: specimens[at]!.id, filing }));
}

export const evidenceKeysOf = ({ filing }: FoundFiling): string[] =>
  filing.evidenceKeys.flat().filter((key) => key !== null);

/** What the library has of each finding once the new ones are filed. `known` is what it holds already, by the keys of evidence. */
export function matchFilings(
  found: readonly FoundFiling[],
  known: ReadonlyMap<string, Pick<FiledSpecimen, 'specimenId' | 'status'>>,
): { filed: Record<string, FiledSpecimen>; filings: Filing[] } {
  const filed: Record<string, FiledSpecimen> = {};
  const filings: Filing[] = [];
  for (const each of found) {
    const there = evidenceKeysOf(each).flatMap((key) => known.get(key) ?? [])[0];
    const { specimenId, status } = there ?? each.filing;
    filed[each.finding] = { specimenId, status, isNew: !there };
    if (!there) filings.push(each.filing);
  }
  return { filed, filings };
}
