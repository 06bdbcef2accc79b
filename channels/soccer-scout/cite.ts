import type { CitationDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';

/** A piece of a page as what carries a finding. */
export const cite = (
  page: ReadPage,
  { text, start, end }: { text: string; start: number; end: number },
): CitationDraft => ({ page: page.sha256, start, end, quote: text, role: 'quote' });
