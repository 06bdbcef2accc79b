import type { Request, Response } from 'express';
import { ADDRESS_HEADER } from './create-auth.ts';

/** The headers of a request that better-auth is to see: cookies, what browser it is, and the address as the proxy settings have it. */
export function headersFor(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value.slice(0, name === 'cookie' ? undefined : 300));
  }
  if (request.ip) headers.set(ADDRESS_HEADER, request.ip);
  return headers;
}

/** Cookies that better-auth wants to set. */
export function passCookies(from: Headers, response: Response): void {
  for (const cookie of from.getSetCookie()) response.append('set-cookie', cookie);
}
