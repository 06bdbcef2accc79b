import { CONSTRUCTS, type Piece } from './constructs.ts';
import { createPen } from './words.ts';

/** Pieces of a page: so many that every construct stands on a dozen of three hundred pages, in other company each time. */
const PIECES = 9;

/** A page of a seed: constructs of real pages in the frame of a site, and the names of those in it. */
export function buildPage(seed: number): { html: string; names: string[] } {
  const pen = createPen(seed + 1);
  const all = Object.keys(CONSTRUCTS);
  const names = Array.from({ length: PIECES }, (_, at) => all[(seed * PIECES + at * (1 + (seed % 5))) % all.length]!);
  const pieces: Piece[] = names.map((name) => CONSTRUCTS[name]!(pen));
  const links = Array.from({ length: 4 }, () => `<a href="/${pen.name()}">${pen.only('menu')}</a>`).join(' ');
  const body = pieces.map(({ html }, at) => `${at % 3 === 0 ? `<h2>${pen.clause()}</h2>` : ''}${html}`).join('\n');
  const main = pen.pick([
    `<main>${body}</main>`,
    `<main><article>${body}</article></main>`,
    `<main><div class="content"><section>${body}</section></div></main>`,
  ]);
  const css = pieces.map(({ css: own = '' }) => own).join('\n');
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${pen.clause()}</title><style>@layer early,late;body{font:16px serif;margin:20px}</style><style>${css}</style></head><body><header><nav>${links}</nav></header>${main}<footer><p>${links}</p></footer></body></html>`,
    names,
  };
}
