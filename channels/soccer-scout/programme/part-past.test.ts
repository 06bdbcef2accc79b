import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { readProgrammes } from './read-programmes.ts';

const NOW = '2030-11-21T12:00:00.000Z';

async function namesOf(markdown: string): Promise<(string | undefined)[]> {
  const bytes = new TextEncoder().encode(markdown);
  const layer = await buildTextLayer({ bytes, mediaType: 'text/markdown', url: 'https://club.example/page.md' });
  return readProgrammes(layer, NOW).map(({ name, isOver, fees }) =>
    isOver
      ? `over: ${name?.text}`
      : `${name?.text}: ${fees.map((fee) => fee.parts.map(({ text }) => text).join(' ')).join(', ')}`,
  );
}

const NOW_ON = '# Ashby Soccer\n\n## Winter Camp 2031\n\nAges 6 to 8. $90.\n\n';

describe('what a page tells of the past', () => {
  it.each([
    ['under a heading that says so', '## Last season\n\nAges 6 to 8. $80.\n', ['over: Last season']],
    ['under headings below that', '## Archive\n\n### Owl Camp\n\nAges 6 to 8. $80.\n', ['over: Archive']],
    ['of a year that is over', '## Summer Camp 2029\n\nAges 6 to 8. $80.\n', ['over: Summer Camp 2029']],
    ['of a season of this year', '## Spring Camp 2030\n\nAges 6 to 8. $80.\n', ['over: Spring Camp 2030']],
    ['of a season that is closed', '## Fall 2030 (closed)\n\nU8 $80, U10 $85.\n', ['over: Fall 2030 (closed)']],
    ['that in Polish', '## Jesień 2030 – zapisy zamknięte\n\nU8 80 zł.\n', ['over: Jesień 2030 – zapisy zamknięte']],
    ['in German', '## Preise im Vorjahr\n\nAb 6 Jahren 80 €.\n', ['over: Preise im Vorjahr']],
    ['nowhere', '## Summer Camp 2031\n\nAges 6 to 8. $80.\n', ['Summer Camp 2031: $80']],
  ])('%s', async (_what, page, more) => {
    expect(await namesOf(NOW_ON + page)).toEqual(['Winter Camp 2031: $90', ...more]);
  });

  it.each(['Year', 'Jahr', 'Année'])('has no years of birth in a row of years: %s', async (label) => {
    const page = `# Ashby Soccer\n\nFor ages 6 to 8.\n\n| | | |\n|---|---|---|\n| ${label} | 2029 | 2030 |\n| Fee | $80 | $90 |\n`;
    const bytes = new TextEncoder().encode(page);
    const layer = await buildTextLayer({ bytes, mediaType: 'text/markdown', url: 'https://club.example/page.md' });
    expect(readProgrammes(layer, NOW).flatMap(({ fees }) => fees.flatMap(({ labels }) => labels))).toEqual([]);
  });

  it('is all that there is on a page that was not brought up to date', async () => {
    expect(await namesOf('# Ashby Soccer\n\n## Summer Camp 2029\n\nAges 6 to 8. $80.\n')).toEqual([
      'Summer Camp 2029: $80',
    ]);
  });
});
