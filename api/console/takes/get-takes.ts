import { GRADE_LETTERS } from '#contracts/take.ts';
import { TAKE_STATES } from '#contracts/stage.ts';
import { asOperator } from '../../../db/as-operator.ts';
import { TAKE_ORDERS, browseTakes } from '../../../db/queries/browse-takes.ts';
import { html } from '../../http/html.ts';
import { type ConsoleCall, filter } from '../call.ts';
import { figure } from '../charts/chart.ts';
import { latencyChart, takesChart } from '../charts/charts.ts';
import { empty, pager, select, table } from '../components.ts';
import { sendPage } from '../layout.ts';
import { TAKE_COLUMNS, takeRow } from './take-rows.ts';

/** What a page of this many weighs stays under 60 kB with styles and script. */
const PAGE = 40;
const MOST = 100_000;

/** `GET /console/takes`: the operator's takes on all channels; filters, order and page stand in the address. */
export async function getTakes(call: ConsoleCall): Promise<void> {
  const { context, response, session, operatorId } = call;
  const slugs = [...context.channels.keys()];
  const chosen = {
    channel: filter(call, 'channel', slugs),
    state: filter(call, 'state', TAKE_STATES),
    grade: filter(call, 'grade', GRADE_LETTERS),
  };
  const order = filter(call, 'sort', TAKE_ORDERS) ?? 'created';
  const direction = filter(call, 'dir', ['asc', 'desc']) ?? 'desc';
  const offset = Math.min(MOST, Math.max(0, Number.parseInt(String(call.request.query['from'] ?? '0'), 10) || 0));
  const takes = await asOperator(context.db, operatorId, (trx) =>
    browseTakes(trx, operatorId, { ...chosen, order, direction, limit: PAGE + 1, offset }),
  );
  const address = (change: Record<string, string>): string => {
    const query = new URLSearchParams({ ...dropEmpty(chosen), sort: order, dir: direction, ...change });
    return `/console/takes?${query.toString()}`;
  };

  const rows = takes.slice(0, PAGE).map(takeRow);
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  const none = isFiltered
    ? html`No take is like that. <a href="/console/takes">Show all</a>`
    : html`No takes yet. <a href="/console/channels">Choose a channel</a> and roll one.`;
  const any = [['', 'any']] as const;
  const main = html`<form class="filters" method="get" action="/console/takes">
${select('Channel', 'channel', [...any, ...slugs.map((slug) => [slug, slug] as const)], chosen.channel)}
${select('State', 'state', [...any, ...TAKE_STATES.map((state) => [state, state.replaceAll('_', ' ')] as const)], chosen.state)}
${select('Grade', 'grade', [...any, ...GRADE_LETTERS.map((letter) => [letter, letter] as const)], chosen.grade)}
<button class="secondary">Filter</button>${isFiltered && html`<a href="/console/takes">Show all</a>`}</form>
${
  rows.length > 0
    ? html`${offset === 0 && !isFiltered && html`<div class="charts">${figure(takesChart, '/console/takes-chart')}${figure(latencyChart, '/console/latency-chart')}</div>`}
${table(TAKE_COLUMNS, rows, { caption: 'Takes', isStacked: true, sorting: { by: order, direction }, address: (to) => address({ sort: to.by, dir: to.direction }) })}`
    : empty(none)
}
${pager(takes.length > PAGE ? address({ from: String(offset + PAGE) }) : null, offset > 0 ? address({}) : null)}`;
  sendPage(response, { title: 'Takes', main, session });
}

const dropEmpty = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
