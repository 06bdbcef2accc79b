import type { EmbeddingModel } from 'ai';
import { modelOf, providerOf } from '#contracts/model-settings.ts';
import type { ModelSettings } from '#contracts/model-settings.ts';
import { EmbeddingFault, mapEmbeddingFault } from './embedding-fault.ts';

/** A model of a provider that tells what texts mean. */
export interface Embedder {
  /** `provider/model`. */
  name: string;
  /**
   * Vectors of length 1, one for each text, all of as many dimensions as those before.
   * Ends in an EmbeddingFault, or with the reason of the signal.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
}

/** What an embedder is asked to say: more dimensions than any has, or fewer than mean anything, are no vector. */
const FEWEST_DIMENSIONS = 8;
const MOST_DIMENSIONS = 8_192;

/** The SDK and the provider are loaded with the first text: a process without an embedder loads neither. */
export function createEmbedder(settings: ModelSettings): Embedder {
  let loading: Promise<EmbeddingModel> | undefined;
  let dimensions: number | undefined;
  return { name: settings.name, embed };

  async function embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    const { embedMany } = await loadSdk();
    const model = await (loading ??= loadModel(settings));
    let embeddings: number[][];
    try {
      ({ embeddings } = await embedMany({
        model,
        values: [...texts],
        maxRetries: 0,
        maxParallelCalls: 1,
        abortSignal: signal,
      }));
    } catch (error) {
      signal.throwIfAborted();
      throw await mapEmbeddingFault(error);
    }
    const length = embeddings[0]?.length ?? 0;
    const fits = length >= FEWEST_DIMENSIONS && length <= MOST_DIMENSIONS && length === (dimensions ?? length);
    const isWhole = embeddings.length === texts.length && embeddings.every((vector) => vector.length === length);
    if (!fits || !isWhole)
      throw new EmbeddingFault('its answer does not have a vector for each text', { isTransient: false });
    dimensions = length;
    return embeddings.map(normalise);
  }
}

function normalise(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length))
    throw new EmbeddingFault('a vector has values that are no numbers', { isTransient: false });
  return Float32Array.from(vector, (value) => (length === 0 ? 0 : value / length));
}

/** Remarks of the SDK would stand between the lines of the log. */
export async function loadSdk() {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return import('ai');
}

async function loadModel({ name, apiKey, baseUrl }: ModelSettings): Promise<EmbeddingModel> {
  const provider = providerOf(name);
  const model = modelOf(name);
  // Given in full, or the providers would read an environment that is not theirs to read.
  if (provider === 'openai') {
    const baseURL = baseUrl ?? 'https://api.openai.com/v1';
    return (await import('@ai-sdk/openai')).createOpenAI({ apiKey: apiKey ?? 'none', baseURL }).embeddingModel(model);
  }
  if (provider === 'google') {
    const baseURL = baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
    const google = (await import('@ai-sdk/google')).createGoogleGenerativeAI({ apiKey: apiKey ?? 'none', baseURL });
    return google.embeddingModel(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const settings = { name: provider, baseURL: baseUrl ?? '', ...(apiKey !== undefined && { apiKey }) };
  return createOpenAICompatible(settings).embeddingModel(model);
}
