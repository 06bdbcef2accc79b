import type { JsonObject } from './json.ts';

/** What a page's bytes are read by. The article lane keeps the main text, the structured lane keeps tables, times and lists. A picture has no text. */
export const LANES = ['article', 'structured', 'markdown', 'text', 'json', 'feed', 'pdf', 'browser', 'image'] as const;
export type Lane = (typeof LANES)[number];

/**
 * Media type of a page that was written out after a browser had run its scripts: the bytes that are kept are that document, in UTF-8. Answers of servers
 * never keep the parameter.
 */
export const RENDERED_TYPE = 'text/html; charset=utf-8; rendered=browser';

export const isRendered = (mediaType: string): boolean => /;\s*rendered=/i.test(mediaType);

export const BLOCK_KINDS = [
  'heading',
  'paragraph',
  'item',
  'row',
  'cell',
  'term',
  'definition',
  'code',
  'time',
  'value',
  'entry',
  'deleted',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A structural piece of a text layer; `deleted` is text that the page shows struck out. `start` and `end` are UTF-16 offsets into its text; blocks are ordered by start, outer before inner. */
export interface Block {
  kind: BlockKind;
  start: number;
  end: number;
  /** heading: 1 to 6. item: nesting depth from 1. */
  level?: number;
  /** row: it is a header row. */
  isHeader?: boolean;
  /** time: the machine-readable value that the page gives. */
  iso?: string;
  /** value: the place of a string in JSON (`$[0].body`). entry: the place of a feed entry or list member (`$[0]`). */
  path?: string;
}

/** A link of a page: the range of its text, and its address made absolute. */
export interface PageLink {
  start: number;
  end: number;
  href: string;
}

/** The text that quotes are found in, made from a page's bytes by a pure function. */
export interface TextLayer {
  lane: Lane;
  text: string;
  title: string | null;
  /** ISO 8601 date or date-time that the page states for itself. */
  publishedAt: string | null;
  /** BCP 47 language tag that the page states, in lower case. */
  language: string | null;
  blocks: Block[];
  /** In the order of their starts. */
  links: PageLink[];
  /** Tricks of the page to be read differently by machines and by people (`hidden_text`, `tag_characters`, …), sorted; absent where there are none. */
  suspicious?: string[];
  /** The page holds a field for a password; absent where it does not. */
  asksPassword?: true;
  /** Where the page goes on by the structure of its links, on its own site; absent where it does not. */
  next?: string;
  /** Feeds that the page names as its own, in its order; absent where it names none. */
  feeds?: string[];
  /** Links of the page to its own site that are not in its text, such as those of its menus; absent where there are none. */
  menu?: { words: string; href: string }[];
  /** The page is a sitemap, of pages or of further sitemaps: its links are what it lists. */
  sitemap?: 'pages' | 'sitemaps';
}

/** Where a page's bytes came from: fetched from the web, an API's answer, or the caller's own text. */
export const PAGE_ORIGINS = ['web', 'api', 'caller'] as const;
export type PageOrigin = (typeof PAGE_ORIGINS)[number];

/** A page as a take holds it: bytes are named by SHA-256 (hex) and kept in the page store. */
export interface PageRecord {
  sha256: string;
  origin: PageOrigin;
  /** Address after redirects; null for the caller's own text. */
  url: string | null;
  at: string;
  status: number;
  mediaType: string;
  /** Headers that matter for reading and caching it (content-type, etag, last-modified, date, cache-control). */
  headers: JsonObject;
  /** The origin was asked at that time, and said that the answer that the archive holds is still its answer (HTTP 304). */
  isConfirmed?: true;
}

/** A page handed to a channel: the record, its decoded body, its text layer, and the source request that it answers. */
export interface ReadPage extends PageRecord {
  requestId: string;
  /** It comes from the operator's archive and was fetched, or confirmed by its origin, this many seconds before the take; 0 when that was in the take. */
  ageSeconds: number;
  body: string;
  layer: TextLayer;
}
