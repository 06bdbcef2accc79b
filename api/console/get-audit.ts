import { asOperator } from '../../db/as-operator.ts';
import { findAuditEntries, findToolCalls } from '../../db/queries/browse-log.ts';
import { verifyChains } from '../../db/queries/call-log.ts';
import { html } from '../http/html.ts';
import { type ConsoleCall, UUID } from './call.ts';
import { badge, copyable, empty, pager, sayName, table, time } from './components.ts';
import { hiddenCsrf, sendPage } from './layout.ts';

const PAGE = 50;

/** `GET /console/audit`: what was changed and what tools were called, each a chain of hashes that can be walked here (`?verify`). */
export async function getAudit({ context, request, response, session, operatorId }: ConsoleCall): Promise<void> {
  const number = (name: string) =>
    /^\d{1,18}$/.test(String(request.query[name] ?? '')) ? String(request.query[name]) : null;
  const { entries, calls } = await asOperator(context.db, operatorId, async (trx) => ({
    entries: await findAuditEntries(trx, operatorId, { before: number('entries'), limit: PAGE + 1 }),
    calls: await findToolCalls(trx, operatorId, { before: number('calls'), limit: PAGE + 1 }),
  }));
  const walked = request.query['verify'] === undefined ? undefined : await verifyChains(context.db, operatorId);
  const main = html`<form method="post" action="/console/audit/verify">${hiddenCsrf(session.csrf)}<button>Verify</button></form>
${walked && (walked.broken ? html`<p role="alert">Entry ${walked.broken.seq} of ${walked.broken.log} does not hold: ${walked.broken.reason}</p>` : html`<p role="status">Every entry holds: ${walked.calls} tool calls, and all audit entries, are as they were written.</p>`)}
<h2>Audit entries</h2>
${
  entries.length === 0
    ? empty('Nothing was changed yet.')
    : table(
        [
          { label: 'No.', isNumber: true },
          { label: 'What' },
          { label: 'Of' },
          { label: 'Detail', isWide: true },
          { label: 'By' },
          { label: 'At' },
        ],
        entries.slice(0, PAGE).map(({ seq, action, subject, detail, by, at }) => [
          seq,
          html`<code>${action}</code>`,
          subject.length > 20 ? copyable(subject, `${subject.slice(0, 8)}…`) : html`<code>${subject}</code>`,
          Object.entries(detail)
            .filter(([, value]) => value !== null)
            .map(([name, value]) => `${sayName(name)}: ${say(value)}`)
            .join(', ')
            .slice(0, 200),
          by,
          time(at),
        ]),
        { caption: 'Audit entries', isStacked: true },
      )
}
${pager(entries.length > PAGE ? `/console/audit?entries=${entries[PAGE - 1]!.seq}` : null)}
<h2>Tool calls</h2>
${
  calls.length === 0
    ? empty('No tool was called yet.')
    : table(
        [
          { label: 'No.', isNumber: true },
          { label: 'Tool' },
          { label: 'Outcome' },
          { label: 'Why', isWide: true },
          { label: 'Took', isNumber: true },
          { label: 'At' },
        ],
        calls
          .slice(0, PAGE)
          .map((call) => [
            call.seq,
            html`<code>${call.tool}</code>${call.isSandbox && html` <span class="badge quiet">sandbox</span>`}${call.isCached && html` <span class="badge quiet">cached</span>`}`,
            badge(call.outcome ?? 'cut off'),
            call.code ? html`<code>${call.code}</code> <span class="words">${call.reason}</span>` : '',
            call.latencyMs === null ? '' : `${call.latencyMs} ms`,
            time(call.at),
          ]),
        { caption: 'Tool calls', isStacked: true },
      )
}
${pager(calls.length > PAGE ? `/console/audit?calls=${calls[PAGE - 1]!.seq}` : null)}`;
  sendPage(response, { title: 'Audit', main, session });
}

/** What an entry keeps, for people: lists without their brackets, ids in short. */
function say(value: unknown): string {
  if (typeof value === 'string') return UUID.test(value) ? `${value.slice(0, 8)}…` : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(say).join(', ') : JSON.stringify(value);
}

/** `POST /console/audit/verify`: the page that follows walks the chains. */
export const postVerifyAudit = ({ response }: ConsoleCall): void => response.redirect(303, '/console/audit?verify=now');
