import type { Difference } from '../compare-json.ts';

/**
 * Runs a part of the check. What a tampered take holds may be of any shape: a part that it makes throw is told as a difference at the member
 * that the part reads, and the other parts go on.
 */
export async function guard(
  where: string,
  differences: Difference[],
  part: () => Difference[] | Promise<Difference[]>,
): Promise<void> {
  try {
    differences.push(...(await part()));
  } catch {
    differences.push({ where, stored: 'something that cannot be read', found: null });
  }
}
