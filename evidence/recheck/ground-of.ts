import type { Finding } from '#contracts/evidence.ts';
import type { CompositionGround } from '../check-composition.ts';
import type { RemadePage } from './recheck-pages.ts';
import type { StoredTake } from './stored-take.ts';

/** What the claims of a stored take are held against: its findings, and its pages as they were made again. */
export const groundOf = (
  { pages, plan }: StoredTake,
  findings: Finding[],
  remade: ReadonlyMap<string, RemadePage>,
): CompositionGround => ({
  findings,
  pages: pages.map(({ sha256, url, origin }) => ({
    sha256,
    url,
    origin,
    links: remade.get(sha256)?.layer.links ?? [],
  })),
  textOf: (sha256) => remade.get(sha256)?.layer.text,
  briefText: plan.brief.notes,
});
