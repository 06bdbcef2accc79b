import { cueList } from '../../reading/cue-list.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { anyOf } from '../../reading/phrases.ts';
import { WRITES_VERBS } from '../../reading/vocabulary/mail-words.ts';
import { DOCUMENT_NOUNS, MESSENGERS } from '../../reading/vocabulary/order-words.ts';
import { companyIn, isFormAlone } from '../reading/name-score.ts';
import { exactly, ignoringCase } from '../../reading/ignoring-case.ts';

/**
 * The firm that a head names: "Tessa @ Loring Furnishings", "dan (SitWell)", "Gem State Coatings, quote #4471", "quotes@hennepinbiz.example". Of an
 * address that stands alone, the name of its domain.
 */
export function firmIn(words: string): string {
  const address = /^<?[\w.+-]+@(?:[\w-]+\.)*(?<domain>[\w-]+)\.[\w-]{2,}>?$/.exec(words.trim())?.groups?.domain;
  if (address) return address;
  const bare = words
    .replace(/<[^<>]*>|\S+@\S+\.\S+|\s[+(]?\d[\d ()/.-]{7,}$/g, ' ')
    .trim()
    .replace(/^\(?\d{1,2}[.)]\s+(?=\p{L})/u, '')
    .replace(IN_QUOTES, '$<name>')
    .replace(CARRIED_BY, '')
    .replace(ON_THE_WEB, '');
  const behind = firmBehind(bare);
  const [before = '', inside = ''] =
    /^(?<before>[^()]+?)\s*\((?<inside>[^()]+)\)(?!\s\p{Lu})/u.exec(behind ?? bare)?.slice(1) ?? [];
  const split = PERSON_AND_FIRM.exec(behind ?? bare)?.groups;
  if (split?.firm !== undefined) return split.firm.trim();
  const isPerson =
    inside !== '' &&
    /^\p{Lu}/u.test(inside) &&
    !NO_FIRM.test(inside) &&
    (!/\s/.test(before.trim()) ||
      isWholeName(before.trim(), inside) ||
      (companyIn(inside) !== null && companyIn(before) === null));
  return (isPerson ? inside : before || (behind ?? bare))
    .replace(WRITES, '')
    .split(
      /,\s+(?!(?:inc|llc|ltd|co|corp|gmbh)\b)|\s+[-–—]\s+|\s+(?=(?:quote|quotation|bid|offer|ref|angebot|devis|offerta|oferta)\b)/i,
      1,
    )[0]!
    .trim();
}

/** "Mark Ellis (Fenwick Lab Supplies)": two words of a person, of which the first is a given name, or short or few beside those in brackets. */
const isWholeName = (before: string, inside: string): boolean => {
  const [first = '', ...others] = before.split(/\s+/);
  const isLonger = LONG_NAME.test(inside) && companyIn(before) === null;
  return others.length === 1 && inside.includes(' ') && (isGivenName(first) || first.length < 4 || isLonger);
};
/** Three words and more, all written as those of a name. */
const LONG_NAME = /^\p{Lu}[\p{L}'’.-]+(?:\s(?:\p{Lu}[\p{L}'’.-]+|&|and|of)){2,}$/u;

/** "Tessa @ Loring Furnishings", "Ana de Pinturas Rúa": what stands behind who writes. "House of Tiles" and "Aceros Tula, S.A. de C.V." are whole names. */
function firmBehind(words: string): string | undefined {
  const {
    who = '',
    joint = '',
    firm,
  } = /^(?<who>[^@]{1,40}?)\s(?<joint>@|at|from|of|von|de chez|chez|bei|de|van)\s(?<firm>\p{Lu}.*)$/u.exec(words)
    ?.groups ?? {};
  const isPerson = !/^(?:of|de|van|von)$/.test(joint) || isGivenName(who.split(/\s/)[0] ?? '');
  return firm !== undefined && isPerson && !isFormAlone(firm) ? firm : undefined;
}

/** "Angebot Holzbau Lienz GmbH", "WhatsApp Jannes Gartenservice": what the offer came by, before the name. */
const CARRIED_BY = ignoringCase(
  `^${anyOf({ ...DOCUMENT_NOUNS, messengers: MESSENGERS })}(?:\\s(?:von|from|by|de|di|van|od))?:?\\s+(?=${exactly('\\p{Lu}[^\\s,]*\\s+[\\p{Lu}&]|\\p{Lu}\\S+$')})`,
);

/** "Hemi - Ridge Quarry": one word for who writes, more for the firm. */
const PERSON_AND_FIRM =
  /^\p{Lu}\p{Ll}+\s+(?:[-–—/|]|--)\s+(?<firm>\p{Lu}[\p{L}.&'’-]*(?:\s+(?:and|of|the|\p{Lu}[\p{L}.&'’-]*|&)){1,5})$/u;

/** Who is called so in a list of contacts: the firm behind a given name that has two words or more. */
export function firmOfContact(words: string): string {
  const [first = '', ...firm] = firmIn(words).split(/\s+/);
  return firm.length > 1 && isGivenName(first) && !JOINED.test(firm[0] ?? '')
    ? firm.join(' ')
    : [first, ...firm].join(' ');
}
const JOINED = /^(?:&|and|und|et|y)$/i;

/** 'Tab "Acme"': a name in quotation marks behind what holds it. */
const IN_QUOTES = /^\p{L}+(?: \d+)?:?\s+["“„«](?<name>[^"”“»]{2,60})["”“»]$/u;

/** "Acme website": where the offer of Acme was seen. */
const ON_THE_WEB = /\s(?:web ?site|web ?shop|online ?shop|site web|sito web|página web)$/iu;

/** "Creekside Chandlers wrote". */
const WRITES = new RegExp(`\\s+${anyOf(WRITES_VERBS)}\\s*$`, 'iu');

/** What stands in brackets behind a name and names no firm. */
const NO_FIRM = cueList(
  String.raw`
    inside|outside|sales|the |our |their |phone|email|e-mail|by |via |local|online|revised|updated|new|old|\d
  `,
  { before: String.raw`^` },
);
