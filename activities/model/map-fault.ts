import type { ModelFault } from '#contracts/model-port.ts';
import { tellFailedCall } from '../../outbound/model-provider/failed-call.ts';
import { loadSdk } from '../../outbound/model-provider/load-sdk.ts';
import { OwnKeyFault } from './own-key.ts';
import type { Tokens } from './provider-model.ts';

/** What went wrong with a request, in our words: what a provider writes into its errors goes nowhere. */
export interface MappedFault {
  kind: ModelFault;
  detail: string;
  isTransient: boolean;
  retryAfterMs?: number;
  status?: number;
  /** What was used up all the same. */
  tokens?: Tokens;
}

/** Reads what `ProviderModel.generate` ended in. An error that is none of the model's is thrown again. */
export async function mapFault(error: unknown): Promise<MappedFault> {
  if (error instanceof OwnKeyFault) return { kind: 'down', detail: error.message, isTransient: false };
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, JSONParseError, TypeValidationError } =
    await loadSdk();
  if (NoObjectGeneratedError.isInstance(error)) {
    const { inputTokens = 0, outputTokens = 0 } = error.usage ?? {};
    return {
      ...mapFinish(error.finishReason),
      isTransient: false,
      tokens: { input: inputTokens, output: outputTokens },
    };
  }
  if (NoOutputGeneratedError.isInstance(error)) return { ...SHAPELESS, isTransient: false };
  if (APICallError.isInstance(error)) return mapCall(error.statusCode, error.responseHeaders, error.cause);
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error))
    return { ...SHAPELESS, isTransient: false };
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return { kind: 'down', detail: 'it did not answer in time', isTransient: false };
  throw error;
}

const SHAPELESS = { kind: 'malformed', detail: 'its answer does not have the shape that was asked for' } as const;

function mapFinish(reason: string | undefined): Pick<MappedFault, 'kind' | 'detail'> {
  if (reason === 'content-filter') return { kind: 'refused', detail: 'it declined to answer' };
  return reason === 'length' ? { kind: 'malformed', detail: 'its answer was cut off' } : SHAPELESS;
}

function mapCall(status: number | undefined, headers: Record<string, string> | undefined, cause: unknown): MappedFault {
  // A body that cannot be read comes with a status of success.
  if (status !== undefined && status < 300)
    return cause instanceof Error && cause.name === 'TimeoutError'
      ? { kind: 'down', detail: 'it did not answer in time', isTransient: false, status }
      : { ...SHAPELESS, isTransient: false, status };
  return { kind: 'down', ...tellFailedCall(status, headers), ...(status !== undefined && { status }) };
}
