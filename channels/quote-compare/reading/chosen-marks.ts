import { blankSpans, lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

/** Marks of choices as web forms and copies of them write them: "(x)", "[x]", "◉", "☑", and the same left empty. */
const MARK = /\((?<round>[ xX*•●✓✔]?)\)|\[(?<square>[ xX*✓✔]?)\]|(?<full>[◉●⦿🔘☑☒✅])|(?<empty>[○◯⚪☐□])/gu;

/** One choice of a form: its mark, and its words up to the next mark or the end of the line. */
interface Choice extends Span {
  mark: Span;
  isChosen: boolean;
  line: number;
}

/**
 * The text without the choices that are left open beside one that is made ("( ) Express +19.99   (x) Standard, 4 days"): those are no part of the order.
 * Choices stand in one line, or in lines that follow each other. Every character keeps its place.
 */
export function withoutUnchosen(text: string): string {
  const choices = lineSpans(text).flatMap((span, line) => choicesIn(text, span, line));
  const groups = choices.reduce<Choice[][]>((found, choice) => {
    const last = found.at(-1);
    if (last && choice.line - (last.at(-1)?.line ?? 0) <= 1) last.push(choice);
    else found.push([choice]);
    return found;
  }, []);
  const settled = groups.filter((group) => new Set(group.map(({ isChosen }) => isChosen)).size === 2).flat();
  return blankSpans(
    text,
    settled.map((choice) => (choice.isChosen ? choice.mark : choice)),
    ' ',
  );
}

function choicesIn(text: string, { start, end }: Span, line: number): Choice[] {
  const hits = [...text.slice(start, end).matchAll(MARK)];
  return hits.map((hit, at) => ({
    start: start + hit.index,
    end: start + (hits[at + 1]?.index ?? end - start),
    mark: { start: start + hit.index, end: start + hit.index + hit[0].length },
    isChosen: (hit.groups?.full ?? hit.groups?.round ?? hit.groups?.square ?? '').trim() !== '',
    line,
  }));
}
