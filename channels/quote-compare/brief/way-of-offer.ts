import { exactly, ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import { COPIED_NOUNS, MESSENGERS } from '../../reading/vocabulary/order-words.ts';
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
