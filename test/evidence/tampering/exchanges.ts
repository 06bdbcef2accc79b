import { gzipSync } from 'node:zlib';
import { hashOf, members, rewritten, text } from './tamper.ts';
import type { Tamper } from './tamper.ts';

/** Changes of how pages came. */
export const EXCHANGES: Tamper[] = [
  {
    what: 'no response of a page',
    where: /^responses\.json of/,
    make: members((all) => void all.set('responses.json', Buffer.from('[]'))),
  },
  {
    what: 'another address in a response',
    where: /^responses\.json/,
    make: rewritten('responses.json', (old) =>
      old.replaceAll('https://candle.example/changes"', 'https://candle.example/other"'),
    ),
  },
  {
    what: 'another status in a response',
    where: /^responses\.json of .* status$/,
    make: rewritten('responses.json', (old) => old.replace('"status":200', '"status":203')),
  },
  {
    what: 'another length in a response',
    where: /content-length$/,
    make: rewritten('responses.json', (old) => old.replace(/(\["Content-Length",")\d+/, '$19')),
  },
  {
    what: 'another coding in a response',
    where: /body, decoded$/,
    make: rewritten('responses.json', (old) => old.replace('"gzip"', '"br"')),
  },
  {
    what: 'another way to a page',
    where: /leads to$/,
    make: rewritten('responses.json', (old) => old.replace(/(\["Location",")[^"]+/, '$1https://other.example/')),
  },
  {
    what: 'another body as it came',
    where: /body, decoded$/,
    make: members((all) => {
      const name = [...all.keys()].find((each) => each.startsWith('raw/'))!;
      const raw = gzipSync('something else');
      const old = all.get(name)!;
      all.delete(name);
      const entries = [...all];
      all.clear();
      for (const [each, content] of entries) {
        if (each.startsWith('raw/') || each.startsWith('stills/'))
          if (!all.has(`raw/${hashOf(raw)}`)) all.set(`raw/${hashOf(raw)}`, raw);
        all.set(each, content);
      }
      all.set(
        'responses.json',
        Buffer.from(
          text(all.get('responses.json'))
            .replace(hashOf(old), hashOf(raw))
            .replace(`"byteLength":${old.length}`, `"byteLength":${raw.length}`),
        ),
      );
    }),
  },
];
