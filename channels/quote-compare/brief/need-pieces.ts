import { cueList } from '../../reading/cue-list.ts';
import { anyOf } from '../../reading/phrases.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { COUNT_WORD } from '../../reading/count-words.ts';
import { NUMBERED_FIELDS } from '../../reading/vocabulary/field-words.ts';
import { UNIT_WORD } from '../../reading/units.ts';
import {
  A_PACK,
  EXPLICIT,
  ONE_IN_BRACKETS,
  QTY,
  TO_BE_DONE,
  hasQuantity,
  isDimension,
  isInBrackets,
} from './need-patterns.ts';
import { findCodes } from './part-codes.ts';

/** No need is as long as this, gaps between columns left out: what is longer costs time and says nothing. */
const NEED_CHARS = 400;
const PIECE_CHARS = 2 * NEED_CHARS;

/** A piece as its patterns read it: gaps between columns cost them the square of their length. */
export const readable = (text: string): string =>
  text
    .replace(/\s{4,}/g, (gap) => (gap.includes('\t') ? '\t' : gap.includes('\n') ? '\n' : '   '))
    .slice(0, NEED_CHARS);

/** What stands from here to the next separator. */
const pieceAt = (masked: string, start: number): string =>
  masked.slice(start, start + PIECE_CHARS).split(SEPARATOR, 1)[0] ?? '';

/** Pieces that can hold one need each: parted by line ends, bullets, semicolons, sentence ends, commas and "and" before a new quantity. */
export function pieces(masked: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const cut = (end: number, next: number): void => {
    const span = trimSpan(masked, { start, end });
    if (span.end > span.start) spans.push(span);
    start = next;
  };
  const rows = [...masked.matchAll(TABLE_ROW)].map(({ index, 0: row }) => ({ start: index, end: index + row.length }));
  for (const hit of masked.matchAll(SEPARATOR)) {
    const next = hit.index + hit[0].length;
    // The cells of a row part it, whatever stands in one of them.
    while (rows[0] && rows[0].end <= hit.index) rows.shift();
    if (rows[0] && rows[0].start < hit.index && next < rows[0].end) continue;
    if (hit.index - start > PIECE_CHARS) {
      cut(hit.index, next);
      continue;
    }
    if (masked.slice(start, hit.index).trim() === '') {
      start = next;
      continue;
    }
    if (isInBrackets(masked.slice(start, hit.index))) continue;
    const before = readable(masked.slice(start, hit.index));
    const rest = readable(pieceAt(masked, next));
    if (IN_HUNDREDS.test(before) && BELOW_HUNDRED.test(rest)) continue;
    if (LONE_QUANTITY.test(rest) && !EXPLICIT.test(before)) continue;
    if (/^\s*(?:qty|quantity)\b\W*\d/i.test(rest) && !NAMED_BEHIND.test(rest) && !hasQuantity(before)) continue;
    if (!isJoined(hit[0], masked[hit.index - 1]) || isNewItem(before, rest)) cut(hit.index, next);
  }
  cut(masked.length, masked.length);
  return spans.flatMap((span) => withoutHead(span, masked));
}

/** A row of cells of which one is only a number. */
const TABLE_ROW = /^(?=[^\n]*[\t|][^\n]*$)(?:[^\n]*[\t|])?[ ]*\d{1,6}[ ]*(?:[\t|][^\n]*)?$/gm;

/** "A hundred and | twenty": one count. */
const IN_HUNDREDS = /(?<!\p{L})hundred$/iu;
const BELOW_HUNDRED = new RegExp(`^\\s*${COUNT_WORD}`, 'iu');

/** Words that join two counted things. */
const JOINS =
  'and|plus|as well as|also|und|sowie|u|et|pis|ainsi que|y|así como|e|nonché|en|alsmede|evenals|bem como|och|i|oraz|a także';
const JOINED = new RegExp(`^[,&+]|^(?:${JOINS})(?!\\p{L})`, 'iu');
/** A slash behind a bracket parts whatever follows, and so does an empty line: "Dear Kim,", and what is asked for below. */
const isJoined = (words: string, before: string | undefined): boolean =>
  !/\n[ \t]*\n/.test(words) && (JOINED.test(words.trimStart()) || (words.trim() === '/' && before !== ')'));

const SEPARATOR = cueList(
  String.raw`
    \n+[ \t]*(?:[-*•–]|\(?(?:\d{1,2}|[a-jA-J])[.)](?=\s))?[ \t]*|;\s*|[.!?](?=\s+[\p{Lu}¿¡(\u0001]|\s*$)\s*
    (?<=\u0001|\p{L}{4}|\p{L}\))[.!](?=\s+\d)\s*|\?+(?=\s+\d)\s*|(?<=[\p{L}\d)])[.!?](?=\s+(?:what|which|who|where|how|can|could|please|pls|need|want|looking|ship|deliver|we|we're|i|i'm|it|this|that|they|budget|thanks)(?!\p{L}))\s*|、|,(?!\d)\s+(?:and |plus )?
    (?<=\p{L}{3})(?<!(?<!\p{L})(?:approx|appr|incl|excl|dept|bldg|spec|inkl|exkl|zzgl|abzgl|stck|stk|ungef|circa|artt?|art|pcs|nos|qty|dia|ref|rev|fig|typ|inc|ltd|max|min|std|ext|mfg|pkg|doz|uds|pzs|pza|szt|etc|inc))[.!?](?=\s+(?:\p{Ll}{3}|\p{Ll}{2} \p{Ll}{2}))\s*
    (?<!\s)\s+(?:${JOINS}|&|\+)\s+|(?<=\s)•(?=\s)|(?<=\))\s*\/\s+|(?<=\p{L}|[\p{L}-]\d{1,4})\s\/\s(?=\d)|(?<=\d)\s\/\s(?=\d{1,6}[x×]?\s(?!(?:mm|cm|in|m|kg|g|v|w|kw|hp|psi|bar)(?!\p{L}|\s(?:of|de|di)\s))\p{L}{2})
  `,
  { flags: 'gu' },
);

/** Whether a comma or "and" parts two needs: what follows opens with a quantity, or both sides end with one. */
function isNewItem(before: string, after: string): boolean {
  const next = after
    .trim()
    .replace(
      /^(?:(?:qty|quantity)\b\W*(?=\d[\d,]*\W+\w)|(?:the|another|all|also|die|les|los|las|de|gli|le)\s+(?=\d))/i,
      '',
    );
  if (OFTEN_COATED.test(next) && AREA.test(before.split('\n').at(-1) ?? '')) return false;
  if (LONE_FIGURE.test(next) || (NUMBERED_PLACE.test(before) && /^\d{1,2}\s/.test(next))) return false;
  if (A_PACK.test(next) && hasQuantity(before.trim())) return true;
  if (ONE_IN_BRACKETS.test(next) && hasQuantity(before.trim())) return true;
  if (/^an?\s+\S/i.test(next) && findCodes(next).length > 0 && hasQuantity(before.trim())) return true;
  if (
    new RegExp(
      `^[(\\[]?(?:${QTY}[)\\]]?(?![\\w/.-]*\\d)(?!\\s*["”])(?:\\s?${UNIT_WORD}\\b\\.?)?\\s*(?:[x×]\\s*|of\\s+|[-–]\\s+)?\\p{L}*\\p{L}|${COUNT_WORD}\\s)`,
      'iu',
    ).test(next.trim()) &&
    !isDimension(next)
  )
    return true;
  if (
    new RegExp(`^[(\\[]?${QTY}[)\\]]?\\s*(?:[x×]\\s*|of\\s+|${UNIT_WORD}\\b\\.?\\s+(?:of\\s+)?)(?=\\S*\\d)`, 'iu').test(
      next.trim(),
    )
  )
    return true;
  if (/^[([]?\d[\d,]*[)\]]?\s+(?=\S*\d)(?=\S*\p{L})\S/u.test(next.trim()) && !isDimension(next)) return true;
  // "220 m² of walls to paint and lay 60 m² of tiles": another piece of work by its measure.
  if (MEASURE.test(before) && WORK_MEASURED.test(next)) return true;
  // "14 Stk. Fenster FE-1 sowie Einbau 14 Stk.": work by its name, and how often behind it.
  if (OPENS_COUNTED.test(before) && NAMED_AND_COUNTED.test(next)) return true;
  const ends = new RegExp(`(?:qty|quantity|x|×|[:–—-]|\\(|\\s)\\s*${QTY}\\s*(?:${UNIT_WORD})?[)\\]]?\\s*$`, 'iu');
  const last = before.split(SEPARATOR).at(-1) ?? '';
  return ends.test(last) && ends.test(next) && (findCodes(next).length > 0 || [last, next].every(isNameAndCount));
}

/** "320 m² walls, 2 coats of emulsion", "85 m² Decken, 2x Dispersion": how often an area is gone over, and with what. */
const AREA = /\d\s?(?:m²|m2|qm|sqm|mq|sqft|sq\.? ?(?:ft|m))(?![\p{L}\d])/iu;
const COAT = anyOf({
  en: 'coats|coat|emulsion|gloss|primer|undercoat|topcoat|varnish*|painted|sealer',
  de: 'anstrich*|dispersion*|gestrichen|streichen|lackier*|lasier*|lasur*|grundier*|beschicht*|spachtel*|verputz*|lagen',
  fr: 'couche*|passe*|peint*|lasure*|enduit*|apprêt|sous-couche',
  es: 'mano*|capa*|pintad*|barniz*|imprimación',
  it: 'mano|mani|passat*|tinteggi*|pittur*|vernici*|fissativo',
  nl: 'sauzen|gesausd|lagen|laag|schilder*|verven|gronden|voorstrijken|lakken|aflakken',
  pt: 'demão|demãos|mãos|pintad*|pintura*|verniz|primário',
  pl: 'malowan*|warstw*|gruntowan*|lakierowan*|krotn*',
});
const OFTEN_COATED = new RegExp(`^(?:[1-5]\\s?(?:[x×]\\s?|mal\\s|razy\\s)?|${COUNT_WORD}\\s)${COAT}(?!\\p{L})`, 'iu');

const BY_THE_PIECE = String.raw`\d{1,5}\s?(?:pcs|pc|nos|ea|szt|kpl|stk|stck|stück|pz|uds?|stuks|st|pièces|pzs|un|units?)`;
const OPENS_COUNTED = new RegExp(String.raw`(?:^|[:.,;\s]\s?)${BY_THE_PIECE}\.?\s+\p{L}{3}`, 'iu');
const NAMED_AND_COUNTED = new RegExp(
  String.raw`^\p{L}{4,}(?: \p{L}{2,}){0,3} ${BY_THE_PIECE}\.?(?:\s*\([^()]*\))?\W*$`,
  'iu',
);

const IN_MEASURE = String.raw`\d[\d.,]*\s?(?:m²|m2|qm|m³|m3|sqm|mq|sqft|lfm|mb|m)(?![\p{L}\d])`;
const MEASURE = new RegExp(IN_MEASURE, 'u');
const WORK_MEASURED = new RegExp(String.raw`^\p{Ll}{3,}(?: \p{Ll}{2,}){0,2} ${IN_MEASURE}\s\p{L}{2}`, 'u');

/** "Hard hats 40", "gloves 200 pairs", "acetone 2.5 L x 10 bottles": words, and how many behind them. */
const isNameAndCount = (piece: string): boolean => NAME_AND_COUNT.test(piece);
const NAME_AND_COUNT = new RegExp(
  `^(?:[^:]*:)?\\s*\\p{L}(?:[\\p{L} -]{3,}\\s|.*\\s[x×]\\s?)\\d{1,5}(?:\\s(?:${UNIT_WORD}))?\\s*$|^(?:[^:]*:)?\\s*\\p{L}[\\p{L}\\d -]{3,}\\s\\d{1,5}\\s(?:${UNIT_WORD})\\s*$`,
  'iu',
);

/** "At our level 2 and 3 offices": places that are numbered. */
const NUMBERED_PLACE = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: 'level|levels|floor|floors|block|blocks|unit|units|room|rooms|hall|halls|gate|gates|phase|phases|site|sites|building|buildings|bldg|bldgs|plot|plots|zone|zones|line|lines',
    de: 'stock|etage|etagen|halle|hallen|haus|gebäude|zimmer|raum|bauabschnitt|tor',
    fr: 'étage|étages|niveau|niveaux|bâtiment|bâtiments|salle|salles|zone|zones',
    es: 'piso|pisos|planta|plantas|bloque|bloques|sala|salas|zona|zonas',
    it: 'piani|piano|edifici|edificio|sala|sale|zona|zone',
    nl: 'verdieping|verdiepingen|gebouw|zaal|hal',
    pt: 'piso|pisos|andares|andar|bloco|blocos|sala|salas',
    pl: 'piętro|piętra|budynek|sala|hala',
  })}\\s\\d{1,2}$`,
  'iu',
);

/** "6 ea" by itself goes with the part before it. */
const LONE_FIGURE = new RegExp(
  `^[(\\[]?\\d[\\d,.]*\\s*(?:${UNIT_WORD})?\\.?(?:\\s(?:total|in all|altogether|required|needed))?[)\\]]?$`,
  'iu',
);

/** "qty 1000" with nothing behind it tells how many of what stands before. */
const LONE_QUANTITY = new RegExp(
  `^\\s*(?:(?:qty|quantity)\\b\\W*\\d[\\d,.]*\\s*(?:${UNIT_WORD})?\\.?(?:\\s*\\([^()]*\\))?|\\d[\\d,.]*\\s+of (?:them|these|those|it))\\s*$`,
  'iu',
);

/** "Qty 14 LED-PL150 fixtures": how many, and of what. */
const NAMED_BEHIND =
  /^\s*(?:qty|quantity)\b\W*\d[\d,.]*\s+(?!needed|required|by|for|to|in|at|total|each|off|please|pls|of (?:each|them|these))\S*\p{L}{3}/iu;

/** "2 x camera", "8 pcs 220Ah battery" */
const BY_COUNT =
  '[x×]\\s\\p{L}{2}|(?:pcs|pc|nos?|units?|ea|szt|stk|stück|pz|uds?|stuks|pièces|pzs)\\.?\\s\\d+(?:\\p{L}|[/x×]\\d)';
/** "Cable for hall 3, to Eindhoven: 1200 m of …": what stands before a colon and a counted thing may hold figures of its own, and no part number. */
const COUNTED_HEAD = new RegExp(
  `^(?![^:\\n]*(?:\\p{L}-?\\d{2}|\\d-?\\p{L}{1,3}\\d|\\d{2,}-\\d))[^:\\n]{3,160}:\\s+(?=\\d[\\d,.]*\\s+(?:(?:${UNIT_WORD}\\s+)?(?:of\\s+)?(?!${UNIT_WORD}(?!\\p{L}))\\p{L}{2}|${BY_COUNT}))`,
  'iu',
);

/** "Bearings for the rebuild: 24 x …" names no need before its colon. */
function withoutHead(span: Span, brief: string): Span[] {
  const text = brief.slice(span.start, span.end);
  if (TO_BE_DONE.test(text)) return [span];
  // Where the goods go is no part.
  if (/^\W*(?:ship|deliver|bill|sold|send|mail)\w*[ -]?to\s*:|^\W*(?:address|destination|attn|contact)\s*:/i.test(text))
    return [];
  const head =
    COUNTED_HEAD.exec(text) ??
    /^(?:[^:\d]|(?<=(?<!\p{L})\p{L})\d(?!\d)){0,80}(?::\s+|：\s*)(?=\S)|^[^:]{0,80}?\u0001[^:]{0,20}:\s+/u.exec(text);
  return head && !/\b(?:qty|quantity)\s*:\s*$/i.test(head[0]) && !isCountOf(head[0], text.slice(head[0].length))
    ? [{ start: span.start + head[0].length, end: span.end }]
    : [span];
}

/** "Saliva ejectors: 5,000": how many of what stands before the colon, which is no field of a letter ("ZIP: 55401"). */
const isCountOf = (head: string, rest: string): boolean =>
  (LONE_FIGURE.test(rest.trim()) || LONE_QUANTITY.test(rest)) &&
  /\p{L}{3}/u.test(head) &&
  !FIELD.test(head) &&
  !/\n/.test(head);
const FIELD = new RegExp(
  `^\\W*(?:\\p{L}+[ ])?${anyOf(NUMBERED_FIELDS)}(?: (?:by|in|on|at|no|nr|of))?[.#]?\\s*[:：]\\s*$`,
  'iu',
);
