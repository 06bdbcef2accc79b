import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Something public that is the same for everybody who asks. */
export interface HeldDocument {
  mediaType: string;
  text: string;
  /** Strong: the hash of type and text. */
  etag: string;
}

export function holdDocument(mediaType: string, text: string): HeldDocument {
  const hash = createHash('sha256').update(`${mediaType}\n${text}`).digest('base64url');
  return { mediaType, text, etag: `"${hash}"` };
}

/** Sends it, or 304 to who holds it (RFC 9110, If-None-Match). */
export function sendDocument(request: Request, response: Response, document: HeldDocument): void {
  response.set({ etag: document.etag, 'cache-control': 'public, max-age=60, must-revalidate' });
  if (isHeld(request.get('if-none-match'), document.etag)) {
    response.status(304).end();
    return;
  }
  response.set('content-type', document.mediaType);
  response.set('content-length', String(Buffer.byteLength(document.text)));
  response.end(document.text);
}

/** Whether `If-None-Match` names the tag. Compared weakly, as the header wants: a cache on the way may have made the tag weak. */
export function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags: string[] = header.match(/"[^"]*"/g) ?? [];
  return header.trim() === '*' || tags.includes(etag);
}
