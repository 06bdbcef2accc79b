import { describe, expect, it } from 'vitest';
import { layerOf } from './testing.ts';

const LONG = 'k'.repeat(60_000);
const many = (count: number, text: string): string => text.repeat(count);

/** A page in which a long text is written for each of `count` values. */
const PAGES: [string, (count: number) => string, string][] = [
  [
    'text before each paragraph',
    (count) => `<style>p::before{content:"${LONG}"}</style>${many(count, '<p>x')}`,
    'text/html',
  ],
  [
    'text made of a title many times',
    (count) => `<style>p::before{content:${many(count, 'attr(title) ')}}</style><p title="${LONG}">x`,
    'text/html',
  ],
  [
    'the name of an element around values',
    (count) => `<r><${LONG}>${many(count, '<a>1</a>')}</${LONG}></r>`,
    'application/xml',
  ],
  ['a key around values', (count) => `{"${LONG}":[${many(count, '1,')}1]}`, 'application/json'],
  [
    'the address of a reference',
    (count) => `[a]: https://a.example/${LONG}\n\n${many(count, '[a] ')}`,
    'text/markdown',
  ],
  [
    'the addresses of feeds in a feed of links',
    (count) =>
      `<feed xml:base="https://a.example/${LONG.slice(0, 8_000)}/">${many(count * 9, '<entry><title>t</title><link href="x"/></entry>')}</feed>`,
    'application/atom+xml',
  ],
];

describe('the layer of a page that repeats a long text', () => {
  it.each(PAGES)(
    'is refused for %s where that is written very often, and made where it is not',
    async (_, page, type) => {
      await expect(layerOf(page(2_000), type)).rejects.toThrow('too long');
      expect((await layerOf(page(20), type)).text).not.toBe('');
    },
  );

  it('has no links below an address that no server takes', async () => {
    const page = (chars: number) =>
      `<base href="https://a.example/${LONG.slice(0, chars)}/"><p><a href="x">in</a> <a href="https://b.example/">out</a>`;
    expect((await layerOf(page(8_000), 'text/html')).links).toHaveLength(2);
    expect((await layerOf(page(9_000), 'text/html')).links.map(({ href }) => href)).toEqual(['https://b.example/']);
  });
});
