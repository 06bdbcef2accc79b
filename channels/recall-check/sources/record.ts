import type { DerivationRule } from '#contracts/evidence.ts';
import type { Answer, Cited } from './answer.ts';

/** Registers that the channel asks, as a reader knows them. */
export const SOURCE_NAMES = ['NHTSA', 'vPIC', 'CPSC', 'openFDA', 'FSIS', 'FDA iRES'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

/** A recall as an agency states it: every text with the place where it stands. */
export interface RecallRecord {
  source: Exclude<SourceName, 'vPIC'>;
  /** The same for the same recall of the source, whichever answer it came in. */
  key: string;
  number: Cited | null;
  date: RecordDate | null;
  component: Cited | null;
  hazard: Cited[];
  remedy: Cited | null;
  /** Address of the recall's own page as the record states it. */
  link: Cited | null;
  /** What is recalled, one text per product where the record parts them. */
  products: Cited[];
  /** Texts that are about all products of it: title, firm, brand. */
  context: Cited[];
  /** Texts that give lots, models, sizes, dates and codes. */
  details: Cited[];
  /** Where it was sold, as far as stated. */
  places: Cited[];
  /** Class I to III, where the agency classifies. */
  classification: string | null;
  /** Remarks on the record for the reader, each complete in itself: status, park-outside advice, aftermarket parts. */
  remarks: string[];
  /** The products are listed in a document elsewhere. */
  isListElsewhere: boolean;
  /** NHTSA: an equipment, tyre or child-seat campaign, which is not about the vehicle as built. */
  isEquipment: boolean;
  vehicle: { make: string; model: string; year: string } | null;
  /** Recalls of the source that the text refers to. */
  related: string[];
}

/** A day and how it follows from the text. `rule` null: the text is the ISO day. */
export interface RecordDate {
  iso: string;
  cited: Cited;
  rule: DerivationRule | null;
}

/** Empty record to start from. */
export function blankRecord(source: RecallRecord['source'], key: string): RecallRecord {
  return {
    source,
    key,
    number: null,
    date: null,
    component: null,
    hazard: [],
    remedy: null,
    link: null,
    products: [],
    context: [],
    details: [],
    places: [],
    classification: null,
    remarks: [],
    isListElsewhere: false,
    isEquipment: false,
    vehicle: null,
    related: [],
  };
}

/** What became of a request for records: an answer (perhaps empty) or why it is none. */
export type SourceAnswer =
  | {
      kind: 'records';
      records: RecallRecord[];
      proof: Cited | null;
      page: string;
      status: number;
      total: number | null;
    }
  | { kind: 'no-answer'; reason: string }
  | { kind: 'closed'; reason: string };

/** Records that an answer holds, perhaps none. It is cited by `proof` and holds all that there are where nothing else is said. */
export const foundRecords = (
  { page, first }: Answer,
  records: RecallRecord[],
  { proof = first(), total = records.length }: { proof?: Cited | null; total?: number } = {},
): SourceAnswer => ({ kind: 'records', records, proof, page: page.sha256, status: page.status, total });
