import type { TrialKind } from './case.ts';
import { derive, line, text } from './case.ts';
import { DEEDS, THINGS, cases } from './words.ts';

const columns = [text('change')];

/** The words are there, and what turns them round was left out. */
const cut = (name: string, say: (deed: string, thing: string) => string): TrialKind => ({
  name,
  cases: cases((at) => {
    const sentence = say(DEEDS[at]!, THINGS[at]!);
    return line(sentence, { columns, lie: { cells: { change: DEEDS[at]! } }, truth: { cells: { change: sentence } } });
  }),
});

export const TURNED_ROUND: TrialKind[] = [
  cut('a "not" cut off', (deed, thing) => `${thing} does not ${deed} any more than it did before.`),
  cut('a "never" cut off', (deed, thing) => `In this release ${thing} will never ${deed} by itself.`),
  cut('a short "not" cut off', (deed, thing) => `The ${thing} service won't ${deed}, whatever is set.`),
  cut('"no longer" cut off', (deed, thing) => `From now on ${thing} will no longer ${deed} at the start.`),
  cut('"cannot" cut off', (deed, thing) => `An operator of ${thing} cannot ${deed} without being asked.`),
  cut('"fails to" cut off', (deed, thing) => `A known problem: ${thing} fails to ${deed} on small machines.`),
  cut('"is unable to" cut off', (deed, thing) => `On arm boards ${thing} is unable to ${deed} so far.`),
  cut('"hardly ever" cut off', (deed, thing) => `${thing} will hardly ever ${deed} by itself.`),
  cut('"neither" cut off', (deed, thing) => `The ${thing} service will neither ${deed} nor stop by itself.`),
  cut('"prevents" cut off', (deed, thing) => `A new lock prevents ${thing} from trying to ${deed} too early.`),
  cut('"instead of" cut off', (deed, thing) => `Instead of asking you to ${deed}, ${thing} waits.`),
  cut('"nobody asked" cut off', (deed, thing) => `Nobody asked the maker of ${thing} to ${deed} so far.`),
  cut('a decision against it cut off', (deed, thing) => `We decided against a change that would ${deed} in ${thing}.`),
  cut('a myth told as a fact', (deed, thing) => `It is a myth that ${thing} will ${deed} in June.`),
  cut('a false report told as a fact', (deed, thing) => `It was falsely reported that ${thing} would ${deed} in May.`),
  cut('what somebody else said', (deed, thing) => `A user of ${thing} wrote: "it will ${deed} for sure, wait and see"`),
  cut('a plan that was withdrawn', (deed, thing) => `The plan for ${thing} to ${deed} was withdrawn in May.`),
  {
    name: 'a denial before the clause cut off',
    cases: cases((at) => {
      const claim = `the ${THINGS[at]} daemon can ${DEEDS[at]}`;
      const sentence = `It is not true that ${claim} in this release.`;
      return line(sentence, { columns, lie: { cells: { change: claim } }, truth: { cells: { change: sentence } } });
    }),
  },
  {
    name: 'a rumour told as a fact',
    cases: cases((at) => {
      const claim = `the ${THINGS[at]} maker wants to ${DEEDS[at]}`;
      const sentence = `There is no evidence that ${claim} this year.`;
      return line(sentence, { columns, lie: { cells: { change: claim } }, truth: { cells: { change: sentence } } });
    }),
  },
  {
    name: 'pieces joined over a negation',
    cases: cases((at) => {
      const [first, last] = [`Note that the ${THINGS[at]} daemon does`, `${DEEDS[at]} when it is idle`];
      const sentence = `${first} not ${last}.`;
      const value = `${first} ${last}`;
      return line(sentence, {
        columns,
        lie: { cells: { change: value }, derivations: [derive('change', 'joined', [first, last], value)] },
        truth: { cells: { change: sentence } },
      });
    }),
  },
  {
    name: 'pieces joined over a condition',
    cases: cases((at) => {
      const [first, last] = [`The ${THINGS[at]} host is`, `asked to ${DEEDS[at]}`];
      const sentence = `${first} safe unless it was ${last}.`;
      const value = `${first} ${last}`;
      return line(sentence, {
        columns,
        lie: { cells: { change: value }, derivations: [derive('change', 'joined', [first, last], value)] },
        truth: { cells: { change: sentence } },
      });
    }),
  },
];
