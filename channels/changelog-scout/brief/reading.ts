import type { JsonObject } from '#contracts/json.ts';
import { KINDS } from '../kinds/kind.ts';
import type { Kind } from '../kinds/kind.ts';

/** A changelog that was asked for: the address in the brief, the one that is read for it, and the product's name if the brief has one. */
export interface Target {
  requestId: string;
  url: string;
  product: string | null;
  /** What the brief narrows this one to, where it narrows several in ways of their own. */
  windows?: Windows;
}

/** The part of a changelog that a brief asks for. Null where it does not narrow. */
export interface Windows {
  time: TimeWindow | null;
  versions: VersionWindow | null;
  /** The newest so many releases. */
  limit: number | null;
  /** Pre-releases are left out. */
  isStable?: boolean;
  /** So many of the newest releases are passed over. */
  skip?: number;
  /** Versions that are left out by name. */
  except?: string[];
}

/** Days as ISO dates, both ends included; null leaves an end open. `words` are those of the brief. */
export interface TimeWindow {
  from: string | null;
  to: string | null;
  words: string;
  /** Days in which the release came out that the asker has; where one did, what follows it is asked for. */
  held?: { from: string; to: string };
}

/** Versions as written; null leaves an end open. */
export interface VersionWindow {
  from: string | null;
  isFromIncluded: boolean;
  to: string | null;
  isToIncluded: boolean;
  words: string;
}

/** What the brief asks for, kept with the plan. Null where the brief does not narrow. */
export interface Reading {
  targets: Target[];
  /** Products that the brief names without an address: the archive is asked for them. Absent where it has addresses. */
  sought?: string[];
  /** Names of products that the brief narrows to among those that a page or the earlier take holds. */
  products: string[];
  time: TimeWindow | null;
  versions: VersionWindow | null;
  kinds: Kind[] | null;
  /** The newest so many releases. */
  limit: number | null;
  isStable?: boolean;
  skip?: number;
  except?: string[];
  /** A platform, package or advisory that the brief asks after by name. */
  topic?: string | null;
  /** Versions, days and spans of time of the brief that narrow nothing of what was read. */
  unread?: string[];
  /** The notes of a take that continues another narrow it: what was said before is said again. */
  isNarrowing: boolean;
  /** Words that a model alone read. */
  said?: string[];
  /** Addresses beyond those that one take reads. */
  leftOut: string[];
}

export const readingToJson = (reading: Reading): JsonObject => JSON.parse(JSON.stringify(reading)) as JsonObject;

/** The reading as the plan kept it; this channel wrote it. */
export function readingFromJson(json: JsonObject): Reading {
  const reading = json as unknown as Reading;
  return { ...reading, kinds: reading.kinds?.filter((kind) => KINDS.includes(kind)) ?? null };
}
