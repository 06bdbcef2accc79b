/** Origin of an HTTP server by where it listens; an IPv6 address gets its brackets. */
export const buildOrigin = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
