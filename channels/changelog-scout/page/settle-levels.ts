import { versionNumbers } from '../versions/compare-versions.ts';
import type { Head } from './head.ts';
import type { Piece } from './piece.ts';

/**
 * Heads by the levels of their headings. A day over releases gives them its date and is none itself, nor is a series over its versions; a
 * version inside a release is a section of it, or somebody else's.
 */
export function settleLevels(heads: Head[], pieces: Piece[]): Head[] {
  const product = commonest(
    heads.flatMap(({ version, product: name }) => (version ? [name?.toLowerCase() ?? ''] : [])),
  );
  const dropped = new Set<Head>();
  const grouping = new Set<Head>();
  const above: Head[] = [];
  for (const head of heads) {
    const level = levelOf(pieces[head.at]!);
    while (above.length > 0 && levelOf(pieces[above.at(-1)!.at]!) >= level) above.pop();
    const parent = above.at(-1);
    if (parent && head.version) {
      if (!parent.version) {
        if (parent.date) grouping.add(parent);
        head.group = parent.date ? parent : null;
      } else if (isSeriesOf(parent, head)) {
        grouping.add(parent);
        head.group = parent.group;
      } else if (isSame(head, parent) || isForeign(head, parent, product) || isOfSeries(head, parent)) {
        dropped.add(head);
        continue;
      }
    } else if (parent?.version && !head.version && levelOf(pieces[head.at]!) < BODY) {
      dropped.add(head);
      continue;
    }
    above.push(head);
  }
  return heads.filter((head) => !dropped.has(head) && !(grouping.has(head) && (!head.version || !head.date)));
}

/** A line of the text stands below every heading. */
const BODY = 20;
const levelOf = ({ kind, level }: Piece): number => (kind === 'heading' ? level : BODY);

const isSame = (head: Head, parent: Head): boolean =>
  head.version?.text.replace(/^v/i, '') === parent.version?.text.replace(/^v/i, '') &&
  (head.product ?? '') === (parent.product ?? '');

/** `### Node 18.0` inside `## 2.4.0`: somebody else's version. */
function isForeign(head: Head, parent: Head, product: string): boolean {
  const name = head.product?.toLowerCase() ?? '';
  return name !== '' && name !== product && name !== (parent.product?.toLowerCase() ?? '');
}

/** `3.0` over `3.0.1`; without a date also `1.1.1` over `1.1.1k` and over a dated `1.1.1`. */
function isSeriesOf(parent: Head, head: Head): boolean {
  const [series, numbers] = [versionNumbers(parent.version?.text ?? ''), versionNumbers(head.version?.text ?? '')];
  if (!series.every((number, at) => number === numbers[at])) return false;
  return series.length < numbers.length || (!parent.date && head.date !== null);
}

/** `New features in 3.0` below `3.0.1` names the series that the release is of. */
function isOfSeries(head: Head, parent: Head): boolean {
  const [series, numbers] = [versionNumbers(head.version?.text ?? ''), versionNumbers(parent.version?.text ?? '')];
  return !head.date && series.length < numbers.length && series.every((number, at) => number === numbers[at]);
}

function commonest(names: string[]): string {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
}
