import { column, row, rule, text } from './element.ts';
import type { Element } from './element.ts';
import { THEME } from './theme.ts';

/** A labelled fact at the foot of a card. */
export interface Fact {
  name: string;
  value: string;
  /** Share of the row's width; 1 when absent. */
  grow?: number;
}

/** The frame that all stills share: what it is, a title, the picture, and facts about where it comes from. */
export function card({
  what,
  aside,
  title,
  body,
  facts,
}: {
  what: string;
  aside?: string;
  title?: string;
  body: Element;
  facts: Fact[][];
}): Element {
  return column(
    {
      width: THEME.width,
      padding: `${THEME.margin - 8}px ${THEME.margin}px`,
      color: THEME.ink,
      fontSize: 22,
      lineHeight: 1.4,
    },
    [
      row({ justifyContent: 'space-between', alignItems: 'center', marginBottom: title === undefined ? 32 : 14 }, [
        row({ alignItems: 'center' }, [
          column({ width: 28, height: 6, borderRadius: 3, backgroundColor: THEME.accent, marginRight: 16 }, []),
          text(what, { fontSize: 20, fontWeight: 600, color: THEME.accent }),
        ]),
        aside === undefined ? null : text(aside, { fontSize: 20, color: THEME.muted }),
      ]),
      title === undefined
        ? null
        : text(title, { fontSize: 36, fontWeight: 600, lineHeight: 1.25, lines: 2, marginBottom: 28 }),
      body,
      facts.length === 0
        ? null
        : column({ marginTop: 36, gap: 16 }, [
            rule({ backgroundColor: THEME.line, marginBottom: 8 }),
            ...facts.map((line) => row({ gap: 40 }, line.map(showFact))),
          ]),
    ],
  );
}

function showFact({ name, value, grow = 1 }: Fact): Element {
  return column({ flexGrow: grow, flexShrink: 1, flexBasis: 0, minWidth: 0 }, [
    text(name, { fontSize: 16, fontWeight: 600, color: THEME.muted }),
    text(value, { fontSize: 19, color: THEME.soft, lines: 2, fontFeatureSettings: '"tnum" 1' }),
  ]);
}
