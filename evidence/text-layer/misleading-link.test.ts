import { describe, expect, it } from 'vitest';
import { nameMisleading } from './misleading-link.ts';
import { layerOf } from './testing.ts';

const PAGE = 'https://site.example.com/log';

describe('nameMisleading', () => {
  it.each([
    ['http://169.254.169.254/latest', 'private_address'],
    ['http://127.0.0.1:8080/', 'private_address'],
    ['http://2130706433/', 'private_address'],
    ['http://[::1]/', 'private_address'],
    ['http://[::ffff:10.0.0.1]/', 'private_address'],
    ['http://localhost/', 'private_address'],
    ['https://metadata.google.internal/', 'private_address'],
    ['http://router/', 'private_address'],
    ['https://site.example.com@collector.example.net/', 'private_address'],
    ['https://pаy.example.com/', 'homoglyph_host'],
    ['https://www.example.org/', undefined],
    ['https://8.8.8.8/', undefined],
    ['https://münchen.example.org/', undefined],
  ])('calls %s %s', (href, name) => {
    expect(nameMisleading(href, PAGE)).toBe(name);
  });

  it("leaves links to a page's own host alone", () => {
    expect(nameMisleading('http://127.0.0.1:9000/next', 'http://127.0.0.1:8000/')).toBeUndefined();
  });
});

describe('a text layer', () => {
  it('has no link that misleads, and names why', async () => {
    const source = '[one](http://10.0.0.1/x), [two](https://pаy.example.com/), [three](https://www.example.org/)';
    const layer = await layerOf(`# Page\n\n${source}\n`, 'text/markdown', PAGE);
    expect(layer.links.map(({ href }) => href)).toEqual(['https://www.example.org/']);
    expect(layer.suspicious).toEqual(['homoglyph_host', 'homoglyph_text', 'private_address']);
  });
});
