import type { CitationDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { HeadingScopes } from '../../../evidence/heading-scope.ts';
import { trimSpan } from '../text/span.ts';
import type { Span } from '../text/span.ts';

/** A citation of a stretch of a page, word for word. */
export function cite(
  { sha256, layer }: Pick<ReadPage, 'sha256' | 'layer'>,
  span: Span,
  role: CitationDraft['role'],
): CitationDraft {
  const { start, end } = trimSpan(layer.text, span);
  return { page: sha256, start, end, quote: layer.text.slice(start, end), role };
}

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
