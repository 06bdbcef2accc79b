import { type AgeHit, type AgeMeaning, collectHits } from './age-meaning.ts';

const ORDINALS =
  'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth'.split(
    ',',
  );
const CARDINALS =
  'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen'.split(
    ',',
  );
const OWN = "(?:their|the|his|her|a|your)\\s+(?:child[’']?s\\s+)?";
const BIRTHDAY = (name: string): string =>
  `${OWN}(?<${name}>${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th))\\s+birthdays?`;
const TURNS = `(?:they|he|she|children|kids|players|(?:the|a|your)\\s+(?:child|player|kid))\\s+turns?\\s+(?<years>${CARDINALS.join('|')}|\\d{1,2})`;
const START = '(?:from|after|since|as of|starting (?:on|with|at|from)|once past)';
const END = '(?:until|till|up to|before|to|through)';

const PATTERN = new RegExp(
  `\\b(?:${START}\\s+${BIRTHDAY('from')}(?:\\s+(?:on|onwards?))?(?:,?\\s+(?:and\\s+)?${END}\\s+(?:${BIRTHDAY('to')}|${TURNS}))?|${END}\\s+(?:${BIRTHDAY('only')}|${TURNS.replace('years', 'turns')}))\\b`,
  'gi',
);

/** Ages by birthdays: "from their sixth birthday until they turn thirteen", "until the 12th birthday". The last birthday itself is out. */
export const readBirthdays = (text: string): AgeHit[] => collectHits(text, PATTERN, readMeaning);

function readMeaning(found: Record<string, string | undefined>): AgeMeaning | null {
  const min = yearsOf(found['from']);
  const end = yearsOf(found['to'] ?? found['years'] ?? found['only'] ?? found['turns']);
  if ((min === null && end === null) || (min !== null && end !== null && min >= end)) return null;
  return { kind: 'ages', min, max: end === null ? null : end - 1 };
}

function yearsOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const lower = word.toLowerCase();
  const place = Math.max(ORDINALS.indexOf(lower), CARDINALS.indexOf(lower)) + 1;
  return place > 0 ? place : Number.parseInt(lower, 10);
}
