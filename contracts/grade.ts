import type { PageOrigin } from './page.ts';
import type { SourceFailureCode } from './plan.ts';
import type { GradeLetter } from './take.ts';

/**
 * Checks that every rubric can name; each is a pure function in `evidence/checks/` over the stored evidence. A check never changes its meaning
 * once grades were given by it: a changed one gets a new name, so that old grades can be computed again.
 * `sub-goals` met · `sources` read · `claims` carried · `completeness` of the table · `budget` left undone · `assessment` by the channel ·
 * `independence` of the sources that carry claims, by registrable domain and by text · `first-party` share of claims carried by what the brief named, official APIs or the caller ·
 * `freshness` of the pages · `contradictions` between pages about the same thing.
 */
export const CHECKS = [
  'sub-goals',
  'sources',
  'claims',
  'completeness',
  'budget',
  'assessment',
  'independence',
  'first-party',
  'freshness',
  'contradictions',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Checks and weights by which a channel's takes are graded. A changed rubric is a new version; old grades keep theirs. */
export interface Rubric {
  id: string;
  version: number;
  checks: {
    check: CheckName;
    weight: number;
    /** assessment: the name that the channel gave it. */
    of?: string;
    /** A score below it keeps the grade from A, whatever the others come to. */
    least?: number;
  }[];
}

/** A channel's own judgement of a part of its work, stored with the composition and used by the check `assessment`. */
export interface Assessment {
  name: string;
  /** 0 to 1. */
  score: number;
  why: string;
  findings: string[];
}

export interface CheckResult {
  name: string;
  weight: number;
  /** 0 to 1. */
  score: number;
  why: string;
  /** Ids of the citations, findings or source requests that it looked at. */
  evidence: string[];
}

/** A grade with everything needed to compute it again (DESIGN.md, Evidence). `overall` is 0 to 100 with one decimal. */
export interface GradeReport {
  /** Whole, so that the grade can be computed again when the channel's rubric has moved on. */
  rubric: Rubric;
  checks: CheckResult[];
  overall: number;
  letter: GradeLetter;
  /** Why overall and letter are lower than the checks say, when they are. */
  cap: string | null;
}

/** Everything stored of a take that its grade needs: counts and ids, no text. */
export interface GradeEvidence {
  subGoals: { id: string; isMet: boolean }[];
  sources: GradedSource[];
  /** Findings that were found again, and drafts that fell. */
  findings: { verified: string[]; dropped: string[] };
  /** Claims of the composition that held (with the ids of their citations) and those that fell. */
  claims: GradedClaim[];
  /** Table cells that should be filled, those of rows and findings that fell included, and how many of them are. Absent: no table. */
  cells?: { due: number; filled: number };
  /** Verified findings that nothing uses though the composition does not leave them out on purpose. */
  lost?: string[];
  /** Things that pages say something comparable about, and whether they differ. */
  agreements?: { about: string; findings: string[]; isAgreed: boolean }[];
  /** What the budget, the sources or the channel left undone, as sentences. */
  undone: string[];
  assessments: Assessment[];
  /** Ids of citations in the output that are not verified. Any caps the grade at D. */
  unverified: string[];
}

/** `summary` stands for a value of the table's summary that stood nowhere; those that hold are not counted. */
export interface GradedClaim {
  id: string;
  kind: ClaimKind;
  isKept: boolean;
  citations: string[];
  /** SHA-256 of the pages that its citations are on. */
  pages?: string[];
}

export const CLAIM_KINDS = ['row', 'sentence', 'summary'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A source request and what came of it: a page, named by hash, or a failure. */
export interface GradedSource {
  requestId: string;
  subGoal: string;
  /** SHA-256 of the page, null when the source was not read. */
  page: string | null;
  failure: SourceFailureCode | null;
  /** Host of the page; null for the caller's own text and for what was not read. */
  host: string | null;
  origin?: PageOrigin | null;
  /** SHA-256 of an earlier page that says the same; absent where none does. */
  copyOf?: string;
  /** The brief names the host of the page. */
  isNamed?: boolean;
  /** Seconds between fetching the page and the take; 0 when the take fetched it. */
  ageSeconds: number;
}
