import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** The request once more, with another body: its own was read to be looked at. */
export function replayRequest(request: IncomingMessage, body: Buffer, mediaType: string): IncomingMessage {
  const { method, url, socket, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const { 'transfer-encoding': _encoding, ...headers } = request.headers;
  const replayed = Object.assign(Readable.from(body.length > 0 ? [body] : [], { objectMode: false }), {
    method,
    url,
    socket,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    complete: true,
    headers: { ...headers, 'content-type': mediaType, 'content-length': String(body.length) },
  });
  // All that the library asks of a request.
  return replayed as unknown as IncomingMessage;
}
