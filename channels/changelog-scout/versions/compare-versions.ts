/**
 * Order of two versions, older first: numbers by value, a pre-release before its release (Semantic Versioning 2.0.0, 11; Debian's tilde the
 * same), letters behind a number after it (`1.0.2k` after `1.0.2`). Parts that are missing count as 0.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  for (let at = 0; at < Math.max(left.numbers.length, right.numbers.length); at += 1) {
    const difference = (left.numbers[at] ?? 0) - (right.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return (
    comparePreRelease(left, right) ||
    Number(coreOf(a)) - Number(coreOf(b)) ||
    left.rest.localeCompare(right.rest, 'en', { numeric: true })
  );
}

/** Whether a version says of itself that it is not final: alpha, beta, rc and their like, and CPAN's underscore (`1.23_01`; perldoc PAUSE). */
export const isPreRelease = (version: string): boolean =>
  parse(version).pre !== null || /^v?\d+\.\d+_\d{2,}$/i.test(version);

/** Whether more stands behind the dotted part than `.x`: a revision, a pre-release, a letter. */
export const isSuffixed = (version: string): boolean => {
  const { pre, rest } = parse(version);
  return pre !== null || /^(?!\.x$)[^+]/i.test(rest);
};

/** The Drupal that a version of a module is for; null where it names none. */
export const coreOf = (version: string): string | null => CORE.exec(version)?.[1] ?? null;

/** What Debian counts before a version where its numbers began again: `1:2.7.9-1`; null where it has none. */
export const epochOf = (version: string): number | null => {
  const [, epoch] = EPOCH.exec(version) ?? [];
  return epoch === undefined ? null : Number(epoch);
};
const EPOCH = /^(\d{1,2}):(?=\d)/;

/** The numbers of a version, without its name, its `v` and what follows the dotted part. */
export const versionNumbers = (version: string): readonly number[] => parse(version).numbers;

interface Parsed {
  numbers: readonly number[];
  pre: string | null;
  rest: string;
}

const PRE =
  /^[-._~ ]*((?:alpha|beta|rc|pre|preview|dev|snapshot|canary|nightly|next|unstable|experimental|trial|release candidate|cr|milestone|[abcm](?=[-.]?\d))[-._ ]?[\d.]*.*)$/i;

/** Versions that were read lately: to put a list in its order asks each of them many times. */
const known = new Map<string, Parsed>();
const MOST_KNOWN = 20_000;
/** A longer string may be a piece that keeps the whole of its page in memory. */
const LONGEST_KNOWN = 12;

function parse(version: string): Parsed {
  if (version.length > LONGEST_KNOWN) return read(version);
  const found = known.get(version) ?? read(version);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(version, found);
  return found;
}

/** Which Drupal a module is for, before its own version: `8.x-2.5`. */
const CORE = /^(\d{1,2})\.x-(?=\d)/i;

/** The distribution that a package was built for, at its end: `8.4.1-3.fc44`. It orders nothing. */
const DIST = /(?<=-\d[\w.]{0,20})\.(?:fc|el|amzn|mga|lp|oe)\d[\w.]{0,12}$/i;

function read(version: string): Parsed {
  const plain = version
    .replace(/^.*[@/]/, '')
    .replace(EPOCH, '')
    .replace(CORE, '')
    .replace(DIST, '');
  const core = /\d+(?:[._]\d+)*/.exec(plain);
  if (!core) return { numbers: [], pre: null, rest: version };
  const rest = plain.slice(core.index + core[0].length);
  const pre = PRE.exec(rest)?.[1] ?? (rest.startsWith('~') ? rest : null);
  return { numbers: core[0].split(/[._]/).map(Number), pre, rest: pre === null ? rest : '' };
}

function comparePreRelease(left: Parsed, right: Parsed): number {
  if (left.pre === right.pre) return 0;
  if (left.pre === null) return 1;
  if (right.pre === null) return -1;
  return left.pre.localeCompare(right.pre, 'en', { numeric: true, sensitivity: 'base' });
}
