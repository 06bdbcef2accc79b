import { cueList } from '../../reading/cue-list.ts';
import { sectionKind } from '../kinds/section-kind.ts';

/** Codes of a page, each with the words that its legend has for it: `N = new, F = fixed`, or a line for each. */
export type Legend = ReadonlyMap<string, string>;

/** A legend stands near the top of its page, or at its very end. */
const WITHIN = 20_000;
const AT_END = 4_000;

/** The legend of the page that was asked about last: each of its releases asks anew. */
let last: { text: string; legend: Legend } | undefined;

export function readLegend(text: string): Legend {
  if (last?.text !== text) last = { text, legend: findLegend(text) };
  return last.legend;
}

function findLegend(text: string): Legend {
  const found = new Map<string, string>();
  const lone: [string, string][] = [];
  const keep = (pairs: [string, string][]): void => {
    if (!namesKinds(pairs)) return;
    // What parts two codes of the same words was not read.
    const isAlone = (words: string): boolean => pairs.filter(([, other]) => other === words).length === 1;
    for (const [code, words] of pairs) if (!found.has(code) && isAlone(words)) found.set(code, words);
  };
  const shown = text.length > WITHIN + AT_END ? `${text.slice(0, WITHIN)}\n${text.slice(-AT_END)}` : text;
  for (const line of shown.split(/\r?\n/)) {
    const pairs = pairsOf(line);
    if (pairs.length === 1 && LONE.test(line)) lone.push(...pairs);
    else {
      keep(lone.splice(0));
      if (pairs.length > 1) keep(pairs);
    }
  }
  keep(lone);
  return found;
}

/** Whether a line is a legend, or ends one: it tells what codes mean, and no change. */
export const isLegend = (line: string): boolean => namesKinds(pairsOf(line));

const namesKinds = (pairs: readonly [string, string][]): boolean =>
  pairs.filter(([, words]) => sectionKind(words) !== null).length > 1;

/** The code that a line of the page begins with, with the blanks behind it, and its words; null for none. */
export function codeAt(legend: Legend, line: string): { length: number; words: string } | null {
  if (legend.size === 0) return null;
  const [whole = '', code = ''] = AT_START.exec(line) ?? [];
  const words = legend.get(code);
  return words === undefined ? null : { length: whole.length, words };
}

const LONGEST = 300;
const CODE = String.raw`\p{Lu}{1,3}|[+!~*#^$-]{1,2}`;
const AT_START = new RegExp(String.raw`^\s*[([]?(${CODE})[)\]:]?\s+(?=\S)`, 'u');
const PAIR = new RegExp(
  String.raw`(?<![^\s([,;|])[([]?(${CODE})[)\]]?\s*(?:=|:|–|->)\s*(\p{L}[\p{L} /-]{2,30}?)(?=\s*(?:[,;|·•.)]|$))`,
  'gu',
);
const LONE = new RegExp(String.raw`^\s*[([]?(?:${CODE})[)\]]?\s*(?:=|:|–|->)\s`, 'u');

/** `Signs:  + new  - fixed`: behind a word for it, blanks alone part codes and words. */
const LABEL = cueList(
  String.raw`
  legend|keys?|signs?|symbols?|marks?|markers?|codes?|abbreviations|legende|zeichen(?:erklärung)?|symbole|kürzel|abkürzungen|légende|signes?|symboles?|sigles?|abréviations
  leyenda|signos?|símbolos?|abreviaturas|legenda|simboli|segni|sigle|abbreviazioni|sinais|abreviaturas|tekens?|symbolen|afkortingen|znaki|symbole|skróty
`,
  { flags: 'iu', before: String.raw`^\W*(?:the )?`, after: String.raw`\s?:` },
);
const APART = new RegExp(
  String.raw`(?<=[:,;\s])[([]?(${CODE})[)\]]?\s{1,3}(\p{L}[\p{L}-]*(?:,? (?!\p{Lu}{1,3} )\p{L}[\p{L}-]*){0,3})(?=\s*[,;]|\s{2,}|\s*$)`,
  'gu',
);

function pairsOf(line: string): [string, string][] {
  if (line.length > LONGEST) return [];
  const read = (pattern: RegExp): [string, string][] =>
    Array.from(line.matchAll(pattern), ([, code = '', words = '']): [string, string] => [code, words.trim()]);
  const pairs = read(PAIR);
  return pairs.length > 1 || !LABEL.test(line) ? pairs : read(APART);
}
