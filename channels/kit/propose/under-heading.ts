import type { Proposer } from '../slot.ts';

/** Adds to values what the heading above them says: a line that ends with a colon, or one of Markdown. */
export const underHeading =
  <T>(propose: Proposer<T>, add: (value: T, heading: string) => T): Proposer<T> =>
  (brief) =>
    propose(brief).map((candidate) => {
      const before = brief.text.slice(0, candidate.start).split('\n');
      const heading = before.findLast((line) => /:\s*$|^#+\s/.test(line)) ?? '';
      return { ...candidate, value: add(candidate.value, heading) };
    });
