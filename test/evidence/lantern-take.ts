import { channels } from '../../channels/index.ts';
import { fetchFrom } from '../support/fetch-from.ts';
import { exportOffline, storeOffline } from '../support/store-offline.ts';
import { closeExport, openExport } from '../support/tamper-export.ts';
import type { Members } from '../support/tamper-export.ts';

export const ADDRESS = 'https://lantern.example/changes';
const CHANGELOG = `<!doctype html><html lang="en"><head><title>Lantern changes</title></head><body><main><h1>Lantern changelog</h1>
<p>Everything that anybody has to know about lanterns, for keepers and their friends.</p>
<h2>4.2.0 - 2031-03-04</h2><h3>Removed</h3><ul><li>The <code>--wick</code> option is gone; use <code>--flame</code> instead</li></ul>
<h3>Security</h3><ul><li>Paths that leave the lamp folder are refused (CVE-2031-12345)</li></ul>
<h2>4.1.3 - 2031-01-20</h2><h3>Fixed</h3><ul><li>A lamp that was put out twice no longer crashes &#128161;</li>
<li>The caf&eacute; preset keeps its bright&shy;ness</li></ul></main></body></html>`;

/** A small exported take of one changelog, and the SHA-256 of its page. */
export async function exportLantern(): Promise<{ whole: Uint8Array; page: string }> {
  const store = await storeOffline({
    channel: channels.get('changelog-scout')!,
    notes: `What changed in Lantern? ${ADDRESS}`,
    fetchSource: fetchFrom({ [ADDRESS]: { body: CHANGELOG, mediaType: 'text/html; charset=utf-8' } }),
  });
  return { whole: await exportOffline(store!), page: store!.stored.pages[0]!.sha256 };
}

/** The export with a change, all hashes repaired. */
export async function tamper(whole: Uint8Array, change: (members: Members) => void): Promise<Uint8Array> {
  const members = openExport(whole);
  change(members);
  return closeExport(members);
}
