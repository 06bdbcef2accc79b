const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Which browser pages, and under which host names, may reach what acts for a signed-in person. */
export interface BrowserOrigins {
  /** An origin as a browser sends it: exactly ours, one that is configured, or a page on the machine itself. */
  isAllowed(origin: string): boolean;
  /** Host names without port that a request may be addressed to: another is a name that was pointed at us. */
  hostNames: string[];
}

/** Rules by what is configured: the base URL and LONGTAKE_ALLOWED_ORIGINS. */
export function createBrowserOrigins(baseUrl: string, allowedOrigins: readonly string[]): BrowserOrigins {
  const exact = new Set([baseUrl, ...allowedOrigins].map((origin) => new URL(origin).origin));
  const hostNames = [
    ...new Set([...LOOPBACK, ...[baseUrl, ...allowedOrigins].map((origin) => new URL(origin).hostname)]),
  ];
  return { hostNames, isAllowed: (origin) => exact.has(origin) || isLoopback(origin) };
}

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return /^https?:$/.test(url.protocol) && LOOPBACK.includes(url.hostname) && url.origin === origin;
}
