import { describe, expect, it } from 'vitest';
import type { ApiRequest, SourceRequest } from '#contracts/plan.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import type { Item } from '../brief/item.ts';
import { readBrief } from '../brief/read-items.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';
import { foldWord, splitWords, wordForms } from '../words/fold-words.ts';
import { PASTED_BRIEFS } from './pasted-briefs.ts';

const AT = '2031-11-20T12:00:00Z';
const read = (notes: string) => readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: AT });
const name = ({ asked, vehicle, vin }: Item): string =>
  vin?.vin ?? (vehicle ? `${vehicle.years.join('+')} ${vehicle.make} ${vehicle.model}`.trim() : asked);

/** Every request that leaves the house for a brief. */
async function record(notes: string): Promise<ApiRequest[]> {
  const asked: ApiRequest[] = [];
  await rollOffline({
    channel: recallCheck,
    notes,
    acceptedAt: AT,
    fetchSource: (request: Exclude<SourceRequest, { kind: 'text' }>) => {
      if (request.kind === 'api') asked.push(request);
      return fetchAnswer(request);
    },
  });
  return asked;
}

const textOf = ({ path, query = {}, form = {} }: ApiRequest): string =>
  splitWords([path, ...Object.values(query), ...Object.values(form)].join(' ')).join(' ');

describe('briefs as they are pasted', () => {
  it.each(PASTED_BRIEFS)('reads $name', ({ notes, items, details = [], ruledOut, isAsk }) => {
    const found = read(notes);
    expect(found.items.map((item) => name(item))).toEqual(
      items.map((pattern) => expect.stringMatching(pattern) as unknown),
    );
    for (const [at, pattern] of details.entries())
      if (pattern) expect(JSON.stringify(found.items[at]?.product)).toMatch(pattern);
    if (ruledOut) expect(found.ruledOut.join(' ; ')).toMatch(ruledOut);
    if (isAsk) expect(found.items).toEqual([]);
  });
});

describe('what leaves the house', () => {
  it.each(PASTED_BRIEFS.filter(({ keeps }) => keeps))(
    'keeps what is private in $name',
    async ({ notes, keeps = [] }) => {
      const sent = (await record(notes)).map((request) => ` ${textOf(request)} `);
      const words = keeps.map((text) => ` ${splitWords(text).join(' ')} `);
      expect(words.filter((text) => sent.some((request) => request.includes(text)))).toEqual([]);
    },
  );

  it.each(PASTED_BRIEFS.filter(({ isAsk }) => !isAsk))(
    'sends nothing but words of its items for $name',
    async ({ notes }) => {
      const { items } = read(notes);
      const own = new Set(items.flatMap((item) => wordsOf(item)));
      const joined = [...own].join(' ');
      const isOwn = (word: string): boolean =>
        own.has(foldWord(word)) || joined.includes(word) || [...own].some((known) => wordForms(known).includes(word));
      // What a VIN was decoded to is the register's own word.
      const requests = (await record(notes)).filter(
        ({ source }) => source !== 'NHTSA' || items.every(({ vin }) => vin === null),
      );
      expect(requests.flatMap((request) => freeWords(request)).filter((word) => !isOwn(word))).toEqual([]);
    },
  );
});

/** Words and codes of an item, as asked and as it is read. */
const wordsOf = (item: Item): string[] =>
  [
    ...splitWords(`${item.asked} ${JSON.stringify([item.vin, item.vehicle, item.number, item.product])}`),
    splitWords(item.asked).join(''),
  ].flatMap((word) => [word, foldWord(word)]);

/** What a request asks for in words of the brief: values of its fields, without the syntax of a search. */
function freeWords({ source, query = {}, form = {} }: ApiRequest): string[] {
  if (source === 'FSIS' || source === 'IRES') return [];
  const {
    format: _format,
    limit: _limit,
    skip: _skip,
    RecallDateStart: _since,
    sort: _sort,
    ...rest
  } = { ...query, ...form };
  const values = Object.values(rest)
    .join(' ')
    .replace(/\b[a-z_]+:/g, ' ')
    .replace(/\b(?:AND|OR)\b/g, ' ');
  return splitWords(values).filter((word) => /\p{L}{2}/u.test(word));
}
