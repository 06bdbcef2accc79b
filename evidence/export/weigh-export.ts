import { createHash } from 'node:crypto';
import { buildMembers, MANIFEST } from './export-members.ts';
import type { ExportSource } from './export-members.ts';
import { LENGTH } from './zip-layout.ts';

export interface WeighedExport {
  /** Of `manifest.json`, which names every other member by its hash: two exports with the same are the same bytes. */
  manifestSha256: string;
  /** Length of the zip in bytes. */
  byteLength: number;
}

/** What an export will be, before it is sent: its members are read once, one in memory at a time. */
export async function weighExport(source: ExportSource): Promise<WeighedExport> {
  const weighed: WeighedExport = { manifestSha256: '', byteLength: LENGTH.end };
  for await (const { name, content } of buildMembers(source)) {
    weighed.byteLength += LENGTH.local + LENGTH.central + 2 * name.length + content.length;
    if (name === MANIFEST) weighed.manifestSha256 = createHash('sha256').update(content).digest('hex');
  }
  return weighed;
}
