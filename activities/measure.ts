import { stepName } from '#contracts/stage.ts';
import { findFiled } from '../db/queries/file-specimens.ts';
import { evidenceKeysOf, matchFilings } from '../evidence/library/match-filings.ts';
import { countMeasure } from '../evidence/stage-counts.ts';
import { requirePlan } from './extract.ts';
import { holdPages } from './hold-page.ts';
import type { HoldPage } from './hold-page.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** Measures what the channel found, and files it. A channel whose plan has no use for it says so, and the stage is skipped. */
export function createMeasure(deps: TakeDeps, holdPage: HoldPage): StageSpec<'measure'> {
  return { stage: 'measure', inputs: ({ rounds }) => ['plan', stepName('extract', rounds)], readsPages: true, work };

  async function work(context: StageContext): Promise<StageWork<'measure'>> {
    const { operatorId, channel, brief } = context;
    const { draft: plan } = requirePlan(context);
    const extracted = context.input('extract', context.rounds)?.findings ?? [];
    const pages = await holdPages(holdPage, context);
    const input = { channel: channel.card.slug, operatorId, brief, plan, findings: extracted, pages };
    const measuring = async () => ({ ...input, pictures: await readPictures(pages) });
    const { findings, found } = await context.think('measure', measuring, {
      transfer: ({ pictures }) => [...pictures.values()],
    });
    if (!channel.measure) return { output: { findings }, report: {}, counts: countMeasure({ findings }) };
    // What a made-up world holds is no specimen of anybody's: it is shown as filed for the first time, and is not. Where there is nothing, the
    // library is not asked.
    if (context.world || found.length === 0) {
      const output = { findings, filed: matchFilings(found, new Map()).filed };
      return { output, report: {}, counts: countMeasure(output) };
    }
    const known = await findFiled(deps.db, { operatorId, evidenceKeys: found.flatMap(evidenceKeysOf) });
    const { filed, filings } = matchFilings(found, known);
    const output = { findings, filed };
    return { output, report: {}, counts: countMeasure(output), filings };
  }

  async function readPictures(pages: Awaited<ReturnType<typeof holdPages>>): Promise<Map<string, Uint8Array>> {
    const pictures = new Map<string, Uint8Array>();
    for (const { sha256, lane } of pages) {
      const bytes = lane === 'image' && !pictures.has(sha256) ? await deps.pages.findBytes(sha256) : undefined;
      if (bytes) pictures.set(sha256, bytes);
    }
    return pictures;
  }
}
