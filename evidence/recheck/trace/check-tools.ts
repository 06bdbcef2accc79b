import type { JsonObject } from '#contracts/json.ts';
import { showSource } from '../../show-source.ts';
import { stepName } from '#contracts/stage.ts';
import type { StageName } from '#contracts/stage.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { compareJson } from '../../compare-json.ts';
import type { Difference } from '../../compare-json.ts';
import { showPage } from '../../show-page.ts';
import { gathersOf } from '../recheck-gathering.ts';
import type { StoredTake } from '../stored-take.ts';
import { checkAnswers, modelCalls } from './check-answers.ts';
import { checkSearches, searchCalls } from './check-searches.ts';
import type { TraceGround } from './trace-ground.ts';

/** Whether each source was asked for as it was planned, and answered what is stored of it; the same for the archive and for a model. */
export function checkTools(ground: TraceGround): Difference[] {
  const elsewhere = new Set([...modelCalls(ground.stored.trace), ...searchCalls(ground.stored)]);
  const calls = ground.stored.trace.flatMap((event, at) =>
    (event.type === 'tool.called' || event.type === 'tool.returned') && !elsewhere.has(event.callId)
      ? checkTool(`trace.json#/${at}`, event, ground)
      : [],
  );
  return [...calls, ...checkToolsLogged(ground.stored), ...checkSearches(ground.stored), ...checkAnswers(ground)];
}

const TOOL = { page: 'fetch_page', api: 'ask_source', text: 'archive_text' } as const;

function checkTool(
  where: string,
  event: Extract<TakeEvent, { type: 'tool.called' | 'tool.returned' }>,
  { stored, remade }: TraceGround,
): Difference[] {
  const step = `${stepName(event.stage, event.round)}:`;
  const request = gathersOf(stored)[event.round - 1]?.crawl.find(
    ({ id }) => event.stage === 'crawl' && event.callId === step + id,
  );
  if (!request) return [{ where: `${where}/callId`, stored: event.callId, found: null }];
  if (event.type === 'tool.called')
    return compareJson(
      where,
      { tool: event.tool, args: event.args },
      { tool: TOOL[request.kind], args: { source: showSource(request) } },
    );
  const page = stored.pages.find(({ requestId }) => requestId === request.id);
  const kept = page && remade.get(page.sha256);
  const failure = stored.findings.rounds[event.round - 1]?.crawl?.failures.find(
    ({ requestId }) => requestId === request.id,
  );
  // Attempts of a stage may come to different answers: the log keeps the first that it was told, the archive the first that it was given.
  if (wasRetried(stored, event)) return [];
  const found: JsonObject | undefined = page
    ? kept && showPage({ ...page, bytes: { length: kept.bytes } }, kept.layer)
    : failure && { failure: failure.code, ...(failure.status !== undefined && { status: failure.status }) };
  return found || !page ? compareJson(`pages.json and ${where}/result`, event.result, found) : [];
}

/** What was read in a single attempt of its stage was called and returned, each once. */
function checkToolsLogged(stored: StoredTake): Difference[] {
  return gathersOf(stored).flatMap(({ crawl }, at) => {
    const step = { stage: 'crawl', round: at + 1 } as const;
    // A stage that did not come to its end may have asked and not logged what it heard.
    if (wasRetried(stored, step) || !stored.findings.rounds[at]?.crawl) return [];
    const read = crawl.filter(({ id }) => stored.pages.some(({ requestId }) => requestId === id));
    return read.flatMap(({ id }) => {
      const callId = `${stepName('crawl', at + 1)}:${id}`;
      const logged = stored.trace.flatMap((event) =>
        'callId' in event && event.callId === callId ? [event.type] : [],
      );
      const isWhole = logged.join() === 'tool.called,tool.returned';
      return isWhole
        ? []
        : [{ where: `trace.json calls of ${callId}`, stored: logged, found: ['tool.called', 'tool.returned'] }];
    });
  });
}

const wasRetried = ({ trace }: StoredTake, at: { stage: StageName; round: number }): boolean =>
  trace.some((event) => event.type === 'stage.retried' && event.stage === at.stage && event.round === at.round);
