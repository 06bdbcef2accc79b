import { describe, expect, it } from 'vitest';
import { maskCode, maskMarkup } from './mask-markup.ts';
import { behind, plainWords } from './plain-words.ts';
import { splitSentences } from './sentences.ts';

describe('maskMarkup', () => {
  it.each([
    '**Bold** [a [b] c](https://x.example/(y)) `code` <b>tag</b> ![i](u) <https://x.example> https://y.example',
    '[1.2.3]: x_y_z _it_ \\[esc\\] :func:`name`',
  ])('keeps every place of %s', (text) => {
    const masked = maskMarkup(text);
    expect(masked).toHaveLength(text.length);
    for (const [at, char] of [...masked].entries()) if (char !== ' ') expect(char).toBe(text[at]);
  });

  it('leaves the words of links and drops their targets', () =>
    expect(maskMarkup('see [the docs](https://x.example/1.2.3)').trim()).toBe('see  the docs'));

  it('blanks code', () => expect(maskCode('a `security` b').replace(/ +/g, ' ')).toBe('a b'));
});

describe('plainWords', () => {
  it.each([
    ['**Breaking:** `Strict-Transport` now lasts', 'Breaking: Strict-Transport now lasts'],
    ['update x ([#865](https://g.example/865)) ([4c938a2](https://g.example/c))', 'update x'],
    ['Nullable company @ada (#1422)', 'Nullable company'],
    ['Address https://g.example/security/advisories/1', 'Address https://g.example/security/advisories/1'],
    ['Remove the `old reader <https://g.example/r>`_ for good', 'Remove the old reader for good'],
    ['Revert &#34;Add x&#34; &amp; y', 'Revert "Add x" & y'],
    ['By Ce\u0301dric', 'By C\u00e9dric'],
    ['keep `a[0]` as it is', 'keep a[0] as it is'],
    [
      '`#12 <https://x.example/12>`_: When using :option:`--otter`, herons with ``reed`` wade',
      '#12: When using :option:`--otter`, herons with ``reed`` wade',
    ],
  ])('reads %s', (quote, words) => expect(plainWords(quote, 200)).toBe(words));

  it('cuts at a word', () => expect(plainWords('one two three four five', 12)).toBe('one two…'));
  it('puts what a change belongs to before it', () =>
    expect(behind(['deps: qs'], 'Fix arrays', ['Fix arrays'])).toEqual(['deps: qs', 'Fix arrays']));
});

describe('splitSentences', () => {
  it('ends sentences at stops before capitals and not behind abbreviations or in versions', () => {
    const text = 'Fixes 3.1.2, e.g. The lock. It is `safe`. (See No. 5.) done';
    expect(
      splitSentences(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end)),
    ).toEqual(['Fixes 3.1.2, e.g. The lock.', 'It is `safe`.', '(See No. 5.) done']);
  });
});
