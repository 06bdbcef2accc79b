import type { Json } from '#contracts/json.ts';

/** Whether somebody of an age in years is within limits as registries write them: `18 Years`, `6 Months`; one that is missing is none. */
export function takesAge(limits: Json | undefined, age: number): boolean {
  const [least, most] = Array.isArray(limits) && limits.length === 2 ? limits.map(String) : [String(limits), ''];
  return age >= (yearsIn(least) ?? 0) && age < (yearsIn(most) ?? 200) + 1;
}

function yearsIn(text = ''): number | null {
  const [, count, unit = ''] = /(\d+)\s*(\w+)/.exec(text) ?? [];
  const parts = /^month/i.test(unit) ? 12 : /^(?:week|day)/i.test(unit) ? 52 : 1;
  return count === undefined ? null : Number(count) / parts;
}
