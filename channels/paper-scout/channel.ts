import { defineChannel } from '../kit/define-channel.ts';
import { isWithinPeriod } from '../kit/propose/period.ts';
import { WRITING } from '../reading/vocabulary/beyond-words.ts';
import { card } from './card.ts';
import { askCrossref, CROSSREF, readItem, readItems } from './crossref.ts';
import { askOpenAlex, MOST, OPENALEX, readWork, readWorks } from './openalex.ts';
import { slots, Wanted } from './wanted.ts';

/** Channel 102: papers by topic, author, title and DOI. */
export const paperScout = defineChannel({
  card,
  wanted: Wanted,
  slots,
  items: 'subjects',
  words: `paper papers article articles study studies publication publications literature research preprint preprints journal journals review reviews author authors doi dois cited abstract scholarly academic scientific
    peer-reviewed bibliography reading openalex crossref recent scholar field science published publish written wrote newest seminar keywords
    suche wissenschaftliche artikel studien literatur über forschung articles études recherche artículos estudios investigación articoli studi artigos estudos artikelen onderzoek`,
  sources: [OPENALEX, CROSSREF],
  screening: async () => (await import('./screening.ts')).screening,
  ask: (wanted, item) => [...askOpenAlex(wanted, item), ...askCrossref(wanted, item)],
  answers: { openalex: readWorks, 'openalex-doi': readWork, crossref: readItems, 'crossref-doi': readItem },
  columns: [
    { key: 'title', label: 'Title', type: 'text' },
    { key: 'authors', label: 'Authors', type: 'list', isOptional: true },
    { key: 'year', label: 'Year', type: 'number' },
    { key: 'published', label: 'Published', type: 'date', isOptional: true },
    { key: 'venue', label: 'In', type: 'text', isOptional: true },
    { key: 'citations', label: 'Cited by', type: 'number', isOptional: true },
    { key: 'openCopy', label: 'Free copy', type: 'link', isOptional: true },
    { key: 'link', label: 'Link', type: 'link' },
  ],
  keep: ({ published }, { period }) => isWithinPeriod(published, period),
  tell: ({ title, authors, year, venue, citations, link }) => {
    const names = Array.isArray(authors) ? authors.slice(0, 3).join(', ') : '';
    return `${String(title)}${names && ` (${names})`}, ${String(year ?? 'no year')}${venue ? `, ${String(venue)}` : ''}${citations === null ? '' : `, cited by ${String(citations)}`} ${String(link)}`;
  },
  none: 'no paper was found',
  beyond: [
    [WRITING, 'this finds papers; it writes, sums up and translates none.'],
    [
      'who cited|who has cited|has cited it|papers citing|papers that cite|works citing',
      'who cites a paper is not looked up here.',
    ],
  ],
  asWritten: ({ subjects }, item) => subjects[item]?.doi === null,
  remarks: ({ most, order }) => [
    `The ${most ?? MOST} ${order === null ? 'best matches' : order === 'newest' ? 'newest' : 'most cited'} of OpenAlex, and of Crossref what has all the words in its title.`,
  ],
});
