import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Canary, MOST_CANARIES } from '#contracts/canary.ts';
import { DEMO_OPERATOR } from '#contracts/demo.ts';
import { asOperator } from '../db/as-operator.ts';
import { addCanary, deleteCanary, findCanaries, pauseCanary, runCanaryNow } from '../db/queries/canaries.ts';
import type { CanaryRow } from '../db/queries/canaries.ts';
import { appendAudit } from '../db/queries/call-log.ts';
import { checkChannel } from './check-channel.ts';
import { changeOwned, collectOwned, runOwnCommand } from './own-command.ts';
import type { Outcome, Owned, Verb } from './own-command.ts';
import { StartError } from './start-error.ts';

await runOwnCommand('canary', {
  add: { argument: 'file', run: add },
  list: { run: list },
  run: changing('A run is on its way', (trx, operatorId, id) => runCanaryNow(trx, operatorId, id)),
  pause: changing('It is paused', (trx, _operatorId, id) => pauseCanary(trx, id, true)),
  resume: changing('It goes on', (trx, _operatorId, id) => pauseCanary(trx, id, false)),
  delete: changing('It is gone; the takes that it rolled stay', async (trx, operatorId, id) => {
    if (!(await deleteCanary(trx, id))) return false;
    await appendAudit(trx, { operatorId, action: 'canary.deleted', subject: id, detail: { by: 'command' } });
    return true;
  }),
});

async function add({ db, baseUrl, owners, email = DEMO_OPERATOR }: Owned, file: string): Promise<Outcome> {
  const owner = owners.find((each) => each.email === email);
  if (!owner) throw new StartError(`There is no operator ${email}; --operator says whose canary it is`);
  const { operatorId } = owner;
  const canary = readCanary(file);
  await checkChannel(baseUrl, canary.channel);
  const canaryId = await asOperator(db, operatorId, async (trx) => {
    const added = await addCanary(trx, operatorId, canary);
    const detail = { name: canary.name, by: 'command' };
    if (added) await appendAudit(trx, { operatorId, action: 'canary.added', subject: added, detail });
    return added;
  });
  if (canaryId === undefined)
    throw new StartError(`${email} has ${MOST_CANARIES} canaries, as many as one may; delete one first`);
  return {
    json: { canaryId, operator: email, ...canary },
    text: canaryId,
    remark: `${canary.name} runs ${sayEvery(canary.every)} for ${email}.`,
  };
}

function readCanary(file: string): Canary {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new StartError(`${file} cannot be read as JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
  const { data, error } = Canary.safeParse(value);
  if (error) throw new StartError(`${file} is no canary:\n${z.prettifyError(error)}`);
  return data;
}

async function list(owned: Owned): Promise<Outcome> {
  const canaries = await collectOwned(owned, (trx, { operatorId }) => findCanaries(trx, operatorId));
  const lines = canaries.map((canary) =>
    [
      canary.canaryId,
      canary.operator,
      canary.channel,
      sayEvery(canary.everySeconds),
      sayState(canary),
      canary.name,
    ].join('  '),
  );
  return { json: canaries, text: lines.join('\n') || 'There are no canaries.' };
}

function sayState({ isPaused, problem, failuresInARow, lastPassedAt }: CanaryRow): string {
  if (isPaused) return 'paused';
  if (problem !== null) return problem;
  if (failuresInARow > 0) return `failed ${failuresInARow} in a row`;
  return lastPassedAt ? `passed at ${lastPassedAt.toISOString()}` : 'has not run yet';
}

function sayEvery(seconds: number): string {
  for (const [size, unit] of [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
  ] as const)
    if (seconds % size === 0) return `every ${seconds / size} ${unit}`;
  return `every ${seconds} s`;
}

type Change = (...given: [...Parameters<Parameters<typeof changeOwned>[1]>, id: string]) => Promise<boolean>;

function changing(done: string, change: Change): Verb {
  return {
    argument: 'id',
    async run(owned, id) {
      const operator = await changeOwned(owned, (trx, operatorId) => change(trx, operatorId, id));
      if (operator === undefined) throw new StartError(`There is no canary ${id}; "npm run canary -- list" shows all`);
      return { json: { canaryId: id, operator, done: true }, text: done };
    },
  };
}
