import { channels } from '../../channels/index.ts';
import { fetchFrom } from '../support/fetch-from.ts';
import { exportOffline, storeOffline } from '../support/store-offline.ts';
import type { OfflineStore } from '../support/store-offline.ts';

export const LANTERN = 'https://lantern.example/changes';
export const CANDLE = 'https://candle.example/changes';

const changelog = (
  name: string,
  version: string,
): string => `<!doctype html><html lang="en"><head><title>${name} changes</title></head>
<body><main><h1>${name} changelog</h1><p>Everything that anybody has to know about ${name}.</p><h2>${version} - 2031-03-04</h2><h3>Removed</h3>
<ul><li>The <code>--wick</code> option of ${name} is gone; use <code>--flame</code> instead</li></ul></main></body></html>`;

/** A small exported take that read and cites two pages. */
export const exportTwoPages = async (): Promise<Uint8Array> => exportOffline(await storeTwoPages());

/** What is stored of it. */
export async function storeTwoPages(): Promise<OfflineStore> {
  const mediaType = 'text/html; charset=utf-8';
  const store = await storeOffline({
    channel: channels.get('changelog-scout')!,
    notes: `What changed in Lantern ${LANTERN} and in Candle ${CANDLE}?`,
    fetchSource: fetchFrom({
      [LANTERN]: { body: changelog('Lantern', '4.2.0'), mediaType },
      [CANDLE]: { body: changelog('Candle', '1.9.0'), mediaType },
    }),
  });
  return store!;
}
