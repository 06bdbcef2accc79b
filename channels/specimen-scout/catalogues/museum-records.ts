import type { CitationDraft, FindingDraft } from '#contracts/evidence.ts';
import { measureText } from '../../../evidence/measuring/text/measure-text.ts';
import { toValue } from '../record.ts';
import type { SpecimenRecord, StatedRange } from '../record.ts';
import { isObject, member, textOf } from './json-page.ts';
import type { JsonPage, PlacedText } from './json-page.ts';
import { readSizedValues } from './sized-values.ts';
import type { SizedValue } from './sized-values.ts';

/** Members that name the thing, the best first, and those that say more about it. */
const NAMES = ['title', '_primaryTitle', 'titles', 'objectName', 'objectType', 'name', 'scientificName', 'label'];
const STATEMENTS = [
  'dimensions',
  'measurements',
  'dimensionsNote',
  'dimension',
  'size',
  'dynamicProperties',
  'occurrenceRemarks',
];
const MORE = [
  'objectName',
  'objectType',
  'tombstone',
  'culture',
  'medium',
  'technique',
  'objectDate',
  'creation_date',
  'summaryDescription',
  'briefDescription',
  'physicalDescription',
  'description',
  'creditLine',
];
const LINKS = ['objectURL', 'url', 'references'];
/** Characters of a record's content. */
const MOST_CONTENT = 4_000;

/** What a catalogue's record of one thing says, where it stands in the JSON at `path`; null where it names nothing. */
export function readRecord(
  json: JsonPage,
  path: string,
  value: unknown,
  overrides: Partial<SpecimenRecord> = {},
): FindingDraft | null {
  if (!isObject(value)) return null;
  const name = nameOf(json, path, value);
  if (!name) return null;
  const stated = STATEMENTS.flatMap((key) => json.at(member(path, key)) ?? []);
  const parts = readSizedValues(value, path).flatMap((sized) => rangeOf(json, sized));
  const item = overrides.item ?? oneLine(name.text);
  const ranges = chooseRanges(stated, parts, item);
  const more = MORE.flatMap((key) => json.at(member(path, key)) ?? []);
  const content = [name, ...more, ...stated].map(({ text }) => oneLine(text));
  const { page } = json;
  const record: SpecimenRecord = {
    kind: 'record',
    page: page.sha256,
    url: page.url,
    link: linkOf(json, path),
    item,
    species: item,
    commonName: null,
    taxon: {},
    content: [...new Set(content)].join('\n').slice(0, MOST_CONTENT),
    ranges,
    isPicture: false,
    largest: null,
    ...overrides,
  };
  const cite = ({ text, start, end }: PlacedText): CitationDraft => ({
    page: page.sha256,
    start,
    end,
    quote: text,
    role: 'quote',
  });
  return {
    id: `record:${page.requestId}:${path}`,
    subGoal: 'measure',
    value: toValue(record),
    citations: [cite(name)],
  };
}

function nameOf(json: JsonPage, path: string, value: Record<string, unknown>): PlacedText | null {
  for (const key of NAMES) {
    // The V&A has a list of titles.
    const placed = key === 'titles' ? json.at(`${path}.titles[0].title`) : json.at(member(path, key));
    if (placed && (key === 'titles' || textOf(value, key) !== null)) return placed;
  }
  return null;
}

/** A sentence of a record names its sizes or leaves them open; then the members that name them are read instead. */
function chooseRanges(stated: PlacedText[], parts: StatedRange[], item: string): StatedRange[] {
  const spoken = stated.map(({ start, end }) => ({ start, end, says: null, part: null }));
  const sizes = stated.flatMap(({ text }) => measureText(text, item).dimensions);
  const isNamed = sizes.length > 0 && sizes.every(({ name }) => !name.startsWith('unnamed'));
  return isNamed || parts.length === 0 ? spoken : parts;
}

/** The values of a size together, from the first to the last. */
function rangeOf(json: JsonPage, { says, part, paths }: SizedValue): StatedRange[] {
  const placed = paths.flatMap((path) => json.at(path) ?? []);
  if (placed.length < paths.length) return [];
  return [
    {
      start: Math.min(...placed.map(({ start }) => start)),
      end: Math.max(...placed.map(({ end }) => end)),
      says,
      part,
    },
  ];
}

function linkOf(json: JsonPage, path: string): string | null {
  for (const key of LINKS) {
    const placed = json.at(member(path, key));
    if (placed && URL.canParse(placed.text) && /^https?:/.test(placed.text)) return placed.text;
  }
  return null;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
