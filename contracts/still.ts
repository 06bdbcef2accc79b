import type { Json, JsonObject } from './json.ts';
import type { PictureOutline } from './measurement.ts';
import type { ScalePath } from './scale-path.ts';
import type { Column } from './table.ts';

/** The quotes that carry the first claim of an answer, with the page that they are on. */
export interface PassageSpec {
  kind: 'passage';
  /** In the order of the page. */
  quotes: string[];
  /** Quotes of the claim that are left out. */
  more: number;
  /** What the quotes stand under, outermost first. */
  headings: string[];
  /** Null for the caller's own text. */
  url: string | null;
  /** ISO 8601: when the page was read. */
  readAt: string;
  sha256: string;
}

/** The first rows of a table; `total` counts all of them. */
export interface TableSpec {
  kind: 'table';
  columns: Column[];
  rows: JsonObject[];
  total: number;
}

/** Releases over time. */
export interface CadenceSpec {
  kind: 'cadence';
  product: string | null;
  /** `date` is an ISO day, or a month (YYYY-MM) where the page has no day; in the order of the page. */
  releases: { version: string; date: string }[];
  /** Releases of the page without a date, and all that it has: `releases` may be the newest alone. */
  undated: number;
  total: number;
  url: string | null;
}

/** Places around a centre. `row` counts from 1: the row of the table that the place is. */
export interface MapSpec {
  kind: 'map';
  centre: { lat: number; lon: number; label: string };
  radiusMiles: number;
  points: { row: number; kind: string; name: string | null; lat: number; lon: number; miles: number | null }[];
  /** Rows of the table that have no place. */
  unplaced: number;
}

/** A still that is drawn: with the version of the product its spec decides every byte of the picture. */
export type DrawnSpec = PassageSpec | TableSpec | CadenceSpec | MapSpec;

/**
 * The part of an archived page that shows a quote, as a browser paints it. No spec decides the bytes of such a picture: it is taken once, kept,
 * and known by its hash from then on.
 */
export interface PageSpec {
  kind: 'page';
  quote: string;
  /** What the quote stands under, outermost first. */
  headings: string[];
  url: string;
  /** ISO 8601: when the page was read. */
  readAt: string;
  sha256: string;
}

/**
 * An archived picture with what was measured in it drawn over it. With the picture, whose bytes are known by `sha256`, and the version of the product
 * it decides every byte of the still.
 */
export interface MeasuredSpec {
  kind: 'measured';
  item: string;
  url: string | null;
  sha256: string;
  outline: PictureOutline;
  /** In inches with their expanded uncertainty (k = 2), or in pixels of the upright picture without one. */
  sizes: { name: string; value: number; unit: 'in' | 'px'; uncertainty: number | null; confidence: number }[];
  scalePath: ScalePath;
}

/** What a still shows, in plain JSON. */
export type StillSpec = DrawnSpec | MeasuredSpec | PageSpec;

/**
 * A still that a channel wants of its answer beside the cards that every take gets. It is drawn when the findings that it names were verified;
 * the points of a map are the rows that held and have `lat` and `lon`. That of a measured picture has the id by which evidence in the library
 * names it.
 */
export type StillWanted =
  | (CadenceSpec & { findings: string[] })
  | (MeasuredSpec & { id: string; findings: string[] })
  | (Pick<MapSpec, 'kind' | 'centre' | 'radiusMiles'> & { findings: string[] });

/** A still that an answer calls for. `source` is what it shows: the address of a page, `pages/{sha256}`, or a pointer into the response. */
export interface PlannedStill {
  id: string;
  source: string;
  spec: StillSpec;
}

/** A drawn still. Width and height are those of the picture in pixels; the caption tells somebody who cannot see it what it shows. */
export interface Drawing {
  png: Uint8Array;
  width: number;
  height: number;
  caption: string;
}

export const STILL_MEDIA_TYPE = 'image/png';

/** Address of a still below `{base_url}`. */
export const stillPath = (channel: string, sha256: string): string =>
  `/api/public/channel/${channel}/stills/${sha256}.png`;

/** What `lifecycle.undone` says of a still that could not be drawn. */
export const tellUndrawn = ({ id }: { id: string }): string => `The still “${id}” could not be drawn.`;

/** A value of a table as text; null where there is none. */
export function showValue(value: Json | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value))
    return (
      Object.values(value)
        .flatMap((part) => showValue(part) ?? [])
        .join(' ') || null
    );
  if (value.length === 0) return null;
  return value.every((part) => typeof part !== 'object' || part === null)
    ? value.flatMap((part) => showValue(part) ?? []).join(', ')
    : `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
}
