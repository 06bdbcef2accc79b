import type { ReadPage } from '#contracts/page.ts';
import { buildJsonLayer } from '../../../evidence/text-layer/json/build-json-layer.ts';

/** An answer as the stages hand it over, for tests of the readers. */
export function answerPage(body: unknown, status = 200): ReadPage {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = 'https://register.example/answer';
  return {
    sha256: 'a'.repeat(64),
    origin: 'api',
    url,
    at: '2031-11-20T12:00:00Z',
    status,
    mediaType: 'application/json',
    headers: {},
    requestId: 'request',
    ageSeconds: 0,
    body: text,
    layer: buildJsonLayer(text, url),
  };
}

/** What a register may send in place of an answer: an apology, half a body, no list. */
export const NO_ANSWERS = ['<html><title>Apology</title></html>', '{"Count":1,"results":[{"NHTSACam', 'null', '42', ''];
