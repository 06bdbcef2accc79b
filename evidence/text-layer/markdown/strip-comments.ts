import { createCodeSpans } from './code-spans.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** A label has at most 999 characters (CommonMark 0.31, 4.7). */
const HIDDEN_DEFINITION =
  /^ {0,3}\[(?:\/\/|comment|_|\s{0,99}#\s{0,99})[^\]\n]{0,999}\]:\s{0,99}(?:#|<>)\s{0,99}["'(]/i;

/** Markdown without what its readers never see: HTML comments and comments in the dress of link definitions. Code keeps them: there they are text. */
export function stripComments(source: string): { text: string; comments: string[] } {
  if (!source.includes('<!--') && !source.includes(']:')) return { text: source, comments: [] };
  const kept: string[] = [];
  const comments: string[] = [];
  const findOpening = createFinder(source, '<!--');
  const findTick = createFinder(source, '`');
  let fence: string | null = null;
  let at = 0;
  let line = lineAt(0);
  while (at < source.length) {
    // After a comment its line goes on; it is read once all the same.
    if (at >= line.end) line = lineAt(at);
    const rest = source.slice(at, line.end);
    const mark = FENCE.exec(rest)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && rest.trim() === mark) fence = null;
    } else if (mark) {
      fence = mark;
    } else if (HIDDEN_DEFINITION.test(rest)) {
      comments.push(rest);
      at = line.end;
      continue;
    } else {
      const open = line.findComment(at);
      const close = open < 0 ? -1 : source.indexOf('-->', open + 4);
      if (close >= 0) {
        kept.push(source.slice(at, open));
        comments.push(source.slice(open, close + 3));
        at = close + 3;
        continue;
      }
      if (open >= 0) return { text: kept.join('') + source.slice(at), comments };
    }
    kept.push(rest);
    at = line.end;
  }
  return { text: kept.join(''), comments };

  function lineAt(start: number): Line {
    const feed = source.indexOf('\n', start);
    const end = feed < 0 ? source.length : feed + 1;
    let spanEnd: ((at: number) => number | null) | undefined;
    return {
      end,
      findComment(from) {
        const first = findOpening(from);
        if (first >= end) return -1;
        const tick = findTick(from);
        if (tick > first) return first;
        const line = source.slice(start, end);
        spanEnd ??= createCodeSpans(line);
        for (let at = tick - start; at < line.length; at += 1) {
          if (line.startsWith('<!--', at)) return start + at;
          if (line[at] === '`') at = (spanEnd(at) ?? endOfRun(line, at)) - 1;
        }
        return -1;
      },
    };
  }
}

interface Line {
  /** Offset just after it. */
  end: number;
  /** Where a comment opens from here on outside a code span, or -1. Asked from left to right. */
  findComment(from: number): number;
}

/** Answers where a mark stands next, or Infinity. Asked from left to right, it goes through the text once, however far apart the marks are. */
function createFinder(source: string, mark: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) next = source.indexOf(mark, from);
    if (next < 0) next = Infinity;
    return next;
  };
}

function endOfRun(line: string, from: number): number {
  let at = from;
  while (line[at] === '`') at += 1;
  return at;
}
