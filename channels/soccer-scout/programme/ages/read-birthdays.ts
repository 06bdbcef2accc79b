import { CARDINALS, NTH, parseNth } from '../../brief/number-words.ts';
import { type AgeHit, type AgeMeaning, collectHits } from './age-meaning.ts';

const OWN = "(?:their|the|his|her|a|your)\\s+(?:child[’']?s\\s+)?";
const BIRTHDAY = (name: string): string => `${OWN}(?<${name}>${NTH})\\s+birthdays?`;
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

const yearsOf = (words: string | undefined): number | null => (words === undefined ? null : parseNth(words));
