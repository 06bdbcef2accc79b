import { appendAudit } from '../db/queries/call-log.ts';
import { findOpenHandOvers, retryHandOver } from '../db/queries/hand-overs.ts';
import { changeOwned, collectOwned, runOwnCommand } from './own-command.ts';
import type { Outcome, Owned } from './own-command.ts';
import { StartError } from './start-error.ts';

await runOwnCommand('courier', { list: { run: list }, retry: { argument: 'id', run: retry } });

/** Approved specimens that the courier does not have. */
async function list(owned: Owned): Promise<Outcome> {
  const open = await collectOwned(owned, (trx, { operatorId }) => findOpenHandOvers(trx, operatorId));
  const lines = open.map(({ specimenId, operator, species, state, detail, approvedAt }) =>
    [specimenId, operator, species, state.replace('_', ' '), approvedAt.toISOString(), detail ?? '']
      .join('  ')
      .trimEnd(),
  );
  return { json: open, text: lines.join('\n') || 'The courier has every approved specimen.' };
}

async function retry(owned: Owned, id: string): Promise<Outcome> {
  const operator = await changeOwned(owned, async (trx, operatorId) => {
    if (!(await retryHandOver(trx, operatorId, id))) return false;
    await appendAudit(trx, { operatorId, action: 'courier.retried', subject: id, detail: { by: 'command' } });
    return true;
  });
  if (operator === undefined)
    throw new StartError(`${id} was not refused by the courier, nor given up; "npm run courier -- list" shows those`);
  return { json: { specimenId: id, operator, queued: true }, text: `${id} is on its way to the courier again` };
}
