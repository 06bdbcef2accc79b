import { AppError } from '#contracts/errors.ts';
import { LIMITS } from '#contracts/take.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a JSON body and refuses what one reader takes one way and the next another: duplicate keys, keys that reach prototypes, more
 * than 32 levels, NUL and lone surrogates (Postgres stores neither), numbers beyond a double. So that no body takes long, it has at most
 * 20,000 values. Throws `invalid_json`.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  checkShape(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw notJson(error);
  }
  checkValues(value);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw notJson(error);
  }
}

/**
 * Depth, keys and number of values in one pass, before anything is built: `JSON.parse` keeps the last of two equal keys without a word, and
 * takes its time over a million empty lists. Whether the text is JSON at all is left to it.
 */
function checkShape(text: string): void {
  const open: (Set<string> | null)[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === CURLY_OPEN || code === SQUARE_OPEN) {
      open.push(code === CURLY_OPEN ? new Set() : null);
      values += 1;
      if (open.length > LIMITS.jsonDepth)
        throw new AppError('invalid_json', `The body must not be nested deeper than ${LIMITS.jsonDepth} levels.`);
    } else if (code === CURLY_CLOSE || code === SQUARE_CLOSE) open.pop();
    else if (code === COMMA) values += 1;
    else if (code === QUOTE) {
      const end = findClosingQuote(text, at);
      if (isKey(text, end + 1)) addKey(open.at(-1), text.slice(at, end + 1));
      at = end;
    }
    if (values > LIMITS.jsonValues)
      throw new AppError('invalid_json', `The body must not have more than ${LIMITS.jsonValues} values.`);
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [CURLY_OPEN, CURLY_CLOSE, SQUARE_OPEN, SQUARE_CLOSE] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The quote that ends the string that begins at `from`. A run of backslashes is counted once, by the quote behind it. */
function findClosingQuote(text: string, from: number): number {
  for (let quote = text.indexOf('"', from + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let first = quote;
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((quote - first) % 2 === 0) return quote;
  }
  throw notJson();
}

function isKey(text: string, from: number): boolean {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === COLON;
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function addKey(keys: Set<string> | null | undefined, quoted: string): void {
  if (!keys) return;
  const key = quoted.includes('\\') ? unquote(quoted) : quoted.slice(1, -1);
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
  } catch (error) {
    throw notJson(error);
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

function notJson(cause?: unknown): AppError {
  return new AppError('invalid_json', 'The body must be JSON in UTF-8.', { cause });
}
