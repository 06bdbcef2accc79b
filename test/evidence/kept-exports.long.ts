import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { channels } from '../../channels/index.ts';
import { readExport } from '../../evidence/export/read-export.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { extractorOf, layerUrlOf } from '../../evidence/recheck/stored-take.ts';
import { FORMER_VERSIONS, loadFormerRules } from '../../evidence/recheck/former-rules.ts';
import { drawStill } from '../../evidence/stills/draw-still.ts';
import { loadExtractor } from '../../evidence/text-layer/extractors.ts';
import { verifyTake } from '../../evidence/verify-take.ts';
import { sample } from '../support/sample.ts';
import { editPart } from '../support/tamper-export.ts';
import { tamper } from './lantern-take.ts';

const KEPT = join(import.meta.dirname, 'exports');

/** Exports of takes that former versions made, by version; these files never change. */
describe.each(readdirSync(KEPT))('exports that version %s made', (version) => {
  const folder = join(KEPT, version);
  const files = readdirSync(folder).toSorted();
  const isNewest = version === FORMER_VERSIONS.at(-1);

  it.skipIf(!isNewest)('are of every channel that it had, and of every lane', async () => {
    const slugs = files.map((file) => readExport(readFileSync(join(folder, file)))!.stored.take!.channel.id);
    expect([...new Set(slugs)].toSorted()).toEqual([...(await loadFormerRules(version)).channels.keys()].toSorted());
    const lanes = files.flatMap((file) => {
      const { trace } = readExport(readFileSync(join(folder, file)))!.stored;
      return trace.flatMap((event) =>
        event.type === 'tool.returned' ? [(event.result as { lane?: string }).lane] : [],
      );
    });
    expect(files.length).toBeGreaterThanOrEqual(10);
    expect(lanes).toEqual(expect.arrayContaining(['article', 'structured', 'markdown', 'text', 'json', 'feed', 'pdf']));
  });

  it.each(sample(files, isNewest ? 6 : 2))('%s verifies', async (file) => {
    const bytes = readFileSync(join(folder, file));
    const { plan, citations } = readExport(bytes)!.stored;
    expect(plan.version).toBe(version);
    expect(citations.length).toBeGreaterThan(0);
    expect(await verifyExport(bytes, channels)).toMatchObject({ differences: [], under: [version] });
  });

  it.each(sample(files, 1))(
    '%s verifies from a database that was upgraded, which names the extractor of every page',
    async (file) => {
      const { stored, readFiles, readStill } = readExport(readFileSync(join(folder, file)))!;
      const pages = stored.pages.map((page) => ({ ...page, extractor: extractorOf(page) }));
      const { differences } = await verifyTake({ ...stored, pages }, { readFiles, readStill, drawStill, channels });
      expect(differences).toEqual([]);
    },
  );

  it.each(sample(files, 1))('a text of %s that its page does not say is told', async (file) => {
    const bytes = readFileSync(join(folder, file));
    const { stored, readFiles } = readExport(bytes)!;
    const page = stored.pages.find((read) => (readFiles(read).text ?? '').length > 40)!;
    const text = Buffer.from(readFiles(page).text!).subarray(0, 40);
    const damaged = Buffer.from(bytes);
    damaged[damaged.indexOf(text, damaged.indexOf(`text/${page.sha256}.txt`)) + 5]! ^= 1;
    const places = (await verifyExport(damaged, channels))!.differences.map(({ where }) => where);
    expect(places).toContainEqual(expect.stringContaining(`text/${page.sha256}.txt`));
  });

  // Takes that go on under this version, and searches of the archive, read such texts without the rules of that one.
  it('have the texts that this version makes by the extractor of that number', async () => {
    for (const file of files) {
      const { stored, readFiles } = readExport(readFileSync(join(folder, file)))!;
      for (const page of stored.pages) {
        const { bytes, text } = readFiles(page);
        const extractor = (await loadExtractor(extractorOf(page)))!;
        const layer = await extractor.buildTextLayer({
          bytes: bytes!,
          mediaType: page.mediaType,
          url: layerUrlOf(page),
        });
        expect(layer.text, `${file} ${page.sha256}`).toBe(text);
      }
    }
  });

  // What the rules of that version make of the pages is compared, so nothing that they rule can be written anew under their name.
  it('are held against the rules of their own version', async () => {
    const whole = readFileSync(
      join(
        folder,
        files.find((file) => file.startsWith('changelog-scout'))!,
      ),
    );
    const bytes = await tamper(whole, (members) =>
      editPart(members, 'findings', ({ rounds }) => {
        rounds[0]!.extract!.findings[0]!.value['kind'] = 'performance';
      }),
    );
    const places = (await verifyExport(bytes, channels))!.differences.map(({ where }) => where);
    expect(places).toContain('findings.json#/rounds/0/extract/findings/0/value/kind');
  });
});
