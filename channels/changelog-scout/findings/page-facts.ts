import type { JsonObject } from '#contracts/json.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Target } from '../brief/reading.ts';
import type { Change } from '../kinds/rule-changes.ts';
import type { PageReading } from '../page/page-reading.ts';
import type { Reach } from '../select/reach.ts';
import { slice, squeeze } from '../text/span.ts';
import type { Span } from '../text/span.ts';

/** What compose has to know of a page beside its findings. Counts are of the whole page. */
export interface PageFacts {
  target: number;
  page: string;
  url: string | null;
  title: string | null;
  product: string | null;
  releases: number;
  undated: number;
  changes: number;
  /** Changes whose kind a mark, a heading or the wording tells. */
  decided: number;
  /** Share of the text from the first release on that was read as heads, sections and changes, 0 to 1. */
  covered: number;
  /** First words of what looks like a release, and of what looks like a change, and was not read; at most three of each. */
  unread: { releases: string[]; entries: string[]; days?: string[] };
  /** First words of lines of the releases asked for that are neither changes nor known to be something else; at most three. */
  aside: string[];
  /** Changes of the releases asked for, and those of them whose kind nothing tells. */
  ruled: number;
  unruled: number;
  /** Characters of the text layer. */
  length: number;
  /** Releases that the brief asks for, and those without a date that it cannot place. */
  asked: number;
  unplaced: number;
  /** Releases of which the asker has one, where there are several. */
  held: string[];
  /** Parts of the product that the brief narrows to, and those that it leaves out. */
  parts: string[];
  partsLeftOut: string[];
  /** Where its writer has a release while it is tried, where the day of the page is that of everybody; or what may be a part of the product. */
  placed?: string;
  /** How far back it goes with the other pages of its product; told of the last of them. */
  reach: Reach;
  isCallers: boolean;
  /** The brief does not narrow to other products. */
  isWanted: boolean;
  /** The earlier take names every release of it that is asked for. */
  isKnown: boolean;
}

/** What a round of extracting tells compose. */
export interface ExtractNotes {
  pages: PageFacts[];
  /** Changes that were asked for and stand in the table, are not in it for want of room, or were said by the earlier take. */
  shown: number;
  leftOut: number;
  saidBefore: number;
  /** What was found of the products that the brief names without an address, in their order. */
  found?: Target[];
}

export const notesToJson = (notes: ExtractNotes): JsonObject => JSON.parse(JSON.stringify(notes)) as JsonObject;
export const notesFromJson = (notes: JsonObject): ExtractNotes => notes as unknown as ExtractNotes;

export function measurePage(
  page: ReadPage,
  reading: PageReading,
  changes: Change[][],
): Pick<PageFacts, 'releases' | 'undated' | 'changes' | 'decided' | 'covered' | 'unread' | 'length'> {
  const { releases } = reading;
  const all = changes.flat();
  return {
    releases: releases.length,
    undated: releases.filter(({ date }) => !date).length,
    changes: all.length,
    decided: all.filter(({ by }) => by !== 'nothing').length,
    covered: coverOf(page, reading),
    unread: {
      releases: firstWords(page.layer.text, reading.unread?.releases),
      entries: firstWords(page.layer.text, reading.unread?.entries),
      days: firstWords(page.layer.text, reading.unread?.days),
    },
    length: page.layer.text.trim().length,
  };
}

const firstWords = (text: string, spans: Span[] = []): string[] =>
  spans.slice(0, 3).map((span) => squeeze(slice(text, span)).slice(0, 60));

/** JSON is mostly addresses and numbers: there the texts of releases are all that could be read. */
function coverOf({ layer }: ReadPage, { releases, notReleased }: PageReading): number {
  const spans = releases.flatMap(({ heads, entries }) => [
    ...heads,
    ...entries.flatMap(({ span, sections }) => [span, ...sections]),
  ]);
  if (spans.length === 0) return 0;
  if (layer.lane === 'json') return 1;
  const first = spans.reduce((least, { start }) => Math.min(least, start), Infinity);
  const seen = new Set<number>();
  let covered = 0;
  for (const { start, end } of [...spans, ...notReleased]) {
    if (!seen.has(start)) covered += end - start;
    seen.add(start);
  }
  return Math.min(1, covered / Math.max(1, layer.text.length - first));
}
