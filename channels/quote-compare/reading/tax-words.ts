import { cueList } from '../../reading/cue-list.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { GROSS_WORDS, TAKES_IN, TAX_NAMES, TAX_ON_TOP, TAX_WITHIN } from '../../reading/vocabulary/tax-words.ts';
import { isHeldTax, PAID } from './between-labels.ts';
import type { Label } from './labels.ts';
import type { Span } from '../../reading/span.ts';

const NAMES = `(?:\\d{1,2}(?:[.,]\\d)?\\s?%\\s)?(?:${anyOf(TAX_NAMES)})`;
/** "brutto", "inkl. 7 % MwSt.", "VAT included": that an amount holds its tax. The source of a pattern. */
export const HOLDS_TAX = `(?:${anyOf(GROSS_WORDS)}|${anyOf(TAKES_IN)}\\.?\\s${NAMES}|${NAMES}\\s${anyOf(TAKES_IN)})(?!\\p{L})`;

/** What is said about a tax label beside its figures. `isSettled`: there is no tax, or it stands apart, so figures behind it are not its own. */
export interface TaxWords extends Span {
  isSettled: boolean;
}

const SETTLED = cueList(
  String.raw`
    no|zero|without|free of|exempt from|excl(?:uding|usive of|udes?|\.)?|ex\.?|before|net of
    (?:does|do|is|are|will) not (?:include|charge|collect|add)|don['’]t (?:charge|collect|add)|keine?|ohne|hors
  `,
  {
    flags: 'iu',
    before: String.raw`(?:\b`,
    after: String.raw`[\s-]+(?:(?:any|the|applicable|additional|all|of|state|local|sales|freight|shipping)[\s,]+)*)$`,
  },
);
const SAID = cueList(
  String.raw`
    plus|add|subject to|neither|incl(?:uding|usive of|udes?|uded|\.)?|inkl\.?|pre
  `,
  {
    flags: 'iu',
    before: String.raw`(?:\b`,
    after: String.raw`[\s-]+(?:(?:any|the|applicable|additional|all|of|state|local)[\s,]+)*)$`,
  },
);
/** "inc VAT", "inkl. 19 % MwSt.", "tutto compreso di IVA": the tax is in the amount beside it. */
const WITHIN = new RegExp(
  `(?<!\\p{L})${anyOf({ ...TAX_WITHIN, en: 'inc|incl|including|including the|inclusive of|include|includes' })}\\.?\\s+(?:(?:de|di|of)\\s+)?(?:\\d+(?:[.,]\\d+)?\\s?%\\s*(?:(?:de|di|of)\\s+)?)?$`,
  'iu',
);
const JOINER = /^[\s,/&+]*(?:and|or|nor|und|oder|et|y|e|en|i|sowie)?\s*(?:any |sales |the )?$/i;
const CONJUNCTION = /(?:&|\b(?:and|or|nor|und|oder|et|y|e|en|i|sowie)\b|\/)/i;
const TURN = /\b(?:extra|incl\w*|excl\w*|not|none|nil|exempt|waived|additional|appl\w+)\b/i;

/**
 * The words of a tax label and of the labels that it is joined to ("no tax or handling", "freight, tax and handling: none"), where no figure
 * stands among them. `end` is where the clause of the label ends by itself.
 */
export function readTaxWords(text: string, labels: Label[], { index, end, hasFigures }: TaxPlace): TaxWords | null {
  const label = labels[index];
  if (!label || label.kind !== 'tax') return null;
  const held = isHeldTax(text, label) ? PAID.exec(text.slice(label.end))?.[0] : undefined;
  if (held) return { start: label.start, end: label.end + held.length, isSettled: true };
  const isJoined = (at: number): boolean => {
    const [left, right] = [labels[at], labels[at + 1]];
    return left !== undefined && right !== undefined && JOINER.test(text.slice(left.end, right.start));
  };
  let [first, last] = [index, index];
  while (isJoined(last)) last += 1;
  while (isJoined(first - 1)) first -= 1;
  const told = hasFigures || first !== last ? null : clauseOf(text, labels, index);
  if (told) return told;
  const isList = Array.from({ length: last - first }, (_, step) => first + step).some((at) =>
    CONJUNCTION.test(text.slice(labels[at]?.end ?? 0, labels[at + 1]?.start ?? 0)),
  );
  const tail = isList && last > index ? clauseEnd(text, labels[last]?.end ?? end, labels[last + 1]?.start) : end;
  const isTurned = TURN.test(text.slice(label.end, tail));
  const from = isList && !isTurned ? (labels[first]?.start ?? label.start) : label.start;
  const floor = labels[(from === label.start ? index : first) - 1]?.end ?? 0;
  const before = text.slice(floor, from).replace(ROW_ABOVE, (row) => ' '.repeat(row.length));
  const settled = SETTLED.exec(before) ?? WITHIN.exec(before);
  const said = settled ?? (hasFigures ? null : SAID.exec(before));
  if (!said && tail === end) return null;
  const isRated = BEFORE_TAX.test(before) && RATE_BEHIND.test(text.slice(label.end));
  return { start: said ? floor + said.index : label.start, end: tail, isSettled: settled !== null && !isRated };
}

/** "Alle Preise zzgl. gesetzlicher MwSt.", "A los precios hay que agregar IVA": what a clause without figures says round the name of a tax. */
function clauseOf(text: string, labels: Label[], index: number): TaxWords | null {
  const [label, previous, next] = [labels[index], labels[index - 1], labels[index + 1]];
  if (!label) return null;
  const floor = previous?.end ?? 0;
  const from = floor + Math.max(0, text.slice(floor, label.start).search(CLAUSE_START));
  // "860,00 € zzgl. MwSt.", "1.240 € más IVA": on top of the amount before it.
  const amount = BEHIND_AMOUNT.exec(text.slice(from, label.start))?.[0] ?? '';
  const start = ON_TOP.test(text.slice(from + amount.length, label.start)) ? from + amount.length : from;
  const end = clauseEnd(text, label.end, next?.start);
  const words = text.slice(start, end);
  return /\d/.test(words) || !TOLD.some((pattern) => pattern.test(words)) ? null : { start, end, isSettled: true };
}
/** The stop of "zzgl." ends no clause. */
const CLAUSE_START = /(?:[^.;,|(\n]|(?<=zzgl|exkl|inkl|incl|excl|zuz|ges|gesetzl|einschl)\.)*$/iu;
const ON_TOP = phrasePattern(TAX_ON_TOP);
const TOLD = [ON_TOP, phrasePattern(TAX_WITHIN), /^\W*\+\s*\p{L}/u];
const BEHIND_AMOUNT = ignoringCase(`^.*\\d(?:\\s?${CURRENCY})?\\s+(?=\\p{L})`, 'su');

/** "Delivery     included", and the tax below it: a row of columns says nothing of the next. */
const ROW_ABOVE = /^.* {2}.*\n\s*/su;
/** "Before VAT at 20 percent": the rate of the tax that is still to come. */
const BEFORE_TAX = /(?<!\p{L})(?:before|excl\p{L}*|ex|net of|not including|without)\.?\s+(?:the\s+)?$/iu;
const RATE_BEHIND = /^\s*[(,]?\s*(?:(?:at|of|@|which is|is)\s+)?\d+(?:[.,]\d+)?\s?(?:%|per ?cent)/i;

interface TaxPlace {
  index: number;
  /** End of the clause of the label. */
  end: number;
  hasFigures: boolean;
}

const clauseEnd = (text: string, from: number, next: number | undefined): number => {
  const stop = /[\n.;]|,\s/.exec(text.slice(from))?.index ?? text.length - from;
  return Math.min(from + stop, next ?? text.length);
};
