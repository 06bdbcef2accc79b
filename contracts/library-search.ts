/** A question as the library is asked. Terms, words and weights stand side by side: a word is a group of terms, by its number. */
export interface LibraryQuestion {
  terms: string[];
  words: number[];
  weights: number[];
  /** Words that may be slips of names, by their number and as they were written. */
  written: { word: number; text: string }[];
  embedding: QuestionEmbedding;
  /** What it means to another embedder: for passages that the first one has not read yet; null where there is no other. */
  spare: QuestionEmbedding | null;
  blend: SearchBlend;
}

/** What a question means to an embedder: int8 values in planes of bits, and what makes a product of two of them a similarity. */
export interface QuestionEmbedding {
  model: string;
  planes: string[];
  /** A product is multiplied with it, and `offset` is added: a cosine, on the scale of the packaged table. */
  scale: number;
  offset: number;
}

/** Weights of similarity, keywords and confidence in a score, and of what the best passages have in common in the keywords. */
export interface SearchBlend {
  similarity: number;
  keywords: number;
  confidence: number;
  feedback: number;
  /** A passage without a word of the question has to be so similar at least. */
  leastSimilarity: number;
}

/** A passage of a specimen as search finds it: its terms with how often they occur, and what it means to each embedder. */
export interface SearchableChunk {
  content: string;
  /** Number of its terms, pairs not counted. */
  length: number;
  terms: [term: string, count: number][];
  embeddings: { model: string; planes: string[] }[];
}
