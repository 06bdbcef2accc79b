import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export type Role = 'operator' | 'admin';

export interface Operator {
  operatorId: string;
  email: string;
  role: Role;
  isDisabled: boolean;
}

export interface ListedOperator {
  operatorId: string;
  email: string;
  role: Role;
  disabledAt: Date | null;
  createdAt: Date;
  credits: number;
  hasPassword: boolean;
  /** When one of its sessions was last used, as far as sessions are kept. */
  seenAt: Date | null;
}

/** Any login that may run these functions. */
// oxlint-disable-next-line typescript/no-explicit-any -- each login has tables of its own; these queries name none.
type AnyDb = Kysely<any>;

/** An admin acts under its own id, the command line under null. What follows ends in LT403 (see getRefusal) for anybody else. */
type Actor = string | null;

/** Makes an operator, or finds the one with this address, whose role then stays as it is. */
export async function addOperator(
  db: AnyDb,
  actor: Actor,
  { email, role = 'operator' }: { email: string; role?: Role },
): Promise<{ operatorId: string; isNew: boolean }> {
  const { rows } = await sql<{ operator_id: string; is_new: boolean }>`
    select * from public.add_operator(${actor}, ${email}, ${role})`.execute(db);
  const row = rows[0]!;
  return { operatorId: row.operator_id, isNew: row.is_new };
}

/** @returns undefined where no operator has this address */
export async function findOperatorId(db: AnyDb, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select public.operator_id_of(${email}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** An operator as it stands now. */
export async function findOperator(db: AnyDb, operatorId: string): Promise<Operator | undefined> {
  const { rows } = await sql<{ operator_id: string; email: string; role: Role; is_disabled: boolean }>`
    select * from public.find_operator(${operatorId})`.execute(db);
  const row = rows[0];
  return row && { operatorId: row.operator_id, email: row.email, role: row.role, isDisabled: row.is_disabled };
}

/**
 * In force from the operator's next request on. Ends in LT413 where it is the last admin that would be none, like the next.
 * @returns false where there is no such operator, like the next two
 */
export async function changeRole(db: AnyDb, actor: Actor, operatorId: string, role: Role): Promise<boolean> {
  return isDone(await sql<Done>`select public.change_role(${actor}, ${operatorId}, ${role}) as done`.execute(db));
}

/** Ends sessions, links, tokens and grants for good; keys stop. */
export async function disableOperator(db: AnyDb, actor: Actor, operatorId: string): Promise<boolean> {
  return isDone(await sql<Done>`select public.disable_operator(${actor}, ${operatorId}) as done`.execute(db));
}

/** Keys work again; the operator signs in and connects its applications anew. */
export async function enableOperator(db: AnyDb, actor: Actor, operatorId: string): Promise<boolean> {
  return isDone(await sql<Done>`select public.enable_operator(${actor}, ${operatorId}) as done`.execute(db));
}

/** Adds credits, once per `operation`. @returns what is then available; undefined where there is no such operator */
export async function grantCredits(
  db: AnyDb,
  actor: Actor,
  operatorId: string,
  grant: { operation: string; amount: number; reason: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ left: number | null }>`
    select public.grant_credits(${actor}, ${operatorId}, ${grant.operation}, ${grant.amount}, ${grant.reason}) as left`.execute(
    db,
  );
  return rows[0]?.left ?? undefined;
}

/** All operators, by address. */
export async function listOperators(db: AnyDb, actor: Actor): Promise<ListedOperator[]> {
  const { rows } = await sql<{
    operator_id: string;
    email: string;
    role: Role;
    disabled_at: Date | null;
    created_at: Date;
    credits: number;
    has_password: boolean;
    seen_at: Date | null;
  }>`select * from public.list_operators(${actor})`.execute(db);
  return rows.map((row) => ({
    operatorId: row.operator_id,
    email: row.email,
    role: row.role,
    disabledAt: row.disabled_at,
    createdAt: row.created_at,
    credits: row.credits,
    hasPassword: row.has_password,
    seenAt: row.seen_at,
  }));
}

type Done = { done: boolean };

const isDone = ({ rows }: { rows: Done[] }): boolean => rows[0]!.done;
