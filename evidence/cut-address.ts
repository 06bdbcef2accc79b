/** A web address in running text, with whatever punctuation follows it. */
export const ADDRESS = /https?:\/\/[^\s<>"'`|\\]+/gi;

/**
 * The addresses that a match of ADDRESS can mean, longest first: punctuation at its end, or a bracket with more text behind it, may belong to
 * the sentence and not to the address. Never cut inside, so that no part of an address passes for a known one.
 */
export function cutAddress(token: string): string[] {
  const found = [token];
  const trail = /[.,;:!?*_}\]>)]+$/.exec(token)?.[0].length ?? 0;
  for (let cut = 1; cut <= trail; cut += 1) found.push(token.slice(0, -cut));
  const brackets = [...token.matchAll(/\)(?=[,.;:)\]*_(])/g)].toReversed();
  return [...found, ...brackets.map(({ index }) => token.slice(0, index))];
}
