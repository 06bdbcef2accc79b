import type { Assessment } from '#contracts/grade.ts';
import type { Found } from './answer/found.ts';
import type { Statuses } from './answer/statuses.ts';
import type { Reading } from './reading.ts';

/**
 * How far the question was answered, as the mean of what it has: the place found for sure, a distance and an age that the caller stated,
 * the map read, and programs whose fit a page settles. Fields alone have no fit to settle.
 */
export function assess(
  { children, place, radius, pages, wishes, unread, said = [] }: Reading,
  { centre, labels, isByZip, map }: Statuses,
  { programmes, records }: Found,
): Assessment {
  const offered = programmes.filter(({ isOver }) => !isOver);
  const settled = offered.filter(({ fit }) => fit !== 'unknown').length;
  const others = place?.others.length ?? 0;
  const isSaid = (own: { quote: string } | null | undefined): boolean => own != null && said.includes(own.quote);
  const isGuess = labels.length > 0 || isByZip || others > 0 || isSaid(place);
  const parts = [
    { why: 'place', score: centre === 'chosen' ? (isGuess ? 0.7 : 1) : 0 },
    { why: 'distance', score: !radius ? 0.5 : radius.assumption || isSaid(radius) ? 0.7 : 1 },
    { why: 'age', score: children.length === 0 ? 0.5 : children.some(isSaid) ? 0.7 : 1 },
    { why: 'map', score: map === 'read' ? 1 : map === 'partial' ? 0.5 : 0 },
    ...(offered.length > 0 || pages.length > 0
      ? [{ why: 'fit', score: offered.length > 0 ? settled / offered.length : 0 }]
      : []),
  ];
  const mean = parts.reduce((sum, part) => sum + part.score, 0) / parts.length;
  // Programs of which none says whether it takes the child leave the question half open.
  const isFitOpen = children.length > 0 && offered.length > 0 && settled === 0;
  // A page that names no game may be of another one.
  const isGameOpen = offered.some(({ isAssumed, fit }) => isAssumed && fit !== 'no');
  // Words that nobody understood can limit anything, and so does a wish that left nothing out.
  const isLimitOpen = unread.length > 0 || wishes.length > 0 || isGameOpen;
  const score = (isFitOpen ? mean / 2 : mean) * (isLimitOpen ? 0.25 : 1);
  const why = parts.map((part) => `${part.why} ${Math.round(part.score * 100)} %`).join(', ');
  return { name: 'question', score, why, findings: [...records, ...programmes].map(({ id }) => id) };
}

/** Whether all that the brief says was applied. */
export function assessWords({ unread, unapplied = [], wishes }: Reading): Assessment {
  const left = unread.length + unapplied.length + wishes.length;
  return {
    name: 'words',
    score: left === 0 ? 1 : 0,
    why: left === 0 ? 'whatever the brief says was applied' : `${left} statements of the brief were not applied`,
    findings: [],
  };
}
