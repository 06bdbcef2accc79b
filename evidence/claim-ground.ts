import type { PageOrigin } from '#contracts/page.ts';
import type { Citation, Finding } from '#contracts/evidence.ts';
import { passageAt } from './claims/passage.ts';
import type { Passage } from './claims/passage.ts';
import { withoutOtherRows } from './claims/other-row.ts';
import { indexValues } from './stated-values.ts';
import type { StatedValues } from './stated-values.ts';

/** A page that citations name: its address, and the addresses that its text layer states. */
export interface CitedPage {
  sha256: string;
  url: string | null;
  origin: PageOrigin;
  links: readonly { href: string }[];
}

/** The verified findings of a take as claims lean on them. */
export interface ClaimGround {
  citations: Citation[];
  has(finding: string): boolean;
  findingsOf(findings: readonly string[]): Finding[];
  citationsOf(findings: readonly string[]): Citation[];
  /** The quotes of these findings, each with what stands around it. */
  passagesOf(findings: readonly string[]): (string | Passage)[];
  /** What the citations of these findings state, and these further passages with them. Addresses in `passages` count whole. */
  stated(findings: readonly string[], passages?: readonly string[], said?: string): StatedValues;
  /** The same for a row of this name, without lines of quoted tables that are about others. */
  statedOf(name: string | undefined, findings: readonly string[]): StatedValues;
  /** Whether any page of the take has this address or states it. */
  knowsAddress(address: string): boolean;
}

/** With `textOf` a quote is read in what stands around it on its page. */
export function gatherGround(
  findings: readonly Finding[],
  pages: readonly CitedPage[],
  textOf: (sha256: string) => string | undefined = () => undefined,
): ClaimGround {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const addresses = new Map(
    pages.map(({ sha256, url, links }) => [sha256, new Set([...(url ? [url] : []), ...links.map(({ href }) => href)])]),
  );
  const citations = unique(findings.flatMap((finding) => finding.citations));
  return {
    citations,
    has: (finding) => byId.has(finding),
    findingsOf: (ids) => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
    citationsOf,
    passagesOf: (ids) => citationsOf(ids).map((citation) => passageOf(citation)),
    stated: (ids, passages = [], said) => index(citationsOf(ids), { passages, cut: (quote) => quote, said }),
    statedOf: (name, ids) =>
      index(citationsOf(ids), {
        passages: [],
        cut: (quote) => (name === undefined ? quote : withoutOtherRows(quote, name)),
      }),
    knowsAddress,
  };

  function citationsOf(ids: readonly string[]): Citation[] {
    return unique([...new Set(ids)].flatMap((id) => byId.get(id)?.citations ?? []));
  }

  function index(
    own: Citation[],
    { passages, cut, said }: { passages: readonly string[]; cut(quote: string): string; said?: string | undefined },
  ): StatedValues {
    const cited = [...new Set(own.map(({ page }) => page))];
    const hasLink = (address: string): boolean =>
      cited.some((page) => addresses.get(page)?.has(address)) || passages.includes(address);
    return indexValues({
      passages: [...own.map((citation) => passageOf(citation, cut)), ...passages],
      hasLink,
      ...(said === undefined ? {} : { said }),
    });
  }

  /** What is left of a table speaks for itself. */
  function passageOf({ page, start, end, quote }: Citation, cut = (text: string): string => text): string | Passage {
    const own = cut(quote);
    const text = own === quote ? textOf(page) : undefined;
    return text === undefined ? own : { ...passageAt(text, { start, end }), text: quote };
  }

  function knowsAddress(address: string): boolean {
    return addresses.values().some((known) => known.has(address));
  }
}

const unique = (citations: Citation[]): Citation[] => [
  ...new Map(citations.map((citation) => [citation.id, citation])).values(),
];
