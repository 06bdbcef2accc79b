import { stepName } from '#contracts/stage.ts';
import { findFiled } from '../db/queries/file-specimens.ts';
import { evidenceKeysOf, findFilings, matchFilings } from '../evidence/library/match-filings.ts';
import { measureFindings, pictureNames } from '../evidence/measure-findings.ts';
import { countMeasure } from '../evidence/stage-counts.ts';
import { requirePlan } from './extract.ts';
import { lengthOf, readPages } from './read-pages.ts';
import type { ReadLayer } from './read-layer.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** Measures what the channel found, and files it. A channel whose plan has no use for it says so, and the stage is skipped. */
export function createMeasure(deps: TakeDeps, readLayer: ReadLayer): StageSpec<'measure'> {
  return { stage: 'measure', inputs: ({ rounds }) => ['plan', stepName('extract', rounds)], readsPages: true, work };

  async function work(context: StageContext): Promise<StageWork<'measure'>> {
    const { operatorId, channel } = context;
    const { draft: plan } = requirePlan(context);
    const extracted = context.input('extract', context.rounds)?.findings ?? [];
    const pages = await readPages(readLayer, context.pageReads);
    const pictures = new Map<string, Uint8Array>();
    for (const sha256 of pictureNames(pages)) {
      const bytes = await deps.pages.findBytes(sha256);
      if (bytes) pictures.set(sha256, bytes);
    }
    const input = { brief: context.brief, plan, findings: extracted, pages, pictures };
    const findings = await context.rule(lengthOf(pages), () => measureFindings(channel, input));
    if (!channel.measure) return { output: { findings }, report: {}, counts: countMeasure({ findings }) };
    const found = findFilings(operatorId, findings);
    const known = await findFiled(deps.db, { operatorId, evidenceKeys: found.flatMap(evidenceKeysOf) });
    const { filed, filings } = matchFilings(found, known);
    const output = { findings, filed };
    return { output, report: {}, counts: countMeasure(output), filings };
  }
}
