import type { EmbeddingModel } from 'ai';
import type { ModelSettings } from '#contracts/model-settings.ts';
import { loadEmbeddingModel } from '../model-provider/load-provider.ts';
import { loadSdk } from '../model-provider/load-sdk.ts';
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
    const model = await (loading ??= loadEmbeddingModel(settings));
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
