import type { Fit } from '../programme/age-fit.ts';

/** Findings of this channel by what they are; `value` is what extract put there. */
export interface CentreFound {
  id: string;
  lat: number;
  lon: number;
  label: string;
}

export interface RecordFound {
  id: string;
  kind: 'field' | 'club';
  type: 'node' | 'way' | 'relation';
  osmId: string;
  lat: number;
  lon: number;
  miles: number;
  name: string | null;
  reference: string | null;
  addressParts: string[];
  charge: string | null;
  access: string | null;
  /** How the map says that it is under a roof. */
  indoor: string | null;
  website: string | null;
}

export interface ProgrammeFound {
  id: string;
  requestId: string;
  link: string;
  /** Null where the page shows no name for it. */
  name: string | null;
  /** What the page tells under this name was. */
  isOver?: boolean;
  /** Its page does not say which game it is. */
  isAssumed?: boolean;
  /** Its page tells ages that may be of other people. */
  hasOtherAges?: boolean;
  fit: Fit;
  /** One verdict per child of the brief. */
  fits: { label: string; fit: Fit }[];
  ages: string | null;
  agesQuote: string | null;
  /** Words for further children that it takes, and the lines that they stand in. */
  furtherAges: string[];
  furtherQuotes: string[];
  /** Where it begins or ends, in years, for a child that it does not take. */
  limit: { from: number } | { upTo: number } | null;
  group: string | null;
  fees: string[][];
  /** The group that the fee is for, in the page's words. */
  feeFor: string | null;
  hasOtherFees: boolean;
  sideCosts: { parts: string[]; intro: string | null }[];
  address: string | null;
  /** Each with the day, or the head of the column, that it stands under. */
  season: string[][];
  registration: string[][];
  quote: string | null;
  /** Date that the page gives for itself (ISO 8601). */
  publishedAt: string | null;
  /** Latest year in its lines about dates. */
  lastYear: number | null;
  /** Where its address is, as the geocoder tells it. */
  place: { id: string; lat: number; lon: number } | null;
}

export interface Found {
  centre: CentreFound | null;
  /** Id of the finding that tells of the map's answer as a whole. */
  map: string | null;
  records: RecordFound[];
  programmes: ProgrammeFound[];
}
