import type { ChannelColumn, Composition } from '#contracts/composition.ts';
import type { Citation, ComposedRow, ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { ClaimKind } from '#contracts/grade.ts';
import type { Json } from '#contracts/json.ts';
import type { Table } from '#contracts/table.ts';
import { findUnstated } from './claim-tokens.ts';
import { acceptDerivations, indexValues } from './stated-values.ts';
import type { StatedValues } from './stated-values.ts';

/** A page that citations name: its address, and the addresses that its text layer states. */
export interface CitedPage {
  sha256: string;
  url: string | null;
  links: readonly { href: string }[];
}

export interface CompositionGround {
  /** Verified findings only (`verifyFindings`). */
  findings: Finding[];
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

/** A row or sentence that fell; `at` is its index in the composition. */
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
  /** Addresses of archived pages with a verified citation that is used, then links of such pages that a row shows. */
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
 * derivations. Kept rows are counted anew; a sentence that leans on a dropped row falls with it. No piece may show an unknown address.
 */
export function checkComposition(composition: Composition, ground: CompositionGround): CheckedAnswer {
  const evidence = gatherEvidence(ground);
  const dropped: DroppedClaim[] = [];
  const claims: Claim[] = [];
  const columns = composition.table?.columns ?? [];
  const newIndex = new Map<number, number>();
  const rows: ComposedRow[] = [];
  for (const [at, row] of (composition.table?.rows ?? []).entries()) {
    const reason = faultOfRow(row, columns, evidence);
    if (reason) {
      dropped.push({ kind: 'row', at, reason });
      continue;
    }
    newIndex.set(at, rows.length);
    claims.push({
      id: `row:${rows.length}`,
      kind: 'row',
      citations: evidence.citationsOf(row.findings).map(({ id }) => id),
    });
    rows.push(row);
  }

  const sentences: ComposedSentence[] = [];
  for (const [at, sentence] of composition.sentences.entries()) {
    const reason = faultOfSentence(sentence, { rows: composition.table?.rows ?? [], newIndex, evidence, ground });
    if (reason) {
      dropped.push({ kind: 'sentence', at, reason });
      continue;
    }
    const kept = { ...sentence, rows: sentence.rows.map((row) => newIndex.get(row) ?? 0) };
    if (sentence.isFactual) {
      const findings = [...sentence.findings, ...kept.rows.flatMap((row) => rows[row]?.findings ?? [])];
      claims.push({
        id: `sentence:${sentences.length}`,
        kind: 'sentence',
        citations: evidence.citationsOf(findings).map(({ id }) => id),
      });
    }
    sentences.push(kept);
  }

  const used = new Set(claims.flatMap((claim) => claim.citations));
  const citations = evidence.citations.filter(({ id }) => used.has(id));
  return {
    rows,
    sentences,
    output: sentences.map(({ text }) => text).join(''),
    table: composition.table && {
      columns: columns.map(({ key, label, type, unit }) => ({
        key,
        label,
        type,
        ...(unit === undefined ? {} : { unit }),
      })),
      rows: rows.map(({ cells }) => cells),
      summary: composition.table.summary,
    },
    links: collectLinks(citations, rows, ground.pages),
    citations,
    claims,
    dropped,
    cells: countCells(columns, rows, dropped),
  };
}

interface Evidence {
  citations: Citation[];
  has(finding: string): boolean;
  citationsOf(findings: string[]): Citation[];
  stated(findings: string[], passages: string[], links?: string[]): StatedValues;
}

function gatherEvidence({ findings, pages }: CompositionGround): Evidence {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const pageOf = new Map(pages.map((page) => [page.sha256, page]));
  const all = [
    ...new Map(findings.flatMap((finding) => finding.citations).map((citation) => [citation.id, citation])).values(),
  ];
  const citationsOf = (ids: string[]): Citation[] => {
    const own = new Set(ids).values().flatMap((id) => byId.get(id)?.citations ?? []);
    return [...new Map([...own].map((citation) => [citation.id, citation])).values()];
  };
  return { citations: all, has: (finding) => byId.has(finding), citationsOf, stated };

  function stated(ids: string[], passages: string[], links: string[] = []): StatedValues {
    const citations = citationsOf(ids);
    const cited = [...new Set(citations.map(({ page }) => page))].flatMap((sha256) => pageOf.get(sha256) ?? []);
    const addresses = cited.flatMap(({ url, links: own }) => [...(url ? [url] : []), ...own.map(({ href }) => href)]);
    return indexValues({
      passages: [...citations.map(({ quote }) => quote), ...passages],
      links: new Set([...addresses, ...links]),
    });
  }
}

function faultOfRow(row: ComposedRow, columns: ChannelColumn[], evidence: Evidence): string | null {
  const lost = row.findings.find((finding) => !evidence.has(finding));
  if (lost !== undefined) return `finding ${lost} is not verified`;
  if (row.findings.length === 0) return 'no finding carries it';
  const stated = evidence.stated(row.findings, []);
  const { right, wrong } = acceptDerivations(row.derivations, stated);
  if (wrong[0]) return `derivation of ${wrong[0].cell} by ${wrong[0].rule} does not hold`;
  const columnOf = new Map(columns.map((column) => [column.key, column]));
  for (const [key, value] of Object.entries(row.cells)) {
    const column = columnOf.get(key);
    const derived = new Set(
      right.filter(({ cell }) => isCellOf(cell, key)).map((derivation) => JSON.stringify(derivation.value)),
    );
    if (column?.isJudged && column.type !== 'link') continue;
    const unstated = findLeaf(value, (leaf) => derived.has(JSON.stringify(leaf)) || isLeafStated(leaf, column, stated));
    if (unstated !== undefined) return `${key} ${JSON.stringify(unstated)} stands in none of its quotes`;
  }
  return null;
}

const isCellOf = (cell: string, key: string): boolean =>
  cell === key || cell.startsWith(`${key}.`) || cell.startsWith(`${key}[`);

function isLeafStated(leaf: Json, column: ChannelColumn | undefined, stated: StatedValues): boolean {
  if (column?.type === 'link')
    return leaf === null || leaf === '' || (typeof leaf === 'string' && stated.hasLink(leaf));
  if (column?.type === 'number' || column?.type === 'money') return stated.hasValue(leaf, true);
  return stated.hasValue(leaf) || (column?.type !== 'text' && column?.type !== 'date' && stated.hasValue(leaf, true));
}

/** The first array, object or leaf that fails, looking at a whole value before its parts. */
function findLeaf(value: Json, isStated: (leaf: Json) => boolean): Json | undefined {
  if (isStated(value)) return undefined;
  if (value === null || typeof value !== 'object') return value;
  const parts = Array.isArray(value) ? value : Object.values(value);
  for (const part of parts) {
    const missing = findLeaf(part, isStated);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

interface SentenceGround {
  rows: ComposedRow[];
  newIndex: Map<number, number>;
  evidence: Evidence;
  ground: CompositionGround;
}

function faultOfSentence(
  sentence: ComposedSentence,
  { rows, newIndex, evidence, ground }: SentenceGround,
): string | null {
  if (sentence.rows.some((row) => !newIndex.has(row))) return 'it leans on a row that was dropped';
  const lost = sentence.findings.find((finding) => !evidence.has(finding));
  if (lost !== undefined) return `finding ${lost} is not verified`;
  const own = sentence.rows.flatMap((row) => rows[row] ?? []);
  const findings = [...sentence.findings, ...own.flatMap((row) => row.findings)];
  const cells = own.flatMap(({ cells: values }) => leaves(Object.values(values)));
  const stated = evidence.stated(sentence.findings, cells, cells);
  const { right, wrong } = acceptDerivations(sentence.derivations, stated);
  if (wrong[0]) return `derivation of ${wrong[0].cell} by ${wrong[0].rule} does not hold`;
  const derived = right.flatMap(({ value }) => leaves([value]));
  const whole = evidence.stated(sentence.findings, [...cells, ...derived], [...cells, ...derived]);
  if (!sentence.isFactual) return null;
  if (findings.length === 0) return 'no finding carries it';
  const brief = citesBrief(findings, evidence, ground)
    ? indexValues({ passages: [ground.briefText], links: new Set() })
    : undefined;
  const unstated = findUnstated(sentence.text, whole, (name) => brief?.hasText(name) ?? false);
  return unstated === null ? null : `"${unstated}" stands in none of its findings or rows`;
}

function citesBrief(findings: string[], evidence: Evidence, { textOf, briefText }: CompositionGround): boolean {
  const wanted = briefText.trim();
  return evidence.citationsOf(findings).some(({ page }) => textOf(page)?.trim() === wanted);
}

function leaves(values: Json[]): string[] {
  return values.flatMap((value) => {
    if (value === null || value === '') return [];
    if (typeof value === 'object') return leaves(Array.isArray(value) ? value : Object.values(value));
    return [String(value)];
  });
}

function collectLinks(citations: Citation[], rows: ComposedRow[], pages: CitedPage[]): string[] {
  const used = new Set(citations.map(({ page }) => page));
  const cited = pages.filter(({ sha256 }) => used.has(sha256));
  const stated = new Set(cited.flatMap(({ links }) => links.map(({ href }) => href)));
  const shown = rows.flatMap(({ cells }) => leaves(Object.values(cells))).filter((value) => stated.has(value));
  const addresses = [...cited.flatMap(({ url }) => url ?? []), ...shown];
  return [...new Set(addresses)].filter((address) => /^https?:\/\//i.test(address));
}

function countCells(
  columns: ChannelColumn[],
  rows: ComposedRow[],
  dropped: DroppedClaim[],
): { due: number; filled: number } {
  const due = columns.filter(({ isOptional }) => !isOptional);
  const isFilled = (value: Json | undefined): boolean =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  const lost = dropped.filter(({ kind }) => kind === 'row').length;
  const filled = rows.reduce((sum, { cells }) => sum + due.filter(({ key }) => isFilled(cells[key])).length, 0);
  return { due: due.length * (rows.length + lost), filled };
}
