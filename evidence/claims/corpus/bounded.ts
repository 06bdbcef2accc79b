import type { TrialKind } from './case.ts';
import { line, text } from './case.ts';
import { DEEDS, THINGS, cases } from './words.ts';

const columns = [text('change')];

type Say = (deed: string, thing: string) => string;

/** What bounds a claim, asks it, or gives it to somebody else was left out. */
const bound = (name: string, claim: Say, sentence: (claim: string, thing: string) => string): TrialKind => ({
  name,
  cases: cases((at) => {
    const said = claim(DEEDS[at]!, THINGS[at]!);
    const whole = sentence(said, THINGS[at]!);
    return line(whole, { columns, lie: { cells: { change: said } }, truth: { cells: { change: whole } } });
  }),
});

const we: Say = (deed) => `we ${deed}`;
const it: Say = (deed, thing) => `the ${thing} daemon will ${deed}`;
const bare: Say = (deed) => deed;

export const BOUNDED: TrialKind[] = [
  bound('a condition before the claim', we, (claim) => `If asked twice, ${claim} at the end of the month.`),
  bound('a bound before the claim', we, (claim) => `Only for orders over 50: ${claim} at the end of the month.`),
  bound('"unless" after the claim', it, (claim) => `As it stands ${claim}, unless the flag is set.`),
  bound('"unless" before the claim', it, (claim) => `Unless the flag is set, ${claim} at the start.`),
  bound('"provided that" before the claim', it, (claim) => `Provided that two people agree, ${claim} at night.`),
  bound('"provided that" after the claim', it, (claim) => `At night ${claim} provided that two people agree.`),
  bound('"as long as" after the claim', it, (claim) => `At night ${claim} as long as nobody is signed in.`),
  bound('"only if" after the claim', it, (claim) => `From June ${claim} only if the owner asks for it.`),
  bound('"except" after the claim', it, (claim) => `From June ${claim}, except on machines of the old kind.`),
  bound('"in case of" before the claim', it, (claim) => `In case of a full disk, ${claim} and stop.`),
  bound('"should you" before the claim', we, (claim) => `Should you ask for it in writing, ${claim} in June.`),
  bound('"until" after the claim', it, (claim) => `As a stopgap ${claim} until the repair is out.`),
  bound('a case before the claim', it, (claim) => `When the disk is full, ${claim} without asking.`),
  bound('what might be', bare, (claim, thing) => `A later ${thing} might ${claim} in some way.`),
  bound('what could have been', bare, (claim, thing) => `The first ${thing} could have been told to ${claim} by hand.`),
  bound('what is planned', bare, (claim, thing) => `The makers of ${thing} plan to ${claim} in the next year.`),
  bound(
    'what is considered',
    bare,
    (claim, thing) => `The makers of ${thing} are considering whether to ${claim} at all.`,
  ),
  bound('what is proposed', bare, (claim, thing) => `There is a proposal for ${thing} to ${claim} in the spring.`),
  bound('what used to be', bare, (claim, thing) => `In its first years ${thing} used to ${claim} at the start.`),
  bound('what is asked', it, (claim) => `Is it true that ${claim} in this release?`),
  bound('a question of its own', bare, (claim, thing) => `Will ${thing} ${claim} in this release?`),
  bound('what a critic claims', it, (claim) => `A critic claims that ${claim} behind your back.`),
  bound('what is said according to others', it, (claim) => `According to a reader, ${claim} behind your back.`),
  bound('who said it, left out at the end', it, (claim) => `“Sooner or later ${claim}”, says a reader of the letter.`),
  bound('a claim that is denied after it', it, (claim) => `That ${claim} is not true at all.`),
  bound('a claim that is denied in the next sentence', it, (claim) => `So you hear: ${claim}. This is not true.`),
  bound('a claim under the label of a myth', it, (claim) => `Myth: ${claim} in its sleep.`),
  bound('what was rolled back', it, (claim) => `The change by which ${claim} was rolled back.`),
  bound('too early to', bare, (claim, thing) => `It is too early for ${thing} to ${claim} by itself.`),
  bound(
    'what is ruled out',
    bare,
    (claim, thing) => `The makers of ${thing} have ruled out a way to ${claim} by hand.`,
  ),
  bound(
    'what is forbidden',
    bare,
    (claim, thing) => `The licence of ${thing} prohibits any attempt to ${claim} at home.`,
  ),
  bound('what was forgotten', bare, (claim, thing) => `The last ${thing} forgot to ${claim} on exit.`),
  bound('what almost happened', bare, (claim, thing) => `An error in ${thing} made it almost ${claim} last week.`),
  bound(
    'what few do',
    (deed, thing) => `users of ${thing} ${deed}`,
    (claim) => `Few ${claim} these days.`,
  ),
  bound(
    'what only some may',
    (deed, thing) => `an admin of ${thing} can ${deed}`,
    (claim) => `Only ${claim} since June.`,
  ),
  bound('a wish', bare, (claim, thing) => `We hope that ${thing} would ${claim} some day.`),
  bound('a doubt', it, (claim) => `We doubt that ${claim} any time soon.`),
];

/** The page says it, and the quote begins or ends where the page turns it round. */
const short = (name: string, say: (quote: string) => string, own: Say = it): TrialKind => ({
  name,
  cases: cases((at) => {
    const quote = own(DEEDS[at]!, THINGS[at]!);
    const other = `The lamps of ${THINGS[at]} can ${DEEDS[(at + 3) % DEEDS.length]!} on request.`;
    return {
      page: `Notes of the house\n\n${say(quote)}\n\n${other}\n`,
      mediaType: 'text/markdown',
      quotes: [quote, other],
      columns,
      lie: { cells: { change: quote } },
      truth: { cells: { change: other } },
    };
  }),
});

export const CUT_QUOTES: TrialKind[] = [
  short('a quote that begins after "does not"', (quote) => `As a rule the service does not ${quote} at night.`, bare),
  short('a quote that begins after its condition', (quote) => `If it is asked twice, ${quote} at night.`),
  short('a quote that begins after its denial', (quote) => `It is a myth that ${quote} at night.`),
  short('a quote that ends before "unless"', (quote) => `At night ${quote} unless the flag is set.`),
  short('a quote that ends before it is denied', (quote) => `That ${quote} is a rumour.`),
  short('a quote out of a question', (quote) => `Is it so that ${quote} at night?`),
  short('a quote out of somebody’s mouth', (quote) => `A reader wrote: “I know that ${quote} at night.”`),
  short(
    'a quote that begins on the line after its "not"',
    (quote) => `What the people at the harbour were told in the spring is that it does not\n${quote} at night.`,
    bare,
  ),
];
