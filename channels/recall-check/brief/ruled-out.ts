import { de } from '../../reading/languages/de.ts';
import { nl } from '../../reading/languages/nl.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { hasName, hasThing, isThing } from './mention.ts';
import { notNeeded } from './not-needed.ts';
import { goneByPronoun } from './object-before.ts';
import type { Phrase } from './phrase.ts';
import { isGift } from './phrases.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/** "Die RB6700 haben wir verkauft": in German and Dutch what is gone stands before its verb. */
const PARTICIPLES = wordSet(`${de.gone} ${nl.gone}`);
/** "Haben wir nicht mehr", "niet meer". */
const NO_MORE = wordSet('mehr meer');

/** "Sorry, wrong truck": what was named last is not meant. */
const MISTAKEN = wordSet(
  'wrong falsche falscher falsches falsch mauvais mauvaise equivocado equivocada sbagliato sbagliata errado errada verkeerd verkeerde',
);
export const isMistaken = ({ tokens, isLineStart }: Sentence): boolean => {
  // "Acme Lumo: sold"
  const isGone =
    (!isLineStart || /^(?:that|this|it|those)$/.test(tokens[0]?.lower ?? '')) &&
    tokens.every((token) => token.class === 'talk' || token.class === 'mark');
  if (
    isGone &&
    tokens.some(({ roles }, at) => roles.has('gone') && !isGift(tokens, at)) &&
    !tokens.some(({ roles }) => roles.has('negations'))
  )
    return true;
  // "…; leave those out."
  if (LEAVE.has(tokens[0]?.lower ?? '') && PRONOUNS.test(tokens[1]?.lower ?? '') && LEFT.has(tokens[2]?.lower ?? 'out'))
    return tokens.length < 5;
  const [first, second] = tokens.filter(({ class: own, roles }) => own !== 'mark' && !roles.has('determiners'));
  return (
    MISTAKEN.has(first?.lower ?? '') ||
    (/^(?:sorry|oops|pardon|no|wait)$/.test(first?.lower ?? '') && MISTAKEN.has(second?.lower ?? ''))
  );
};

/** "…, we sold that", "…, so never mind that one": what stands before in the sentence is ruled out. */
export function ruledOutBehind({ tokens }: Sentence, phrases: Phrase[]): Phrase[] {
  const at = tokens.findIndex(
    ({ roles }, index) =>
      roles.has('gone') &&
      !isGift(tokens, index) &&
      tokens
        .slice(index + 1, index + 4)
        .some(({ lower }) =>
          /^(?:it|that|them|this|one|those|diese[ns]?|sie|ihn|es|ça|cela|eso|lo|la|quello)$/.test(lower),
        ),
  );
  const sold = tokens.findIndex(
    ({ lower }, index) => PARTICIPLES.has(lower) || (NO_MORE.has(lower) && tokens[index - 1]?.roles.has('negations')),
  );
  const clause = tokens
    .slice(0, Math.max(sold, 0))
    .findLastIndex(({ class: own, roles }) => own === 'mark' || roles.has('buying'));
  const from = tokens[clause + 1]?.start ?? 0;
  const end = tokens[sold]?.start ?? 0;
  if (sold > 0 && phrases.some((phrase) => phrase.start >= from && phrase.end <= end))
    return without(phrases, (phrase) => phrase.start >= from && phrase.end <= end);
  const unbought = notBought(tokens);
  if (unbought > 0) return without(phrases, (phrase) => phrase.end <= unbought);
  const fronted = frontedAt(tokens, phrases) ?? goneByPronoun(tokens, phrases) ?? takenAway(tokens, phrases);
  if (fronted) return without(phrases, (phrase) => phrase === fronted);
  const unneeded = notNeeded(tokens, phrases);
  if (unneeded.length > 0) return without(phrases, (phrase) => unneeded.includes(phrase));
  const refused = refusedAt(tokens, phrases);
  if (refused) return without(phrases, (phrase) => refused.includes(phrase));
  const left = leftOut(tokens, phrases);
  if (left.length > 0) return without(phrases, (phrase) => left.includes(phrase));
  const about = talkedAboutAt(tokens);
  if (about >= 0) return without(phrases, ({ start }) => start > about);
  const passed = passedAway(tokens, phrases);
  if (passed.length > 0) return without(phrases, (phrase) => passed.includes(phrase));
  const place = tokens[at]?.start ?? -1;
  const isAhead = at > 0 && !tokens.slice(0, at).some(({ roles }) => roles.has('only'));
  const last = isAhead ? place : skippedAt(tokens);
  const first = isAhead ? lastThingAt(tokens, at) : 0;
  return last > 0 ? without(phrases, (phrase) => phrase.end <= last && phrase.start >= first) : phrases;
}

/** "A stroller and a wagon and not the crib we gave that away": one thing is gone, and it is what is named behind the last "and the"; 0 where all is meant. */
function lastThingAt(tokens: Token[], gone: number): number {
  const isOne = tokens.slice(gone + 1, gone + 4).some(({ lower }) => /^(?:it|that|this|one)$/.test(lower));
  const joint = tokens
    .slice(0, gone)
    .findLastIndex(
      ({ roles }, at) =>
        roles.has('joiners') && tokens.slice(at + 1, at + 4).some((token) => token.roles.has('determiners')),
    );
  return isOne && joint > 0 ? (tokens[joint]?.start ?? 0) : 0;
}

/** "… but did not buy it": where that is said; -1 for nowhere. */
function notBought(tokens: Token[]): number {
  const at = tokens.findIndex(
    ({ roles }, index) =>
      roles.has('negations') &&
      tokens[index + 1]?.roles.has('buying') === true &&
      /^(?:it|that|them|one|any|either)$/.test(tokens[index + 2]?.lower ?? ''),
  );
  return tokens[at]?.start ?? -1;
}

const without = (phrases: Phrase[], isOut: (phrase: Phrase) => boolean): Phrase[] =>
  phrases.map((phrase) => (isOut(phrase) ? { ...phrase, isRuledOut: true } : phrase));

/** "La escalera no porque es de …", "la bicicleta no, …": what stands right before a bare no, and its reason or the end of the clause. */
function refusedAt(tokens: Token[], phrases: Phrase[]): Phrase[] | null {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 &&
      NO.has(lower) &&
      (BECAUSE.has(tokens[index + 1]?.lower ?? '') || (tokens[index + 1]?.class ?? 'mark') === 'mark'),
  );
  const before = phrases.find(({ end }) => end === tokens[at - 1]?.end);
  if (at < 1 || !before) return null;
  if (BECAUSE.has(tokens[at + 1]?.lower ?? '')) return phrases.filter(({ start }) => start >= before.start);
  return before.isDetermined ? [before] : null;
}
const NO = wordSet('no nein nicht non não nee niet nie');
const BECAUSE = wordSet('because since weil denn parce car porque perché perche porquê want omdat bo');

/** "The mirror in the lobby and the mirrors in 4C, leave those out": what was named last, or all of it where several single things are meant. */
function leftOut(tokens: Token[], phrases: Phrase[]): Phrase[] {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      LEAVE.has(lower) &&
      PRONOUNS.test(tokens[index + 1]?.lower ?? '') &&
      (LEFT.has(tokens[index + 2]?.lower ?? '') || (tokens[index + 2]?.class ?? 'mark') === 'mark'),
  );
  const before = at > 0 ? phrases.filter(({ end }) => end <= (tokens[at]?.start ?? 0)) : [];
  const last = before.findLastIndex((phrase) => hasThing(phrase) || hasName(phrase));
  const isEach =
    /^(?:them|those|these)$/.test(tokens[at + 1]?.lower ?? '') &&
    !before[last]?.tokens.some((token) => isThing(token) && token.lower.endsWith('s'));
  return last < 0 ? [] : isEach ? before : before.slice(last);
}
const LEAVE = wordSet('leave skip ignore disregard omit exclude');
const PRONOUNS = /^(?:it|that|this|them|those|these)$/;
const LEFT = wordSet('out alone aside be please ones? off');

/** "Later we can chat about used cars": where what is talked about another time begins; -1 for nowhere. "Can we talk about" asks. */
function talkedAboutAt(tokens: Token[]): number {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      TALKING.has(lower) &&
      tokens
        .slice(Math.max(0, index - 4), index)
        .some(
          (token, place, near) =>
            OFFERED.has(token.lower) || (near[place - 1]?.lower === 'we' && MODALS.has(token.lower)),
        ),
  );
  return tokens[at]?.start ?? -1;
}
const TALKING = wordSet('chat talk speak discuss');
const OFFERED = wordSet("we'll let's lets");
const MODALS = wordSet('can could will might should');

/** "The Acme toaster we already gave to her", "the Acme leave out": what stands right before who gave it away. */
function frontedAt(tokens: Token[], phrases: Phrase[]): Phrase | undefined {
  const at = tokens.findIndex(
    ({ roles }, index) => roles.has('gone') && !isGift(tokens, index) && !tokens[index + 1]?.roles.has('determiners'),
  );
  let subject = at - 1;
  while (subject > 0 && ADVERBS.has(tokens[subject]?.lower ?? '')) subject -= 1;
  const [before, who] = [tokens[subject - 1], tokens[subject]];
  return at > 0 && before && /^(?:i|we|they|she|he)$/.test(who?.lower ?? '')
    ? phrases.find(({ end }) => end === before.end)
    : undefined;
}
/** "The grill my brother took": what stands right before who has it now. */
function takenAway(tokens: Token[], phrases: Phrase[]): Phrase | undefined {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      TOOK.has(lower) &&
      // His name was taken out, or stands there.
      tokens.slice(Math.max(0, index - 2), index).some(({ roles }) => roles.has('people')),
  );
  const who = tokens.slice(0, Math.max(at, 0)).findLastIndex(({ lower }) => WHOSE.has(lower));
  const before = tokens[who - 1];
  return at > 0 && before && at - who < 4 ? phrases.find(({ end }) => end === before.end) : undefined;
}
const TOOK = wordSet('took takes kept keeps inherited');
const WHOSE = wordSet('my his her our their');

const ADVERBS = wordSet("already just since have had has finally long ago i've we've");

/** "The Acme was sold", "the Acme and the Zeta were thrown away": what is said to be gone, one thing or, where several are spoken of, all of the clause. */
function passedAway(tokens: Token[], phrases: Phrase[]): Phrase[] {
  const at = tokens.findIndex(
    ({ roles }, index) =>
      roles.has('gone') &&
      tokens.slice(Math.max(0, index - 3), index).some(({ lower }) => PASSED.has(lower)) &&
      !tokens.slice(Math.max(0, index - 4), index).some((token) => token.roles.has('negations')) &&
      !/^(?:as|under|by|at|in|through|from|on)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  const verb = tokens.slice(0, Math.max(at, 0)).findLastIndex(({ lower }) => PASSED.has(lower));
  const before = phrases.filter(({ end }) => end <= (tokens[verb]?.start ?? -1));
  const mark = tokens.slice(0, Math.max(verb, 0)).findLastIndex(({ class: own }) => own === 'mark');
  const isOne = /^(?:was|is|got|has|went|wurde|ist|est|es|está|fue|ha|è|é|foi|werd|jest|został|została)$/.test(
    tokens[verb]?.lower ?? '',
  );
  // "The heater by Acme": the maker and what he made.
  const head = before.findLastIndex(
    ({ lead, joint }) => lead !== 'by' && lead !== 'from' && lead !== 'for' && joint !== 'bracket',
  );
  return isOne ? before.slice(Math.max(head, 0)) : before.filter(({ start }) => start > (tokens[mark]?.start ?? -1));
}

const PASSED = wordSet(
  `was were went is are got been has have wurde wurden ist sind est sont été es está están fue fueron ha han è sono stata stato é foi foram werd werden zijn jest został została`,
);

/** "… - already checked, skip", "… (sold)": where a clause ends a sentence that says nothing but that what stands before it is gone; -1 for none. */
function skippedAt(tokens: Token[]): number {
  const at = tokens.findLastIndex(({ roles }, index) => roles.has('gone') && !isGift(tokens, index));
  const mark = tokens.slice(0, at).findLastIndex(({ class: own }) => own === 'mark');
  const behind = tokens.slice(mark + 1);
  const isAlone = behind.every(
    ({ class: own }) => own === 'talk' || own === 'mark' || own === 'month' || own === 'taken',
  );
  return at > 0 && mark > 0 && isAlone && !behind.some(({ roles }) => roles.has('negations') || roles.has('at'))
    ? (tokens[mark]?.start ?? -1)
    : -1;
}
