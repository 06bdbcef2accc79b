import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { crateFinder } from './example/channel.ts';
import { BRIEFS, screening } from './example/screening.ts';
import { nameRequest } from './recorded-world.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const document = read('../../docs/adding-a-channel.md');

describe('docs/adding-a-channel.md', () => {
  it.each(['channel.ts', 'screening.ts'])('shows the example as it is: %s', (file) => {
    // In a folder of its own below channels/ the kit is one folder further away.
    const shown = read(`example/${file}`).replaceAll("from '../", "from '../kit/");
    expect(document).toContain(`\`\`\`ts\n${shown.trimEnd()}\n\`\`\``);
  });

  it('names every proposer and every part', () => {
    for (const name of [
      'codes',
      'labelled',
      'behind',
      'words',
      'numbers',
      'period',
      'listed',
      'tabled',
      'ahead',
      'underHeading',
    ])
      expect(document).toContain(`\`${name}`);
    const parts = [...read('parts.ts').matchAll(/^ {2}(\w+)\??(?:\(.*\))?:/gm)].map(([, part]) => part!);
    const own = parts.slice(0, parts.indexOf('kind'));
    expect(own).toContain('wanted');
    for (const part of own) expect(document).toContain(`\`${part}\``);
  });
});

describe('the example', () => {
  it.each(screening.briefs.map((brief, at) => ({ ...brief, stays: BRIEFS[at]?.stays ?? [] })))(
    'answers $name',
    async ({ notes, hold, stays }) => {
      const sent: string[] = [];
      const { take, verified, answer } = await rollOffline({
        channel: crateFinder,
        notes,
        acceptedAt: screening.at,
        fetchSource(request) {
          sent.push(nameRequest(request).toLowerCase());
          return screening.answer(request);
        },
      });
      expect(hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
      expect([...verified.dropped, ...(answer?.dropped ?? [])]).toEqual([]);
      for (const words of stays) expect(sent.join()).not.toContain(words);
    },
  );
});
