import type { Block, TextLayer } from '#contracts/page.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { slice } from '../text/span.ts';
import type { Entry, PageReading, Release } from './page-reading.ts';
import { readDateLine } from './date-lines.ts';
import { readStatus } from './head-words.ts';
import { dateOf } from './read-feed.ts';
import { readReleaseHead } from './release-head.ts';

const VERSION = /^(.+)\/(?:@(?:version|ver|number)|version)$/;
const NAME = /^(.+)\/@(?:name|title|label)$/;
const DATE = /^\/@?(?:date|released?|release-?date|published|timestamp|rtext)$/i;
const SKIPPED = /\/@(?!description|title|summary)|^\/(?:url|link|id)$/i;

/** Whether a text layer was made of XML: its values have paths of elements. */
export const isXml = ({ blocks }: TextLayer): boolean =>
  blocks.some(({ kind, path }) => kind === 'value' && path?.startsWith('/'));

/**
 * Releases of an XML document: elements with a version as attribute or child (`<release version="1.2" date="…">`, as AppStream and Maven
 * have them), else with a name that heads a release (`<section name="Tool 1.2">`). What the elements inside say are the changes; a `type` attribute or their own name (`<fix>`) names their kind.
 */
export function readXml(layer: TextLayer): PageReading {
  const values = layer.blocks.filter(({ kind, path }) => kind === 'value' && path !== undefined);
  const [owner, mark] = ownerBy(values, VERSION) ?? ownerBy(values, NAME, (value) => isHead(layer.text, value)) ?? [];
  if (owner === undefined || mark === undefined) return { releases: [], product: null, notReleased: [] };
  const starts = values.flatMap(({ path }, at) => (mark.exec(path!)?.[1] === owner ? [at] : []));
  const read = starts.flatMap((at, index) => readRelease(layer, values.slice(at, starts[index + 1]), owner) ?? []);
  return {
    releases: read.filter(({ isOut }) => isOut).map(({ isOut: _, ...release }) => release),
    product: null,
    notReleased: read.filter(({ isOut }) => !isOut).map(({ versionSpan }) => versionSpan),
  };
}

/** The place of the elements that are releases: of those that the mark and the test fit, most of which must, the commonest. */
function ownerBy(
  values: Block[],
  mark: RegExp,
  isRelease: (value: Block) => boolean = () => true,
): [owner: string, mark: RegExp] | null {
  const owners = Map.groupBy(values, ({ path }) => mark.exec(path!)?.[1] ?? '');
  owners.delete('');
  const fit = [...owners].filter(([, own]) => own.filter(isRelease).length >= own.length * 0.6);
  const [owner] = fit.toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  return owner === undefined ? null : [owner, mark];
}

function isHead(text: string, value: Block): boolean {
  const head = readReleaseHead(slice(text, value));
  return head?.version != null && head.isExact;
}

function readRelease(layer: TextLayer, values: Block[], owner: string): (Release & { isOut: boolean }) | null {
  const { text } = layer;
  const [name] = values;
  const head = name ? readReleaseHead(slice(text, name)) : null;
  if (!name || !head?.version) return null;
  const own = values.filter(({ path }) => path!.startsWith(`${owner}/`));
  const date =
    own.find(({ path }) => DATE.test(path!.slice(owner.length))) ??
    own.slice(1, 4).find((value) => readDateLine(slice(text, value)) !== null);
  const dated = date ? dateOf(text, date) : null;
  const isNamed = /\s/.test(slice(text, name).trim());
  const versionSpan = isNamed
    ? { start: name.start + head.version.start, end: name.start + head.version.end }
    : spanOf(name);
  return {
    version: slice(text, versionSpan),
    versionSpan,
    product: null,
    date: dated,
    heads: [spanOf(name), ...(dated ? [dated.span] : [])],
    link: null,
    entries: own
      .slice(1)
      .flatMap((value, at) => (value === date ? [] : (readEntry(text, value, own[at], owner) ?? []))),
    isOut: head.status === 'released' && !(date && !dated && readStatus(slice(text, date)) !== 'released'),
  };
}

function readEntry(text: string, value: Block, before: Block | undefined, owner: string): Entry | null {
  const path = value.path!.slice(owner.length);
  const words = slice(text, value);
  if (DATE.test(path) || SKIPPED.test(path) || !/\p{L}{2}/u.test(words) || words.endsWith(':')) return null;
  const label = before?.path === `${value.path}/@type` ? slice(text, before) : /\/(\w+)$/.exec(path)?.[1];
  return {
    span: spanOf(value),
    isProse: /[.!?]\s/.test(words),
    parents: [],
    sections: [],
    ...(label && (before?.path?.endsWith('/@type') || sectionKind(label) !== null) ? { label } : {}),
  };
}

const spanOf = ({ start, end }: Block): { start: number; end: number } => ({ start, end });
