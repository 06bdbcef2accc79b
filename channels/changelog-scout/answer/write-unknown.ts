import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { SourceFailure, SourceFailureCode } from '#contracts/plan.ts';
import type { Reading, Target } from '../brief/reading.ts';
import { pageOf } from '../findings/change-value.ts';
import type { ExtractNotes, PageFacts } from '../findings/page-facts.ts';
import { connect, countOf, plural, state } from './pieces.ts';

export interface UnknownInput {
  notes: ExtractNotes;
  pages: Finding[];
  failures: SourceFailure[];
  reading: Reading;
}

/** What the answer does not know or leaves out, and why. */
export function writeUnknown({ notes, pages, failures, reading }: UnknownInput): ComposedSentence[] {
  const said = [
    ...notes.pages.flatMap((fact) => writeUndated(fact, pages)),
    ...pages.flatMap(writeNotReleased),
    ...notes.pages.flatMap(writeHeld),
    ...notes.pages.flatMap(writeShape),
    ...notes.pages.flatMap(writeReach),
    ...writeCut(notes),
    ...tellFailures(failures, reading).map((words) => connect(`- ${words}\n`)),
    ...(reading.leftOut.length > 0
      ? [
          connect(
            `- ${plural(reading.leftOut.length, 'further address', 'further addresses')} of the brief were not read: one take reads ${reading.targets.length}.\n`,
          ),
        ]
      : []),
  ];
  return said.length === 0 ? [] : [connect('\nNot known or left out:\n'), ...said];
}

function writeUndated({ page, undated, releases, unplaced, unread }: PageFacts, pages: Finding[]): ComposedSentence[] {
  const finding = pages.find(({ value }) => pageOf(value).page === page);
  const sentences: ComposedSentence[] = [];
  const days = (unread.days ?? []).map((day) => `“${day}”`).join(', ');
  if (days !== '')
    sentences.push(connect(`- Days on the page stand without their year (${days}); none is given here.\n`));
  else if (undated > 0 && finding) {
    const { undated: names, versions } = pageOf(finding.value);
    const isCounted = versions.length === releases;
    const words =
      undated === releases
        ? '- The page dates none of its releases; no date is given here.\n'
        : `- ${undated} of ${releases} releases have no date on the page; none is given here.\n`;
    const derivations =
      isCounted && undated !== releases ? [countOf('undated', names), countOf('releases', versions)] : [];
    sentences.push(isCounted ? state(words, { findings: [finding.id], derivations }) : connect(words));
  }
  if (unplaced > 0)
    sentences.push(
      connect(`- ${plural(unplaced, 'release')} without a date could not be placed in the time that was asked for.\n`),
    );
  return sentences;
}

function writeNotReleased(page: Finding): ComposedSentence[] {
  const headings = pageOf(page.value).notReleased;
  if (headings.length === 0) return [];
  return [
    state(
      `- Left out because it is not released: ${headings.map((heading) => `“${withoutTarget(heading)}”`).join(', ')}.\n`,
      {
        findings: [page.id],
      },
    ),
  ];
}

function writeHeld({ held }: PageFacts): ComposedSentence[] {
  if (held.length < 2) return [];
  return [
    connect(
      `- Which of ${held.slice(0, 6).join(', ')} is in use the brief does not say: they came out in the time that it names. What followed the oldest of them is told.\n`,
    ),
  ];
}

/** `[v3.1.0](https://…) (TBD)` by what its link says. */
const withoutTarget = (heading: string): string => /^\[([^\][]+)\]\(/.exec(heading)?.[1] ?? heading;

function writeShape({ covered, releases, isCallers }: PageFacts): ComposedSentence[] {
  if (isCallers) return [connect('- This was read from the earlier answer: the archive holds no page of it.\n')];
  if (releases === 0 || covered >= 0.2) return [];
  return [connect('- Much of the page is not set as releases with changes, and was not read as such.\n')];
}

function writeReach({ reach, product }: PageFacts): ComposedSentence[] {
  const whose = product ? ` of ${product}` : '';
  if (reach === 'short')
    return [
      connect(
        `- What was read${whose} does not go back to where the question begins: what came before its oldest release is missing here.\n`,
      ),
    ];
  if (reach !== 'open') return [];
  return [
    connect(
      `- The oldest release on the page${whose} is later than where the question begins; whether there were earlier ones it does not tell.\n`,
    ),
  ];
}

function writeCut({ leftOut, shown, saidBefore }: ExtractNotes): ComposedSentence[] {
  const cut =
    leftOut > 0
      ? [
          connect(
            `- The table has the ${shown} weightiest of ${shown + leftOut} changes; smaller ones of older releases are left out.\n`,
          ),
        ]
      : [];
  return saidBefore > 0
    ? [
        ...cut,
        connect(
          `- ${plural(saidBefore, 'change')} that the earlier answer covers ${saidBefore === 1 ? 'is' : 'are'} not repeated.\n`,
        ),
      ]
    : cut;
}

/** A sentence for each page that could not be read; those that the brief asks for are named. */
export function tellFailures(failures: readonly SourceFailure[], { targets }: Reading): string[] {
  const told = failures.map((failure) => {
    const target = targets.find(({ requestId }) => requestId === failure.requestId);
    return `${target ? nameOf(target) : 'A further page'} could not be read: ${failureWords(failure)}.`;
  });
  return [...new Set(told)];
}

const nameOf = ({ product, url }: Target): string =>
  `The page${product === null ? '' : ` of ${product}`}${URL.canParse(url) ? ` on ${new URL(url).host}` : ''}`;

const FAILURES: Record<SourceFailureCode, string> = {
  address_not_allowed: 'its address is not allowed',
  could_not_connect: 'no connection could be made',
  timed_out: 'it did not answer in time',
  too_large: 'it is too large',
  too_many_redirects: 'it redirects too often',
  robots_txt: 'its robots.txt does not allow it',
  http_status: 'it answered with an error',
  empty: 'it is empty',
  needs_browser: 'it needs a browser to be read',
  asks_to_sign_in: 'it asks to sign in',
  unreadable: 'its content is not readable as text',
  budget: 'the budget of this take was used up, or nothing was to be retrieved',
};

const failureWords = ({ code, status }: SourceFailure): string =>
  `${FAILURES[code]}${status ? ` (HTTP ${status})` : ''}`;
