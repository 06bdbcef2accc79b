import canonicalize from 'canonicalize';
import type { Difference } from '../compare-json.ts';

/** How an export writes JSON. */
export type JsonForm = 'canonical' | 'legacy';

/** A value as an export writes it: RFC 8785, so that there is one way to write it and one hash. */
export const canonicalJson = (value: unknown): string => canonicalize(value) ?? 'null';

/** A text whose bytes are not those of what it says in its form: another order or spacing, a name twice in an object, a number written otherwise. */
export function checkForm(name: string, content: Uint8Array, value: unknown, form: JsonForm): Difference[] {
  const stored = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const due = Buffer.from(form === 'canonical' ? canonicalJson(value) : legacyJson(name, value));
  if (stored.equals(due)) return [];
  let at = 0;
  while (at < stored.length && stored[at] === due[at]) at += 1;
  const from = Math.max(0, at - BEFORE);
  const part = (text: Buffer): string => text.subarray(from, from + SHOWN).toString();
  return [{ where: `${name} at byte ${at}, written otherwise than it says`, stored: part(stored), found: part(due) }];
}

/** Shown of both, from a little before the place on where they part. */
const BEFORE = 20;
const SHOWN = 80;

/** As versions up to 0.2.0 wrote it: the answer as it was frozen, the rest indented. */
function legacyJson(name: string, value: unknown): string {
  return name === 'take.json' ? JSON.stringify(value) : `${JSON.stringify(value, null, 1)}\n`;
}
