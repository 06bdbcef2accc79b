import { countTerms } from '../../evidence/tokenise/count-terms.ts';
import type { CountedText } from '../../evidence/tokenise/count-terms.ts';
import { unpackPage } from '../packed-page.ts';
import type { PackedPage } from '../packed-page.ts';

/** A page as the archive is searched for it, by the address that was asked for. */
export function indexPage({ url, packed }: { url: string; packed: PackedPage }): CountedText {
  const { title, text, language } = unpackPage(packed).layer;
  return countTerms({ head: `${title ?? ''} ${url}`, text, language });
}
