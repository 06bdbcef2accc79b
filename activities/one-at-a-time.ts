/** Runs work under a name after all that was handed in under the same name before it, however that ended. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function createOneAtATime(): OneAtATime {
  const newest = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = newest.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    newest.set(name, own);
    try {
      return await own;
    } finally {
      if (newest.get(name) === own) newest.delete(name);
    }
  };
}
