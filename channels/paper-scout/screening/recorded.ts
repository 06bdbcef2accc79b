import type { Json } from '#contracts/json.ts';
import type { RecordedAnswer } from '../../kit/recorded-world.ts';

/** Works in the shape of the two services. Written for this project: none of them exists. */
interface Made {
  n: number;
  title: string;
  year: number;
  cited?: number;
  authors?: string[];
  venue?: string | null;
  doi?: string | null;
  free?: boolean;
}
const doiOf = ({ n, doi }: Made): string | null => (doi === undefined ? `10.5555/heron.${n}` : doi);
const work = (made: Made): Json => ({
  id: `https://openalex.org/W9000${made.n}`,
  doi: doiOf(made) && `https://doi.org/${doiOf(made)}`,
  title: made.title,
  display_name: made.title,
  publication_year: made.year,
  publication_date: `${made.year}-05-02`,
  type: 'article',
  cited_by_count: made.cited ?? 0,
  authorships: (made.authors ?? ['Ada Heron']).map((display_name) => ({
    author_position: 'first',
    author: { id: 'https://openalex.org/A1', display_name, orcid: null },
  })),
  primary_location: {
    is_oa: made.free ?? false,
    source:
      made.venue === null
        ? null
        : { id: 'https://openalex.org/S1', display_name: made.venue ?? 'Journal of Wetland Letters' },
  },
  open_access: {
    is_oa: made.free ?? false,
    oa_status: 'green',
    oa_url: made.free ? `https://archive.example/${made.n}.pdf` : null,
  },
});
const works = (count: number, ...made: Made[]): Json => ({
  meta: { count, db_response_time_ms: 12, page: 1, per_page: 25 },
  results: made.map(work),
  group_by: [],
});
const item = (made: Made): Json => ({
  DOI: doiOf(made)!.toUpperCase(),
  URL: `https://doi.org/${doiOf(made)}`,
  title: [made.title],
  author: (made.authors ?? ['Ada Heron']).map((name) => ({
    given: name.split(' ')[0]!,
    family: name.split(' ').slice(1).join(' '),
    sequence: 'first',
    affiliation: [],
  })),
  issued: { 'date-parts': [[made.year, 5, 2]] },
  'container-title': made.venue === null ? [] : [made.venue ?? 'Journal of Wetland Letters'],
  'is-referenced-by-count': made.cited ?? 0,
});
const items = (total: number, ...made: Made[]): Json => ({
  status: 'ok',
  'message-type': 'work-list',
  'message-version': '1.0.0',
  message: {
    facets: {},
    'total-results': total,
    items: made.map(item),
    'items-per-page': 10,
    query: { 'start-index': 0, 'search-terms': null },
  },
});

const openAlex = (search: string, filter?: string, more: Record<string, string> = {}, count = '25'): string =>
  `OPENALEX /works?${new URLSearchParams({ search, ...(filter && { filter }), ...more, 'per-page': count }).toString()}`;
const crossref = (topic: string, more: Record<string, string> = {}): string =>
  `CROSSREF /works?${new URLSearchParams({ 'query.bibliographic': topic, ...more, rows: '10', select: 'DOI,URL,title,author,issued,container-title,is-referenced-by-count' }).toString()}`;

export const REED: Made = {
  n: 1,
  title: 'Reed bed restoration after floods',
  year: 2024,
  cited: 41,
  authors: ['Ada Heron', 'Ben Crane'],
  free: true,
};
const OLD: Made = { n: 2, title: 'Restoring reed beds: a review', year: 2019, cited: 210 };
const OTHER: Made = { n: 3, title: 'Reed bed restoration in cities', year: 2025, venue: 'Urban Marsh' };
const STRAY: Made = { n: 4, title: 'Bedside manners in hospitals', year: 2020 };

export const RECORDED: Record<string, RecordedAnswer> = {
  [openAlex('reed bed restoration')]: works(120, REED, OLD),
  [crossref('reed bed restoration')]: items(90_000, REED, OTHER, STRAY),
  [openAlex('reed bed restoration', 'from_publication_date:2023-01-01')]: works(2, REED),
  [crossref('reed bed restoration', { filter: 'from-pub-date:2023-01-01' })]: items(3, OTHER),
  [openAlex('reed bed restoration', undefined, { sort: 'cited_by_count:desc' })]: works(120, OLD, REED),
  [openAlex('reed bed restoration', undefined, { sort: 'publication_date:desc' })]: works(120, REED),
  [openAlex('reed bed restoration', 'is_oa:true')]: works(1, REED),
  [openAlex('reed bed restoration', undefined, {}, '2')]: works(120, REED, OLD),
  [openAlex('reed bed restoration', 'raw_author_name.search:Ada Heron')]: works(1, REED),
  [crossref('reed bed restoration', { 'query.author': 'Ada Heron' })]: items(1, REED),
  [openAlex('otter behaviour')]: works(1, { n: 5, title: 'Otter behaviour at night', year: 2021 }),
  [openAlex('swan migration')]: works(1, {
    n: 6,
    title: 'Swan migration by radar',
    year: 2022,
    doi: null,
    venue: null,
  }),
  [openAlex('limits of radar')]: { fails: 429 },
  [crossref('limits of radar')]: items(5, { n: 7, title: 'The limits of radar', year: 2018 }),
  [openAlex('broken gates')]: { text: '<html><title>502 Bad Gateway</title></html>', mediaType: 'text/html' },
  [crossref('broken gates')]: { fails: 503 },
  [openAlex('dark water')]: { fails: 'timed_out' },
  [crossref('dark water')]: { fails: 'could_not_connect' },
  [`OPENALEX /works?${new URLSearchParams({ filter: 'title.search:Reed bed restoration after floods', 'per-page': '25' }).toString()}`]:
    works(1, REED),
  'OPENALEX /works/doi:10.5555/heron.1': work(REED),
  [`CROSSREF /works/${encodeURIComponent('10.5555/heron.1')}`]: {
    status: 'ok',
    'message-type': 'work',
    message: item(REED),
  },
  'OPENALEX /works/doi:10.5555/gone.1': { error: 'Not found', message: 'Work 10.5555/gone.1 not found' },
  [`CROSSREF /works/${encodeURIComponent('10.5555/gone.1')}`]: { fails: 404 },
};

export const NOTHING: Record<string, RecordedAnswer> = { OPENALEX: works(0), CROSSREF: items(0) };
