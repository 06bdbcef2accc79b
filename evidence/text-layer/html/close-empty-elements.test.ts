import { describe, expect, it } from 'vitest';
import { layerOf } from '../testing.ts';
import { closeEmptyElements } from './close-empty-elements.ts';
import { cpuMsOf } from '../../../test/support/cpu-time.ts';

const PAGE = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Otter log</title><script src="a.js" /><style/></head><body><h1>Otter log</h1><p><a id="x"/>Otter swims upstream.</p><iframe src="b"/><p>Otter dives.</p></body></html>`;

describe('XHTML', () => {
  it.each([
    ['<script src="a"/>', '<script src="a"></script>'],
    ["<a id='x>y' />z", "<a id='x>y' ></a>z"],
    ['<br/><img src="a/b" />', '<br/><img src="a/b" />'],
    ['<a href="/b/">c</a>', '<a href="/b/">c</a>'],
    ['1 < 2 />', '1 < 2 />'],
  ])('%s is %s', (source, wanted) => expect(closeEmptyElements(source)).toBe(wanted));

  it('is read whole where it is served as XML', async () => {
    const { title, text } = await layerOf(PAGE, 'application/xhtml+xml; charset=utf-8');
    expect({ title, text }).toEqual({ title: 'Otter log', text: expect.stringContaining('Otter dives.') as unknown });
    expect(text).toContain('Otter swims upstream.');
  });

  it('is what a browser makes of it where it is served as HTML', async () => {
    expect((await layerOf(PAGE, 'text/html')).text).not.toContain('Otter dives.');
  });

  it('takes no longer for tags that never end', async () => {
    const page = '<a "'.repeat(200_000) + "<b c='".repeat(200_000);
    expect(await cpuMsOf(() => closeEmptyElements(page))).toBeLessThan(2_000);
  });
});
