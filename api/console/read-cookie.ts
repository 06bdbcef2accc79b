import type { Request } from 'express';

/** A cookie of a request; undefined where there is none, or it is not of this form. */
export function readCookie(request: Request, name: string, form: RegExp): string | undefined {
  for (const pair of (request.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1).trim();
    if (at > 0 && pair.slice(0, at).trim() === name && form.test(value)) return value;
  }
  return undefined;
}
