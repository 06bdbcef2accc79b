import { editPage } from '../../support/tamper-export.ts';
import { CANDLE, LANTERN } from '../two-page-take.ts';
import { everywhere, members, pageOf, part, text } from './tamper.ts';
import type { Tamper } from './tamper.ts';

/** Changes of pages and their texts. */
export const PAGES: Tamper[] = [
  {
    what: 'a page, its name and all that names it',
    where: /^text\/\w+\.txt layer/,
    python: /text\/\w+\.txt: says/,
    make: members((all) => editPage(all, pageOf(all, LANTERN), { page: (old) => old.replace('anybody', 'nobody') })),
  },
  {
    what: 'a page and its text',
    where: /^findings\.json/,
    make: members((all) =>
      editPage(all, pageOf(all, LANTERN), {
        page: (old) => old.replace('4.2.0', '4.2.9'),
        text: (old) => old.replace('4.2.0', '4.2.9'),
      }),
    ),
  },
  {
    what: 'a text alone',
    where: /^text\/\w+\.txt layer/,
    python: /text\/\w+\.txt: says/,
    make: members((all) => {
      const name = `text/${pageOf(all, LANTERN)}.txt`;
      all.set(name, Buffer.from(text(all.get(name)).replace('anybody', 'nobody')));
    }),
  },
  {
    what: 'a line in a text',
    where: /^text\/\w+\.txt layer/,
    python: /text\/\w+\.txt: says/,
    make: members((all) => {
      const name = `text/${pageOf(all, LANTERN)}.txt`;
      all.set(name, Buffer.from(`${text(all.get(name))}\nLamps explode without warning`));
    }),
  },
  {
    what: 'pages that changed places',
    where: /^pages\/\w+$/,
    python: /not the page of this name/,
    make: members((all) => {
      const [one, other] = [pageOf(all, LANTERN), pageOf(all, CANDLE)].map((sha256) => `pages/${sha256}`) as [
        string,
        string,
      ];
      const kept = all.get(one)!;
      all.set(one, all.get(other)!);
      all.set(other, kept);
    }),
  },
  {
    what: 'records of pages that changed places',
    where: /^pages\.json|trace\.json/,
    make: members(
      part('pages', (pages) => {
        [pages[0]!.sha256, pages[1]!.sha256] = [pages[1]!.sha256, pages[0]!.sha256];
      }),
    ),
  },
  {
    what: 'the address of a page',
    where: /pages\.json|citations\.json|responses\.json/,
    make: members(part('pages', (pages) => void (pages[0]!.url = 'https://other.example/'))),
  },
  {
    what: 'the time of a page',
    where: /pages\.json/,
    make: members(part('pages', (pages) => void (pages[0]!.at = '2031-05-01T00:00:00.000Z'))),
  },
  {
    what: 'an address wherever it stands',
    where: /^take\.json#\/stills\/0/,
    make: everywhere('lantern.example', 'latern.example'),
  },
];
