import { createCodeSpans } from './code-spans.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HIDDEN_DEFINITION = /^ {0,3}\[(?:\/\/|comment|_|\s*#\s*)[^\]\n]*\]:\s*(?:#|<>)\s*["'(]/i;

/** Markdown without what its readers never see: HTML comments and comments in the dress of link definitions. Code keeps them: there they are text. */
export function stripComments(source: string): { text: string; comments: string[] } {
  if (!source.includes('<!--') && !source.includes(']:')) return { text: source, comments: [] };
  const kept: string[] = [];
  const comments: string[] = [];
  let fence: string | null = null;
  let at = 0;
  while (at < source.length) {
    const end = endOfLine(source, at);
    const line = source.slice(at, end);
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    } else if (mark) {
      fence = mark;
    } else if (HIDDEN_DEFINITION.test(line)) {
      comments.push(line);
      at = end;
      continue;
    } else {
      const open = findComment(line);
      const close = open < 0 ? -1 : source.indexOf('-->', at + open + 4);
      if (close >= 0) {
        kept.push(source.slice(at, at + open));
        comments.push(source.slice(at + open, close + 3));
        at = close + 3;
        continue;
      }
      if (open >= 0) return { text: kept.join('') + source.slice(at), comments };
    }
    kept.push(line);
    at = end;
  }
  return { text: kept.join(''), comments };
}

function endOfLine(source: string, from: number): number {
  const feed = source.indexOf('\n', from);
  return feed < 0 ? source.length : feed + 1;
}

/** Where a comment opens on the line outside a code span, or -1. */
function findComment(line: string): number {
  if (!line.includes('<!--')) return -1;
  const codeSpanEnd = createCodeSpans(line);
  for (let at = 0; at < line.length; at += 1) {
    if (line.startsWith('<!--', at)) return at;
    if (line[at] !== '`') continue;
    at = (codeSpanEnd(at) ?? endOfRun(line, at)) - 1;
  }
  return -1;
}

function endOfRun(line: string, from: number): number {
  let at = from;
  while (line[at] === '`') at += 1;
  return at;
}
