import type { FindingDraft } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import type { Extraction, ExtractInput } from '../channel.ts';
import type { PagePassages } from '../model/model-tasks.ts';
import { readCoordinates } from './brief/read-coordinates.ts';
import { cite } from './cite.ts';
import { type Centre, chooseCentre } from './map/choose-centre.ts';
import { describeRecord, websiteOf } from './map/describe-record.ts';
import { buildMapRequest } from './map/fields-request.ts';
import { buildGeocodeRequest, parseGeocoding } from './map/geocode.ts';
import { type MapAnswer, readMap } from './map/read-map.ts';
import { type NearRecord, withinRadius } from './map/within-radius.ts';
import type { Passage } from './model/passage.ts';
import { findProgrammes, type FoundProgramme } from './programme/find-programmes.ts';
import { pieceOf } from './programme/page-lines.ts';
import { fromJson, MAX_RADIUS_MILES, type Reading } from './reading.ts';

/** Websites of clubs on the map that are read, nearest first. */
const MAX_CLUB_PAGES = 5;
/** Addresses of programs that are looked up. */
const MAX_ADDRESSES = 4;

/** Reads everything fetched so far: the place, the map around it, the programs of pages; asks for what these name next. */
export const extract = (input: ExtractInput): Extraction => extractWith(input, []);

/** The same with passages that a model pointed at. */
export function extractWith(input: ExtractInput, said: PagePassages<Passage>[]): Extraction {
  const reading = fromJson(input.plan.reading);
  const page = (id: string): ReadPage | undefined => input.pages.find(({ requestId }) => requestId === id);
  const centre = readCentre(reading, page);
  const map = readMapAround(reading, centre.point, page('map'));
  const { programmes, lost } = findProgrammes(input.pages, { ...reading, said, acceptedAt: input.brief.acceptedAt });
  const findings = [
    ...lost,
    ...askedPlace(reading, page('brief')),
    ...centre.findings,
    ...map.findings,
    ...programmes.flatMap((programme) => findingsOf(programme, page)),
  ];
  return {
    findings,
    more: nextSources({ input, reading, centre, map, programmes }),
    notes: { centre: centre.notes, map: map.notes, pages: notesOfPages(input.pages, programmes) },
  };
}

/** What the caller asks for, in the line of the brief that names the place. */
function askedPlace({ place }: Reading, brief: ReadPage | undefined): FindingDraft[] {
  const at = place && brief ? brief.layer.text.indexOf(place.quote) : -1;
  if (!place || !brief || at < 0) return [];
  const { text } = brief.layer;
  const lineEnd = text.indexOf('\n', at + place.quote.length);
  const range = pieceOf(text, text.lastIndexOf('\n', at) + 1, lineEnd < 0 ? text.length : lineEnd);
  return [{ id: 'asked', subGoal: 'centre', value: { place: place.quote }, citations: [cite(brief, range)] }];
}

interface CentreRead {
  point: { lat: string; lon: string } | null;
  findings: FindingDraft[];
  notes: JsonObject;
}

function readCentre({ place }: Reading, page: (id: string) => ReadPage | undefined): CentreRead {
  if (place?.kind === 'point') return pointCentre(place, page('brief'));
  const answered = page(isEmptyPage(page('geocode')) && page(BY_ZIP) ? BY_ZIP : 'geocode');
  if (!place || !answered) return { point: null, findings: [], notes: { status: place ? 'unread' : 'none' } };
  const geocoding = parseGeocoding(answered);
  if (geocoding.status !== 'found') return { point: null, findings: [], notes: { status: geocoding.status } };
  const centre: Centre = chooseCentre(geocoding.places, place.query);
  if (centre.status === 'mismatch') return { point: null, findings: [], notes: { status: 'empty' } };
  if (centre.status === 'ambiguous') {
    return {
      point: null,
      findings: [],
      notes: { status: 'ambiguous', labels: centre.places.map(({ label }) => label.text) },
    };
  }
  const { lat, lon, label } = centre.place;
  const finding: FindingDraft = {
    id: 'centre',
    subGoal: 'centre',
    value: { lat: Number(lat.text), lon: Number(lon.text), label: label.text },
    citations: [label, lat, lon].map((range) => cite(answered, range)),
  };
  return {
    point: { lat: lat.text, lon: lon.text },
    findings: [finding],
    notes: {
      status: 'chosen',
      others: centre.others.map((other) => other.label.text),
      isByZip: answered.requestId === BY_ZIP,
    },
  };
}

const BY_ZIP = 'geocode:zip';
const isEmptyPage = (page: ReadPage | undefined): boolean =>
  page !== undefined && parseGeocoding(page).status === 'empty';

/** The ZIP in a place whose other words the geocoder does not know, misspelt perhaps. */
const zipIn = ({ place }: Reading): string | null =>
  place?.kind === 'query' && !place.isZip ? (/(?<!\d)\d{5}(?!\d)/.exec(place.query)?.[0] ?? null) : null;

function pointCentre(
  { lat, lon, quote: words }: { lat: string; lon: string; quote: string },
  brief: ReadPage | undefined,
): CentreRead {
  const written = brief && findPoint(brief.layer.text, { lat, lon, quote: words });
  if (!brief || !written) return { point: { lat, lon }, findings: [], notes: { status: 'unread' } };
  const finding: FindingDraft = {
    id: 'centre',
    subGoal: 'centre',
    value: { lat: Number(lat), lon: Number(lon), label: words },
    citations: [cite(brief, written)],
  };
  return { point: { lat, lon }, findings: [finding], notes: { status: 'chosen', others: [] } };
}

/** Where the brief as it was written has the coordinates: by its words, or by what they come to where its blanks are others. */
function findPoint(
  text: string,
  { lat, lon, quote: words }: { lat: string; lon: string; quote: string },
): { text: string; start: number; end: number } | null {
  const start = text.indexOf(words);
  if (start >= 0) return { text: words, start, end: start + words.length };
  const read = readCoordinates(text);
  return read?.lat === lat && read.lon === lon ? { text: read.quote, start: read.start, end: read.end } : null;
}

interface MapRead {
  findings: FindingDraft[];
  records: NearRecord[];
  notes: JsonObject;
}

function readMapAround({ radiusMiles }: Reading, point: CentreRead['point'], page: ReadPage | undefined): MapRead {
  if (!point || !page) return { findings: [], records: [], notes: { status: 'unread' } };
  const answer: MapAnswer = readMap(page);
  const records = withinRadius(answer.records, { lat: Number(point.lat), lon: Number(point.lon) }, radiusMiles);
  const findings = records.map((record) => ({
    id: `map:${record.type}/${record.id.text}`,
    subGoal: 'fields',
    value: describeRecord(record),
    citations: [cite(page, record.range)],
  }));
  const source: FindingDraft[] = answer.source
    ? [{ id: 'map', subGoal: 'fields', value: { kind: 'map' }, citations: [cite(page, answer.source)] }]
    : [];
  return { findings: [...source, ...findings], records, notes: { status: answer.status } };
}

function findingsOf(found: FoundProgramme, page: (id: string) => ReadPage | undefined): FindingDraft[] {
  const own: FindingDraft = { id: found.id, subGoal: 'programs', value: found.value, citations: found.citations };
  const answered = page(`address:${found.id}`);
  const geocoding = answered ? parseGeocoding(answered) : null;
  if (!answered || geocoding?.status !== 'found') return [own];
  const [place] = geocoding.places;
  if (!place) return [own];
  const where: FindingDraft = {
    id: `place:${found.id}`,
    subGoal: 'programs',
    value: { lat: Number(place.lat.text), lon: Number(place.lon.text) },
    citations: [place.label, place.lat, place.lon].map((range) => cite(answered, range)),
  };
  return [own, where];
}

interface Known {
  input: ExtractInput;
  reading: Reading;
  centre: CentreRead;
  map: MapRead;
  programmes: FoundProgramme[];
}

/** The map once the centre is known, then the places of programs and the websites of clubs, within what the budget leaves. */
function nextSources({ input, reading, centre, map, programmes }: Known): SourceRequest[] {
  if (input.roundsLeft <= 0) return [];
  const wanted: SourceRequest[] = [];
  const { point } = centre;
  const zip = centre.notes['status'] === 'empty' ? zipIn(reading) : null;
  if (zip !== null) wanted.push(buildGeocodeRequest({ id: BY_ZIP, subGoal: 'centre', query: zip, isZip: true }));
  if (point && reading.radiusMiles <= MAX_RADIUS_MILES) {
    wanted.push(buildMapRequest({ id: 'map', subGoal: 'fields', ...point, radiusMiles: reading.radiusMiles }));
    const placed = programmes.flatMap(({ id, street }) =>
      street === null ? [] : [{ id: `address:${id}`, query: street }],
    );
    wanted.push(
      ...placed
        .slice(0, MAX_ADDRESSES)
        .map((address) => buildGeocodeRequest({ ...address, subGoal: 'programs', near: point })),
    );
  }
  wanted.push(...clubPages(map.records, reading.pages));
  const answered = new Set([...input.pages, ...input.failures].map(({ requestId }) => requestId));
  return wanted.filter(({ id }) => !answered.has(id)).slice(0, Math.max(0, input.pagesLeft));
}

function clubPages(records: NearRecord[], named: string[]): SourceRequest[] {
  const seen = new Set(named);
  const pages = records.flatMap(({ kind, type, id, tags }): SourceRequest[] => {
    const url = kind === 'club' ? websiteOf(tags) : null;
    if (url === null || seen.has(url)) return [];
    seen.add(url);
    return [{ kind: 'page', id: `club:${type}/${id.text}`, subGoal: 'fields', url }];
  });
  return pages.slice(0, MAX_CLUB_PAGES);
}

/** How many programs each page that was read has. */
function notesOfPages(pages: ReadPage[], programmes: FoundProgramme[]): JsonObject {
  const web = pages.filter(({ origin }) => origin === 'web');
  return Object.fromEntries(
    web.map(({ requestId }) => [requestId, programmes.filter((found) => found.requestId === requestId).length]),
  );
}
