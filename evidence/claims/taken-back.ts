import { anyOf } from './phrases.ts';
import { isSuperseded } from './superseded.ts';

/** Whether the passage takes a name, a date or an identifier back where it stands: "not Acme but Globex", "moved from 3 May 2031, now 9 May 2031". */
export function isTakenBack(text: string, start: number, end: number): boolean {
  if (isSuperseded(text, { start, end }, /\d/.test(text.slice(start, end)) ? 'figure' : 'name')) return true;
  return NOT_BEFORE.test(text.slice(Math.max(0, start - NEAR), start)) && BUT_AFTER.test(text.slice(end, end + NEAR));
}

const NEAR = 40;
const ARTICLE = String.raw`(?:(?:the|an?|by|from|for|in|on|at|of|der|die|das|den|le|la|les|el|il) ){0,2}["“'‘]?$`;
const NOT_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:not|n['’]t|no longer|nicht|kein|pas|no|non|niet|nie|inte) ${ARTICLE}`,
  'iu',
);
const BUT_AFTER = new RegExp(
  String.raw`^["”'’]?,?\s(?:${anyOf(['but,anymore,any more,any longer,sondern,mais,sino,ma,mas,maar,ale,utan'])})(?!\p{L})`,
  'iu',
);
