import { randomUUID } from 'node:crypto';
import {
  changeRole,
  disableOperator,
  enableOperator,
  grantCredits,
  listOperators,
} from '../../db/queries/operators.ts';
import { html } from '../http/html.ts';
import { type ConsoleCall, field as fieldOf, idOf, noSuchPage } from './call.ts';
import { type ButtonOptions, button, change } from './change.ts';
import { badge, table, time } from './components.ts';
import { renderDone, takeFlash } from './flash.ts';
import { hiddenCsrf, sendPage } from './layout.ts';
import { renderInstallation } from './render-installation.ts';
import { type Typed, fieldsOf, readTyped } from './typed.ts';

const PAGES = '/console/operators';
const MOST_CREDITS = 1_000_000;
const REASON_CHARS = 200;

/** `GET /console/operators`: who there is, what they may do, and how the installation is. For admins. */
export const getOperators = (call: ConsoleCall): Promise<void> => showOperators(call);

async function showOperators(call: ConsoleCall, granting?: { to: string; typed: Typed }): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const flash = takeFlash(context, request, response, session.sessionId);
  const [operators, installation] = await Promise.all([
    listOperators(context.db, operatorId),
    renderInstallation(call),
  ]);
  const post = (path: string, label: string, options?: ButtonOptions) =>
    button(session, `${PAGES}/${path}`, label, options);
  const rows = operators.map((operator) => {
    const isSelf = operator.operatorId === operatorId;
    const other = operator.role === 'admin' ? 'operator' : 'admin';
    const isWrong = granting?.to === operator.operatorId;
    const text = fieldsOf(isWrong ? granting.typed : undefined);
    return [
      html`${operator.email}${isSelf && html` <span class="badge quiet">you</span>`}`,
      operator.role,
      operator.disabledAt ? badge('disabled') : badge('active'),
      String(operator.credits),
      operator.seenAt ? time(operator.seenAt) : html`<span class="quiet">never</span>`,
      html`<details${isWrong && html` open`}><summary>Change</summary>
<form method="post" action="${PAGES}/${operator.operatorId}/credits">${hiddenCsrf(session.csrf)}<input type="hidden" name="operation" value="${randomUUID()}">
${text('Credits', 'amount', { type: 'number', value: '100', isRequired: true, id: `amount-${operator.operatorId}` })}
${text('Reason', 'reason', { isRequired: true, id: `reason-${operator.operatorId}` })}
<button>Grant credits</button></form>
${!isSelf && post(`${operator.operatorId}/role`, `Make ${other}`, { fields: { role: other } })}
${!isSelf && (operator.disabledAt ? post(`${operator.operatorId}/enable`, 'Enable') : post(`${operator.operatorId}/disable`, 'Disable', { kind: 'danger' }))}</details>`,
    ];
  });
  const main = html`${renderDone(flash)}
${table([{ label: 'Operator' }, { label: 'Role' }, { label: 'Standing' }, { label: 'Credits', isNumber: true }, { label: 'Seen', isNamed: true }, { label: '' }], rows, { caption: 'Operators', isStacked: true })}
<p class="quiet">New operators are made at the machine: <code>npm run operator -- add EMAIL</code></p>
${installation}`;
  sendPage(response, { title: 'Operators', main, session, status: granting ? 422 : 200 });
}

/** `POST /console/operators/{id}/credits`: a grant with its reason; the same form twice is one grant. */
export async function postCredits(call: ConsoleCall): Promise<void> {
  const operatorId = idOf(call);
  const values = readTyped(call, ['amount', 'reason', 'operation']);
  const { amount = '', reason = '', operation = '' } = values;
  const credits = /^\d{1,7}$/.test(amount) ? Number(amount) : 0;
  const errors = {
    ...((credits < 1 || credits > MOST_CREDITS) && {
      amount: `Credits are a whole number from 1 to ${MOST_CREDITS.toLocaleString('en')}.`,
    }),
    ...((reason === '' || reason.length > REASON_CHARS) && {
      reason: `Say why, in at most ${REASON_CHARS} characters.`,
    }),
  };
  if (Object.keys(errors).length > 0) return showOperators(call, { to: operatorId, typed: { values, errors } });
  await granting(credits, reason, operation)(call);
}

const granting = (credits: number, reason: string, operation: string) =>
  change(PAGES, async ({ context, operatorId: admin }, operatorId) => {
    const left = await grantCredits(context.db, admin, operatorId, { operation, amount: credits, reason });
    if (left === undefined) throw noSuchPage();
    return { said: `Granted ${credits}; there are ${left} now.`, leadsTo: PAGES };
  });

/** `POST /console/operators/{id}/role`. */
export const postRole = change(PAGES, async (call, operatorId) => {
  requireOther(call, operatorId);
  const role = fieldOf(call, 'role');
  if (role !== 'admin' && role !== 'operator') throw noSuchPage();
  if (!(await changeRole(call.context.db, call.operatorId, operatorId, role))) throw noSuchPage();
  return { said: `The role is ${role} from the next request on.`, leadsTo: PAGES };
});

/** `POST /console/operators/{id}/disable`: sessions, keys, tokens and grants end at once. */
export const postDisable = change(PAGES, async (call, operatorId) => {
  requireOther(call, operatorId);
  if (!(await disableOperator(call.context.db, call.operatorId, operatorId))) throw noSuchPage();
  return { said: 'Disabled from the next request on.', leadsTo: PAGES };
});

/** `POST /console/operators/{id}/enable`. */
export const postEnable = change(PAGES, async (call, operatorId) => {
  requireOther(call, operatorId);
  if (!(await enableOperator(call.context.db, call.operatorId, operatorId))) throw noSuchPage();
  return { said: 'Enabled.', leadsTo: PAGES };
});

/** Nobody locks themselves out. */
function requireOther({ operatorId: self }: ConsoleCall, operatorId: string): void {
  if (operatorId === self) throw noSuchPage();
}
