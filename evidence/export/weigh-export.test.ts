import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildMembers } from './export-members.ts';
import type { ExportSource } from './export-members.ts';
import { readZip } from './read-zip.ts';
import { weighExport } from './weigh-export.ts';
import { writeZip } from './write-zip.ts';

it('weighExport knows length and manifest of a zip before it is written', async () => {
  const bytes = Buffer.from('The café lamp');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const page = {
    sha256,
    requestId: 'r0',
    origin: 'web' as const,
    url: 'https://lamps.example/',
    ageSeconds: 0,
    at: '2031-05-06T07:08:09.010Z',
    status: 200,
    mediaType: 'text/plain',
  };
  const brief = { notes: 'Lamps', prior: null, skipRetrieval: false, acceptedAt: page.at };
  const source: ExportSource = {
    stored: {
      take: null,
      citations: [],
      grade: null,
      pages: [page],
      trace: [],
      composition: null,
      plan: {
        takeId: 'a',
        brief,
      },
      findings: {
        rounds: [],
        measured: null,
      },
    },
    readFiles: () => Promise.resolve({ bytes, text: bytes.toString() }),
    citations: [],
    responses: [],
    readRaw: () => Promise.resolve(undefined),
    readStill: () => Promise.resolve(undefined),
    attest: () => Promise.resolve(Buffer.from('signed')),
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(buildMembers(source))) chunks.push(chunk);
  const zip = Buffer.concat(chunks);
  const manifest = readZip(zip)!.members.get('manifest.json')!;

  expect(await weighExport(source)).toEqual({
    manifestSha256: createHash('sha256').update(manifest).digest('hex'),
    byteLength: zip.length,
  });
});
