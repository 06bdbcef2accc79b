import { AppError } from '#contracts/errors.ts';
import { LIMITS } from '#contracts/take.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a JSON body and refuses what one reader takes one way and the next another: duplicate keys, keys that reach prototypes, more
 * than 32 levels, NUL and lone surrogates (Postgres stores neither), numbers beyond a double. Ends in `invalid_json`.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  checkShape(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid_json', 'The body must be JSON in UTF-8.', { cause: error });
  }
  checkValues(value);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new AppError('invalid_json', 'The body must be JSON in UTF-8.', { cause: error });
  }
}

/** Depth and keys, before anything is built: `JSON.parse` keeps the last of two equal keys without a word. */
function checkShape(text: string): void {
  const open: (Set<string> | null)[] = [];
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found] = match;
    if (found === '{' || found === '[') open.push(found === '{' ? new Set() : null);
    else if (found === '}' || found === ']') open.pop();
    else if (isKey(text, token.lastIndex)) addKey(open.at(-1), found);
    if (open.length > LIMITS.jsonDepth)
      throw new AppError('invalid_json', `The body must not be nested deeper than ${LIMITS.jsonDepth} levels.`);
  }
}

function isKey(text: string, from: number): boolean {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return text[at] === ':';
}

function addKey(keys: Set<string> | null | undefined, quoted: string): void {
  if (!keys) return;
  const key = unquote(quoted);
  if (FORBIDDEN_KEYS.has(key)) throw new AppError('invalid_json', `The body must not have a member named ${key}.`);
  if (keys.has(key))
    throw new AppError('invalid_json', 'The body has a member twice.', {
      errors: [{ path: key.slice(0, 100), message: 'stands twice' }],
    });
  keys.add(key);
}

function unquote(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

function checkValues(value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new AppError('invalid_json', 'The body has a number that is out of range.');
  if (typeof value === 'string') return checkText(value);
  if (value === null || typeof value !== 'object') return;
  for (const [key, member] of Object.entries(value)) {
    checkText(key);
    checkValues(member);
  }
}

function checkText(text: string): void {
  if (text.includes('\0')) throw new AppError('invalid_json', 'The body must not have NUL characters.');
  if (!text.isWellFormed()) throw new AppError('invalid_json', 'The body has half of a surrogate pair.');
}
