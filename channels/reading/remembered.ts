/**
 * A pure function that keeps its answers: readers who know nothing of each other look at the same lines, and each stage at the same brief. `keyOf` says all
 * that an answer hangs on; of keys up to twice `most` characters are kept, and what was asked for longest ago goes first. Nobody changes an answer.
 */
export function remembered<Asked extends unknown[], Answer>(
  answer: (...asked: Asked) => Answer,
  keyOf: (...asked: Asked) => string,
  most = 2 ** 18,
): (...asked: Asked) => Answer {
  let fresh = new Map<string, { answer: Answer }>();
  let former = fresh;
  let kept = 0;
  return (...asked) => {
    const key = keyOf(...asked);
    const found = fresh.get(key);
    if (found) return found.answer;
    const made = former.get(key) ?? { answer: answer(...asked) };
    if (kept > most) {
      [former, fresh, kept] = [fresh, new Map(), 0];
    }
    fresh.set(key, made);
    kept += key.length + ENTRY;
    return made.answer;
  };
}

/** What an answer weighs beside its key. */
const ENTRY = 100;

/** Characters of the briefs of which whole readings are kept: those of the last takes. */
export const FEW_BRIEFS = 20_000;
