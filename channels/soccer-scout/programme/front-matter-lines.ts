import type { TextLayer } from '#contracts/page.ts';
import { type Line, pieceOf } from './page-lines.ts';

const KEYS =
  /^(?:subtitle|summary|description|excerpt|intro(?:duction)?|ages?|age_?groups?|fees?|costs?|price|location|where|when|season|schedule)$/i;
const ENTRY =
  /^[ \t]*(?<key>[A-Za-z_]+)[ \t]*[:=][ \t]*(?:"""(?<long>[\s\S]*?)"""|"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'|(?<plain>[^\n]*))/gm;

/** What the head of a Markdown page (YAML or TOML, before its first block) says to readers: subtitle, summary and the like. */
export function readFrontMatter({ lane, text, blocks }: TextLayer): Line[] {
  if (lane !== 'markdown' || !/^(?:---|\+\+\+)\s*\n/.test(text)) return [];
  const head = text.slice(0, blocks[0]?.start ?? text.length);
  return [...head.matchAll(ENTRY)].flatMap((entry) => {
    const { key = '', long, double, single, plain } = entry.groups ?? {};
    const value = long ?? double ?? single ?? plain ?? '';
    if (!KEYS.test(key) || value.trim() === '') return [];
    const start = entry.index + entry[0].lastIndexOf(value);
    const sentences = value.split(/(?<=[.!?])\s+/);
    let at = start;
    return sentences.map((sentence): Line => {
      const from = text.indexOf(sentence, at);
      at = from + sentence.length;
      return {
        ...pieceOf(text, from, at),
        kind: 'text',
        isWhole: sentences.length === 1,
        depth: 0,
        cells: [],
        header: [],
      };
    });
  });
}
