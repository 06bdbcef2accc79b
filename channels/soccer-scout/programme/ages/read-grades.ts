import { NTH, parseNth } from '../../brief/number-words.ts';
import { AND_UP, type AgeHit, type AgeMeaning, collectHits } from './age-meaning.ts';

const KINDER = '(?:pre-?\\s?k(?:indergarten)?|tk|kindergarten|k)';
const ONE = `(?:${KINDER}|${NTH}|\\d{1,2})`;
const TO = '\\s*(?:-|–|—|to|through|thru|and|&|\\/|,)\\s*';

const GRADES = new RegExp(
  [
    `\\bgrades?\\b:?\\s*(?<a1>${ONE})(?:(?:${TO}(?:grades?\\s*)?(?<a2>${ONE}))+|(?<up>${AND_UP}))?(?![\\w-])`,
    `(?<![\\w-])(?<b1>${KINDER}|${NTH}|\\d{1,2})(?:\\s*grade)?(?:${TO}(?<b2>${NTH}|\\d{1,2}))+[\\s-]*grad(?:ers?|es?)\\b`,
    `(?<![\\w-])(?<c1>${KINDER})(?:-|–|\\s+(?:to|through|thru)\\s+)(?<c2>${NTH}|\\d{1,2})(?![\\w:]|\\s*[ap]\\.?m)`,
    `\\b(?<d1>${NTH})[\\s-]+grad(?:ers?|es?)\\b(?<upD>${AND_UP})?`,
    `\\b(?<e1>pre-?\\s?k|pre-?kindergart(?:en|en?ers?)|kindergart(?:en|en?ers?))\\b`,
  ].join('|'),
  'gi',
);

/** School grades that a text names, in the forms of the United States. */
export function readGrades(text: string): AgeHit[] {
  return collectHits(text, GRADES, readRange);
}

function readRange(found: Record<string, string | undefined>): AgeMeaning | null {
  const low = toGrade(found['a1'] ?? found['b1'] ?? found['c1'] ?? found['d1'] ?? found['e1']);
  const high = toGrade(found['a2'] ?? found['b2'] ?? found['c2']) ?? low;
  if (low === null || high === null || high > 12) return null;
  const isOpen = found['up'] !== undefined || found['upD'] !== undefined;
  return { kind: 'grades', min: Math.min(low, high), max: isOpen ? null : Math.max(low, high) };
}

function toGrade(words: string | undefined): number | null {
  if (words === undefined) return null;
  const plain = words.toLowerCase();
  if (/^(?:pre|tk)/.test(plain)) return -1;
  if (plain.startsWith('k')) return 0;
  return parseNth(plain);
}
