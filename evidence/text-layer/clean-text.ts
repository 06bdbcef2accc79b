import { cueList } from '../cue-list.ts';
import { GAP_MARK } from './gap-mark.ts';

/** Tricks of text that a reader cannot see, or cannot read for. Named in `TextLayer.suspicious`. */
export type TextTrick =
  | 'bidirectional_control'
  | 'combining_flood'
  | 'tag_characters'
  | 'terminal_controls'
  | 'variation_selectors'
  | 'zero_width';

export interface CleanText {
  text: string;
  tricks: TextTrick[];
}

/** A flag of a country's part is the one honest use of tag characters (UTS #51, emoji tag sequence). */
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`;
const FILLER = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}`;
/** Scripts that know no joiners: between their letters one only hides a word. */
const JOINERLESS = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]`;
const JOINERS = String.raw`(?<=${JOINERLESS})[\u200c\u200d]+(?=${JOINERLESS})`;
/** Marks that can be set over any letter. Honest text stacks four at most; those that a script itself needs are of other blocks. */
const FLOOD = String.raw`[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{5,}`;
const HIDDEN = cueList(
  String.raw`
    ${FLAG}
    [\0-\u0007\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]
    \p{Surrogate}
    [${FILLER}]+
    ${JOINERS}
    ${FLOOD}
    [\u202a-\u202e\u2066-\u2069]+
    [\u{E0000}-\u{E007F}]+
    [\ufe00-\ufe0f\u{E0100}-\u{E01EF}]{2,}
  `,
  { flags: 'gu' },
);

/** A sign of the ranges in which there is something to drop; most texts have none. */
const MAY_HIDE =
  /[^\t-\r -~\u00a0-\u02ff\u0370-\u10ff\u2010-\u2027\u2030-\u205e\u2070-\u20cf\u2100-\u3163\u3165-\ud7ff]/;

/** Letters and figures that are made to run backwards: whoever looks reads another number. */
const TURNED = /\u202e[^\u202c\n]*(?:\u202c|$|(?=\n))/g;

/**
 * Drops what no reader sees and no quote should hold: control characters, lone surrogates, zero-width fillers, joiners inside words that have none,
 * bidirectional controls, tag characters, runs of variation selectors, and marks piled up on a letter. Joiners where scripts need them, marks
 * and soft hyphens have a use in honest text and stay. What a control turns round is left out under the mark.
 */
export function cleanText(source: string): CleanText {
  if (!MAY_HIDE.test(source)) return { text: source, tricks: [] };
  const tricks = new Set<TextTrick>();
  const straight = source.includes('\u202e') ? source.replace(TURNED, turn) : source;
  const text = straight.replace(HIDDEN, (match) => {
    const code = match.codePointAt(0) ?? 0;
    if (code === 0x1f3f4) return match;
    const trick = nameTrick(code);
    if (trick) tricks.add(trick);
    return trick === 'combining_flood' ? match.slice(0, 2) : '';
  });
  return { text, tricks: [...tricks].toSorted() };

  function turn(run: string): string {
    tricks.add('bidirectional_control');
    return /[\p{Script=Latin}\p{N}]{2}/u.test(run) ? GAP_MARK : run;
  }
}

function nameTrick(code: number): TextTrick | undefined {
  if (code >= 0xd800 && code <= 0xdfff) return undefined;
  if (code < 0xa0) return TERMINAL.has(code) ? 'terminal_controls' : undefined;
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) return 'bidirectional_control';
  if (code >= 0xe0000 && code <= 0xe007f) return 'tag_characters';
  if ((code >= 0xfe00 && code <= 0xfe0f) || code >= 0xe0100) return 'variation_selectors';
  return isMark(code) ? 'combining_flood' : 'zero_width';
}

/** Backspace, escape, delete and the one-character form of "escape [": what rewrites the screen of whoever prints the text. */
const TERMINAL: ReadonlySet<number> = new Set([0x08, 0x1b, 0x7f, 0x9b]);

function isMark(code: number): boolean {
  if (code === 0x034f) return false;
  return /\p{Mn}|\p{Me}/u.test(String.fromCodePoint(code)) && ![0x17b4, 0x17b5].includes(code);
}
