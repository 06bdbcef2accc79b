/**
 * The closed list of error codes. HTTP status, title and whether the same request can succeed later follow from the code
 * (interface document, part 1 Errors and part 2 Errors; RFC 9457).
 */
export const ERRORS = {
  invalid_request: { status: 400, title: 'The request is not valid', isRetryable: false },
  invalid_json: { status: 400, title: 'The body is not JSON', isRetryable: false },
  unauthorized: { status: 401, title: 'A valid feed key is needed', isRetryable: false },
  invalid_arguments: { status: 400, title: 'The arguments of the tool are not valid', isRetryable: false },
  forbidden_role: { status: 403, title: 'The role does not allow it', isRetryable: false },
  insufficient_scope: { status: 403, title: 'The token lacks a scope', isRetryable: false },
  conflict: { status: 409, title: 'The state does not allow it', isRetryable: false },
  url_not_allowed: { status: 422, title: 'The address is not allowed', isRetryable: false },
  too_many_webhooks: { status: 409, title: 'There are as many webhooks as there may be', isRetryable: false },
  archive_full: { status: 409, title: 'The archive is full', isRetryable: false },
  own_key_missing: { status: 409, title: 'No key of your own is stored', isRetryable: false },
  credits_exhausted: { status: 402, title: 'The wallet is out of credits', isRetryable: false },
  forbidden: { status: 403, title: 'Forbidden', isRetryable: false },
  unknown_channel: { status: 404, title: 'No channel on that frequency', isRetryable: false },
  not_found: { status: 404, title: 'Not found', isRetryable: false },
  method_not_allowed: { status: 405, title: 'Method not allowed', isRetryable: false },
  not_acceptable: { status: 406, title: 'Not acceptable', isRetryable: false },
  take_not_ended: { status: 409, title: 'The take has not ended', isRetryable: true },
  run_conflict: { status: 409, title: 'The run id is taken by another run', isRetryable: false },
  body_too_large: { status: 413, title: 'The body is too large', isRetryable: false },
  unsupported_media_type: { status: 415, title: 'Unsupported media type', isRetryable: false },
  idempotency_mismatch: { status: 422, title: 'The idempotency key belongs to another request', isRetryable: false },
  rate_limited: { status: 429, title: 'Too many requests', isRetryable: true },
  headers_too_large: { status: 431, title: 'The request headers are too large', isRetryable: false },
  internal: { status: 500, title: 'Internal error', isRetryable: true },
  unavailable: { status: 503, title: 'Temporarily unavailable', isRetryable: true },
} as const satisfies Record<string, ErrorKind>;

/** What can end a take as failed; the sentence for the caller is in `lifecycle.recovery.detail`. */
export const TAKE_FAILURES = {
  sources_unreadable: { isRetryable: true },
  plan_failed: { isRetryable: true },
  model_failed: { isRetryable: true },
  internal: { isRetryable: true },
} as const;

export type ErrorCode = keyof typeof ERRORS;

interface ErrorKind {
  status: number;
  title: string;
  isRetryable: boolean;
}

export interface FieldError {
  /** JSON Pointer into the body, or the name of a header or query parameter. */
  path: string;
  message: string;
}

/** An error with a sentence for the caller. Its cause is logged and never shown. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { cause?: unknown; errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
