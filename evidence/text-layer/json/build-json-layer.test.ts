import { describe, expect, it } from 'vitest';
import { layerOf, showBlocks } from '../testing.ts';

const jsonLayer = (source: string) => layerOf(source, 'application/json');

describe('the layer of JSON', () => {
  it('is its strings, numbers and booleans in order, each with its place', async () => {
    const layer = await jsonLayer('{"b":"two\\u0020words","2":1.50,"a":{"x y":[true,null,"é"]},"empty":""}');
    expect(layer).toMatchObject({ lane: 'json', text: 'two words\n\n1.50\n\ntrue\n\né' });
    expect(showBlocks(layer)).toEqual([
      'value $.b: two words',
      'value $["2"]: 1.50',
      'value $.a["x y"][0]: true',
      'value $.a["x y"][2]: é',
    ]);
  });

  it('makes the members of a list entries', async () => {
    const layer = await jsonLayer('[{"tag_name":"v2","n":{"k":"x"}},{"tag_name":"v1"}]');
    expect(showBlocks(layer)).toEqual([
      'entry $[0]: v2\n\nx',
      'value $[0].tag_name: v2',
      'value $[0].n.k: x',
      'entry $[1]: v1',
      'value $[1].tag_name: v1',
    ]);
  });

  it('gives strings of Markdown their inner blocks, where they stand', async () => {
    const layer = await jsonLayer(JSON.stringify([{ body: '## Fixed\r\n<!-- hidden -->\r\n- a [link](/x)\r\n- b' }]));
    expect(showBlocks(layer).slice(2)).toEqual(['heading 2: Fixed', 'item 1: a [link](/x)', 'item 1: b']);
    expect(layer.text).not.toContain('hidden');
    expect(layer.links.map(({ start, end, href }) => [layer.text.slice(start, end), href])).toEqual([
      ['link', 'https://site.example/x'],
    ]);
  });

  it('writes strings of HTML as their readers see them', async () => {
    const layer = await jsonLayer(
      JSON.stringify({ items: [{ content_html: '<p>One &amp; <b>two</b></p><ul><li>three</ul><p hidden>no</p>' }] }),
    );
    expect(layer.text).toBe('One & two\n\nthree');
    expect(showBlocks(layer)).toEqual([
      'entry $.items[0]: One & two\n\nthree',
      'value $.items[0].content_html: One & two\n\nthree',
      'paragraph: One & two',
      'item 1: three',
    ]);
  });

  it('leaves a string alone that only mentions tags', async () => {
    expect((await jsonLayer('{"a":"use <p> for text"}')).text).toBe('use <p> for text');
  });

  it('takes title, date and language from its head', async () => {
    const layer = await jsonLayer(
      '{"title":"Feed of W","language":"de-AT","date_published":"2024-02-03T04:05:06Z","items":[{"title":"no"}]}',
    );
    expect(layer).toMatchObject({ title: 'Feed of W', language: 'de-at', publishedAt: '2024-02-03T04:05:06Z' });
  });

  it('reads lines of JSON as a list', async () => {
    expect(showBlocks(await layerOf('{"v":"1"}\n{"v":"2"}\n', 'application/x-ndjson'))).toEqual([
      'value $[0].v: 1',
      'value $[1].v: 2',
    ]);
  });

  it('strips lone surrogates and NUL', async () => {
    expect((await jsonLayer(String.raw`{"a":"x\ud800y\u0000z"}`)).text).toBe('xyz');
  });

  it('survives depth', async () => {
    const layer = await jsonLayer(`${'['.repeat(100_000)}"deep"${']'.repeat(100_000)}`);
    expect(layer.text).toBe('deep');
  });
});
