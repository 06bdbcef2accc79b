import type { Citation, CitationDraft, Finding, FindingDraft } from '#contracts/evidence.ts';
import type { Block } from '#contracts/page.ts';
import { citationId } from './citation-id.ts';
import { indexText } from './find-quote.ts';
import type { TextIndex } from './find-quote.ts';
import { indexHeadings } from './heading-scope.ts';
import type { HeadingScopes } from './heading-scope.ts';
import { isTellingQuote } from './is-telling-quote.ts';

/** What did not hold: a finding, or a single citation of it when there is a `quote`. */
export interface DroppedFinding {
  finding: string;
  reason: string;
  quote?: string;
}

export interface VerifiedFindings {
  findings: Finding[];
  dropped: DroppedFinding[];
}

/** The text layer of a page of this take by its SHA-256, and its blocks. */
export type TextOf = (sha256: string) => string | undefined;
export type BlocksOf = (sha256: string) => readonly Block[] | undefined;

/**
 * Finds every citation again at its place. A citation with start and end -1 is located if its quote stands on the page exactly once.
 * A finding falls with any quote that is not found; a heading that is not found or is not over a quote of the finding falls alone, and
 * so does a quote too short to carry anything. A finding without a quote left falls. Nothing is ever fixed. An empty quote at 0..0 cites
 * an answer that is archived and has no text (DESIGN.md, Evidence). Without blocks a heading only has to come before the quote. What the page
 * shows struck out carries nothing.
 */
export function verifyFindings(
  drafts: FindingDraft[],
  textOf: TextOf,
  blocksOf: BlocksOf = () => undefined,
): VerifiedFindings {
  const pages = createPages(textOf, blocksOf);
  const findings: Finding[] = [];
  const dropped: DroppedFinding[] = [];
  const ids = new Set<string>();
  for (const draft of drafts) {
    const { citations, faults, isLost } = ids.has(draft.id) ? DOUBLE : verifyCitations(draft.citations, pages);
    dropped.push(...faults.map((fault) => ({ finding: draft.id, ...fault })));
    if (isLost) continue;
    ids.add(draft.id);
    findings.push({ ...draft, citations });
  }
  return { findings, dropped };
}

interface Fault {
  reason: string;
  quote?: string;
}

interface Verdict {
  citations: Citation[];
  faults: Fault[];
  isLost: boolean;
}

const DOUBLE: Verdict = { citations: [], faults: [{ reason: 'another finding has this id' }], isLost: true };

function verifyCitations(drafts: CitationDraft[], pages: Pages): Verdict {
  const faults: Fault[] = [];
  const found: Citation[] = [];
  let isLost = false;
  for (const draft of drafts) {
    const place = findAgain(draft, pages);
    if (typeof place !== 'string') {
      found.push(place);
      continue;
    }
    faults.push({ reason: place, quote: draft.quote });
    if (draft.role === 'quote' && place !== TOO_SHORT) isLost = true;
  }
  const quotes = found.filter(({ role }) => role === 'quote');
  const isOver = (heading: Citation): boolean =>
    quotes.some((quote) => quote.page === heading.page && pages.headings(heading.page).isAbove(heading, quote));
  const citations = found.filter((citation) => citation.role === 'quote' || isOver(citation));
  for (const { quote } of found.filter((citation) => !citations.includes(citation)))
    faults.push({ reason: 'the heading is not over a quote of the finding', quote });
  if (!isLost && quotes.length === 0) faults.push({ reason: 'no quote is left that carries it' });
  return { citations, faults, isLost: isLost || quotes.length === 0 };
}

const TOO_SHORT = 'the quote is too short or too common to carry anything';

/** The citation at its verified place, or why there is none. */
function findAgain({ page, start, end, quote, role }: CitationDraft, pages: Pages): Citation | string {
  const text = pages.text(page);
  if (text === undefined) return 'the page is not one of this take';
  if (quote.trim() === '') {
    const isEmptyAnswer = start === 0 && end === 0 && role === 'quote' && text.trim() === '';
    return isEmptyAnswer
      ? { page, start, end, quote: '', role, id: citationId(page, start, end) }
      : 'an empty quote cites an answer that has text';
  }
  const index = pages.index(page);
  const place = start === -1 && end === -1 ? locate(quote, index) : { start, end };
  if (!place) return 'the quote does not stand on the page exactly once';
  if (!index.isAt(place.start, place.end, quote)) return 'the quote does not stand at its place';
  if (role === 'quote' && pages.isStruck(page, place)) return 'the page shows these words struck out';
  if (role === 'quote' && !isTellingQuote(text, place.start, place.end)) return TOO_SHORT;
  return { page, ...place, quote, role, id: citationId(page, place.start, place.end) };
}

function locate(quote: string, index: TextIndex): { start: number; end: number } | null {
  return index.count(quote) === 1 ? index.find(quote) : null;
}

interface Pages {
  text: TextOf;
  index(sha256: string): TextIndex;
  headings(sha256: string): HeadingScopes;
  /** Whether any of a range is shown struck out. */
  isStruck(sha256: string, range: { start: number; end: number }): boolean;
}

/** Each page is indexed once, when a citation first needs it. */
function createPages(textOf: TextOf, blocksOf: BlocksOf): Pages {
  const indexes = new Map<string, TextIndex>();
  const scopes = new Map<string, HeadingScopes>();
  const struck = new Map<string, Block[]>();
  return { text: textOf, index, headings, isStruck };

  function index(sha256: string): TextIndex {
    const known = indexes.get(sha256) ?? indexText(textOf(sha256) ?? '');
    indexes.set(sha256, known);
    return known;
  }

  function isStruck(sha256: string, { start, end }: { start: number; end: number }): boolean {
    const known = struck.get(sha256) ?? (blocksOf(sha256) ?? []).filter(({ kind }) => kind === 'deleted');
    struck.set(sha256, known);
    return known.some((block) => block.start < end && start < block.end);
  }

  function headings(sha256: string): HeadingScopes {
    const known = scopes.get(sha256) ?? indexHeadings(textOf(sha256) ?? '', blocksOf(sha256) ?? []);
    scopes.set(sha256, known);
    return known;
  }
}
