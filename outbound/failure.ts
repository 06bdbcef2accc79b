import type { SourceFailureCode } from '#contracts/plan.ts';

/** Why a fetch has no page. `reason` is ours alone: no text of the other side, of a driver or of a library is in it. */
export class OutboundFailure extends Error {
  readonly code: SourceFailureCode;
  readonly reason: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** The same request can succeed later without anybody changing anything. */
  readonly isTransient: boolean;

  constructor(code: SourceFailureCode, options: FailureOptions = {}) {
    const reason = options.reason ?? REASONS[code];
    super(reason, { cause: options.cause });
    this.name = 'OutboundFailure';
    this.code = code;
    this.reason = reason;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
    this.isTransient = options.isTransient ?? (code === 'could_not_connect' || code === 'timed_out');
  }
}

interface FailureOptions {
  reason?: string;
  status?: number;
  retryAfterMs?: number | undefined;
  isTransient?: boolean;
  cause?: unknown;
}

/** The words for a caller (interface document, part 2: what a failed take names in `recovery.detail`). */
const REASONS: Record<SourceFailureCode, string> = {
  address_not_allowed: 'address not allowed',
  could_not_connect: 'could not connect',
  timed_out: 'timed out',
  too_large: 'too large',
  too_many_redirects: 'too many redirects',
  robots_txt: 'its robots.txt does not allow it',
  http_status: 'HTTP status',
  empty: 'empty answer',
  needs_browser: 'it needs a browser to be read',
  asks_to_sign_in: 'it asks to sign in',
  unreadable: 'the answer could not be decoded',
  budget: 'the budget is used up',
};

/** The address as a sentence may show it: without user, password, query and fragment, in printable ASCII, shortened. */
export function showAddress(raw: string): string {
  const printable = raw.replace(/[^\x21-\x7e]/g, '');
  if (!URL.canParse(printable)) return 'The address';
  const url = new URL(printable);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `The ${url.protocol.slice(0, 20)} address`;
  const shown = url.origin + (url.pathname === '/' ? '/' : url.pathname);
  return shown.length > 200 ? `${shown.slice(0, 199)}…` : shown;
}
