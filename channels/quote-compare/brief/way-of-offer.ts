import { exactly, ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import { COPIED_NOUNS, MESSENGERS } from '../../reading/vocabulary/order-words.ts';
import { TAKEN_FROM } from '../../reading/vocabulary/paper-words.ts';
import { OF_WORDS } from '../../reading/vocabulary/spoken-offers.ts';

/** "mail", "a photo", "WhatsApp": what somebody copied the offer from. */
export const NOTE = new RegExp(
  `^(?:\\p{L}{1,4}\\s)?(?:${anyOf(COPIED_NOUNS)}|${anyOf({ all: MESSENGERS })}|pdf)(?!\\p{L})`,
  'iu',
);

/** "Mail", "chat on the site", "WhatsApp", by themselves: which way an offer came, and nobody. */
export const WAY_ALONE = ignoringCase(
  `^${exactly('(?!.*\\s\\p{Lu})')}(?:${anyOf({ all: MESSENGERS })}|${anyOf(COPIED_NOUNS)}|fax|pdf)(?:\\s[\\p{L}\\d]+){0,3}$`,
);
/** "WhatsApp, Forsthof Nord", "E-Mail von Acme": the same before a name. */
export const SENT_BY = ignoringCase(
  `^(?:${anyOf({ all: MESSENGERS })}|${anyOf(COPIED_NOUNS)}|fax)\\s?(?:[,:–—-]|${anyOf(OF_WORDS)})\\s(?=${exactly('\\p{Lu}')})`,
);

/** "Copied from the website", "aus dem Internet kopiert", "ma note"; "copied from Acme" says from whom. */
const TAKEN = ignoringCase(
  `^(?:${anyOf(TAKEN_FROM)})(?:\\s(?:${exactly('\\p{Ll}')}[\\p{L}-]*|pdf|e-?mail|internet|website|webseite|chat)){0,3}$`,
);
const LIST_MARK = /^[\s(#]*\d{1,2}[.):]\s*|:\s*$/gu;
/** "3) WhatsApp", "copied from their website", "my notes": a line that says how an offer came, and nobody's name. */
export const isWayOfOffer = (line: string): boolean => {
  const words = line.replace(LIST_MARK, '').trim();
  return WAY_ALONE.test(words) || TAKEN.test(words);
};
