/** Why texts were not embedded, in our words: what a provider writes into its errors goes nowhere. */
export class EmbeddingFault extends Error {
  override readonly name = 'EmbeddingFault';
  /** Whether the same request may do later. */
  readonly isTransient: boolean;
  /** Whether the provider took offence at what was sent, not at who sent it: a part of it may do. */
  readonly isAboutTexts: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    options: { isTransient: boolean; isAboutTexts?: boolean; retryAfterMs?: number | undefined },
  ) {
    super(message);
    this.isTransient = options.isTransient;
    this.isAboutTexts = options.isAboutTexts ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}

const SAID: Record<number, string> = {
  401: 'it does not take the key',
  402: 'its account has no credit',
  403: 'it does not take the key',
  404: 'it does not know the model',
  429: 'its rate limit is reached',
};

/** Statuses that speak of the request's body. */
const ABOUT_TEXTS = [400, 413, 422];

/** Reads what `embedMany` ended in. An error that is none of the provider's comes back as it is. */
export async function mapEmbeddingFault(error: unknown): Promise<unknown> {
  const { AISDKError, APICallError } = await import('ai');
  if (!APICallError.isInstance(error))
    // What the SDK says of an answer that it could not read, or that has another number of vectors.
    return AISDKError.isInstance(error)
      ? new EmbeddingFault('its answer does not have the shape of vectors', { isTransient: false })
      : error;
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined) return new EmbeddingFault('it could not be reached', { isTransient: true });
  if (status < 300) return new EmbeddingFault('its answer does not have the shape of vectors', { isTransient: false });
  return new EmbeddingFault(`${SAID[status] ?? 'it answered with an error'}, status ${status}`, {
    isTransient: status === 408 || status === 409 || status === 429 || status >= 500,
    isAboutTexts: ABOUT_TEXTS.includes(status),
    retryAfterMs: readRetryAfter(responseHeaders?.['retry-after']),
  });
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
