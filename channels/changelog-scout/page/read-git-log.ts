import { findDates } from '../dates/find-dates.ts';
import { findVersions } from '../versions/find-versions.ts';
import { isChange } from './no-change.ts';
import type { PageReading, Release } from './page-reading.ts';
import type { Span } from '../text/span.ts';

/** One commit of a log of one line each, as `git log --oneline --decorate` and formats with a day write it. */
interface Commit extends Span {
  /** What was done, without hash, day and names beside it. */
  subject: Span;
  day: Span | null;
  tag: Span | null;
}

const COMMIT =
  /^[ \t*|\\/]*(?:(\d{4}-\d{2}-\d{2})[ \t]+)?[0-9a-f]{7,40}[ \t]+(?:(\d{4}-\d{2}-\d{2})[ \t]+)?(?:-[ \t]+)?(\S.*)$/gm;
/** Names that git puts beside a commit (git-log(1), --decorate). */
const BESIDE =
  /^\(((?:HEAD|tag: |origin\/)[^()\n]{0,200})\)[ \t]+|[ \t]\(((?:HEAD|tag: |origin\/)[^()\n]{0,200})\)[ \t]*$/;
/** Commits that say nothing of the product: merges, and the one that makes the release. */
const ASIDE =
  /^(?:Merge (?:branch|pull request|remote|tag|commit)\b|(?:chore(?:\([^()\n]*\))?: )?(?:(?:release|version|bump|tag)\W.{0,40}|v?\d+\.\d[\w.-]*)$)/i;

/** The releases of a log of commits whose tags stand beside them: a commit is of the next tag above it, and those above all tags are not released. Null for other texts. */
export function readGitLog(text: string): PageReading | null {
  const found = commitsOf(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  if (found.length < 3 || found.length < lines * 0.8 || !found.some(({ tag }) => tag)) return null;
  const [first, last] = [found.find(({ day }) => day), found.findLast(({ day }) => day)].map((one) =>
    wordsOf(text, one?.day),
  );
  const commits = first! < last! ? found.toReversed() : found;
  const releases: Release[] = [];
  const pending: Commit[] = [];
  for (const commit of commits) {
    if (commit.tag) releases.push(releaseOf(text, commit, commit.tag));
    const words = wordsOf(text, commit.subject);
    const entry = { span: commit.subject, isProse: false, parents: [], sections: [] };
    if (releases.length === 0) pending.push(commit);
    else if (!ASIDE.test(words) && isChange(words, words)) releases.at(-1)!.entries.push(entry);
  }
  return { product: null, releases, notReleased: pending.slice(0, 1).map(({ subject }) => subject) };
}

function releaseOf(text: string, { day, subject, start, end }: Commit, tag: Span): Release {
  const written = wordsOf(text, day);
  const [date] = findDates(written);
  const [version] = findVersions(wordsOf(text, tag));
  return {
    version: version?.text ?? wordsOf(text, tag),
    versionSpan: tag,
    product: null,
    date: day && date ? { iso: date.iso, written: [written], span: { start, end }, witness: null } : null,
    heads: [{ start, end: subject.end }],
    link: null,
    entries: [],
  };
}

const commitsOf = (text: string): Commit[] =>
  [...text.matchAll(COMMIT)].map((hit) => {
    const [whole, before, behind, rest = ''] = hit;
    const [start, end] = [hit.index, hit.index + whole.trimEnd().length];
    const at = hit.index + whole.length - rest.length;
    const [lead = '', early, late] = BESIDE.exec(rest) ?? [];
    const subject =
      early === undefined ? { start: at, end: at + rest.length - lead.length } : { start: at + lead.length, end };
    return { start, end, subject, day: spanOf(before ?? behind), tag: tagOf(early ?? late) };

    function spanOf(words: string | undefined): Span | null {
      const from = words === undefined ? -1 : text.indexOf(words, hit.index);
      return words === undefined || from < 0 ? null : { start: from, end: from + words.length };
    }
    function tagOf(names: string | undefined): Span | null {
      return spanOf(/tag: ([^,]+)/.exec(names ?? '')?.[1]);
    }
  });

const wordsOf = (text: string, span: Span | null | undefined): string => (span ? text.slice(span.start, span.end) : '');
