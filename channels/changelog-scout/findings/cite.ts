import type { CitationDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { HeadingScopes } from '../../../evidence/heading-scope.ts';
import { isTellingQuote } from '../../../evidence/is-telling-quote.ts';
import { trimSpan } from '../text/span.ts';
import type { Span } from '../text/span.ts';

/** A citation of a stretch of a page, word for word; of one that is too short to carry anything (`1.7` in a column) with the rest of its line. */
export function cite(
  { sha256, layer }: Pick<ReadPage, 'sha256' | 'layer'>,
  span: Span,
  role: CitationDraft['role'],
): CitationDraft {
  const own = trimSpan(layer.text, span);
  const { start, end } = isTellingQuote(layer.text, own.start, own.end) ? own : withLine(layer.text, own);
  return { page: sha256, start, end, quote: layer.text.slice(start, end), role };
}

const withLine = (text: string, { start, end }: Span): Span =>
  trimSpan(text, { start, end: end + (/^[^\n]{0,200}/.exec(text.slice(end, end + 200))?.[0].length ?? 0) });

/**
 * What stands around a change. It is a heading where its place alone shows that; the date under Debian's entries, or the title of a feed's
 * entry over headings in its text, is a quote of its own.
 */
export function citeAround(
  page: Pick<ReadPage, 'sha256' | 'layer'>,
  { span, quote, scopes }: { span: Span; quote: Span; scopes: HeadingScopes },
): CitationDraft {
  return cite(page, span, scopes.isAbove(span, quote) ? 'heading' : 'quote');
}
