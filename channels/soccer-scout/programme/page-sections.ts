import type { TextLayer } from '#contracts/page.ts';
import { readAgeStatements } from './ages/read-age-statements.ts';
import { readFrontMatter } from './front-matter-lines.ts';
import { hasProgramNoun, isName } from './heading-names.ts';
import { findMoney } from './line-topics.ts';
import { findStruck } from './struck-text.ts';
import { createLineReader, type Line, type Piece, pieceOf } from './page-lines.ts';

export interface Section {
  /** Null before the first heading of the page. */
  heading: Heading | null;
  lines: Line[];
}

export interface Heading extends Piece {
  level: number;
  /** A line that reads like a heading and is marked as none, as where somebody only made the words bold. */
  isBare: boolean;
}

const LINE_KINDS = new Set(['heading', 'paragraph', 'item', 'row', 'cell', 'term', 'definition', 'code']);
/** A page with more lines is no page of a club; the rest is not read. */
const MOST_LINES = 5_000;

/** A page cut at its headings, in order. */
export function readSections(layer: TextLayer): Section[] {
  const sections: Section[] = [{ heading: null, lines: readFrontMatter(layer) }];
  const blocks = layer.blocks.filter(({ kind }) => LINE_KINDS.has(kind));
  const reader = createLineReader(layer.text, blocks, findStruck(layer));
  let left = MOST_LINES;
  let level = 0;
  const open = (heading: Heading): void => void sections.push({ heading, lines: [] });
  for (let index = 0; index < blocks.length && left > 0;) {
    const block = blocks[index];
    const { lines, next } = reader.read(index);
    index = next;
    left -= Math.max(1, lines.length);
    if (block?.kind === 'heading') {
      level = block.level ?? 6;
      open({ ...pieceOf(layer.text, block.start, block.end), level, isBare: false });
      continue;
    }
    for (const line of lines) {
      const name = bareHeading(line);
      if (name) open({ ...name, level: level + 1, isBare: true });
      else sections.at(-1)?.lines.push(line);
    }
  }
  return withLabelsBelow(sections);
}

/** "U8" over the heading "Sparks", and so over each heading as high: such a label belongs to what it stands over. */
function withLabelsBelow(sections: Section[]): Section[] {
  const labelOver = (at: number): Line | undefined => {
    const line = sections[at - 1]?.lines.at(-1);
    const [ages, ...others] = line?.kind === 'text' && line.isWhole ? readAgeStatements(line) : [];
    return ages && others.length === 0 && ages.text === line?.text ? line : undefined;
  };
  const isLabelled = ({ heading }: Section): boolean => {
    const same = sections.flatMap((other, at) => (other.heading?.level === heading?.level ? [at] : []));
    return heading !== null && same.length > 1 && same.every((at) => labelOver(at) !== undefined);
  };
  const labels = sections.map((section, at) => (isLabelled(section) ? labelOver(at) : undefined));
  return sections.map((section, at) => ({
    ...section,
    lines: [...(labels[at] ? [labels[at]] : []), ...(labels[at + 1] ? section.lines.slice(0, -1) : section.lines)],
  }));
}

const LONGEST_NAME = 60;
const INVITATION =
  /^(?:register|click|view|download|sign|learn|read|see|join|contact|more|back|apply|find|print|enroll|watch|check|visit|follow|meet|email|call|about|welcome)\b/i;

/** "Little Kickers Academy" on a line of its own: a name with a word such as "academy", and no sentence. Null: no such line. */
function bareHeading(line: Line): Piece | null {
  if (line.kind !== 'text' || !line.isWhole || line.text.length > LONGEST_NAME) return null;
  const lead = /^[*_\s]*/.exec(line.text)?.[0].length ?? 0;
  const text = line.text.slice(lead).replace(/[*_\s\\]+$/, '');
  if (
    !/^(?:\p{Extended_Pictographic}\uFE0F?\s*)?\p{Lu}/u.test(text) ||
    /[>|→]|[.:!?;,]$/.test(text) ||
    INVITATION.test(text)
  )
    return null;
  const name = { text, start: line.start + lead, end: line.start + lead + text.length };
  return hasProgramNoun(text) && isName(name) && findMoney(text).length === 0 ? name : null;
}
