import type { CitationDraft, FindingDraft } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Ask } from '#contracts/take.ts';
import type { Extraction, ExtractInput } from '../channel.ts';
import { parseQuestionId, questionId, toRequest } from './parts.ts';
import type { Parts, Question, RowDraft, Told } from './parts.ts';
import type { Reading, UsedSpan } from './read-brief.ts';
import { trimSpan } from '../reading/span.ts';
import { toCell } from './cell.ts';
import { toValue } from './finding-value.ts';

/** What the answers told beside rows. A type, not an interface: stored as JSON. */
export type Notes = {
  /** Questions that were answered as documented, and those that were answered with something else. */
  answered: string[];
  spoiled: string[];
  /** Further questions that the budget left no room for. */
  unasked: number;
  /** Items of which a source has more than was read. */
  totals: { item: number; source: string; total: number }[];
  undone: string[];
  asks: Ask[];
};

/** Reads all answers so far into findings: one for each row of each answer, and one for each answer that has nothing. */
export function extract<Wanted extends JsonObject>(
  parts: Parts<Wanted>,
  input: ExtractInput<Reading<Wanted>>,
): Extraction<Notes> {
  const { wanted, used } = input.plan.reading;
  const notes: Notes = { answered: [], spoiled: [], unasked: 0, totals: [], undone: [], asks: [] };
  const findings: FindingDraft[] = [];
  const wantedNext: Question[] = [];
  const own = new Map(input.pages.map((page) => [page.requestId, page]));
  for (const page of inOrder(input)) {
    const { kind, ...context } = parseQuestionId(page.requestId);
    const told = parts.answers[kind]?.(page, { wanted, ...context }) ?? null;
    if (!told) {
      notes.spoiled.push(page.requestId);
      continue;
    }
    notes.answered.push(page.requestId);
    notes.undone.push(...(told.undone ?? []));
    notes.asks.push(...(told.asks ?? []));
    if (told.total !== undefined) notes.totals.push({ item: context.item, source: kind, total: told.total });
    wantedNext.push(...(told.more ?? []));
    findings.push(...told.rows.flatMap((row, at) => rowFinding(page, row, { at, item: context.item })));
    const words = used.filter(({ slot }) => slot === parts.items)[context.item];
    findings.push(...noneFinding(page, told, { item: context.item, words: words && citeWords(words, own) }));
  }
  const asked = new Set([...input.pages, ...input.failures].map(({ requestId }) => requestId));
  const open = [...new Map(wantedNext.map((question) => [questionId(question), question])).values()].filter(
    (question) => !asked.has(questionId(question)),
  );
  const room = input.roundsLeft > 0 ? Math.max(0, input.pagesLeft) : 0;
  notes.unasked = Math.max(0, open.length - room);
  return { findings, more: open.slice(0, room).map(toRequest), readOn: [], notes };
}

/** The answers in the order of their questions, whichever came first: of two sources the one that is asked first wins. */
function inOrder({ pages, plan }: Pick<ExtractInput, 'pages' | 'plan'>): ReadPage[] {
  const places = new Map(plan.sources.map(({ id }, at) => [id, at]));
  const placeOf = ({ requestId }: ReadPage): number => places.get(requestId) ?? places.size;
  return pages
    .filter(({ origin }) => origin === 'api')
    .toSorted((a, b) => placeOf(a) - placeOf(b) || compareIds(a.requestId, b.requestId));
}

function compareIds(a: string, b: string): number {
  const [left, right] = [parseQuestionId(a), parseQuestionId(b)];
  return left.item - right.item || left.page - right.page || a.localeCompare(b, 'en');
}

function rowFinding(
  page: ReadPage,
  { key, cells }: RowDraft,
  { at, item }: { at: number; item: number },
): FindingDraft[] {
  const entries = Object.entries(cells).map(([name, draft]) => [name, toCell(draft)] as const);
  const citations = unique(entries.flatMap(([, cell]) => cell.citations));
  if (citations.length === 0) return [];
  const derivations = entries.flatMap(([cell, own]) => own.derivations.map((derivation) => ({ cell, ...derivation })));
  const values = Object.fromEntries(entries.map(([name, { value }]) => [name, value]));
  const value = toValue({ kind: 'row', item, key, cells: values, derivations });
  return [{ id: `${page.requestId}#${at + 1}`, subGoal: `item-${item + 1}`, value, citations }];
}

/** That a source has nothing is carried by its answer and by the words that were asked about. */
function noneFinding(
  page: ReadPage,
  { none }: Told,
  { item, words }: { item: number; words: CitationDraft[] | undefined },
): FindingDraft[] {
  if (none === undefined) return [];
  const nothing: CitationDraft | null =
    none === 'empty answer' ? { page: page.sha256, start: 0, end: 0, quote: '', role: 'quote' } : none.citation;
  if (!nothing) return [];
  const value = toValue({ kind: 'none', item, key: '', cells: {}, derivations: [] });
  const citations = unique([...(words ?? []), nothing]);
  return [{ id: `${page.requestId}#none`, subGoal: `item-${item + 1}`, value, citations }];
}

/** The line in which the words of an item stand: short words alone carry nothing. */
function citeWords({ document, start, end, words }: UsedSpan, pages: ReadonlyMap<string, ReadPage>): CitationDraft[] {
  const page = pages.get(document);
  if (!page) return [];
  const { text } = page.layer;
  // The text layer of a brief is the brief, but for what no reader sees; where the two differ the words are looked for.
  const at = text.slice(start, end) === words ? start : text.indexOf(words);
  if (at < 0) return [];
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const until = text.indexOf('\n', at + words.length);
  const line = trimSpan(text, { start: from, end: until < 0 ? text.length : until });
  return [{ page: page.sha256, ...line, quote: text.slice(line.start, line.end), role: 'quote' }];
}

const unique = (citations: CitationDraft[]): CitationDraft[] => [
  ...new Map(citations.map((citation) => [`${citation.page} ${citation.start} ${citation.end}`, citation])).values(),
];
