import { describe, expect, it } from 'vitest';
import { hasLookalikeWord, isLookalikeHost } from './lookalikes.ts';
import { layerOf } from './testing.ts';

const hostOf = (host: string) => new URL(`https://${host}/`).hostname;

describe('isLookalikeHost', () => {
  it.each([
    ['one Cyrillic letter among Latin ones', 'pаyments.example.com'],
    ['a label wholly of letters that look Latin', 'хеор.com'],
    ['Greek letters among Latin ones', 'gοοgle.example.org'],
    ['letters that decoding joins', 'аpple.com'],
  ])('knows %s', (_, host) => {
    expect(isLookalikeHost(hostOf(host))).toBe(true);
  });

  it.each([
    'example.com',
    'münchen.de',
    'пример.com',
    'почта.рф',
    '例え.jp',
    'straße.de',
    'xn--broken-.com',
    'ελλάδα.gr',
  ])('takes %s for what it is', (host) => {
    expect(isLookalikeHost(URL.parse(`https://${host}/`)?.hostname ?? host)).toBe(false);
  });
});

describe('hasLookalikeWord', () => {
  it.each(['the pаyment service', 'Gооd', 'hοme page'])('sees %s', (text) => {
    expect(hasLookalikeWord(text)).toBe(true);
  });

  it.each(['10 μm, 4 kΩ, TNFα and β-blockers', 'версия API 2.0', 'Δt = 3 s', 'web-сайт', 'λ-calculus'])(
    'passes over %s',
    (text) => {
      expect(hasLookalikeWord(text)).toBe(false);
    },
  );
});

describe('a text layer', () => {
  it.each([
    [
      'HTML',
      'text/html',
      '<title>P\u200bage</title><body><p>See <a href="https://pаy.example.com/">the pаyment</a>, tw\u200bice.</p>',
    ],
    ['Markdown', 'text/markdown', '# P\u200bage\n\nSee [the pаyment](https://pаy.example.com/), twice.\n'],
  ])('of %s names the tricks of its title, words and links', async (_, type, source) => {
    expect(await layerOf(source, type)).toMatchObject({
      title: 'Page',
      suspicious: ['homoglyph_host', 'homoglyph_text', 'zero_width'],
    });
  });

  it('names nothing where there is nothing', async () => {
    expect(
      await layerOf('<title>Page</title><p>See <a href="https://pay.example.com/">here</a>.</p>', 'text/html'),
    ).not.toHaveProperty('suspicious');
  });
});
