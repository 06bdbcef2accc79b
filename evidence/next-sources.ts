import { leftUnread } from './gathered.ts';
import type { Extraction } from '#contracts/channel-rules.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Brief, PageRequest, SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { isSameSite } from './text-layer/continuation.ts';

export interface RoundSoFar {
  brief: Pick<Brief, 'skipRetrieval'>;
  extraction: Pick<Extraction, 'more' | 'readOn'>;
  pages: readonly Pick<ReadPage, 'requestId' | 'origin' | 'url' | 'layer'>[];
  failures: readonly SourceFailure[];
  /** Every source request of the take so far. */
  requests: readonly SourceRequest[];
  pagesLeft: number;
  roundsLeft: number;
}

export interface NextSources {
  /** Sources of the next round; none: there is none. */
  wanted: SourceRequest[];
  /** What the budget leaves unread, as sentences. */
  undone: string[];
}

/** Pages that go on which a round reads on, beside what its channel asks for. */
const READ_ON_PER_ROUND = 6;

/**
 * What the next round reads: the further sources that the channel asks for, and behind them the pages on which pages of the web go on, as far
 * as the budget of pages and rounds goes. The stages decide by this, and the verifier decides again.
 */
export function findNextSources(round: RoundSoFar): NextSources {
  const { extraction, pages, failures, pagesLeft, roundsLeft } = round;
  const asked = new Set([...pages, ...failures].map(({ requestId }) => requestId));
  const more = extraction.more.filter(({ id }) => !asked.has(id));
  const further = round.brief.skipRetrieval ? [] : findFurtherPages(round, more).filter(({ id }) => !asked.has(id));
  const room = Math.min(Math.max(0, pagesLeft - more.length), READ_ON_PER_ROUND);
  const wanted = roundsLeft > 0 ? [...more, ...further.slice(0, room)] : [];
  if (wanted.length > 0) return { wanted, undone: [] };
  const unread = further.map(({ url }) => `${url}, where a page goes on, was left unread: the budget was used up.`);
  return { wanted, undone: [...leftUnread(more.length), ...unread] };
}

/** The request of the page that a page goes on from, however far: `a`, `a +2` and `a +3` are pages of one document. */
export const rootRequestId = (requestId: string): string => requestId.replace(/ \+\d+$/, '');

/** Ids follow the page's own, so that the pages of a document come one after the other. */
function nextRequestId(requestId: string): string {
  const part = Number(/ \+(\d+)$/.exec(requestId)?.[1] ?? 1);
  return `${rootRequestId(requestId)} +${part + 1}`;
}

/** One page after each that goes on, on its own site, if nothing has asked for it. */
function findFurtherPages({ extraction, pages, requests }: RoundSoFar, more: SourceRequest[]): PageRequest[] {
  const { readOn } = extraction;
  const known = new Set([
    ...pages.map(({ url }) => url),
    ...[...requests, ...more].flatMap((request) =>
      request.kind === 'page' ? [URL.parse(request.url)?.href ?? request.url] : [],
    ),
  ]);
  return pages.flatMap(({ requestId, origin, url, layer }): PageRequest[] => {
    const { next } = layer;
    if (origin !== 'web' || url === null || next === undefined || known.has(next)) return [];
    if (readOn && !readOn.includes(requestId)) return [];
    const request = requests.find(({ id }) => id === requestId);
    if (!request || !isSameSite(new URL(next), new URL(url))) return [];
    known.add(next);
    return [{ id: nextRequestId(requestId), kind: 'page', url: next, subGoal: request.subGoal }];
  });
}
