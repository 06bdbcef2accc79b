import { describe, expect, it } from 'vitest';
import { layerOf } from '../testing.ts';
import { cpuMsOf } from '../../../test/support/cpu-time.ts';

describe('the layer of hostile HTML', () => {
  it.each([
    ['depth', `<body>${'<div>'.repeat(100_000)}deep`, 'deep'],
    ['depth by unknown elements', `<body>${'<a-b>'.repeat(50_000)}deep`, 'deep'],
    ['formatting that is never closed', `<body>${'<b><i><u><font size=1>x<p>'.repeat(20_000)}deep`, 'deep'],
    ['scripts that never end', `<body>deep${'<script'.repeat(100_000)}`, 'deep'],
    ['comments that never end', `<body>deep${'<!--'.repeat(100_000)}`, 'deep'],
    ['less-than signs', `<body><p>deep</p>${'<'.repeat(500_000)}`, 'deep'],
    ['attributes', `<body><p ${'a '.repeat(200_000)}>deep</p>`, 'deep'],
    [
      'attributes with names of their own',
      `<body><p ${Array.from({ length: 100_000 }, (_, at) => `a${at}="${at}"`).join(' ')}>deep</p>`,
      'deep',
    ],
    ['tags that never end', `<body>deep${'<p a="1" '.repeat(100_000)}`, 'deep'],
    ['named bars in bars', `<body>${'<div class="nav menu">'.repeat(2_000)}${'<p>deep</p>'.repeat(2_000)}`, 'deep'],
    ['rows', `<body><table>${'<tr><td>1.2<td>2024-01-01'.repeat(10_000)}</table><p>deep`, 'deep'],
    ['style sheets', `<style>${'.a{'.repeat(100_000)}</style><style>${'/*'.repeat(100_000)}</style><body>deep`, 'deep'],
  ])('stands %s', async (_, source, text) => {
    const spent = await cpuMsOf(async () => {
      const layer = await layerOf(source, 'text/html');
      expect(layer.text).toContain(text);
    });
    expect(spent).toBeLessThan(10_000);
  });
});
