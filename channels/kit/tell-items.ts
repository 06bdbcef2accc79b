import type { ComposedSentence } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { ItemVerdict, Outcome } from './judge-items.ts';
import type { KeyedRow } from './merge-rows.ts';
import type { Parts } from './parts.ts';
import { plain } from './plain.ts';

/** Rows of one item that the answer tells; the table has all of them. */
const TOLD_ROWS = 12;

interface Told {
  verdicts: readonly ItemVerdict[];
  rows: readonly KeyedRow[];
  /** How the brief was read. */
  reading: ComposedSentence[];
}

/** The verdict first, then how the brief was read, then what there is of each item. Of one item the verdict is its heading. */
export function tellItems<Wanted extends JsonObject>(
  parts: Pick<Parts<Wanted>, 'tell' | 'none'>,
  { verdicts, rows, reading }: Told,
): ComposedSentence[] {
  const [only] = verdicts;
  if (only && verdicts.length === 1) return [...tellHead(parts, only), ...reading, ...tellBody(parts, only, rows)];
  return [
    ...tellVerdict(parts, verdicts),
    ...reading,
    ...verdicts.flatMap((verdict) => [...tellHead(parts, verdict), ...tellBody(parts, verdict, rows)]),
  ];
}

/** What came of all items, in one line for each outcome. */
function tellVerdict<Wanted extends JsonObject>(
  parts: Pick<Parts<Wanted>, 'none'>,
  verdicts: readonly ItemVerdict[],
): ComposedSentence[] {
  return ORDER.flatMap((outcome) => {
    const own = verdicts.filter((verdict) => verdict.outcome === outcome);
    if (own.length === 0) return [];
    const of = `${own.length} of ${verdicts.length}`;
    const names = own.map(({ name, found, repeated }) =>
      outcome === 'found' ? `${title(name)} (${found > 0 ? found : `${repeated}, told before`})` : title(name),
    );
    const findings = own.flatMap((verdict) => verdict.findings);
    const [said, then] = saidOf(parts, outcome);
    const claim = { ...plain(said), isFactual: outcome === 'none found' && findings.length > 0, findings };
    return [plain(`${of}: `), claim, plain(`${then}: ${names.join(', ')}.\n`)];
  });
}

function tellHead<Wanted extends JsonObject>(
  parts: Pick<Parts<Wanted>, 'none'>,
  { name, outcome, findings, sources, why, found, repeated }: ItemVerdict,
): ComposedSentence[] {
  const asked = sources.length > 0 ? ` (asked: ${sources.join(', ')})` : '';
  if (found > 0) return [plain(`**${title(name)}**: ${found} found${asked}.\n`)];
  if (repeated > 0) return [plain(`**${title(name)}**: nothing new; ${repeated} were told before${asked}.\n`)];
  if (outcome === 'not checked') return [plain(`**${title(name)}**: not checked. ${why}\n`)];
  const [said, then] = saidOf(parts, outcome);
  const claim = { ...plain(said), isFactual: findings.length > 0, findings: [...findings] };
  return [plain(`**${title(name)}**: `), claim, plain(`${then}${asked}.${why && ` ${why}`}\n`)];
}

function tellBody<Wanted extends JsonObject>(
  parts: Pick<Parts<Wanted>, 'tell'>,
  { at, why, left }: ItemVerdict,
  rows: readonly KeyedRow[],
): ComposedSentence[] {
  const own = rows.flatMap(({ item, row }, index) => (item === at ? [{ row, index }] : []));
  if (own.length === 0) return [plain('\n')];
  const told = own.slice(0, TOLD_ROWS).map(({ row, index }) => ({
    ...plain(`- ${parts.tell(row.cells)}\n`),
    isFactual: true,
    rows: [index],
  }));
  const more = own.length - told.length;
  return [
    ...told,
    ...(more > 0 ? [plain(`${more} more are in the table.\n`)] : []),
    ...(left > 0 ? [plain(`${left} more are in the source and were not asked for.\n`)] : []),
    ...(why ? [plain(`${why}\n`)] : []),
    plain('\n'),
  ];
}

/** The gravest first. */
const ORDER = ['found', 'unclear', 'not checked', 'outside limits', 'none found'] as const satisfies Outcome[];

/** What is said of an outcome, and how it goes on. */
const saidOf = <Wanted extends JsonObject>({ none }: Pick<Parts<Wanted>, 'none'>, outcome: Outcome): [string, string] =>
  outcome === 'none found' ? [none, ''] : TOLD[outcome];

const TOLD: Record<Exclude<Outcome, 'none found'>, [string, string]> = {
  found: ['found', ''],
  unclear: ['nothing was found', ', which is no all-clear'],
  'not checked': ['not checked', ''],
  'outside limits': ['nothing within the limits of the brief', ''],
};

const title = (name: string): string => name.replace(/\s+/g, ' ').replaceAll('*', '');
