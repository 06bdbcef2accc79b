import { randomUUID } from 'node:crypto';
import {
  changeRole,
  disableOperator,
  enableOperator,
  findOperator,
  grantCredits,
  listOperators,
} from '../../db/queries/operators.ts';
import { asOperator } from '../../db/as-operator.ts';
import { appendAudit } from '../../db/queries/call-log.ts';
import { html } from '../http/html.ts';
import { VERSION } from '#contracts/version.ts';
import { type ConsoleCall, field as fieldOf, idOf, noSuchPage } from './call.ts';
import { badge, field, table, time } from './components.ts';
import { setFlash, takeFlash } from './flash.ts';
import { hiddenCsrf, sendPage } from './layout.ts';

const MOST_CREDITS = 1_000_000;
const REASON_CHARS = 200;

interface GrantForm {
  operatorId: string;
  amount: string;
  reason: string;
  message: string;
}

/** `GET /console/operators`: who there is, what they may do, and how the installation is. For admins. */
export const getOperators = (call: ConsoleCall): Promise<void> => showOperators(call, undefined);

async function showOperators(
  { context, request, response, session, operatorId }: ConsoleCall,
  wrong: GrantForm | undefined,
): Promise<void> {
  const flash = takeFlash(context, request, response, session.sessionId);
  const [operators, readiness] = await Promise.all([listOperators(context.db, operatorId), context.readiness.check()]);
  const post = (path: string, label: string, more = html``) =>
    html`<form method="post" action="/console/operators/${path}">${hiddenCsrf(session.csrf)}${more}<button class="secondary outline">${label}</button></form>`;
  const rows = operators.map((operator) => {
    const isSelf = operator.operatorId === operatorId;
    const other = operator.role === 'admin' ? 'operator' : 'admin';
    return [
      html`${operator.email}${isSelf && html` <span class="badge quiet">you</span>`}`,
      operator.role,
      operator.disabledAt ? badge('disabled') : badge('active'),
      String(operator.credits),
      operator.seenAt ? time(operator.seenAt) : html`<span class="quiet">never</span>`,
      html`<details><summary>Change</summary>
<form method="post" action="/console/operators/${operator.operatorId}/credits">${hiddenCsrf(session.csrf)}<input type="hidden" name="operation" value="${randomUUID()}">
${field({ label: 'Credits', name: `amount`, type: 'number', value: wrong?.operatorId === operator.operatorId ? wrong.amount : '100', isRequired: true })}
${field({ label: 'Reason', name: 'reason', value: wrong?.operatorId === operator.operatorId ? wrong.reason : '', isRequired: true, error: wrong?.operatorId === operator.operatorId ? wrong.message : undefined })}
<button>Grant credits</button></form>
${!isSelf && post(`${operator.operatorId}/role`, `Make ${other}`, html`<input type="hidden" name="role" value="${other}">`)}
${!isSelf && (operator.disabledAt ? post(`${operator.operatorId}/enable`, 'Enable') : post(`${operator.operatorId}/disable`, 'Disable'))}</details>`,
    ];
  });
  const main = html`${flash?.kind === 'done' && html`<p role="status">${flash.text}</p>`}
${table([{ label: 'Operator' }, { label: 'Role' }, { label: 'Standing' }, { label: 'Credits', isNumber: true }, { label: 'Seen' }, { label: '' }], rows, { caption: 'Operators' })}
<p class="quiet">New operators are made at the machine: <code>npm run operator -- add EMAIL</code></p>
<h2>The installation</h2>
${table(
  [{ label: 'Part' }, { label: 'State' }],
  [
    ...Object.entries(readiness.checks).map(([name, state]) => [
      name,
      state === 'ok' ? html`<span class="good">ok</span>` : html`<span class="poor">${state}</span>`,
    ]),
    [
      'tool server',
      context.tools.isDryRun
        ? html`<span class="fair">dry run: nothing is written</span>`
        : html`<span class="good">ok</span>`,
    ],
    ['version', VERSION],
  ],
  { caption: 'The installation' },
)}`;
  sendPage(response, { title: 'Operators', main, session, status: wrong ? 422 : 200 });
}

/** `POST /console/operators/{id}/credits`: a grant with its reason; the same form twice is one grant. */
export async function postCredits(call: ConsoleCall): Promise<void> {
  const { context, operatorId: admin } = call;
  const operatorId = idOf(call);
  const [amount, reason, operation] = [fieldOf(call, 'amount'), fieldOf(call, 'reason'), fieldOf(call, 'operation')];
  const credits = /^\d{1,7}$/.test(amount) ? Number(amount) : 0;
  const wrong = (message: string) => showOperators(call, { operatorId, amount, reason, message });
  if (credits < 1 || credits > MOST_CREDITS)
    return wrong(`Credits are a whole number from 1 to ${MOST_CREDITS.toLocaleString('en')}.`);
  if (reason === '' || reason.length > REASON_CHARS) return wrong(`Say why, in at most ${REASON_CHARS} characters.`);
  const left = await grantCredits(context.db, admin, operatorId, { operation, amount: credits, reason });
  if (left === undefined) throw noSuchPage();
  await done(call, operatorId, {
    action: 'credits.granted',
    detail: { credits, reason },
    said: `Granted ${credits}; there are ${left} now.`,
  });
}

/** `POST /console/operators/{id}/role`. */
export async function postRole(call: ConsoleCall): Promise<void> {
  const operatorId = requireOther(call);
  const role = fieldOf(call, 'role');
  if (role !== 'admin' && role !== 'operator') throw noSuchPage();
  if (!(await changeRole(call.context.db, call.operatorId, operatorId, role))) throw noSuchPage();
  await done(call, operatorId, {
    action: 'operator.role',
    detail: { role },
    said: `The role is ${role} from the next request on.`,
  });
}

/** `POST /console/operators/{id}/disable`: sessions, keys, tokens and grants end at once. */
export async function postDisable(call: ConsoleCall): Promise<void> {
  const operatorId = requireOther(call);
  if (!(await disableOperator(call.context.db, call.operatorId, operatorId))) throw noSuchPage();
  await done(call, operatorId, { action: 'operator.disabled', detail: {}, said: 'Disabled from the next request on.' });
}

/** `POST /console/operators/{id}/enable`. */
export async function postEnable(call: ConsoleCall): Promise<void> {
  const operatorId = requireOther(call);
  if (!(await enableOperator(call.context.db, call.operatorId, operatorId))) throw noSuchPage();
  await done(call, operatorId, { action: 'operator.enabled', detail: {}, said: 'Enabled.' });
}

/** Nobody locks themselves out. */
function requireOther(call: ConsoleCall): string {
  const operatorId = idOf(call);
  if (operatorId === call.operatorId) throw noSuchPage();
  return operatorId;
}

/** Writes the entry into the admin's trail and goes back to the list. */
async function done(
  { context, response, session, operatorId: admin }: ConsoleCall,
  operatorId: string,
  { action, detail, said }: { action: string; detail: Record<string, unknown>; said: string },
): Promise<void> {
  const operator = await findOperator(context.authDb, operatorId);
  await asOperator(context.db, admin, (trx) =>
    appendAudit(trx, { operatorId: admin, action, subject: operatorId, detail: { ...detail, email: operator?.email } }),
  );
  setFlash(context, response, session.sessionId, { kind: 'done', text: said });
  response.redirect(303, '/console/operators');
}
