import { z } from 'zod';
import type { SourceDescription } from '#contracts/source.ts';
import type { Answer } from '../kit/answer.ts';
import { day } from '../kit/cell.ts';
import { reads, readsOne } from '../kit/parts.ts';
import type { Question, RowDraft } from '../kit/parts.ts';
import type { Wanted } from './wanted.ts';

/** OpenAlex counts what calls cost against a day's allowance: little without a key (free at openalex.org/settings/api); over it, 429. At most 100 a page. */
export const OPENALEX: SourceDescription = {
  name: 'OPENALEX',
  title: 'OpenAlex',
  origin: 'https://api.openalex.org',
  minIntervalMs: 100,
  concurrency: 2,
  key: { in: 'query', name: 'api_key' },
};
export const MOST = 25;

const Work = z.object({
  id: z.string(),
  doi: z.string().nullish(),
  title: z.string().nullable(),
  publication_year: z.int().nullish(),
  publication_date: z.string().nullish(),
  cited_by_count: z.int().optional(),
  authorships: z.array(z.object({ author: z.object({ display_name: z.string().nullish() }) })).optional(),
  primary_location: z.object({ source: z.object({ display_name: z.string() }).nullish() }).nullish(),
  open_access: z.object({ oa_url: z.string().nullish() }).nullish(),
});
type Work = z.infer<typeof Work>;
const Works = z.object({ meta: z.object({ count: z.int() }), results: z.array(Work) });
const NotFound = z.object({ error: z.string(), message: z.string() });

/** A comma parts filters, a colon a filter from its value. */
const plain = (text: string): string =>
  text
    .replace(/[,:|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export function askOpenAlex({ subjects, author, period, order, isOpen, most }: Wanted, item: number): Question[] {
  const subject = subjects[item];
  if (!subject) return [];
  const { doi, topic, isTitle } = subject;
  if (doi !== null)
    return [
      {
        kind: 'openalex-doi',
        item,
        source: OPENALEX,
        path: `/works/doi:${doi.split('/').map(encodeURIComponent).join('/')}`,
        answerStatuses: [404],
      },
    ];
  const filter = [
    isTitle && `title.search:${plain(topic)}`,
    author && `raw_author_name.search:${plain(author)}`,
    period?.from && `from_publication_date:${period.from}`,
    period?.to && `to_publication_date:${period.to}`,
    isOpen && 'is_oa:true',
  ].filter(Boolean);
  const query = {
    ...(!isTitle && { search: topic }),
    ...(filter.length > 0 && { filter: filter.join(',') }),
    ...(order && { sort: order === 'newest' ? 'publication_date:desc' : 'cited_by_count:desc' }),
    'per-page': String(most ?? MOST),
  };
  return [{ kind: 'openalex', item, source: OPENALEX, path: '/works', query }];
}

export const readWorks = reads<z.infer<typeof Works>, Wanted>(Works, (answer) => {
  const { meta, results } = answer.value;
  const rows = results.map((work) => toRow(answer, work));
  return { rows, total: meta.count, ...(meta.count === 0 && { none: answer.cite(meta, 'count') }) };
});

export const readWork = readsOne<Work, Wanted>(Work, NotFound, toRow);

function toRow({ cite }: Answer<unknown>, work: Work): RowDraft {
  const doi = work.doi?.toLowerCase().replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '');
  return {
    key: doi ?? work.id,
    cells: {
      title: cite(work, 'title'),
      authors: (work.authorships ?? []).slice(0, 8).map(({ author }) => cite(author, 'display_name')),
      year: cite(work, 'publication_year'),
      published: day(cite(work, 'publication_date')),
      venue: cite(work.primary_location?.source, 'display_name'),
      citations: cite(work, 'cited_by_count'),
      openCopy: cite(work.open_access, 'oa_url'),
      link: work.doi ? cite(work, 'doi') : cite(work, 'id'),
    },
  };
}
