import type { ComposedSentence } from '#contracts/evidence.ts';
import type { PageFacts } from '../findings/page-facts.ts';
import { connect, plural } from './pieces.ts';

/** Says of pages that were taken out of the archive when they were read; what is less than a minute old is as good as read now. */
export function writeAges(facts: PageFacts[], ages: ReadonlyMap<string, number>): ComposedSentence[] {
  const old = facts.flatMap(({ page, url }) => {
    const seconds = ages.get(page) ?? 0;
    return seconds < 60 || url === null ? [] : [{ url, seconds }];
  });
  return old.map(({ url, seconds }) =>
    connect(
      `${facts.length === 1 ? 'The page' : `The page ${url}`} was read ${showAge(seconds)} ago and comes from the archive.\n`,
    ),
  );
}

function showAge(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return plural(minutes, 'minute');
  const hours = Math.round(seconds / 3_600);
  return hours < 36 ? plural(hours, 'hour') : plural(Math.round(seconds / 86_400), 'day');
}
