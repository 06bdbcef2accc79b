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
  const text = brief.replace(/\r\n?/g, '\n').trim();
  const listed = tableRows(text) ?? listEntries(text) ?? inlineEntries(text) ?? labelledBlocks(text);
  const parts =
    listed ??
    (lines(text) ?? [text])
      .flatMap((line) => clauses(line))
      .flatMap((clause) => (clause.isList ? splitList(clause.text) : splitSentence(clause.text)));
  return parts
    .map((part) => stripChatter(listed ? takeHead(part).rest : part))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
