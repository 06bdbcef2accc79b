import { stepName } from '#contracts/stage.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { compareJson } from '../../compare-json.ts';
import type { Difference } from '../../compare-json.ts';
import { showFound, showQuery } from '../../show-search.ts';
import type { StoredTake } from '../stored-take.ts';

type ToolEvent = Extract<TakeEvent, { type: 'tool.called' | 'tool.returned' }>;

const isToolEvent = (event: TakeEvent): event is ToolEvent =>
  event.type === 'tool.called' || event.type === 'tool.returned';

/** Ids of the calls by which recall asked the archive: one for each query of the plan. */
export const searchCalls = ({ plan }: StoredTake): Set<string> =>
  new Set((plan.draft?.archive ?? []).map(({ id }) => `${stepName('recall')}:${id}`));

/** Whether the archive was asked what the plan wants to know, once, and answered what is stored. */
export function checkSearches(stored: StoredTake): Difference[] {
  const recall = stored.findings.rounds[0]?.recall;
  return (stored.plan.draft?.archive ?? []).flatMap((query) => {
    const callId = `${stepName('recall')}:${query.id}`;
    const logged = stored.trace.flatMap((event, at) =>
      isToolEvent(event) && event.callId === callId ? [{ event, at }] : [],
    );
    const found = recall?.found?.filter((page) => page.query === query.id) ?? [];
    const told = logged.flatMap(({ event, at }) => checkEvent(`trace.json#/${at}`, event, { query, found }));
    // A stage that did not come to its end may have asked and not heard.
    const isWhole = !recall || logged.map(({ event }) => event.type).join() === 'tool.called,tool.returned';
    return isWhole
      ? told
      : [
          ...told,
          {
            where: `trace.json calls of ${callId}`,
            stored: logged.map(({ event }) => event.type),
            found: ['tool.called', 'tool.returned'],
          },
        ];
  });
}

type Asked = {
  query: Parameters<typeof showQuery>[0];
  found: Parameters<typeof showFound>[0];
};

function checkEvent(where: string, event: ToolEvent, { query, found }: Asked): Difference[] {
  const at = compareJson(where, { stage: event.stage, round: event.round }, { stage: 'recall', round: 1 });
  if (event.type === 'tool.called')
    return [
      ...at,
      ...compareJson(where, { tool: event.tool, args: event.args }, { tool: 'search_archive', args: showQuery(query) }),
    ];
  return [...at, ...compareJson(`findings.json and ${where}/result`, event.result, showFound(found))];
}
