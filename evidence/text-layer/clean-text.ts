/** Tricks of text that a reader cannot see. Named in `TextLayer.suspicious`. */
export type InvisibleTrick = 'bidirectional_control' | 'tag_characters' | 'variation_selectors' | 'zero_width';

export interface CleanText {
  text: string;
  tricks: InvisibleTrick[];
}

/** A flag of a country's part is the one honest use of tag characters (UTS #51, emoji tag sequence). */
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`;
const INVISIBLE = new RegExp(
  String.raw`${FLAG}|\0|\p{Surrogate}|[\u200b\u2060-\u2064\ufeff\u180e]+|[\u202a-\u202e\u2066-\u2069]+|[\u{E0000}-\u{E007F}]+|[\ufe00-\ufe0f\u{E0100}-\u{E01EF}]{2,}`,
  'gu',
);

/**
 * Drops what no reader sees and no quote should hold: NUL, lone surrogates, zero-width fillers, bidirectional controls, tag characters,
 * runs of variation selectors. Joiners, marks and soft hyphens have a use in honest text and stay.
 */
export function cleanText(source: string): CleanText {
  const tricks = new Set<InvisibleTrick>();
  const text = source.replace(INVISIBLE, (match) => {
    const code = match.codePointAt(0) ?? 0;
    if (code === 0x1f3f4) return match;
    const trick = nameTrick(code);
    if (trick) tricks.add(trick);
    return '';
  });
  return { text, tricks: [...tricks].toSorted() };
}

function nameTrick(code: number): InvisibleTrick | undefined {
  if (code === 0 || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return 'bidirectional_control';
  if (code >= 0xe0000 && code <= 0xe007f) return 'tag_characters';
  if ((code >= 0xfe00 && code <= 0xfe0f) || code >= 0xe0100) return 'variation_selectors';
  return 'zero_width';
}
