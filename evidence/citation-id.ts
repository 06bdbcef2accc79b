import { createHash } from 'node:crypto';

/** Id of a citation: `c_` and 12 hex digits of the SHA-256 of `page:start:end`. The same place has the same id in every take. */
export function citationId(page: string, start: number, end: number): string {
  return `c_${createHash('sha256').update(`${page}:${start}:${end}`).digest('hex').slice(0, 12)}`;
}
