/** SQLSTATEs that the schema's own functions raise. */
const CODES = {
  LT208: 'stage_finished',
  LT402: 'credits_exhausted',
  LT403: 'no_admin',
  LT404: 'no_take',
  LT409: 'fenced_off',
  LT410: 'take_ended',
  LT411: 'log_moved',
  LT412: 'filed_meanwhile',
  LT413: 'last_admin',
  LT414: 'no_credential',
  LT507: 'archive_full',
} as const;

export type DatabaseRefusal = (typeof CODES)[keyof typeof CODES];

/** Why one of the schema's functions refused, if it did. */
export function getRefusal(error: unknown): DatabaseRefusal | undefined {
  const code = getCode(error);
  return code !== undefined && code in CODES ? CODES[code as keyof typeof CODES] : undefined;
}

/**
 * Whether the database could not be reached or gave up for now (SQLSTATE classes 08, 53, 57; serialization and lock failures; socket
 * errors; the pool's time-outs): the same call can succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  const code = getCode(error);
  // A statement that was stopped for taking too long would take too long again.
  if (code === '57014') return false;
  if (code !== undefined) return /^(08|53|57)/.test(code) || UNAVAILABLE_CODES.has(code);
  return error instanceof Error && /timeout|terminated|connection/i.test(error.message);
}

const UNAVAILABLE_CODES = new Set([
  '40001',
  '40P01',
  '55P03',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

function getCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
