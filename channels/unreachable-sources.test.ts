import { describe, expect, it } from 'vitest';
import type { Screening } from '#contracts/screening.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import type { Prior, TakeResponse } from '#contracts/take.ts';
import { rollOffline } from '../test/support/roll-offline.ts';
import type { FetchSource } from '../test/support/roll-offline.ts';
import type { Channel } from './channel.ts';
import { channels } from './index.ts';

type Asked = Exclude<SourceRequest, { kind: 'text' }>;

/** What becomes of a source, as the crawl hands it on. `title` is what it is called there. */
const FAULTS: Record<string, (request: Asked, title: string) => ReturnType<FetchSource>> = {
  'refuses the connection': failing('could_not_connect', 'could not connect'),
  'answers 500': failing('http_status', 'HTTP status 500', 500),
  'does not answer in time': failing('timed_out', 'timed out'),
  'takes no more requests': failing('http_status', 'HTTP status 429', 429),
  'answers with a page of something else': (request) => ({
    body: '<!doctype html><title>Service notice</title><h1>Service notice</h1><p>We are improving our systems. Please come back at another time.</p>',
    mediaType: 'text/html',
    url: addressOf(request),
  }),
};

/** Briefs of two pages each, of which one stays: those of the screenings name one. */
const TWO_PAGES: Record<string, { notes: string; gone: string }> = {
  'changelog-scout': {
    notes: 'What changed in https://screening.example/kite/CHANGELOG.md and https://screening.example/loom/History.md?',
    gone: 'https://screening.example/loom/History.md',
  },
  'soccer-scout': {
    notes: 'Alder Falls, Oregon. 1 mile. My son is 6. https://list.example/fall.md https://rec.example/spring',
    gone: 'https://rec.example/spring',
  },
  'specimen-scout': {
    notes: 'File https://museum.example/records/7.json and https://museum.example/vase',
    gone: 'https://museum.example/vase',
  },
};

interface Case {
  channel: Channel;
  screening: Screening;
  notes: string;
  prior?: Prior | null;
  whole: TakeResponse;
  /** What the answer calls the source. */
  title: string;
  isGone(request: Asked): boolean;
  /** Another page is read all the same. */
  isOneOfTwo?: true;
  faults: string[];
}

const cases = (await Promise.all([...channels.values()].map(casesOf))).flat();

it('every source of every channel is tried', () => {
  const tried = cases.map(({ channel, title }) => `${channel.card.slug} ${title}`);
  const described = [...channels.values()].flatMap(({ card, sources = [] }) =>
    sources.map(({ title }) => `${card.slug} ${title}`),
  );
  expect(tried).toEqual(expect.arrayContaining(described));
  for (const slug of Object.keys(TWO_PAGES))
    expect(cases.some(({ channel, notes }) => channel.card.slug === slug && notes.includes('https://'))).toBe(true);
});

describe.each(cases)('$channel.card.slug: $title of “$notes”', (tried) => {
  it.each(tried.faults)('%s', async (fault) => {
    const goals = new Set<string>();
    const take = await roll(tried, (request) => {
      if (!tried.isGone(request)) return tried.screening.answer(request);
      goals.add(request.subGoal);
      return FAULTS[fault]!(request, request.kind === 'page' ? request.url : tried.title);
    });
    const { lifecycle } = take;
    expect(lifecycle.recovery.detail).toContain(tried.title);
    expect(lifecycle.recovery.action).not.toBe('none');
    expect(take.plan.subGoals.map(({ status }) => status)).not.toContain('open');
    if (tried.isOneOfTwo) expect(lifecycle.state).toBe('finished');
    if (lifecycle.state === 'failed') return;
    expect(lifecycle.undone.join('\n')).toContain(tried.title);
    if (lifecycle.state === 'needs_input') return;
    expect(take.output).toContain(tried.title);
    expect(take.overall).toBeLessThan(tried.whole.overall!);
    expect(itemsWithoutRow(take)).toEqual([]);
    expect(cleared(take, goals)).toEqual([]);
  });
});

/** Of each source the first brief that asks it, and the first that is cleared by it. */
async function casesOf(channel: Channel): Promise<Case[]> {
  const screening = await channel.screening!();
  const cases: Case[] = [];
  const two = TWO_PAGES[channel.card.slug];
  if (two) {
    const { notes } = two;
    const whole = await roll({ channel, screening, notes }, screening.answer);
    const isGone = (request: Asked): boolean => request.kind === 'page' && request.url === two.gone;
    const faults = Object.keys(FAULTS).slice(0, -1);
    cases.push({ channel, screening, notes, whole, title: new URL(two.gone).host, isGone, isOneOfTwo: true, faults });
  }
  const open = new Set((channel.sources ?? []).flatMap(({ name }) => [`${name} asked`, `${name} cleared`]));
  for (const { notes, prior = null } of open.size > 0 ? screening.briefs : []) {
    const goals = new Map<string, Set<string>>();
    const whole = await roll({ channel, screening, notes, prior }, (request) => {
      if (request.kind === 'api')
        goals.set(request.source, (goals.get(request.source) ?? new Set()).add(request.subGoal));
      return screening.answer(request);
    });
    if (whole.lifecycle.state !== 'finished' || whole.overall === undefined) continue;
    for (const { name, title } of channel.sources ?? []) {
      const own = goals.get(name);
      const isGone = (request: Asked): boolean => request.kind === 'api' && request.source === name;
      const tried = { channel, screening, notes, prior, whole, title, isGone, faults: Object.keys(FAULTS) };
      const isCleared = own !== undefined && cleared(whole, own).length > 0 && open.delete(`${name} cleared`);
      if ((own !== undefined && open.delete(`${name} asked`)) || isCleared) cases.push(tried);
    }
    if (open.size === 0) break;
  }
  return cases;
}

async function roll(
  { channel, screening, notes, prior = null }: Pick<Case, 'channel' | 'screening' | 'notes' | 'prior'>,
  fetchSource: FetchSource,
): Promise<TakeResponse> {
  return (await rollOffline({ channel, notes, prior, acceptedAt: screening.at, fetchSource })).take;
}

/** Items that were asked about and are told of neither in the rows nor among those that could not be checked. */
function itemsWithoutRow({ table }: TakeResponse): unknown[] {
  const { items, notChecked } = table?.summary ?? {};
  if (!Array.isArray(notChecked)) return [];
  const told = new Set([...(table?.rows ?? []), ...notChecked].map((row) => (row as { itemNo: number }).itemNo));
  return Array.from({ length: Number(items) }, (_, index) => index + 1).filter((no) => !told.has(no));
}

/** Where an answer says that there is nothing: items by their number, and sentences. `goals`: those of the questions that it is about. */
function cleared({ table, output }: TakeResponse, goals: ReadonlySet<string>): string[] {
  const items = table?.summary['items'];
  if (Array.isArray(items))
    return items.flatMap((item, at) =>
      goals.has(`item-${at + 1}`) && (item as { outcome: string }).outcome === 'none found' ? [`item-${at + 1}`] : [],
    );
  const rows = (table?.rows ?? []).flatMap(({ verdict, itemNo }) =>
    verdict === 'no recall found' && goals.has(`item-${String(itemNo)}`) ? [`item-${String(itemNo)}`] : [],
  );
  return [...rows, ...(/^(?:Nothing|No soccer field or club).*/m.exec(output) ?? [])];
}

function failing(code: SourceFailure['code'], reason: string, status?: number) {
  return ({ id }: Asked, title: string): SourceFailure => ({
    requestId: id,
    code,
    detail: `${title} could not be read: ${reason}.`,
    ...(status !== undefined && { status }),
  });
}

const addressOf = (request: Asked): string =>
  request.kind === 'page' ? request.url : `https://${request.source.toLowerCase()}.example${request.path}`;
