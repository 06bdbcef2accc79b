import { describe, expect, it } from 'vitest';
import { flattenDepth } from './flatten-depth.ts';

const attributes = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join(' ');

describe('flattenDepth', () => {
  it.each([
    ['an ordinary page', '<p class="a" hidden>one > two</p><br/><img src=x>'],
    ['a tag with a long value', `<p data-a="${'x > y '.repeat(1_000)}" hidden>text</p>`],
    ['a tag with as many attributes as it may have', `<p ${attributes(500, (at) => `a${at}="${at}"`)}>text</p>`],
    ['text behind a tag that is short', `<p>${'word '.repeat(1_000)}</p>`],
    ['a script with words like attributes', `<script>${'a=1 '.repeat(1_000)}</script><p>text</p>`],
  ])('leaves %s as it is', (_, source) => {
    expect(flattenDepth(source)).toBe(source);
  });

  it.each<[string, (at: number) => string]>([
    ['quoted', (at) => `a${at}="> ${at}"`],
    ['quoted once', (at) => `a${at}='"> ${at}'`],
    ['bare', (at) => `a${at}=${at}/x`],
    ['without value', (at) => `a${at}`],
  ])('leaves out attributes beyond those that a tag may have: %s', (_, write) => {
    const kept = attributes(500, write);
    const source = `<p ${kept} ${attributes(100, (at) => write(at + 500))} >text</p><i b>more</i>`;
    expect(flattenDepth(source)).toBe(`<p ${kept} >text</p><i b>more</i>`);
  });

  it('leaves out tags that nest too deep, and keeps what they hold', () => {
    const text = flattenDepth(`${'<div>'.repeat(300)}deep${'</div>'.repeat(300)}`);
    expect(text.match(/<div>/g)).toHaveLength(256);
    expect(text).toContain('deep');
  });
});
