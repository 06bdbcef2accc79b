import { z } from 'zod';
import { SCALE_PATHS } from './scale-path.ts';
import { TAKE_STATES } from './stage.ts';
import { GRADE_LETTERS } from './take.ts';

export const SPECIMEN_STATUSES = ['pending_review', 'quarantined', 'approved', 'rejected'] as const;
export type SpecimenStatus = (typeof SPECIMEN_STATUSES)[number];

export const EVIDENCE_KINDS = ['quote', 'region', 'arithmetic', 'reading'] as const;

/** A rectangle of an image, in pixels of the upright image. */
export const Region = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Region = z.infer<typeof Region>;

/** What a reading stands on, and how it leads to inches. */
export const SpecimenEvidence = z.strictObject({
  kind: z.enum(EVIDENCE_KINDS),
  quote: z.string().nullable(),
  page_sha256: z.string().nullable(),
  page_url: z.string().nullable(),
  region: Region.nullable(),
  still_url: z.string().nullable().describe('Picture of the measurement, drawn over what was measured'),
  value: z.number(),
  unit: z.string(),
  inches: z.number().nullable(),
  steps: z.array(z.string()).describe('How the value leads to inches, a sentence each'),
});
export type SpecimenEvidence = z.infer<typeof SpecimenEvidence>;

export const SpecimenDimension = z.strictObject({
  name: z.string().describe('`unnamed` where the source does not say which size it is'),
  inches: z.number().nullable(),
  uncertainty_inches: z.number().nullable().describe('Expanded, k = 2'),
  confidence: z.number().min(0).max(1),
  scale_path: z.enum(SCALE_PATHS),
  evidence: z.array(SpecimenEvidence).optional().describe('Where measurements are reviewed'),
});
export type SpecimenDimension = z.infer<typeof SpecimenDimension>;

/** A specimen as every tool shows it (interface document, part 4, The library). */
export const Specimen = z
  .strictObject({
    specimen_id: z.uuid(),
    species: z.string().describe('Scientific name, or the item’s name for what is no organism'),
    common_name: z.string().nullable(),
    item: z.string(),
    content: z.string(),
    dimensions: z.array(SpecimenDimension),
    status: z.enum(SPECIMEN_STATUSES),
    quarantine_reasons: z.array(z.string()),
    take_id: z.uuid(),
    page_url: z.string().nullable(),
    created_at: z.iso.datetime(),
    reviewed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Specimen' });
export type Specimen = z.infer<typeof Specimen>;

/** A take of a channel that measures (part 4, The tools' results, `list_runs`). */
export const PipelineRun = z
  .strictObject({
    run_id: z.uuid().describe('The take'),
    channel: z.string(),
    status: z.enum(TAKE_STATES),
    step: z.string().nullable().describe('The stage at work; null before the first and after the last'),
    filed: z.int().nonnegative(),
    quarantined: z.int().nonnegative(),
    latency_ms: z.int().nonnegative().nullable(),
    grade: z.enum(GRADE_LETTERS).nullable(),
    created_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PipelineRun' });
export type PipelineRun = z.infer<typeof PipelineRun>;

/** A passage of a specimen that answers a question (part 4, `search_library`). */
export const LibraryMatch = z
  .strictObject({
    specimen_id: z.uuid(),
    chunk_id: z.uuid(),
    species: z.string(),
    content: z.string(),
    score: z.number().describe('Similarity, keyword rank and confidence, blended'),
    similarity: z.number().describe('Cosine of the meanings of question and passage'),
    keyword_rank: z.int().positive().nullable().describe('Place by keywords alone; null where none of them occurs'),
    confidence: z.number().min(0).max(1),
    status: z.enum(SPECIMEN_STATUSES),
  })
  .meta({ id: 'LibraryMatch' });
export type LibraryMatch = z.infer<typeof LibraryMatch>;
