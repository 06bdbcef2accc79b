import { textForms, withoutStruck } from '../compare-text.ts';

/** A quote with what stands around it on its page: what was cut off at its ends can turn it round as well as what was cut off within it. */
export interface Passage {
  text: string;
  before: string;
  after: string;
}

/** A passage in one of the forms of `textForms`, as a part of what is around it. Values are looked for from `start` to `end`. */
export interface PassageForm {
  text: string;
  start: number;
  end: number;
  /** Where its lines end, as far as they end more than the width of a page. */
  breaks: readonly number[];
}

/** A range of a page's text as a passage. What is around it ends with its line, unless the line was only wrapped, and at the edge of a cell. */
export function passageAt(text: string, { start, end }: { start: number; end: number }): Passage {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  return {
    text: text.slice(start, end),
    before: before.slice(beginOf(before, text, start)),
    after: after.slice(0, endOf(after, text, end)),
  };
}

export function passageForms(passage: string | Passage): PassageForm[] {
  if (typeof passage === 'string')
    return formsOf(passage).map((text) => ({ text, start: 0, end: text.length, breaks: breaksOf(passage, text) }));
  const before = outerForm(passage.before);
  const after = outerForm(passage.after);
  const lead = before === '' ? '' : before + (/\s$/.test(passage.before) || /^\s/.test(passage.text) ? ' ' : '');
  const rest = after === '' ? '' : (/^\s/.test(passage.after) || /\s$/.test(passage.text) ? ' ' : '') + after;
  return formsOf(passage.text).map((text) => ({
    text: lead + text + rest,
    start: lead.length,
    end: lead.length + text.length,
    breaks: breaksOf(passage.text, text).map((at) => lead.length + at),
  }));
}

/** The line of a form that a place of it is in, with the place in it. A value of several lines has them all. */
export function lineAt({ text, breaks }: PassageForm, start: number, end: number): { text: string; start: number } {
  if (breaks.length === 0) return { text, start };
  const from = breaks.findLast((at) => at <= start) ?? 0;
  return {
    text: text.slice(
      from,
      breaks.find((at) => at >= end),
    ),
    start: start - from,
  };
}

/** So much on either side; a clause that turns another round is seldom further away. */
const AROUND = 200;
/** A line that is shorter was ended, not wrapped. */
const WRAPPED = 40;

const formsOf = (text: string): string[] => textForms(withoutStruck(text)).filter(Boolean);
/** Known where the form is that of its lines, one behind the other. */
function breaksOf(passage: string, form: string): number[] {
  if (!passage.includes('\n') || passage.length > LONGEST) return [];
  const breaks: number[] = [];
  let length = 0;
  for (let at = 0; at < passage.length;) {
    const found = passage.indexOf('\n', at);
    const end = found < 0 ? passage.length : found;
    const line = formOfLine(passage.slice(at, end), form, length);
    if (line === null) return [];
    length += line;
    if (found >= 0 && !isWrap(passage, found)) breaks.push(length);
    at = end + 1;
  }
  return breaks;
}

/** How many characters of the form are this line, with the space before it; null where they are others. */
function formOfLine(line: string, form: string, at: number): number | null {
  if (!/\S/.test(line)) return 0;
  const own = textForms(withoutStruck(line)).find((text) => form.startsWith(text, at === 0 ? 0 : at + 1));
  return own === undefined ? null : own.length + (at === 0 ? 0 : 1);
}

/** Longer texts are whole pages. */
const LONGEST = 20_000;

const outerForm = (text: string): string => (/\S/.test(text) ? (textForms(withoutStruck(text)).at(-1) ?? '') : '');

function beginOf(before: string, text: string, start: number): number {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const place = start - before.length + at;
    if (before[at] === '\t' || before[at] === '|' || (before[at] === '\n' && !isWrap(text, place))) return at + 1;
  }
  return 0;
}

function endOf(after: string, text: string, end: number): number {
  for (let at = 0; at < after.length; at += 1)
    if (after[at] === '\t' || after[at] === '|' || (after[at] === '\n' && !isWrap(text, end + at))) return at;
  return after.length;
}

/** Whether a sentence goes on across this end of a line. */
function isWrap(text: string, at: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - AROUND), at).trimEnd();
  const next = /^[\s>]*?[ >]*(?=\S)/.exec(text.slice(at + 1, at + 40))?.[0].length ?? 0;
  return (
    line.length >= WRAPPED && /[\p{L}\p{N},]$/u.test(line) && CONTINUES.test(text.slice(at + 1 + next, at + 8 + next))
  );
}

const CONTINUES = /^(?!\d{1,3}[.)]\s)["“(]?[\p{Ll}\p{N}$€£¥]/u;
