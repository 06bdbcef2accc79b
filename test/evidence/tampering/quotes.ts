import { createHash } from 'node:crypto';
import { members, part, rewritten } from './tamper.ts';
import type { Tamper } from './tamper.ts';

/** Changes of quotes and of what they are said to carry. */
export const QUOTES: Tamper[] = [
  {
    what: 'a quote',
    where: /^citations\.json#\/0\/quote$/,
    python: /at its place stands/,
    make: members(part('citations', ([first]) => void (first!.quote = 'The lamp is out'))),
  },
  {
    what: 'the place of a quote',
    where: /^citations\.json#\/0/,
    python: /not that of its place/,
    make: members(part('citations', ([first]) => void (first!.start += 1))),
  },
  {
    what: 'the page of a quote',
    where: /^citations\.json#\/0/,
    python: /not that of its place/,
    make: members(part('citations', (all) => void (all[0]!.page = all.at(-1)!.page))),
  },
  {
    what: 'a place and the id that follows from it',
    where: /^citations\.json#/,
    python: /at its place stands|selectors/,
    make: members(
      part('citations', ([first]) => {
        first!.end -= 1;
        first!.id = `c_${createHash('sha256').update(`${first!.page}:${first!.start}:${first!.end}`).digest('hex').slice(0, 12)}`;
      }),
    ),
  },
  {
    what: 'the selector of a quote',
    where: /^citations\.json#\/0\/target\/selector\/1\/start$/,
    python: /selectors find another place/,
    make: rewritten('citations.json', (old) => old.replace(/("start":)\d+(,"type":"TextPositionSelector")/, '$10$2')),
  },
  {
    what: 'the words before a quote',
    where: /^citations\.json#\/\d\/target\/selector\/0\/prefix$/,
    python: /other words around/,
    make: rewritten('citations.json', (old) => old.replace(/"prefix":"[^"]+"/, '"prefix":"not "')),
  },
  {
    what: 'the link to a quote',
    where: /^citations\.json#\/0\/textFragment$/,
    make: rewritten('citations.json', (old) => old.replace('#:~:text=', '#:~:text=other')),
  },
  {
    what: 'a citation left out',
    where: /^citations\.json#/,
    make: members(part('citations', (all) => void all.pop())),
  },
  {
    what: 'a member beside a citation',
    where: /^citations\.json#\/0/,
    make: members(part('citations', (all) => void Object.assign(all[0]!, { verified: true }))),
  },
];
