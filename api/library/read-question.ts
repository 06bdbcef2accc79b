import type { Logger } from 'pino';
import type { LibraryQuestion, QuestionEmbedding } from '#contracts/library-search.ts';
import { cosineScale, toBitPlanes } from '../../evidence/embedding/bit-planes.ts';
import { embedText } from '../../evidence/embedding/embed-text.ts';
import { SCALE_TEXTS, matchRanges, measureRange } from '../../evidence/embedding/match-scales.ts';
import { nameEmbeddings } from '../../evidence/embedding/name-embeddings.ts';
import { buildQuestion } from '../../evidence/library/build-question.ts';
import type { Embedder } from '../../outbound/embedding/create-embedder.ts';

/** A question waits so long for its provider, and one that did not answer is left alone for a while: nobody's search waits again and again. */
const ANSWER_MS = 2_500;
const AWAY_MS = 30_000;

/**
 * Reads questions of the library: by the packaged table, and by the configured provider first where there is one. A provider that is away or talks
 * nonsense is done without, and no search fails of it.
 */
export function createQuestionReader(
  embedder: Embedder | undefined,
  log: Logger,
  now: () => number = () => performance.now(),
): (query: string) => Promise<LibraryQuestion> {
  let awayUntil = Number.NEGATIVE_INFINITY;
  let scale: { factor: number; offset: number } | undefined;
  return async (query) => buildQuestion(query, await ask(query));

  async function ask(query: string): Promise<QuestionEmbedding | null> {
    if (!embedder || now() < awayUntil) return null;
    try {
      // Its first answer tells besides how far apart its cosines lie.
      const texts = scale ? [query] : [query, ...SCALE_TEXTS];
      const [vector, ...ofTexts] = await embedder.embed(texts, AbortSignal.timeout(ANSWER_MS));
      scale ??= findScale(ofTexts);
      return {
        model: nameEmbeddings(embedder.name, vector!.length),
        planes: toBitPlanes(vector!),
        scale: cosineScale(vector!.length) * scale.factor,
        offset: scale.offset,
      };
    } catch (error) {
      awayUntil = now() + AWAY_MS;
      const detail = error instanceof Error ? error.message : String(error);
      log.warn({ model: embedder.name, detail }, 'the embedding provider did not answer; searches go without it');
      return null;
    }
  }
}

function findScale(vectors: readonly Float32Array[]): { factor: number; offset: number } {
  const packaged = measureRange(SCALE_TEXTS.map((text) => embedText(text)));
  const scale = matchRanges(measureRange(vectors), packaged);
  if (!scale) throw new Error('its vectors do not tell what is alike from what is not');
  return scale;
}
