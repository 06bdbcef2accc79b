import { sectionKind } from '../kinds/section-kind.ts';

/** Codes of a page, each with the words that its legend has for it: `N = new, F = fixed`, or a line for each. */
export type Legend = ReadonlyMap<string, string>;

/** A legend stands near the top of its page. */
const WITHIN = 20_000;

export function readLegend(text: string): Legend {
  const found = new Map<string, string>();
  const lone: [string, string][] = [];
  const keep = (pairs: [string, string][]): void => {
    if (pairs.filter(([, words]) => sectionKind(words) !== null).length < 2) return;
    for (const [code, words] of pairs) if (!found.has(code)) found.set(code, words);
  };
  for (const line of text.slice(0, WITHIN).split(/\r?\n/)) {
    const pairs = line.length > LONGEST ? [] : pairsOf(line);
    if (pairs.length === 1 && LONE.test(line)) lone.push(...pairs);
    else {
      keep(lone.splice(0));
      if (pairs.length > 1) keep(pairs);
    }
  }
  keep(lone);
  return found;
}

/** The code that a line of the page begins with, with the blanks behind it, and its words; null for none. */
export function codeAt(legend: Legend, line: string): { length: number; words: string } | null {
  if (legend.size === 0) return null;
  const [whole = '', code = ''] = AT_START.exec(line) ?? [];
  const words = legend.get(code);
  return words === undefined ? null : { length: whole.length, words };
}

const LONGEST = 300;
const CODE = String.raw`\p{Lu}{1,3}|[+!~*#^$-]`;
const AT_START = new RegExp(String.raw`^\s*[([]?(${CODE})[)\]:]?\s+(?=\S)`, 'u');
const PAIR = new RegExp(
  String.raw`(?<![^\s([,;|])[([]?(${CODE})[)\]]?\s*(?:=|:|–|->)\s*(\p{L}[\p{L} /-]{2,30}?)(?=\s*(?:[,;|·•.)]|$))`,
  'gu',
);
const LONE = new RegExp(String.raw`^\s*[([]?(?:${CODE})[)\]]?\s*(?:=|:|–|->)\s`, 'u');

const pairsOf = (line: string): [string, string][] =>
  Array.from(line.matchAll(PAIR), ([, code = '', words = '']): [string, string] => [code, words.trim()]);
