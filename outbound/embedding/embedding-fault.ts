import { tellFailedCall } from '../model-provider/failed-call.ts';
import { loadSdk } from '../model-provider/load-sdk.ts';

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

/** Statuses that speak of the request's body. */
const ABOUT_TEXTS = [400, 413, 422];

/** Reads what `embedMany` ended in. An error that is none of the provider's comes back as it is. */
export async function mapEmbeddingFault(error: unknown): Promise<unknown> {
  const { AISDKError, APICallError } = await loadSdk();
  if (!APICallError.isInstance(error))
    // What the SDK says of an answer that it could not read, or that has another number of vectors.
    return AISDKError.isInstance(error)
      ? new EmbeddingFault('its answer does not have the shape of vectors', { isTransient: false })
      : error;
  const { statusCode: status, responseHeaders } = error;
  if (status !== undefined && status < 300)
    return new EmbeddingFault('its answer does not have the shape of vectors', { isTransient: false });
  const { detail, ...failed } = tellFailedCall(status, responseHeaders);
  return new EmbeddingFault(detail, { ...failed, isAboutTexts: status !== undefined && ABOUT_TEXTS.includes(status) });
}
