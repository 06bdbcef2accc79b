/** JSON in UTF-8; undefined where it is not. */
export function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content));
  } catch {
    return undefined;
  }
}
