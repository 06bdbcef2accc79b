import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { ownWords } from './own-words.ts';
import { anyOf } from './phrases.ts';

export interface PredicateGround {
  columns: readonly ChannelColumn[];
  /** All rows of the answer, without those that fell. */
  kept: readonly ComposedRow[];
  /** Some fell: nothing is said of all rows, for one that fell may be the first, or another. */
  hasGaps?: boolean;
  /** The rows of the sentence. */
  own: readonly ComposedRow[];
  /** The quotes of its findings. */
  quotes: readonly string[];
}

/**
 * Why a sentence says of its rows what they do not hold, or null. Words by which a column says one of its values (`ChannelColumn.says`) need a
 * row of the sentence that has the value, and as many rows as a number before them counts; that there is nothing of a value is said only where no
 * row of the answer has it, and that nothing was found only by findings that no row is made of. A piece that is no claim is held to the rows that it
 * names, and a phrase that ends in a colon to the first of them, which it introduces.
 */
export function faultOfPredicate(sentence: ComposedSentence, ground: PredicateGround): string | null {
  const said = ownWords(sentence.text, ground.own, ground.quotes);
  const { fault, rest } = readDenials(said, ground);
  if (fault !== null || (!sentence.isFactual && ground.own.length === 0)) return fault;
  if (!sentence.isFactual) return faultOfValue(rest, ground);
  return faultOfEmptiness(said, sentence, ground) ?? faultOfValue(rest, ground);
}

const NONE = /(?<![\p{L}\p{N}])(?:nothing|none|no)\s+/gu;
const LINK = /^(?:\s*,)?\s*(?:or|and|nor)\s+/u;

/** `Nothing breaking or security-related`: each of them is denied of every row. `rest` is what is said beside it. */
function readDenials(
  said: string,
  { columns, kept, hasGaps }: PredicateGround,
): { fault: string | null; rest: string } {
  const values = columns.flatMap(({ key, says = {} }) =>
    Object.entries(says).flatMap(([value, { none = [] }]) => none.map((words) => ({ key, value, words }))),
  );
  if (values.length === 0) return { fault: null, rest: said };
  const named = columns.flatMap(({ says = {} }) => Object.values(says).flatMap(({ is = [] }) => is));
  const parts: string[] = [];
  let end = 0;
  for (const { index, 0: word } of said.matchAll(NONE)) {
    if (index < end || named.some((words) => startsWithWords(said.slice(index), words))) continue;
    parts.push(said.slice(end, index));
    end = index + word.length;
    for (let link = 0; ;) {
      const denied = values.find(({ words }) => startsWithWords(said.slice(end + link), words));
      if (!denied) break;
      const { key, value, words } = denied;
      if (kept.some(({ cells }) => holdsValue(cells[key], value)))
        return { fault: `it denies "${words}", which a row holds as ${key}`, rest: said };
      if (hasGaps) return { fault: `it denies "${words}" beside a row that fell`, rest: said };
      end += link + words.length;
      link = LINK.exec(said.slice(end))?.[0].length ?? 0;
      if (link === 0) break;
    }
  }
  return { fault: null, rest: [...parts, said.slice(end)].join(' ') };
}

const startsWithWords = (text: string, words: string): boolean =>
  text.startsWith(words) && !/^[\p{L}\p{N}]/u.test(text.slice(words.length));

/** `*` is any value, and an empty one none. */
export function holdsValue(cell: Json | undefined, value: string): boolean {
  const isThere = cell !== null && cell !== undefined && cell !== '' && !(Array.isArray(cell) && cell.length === 0);
  if (value === '*') return isThere;
  return value === '' ? !isThere : isThere && String(cell) === value;
}

const EMPTY =
  /^\W*(?:no|none|nothing)(?![\p{L}\p{N}])|(?<!\p{L})(?:nothing|none|no [\p{L} ]{1,60}) (?:was |were )?found/u;

/** What a row is made of is no empty answer. */
function faultOfEmptiness(
  said: string,
  { findings, rows }: ComposedSentence,
  { kept }: PredicateGround,
): string | null {
  if (rows.length > 0 || !EMPTY.test(said)) return null;
  const found = new Set(kept.flatMap((row) => row.findings));
  return findings.some((finding) => found.has(finding))
    ? 'it says that there is nothing, and a row is made of it'
    : null;
}

function faultOfValue(said: string, { columns, own }: PredicateGround): string | null {
  for (const { key, says } of columns) {
    if (!says) continue;
    const values = Object.entries(says).flatMap(([value, { is = [] }]) => is.map((words) => ({ value, words })));
    if (values.length === 0) continue;
    const phrases = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?<![.,$€£] ?)(\\d{1,6}) )?(${anyOf(values.map(({ words }) => words))})(?![\\p{L}\\p{N}])`,
      'gu',
    );
    for (const [, counted, phrase] of said.matchAll(phrases)) {
      const meant = values.filter(({ words }) => words === phrase).map(({ value }) => value);
      const meantOf = phrase?.endsWith(':') ? own.slice(0, 1) : own;
      const holding = meantOf.filter(({ cells }) => meant.some((value) => holdsValue(cells[key], value)));
      if (holding.length < Number(counted ?? 1))
        return `"${phrase}" is what ${holding.length} of its rows hold as ${key}`;
    }
  }
  return null;
}
