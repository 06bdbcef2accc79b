import type { Block, TextLayer } from '#contracts/page.ts';
import { findWithin } from '../../../evidence/find-within.ts';
import { findVersions } from '../versions/find-versions.ts';
import { slice } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import type { Entry, PageReading, Release } from './page-reading.ts';
import type { Piece } from './piece.ts';
import { readPiecesOfBlocks } from './pieces-of-blocks.ts';
import { readPiecesOfLines } from './pieces-of-lines.ts';
import { ONLY_KEYS, readEntries } from './read-entries.ts';
import { dateOf, withoutOtherNews } from './read-feed.ts';
import { readReleaseHead } from './release-head.ts';

/**
 * Releases of a JSON answer: GitHub's and GitLab's lists, JSON Feed, and lists of objects that have a version beside a date or a text.
 * A draft is not released. The tag is the version; a title that holds none names a post.
 */
export function readJson(layer: TextLayer): PageReading {
  const { blocks } = layer;
  const values = blocks.filter(({ kind }) => kind === 'value');
  const members = chooseMembers(blocks, values);
  const all = members.flatMap((member) => readMember(layer, member) ?? []);
  const read = withoutOtherNews(all);
  return {
    product: null,
    releases: read.filter(({ isOut }) => isOut).map(({ isOut: _, isVersion: __, ...release }) => release),
    notReleased: read.filter(({ isOut }) => !isOut).map(({ versionSpan }) => versionSpan),
  };
}

interface Member {
  /** Values by their path below the member, lower case, without underscores. */
  values: { key: string; block: Block }[];
  span: Span;
}

const VERSION_KEYS = [
  'tagname',
  'version',
  'versionname',
  'versionnumber',
  'tag',
  'name',
  'title',
  'release',
  'number',
  'cycle',
];
/** What names a release even where no version stands in it: "nightly", a name out of a series. */
const TAG_KEYS = new Set(VERSION_KEYS.filter((key) => key !== 'title'));
const DATE_KEYS = [
  'publishedat',
  'datepublished',
  'releasedat',
  'releasedate',
  'currentversionreleasedate',
  'released',
  'date',
  'pubdate',
  'published',
  'publishdate',
  'timestamp',
  'createdat',
  'created',
  'createtime',
];
const BODIES = String.raw`body|description|notes|releasenotes|contenttext|contenthtml|content|changes|changelog|summary|details|entries|items|highlights`;
const BODY_KEYS = new RegExp(
  String.raw`^(?:${BODIES}|features?|fixes|bugfixes|added|changed|fixed|removed|deprecated|security|breaking\w*)(?:$|[.[])`,
  '',
);
/** Which of several lines of releases one is of. */
const LINE_KEYS = new Set(['channel', 'track', 'stream', 'train', 'ring', 'edition', 'branch', 'releasechannel']);
const LINK_KEYS = ['htmlurl', 'weburl', 'link', 'url', 'href', 'permalink', '_links.self'];

/** The list whose members hold a version, or the root when it is one release itself. */
function chooseMembers(blocks: Block[], values: Block[]): Member[] {
  const entries = blocks.filter(({ kind, path }) => kind === 'entry' && path !== undefined);
  const lists = Map.groupBy(entries, ({ path }) => path!.replace(/\[\d+\]$/, ''));
  let best: Member[] = [];
  for (const [, own] of [...lists].toSorted(([a], [b]) => a.length - b.length)) {
    const members = own.map((entry) => memberOf(entry, values));
    const good = members.filter(isRelease);
    if (good.length > 0 && good.length * 2 >= members.length && good.length > best.length) best = good;
    if (best.length > 0 && best === good) break;
  }
  const root = memberOf({ kind: 'entry', start: 0, end: Number.MAX_SAFE_INTEGER, path: '$' }, values);
  return best.length === 0 && isRelease(root) ? [root] : best;
}

function memberOf({ path = '$', start, end }: Block, values: Block[]): Member {
  const own = findWithin(values, { start, end }).filter((value) => value.path?.startsWith(path));
  return { span: { start, end }, values: own.map((block) => ({ key: keyOf(block.path!.slice(path.length)), block })) };
}

const keyOf = (path: string): string => path.replace(/^\.|_(?!links)/g, '').toLowerCase();

function isRelease({ values }: Member): boolean {
  const keys = new Set(values.map(({ key }) => key));
  const isNamed = VERSION_KEYS.some((key) => keys.has(key));
  const isToldOf = DATE_KEYS.some((key) => keys.has(key)) || values.some(({ key }) => BODY_KEYS.test(key));
  return isNamed && isToldOf && !(keys.has('contenttype') && keys.has('size'));
}

function readMember(layer: TextLayer, { values }: Member): (Release & { isOut: boolean; isVersion: boolean }) | null {
  const { text } = layer;
  const find = (keys: string[], accept: (words: string) => boolean = Boolean): Block | undefined =>
    keys.flatMap((key) => values.filter((value) => value.key === key)).find(({ block }) => accept(slice(text, block)))
      ?.block;
  const named = find(
    VERSION_KEYS,
    (words) => words.length < 120 && (findVersions(words).length > 0 || readReleaseHead(words)?.version != null),
  );
  const name = named ?? find(['title', 'name']);
  if (!name) return null;
  const words = slice(text, name);
  const head = readReleaseHead(words);
  const isWhole = !/\s/.test(words) || !head?.version;
  const versionSpan = isWhole ? name : { start: name.start + head.version!.start, end: name.start + head.version!.end };
  const date = find(DATE_KEYS, (written) => /\d{4}/.test(written));
  const dated = date ? dateOf(text, date) : null;
  const link = find(LINK_KEYS, (written) => /^https?:\/\/(?!api\.)/.test(written));
  const lines = values.flatMap(({ key, block }) =>
    LINE_KEYS.has(key) && block.end - block.start <= LONGEST_FIELD ? slice(text, block) : [],
  );
  const isDraft = values.some(
    ({ key, block }) => (key === 'draft' || key === 'upcomingrelease') && slice(text, block) === 'true',
  );
  return {
    version: slice(text, versionSpan),
    versionSpan: { start: versionSpan.start, end: versionSpan.end },
    product: null,
    date: dated,
    heads: [name, ...(dated ? [dated.span] : [])].map(({ start, end }) => ({ start, end })),
    link: link ? slice(text, link) : null,
    entries: bodiesOf(text, values).flatMap((value) => {
      const { kind, fields = [] } = fieldsBeside(text, values, value);
      const all = [...fields, ...lines];
      return readBody(layer, value, { ...(kind && { kind }), ...(all.length > 0 && { fields: all }) });
    }),
    isVersion: named !== undefined || values.some(({ key }) => TAG_KEYS.has(key)),
    isOut: !isDraft && (head?.status ?? 'released') === 'released',
  };
}

type Value = Member['values'][number];

/** Values that hold changes: of objects in a list the member that words one, where there is such a member. */
function bodiesOf(text: string, all: readonly Value[]): Value[] {
  const values = all.filter(({ key }) => BODY_KEYS.test(key) && !/url$|id$/.test(key));
  const worded = new Set(values.filter(({ key }) => WORDING.test(key)).map(({ key }) => objectOf(key)));
  // A list of advisories beside the words of a change says whose it is.
  const isListOfKeys = ({ key, block }: Value): boolean =>
    worded.has(objectOf(key.replace(/\[\d+\]$/, ''))) && ONLY_KEYS.test(slice(text, block));
  const bodies = values.filter((value) => !isListOfKeys(value));
  return bodies.filter(({ key }) => objectOf(key) === null || !worded.has(objectOf(key)) || WORDING.test(key));
}

/** `entries[0].` of `entries[0].text`. */
const objectOf = (key: string): string | null => /^.*\[\d+\]\.(?=[^.[\]]+$)/.exec(key)?.[0] ?? null;
const WORDING = /\[\d+\]\.(?:text|description|message|summary|body|note|change|content|details?|title|subject|what)$/;
const KIND_KEY = /\.(?:type|kind|category|changetype|label|class|impact)$/;

/** What the members beside the words of a change say of it, the one for its kind first. */
function fieldsBeside(text: string, values: readonly Value[], { key }: Value): { kind?: string; fields?: string[] } {
  const object = objectOf(key);
  if (object === null) return {};
  const beside = values.filter((one) => one.key !== key && one.key.startsWith(object) && !WORDING.test(one.key));
  const short = beside.filter(({ block }) => block.end - block.start <= LONGEST_FIELD);
  const kind = short.find((one) => KIND_KEY.test(one.key));
  const fields = short.filter((one) => one !== kind).map(({ block }) => slice(text, block));
  return { ...(kind && { kind: slice(text, kind.block) }), ...(fields.length > 0 && { fields }) };
}
const LONGEST_FIELD = 40;

/** A text of its own, or one string of a list of changes whose key or the member beside it says their kind. */
function readBody(
  layer: TextLayer,
  { key, block }: Value,
  { kind, fields }: { kind?: string; fields?: string[] },
): Entry[] {
  const inner = findWithin(layer.blocks, block).filter(({ kind }) => kind !== 'value' && kind !== 'entry');
  const isHtml = inner.some(({ kind }) => kind === 'paragraph' || kind === 'row');
  const pieces: Piece[] =
    isHtml && !/^\s*#|^\s*[-*] /m.test(slice(layer.text, block))
      ? readPiecesOfBlocks(layer, block)
      : readPiecesOfLines(layer.text, block);
  const label = kind ?? /^(?:changes|changelog|entries|items|notes|content)?[.[]?\d*\]?\.?([a-z]+)/.exec(key)?.[1];
  const hasLabel = /\[\d+\]/.test(key) && label !== undefined;
  return readEntries(layer.text, pieces).map((entry) => ({
    ...entry,
    ...(hasLabel && { label }),
    ...(fields && { fields }),
  }));
}
