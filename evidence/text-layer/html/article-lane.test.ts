import { Readability } from '@mozilla/readability';
import { afterEach, expect, it, vi } from 'vitest';
import { buildTextLayer } from '../build-text-layer.ts';

afterEach(() => vi.restoreAllMocks());

const PARAGRAPH = `<p>${'The kettle was tried in the harbour, and it held, as it had to. '.repeat(6)}</p>`;
const PAGE = `<!doctype html><title>Kettles</title><body><nav>All pages</nav><article><h1>Kettles</h1>${PARAGRAPH.repeat(5)}</article>`;
const layerOf = (html: string) =>
  buildTextLayer({ bytes: new TextEncoder().encode(html), mediaType: 'text/html', url: 'https://tea.example/' });

it('reads a page on which Readability fails', async () => {
  vi.spyOn(Readability.prototype, 'parse').mockImplementation(() => {
    throw new TypeError('Cannot read properties of null');
  });

  expect((await layerOf(PAGE)).text).toContain('it held, as it had to.');
});

it.each(['constructor', 'tostring', 'valueof'])('takes <%s> for an element like any other', async (name) => {
  const { text, blocks } = await layerOf(
    `<!doctype html><title>T</title><body><p>before</p><${name}>within</${name}><p>after</p>`,
  );

  expect(text.split(/\s+/)).toEqual(expect.arrayContaining(['before', 'within', 'after']));
  expect(blocks.map(({ kind }) => kind).every((kind) => typeof kind === 'string')).toBe(true);
});

it.each(['constructor', '\\63 onstructor', '__proto__', 'hasOwnProperty'])(
  'takes :%s for no pseudo-class',
  async (name) => {
    const { text } = await layerOf(
      `<!doctype html><title>T</title><style>p:${name}{display:none}</style><body><p>seen</p>`,
    );

    expect(text).toContain('seen');
  },
);
