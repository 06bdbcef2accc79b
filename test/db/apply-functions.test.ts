import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyFunctions, parseFunction, readFunctions } from '../../db/apply-functions.ts';
import { isMigrated } from '../../db/queries/is-migrated.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;

beforeAll(async () => {
  database = await openOperatorDatabase();
});

afterAll(() => database[Symbol.asyncDispose]());

const functions = readFunctions();
const apply = (wanted: typeof functions) => database.owner.transaction().execute((trx) => applyFunctions(trx, wanted));
const answer = (body: string, args = '') =>
  parseFunction('answer', `create function answer(${args}) returns int language sql as $$ select ${body} $$;`);

async function ask(call: string): Promise<unknown> {
  const { rows } = await sql<{ answer: number }>`select ${sql.raw(call)} as answer`.execute(database.owner);
  return rows[0]?.answer;
}

describe('applyFunctions', () => {
  it('changes nothing where every text is the one that was applied', async () => {
    expect(await apply(functions)).toEqual([]);
  });

  it('creates, replaces where the arguments changed too, and drops what has no file any more', async () => {
    expect(await apply([...functions, answer('42')])).toEqual(['answer']);
    expect(await ask('answer()')).toBe(42);

    expect(await apply([...functions, answer('p_plus + 1', 'p_plus int')])).toEqual(['answer']);
    expect(await ask('answer(2)')).toBe(3);
    await expect(ask('answer()')).rejects.toThrow('does not exist');

    expect(await apply(functions)).toEqual(['answer']);
    await expect(ask('answer(2)')).rejects.toThrow('does not exist');
  });

  it('replaces a function that another role owns, for the same callers only', async () => {
    const findKey = functions.find(({ name }) => name === 'find_key')!;
    const changed = parseFunction('find_key', `${findKey.text}-- another text\n`);

    expect(await apply(functions.map((each) => (each === findKey ? changed : each)))).toEqual(['find_key']);

    const { rows } = await sql`
      select r.rolname as owner, has_function_privilege('lt_api', p.oid, 'execute') as api, has_function_privilege('lt_worker', p.oid, 'execute') as worker,
        pg_has_role(current_user, 'lt_keys', 'usage') as lent
      from pg_proc p join pg_roles r on r.oid = p.proowner where p.proname = 'find_key'`.execute(database.owner);
    expect(rows).toEqual([{ owner: 'lt_keys', api: true, worker: false, lent: false }]);
    await apply(functions);
  });

  it('leaves everything as it was where one text is wrong', async () => {
    const wrong = answer('1', 'p_of no_such_type');
    await expect(apply([...functions, answer('42'), wrong])).rejects.toThrow('no_such_type');
    expect(await apply(functions)).toEqual([]);
  });

  it('is what a process is ready by, also while a newer release has changed them', async () => {
    expect(await isMigrated(database.api)).toBe(true);
    await apply([...functions, answer('42')]);
    expect(await isMigrated(database.api)).toBe(true);
    await apply(functions);
    await sql`delete from applied_functions_state`.execute(database.owner);
    expect(await isMigrated(database.api)).toBe(false);
  });
});
