import type { ChannelColumn, ComposedTable, Composition } from '#contracts/composition.ts';
import type { Citation, ComposedRow, ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { ClaimKind } from '#contracts/grade.ts';
import type { Json } from '#contracts/json.ts';
import type { Table } from '#contracts/table.ts';
import { faultOfRow } from './check-row.ts';
import { faultOfSentence, leavesOf } from './check-sentence.ts';
import { checkSummary } from './check-summary.ts';
import { fellBefore, titleOfRow } from './fallen-rows.ts';
import { gatherGround } from './claim-ground.ts';
import type { CitedPage, ClaimGround } from './claim-ground.ts';
import { indexValues } from './stated-values.ts';

export type { CitedPage } from './claim-ground.ts';

export interface CompositionGround {
  /** Verified findings only (`verifyFindings`). */
  findings: Finding[];
  /** Every page that the take read. */
  pages: CitedPage[];
  /** Text layer of a page of this take. */
  textOf(sha256: string): string | undefined;
  /** The caller's words. Names in it count for a sentence that cites the page with this very text. */
  briefText: string;
}

/** A row or sentence that held, with the citations that carry it. `row:0` and `sentence:0` count what was kept. */
export interface Claim {
  id: string;
  kind: ClaimKind;
  citations: string[];
}

/** What fell; `at` is the index of the row or sentence in the composition, the rows of earlier tries (`Composition.fallen`) behind its own. */
export interface DroppedClaim {
  kind: ClaimKind;
  at: number;
  reason: string;
}

/** What is left of a composition when everything that its evidence does not carry is gone. */
export interface CheckedAnswer {
  rows: ComposedRow[];
  /** Sentences and connecting pieces in order; joined they are the output. */
  sentences: ComposedSentence[];
  output: string;
  table: Table | null;
  /**
   * Addresses of archived pages with a verified citation that is used, then official addresses that such a record of an API source states for a
   * row. What a page merely mentions was not read and is none.
   */
  links: string[];
  citations: Citation[];
  claims: Claim[];
  dropped: DroppedClaim[];
  /** Cells of columns that are not optional, dropped rows included, and those that are filled. */
  cells: { due: number; filled: number };
}

/**
 * Keeps what the evidence carries (DESIGN.md, Evidence, claim). Each value of a cell that is not judged stands in a quote or heading of
 * the row's findings or is a recorded derivation from such values; a link is the address of a cited page or stated by one. In a factual
 * sentence each address, quoted passage, date, number and name-like word stands in its findings, in the cells of its rows or in its
 * derivations. Kept rows are counted anew; a sentence that leans on a dropped row falls with it.
 */
export function checkComposition(composition: Composition, context: CompositionGround): CheckedAnswer {
  const ground = gatherGround(context.findings, context.pages, context.textOf);
  const rows = keepRows(composition.table, ground);
  const before = fellBefore(composition, rows.dropped);
  const sentences = keepSentences(composition, rows, ground, context);
  const used = new Set([...rows.claims, ...sentences.claims].flatMap((claim) => claim.citations));
  const citations = ground.citations.filter(({ id }) => used.has(id));
  const { table, unstated } = presentTable(composition, rows.kept, ground, context);
  const gone = before.map((row): DroppedClaim => ({
    kind: 'row',
    at: (composition.table?.rows.length ?? 0) + (composition.fallen?.indexOf(row) ?? 0),
    reason: row.reason,
  }));
  return {
    rows: rows.kept,
    sentences: sentences.kept,
    output: sentences.kept.map(({ text }) => text).join(''),
    table,
    links: collectLinks(citations, { rows: rows.kept, columns: composition.table?.columns ?? [] }, context.pages),
    citations,
    claims: [...rows.claims, ...sentences.claims],
    dropped: [...rows.dropped, ...gone, ...sentences.dropped, ...unstated],
    cells: countCells(composition.table?.columns ?? [], rows.kept, rows.dropped.length + gone.length),
  };
}

interface KeptRows {
  kept: ComposedRow[];
  claims: Claim[];
  dropped: DroppedClaim[];
  /** Index in the composition to index among the kept. */
  newIndex: Map<number, number>;
}

function keepRows(table: ComposedTable | null, ground: ClaimGround): KeptRows {
  const rows: KeptRows = { kept: [], claims: [], dropped: [], newIndex: new Map() };
  for (const [at, row] of (table?.rows ?? []).entries()) {
    const reason = faultOfRow(row, table?.columns ?? [], ground);
    if (reason) {
      rows.dropped.push({ kind: 'row', at, reason });
      continue;
    }
    rows.newIndex.set(at, rows.kept.length);
    rows.claims.push({
      id: `row:${rows.kept.length}`,
      kind: 'row',
      citations: ground.citationsOf(row.findings).map(({ id }) => id),
    });
    rows.kept.push(row);
  }
  return rows;
}

interface KeptSentences {
  kept: ComposedSentence[];
  claims: Claim[];
  dropped: DroppedClaim[];
}

function keepSentences(
  composition: Composition,
  rows: KeptRows,
  ground: ClaimGround,
  { textOf, briefText }: CompositionGround,
): KeptSentences {
  const sentences: KeptSentences = { kept: [], claims: [], dropped: [] };
  const context = {
    ground,
    rows: composition.table?.rows ?? [],
    kept: rows.kept,
    hasGaps: rows.dropped.length > 0,
    columns: composition.table?.columns ?? [],
    isKept: (row: number): boolean => rows.newIndex.has(row),
    brief: indexValues({ passages: [briefText], hasLink: () => false }),
    isBrief: (page: string): boolean => textOf(page)?.trim() === briefText.trim(),
  };
  let fell: ComposedSentence | null = null;
  for (const [at, sentence] of composition.sentences.entries()) {
    const reason: string | null = fell && goesOn(sentence, fell) ? GOES_ON : faultOfSentence(sentence, context);
    if (!sentence.text.startsWith(' ')) fell = reason ? sentence : null;
    if (reason) {
      sentences.dropped.push({ kind: 'sentence', at, reason });
      continue;
    }
    const kept = { ...sentence, rows: sentence.rows.map((row) => rows.newIndex.get(row) ?? 0) };
    if (sentence.isFactual) {
      const findings = [...sentence.findings, ...kept.rows.flatMap((row) => rows.kept[row]?.findings ?? [])];
      const citations = ground.citationsOf(findings).map(({ id }) => id);
      sentences.claims.push({ id: `sentence:${sentences.kept.length}`, kind: 'sentence', citations });
    }
    sentences.kept.push(kept);
  }
  return sentences;
}

/** " Too late for 2026-12-18." behind what is said of a row in the same line: without it that would be said of whatever stands before. */
const goesOn = ({ text, rows }: ComposedSentence, head: ComposedSentence): boolean =>
  text.startsWith(' ') && rows.length > 0 && rows.join() === head.rows.join();
const GOES_ON = 'goes on from a sentence that fell';

function presentTable(
  { table, fallen = [] }: Composition,
  rows: ComposedRow[],
  ground: ClaimGround,
  { pages, textOf, briefText }: CompositionGround,
): { table: Table | null; unstated: DroppedClaim[] } {
  if (!table) return { table: null, unstated: [] };
  const values = rows.flatMap(({ cells, derivations }) =>
    leavesOf([...Object.values(cells), ...derivations.map(({ value }) => value)]),
  );
  const passages = [briefText, ...pages.flatMap(({ sha256 }) => textOf(sha256) ?? []), ...values];
  const knowsAddress = (address: string): boolean => ground.knowsAddress(address) || values.includes(address);
  const namesOf = (list: readonly ComposedRow[]): string[] =>
    list.flatMap((row) => titleOfRow(row, table.columns) ?? []);
  const names = new Set(namesOf(rows));
  const gone = namesOf([...table.rows, ...fallen]).filter((name) => !names.has(name));
  const called = table.columns.filter(({ isName }) => isName).map(({ key }) => key);
  const { summary, unstated } = checkSummary(table.summary, { passages, knowsAddress, gone, names: called });
  return {
    table: {
      columns: table.columns.map(({ key, label, type, unit }) => ({
        key,
        label,
        type,
        ...(unit === undefined ? {} : { unit }),
      })),
      rows: rows.map(({ cells }) => cells),
      summary,
    },
    unstated: unstated.map((value, at) => ({
      kind: 'summary',
      at,
      reason: `"${value}" stands on no page, or names a row that was left out`,
    })),
  };
}

/** In the order of the columns, then of the names of what has none: a database keeps the members of a row in an order of its own. */
function collectLinks(
  citations: Citation[],
  { rows, columns }: { rows: ComposedRow[]; columns: ChannelColumn[] },
  pages: CitedPage[],
): string[] {
  const used = new Set(citations.map(({ page }) => page));
  const cited = pages.filter(({ sha256 }) => used.has(sha256));
  const records = cited.filter(({ origin }) => origin === 'api');
  const stated = new Set(records.flatMap(({ links }) => links.map(({ href }) => href)));
  const named = columns.map(({ key }) => key);
  const inOrder = ({ cells }: ComposedRow): Json[] =>
    [
      ...named,
      ...Object.keys(cells)
        .filter((key) => !named.includes(key))
        .toSorted(),
    ].map((key) => cells[key] ?? null);
  const shown = rows.flatMap((row) => leavesOf(inOrder(row))).filter((value) => stated.has(value));
  const addresses = [...cited.flatMap(({ url }) => url ?? []), ...shown];
  return [...new Set(addresses)].filter((address) => /^https?:\/\//i.test(address));
}

function countCells(columns: ChannelColumn[], rows: ComposedRow[], lost: number): { due: number; filled: number } {
  const due = columns.filter(({ isOptional }) => !isOptional);
  const filled = rows.reduce((sum, { cells }) => sum + due.filter(({ key }) => isFilled(cells[key])).length, 0);
  return { due: due.length * (rows.length + lost), filled };
}

const isFilled = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
