import type { Block, TextLayer } from '#contracts/page.ts';
import { slice } from '../text/span.ts';
import type { Entry, PageReading, Release } from './page-reading.ts';
import { dateOf } from './read-feed.ts';
import { readReleaseHead } from './release-head.ts';

const VERSION = /^(.+)\/(?:@(?:version|ver|number)|version)$/;
const DATE = /^\/@?(?:date|released?|release-?date|published|timestamp)$/i;
const SKIPPED = /\/@(?!description|title|summary)|^\/(?:url|link|id)$/i;

/** Whether a text layer was made of XML: its values have paths of elements. */
export const isXml = ({ blocks }: TextLayer): boolean =>
  blocks.some(({ kind, path }) => kind === 'value' && path?.startsWith('/'));

/**
 * Releases of an XML document: elements with a version as attribute or child (`<release version="1.2" date="…">`, as AppStream and Maven
 * have them). What the elements inside say are the changes; a `type` attribute names their kind.
 */
export function readXml(layer: TextLayer): PageReading {
  const values = layer.blocks.filter(({ kind, path }) => kind === 'value' && path !== undefined);
  const owners = Map.groupBy(values, ({ path }) => VERSION.exec(path!)?.[1] ?? '');
  owners.delete('');
  const [owner] = [...owners].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (owner === undefined) return { releases: [], product: null, notReleased: [] };
  const starts = values.flatMap(({ path }, at) => (VERSION.exec(path!)?.[1] === owner ? [at] : []));
  const releases = starts.flatMap((at, index) => readRelease(layer, values.slice(at, starts[index + 1]), owner) ?? []);
  return { releases, product: null, notReleased: [] };
}

function readRelease(layer: TextLayer, values: Block[], owner: string): Release | null {
  const { text } = layer;
  const [version] = values;
  if (!version || readReleaseHead(slice(text, version))?.version == null) return null;
  const own = values.filter(({ path }) => path!.startsWith(`${owner}/`));
  const date = own.find(({ path }) => DATE.test(path!.slice(owner.length)));
  const dated = date ? dateOf(text, date) : null;
  return {
    version: slice(text, version),
    versionSpan: spanOf(version),
    product: null,
    date: dated,
    heads: [spanOf(version), ...(dated ? [dated.span] : [])],
    link: null,
    entries: own.slice(1).flatMap((value, at) => readEntry(text, value, own[at], owner) ?? []),
  };
}

function readEntry(text: string, value: Block, before: Block | undefined, owner: string): Entry | null {
  const path = value.path!.slice(owner.length);
  const words = slice(text, value);
  if (DATE.test(path) || SKIPPED.test(path) || !/\p{L}{2}/u.test(words) || words.endsWith(':')) return null;
  const label = before?.path === `${value.path}/@type` ? slice(text, before) : undefined;
  return {
    span: spanOf(value),
    isProse: /[.!?]\s/.test(words),
    parents: [],
    sections: [],
    ...(label ? { label } : {}),
  };
}

const spanOf = ({ start, end }: Block): { start: number; end: number } => ({ start, end });
