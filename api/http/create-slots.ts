/** So many places per holder; whoever has one gives it back by disposing of it. */
export interface Slots {
  /** A place, or undefined when the holder has all of them. */
  claim(holder: string): Disposable | undefined;
}

export function createSlots(perHolder: number): Slots {
  const taken = new Map<string, number>();
  return {
    claim(holder) {
      const held = taken.get(holder) ?? 0;
      if (held >= perHolder) return undefined;
      taken.set(holder, held + 1);
      return { [Symbol.dispose]: () => give(holder) };
    },
  };

  function give(holder: string): void {
    const held = taken.get(holder)! - 1;
    if (held === 0) taken.delete(holder);
    else taken.set(holder, held);
  }
}
