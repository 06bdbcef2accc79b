import type { Finding } from '#contracts/evidence.ts';
import type { Assessment } from '#contracts/grade.ts';
import { changeOf } from '../findings/change-value.ts';
import type { PageFacts } from '../findings/page-facts.ts';
import type { OpenTopic } from './open-topic.ts';

/** Share of the text below the first release that has to be read as changes for a page to count as read whole: the rest may be code and thanks. */
const ENOUGH = 0.35;
/** What reading a page is worth that lacks a part of what was asked. */
const SHORT = 0.3;
/** What reading is worth where changes were left whose release the page does not tell. */
const HALF = 0.5;
/** The same where lines of the releases asked for were not understood. */
const ASIDE = 0.15;

/** The channel's own view of its work: how far the pages are releases, how many of them are dated, how sure the kinds are. */
export function assess(
  facts: PageFacts[],
  {
    pages,
    changes,
    unread,
    open,
  }: { pages: Finding[]; changes: Finding[]; unread: readonly string[]; open: OpenTopic | null },
): Assessment[] {
  const releases = sum(facts, (one) => one.releases);
  const dated = releases - sum(facts, (one) => one.undated);
  const told = changes.filter(({ value }) => changeOf(value).by !== 'nothing').length;
  const structure = facts.map(({ covered, releases: count, reach }) =>
    count === 0 ? 0 : Math.min(1, covered / ENOUGH) * (reach === 'short' ? SHORT : 1),
  );
  const short = facts.filter(({ reach }) => reach === 'short').length;
  const isHeldOpen = facts.some(({ held }) => held.length > 1);
  const unreadReleases = sum(facts, ({ unread }) => unread.releases.length);
  const unreadEntries = sum(facts, ({ unread }) => unread.entries.length + (unread.days?.length ?? 0));
  const aside = sum(facts, (one) => one.aside.length);
  const ids = pages.map(({ id }) => id);
  return [
    {
      name: 'structure',
      score: mean(structure),
      why: `${facts.filter((one) => one.releases > 0).length} of ${facts.length} pages list releases; how much of them was read as such${short > 0 ? `; ${short} do not go back to where the question begins` : ''}`,
      findings: ids,
    },
    {
      name: 'reading',
      score:
        unread.length > 0 || isHeldOpen || unreadReleases > 0 || open !== null
          ? 0
          : aside > 0
            ? ASIDE
            : unreadEntries > 0
              ? HALF
              : 1,
      why:
        unread.length > 0
          ? 'A limit of the brief was not understood'
          : open !== null
            ? 'What the brief asks after is named by no change'
            : isHeldOpen
              ? 'The brief does not say which of several releases is in use'
              : unreadReleases + unreadEntries + aside === 0
                ? 'Nothing on the pages looks like a release or a change and was not read'
                : 'Something on the pages looks like a release or a change and was not read',
      findings: ids,
    },
    {
      name: 'dates',
      score: releases === 0 ? 0 : dated / releases,
      why: `${dated} of ${releases} releases are dated by their page`,
      findings: ids,
    },
    {
      name: 'kinds',
      score: changes.length === 0 ? 0 : told / changes.length,
      why: `${told} of ${changes.length} kinds follow from a mark, a heading or the wording`,
      findings: [],
    },
  ];
}

const sum = (facts: PageFacts[], read: (one: PageFacts) => number): number =>
  facts.reduce((total, one) => total + read(one), 0);
const mean = (scores: number[]): number =>
  scores.length === 0 ? 0 : scores.reduce((total, score) => total + score, 0) / scores.length;
