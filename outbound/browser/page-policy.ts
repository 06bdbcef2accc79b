/**
 * What the page's own document may do beside the requests that we answer: no frames, workers, plug-ins or forms, and connections by http alone
 * (Content Security Policy 3; `http:` does not cover `ws:`).
 */
export const PAGE_POLICY = [
  "frame-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  'connect-src http: https:',
].join('; ');

/** Runs in every frame before any script of the page: what could send without any request that we see is not there. */
export const REMOVE_WAYS_OUT = `
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'WebSocketStream']) delete globalThis[name];
`;
