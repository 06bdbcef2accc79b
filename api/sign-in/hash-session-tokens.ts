import { createHash } from 'node:crypto';
import type { DBAdapter, Where } from 'better-auth/adapters';

type Adapter = DBAdapter;
type Row = Record<string, unknown>;

/**
 * Keeps session tokens as their SHA-256: better-auth writes and looks for them in clear. A token has more random bits than anybody can try, so
 * a slow hash would add nothing. Callers go on seeing the token that they gave; a list of sessions has hashes in its place.
 */
export function hashSessionTokens(adapter: Adapter): Adapter {
  const hashed: Adapter = {
    ...adapter,
    async create(args) {
      if (args.model !== 'session') return adapter.create(args);
      const data = args.data as Row;
      const row = await adapter.create({ ...args, data: hashToken(data) } as typeof args);
      return giveBack(row, data['token']) as never;
    },
    async findOne(args) {
      const where = hashWhere(args.model, args.where);
      return giveBack(await adapter.findOne<Row>({ ...args, where }), tokenIn(args)) as never;
    },
    async update(args) {
      const where = hashWhere(args.model, args.where);
      return giveBack(await adapter.update<Row>({ ...args, where }), tokenIn(args)) as never;
    },
    findMany: (args) => adapter.findMany({ ...args, ...(args.where && { where: hashWhere(args.model, args.where) }) }),
    updateMany: (args) => adapter.updateMany({ ...args, where: hashWhere(args.model, args.where) }),
    delete: (args) => adapter.delete({ ...args, where: hashWhere(args.model, args.where) }),
    deleteMany: (args) => adapter.deleteMany({ ...args, where: hashWhere(args.model, args.where) }),
    transaction: (work) => work(hashed),
  };
  return hashed;
}

function hashWhere(model: string, where: Where[]): Where[] {
  if (model !== 'session') return where;
  return where.map((condition) =>
    condition.field === 'token' ? { ...condition, ...hashValue(condition.value) } : condition,
  );
}

function hashValue(value: Where['value']): Pick<Where, 'value'> {
  return { value: Array.isArray(value) ? value.map((token) => hash(String(token))) : hash(String(value)) };
}

const hashToken = (data: Row): Row => ({ ...data, token: hash(String(data['token'])) });

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

function tokenIn({ model, where }: { model: string; where: Where[] }): unknown {
  return model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined;
}

function giveBack<T extends Row | null>(row: T, token: unknown): T {
  return row && token !== undefined ? { ...row, token } : row;
}
