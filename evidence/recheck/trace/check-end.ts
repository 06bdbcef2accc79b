import { TAKE_FAILURES } from '#contracts/errors.ts';
import { END_EVENT_OF, isEnd } from '#contracts/take-event.ts';
import { compareJson } from '../../compare-json.ts';
import type { Difference } from '../../compare-json.ts';
import { CLOCKS_MS } from '../recheck-gathering.ts';
import type { TraceGround } from './trace-ground.ts';

/** Whether the sentences of the answer were written in their order. */
export function checkSentences({ stored: { trace, take }, answer }: TraceGround): Difference[] {
  const written = trace.flatMap((event, at) => (event.type === 'sentence.written' ? [{ at, event }] : []));
  if (take?.lifecycle.state !== 'finished' || !answer) return [];
  const last = trace.length - 1;
  return [
    ...written.flatMap(({ at, event: { index, text } }, nth) =>
      compareJson(`trace.json#/${at}`, { index, text }, { index: nth, text: answer.sentences[nth]?.text }),
    ),
    ...compareJson(`trace.json#/${last} sentences before it`, written.length, answer.sentences.length),
  ];
}

export function checkAsks({ stored: { trace, take } }: TraceGround): Difference[] {
  const raised = trace.flatMap((event) => (event.type === 'ask.raised' ? [event.ask] : []));
  return take ? compareJson('trace.json and take.json#/asks', take.asks, raised) : [];
}

/** Whether the log ends once, with the response that is stored. */
export function checkEnd({ stored: { trace, take } }: TraceGround): Difference[] {
  const ends = trace.flatMap((event, at) => (isEnd(event) ? [{ at, event }] : []));
  const [end] = ends;
  if (!take) return ends.map(({ at, event }) => ({ where: `trace.json#/${at}`, stored: event.type, found: null }));
  if (!end || ends.length > 1 || end.at !== trace.length - 1)
    return [{ where: 'trace.json', stored: ends.length, found: 'one end, as its last event' }];
  const { state } = take.lifecycle;
  const { type, response, grade, overall, links, code, at } = end.event;
  const where = `trace.json#/${end.at}`;
  const lastedMs = Date.parse(at) - Date.parse(trace[0]?.at ?? '');
  const isThen = Math.abs(lastedMs - take.latencyMs) <= CLOCKS_MS;
  const compared = compareJson(
    `take.json and ${where}`,
    { type, grade, overall, links, code, response },
    {
      type: Object.entries(END_EVENT_OF).find(([known]) => known === state)?.[1],
      grade: take.grade ?? null,
      overall: take.overall ?? null,
      links: state === 'finished' ? take.links.length : 0,
      code: state === 'failed' && code !== null && code in TAKE_FAILURES ? code : null,
      response: take,
    },
  );
  return isThen
    ? compared
    : [...compared, { where: `${where}/at`, stored: at, found: `${take.latencyMs} ms after the take` }];
}
