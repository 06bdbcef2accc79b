import type { FindingDraft } from '#contracts/evidence.ts';
import type { PageLink, ReadPage } from '#contracts/page.ts';
import { findWithin } from '../../../evidence/find-within.ts';
import type { HeadingScopes } from '../../../evidence/heading-scope.ts';
import type { Kind } from '../kinds/kind.ts';
import { readLabel } from '../kinds/read-label.ts';
import { groundOf } from '../page/page-reading.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { behind, joinWords, plainWords } from '../text/plain-words.ts';
import { slice, squeeze } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import type { Candidate } from '../select/choose-changes.ts';
import { RANK_GOAL } from '../sources.ts';
import { toJson } from './change-value.ts';
import { cite, citeAround } from './cite.ts';

const CHANGE_LENGTH = 280;
const PARENT_LENGTH = 90;

/** The finding about one change: its quote, the release's head and date, and the nearest item and section above it. */
export function changeFinding(
  { page, scopes }: { page: ReadPage; scopes: HeadingScopes },
  { change, release, target, age, isOutside }: Candidate,
  rank: number,
): FindingDraft {
  const { text } = page.layer;
  const parent = change.parents.findLast((span) => isContext(slice(text, span)));
  const section = change.sections.at(-1);
  const around = [
    ...release.heads,
    ...(release.date ? groundOf(release.date) : []),
    ...(parent ? [parent] : []),
    ...(section ? [section] : []),
  ];
  const own = { start: change.span.start + labelLength(slice(text, change.span), change.kind), end: change.span.end };
  const parts = wordsOf(text, own, { parent, product: release.product, around });
  return {
    id: `change:${page.sha256.slice(0, 12)}:${change.span.start}-${change.span.end}`,
    subGoal: RANK_GOAL,
    value: toJson({
      about: 'change',
      target,
      page: page.sha256,
      product: release.product,
      version: release.version,
      date: release.date?.iso ?? null,
      dateWords: release.date?.written ?? [],
      dateWitness: release.date?.witness ? slice(text, release.date.witness) : null,
      ...(release.date?.isCustom && { isDayFirst: true as const }),
      kind: change.kind,
      by: change.by,
      isRevert: change.isRevert,
      quote: squeeze(slice(text, change.span)),
      change: joinWords(parts),
      changeParts: parts.length > 1 ? parts : [],
      link: linkOf(page, change.span, release.link),
      age,
      rank,
      ...(isOutside && { isOutside }),
      marks: marksOf(slice(text, change.span)),
    }),
    citations: [
      cite(page, change.span, 'quote'),
      ...unique(around).map((span) => citeAround(page, { span, quote: change.span, scopes })),
    ],
  };
}

/** An item above says what its children are about unless it only names their kind. */
function isContext(words: string): boolean {
  return sectionKind(maskMarkup(words)) === null && /\p{L}{2}/u.test(words);
}

/** Units of a label that says no more than the kind does: `**Breaking:** `, `feat: `. */
function labelLength(quote: string, kind: Kind): number {
  const { kind: named, length } = readLabel(quote);
  const rest = quote.slice(length).replace(/^[\s*_]+/, '');
  return named === kind && /\p{L}{2}/u.test(rest) && !/[()[\]]/.test(quote.slice(0, length)) && !/^https?:/i.test(rest)
    ? quote.length - rest.length
    : 0;
}

/** Product, the item above and the change itself, each as it stands on the page. */
function wordsOf(
  text: string,
  span: Span,
  { parent, product, around }: { parent: Span | undefined; product: string | null; around: Span[] },
): string[] {
  const own = plainWords(slice(text, span), CHANGE_LENGTH);
  const above = parent ? plainWords(firstSentence(slice(text, parent)), PARENT_LENGTH) : '';
  const context = [product ?? '', above].filter(Boolean);
  return behind(context, own, [slice(text, span), ...around.map((one) => slice(text, one))]);
}

const firstSentence = (words: string): string =>
  (words.split(/(?<=[.!?])(?<!\b(?:i\.?e|e\.?g|etc|vs|cf)[.:]?)\s/i)[0] ?? words).replace(/[:.\s]+$/, '');

/** What leads to more about a change: an advisory, the issue or request, any other link of it; else the release's own address. */
function linkOf({ layer, url }: ReadPage, { start, end }: Span, own: string | null): string | null {
  const inside = findWithin(layer.links, { start: start - 1, end: end + 1 }).filter((link) => link.end > link.start);
  const best = inside.toSorted((a, b) => worth(b) - worth(a))[0];
  return best && worth(best) > 0 ? best.href : (own ?? url);
}

function worth({ href }: PageLink): number {
  if (/cve|ghsa|advisor|security/i.test(href)) return 4;
  if (/\/(?:pull|pulls|issues?|merge_requests|bugs?|browse|ticket)\b/i.test(href)) return 3;
  return /\/commits?\/|github\.com\/[\w-]+\/?$/i.test(href) ? 1 : 2;
}

const marksOf = (quote: string): string[] => [
  ...new Set(
    quote
      .match(/\b(?:CVE-\d{4}-\d{3,}|GHSA(?:-[0-9a-z]{4}){3})\b|(?<![\w/&])#\d{2,}\b/gi)
      ?.map((mark) => mark.toUpperCase()) ?? [],
  ),
];

function unique(spans: Span[]): Span[] {
  return [
    ...new Map(spans.map((span) => [`${span.start}-${span.end}`, { start: span.start, end: span.end }])).values(),
  ];
}
