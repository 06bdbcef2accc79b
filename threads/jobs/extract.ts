import type { ExtractInput } from '#contracts/channel-rules.ts';
import type { Finding } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import { findNextSources } from '../../evidence/next-sources.ts';
import { verifyFindings } from '../../evidence/verify-findings.ts';
import { askLater } from '../ask-later.ts';
import type { Answers, MadeOrAsked } from '../ask-later.ts';
import type { JobTools } from '../job.ts';
import { unpackRead } from './pages.ts';
import type { PackedRead } from './pages.ts';

export interface Extracting extends Omit<ExtractInput, 'pages'> {
  channel: string;
  pages: PackedRead[];
  /** Every source that was asked for so far. */
  requests: SourceRequest[];
  /** Found pages that the next round fetches again. */
  stale: SourceRequest[];
  answers: Answers | null;
}

export interface Extracted {
  findings: Finding[];
  dropped: StageOutputs['extract']['dropped'];
  notes: JsonObject;
  /** Sources for the next round. */
  wanted: SourceRequest[];
  undone: string[];
}

/** What a channel finds on the pages, every quote found again, and where it would read on. */
export async function extract(
  { channel, pages: packed, requests, stale, answers, ...rest }: Extracting,
  { findRules }: JobTools,
): Promise<MadeOrAsked<Extracted>> {
  const pages = packed.map(unpackRead);
  const outcome = await askLater(answers, (model) => findRules(channel).extract({ ...rest, pages }, model));
  if ('questions' in outcome) return outcome;
  const extraction = outcome.made;
  const layers = new Map(pages.map(({ sha256, layer }) => [sha256, layer]));
  const { findings, dropped } = verifyFindings(
    extraction.findings,
    (sha256) => layers.get(sha256)?.text,
    (sha256) => layers.get(sha256)?.blocks,
  );
  const { brief, failures, pagesLeft, roundsLeft } = rest;
  const { wanted, undone } = findNextSources({
    brief,
    extraction: { ...extraction, more: [...stale, ...extraction.more] },
    pages,
    failures,
    requests,
    pagesLeft,
    roundsLeft,
  });
  return { made: { findings, dropped, notes: extraction.notes, wanted, undone } };
}
