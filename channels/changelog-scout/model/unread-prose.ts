import type { TextLayer } from '#contracts/page.ts';
import type { PageReading } from '../page/page-reading.ts';
import type { Span } from '../text/span.ts';

/** A line of running text: shorter ones are labels, menus and credits. */
const LINE = 80;
const WORDS = 12;

/** Characters of running text on a page that the rules did not read as part of a release. Feeds and JSON have none: all of it is in fields. */
export function measureUnreadProse({ lane, text }: TextLayer, { releases, notReleased }: PageReading): number {
  if (lane === 'feed' || lane === 'json') return 0;
  const read = releases.flatMap(({ heads, entries }) => [...heads, ...entries.flatMap(spansOf)]);
  const spans = [...read, ...notReleased].toSorted((a, b) => a.start - b.start);
  let unread = 0;
  let at = 0;
  for (let start = 0; start < text.length;) {
    const line = text.indexOf('\n', start);
    const end = line < 0 ? text.length : line;
    while (at < spans.length && spans[at]!.end <= start) at += 1;
    const isRead = at < spans.length && spans[at]!.start < end;
    if (!isRead && end - start >= LINE && isProse(text.slice(start, end))) unread += end - start;
    start = end + 1;
  }
  return unread;
}

const spansOf = ({ span, sections }: PageReading['releases'][number]['entries'][number]): Span[] => [span, ...sections];

const isProse = (line: string): boolean => (line.match(/\p{L}+/gu) ?? []).length >= WORDS && /[.!?]/.test(line);
