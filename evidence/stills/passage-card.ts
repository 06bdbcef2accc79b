import type { PassageSpec } from '#contracts/still.ts';
import { card } from './card.ts';
import { column, row, text } from './element.ts';
import type { Element } from './element.ts';
import { clip, directionOf } from './plain-text.ts';
import { showMinute } from './show-time.ts';
import { INNER_WIDTH, THEME } from './theme.ts';

/** Graphemes of a quote that stands alone. */
const MOST_OF_QUOTE = 560;

/** The quotes that carry the first claim of an answer, as they stand on the page, and where that page is. */
export function passageCard({ quotes, more, headings, url, readAt, sha256 }: PassageSpec): Element {
  const shown = quotes.map((quote) => clip(quote, quotes.length > 1 ? 220 : MOST_OF_QUOTE));
  const length = Math.max(...shown.map((quote) => quote.length));
  const fontSize = shown.length > 1 ? (length > 110 ? 25 : 29) : length > 300 ? 27 : length > 110 ? 33 : 42;
  return card({
    what: shown.length > 1 ? 'Cited passages' : 'Cited passage',
    body: column({ gap: 22 }, [
      headings.length === 0
        ? null
        : text(headings.map((heading) => clip(heading, 90)).join('  ›  '), {
            fontSize: 22,
            color: THEME.muted,
            lines: 2,
            direction: directionOf(headings[0]!),
          }),
      ...shown.map((quote) => showQuote(quote, fontSize)),
      more === 0 ? null : text(`and ${more} more`, { fontSize: 22, color: THEME.muted }),
    ]),
    facts: [
      [
        { name: 'Page', value: url === null ? 'The caller’s own text' : clip(url, 170), grow: 2.4 },
        { name: 'Read', value: showMinute(readAt) },
      ],
      [{ name: 'SHA-256 of the page', value: sha256 }],
    ],
  });
}

/** Width of the bar beside a quote, and what parts them. */
const BAR = 6;
const GAP = 28;

function showQuote(quote: string, fontSize: number): Element {
  const direction = directionOf(quote);
  const bar = column({ width: BAR, borderRadius: 3, backgroundColor: THEME.accent, flexShrink: 0 }, []);
  const words = text(`“${quote}”`, {
    fontSize,
    lineHeight: 1.36,
    fontWeight: fontSize > 30 ? 600 : 400,
    direction,
    // A long word behind other text is laid out a letter wider than its line.
    width: INNER_WIDTH - BAR - GAP - fontSize,
  });
  return direction === 'rtl'
    ? row({ gap: GAP, justifyContent: 'flex-end' }, [words, bar])
    : row({ gap: GAP }, [bar, words]);
}

/** What the card shows, in words. */
export function tellPassage({ quotes, more, headings, url, readAt, sha256 }: PassageSpec): string {
  const said = quotes.map((quote) => `“${clip(quote, 300)}”`);
  const under = headings.length > 0 ? `, under “${headings.map((heading) => clip(heading, 90)).join(' › ')}”` : '';
  const where = url === null ? 'the caller’s own text' : clip(url, 300);
  return `Cited passage${quotes.length > 1 ? 's' : ''}: ${said.join(' ')}${more > 0 ? ` and ${more} more` : ''}${under}. From ${where}, read ${showMinute(readAt)}, SHA-256 ${sha256.slice(0, 12)}….`;
}
