import type { Difference } from '../compare-json.ts';

/** Longest part of a value that is shown. */
const SHOWN = 160;

/** A difference as one line that a terminal shows as it is: values as JSON, whatever could move the cursor or hide text escaped. */
export function renderDifference({ where, stored, found }: Difference): string {
  return `${escapeControls(where)}: stored ${show(stored)}, found ${show(found)}`;
}

function show(value: Difference['stored']): string {
  const text = JSON.stringify(value) ?? 'null';
  return escapeControls(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
}

/** Text that a terminal shows as it is. */
export const escapeControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`);
