import type { TextSource } from '../../db/page-store.ts';
import type { ApiContext } from '../context.ts';

/** The text as it was stored; a text that went missing is made again from the bytes. */
export async function readPageText({ pages, threads }: ApiContext, source: TextSource): Promise<string | undefined> {
  const stored = await pages.findText(source);
  if (stored !== undefined) return stored;
  const bytes = await pages.findBytes(source.sha256);
  if (!bytes) return undefined;
  const { utf8 } = await threads.run('read-page', { ...source, bytes });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(utf8);
}
