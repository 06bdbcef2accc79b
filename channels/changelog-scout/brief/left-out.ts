import { cueList } from '../../reading/cue-list.ts';
import type { Span } from '../text/span.ts';

const V = String.raw`v?\d+(?:(?:\.\d+)+(?:\.x)?|\.x)(?:[-+~.]?(?:alpha|beta|rc|pre|dev)[.-]?\d*)?`;
const CALLED = String.raw`(?:the )?(?:(?:version|release)s? )?`;
const EXCEPT = new RegExp(
  cueList(
    String.raw`
  without|except(?: for| from)?|excluding|exclude|other than|apart from|aside from|besides|minus|(?<=^\W*|[,;.:]\s*)not|all but|everything but|but not|leav(?:e|ing) out|skip(?:ping)?|omit(?:ting)?|ignor(?:e|ing)
`,
    { flags: 'i', before: String.raw`\b`, after: String.raw`\s+` },
  ).source +
    String.raw`${CALLED}(${V}(?:(?:,? and |, ?| ?[/&] ?)${CALLED}${V}){0,5})(?![\w.]*\d)(?!\s+(?:and|or)\s+(?:older|earlier|below|before))`,
  'gi',
);

/** Versions that a brief leaves out by name (`all but 2.5.1`), and where it does. */
export function readLeftOut(text: string): { versions: string[]; spans: Span[] } {
  const hits = [...text.matchAll(EXCEPT)];
  return {
    versions: hits.flatMap(([, listed = '']) => listed.match(new RegExp(V, 'gi')) ?? []),
    spans: hits.map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  };
}

/** `the release before the current one`, `the one before last`: the second newest, and where the brief says so. */
export function findSecondNewest(text: string): Span | null {
  const hit = SECOND.exec(text);
  return hit ? { start: hit.index, end: hit.index + hit[0].length } : null;
}

const SECOND = cueList(
  String.raw`
  {one}(?: of {name})? (?:right |just )?(?:before|prior to|preceding) (?:the )?(?:current|latest|newest|most recent|last)(?: (?:one|{one}))?
  (?:second|2nd)[ -](?:to[ -])?(?:last|latest|newest|most recent) {one}
  (?:penultimate|last but one|next to last) {one}
`,
  {
    flags: 'i',
    before: String.raw`\b`,
    after: String.raw`\b(?! (?:year|month|week|quarter|spring|summer|autumn|fall|winter|sprint|friday|monday))`,
    words: { one: '(?:release|version|update|one)', name: String.raw`[\p{L}.-]{1,30}` },
  },
);
