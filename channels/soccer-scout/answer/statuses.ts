import type { JsonObject } from '#contracts/json.ts';
import type { Finding } from '#contracts/evidence.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import type { ComposeInput } from '../../channel.ts';

/** What became of the sources, in words for the caller. */
export interface Statuses {
  /** `unread`: the geocoder gave no page. `refused`: it gave one that is no answer. `none`: nothing was to be looked up. */
  centre: 'chosen' | 'empty' | 'ambiguous' | 'refused' | 'unread' | 'none';
  whyCentre: string;
  /** Only the ZIP of the place was known to the geocoder. */
  isByZip: boolean;
  /** Places of one name to choose from; with a chosen centre, less known ones of the same name. */
  labels: string[];
  map: 'read' | 'partial' | 'refused' | 'unread';
  whyMap: string;
  /** One sentence per page of the brief that was read and offers no soccer. */
  without: string[];
  /** Requests to the geocoder and the map whose answers are none. */
  spoiled: string[];
  /** One sentence per source that is missing from the answer. */
  unread: string[];
}

export function readStatuses({ notes, plan, failures, findings }: ComposeInput): Statuses {
  const centre = part(notes, 'centre');
  const map = part(notes, 'map');
  const status = (centre['status'] ?? 'none') as Statuses['centre'];
  const mapStatus = (map['status'] ?? 'unread') as Statuses['map'];
  const why = (id: string): string => whyNot(failures.find(({ requestId }) => requestId === id));
  const whyMap = { ...WHY_MAP, unread: why('map') }[mapStatus];
  return {
    centre: status,
    whyCentre: status === 'refused' ? 'it answered with something else than places' : why('geocode'),
    isByZip: centre['isByZip'] === true,
    labels: [centre['labels'] ?? centre['others'] ?? []].flat().map(String),
    map: mapStatus,
    whyMap,
    without: plan.sources.flatMap((source) =>
      source.kind === 'page' && part(notes, 'pages')[source.id] === 0
        ? [`The page on ${hostOf(source.url)} was read and names no soccer program.`]
        : [],
    ),
    spoiled: [...(status === 'refused' ? ['geocode'] : []), ...(mapStatus === 'refused' ? ['map'] : [])],
    unread: [
      ...(status === 'chosen' && isMissing(mapStatus)
        ? [`The map could not be read (Overpass: ${whyMap}), so fields and clubs are missing here.`]
        : []),
      ...(status === 'unread' || status === 'refused'
        ? [
            `The geocoder could not be asked (Nominatim: ${status === 'unread' ? why('geocode') : 'no places in its answer'}), so no distance is known.`,
          ]
        : []),
      ...plan.sources.flatMap((source) => {
        const failure = failures.find(({ requestId }) => requestId === source.id);
        return source.kind === 'page' && failure
          ? [`The page on ${hostOf(source.url)} could not be read (${whyNot(failure)}).`]
          : [];
      }),
      ...clubFailures(failures, findings),
    ],
  };
}

const WHY_MAP = {
  read: '',
  partial: 'it gave up on the way',
  refused: 'it answered with something else than map records',
};

const isMissing = (status: Statuses['map']): boolean => status === 'unread' || status === 'refused';

function clubFailures(failures: SourceFailure[], findings: Finding[]): string[] {
  const clubs = failures.filter(({ requestId }) => requestId.startsWith('club:'));
  if (clubs.length === 0) return [];
  const hosts = new Set(
    clubs.flatMap(({ requestId }) => {
      const website = findings.find(({ id }) => id === requestId.replace(/^club:/, 'map:'))?.value['website'];
      return typeof website === 'string' ? hostOf(website) : [];
    }),
  );
  const shown = [...hosts].slice(0, 5).join(', ') + (hosts.size > 5 ? ` and ${hosts.size - 5} more` : '');
  const what = clubs.length === 1 ? 'The website of a club' : `The websites of ${clubs.length} clubs`;
  return [`${what} on the map could not be read${shown && ` (${shown})`}.`];
}

const WORDS: Record<SourceFailure['code'], string> = {
  address_not_allowed: 'its address is not allowed',
  could_not_connect: 'no connection',
  timed_out: 'no answer in time',
  too_large: 'its answer is too large',
  too_many_redirects: 'too many redirects',
  robots_txt: 'its robots.txt forbids it',
  http_status: 'an error',
  empty: 'an empty answer',
  needs_browser: 'it needs a browser to be read',
  asks_to_sign_in: 'it asks to sign in',
  unreadable: 'an unreadable answer',
  budget: 'the budget of this take or the caller left it out',
};

function whyNot(failure: SourceFailure | undefined): string {
  if (!failure) return 'it was not asked';
  return failure.code === 'http_status' && failure.status !== undefined
    ? `HTTP ${failure.status}`
    : WORDS[failure.code];
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

function part(notes: JsonObject, key: string): JsonObject {
  const value = notes[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
