import { cueList } from '../../reading/cue-list.ts';
import { isWithin } from '../../reading/span.ts';
import type { Span } from '../text/span.ts';
import { wantsStable } from './release-limit.ts';

/**
 * Ranges, counts and sorts of releases that a brief names and that nothing was made of: `since the one that Jo installed`, `older than a year`, `two majors up`,
 * `the previous version`, `LTS releases`. `used` are the places that were read.
 */
export function findUnreadRanges(text: string, used: readonly Span[]): Span[] {
  const found = [RANGE, AMONG, COUNTED, ...(wantsStable(text) ? [] : [EARLY])].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.trimEnd().length })),
  );
  const isRead = ({ start, end }: Span): boolean => used.some((one) => one.start < end && start < one.end);
  const open = [...findScores(text), ...found.filter((span) => !isRead(span))];
  return open.filter((span, at) => !open.some((other, index) => index !== at && isWithin(span, [other])));
}

/** `CVSS above 7.5`: a score, and no version. */
export const findScores = (text: string): Span[] =>
  [...text.matchAll(SCORE)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
const SCORE =
  /\b(?:cvss|scores?|severity|rated)\b(?: (?:of|is|above|over|below|at least|or|higher|than|from)){0,4} \d+(?:\.\d+)?/gi;

const RELEASE = 'release|version|update|build|patch|one|upgrade|install\\w*';
/** Up to where a range is named; one that begins with who or a reason is none. */
const RANGE = cueList(
  String.raw`
  since (?!(?:i|we|you|he|she|it|they|this|that|there|then|when|my|our|its|the (?:team|customers?|users?))\b(?! last\b))(?:[^,;?!.\n]|\.(?=\d)){1,40}
  (?:older|newer|later|earlier) than [^,;?!.\n]{1,30}
  (?:before|after|until|up to|from) (?:the |my |our |a )?(?:\w+ )?(?:{release}) (?:before|after|that|which|we|i|my|our|from|of)\b[^,;?!.\n]{0,30}
  (?:since|before|after|until) (?:version|release) (?:one|two|three|four|five|six|seven|eight|nine|ten)\b
`,
  { flags: 'gi', before: String.raw`\b`, words: { release: RELEASE } },
);
/** Sorts of releases. */
const AMONG = cueList(
  String.raw`
  (?:lts|long[- ]term support|major|minor|patch|point|maintenance|hotfix) (?:releases|versions|updates|ones)(?: only)?
  (?:only|just) (?:the )?(?:lts|major|minor|patch|point)(?: (?:release|version|update|one)s?)?
  (?:the )?(?:previous|preceding|prior) (?:{release})
  every (?:other|second|third) (?:{release})
`,
  { flags: 'gi', before: String.raw`\b`, after: String.raw`\b`, words: { release: RELEASE } },
);
const COUNTED = cueList(
  String.raw`
  (?:\d|two|three|four|five|six|several) (?:majors|minors|(?:major|minor) (?:versions|releases))
  (?:\d|one|two|three|four|five|six|several) (?:versions?|releases?) (?:up|ahead|further|back|behind|older|later)
`,
  { flags: 'gi', before: String.raw`\b`, after: String.raw`\b` },
);
/** Releases that are not final yet. */
const EARLY =
  /\b(?:(?:last|latest|newest|only|just|the|in) (?:\w+ )?(?:betas|alphas|rcs|previews|nightlies|release candidates)|(?:beta|alpha|rc|preview|nightly) (?:releases|versions|builds)(?: only)?)\b/gi;
