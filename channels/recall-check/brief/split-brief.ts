import { inlineEntries, labelledBlocks, lines, listEntries } from './brief-lists.ts';
import { clauses, takeHead } from './clauses.ts';
import { splitList } from './split-list.ts';
import { splitSentence } from './split-sentence.ts';
import { stripChatter } from './strip-chatter.ts';
import { tableRows } from './table-rows.ts';

/**
 * The texts of the items in a brief, in the order asked: entries of a numbered or bulleted list (each is one item, whatever it says), lines, blocks of `name: value` lines, or parts of
 * a sentence that each stand for a thing of their own. A comma inside the description of one product parts nothing.
 */
export function splitBrief(brief: string): string[] {
  const text = foldLines(brief.replace(/\r\n?/g, '\n').trim());
  const listed = tableRows(text) ?? listEntries(text) ?? inlineEntries(text) ?? labelledBlocks(text);
  const parts =
    listed ??
    (lines(text) ?? [text])
      .flatMap((line) => clauses(line))
      .flatMap((clause) => (clause.isList ? splitList(clause.text) : splitSentence(clause.text)));
  return parts
    .map((part) => stripChatter(listed ? takeHead(part).rest.slice(0, LINE_CHARS) : part))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The rules for a line cost the square of its length or more; no line that names things is as long. */
const LINE_CHARS = 1_000;

/** Gaps are narrowed, and lines past the limit are broken at white space, or where there is none within the limit, as they are. */
function foldLines(text: string): string {
  const narrowed = text.replace(/[^\S\n]{9,}/g, '        ').replace(/\n{4,}/g, '\n\n\n');
  if (!LONG_LINE.test(narrowed)) return narrowed;
  return narrowed
    .split('\n')
    .map((line) => line.replace(FOLD, (whole) => `${whole.trimEnd()}\n`))
    .join('\n');
}

const LONG_LINE = new RegExp(`.{${LINE_CHARS + 1}}`);
const FOLD = new RegExp(`.{1,${LINE_CHARS - 1}}\\s(?=.)|.{${LINE_CHARS}}(?=.)`, 'g');
