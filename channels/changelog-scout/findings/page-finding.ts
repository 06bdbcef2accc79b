import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import { isOldestFirst, newestOf } from '../page/newest-first.ts';
import { groundOf } from '../page/page-reading.ts';
import type { PageReading } from '../page/page-reading.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice, squeeze } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { readGoal } from '../sources.ts';
import { toJson } from './change-value.ts';
import { cite } from './cite.ts';

/** Heads that one finding cites; a page with more is counted and not cited whole. */
export const MAX_HEADS = 320;
const NEWEST = 12;

/** The finding about one page: which releases it lists. Null when it lists none. */
export function pageFinding(
  page: ReadPage,
  target: number,
  { releases, notReleased }: PageReading,
): FindingDraft | null {
  if (releases.length === 0) return null;
  const { text } = page.layer;
  const newest = newestOf(releases, NEWEST);
  const isWhole = releases.length <= MAX_HEADS;
  const takenBack = newest.flatMap(({ version, takenBack: span }) => (span ? [{ version, span }] : []));
  const spans: Span[] = [
    ...(isWhole ? releases : newest).map(({ heads, versionSpan }) => heads[0] ?? versionSpan),
    ...newest.flatMap(({ date }) => (date ? groundOf(date) : [])),
    ...notReleased.slice(0, 3),
    ...takenBack.map(({ span }) => span),
  ];
  const unique = [...new Map(spans.map((span) => [`${span.start}-${span.end}`, span])).values()];
  return {
    id: `page:${page.sha256.slice(0, 12)}`,
    subGoal: readGoal(target),
    value: toJson({
      about: 'page',
      target,
      page: page.sha256,
      versions: isWhole ? releases.map(({ version }) => version) : [],
      undated: isWhole ? releases.filter(({ date }) => !date).map(({ version }) => version) : [],
      notReleased: notReleased.slice(0, 3).map((span) => slice(text, span)),
      isOldestFirst: isOldestFirst(releases),
      newest: newest.map(({ version, date }) => ({
        version,
        date: date?.iso ?? null,
        dateWords: date?.written ?? [],
        dateWitness: date?.witness ? slice(text, date.witness) : null,
        ...(date?.isCustom && { isDayFirst: true as const }),
      })),
      ...(takenBack.length > 0 && {
        takenBack: takenBack.map(({ version, span }) => ({ version, said: squeeze(maskMarkup(slice(text, span))) })),
      }),
      dated: (isWhole ? releases : newest).flatMap(({ version, date }) => (date ? [{ version, date: date.iso }] : [])),
    }),
    citations: unique.map((span) => cite(page, span, 'quote')),
  };
}
