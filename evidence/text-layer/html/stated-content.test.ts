import { describe, expect, it } from 'vitest';
import { layerOf } from '../testing.ts';

const SENTENCES = `<p>${'We set cookies, you may refuse them, and nothing will change. '.repeat(3)}</p>`.repeat(4);
const NOTICE = `<div><div class="notice">${SENTENCES}</div></div>`;
const ENTRY =
  'The kettle is back from the smith and whistles a third lower than before. Nobody on the street complained so far, and the cat sleeps through it. We will see what the winter brings.';
const page = (entry: string): string =>
  `<!doctype html><html lang="en"><head><title>Kettle</title></head><body><div><div><h1>Kettle</h1>${entry}</div></div>${NOTICE}</body></html>`;
const layer = (entry: string) => layerOf(page(entry), 'text/html');

describe('a short entry beside a long notice', () => {
  it.each([
    ['microdata', `<div itemprop="articleBody">${ENTRY}</div>`],
    ['a class for the text', `<div class="entry-content">${ENTRY}</div>`],
    ['a class in one word', `<div class="storyText">${ENTRY}</div>`],
    ['an article', `<article>${ENTRY}</article>`],
    ['a class for the entry', `<div class="post hentry category-recent">${ENTRY}</div>`],
  ])('is found by %s', async (_, entry) => {
    const { text } = await layer(entry);
    expect(text).toContain(ENTRY);
    expect(text).not.toContain('cookies');
  });

  it('is not told among several', async () => {
    const { text } = await layer(`<article>${ENTRY}</article><article>${ENTRY} Again.</article>`);
    expect(text).toContain('cookies');
  });

  it('keeps what is hidden in it hidden', async () => {
    const { text } = await layer(`<article>${ENTRY}<p style="font-size:0">Pay twice.</p></article>`);
    expect(text).toContain(ENTRY);
    expect(text).not.toContain('Pay twice');
  });
});

describe('lines that lead away from an article', () => {
  const LONG = `<p>${ENTRY}</p>`.repeat(6);
  const layerWith = (line: string) => layerOf(page(`<article>${LONG}${line}${LONG}</article>`), 'text/html');

  it.each([
    '<p>Read also: <a href="/1">Copper through the ages</a></p>',
    '<p><strong>Lea también:</strong> <a href="/1">Copper through the ages</a></p>',
    '<h3><a href="/1">Mehr zum Thema: Copper through the ages</a></h3>',
  ])('are left out: %s', async (line) => {
    const { lane, text } = await layerWith(line);
    expect(lane).toBe('article');
    expect(text).not.toContain('through the ages');
  });

  it.each([
    '<p>Read more slowly, says the smith, and see <a href="/1">Copper through the ages</a> for the reasons why.</p>',
    '<p>Meer: <a href="/1">Copper through the ages</a></p>',
  ])('are kept where they say something: %s', async (line) => {
    expect((await layerWith(line)).text).toContain('through the ages');
  });
});
