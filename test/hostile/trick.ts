/** What a server answers for a page. */
export interface Served {
  body: string | Uint8Array;
  mediaType: string;
  status?: number;
  headers?: Record<string, string>;
}

export type TwinFormat = 'html' | 'markdown' | 'json' | 'feed' | 'text' | 'pdf';

/** A hostile page, and what is true of a take that reads it. */
export interface Trick {
  name: string;
  /** The page of the same seed without the trick. */
  twin: TwinFormat;
  build: (seed: number, order: string) => Served;
  /**
   * `nothing`: the take says what that of the twin says. `text`: the page's own readers see the trick, so the take may quote it; no link, no better
   * grade. `link`: the page states a public address as one of its own, so the take may hand it on. `failure`: the page cannot be read.
   */
  adds: 'nothing' | 'text' | 'link' | 'failure';
  /** Names that the trace gives to the trick. */
  reports?: readonly string[];
  /** Pages that are made of it, each with another order and seed; 1 where absent. */
  variants?: number;
}

export const HTML = 'text/html; charset=utf-8';
export const MARKDOWN = 'text/markdown; charset=utf-8';
export const JSON_TYPE = 'application/json';
export const ATOM = 'application/atom+xml';
export const PLAIN = 'text/plain; charset=utf-8';
export const PDF = 'application/pdf';
