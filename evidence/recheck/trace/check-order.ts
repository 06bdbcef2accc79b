import { buildBrief } from '../../build-brief.ts';
import { TakeEvent } from '#contracts/take-event.ts';
import { compareJson } from '../../compare-json.ts';
import type { Difference } from '../../compare-json.ts';
import { CLOCKS_MS } from '../recheck-gathering.ts';
import type { TraceGround } from './trace-ground.ts';

/** Whether the events have the members of their type, one number each, and times that do not run backwards. */
export function checkOrder({ stored: { trace } }: TraceGround): Difference[] {
  return trace.flatMap((event, at) => checkShape(event, at, trace[at - 1]));
}

function checkShape(event: TakeEvent, at: number, before: TakeEvent | undefined): Difference[] {
  const where = `trace.json#/${at}`;
  const parsed = TakeEvent.safeParse(event);
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    where: [where, ...path.map(String)].join('/'),
    stored: null,
    found: message,
  }));
  const isBackwards = before !== undefined && !(Date.parse(event.at) >= Date.parse(before.at) - CLOCKS_MS);
  return [
    ...faults,
    ...compareJson(`${where}/seq`, event.seq, at + 1),
    ...(isBackwards ? [{ where: `${where}/at`, stored: event.at, found: `after ${before.at}` }] : []),
  ];
}

/** Whether the first event tells of the brief that was worked on. */
export function checkFirst({ stored: { trace, plan, take } }: TraceGround): Difference[] {
  const [first] = trace;
  if (first?.type !== 'take.accepted')
    return [{ where: 'trace.json#/0', stored: first?.type ?? null, found: 'take.accepted' }];
  const { acceptedAt } = plan.brief;
  const isThen = Math.abs(Date.parse(acceptedAt) - Date.parse(first.at)) <= ACCEPT_MS;
  return [
    ...compareJson('plan.json and trace.json#/0/takeId', first.takeId, plan.takeId),
    ...(take ? compareJson('take.json and trace.json#/0/channel', first.channel, take.channel.id) : []),
    ...compareJson('trace.json and plan.json#/brief', plan.brief, buildBrief(first, acceptedAt)),
    ...(isThen ? [] : [{ where: 'trace.json and plan.json#/brief/acceptedAt', stored: acceptedAt, found: first.at }]),
  ];
}

/** The clock that a take is accepted by is read twice, in one statement after the other. */
const ACCEPT_MS = 1_000;
