import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PageSpec, PlannedStill } from '#contracts/still.ts';
import type { Still, TakeResponse } from '#contracts/take.ts';
import { presentStill } from '../stills/present-still.ts';
import { tellPage } from '../stills/tell-page.ts';
import { listTaken, recheckStills } from './recheck-stills.ts';

const spec: PageSpec = {
  kind: 'page',
  quote: 'The lid opens both ways',
  headings: ['Version 3'],
  url: 'https://lid.example/changes',
  readAt: '2031-05-06T07:08:09.010Z',
  sha256: 'c4'.repeat(32),
};
const planned: PlannedStill = { id: 'page', source: `pages/${spec.sha256}`, spec };
const png = Buffer.from(`89504e470d0a1a0a0000000d494844520000096000000190`, 'hex');
const sha256 = createHash('sha256').update(png).digest('hex');
const shown = presentStill(
  planned,
  { width: 2400, height: 400, caption: tellPage(spec) },
  { baseUrl: 'https://takes.example', channel: 'lids', sha256 },
);

const takeWith = (stills: Still[]) => ({ channel: { id: 'lids', number: '7', name: 'Lids' }, stills }) as TakeResponse;
const recheck = (stills: Still[], kept: Uint8Array | undefined = png) =>
  recheckStills(takeWith(stills), [planned], {
    drawStill: () => Promise.reject(new Error('nothing is drawn')),
    readStill: (hash) => (hash === sha256 ? kept : undefined),
  });

describe('a picture that a browser took', () => {
  it('is held against its hash, its own size and the passage, and never drawn', async () => {
    expect(await recheck([shown])).toEqual([]);
    expect(listTaken([planned], [shown])).toEqual([
      `stills/${sha256}.png is a picture that a browser took of pages/${spec.sha256}: its hash was checked, it was not drawn again`,
    ]);
  });

  it('may be left out', async () => {
    expect(await recheck([])).toEqual([]);
    expect(listTaken([planned], [])).toEqual([]);
  });

  it.each<[what: string, stills: Still[], kept: Uint8Array | undefined, where: string]>([
    ['bytes that were changed', [shown], Buffer.concat([png, Buffer.of(1)]), `stills/${sha256}.png`],
    ['another size', [{ ...shown, height: 401 }], png, 'take.json#/stills/0/height'],
    [
      'another quote',
      [{ ...shown, caption: shown.caption.replace('both ways', 'one way') }],
      png,
      'take.json#/stills/0/caption',
    ],
    ['another page', [{ ...shown, source: `pages/${'c5'.repeat(32)}` }], png, 'take.json#/stills/0/source'],
    ['a second one', [shown, { ...shown, id: 'page-2' }], png, 'take.json#/stills/1'],
    ['a picture that is none', [shown], Buffer.from('GIF89a'), 'take.json#/stills page'],
  ])('differs by %s', async (_what, stills, kept, where) => {
    expect((await recheck(stills, kept)).map((difference) => difference.where)).toContain(where);
  });

  it('differs where it is not kept', async () => {
    const tools = { drawStill: () => Promise.reject(new Error('nothing is drawn')), readStill: () => undefined };
    const differences = await recheckStills(takeWith([shown]), [planned], tools);
    expect(differences.map(({ where }) => where)).toEqual([`stills/${sha256}.png`]);
  });
});
