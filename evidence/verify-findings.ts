import type { Citation, CitationDraft, Finding, FindingDraft } from '#contracts/evidence.ts';
import { citationId } from './citation-id.ts';
import { indexText } from './find-quote.ts';
import type { TextIndex } from './find-quote.ts';
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

/**
 * Finds every citation again at its place. A citation with start and end -1 is located if its quote stands on the page exactly once.
 * A finding falls with any quote that is not found; a heading that is not found or does not stand above a quote falls alone, and so
 * does a quote too short to carry anything. A finding without a quote left falls. Nothing is ever fixed. An empty quote at 0..0 cites
 * an answer that is archived and has no text (DESIGN.md, Evidence). `textOf` gives the text layer of a page of this take by its SHA-256.
 */
export function verifyFindings(
  drafts: FindingDraft[],
  textOf: (sha256: string) => string | undefined,
): VerifiedFindings {
  const pages = createPages(textOf);
  const findings: Finding[] = [];
  const dropped: DroppedFinding[] = [];
  const ids = new Set<string>();
  for (const draft of drafts) {
    const verified = ids.has(draft.id) ? [{ reason: 'two findings have this id' }] : verifyCitations(draft, pages);
    const failures = verified.filter((result): result is Failure => 'reason' in result);
    dropped.push(
      ...failures.map(({ reason, quote }) => ({
        finding: draft.id,
        reason,
        ...(quote === undefined ? {} : { quote }),
      })),
    );
    const citations = withHeadingsAbove(verified.filter((result): result is Citation => !('reason' in result)));
    for (const { quote } of citations.astray)
      dropped.push({ finding: draft.id, reason: 'heading does not stand above a quote', quote });
    if (failures.some(({ isFatal }) => isFatal !== false)) continue;
    if (!citations.kept.some(({ role }) => role === 'quote')) {
      dropped.push({ finding: draft.id, reason: 'no quote is left that carries it' });
      continue;
    }
    ids.add(draft.id);
    findings.push({ ...draft, citations: citations.kept });
  }
  return { findings, dropped };
}

interface Failure {
  reason: string;
  quote?: string;
  isFatal?: boolean;
}

interface Pages {
  text(sha256: string): string | undefined;
  index(sha256: string): TextIndex;
}

function createPages(textOf: (sha256: string) => string | undefined): Pages {
  const indexes = new Map<string, TextIndex>();
  const text = (sha256: string): string | undefined => textOf(sha256);
  return { text, index };

  function index(sha256: string): TextIndex {
    const known = indexes.get(sha256) ?? indexText(text(sha256) ?? '');
    indexes.set(sha256, known);
    return known;
  }
}

function verifyCitations(draft: FindingDraft, pages: Pages): (Citation | Failure)[] {
  return draft.citations.map((citation) => verifyCitation(citation, pages));
}

function verifyCitation(citation: CitationDraft, pages: Pages): Citation | Failure {
  const { page, quote, role } = citation;
  const isFatal = role === 'quote';
  const text = pages.text(page);
  if (text === undefined) return { reason: 'the page is not one of this take', quote, isFatal };
  if (quote.trim() === '') return verifyEmpty(citation, text);
  const place = citation.start === -1 && citation.end === -1 ? locate(quote, pages.index(page)) : citation;
  if (!place) return { reason: 'the quote does not stand on the page exactly once', quote, isFatal };
  if (!pages.index(page).isAt(place.start, place.end, quote))
    return { reason: 'the quote does not stand at its place', quote, isFatal };
  if (role === 'quote' && !isTellingQuote(text, place.start, place.end))
    return { reason: 'the quote is too short to carry anything', quote, isFatal: false };
  return { page, start: place.start, end: place.end, quote, role, id: citationId(page, place.start, place.end) };
}

function verifyEmpty({ page, start, end, role }: CitationDraft, text: string): Citation | Failure {
  const isWhole = start === 0 && end === 0 && role === 'quote';
  if (!isWhole || text.trim() !== '') return { reason: 'an empty quote cites an answer that has text', quote: '' };
  return { page, start, end, quote: '', role, id: citationId(page, start, end) };
}

function locate(quote: string, index: TextIndex): { start: number; end: number } | null {
  return index.count(quote) === 1 ? index.find(quote) : null;
}

function withHeadingsAbove(citations: Citation[]): { kept: Citation[]; astray: Citation[] } {
  const quotes = citations.filter(({ role }) => role === 'quote');
  const isAbove = (heading: Citation): boolean =>
    quotes.some(({ page, start }) => page === heading.page && heading.start <= start);
  const isKept = (citation: Citation): boolean => citation.role === 'quote' || isAbove(citation);
  return { kept: citations.filter(isKept), astray: citations.filter((citation) => !isKept(citation)) };
}
