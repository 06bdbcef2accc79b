import { createHash } from 'node:crypto';
import type { Composition } from '#contracts/composition.ts';
import type { Citation, Finding } from '#contracts/evidence.ts';
import type { GradeEvidence, GradeReport } from '#contracts/grade.ts';
import type { PageOrigin, TextLayer } from '#contracts/page.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { checkComposition } from './check-composition.ts';
import { collectGradeEvidence } from './collect-grade-evidence.ts';
import { compareJson } from './compare-json.ts';
import type { Difference } from './compare-json.ts';
import { gradeTake } from './grade-take.ts';
import { verifyFindings } from './verify-findings.ts';
import type { DroppedFinding } from './verify-findings.ts';

export type { Difference } from './compare-json.ts';

/** A page of a stored take: its bytes after content decoding, and the text that is stored as its layer. */
export interface StoredPage {
  sha256: string;
  requestId: string;
  origin: PageOrigin;
  url: string | null;
  mediaType: string;
  ageSeconds: number;
  bytes: Uint8Array;
  text: string;
}

/** Everything stored of a finished take that its answer and grade follow from. */
export interface StoredTake {
  /** The caller's notes. */
  briefText: string;
  pages: StoredPage[];
  /** Of the last extraction, and of measure: what was found again, and what was not. */
  findings: Finding[];
  dropped: DroppedFinding[];
  composition: Composition;
  /** Citations of the output. */
  citations: Citation[];
  subGoals: { id: string }[];
  requests: Pick<SourceRequest, 'id' | 'subGoal'>[];
  failures: SourceFailure[];
  /** What was left undone before the composition, as `collectGradeEvidence` got it. */
  undone: string[];
  evidence: GradeEvidence;
  grade: GradeReport;
  response: Pick<TakeResponse, 'output' | 'table' | 'links' | 'grade' | 'overall'> & {
    lifecycle: Pick<TakeResponse['lifecycle'], 'undone' | 'held'>;
  };
}

/** What the check needs from outside: the text layers and, where the composition is by rules alone, the channel that made it. */
export interface RecheckTools {
  buildTextLayer: BuildTextLayer;
  /** The channel's `compose` on these findings. Absent: the stored composition is taken as it is, and only checked. */
  compose?: (findings: Finding[]) => Composition | Promise<Composition>;
}

export type BuildTextLayer = (page: {
  bytes: Uint8Array;
  mediaType: string;
  url: string | null;
}) => TextLayer | Promise<TextLayer>;

/**
 * Computes a stored take again from the bytes of its pages and says where it differs (interface document, part 2, verify). Hashes and text
 * layers are made anew, every quote is found again in the new layers, the composition is checked against them, the grade follows from
 * that by the rubric in its report. Empty: equal. `where` names the member of the export, and the place in it.
 */
export async function recheckTake(
  stored: StoredTake,
  { buildTextLayer, compose }: RecheckTools,
): Promise<Difference[]> {
  const layers = new Map<string, TextLayer>();
  const differences: Difference[] = [];
  for (const page of stored.pages) {
    const layer = await buildTextLayer(page);
    layers.set(page.sha256, layer);
    differences.push(...comparePage(page, layer));
  }

  const verified = { ...recheckFindings(stored, layers, differences), dropped: stored.dropped };
  if (compose)
    differences.push(...compareJson('composition.json', stored.composition, await compose(verified.findings)));
  const answer = checkComposition(stored.composition, {
    findings: verified.findings,
    pages: stored.pages.map(({ sha256, url }) => ({ sha256, url, links: layers.get(sha256)?.links ?? [] })),
    textOf: (sha256) => layers.get(sha256)?.text,
    briefText: stored.briefText,
  });
  const evidence = collectGradeEvidence({ ...stored, verified, answer });
  const grade = gradeTake(stored.grade.rubric, evidence);
  const { response, composition } = stored;
  return [
    ...differences,
    ...compareJson('citations.json', byId(stored.citations), byId(answer.citations)),
    ...compareJson('take.json#/output', response.output, answer.output),
    ...compareJson('take.json#/table', response.table, answer.table),
    ...compareJson('take.json#/links', response.links, answer.links),
    ...compareJson('take.json#/lifecycle/undone', response.lifecycle.undone, evidence.undone),
    ...compareJson('take.json#/lifecycle/held', response.lifecycle.held, composition.held),
    ...compareJson('take.json#/grade', response.grade, grade.letter),
    ...compareJson('take.json#/overall', response.overall, grade.overall),
    ...compareJson('grade.json#/evidence', stored.evidence, evidence),
    ...compareJson('grade.json#/report', stored.grade, grade),
  ];
}

function comparePage(page: StoredPage, layer: TextLayer): Difference[] {
  const sha256 = createHash('sha256').update(page.bytes).digest('hex');
  if (sha256 !== page.sha256) return [{ where: `pages/${page.sha256}`, stored: page.sha256, found: sha256 }];
  if (layer.text === page.text) return [];
  const at = firstDifference(page.text, layer.text);
  return [
    {
      where: `text/${page.sha256}.txt layer at ${at}`,
      stored: page.text.slice(at, at + 80),
      found: layer.text.slice(at, at + 80),
    },
  ];
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** What is left of the stored findings in the new layers; what is not is told. */
function recheckFindings(
  { findings: stored }: StoredTake,
  layers: Map<string, TextLayer>,
  differences: Difference[],
): { findings: Finding[] } {
  const { findings, dropped } = verifyFindings(
    stored,
    (sha256) => layers.get(sha256)?.text,
    (sha256) => layers.get(sha256)?.blocks,
  );
  for (const { finding, reason, quote } of dropped)
    differences.push({ where: `citations.json finding ${finding} quote`, stored: quote ?? null, found: reason });
  const idsOf = (list: Finding[]): Record<string, string[]> =>
    Object.fromEntries(list.map(({ id, citations }) => [id, citations.map((citation) => citation.id)]));
  const kept = new Set(findings.map(({ id }) => id));
  differences.push(
    ...compareJson('citations.json citation ids', idsOf(stored.filter(({ id }) => kept.has(id))), idsOf(findings)),
  );
  return { findings };
}

const byId = (citations: Citation[]): Record<string, Citation> =>
  Object.fromEntries(citations.map((citation) => [citation.id, citation]));
