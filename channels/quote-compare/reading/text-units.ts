import { cueList } from '../../reading/cue-list.ts';
import { lineSpans, trimSpan } from '../../reading/span.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { anyOf } from '../../reading/phrases.ts';
import { CARRIAGE_NAMES } from '../../reading/vocabulary/freight-words.ts';
import { SPEAKS_OF_LEAD } from '../../reading/vocabulary/lead-words.ts';
import { TERMS } from './item-words.ts';
import { isCourtesy } from './name-score.ts';
import type { Span } from '../../reading/span.ts';

/** A line of a table, or a sentence of running text: what one statement of a quote stands in. */
export interface TextUnit extends Span {
  /** Number of its first line. */
  line: number;
  isTabular: boolean;
  /** Blank line or ruled line right before it. */
  isAfterGap: boolean;
}

/** Takes a text apart into units. Wrapped lines of running text are one text; a table line stays whole. */
export function splitUnits(text: string): TextUnit[] {
  const units: TextUnit[] = [];
  const open: TextUnit[] = [];
  let isAfterGap = false;
  const close = (): void => {
    units.push(...open.splice(0).flatMap((unit) => sentences(text, unit, hasCapitals)));
  };
  const isDoubled = isDoubleSpaced(text);
  const hasCapitals = opensWithCapitals(text);
  let blank = 0;
  for (const [line, span] of lineSpans(text).entries()) {
    const content = text.slice(span.start, span.end);
    blank = content.trim() === '' ? blank + 1 : 0;
    if (isDoubled && blank === 1) continue;
    if (!/[\p{L}\p{N}]/u.test(content)) {
      close();
      isAfterGap = true;
      continue;
    }
    const isTabular = isTableLine(content);
    const [last] = open;
    if (last && !isTabular && isWrapped(text.slice(last.start, last.end), content, hasCapitals))
      open[0] = { ...last, end: span.end };
    else {
      close();
      open.push({ ...trimSpan(text, span), line, isTabular, isAfterGap });
    }
    isAfterGap = false;
    if (isTabular) close();
  }
  close();
  return units;
}

/** Whether sentences of a text begin with capitals: names alone may have them where somebody writes all else small. */
const opensWithCapitals = (text: string): boolean => OPENS_LARGE.test(text);
const OPENS_LARGE = /(?:^|(?<!\s)(?:[\n\t]|\s{2})|[.!?:|])[\s>*•"'(–-]*\p{Lu}/u;

/** A copy that puts an empty line behind every line: those part nothing. */
function isDoubleSpaced(text: string): boolean {
  const lines = text.trim().split(/\r?\n|\r/);
  const pairs = lines.filter((line, at) => line.trim() !== '' && at + 1 < lines.length);
  const single = lines.filter(
    (line, at) => line.trim() === '' && (lines[at - 1] ?? '').trim() !== '' && (lines[at + 1] ?? '').trim() !== '',
  );
  return pairs.length > 2 && single.length >= pairs.length - 1;
}

const isTableLine = (content: string): boolean =>
  /\S(?:\t| {2,}|\s*\|\s*|\s*\.{3,}\s*)\S/.test(content.trim()) ||
  SHORT_LEADER.test(content) ||
  /^[^,\s]*(?:,[^,\s][^,]*){3,}$/.test(content.trim()) ||
  /^[^;]*(?:;[^;]*){3,}$/.test(content.trim());

/** "Fuel surcharge . 18.00": what is left of a row of dots behind a long name. */
const SHORT_LEADER =
  /^\s*\p{L}[^.\d\n]{1,40}\s\.{1,2}\s(?:\p{Sc}|\p{Lu}{3})?\s?\d[\d.,]*(?:\s?(?:\p{Sc}|\p{Lu}{3}))?\s*$/u;

/** Columns that a copy lost: a word on one line, its amount alone on the next. */
const LONE_WORDS = /^\s*\p{L}[\p{L} &/.-]{1,30}:?$/u;
const LONE_AMOUNT =
  /^\s*(?:[-–−(]\s?)?(?:(?:[$€£₹¥]|USD|EUR|GBP|CHF)|[A-Z]{3})?\s?\d[\d,.'’]*[.,]\d{2}\s?(?:(?:[$€£₹¥]|USD|EUR|GBP|CHF)|[A-Z]{3})?\)?\s*$/;

const ENDS_IN_AMOUNT = /\d[.,]\d{2}\s?(?:\p{Sc}|\p{Lu}{3})?$/u;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;
/** "… = 5 043,00 zł brutto", and below it when it comes: two statements. */
const ENDS_IN_SUM = /\d[.,]\d{2}\s?(?:\p{Sc}|\p{L}{1,3}\.?)?(?:\s(?:brutto|netto|ttc|ht|nett?|gross))?$/iu;
const OPENS_TERM = new RegExp(`^\\s*(?:${anyOf(SPEAKS_OF_LEAD)}|${anyOf(CARRIAGE_NAMES)})(?!\\p{L})`, 'iu');

/** Whether a line goes on with what the one before it began. In a text without capitals a small letter opens every line, so lines with amounts stand alone. */
function isWrapped(before: string, after: string, hasCapitals: boolean): boolean {
  const line = before.split(/\r?\n/).at(-1)?.trimEnd() ?? '';
  if (LONE_WORDS.test(line) && LONE_AMOUNT.test(after)) return true;
  // "Dear Mrs Postma," above the first line of the offer.
  if (line.length < 40 && line.endsWith(',') && !/\d/.test(line) && isCourtesy(line.trim())) return false;
  if (/^\s*(?:[-*•–>]|\(?\d{1,2}[.)]\s)/.test(after) || /^\s*[\p{L} ./&]{2,28}:\s/u.test(after)) return false;
  if (line.length >= 50 && !ENDS_IN_AMOUNT.test(line) && AMOUNT_THEN_MORE.test(after)) return true;
  if (/[.:;!?]$/.test(line) && !GOES_ON.test(line)) return line.length >= 60 && /^\s*\p{Ll}/u.test(after);
  if (GOES_ON.test(line)) return true;
  if (!hasCapitals && TERMS.test(after)) return false;
  if (ENDS_IN_SUM.test(line) && OPENS_TERM.test(after)) return false;
  if (/^\s*[\p{Ll}(]/u.test(after))
    return (
      line.length >= 50 && !((!hasCapitals || ENDS_IN_AMOUNT.test(line)) && AMOUNT.test(line) && AMOUNT.test(after))
    );
  return (
    line.length >= 60 &&
    /\p{Ll}{2,} [\p{Ll}]{2,}$/u.test(line) &&
    (/^\s*\p{Lu}/u.test(after) || after.trim().length > 30)
  );
}

/** No statement ends with these: a line that does goes on below. */
const GOES_ON = cueList(
  String.raw`
    ,|(?<![\w/])(?:[Aa]nd|[Oo]r|at|for|of|to|[Tt]he|with|is|are|on|in|[Pp]er|[Ff]rom|an?|[Pp]lus|makes|comes?|about)
    (?<![\w/])(?:[Oo]nly|runs|through|until|till|by|between|i\.e\.|e\.g\.|z\. ?B\.|approx\.|ca\.|@|=)
    (?<![\p{L}\d/])(?:und|oder|zu|je|mit|von|bis|nach|für|et|ou|à|de|du|au|pour|con|para|hasta|di|en|van|tot|voor)
    (?<![\p{L}\d/])(?:met|até|do|oraz|och|med)|(?<![\d.,]\s?)(?<!\p{L})(?:USD|EUR|GBP|CHF)
  `,
  { after: String.raw`$`, flags: 'u' },
);
/** "… Fracht DAP Milwaukee" and "210,00 €, Gesamtsumme …": an amount that more follows stands in a sentence that has begun above. */
const AMOUNT_THEN_MORE = /^\s*(?:\p{Sc}|\p{Lu}{3})?\s?\d[\d.,'’]*[.,]\d{2}\s?(?:\p{Sc}|\p{Lu}{3})?[,.]\s+\p{L}/u;

const ENDS = /[.;!?](?=\s+["'(]?[\p{Lu}$€£\d-])|(?<=\d[.,]\d{2})[.;](?=\s+\p{Ll}{3})/gu;
/** Without capitals a sentence begins with any letter, and units may be cut short before any of them. */
const ENDS_IN_SMALL = /[.;!?](?=\s+\S)/gu;
const SHORT_IN_SMALL =
  /(?<![\p{L}\d])(?:ea|oz|ft|in|lbs?|wks?|hrs?|bus|cal|gal|bx|pk|ctn|inc|co|corp|ltd|bros|mfg)\.$/u;
/** Short forms that a stop ends, where no sentence does: of offers, of units, of names and streets. */
const SHORT_FORMS = new Set(
  `no n nr num cod rif st mr ms dr dept attn ref art pos approx min max qty est incl excl pkg std dia avg ext tel ph ca zzgl inkl frt vol wt bldg ste ave rd
    mwst ust exkl i.v.a t.v.a b.t.w gesetzl ges jew bzgl stk ges bzw cad disc hdlg chg mdse amt subtot del shpg p.o f.o.b u.s i.e e.g l.a.b f.o.r viz rs
    abzgl zuz abz gem max lt inklusive exkl ex fa fr sfr gr h sp larg lg diam szt stck pz pza pzas ud uds un pcs pce nos kpl ks cda c.u`.split(
    /\s+/,
  ),
);
const LAST_WORD = /(?<![\p{L}.])(?<word>[\p{L}.]+)\.$/u;
/** Whether a text ends in a short form with its stop, where no sentence ends. */
export const isShortForm = (text: string): boolean =>
  SHORT_FORMS.has(LAST_WORD.exec(text.slice(-16))?.groups?.word?.toLowerCase() ?? '') ||
  // "M. Pineau", "Ri.Ba. 60 gg"
  /(?:(?<![\p{L}\d]|\d\s)M|(?<!\p{L})\p{Lu}\p{Ll}?\.\p{Lu}\p{Ll})\.$/u.test(text);
/** "… po 3,40 zł za szt. Do tego dochodzi …", "… 3,20 € cad. A questo …": what a price is for ends its sentence, and behind a count alone a thing follows. */
const ENDS_IN_PRICE_EACH =
  /\d[.,]\d{2}\s?(?:\p{Sc}|\p{L}{1,5})?\s(?:(?:za|per|je|pro|por|par|a|al|la|the|voor|für|pour)\s)?(?:\d{1,5}\s)?(?:szt|cad|stk|stck|st|pz|pza|uds?|un|pcs?|ea|c\.u)\.$/iu;
/** "Offerte vom 2. September", "in der 3. Woche": the stop of an ordinal ends no sentence. */
const ORDINAL = /(?<![\d.,])\d{1,2}\.$/;
const COUNTED_OFF = new RegExp(
  `^\\s+(?:${MONTH_NAMES.replaceAll(' ', '|')}|kw|kalenderwoche|woche|quartal|tage?s?|rate|etage|stock|halbjahr)(?!\\p{L})`,
  'iu',
);
/** "W 2027 r. 3% rabatu": before a number the stop of "roku" ends nothing. */
const POLISH_YEAR = /(?<!\d)(?:19|20)\d\d\s?r\.$/u;
const NAME_END = /\b(?:inc|co|corp|ltd|llc|bros|mfg)\.$/i;

function sentences(text: string, unit: TextUnit, hasCapitals: boolean): TextUnit[] {
  if (unit.isTabular) return [unit];
  const found: TextUnit[] = [];
  let start = unit.start;
  const content = text.slice(unit.start, unit.end);
  for (const hit of content.matchAll(hasCapitals ? ENDS : ENDS_IN_SMALL)) {
    const end = unit.start + hit.index + 1;
    const before = text.slice(start, end);
    if (!hasCapitals && SHORT_IN_SMALL.test(before)) continue;
    if (/(?:^|\s)\.\/\.$/.test(before)) continue;
    if (
      (isShortForm(before) && !ENDS_IN_PRICE_EACH.test(before)) ||
      (NAME_END.test(before) && /^\s+\p{Lu}/u.test(text.slice(end)))
    )
      continue;
    if (ORDINAL.test(before) && COUNTED_OFF.test(text.slice(end))) continue;
    if (POLISH_YEAR.test(before) && /^\s+\d/.test(text.slice(end))) continue;
    found.push({ ...unit, ...trimSpan(text, { start, end }) });
    start = end;
  }
  found.push({ ...unit, ...trimSpan(text, { start, end: unit.end }) });
  return found
    .filter((entry) => entry.end > entry.start)
    .map((entry, index) => (index === 0 ? entry : { ...entry, isAfterGap: false }));
}
