import type { CitationDraft, FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Reading } from './brief/read-brief.ts';
import { readJsonPage } from './catalogues/json-page.ts';
import { readRecords } from './catalogues/read-records.ts';
import { toValue } from './record.ts';
import type { SpecimenRecord } from './record.ts';
import { lineAt } from './read-own-words.ts';
import { readScientificName } from './scientific-name.ts';

const MOST_CONTENT = 4_000;

/** What a page that the brief names tells of: a picture, the records of a JSON page, or the one thing that a page is about. */
export function readNamedPage(page: ReadPage, reading: Reading, brief: ReadPage | undefined): FindingDraft[] {
  const asked = itemFor(page, reading);
  if (page.layer.lane === 'image') return brief ? [readPicture(page, brief, asked)] : [];
  const json = page.layer.lane === 'json' ? readJsonPage(page) : null;
  if (json) return readRecords(json, asked?.name ?? null);
  const { text, title } = page.layer;
  if (text.trim() === '') return [];
  const name = asked?.name ?? title ?? lineAt(text, text.length - text.trimStart().length).quote.slice(0, 120);
  const head = headOf(page, name);
  const record: SpecimenRecord = {
    ...about(page, name),
    content: text.trim().slice(0, MOST_CONTENT),
    ranges: [{ start: 0, end: text.length, says: null, part: null }],
  };
  const named = asked && brief ? [citeLine(brief, asked.nameStart)] : [];
  return [{ id: `page:${page.requestId}`, subGoal: 'measure', value: toValue(record), citations: [...named, head] }];
}

function readPicture(page: ReadPage, brief: ReadPage, asked: Asked | null): FindingDraft {
  const url = page.url ?? '';
  const name = asked?.name ?? 'specimen';
  const record: SpecimenRecord = { ...about(page, name), content: `${name}\nPicture: ${url}`, isPicture: true };
  const place = asked ? asked.nameStart : Math.max(0, brief.layer.text.indexOf('http'));
  const picture: CitationDraft = { page: page.sha256, start: 0, end: 0, quote: '', role: 'quote' };
  return {
    id: `picture:${page.requestId}`,
    subGoal: 'measure',
    value: toValue(record),
    citations: [citeLine(brief, place), picture],
  };
}

const about = (page: ReadPage, item: string): SpecimenRecord => ({
  kind: 'record',
  page: page.sha256,
  url: page.url,
  link: page.url,
  item,
  species: readScientificName(item)?.species ?? item,
  commonName: readScientificName(item)?.commonName ?? null,
  taxon: {},
  content: item,
  ranges: [],
  isPicture: false,
  largest: null,
});

interface Asked {
  name: string;
  nameStart: number;
}

/** The item that the brief names with an address: the one whose part of the brief holds it, or the only one. */
function itemFor(page: ReadPage, { items, addresses }: Reading): Asked | null {
  const at = Number(page.requestId.slice('page:'.length)) - 1;
  const place = addresses[at]?.start ?? -1;
  const labelled =
    items.find(({ start, end }) => start <= place && place < end) ?? (items.length === 1 ? items[0] : null);
  return labelled ?? null;
}

function citeLine(page: ReadPage, place: number): CitationDraft {
  return { page: page.sha256, ...lineAt(page.layer.text, place), role: 'quote' };
}

/** The words of the page that name the thing, or its first line. */
function headOf(page: ReadPage, name: string): CitationDraft {
  const { text } = page.layer;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return citeLine(page, at >= 0 ? at : text.length - text.trimStart().length);
}
