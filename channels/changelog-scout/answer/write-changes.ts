import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { changeOf } from '../findings/change-value.ts';
import type { ChangeValue } from '../findings/change-value.ts';
import { isLeading, NEWEST } from '../select/choose-changes.ts';
import type { PageFacts } from '../findings/page-facts.ts';
import { connect, state } from './pieces.ts';

/** Changes that the output names; all of them are in the table. */
const MAX_URGENT = 24;
const MAX_ELSE = 14;
const ELSE_PER_RELEASE = 6;

interface Numbered extends ChangeValue {
  row: number;
}

/** What matters, release by release: first what can break or endanger somebody, then what else is new in the newest releases. */
export function writeChanges(changes: Finding[], rows: JsonObject[], facts: PageFacts[]): ComposedSentence[] {
  const numbered = changes
    .map(({ value }, row): Numbered => ({ ...changeOf(value), row }))
    .filter(({ isOutside }) => !isOutside);
  const urgent = numbered.filter(isLeading);
  // Those of older releases are named where there are none nearer.
  const recent = urgent.filter(({ age }) => age < NEWEST);
  const named = (recent.length > 0 ? recent : urgent).slice(0, MAX_URGENT);
  const products = new Map(facts.map(({ target, product }) => [target, product]));
  const rest = pickRest(numbered.filter((change) => !urgent.includes(change) && change.kind !== 'other'));
  const fallback = named.length + rest.length === 0 ? numbered.slice(0, MAX_ELSE) : rest;
  const reverts = findReverts(numbered);
  const shared = new Map([...Map.groupBy(rows, ({ link }) => String(link))].map(([link, own]) => [link, own.length]));
  return [
    ...(named.length > 0 ? [connect('\nLook at these before you upgrade:\n\n'), ...writeReleases(named)] : []),
    ...(urgent.length > named.length ? [connect('Older ones are in the table, in the same order.\n')] : []),
    ...(fallback.length > 0
      ? [
          connect(named.length > 0 ? '\nAlso in the newest of these releases:\n\n' : '\nWhat is new:\n\n'),
          ...writeReleases(fallback),
        ]
      : []),
  ];

  /** An address that several changes share, or that compares two versions, leads to the release and not to the change. */
  function isOfRelease(link: string): boolean {
    return (shared.get(link) ?? 0) > 1 || /\/(?:compare|releases|tree|tags?)\//.test(link);
  }

  function writeReleases(list: Numbered[]): ComposedSentence[] {
    const sentences: ComposedSentence[] = [];
    let open = '';
    for (const change of list) {
      const name = `${change.target} ${change.product ?? ''} ${change.version} ${change.date ?? ''}`;
      if (name !== open) sentences.push(...writeHead(change));
      open = name;
      sentences.push(writeChange(change));
    }
    return sentences;
  }

  /** The name that the brief gives a product is no claim; the version under it is. */
  function writeHead({ version, date, row, product, target }: Numbered): ComposedSentence[] {
    const name = product ?? (products.size > 1 ? products.get(target) : null);
    const isNamed = name != null && version.toLowerCase().includes(name.toLowerCase());
    const head = state(`${version}${date ? ` (${date})` : ''}\n`, { rows: [row] });
    return name && !isNamed ? [connect(`${name} `), head] : [head];
  }

  function writeChange({ kind, change, row }: Numbered): ComposedSentence {
    const link = rows[row]?.['link'];
    const isFurther = typeof link === 'string' && !facts.some(({ url }) => url === link) && !isOfRelease(link);
    const words = `- ${kind}: ${change}${isFurther ? ` (${link})` : ''}`;
    const by = reverts.get(row);
    if (by === undefined) return state(`${words}\n`, { rows: [row] });
    return state(`${words}; taken back in ${numbered[by]!.version}\n`, { rows: [row, by] });
  }
}

/** The newest releases' further changes, a few of each. */
function pickRest(rest: Numbered[]): Numbered[] {
  const counts = new Map<string, number>();
  const picked = rest.filter(({ target, version }) => {
    const key = `${target} ${version}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key)! <= ELSE_PER_RELEASE;
  });
  return picked.slice(0, MAX_ELSE);
}

/** Rows that a newer row takes back: it says so and names the same advisory or issue. */
function findReverts(changes: Numbered[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const revert of changes.filter(({ isRevert, marks }) => isRevert && marks.length > 0)) {
    for (const change of changes) {
      const isOlder = change.target === revert.target && change.age > revert.age && !change.isRevert;
      if (isOlder && change.marks.some((mark) => revert.marks.includes(mark))) found.set(change.row, revert.row);
    }
  }
  return found;
}
