import type { Proposer } from '../slot.ts';

/** Adds to values what the heading above them says: a line that ends with a colon, or one of Markdown. The label of their own line goes first. */
export const underHeading =
  <T>(propose: Proposer<T>, add: (value: T, heading: string) => T): Proposer<T> =>
  (brief) =>
    propose(brief).map((candidate) => {
      const before = brief.text.slice(0, candidate.start).split('\n');
      const label = /^[\s>*•-]*\p{L}[\p{L} .-]{0,24}:\s/u.exec(before.at(-1) ?? '')?.[0] ?? '';
      const heading = before.findLast((line) => /:\s*$|^#+\s/.test(line)) ?? '';
      return { ...candidate, value: add(add(candidate.value, label), heading) };
    });
