import { buildHtml } from './build-html.ts';
import { buildPdf } from './build-pdf.ts';
import { buildFeed, buildJson, buildMarkdown } from './build-texts.ts';
import { ORDERS } from './orders.ts';
import { ATOM, HTML, JSON_TYPE, MARKDOWN, PDF, PLAIN, type Served, type Trick, type TwinFormat } from './trick.ts';
import { BOMBS } from './tricks/bombs.ts';
import { HIDDEN_TEXT } from './tricks/hidden-text.ts';
import { LINK_BAIT } from './tricks/link-bait.ts';
import { OTHER_FORMATS } from './tricks/other-formats.ts';
import { REDIRECTS } from './tricks/redirects.ts';
import { SEEN_TEXT } from './tricks/seen-text.ts';
import { UNICODE } from './tricks/unicode.ts';

/** A hostile page with its place on the site, and that of its clean twin. */
export interface HostilePage {
  name: string;
  path: string;
  twinPath: string;
  trick: Trick;
  served: Served;
}

/** Changelogs that the pages are made of. */
const SEEDS = 3;

/** All hostile pages: each trick with its variants, the orders and seeds in turn. */
export function buildCorpus(): HostilePage[] {
  const tricks = [...HIDDEN_TEXT, ...SEEN_TEXT, ...LINK_BAIT, ...REDIRECTS, ...OTHER_FORMATS, ...UNICODE, ...BOMBS];
  const all = tricks.flatMap((trick) =>
    Array.from({ length: trick.variants ?? 1 }, (_, variant) => ({ trick, variant })),
  );
  return all.map(({ trick, variant }, index) => {
    const seed = index % SEEDS;
    const order = ORDERS[index % ORDERS.length] ?? '';
    return {
      name: `${trick.name}${variant > 0 ? `, ${variant + 1}` : ''}`,
      path: `/hostile/${index}/changelog${ENDINGS[trick.twin]}`,
      twinPath: `/clean/${seed}/changelog${ENDINGS[trick.twin]}`,
      trick,
      served: trick.build(seed, order),
    };
  });
}

/** The clean twins by path. */
export function buildTwins(): Map<string, Served> {
  const twins = new Map<string, Served>();
  for (let seed = 0; seed < SEEDS; seed += 1) {
    for (const format of Object.keys(TWINS) as TwinFormat[])
      twins.set(`/clean/${seed}/changelog${ENDINGS[format]}`, TWINS[format](seed));
  }
  return twins;
}

const ENDINGS: Record<TwinFormat, string> = {
  html: '',
  markdown: '.md',
  json: '.json',
  feed: '.atom',
  text: '.txt',
  pdf: '.pdf',
};

const TWINS: Record<TwinFormat, (seed: number) => Served> = {
  html: (seed) => ({ body: buildHtml(seed), mediaType: HTML }),
  markdown: (seed) => ({ body: buildMarkdown(seed), mediaType: MARKDOWN }),
  json: (seed) => ({ body: buildJson(seed), mediaType: JSON_TYPE }),
  feed: (seed) => ({ body: buildFeed(seed), mediaType: ATOM }),
  text: (seed) => ({ body: buildMarkdown(seed), mediaType: PLAIN }),
  pdf: (seed) => ({ body: buildPdf(seed), mediaType: PDF }),
};
