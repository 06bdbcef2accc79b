import type { TakeResponse } from '#contracts/take.ts';
import { SCREENED_AT } from '../../../channels/changelog-scout/screening.ts';
import { asksFor, equals, holds, rowsOf } from '../../../channels/screening/expectation.ts';
import type { EvaluatedCase } from '../evaluated-case.ts';
import { loadRecorded } from './recorded-cases.ts';

/** What a brief asks for: the versions that rows may be of, all of them, and the kinds; null where it asks for any. `asks`: what has to be asked instead. */
interface Right {
  versions: string[];
  kinds: string[] | null;
  asks?: string;
}

const PAGE = 'https://pages.example/gannet/CHANGELOG.md';
const LOG = `# Gannet

## 5.1.0 - 2026-11-02

- New: dives are drawn on a map

## 5.0.0 - 2026-09-14

- Breaking: removed the \`--shallow\` option
- Security: names of colonies are escaped

## 4.9.2 - 2026-07-20

- Fixed: a crash on empty colonies

## 4.9.0 - 2026-06-03

- Deprecated: the \`/flock\` endpoint
- New: colonies have names

## 4.8.0 - 2026-03-09

- Breaking: removed the old census format

## 4.7.5 - 2025-12-01

- Security: tokens no longer stand in the log
`;

/** Briefs of customers over one made-up changelog: which releases and kinds came back is judged. */
export async function loadRecordedChangelogs(): Promise<EvaluatedCase[]> {
  return (await loadRecorded<Right>('changelogs.json')).map(({ id, notes, right, said }) => ({
    group: 'recorded',
    id,
    notes,
    acceptedAt: SCREENED_AT,
    fetchSource: () => ({ body: LOG, mediaType: 'text/markdown', url: PAGE }),
    judge: (take) => judge(right, take),
    said,
  }));
}

function judge({ versions, kinds, asks }: Right, take: TakeResponse) {
  if (asks !== undefined) return [asksFor([asks], take)];
  const rows = rowsOf(take);
  const found = [...new Set(rows.map(({ version }) => String(version)))];
  const strange = rows.filter(({ kind }) => kinds !== null && !kinds.includes(String(kind)));
  return [
    ...versions.map((version) => holds(`rows of ${version}`, found.includes(version), found)),
    equals('versions', versions.toSorted(), found.toSorted()),
    ...(kinds ? [holds(`no kinds but ${kinds.join(', ')}`, strange.length === 0, strange)] : []),
  ];
}
