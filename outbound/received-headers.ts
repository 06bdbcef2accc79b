import type { ExchangeHop } from '#contracts/page-exchange.ts';

/** Longest value that is kept; policies and reports of a site may be far longer and say nothing about a page. */
const LONGEST_VALUE = 4_096;

/** Names of headers that hand out or ask for credentials: whoever reads an archive must not be able to go on with a session of ours. */
const CREDENTIAL = /cookie|auth|token|secret|session|csrf|xsrf|api-?key|signature|nonce|ticket/i;

/** Headers as they came, names and values in turn, for the archive. Values of credentials are kept back; that they were there is not. */
export function keepReceived(raw: readonly string[]): ExchangeHop['headers'] {
  return Array.from({ length: Math.floor(raw.length / 2) }, (_, at) => {
    const [name, value] = [raw[2 * at]!, raw[2 * at + 1]!];
    return [name, CREDENTIAL.test(name) || value.length > LONGEST_VALUE ? null : value];
  });
}

/** Headers by lower-case name, as undici gives them: repeated ones are a list. */
export function mapReceived(raw: readonly string[]): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at]!.toLowerCase();
    const known = headers[name];
    const value = raw[at + 1]!;
    headers[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return headers;
}
