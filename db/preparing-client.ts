import pg from 'pg';

/** A statement that is the call of one function: there is nothing to plan in it that would depend on what it is called with. */
const ONE_CALL = /^\s*select\s+(?:\*\s+from\s+)?\w+\([^()]*\)(?:\s+as\s+\w+)?\s*$/;
/** feature_not_supported: what Postgres answers to a kept statement when a migration has given the function other columns. */
const RESULT_CHANGED = '0A000';

/**
 * A connection on which Postgres keeps calls of functions under a name, so that it reads and plans each once. Nearly all that a take asks of the
 * database are such calls.
 */
export class PreparingClient extends pg.Client {
  #names = new Map<string, string>();
  #kept = 0;

  // `pg` takes a query in many forms; Kysely asks in that of text and values.
  override query(...asked: unknown[]): never {
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    const [text, values] = asked;
    const isCall = asked.length === 2 && typeof text === 'string' && Array.isArray(values) && ONE_CALL.test(text);
    return (isCall ? this.#call(ask, text, values) : ask(...asked)) as never;
  }

  async #call(ask: (query: pg.QueryConfig) => unknown, text: string, values: unknown[]): Promise<unknown> {
    try {
      return await ask({ name: this.#nameOf(text), text, values });
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== RESULT_CHANGED) throw error;
      this.#names.clear();
      // Within a transaction it is too late.
      if (this.getTransactionStatus() !== 'I') throw error;
      return await ask({ name: this.#nameOf(text), text, values });
    }
  }

  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? `call_${(this.#kept += 1)}`;
    this.#names.set(text, name);
    return name;
  }
}
