import type { Json } from '#contracts/json.ts';

/** JSON whose texts hold nothing that Postgres or a terminal chokes on: no control characters but tab and line end, no half characters. */
export function cleanValue(value: Json): Json {
  if (typeof value === 'string') return value.toWellFormed().replace(CONTROL, '');
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(cleanValue);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cleanValue(member)]));
}

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
