import type { PageSpec } from '#contracts/still.ts';
import type { StageContext } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** A picture that is kept in the page store. Width and height are in pixels. */
export type TakenPicture = { sha256: string; width: number; height: number; bytes?: number };

/**
 * Takes the picture of a page, once for all attempts: nobody can take the same a second time, so what an earlier attempt kept or gave up stays so.
 * Null where there is no browser or it could not show the passage.
 */
export async function takePicture(
  { browser, pages }: Pick<TakeDeps, 'browser' | 'pages'>,
  {
    operatorId,
    once,
    budgetEndsAt,
    signal,
    log,
  }: Pick<StageContext, 'operatorId' | 'once' | 'budgetEndsAt' | 'signal' | 'log'>,
  { id, spec }: { id: string; spec: PageSpec },
): Promise<TakenPicture | null> {
  if (!browser) return null;
  return once<TakenPicture | null>(`still/${id}`, async () => {
    const { url, sha256 } = spec;
    const bytes = await pages.findBytes(sha256);
    if (!bytes) return null;
    // Of the written-out page only the encoding matters to the browser.
    const document = { url, bytes, mediaType: 'text/html; charset=utf-8' };
    const limits = { share: operatorId, timeoutMs: Math.max(0, budgetEndsAt - Date.now()), signal };
    const outcome = await browser.crop(document, spec, limits);
    if (outcome.kind === 'failure') {
      log.warn({ err: outcome.cause, still: id }, 'a picture of a page could not be taken');
      return null;
    }
    const { png, width, height } = outcome;
    return { sha256: await pages.putBytes(png), width, height, bytes: png.length };
  });
}
