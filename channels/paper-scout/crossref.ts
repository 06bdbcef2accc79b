import { z } from 'zod';
import type { SourceDescription } from '#contracts/source.ts';
import type { Answer } from '../kit/answer.ts';
import { reads } from '../kit/parts.ts';
import type { Question, RowDraft } from '../kit/parts.ts';
import type { Wanted } from './wanted.ts';

/** Crossref serves callers with a mail address from better machines, 3 lists a second; what has no title of its own is left out. */
export const CROSSREF: SourceDescription = {
  name: 'CROSSREF',
  title: 'Crossref',
  origin: 'https://api.crossref.org',
  minIntervalMs: 350,
  concurrency: 2,
  wantsMail: true,
};
const ROWS = 10;
const FIELDS = 'DOI,URL,title,author,issued,container-title,is-referenced-by-count';

const Item = z.object({
  DOI: z.string(),
  URL: z.string(),
  title: z.array(z.string()).optional(),
  author: z
    .array(z.object({ given: z.string().optional(), family: z.string().optional(), name: z.string().optional() }))
    .optional(),
  issued: z.object({ 'date-parts': z.array(z.array(z.int().nullable())) }).optional(),
  'container-title': z.array(z.string()).optional(),
  'is-referenced-by-count': z.int().optional(),
});
type Item = z.infer<typeof Item>;
const Items = z.object({ message: z.object({ 'total-results': z.int(), items: z.array(Item) }) });
const One = z.object({ message: Item });

export function askCrossref({ subjects, author, period, isOpen }: Wanted, item: number): Question[] {
  const subject = subjects[item];
  // What is free to read is not known here.
  if (!subject || (isOpen && subject.doi === null)) return [];
  if (subject.doi !== null)
    return [{ kind: 'crossref-doi', item, source: CROSSREF, path: `/works/${encodeURIComponent(subject.doi)}` }];
  const { from, to } = period ?? {};
  const dates = [from && `from-pub-date:${from}`, to && `until-pub-date:${to}`].filter(Boolean).join(',');
  const who = { ...(author && { 'query.author': author }), ...(dates && { filter: dates }) };
  const query = { 'query.bibliographic': subject.topic, ...who, rows: String(ROWS), select: FIELDS };
  return [{ kind: 'crossref', item, source: CROSSREF, path: '/works', query }];
}

const wordsOf = (text = ''): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/** Its search finds any of the words: what has not all of them in its title is about something else. */
export const readItems = reads<z.infer<typeof Items>, Wanted>(Items, (answer, { wanted, item }) => {
  const { message } = answer.value;
  const asked = wordsOf(wanted.subjects[item]?.topic).map((word) => word.replace(/s$/, ''));
  const about = message.items.filter(({ title }) =>
    asked.every((word) => wordsOf(title?.[0]).some((own) => own.startsWith(word))),
  );
  const rows = about.map((each) => toRow(answer, each));
  const none = message.items[0] ? answer.cite(message.items[0].title, 0) : answer.cite(message, 'total-results');
  return { rows, ...(rows.length === 0 && { none }) };
});

export const readItem = reads<z.infer<typeof One>, Wanted>(One, (answer) => ({
  rows: [toRow(answer, answer.value.message)],
}));

function toRow({ cite }: Answer<unknown>, item: Item): RowDraft {
  const year = cite(item.issued?.['date-parts'][0], 0);
  return {
    key: item.DOI.toLowerCase(),
    cells: {
      title: cite(item.title, 0),
      authors: (item.author ?? []).slice(0, 8).map((author) => cite(author, author.name ? 'name' : 'family')),
      year,
      venue: cite(item['container-title'], 0),
      citations: cite(item, 'is-referenced-by-count'),
      link: cite(item, 'URL'),
    },
  };
}
