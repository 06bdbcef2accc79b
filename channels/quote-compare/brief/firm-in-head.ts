import { cueList } from '../../reading/cue-list.ts';

/**
 * The firm that a head names: "Tessa @ Loring Furnishings", "dan (SitWell)", "Gem State Coatings, quote #4471", "quotes@hennepinbiz.example". Of an
 * address that stands alone, the name of its domain.
 */
export function firmIn(words: string): string {
  const address = /^<?[\w.+-]+@(?:[\w-]+\.)*(?<domain>[\w-]+)\.[\w-]{2,}>?$/.exec(words.trim())?.groups?.domain;
  if (address) return address;
  const bare = words.replace(/<[^<>]*>|\S+@\S+\.\S+/g, ' ').trim();
  const behind = /^[^@]{1,40}?\s(?:@|at|from|of|von|de chez|chez|bei|de|van)\s(?<firm>\p{Lu}.*)$/u.exec(bare)?.groups
    ?.firm;
  const [before = '', inside = ''] = /^(?<before>[^()]+?)\s*\((?<inside>[^()]+)\)/.exec(behind ?? bare)?.slice(1) ?? [];
  const isPerson = inside !== '' && /^\p{Lu}/u.test(inside) && !/\s/.test(before.trim()) && !NO_FIRM.test(inside);
  return (isPerson ? inside : before || (behind ?? bare))
    .split(
      /,\s+(?!(?:inc|llc|ltd|co|corp|gmbh)\b)|\s+[-–—]\s+|\s+(?=(?:quote|quotation|bid|offer|ref|angebot|devis|offerta|oferta)\b)/i,
      1,
    )[0]!
    .trim();
}

/** What stands in brackets behind a name and names no firm. */
const NO_FIRM = cueList(
  String.raw`
    inside|outside|sales|the |our |their |phone|email|e-mail|by |via |local|online|revised|updated|new|old|\d
  `,
  { before: String.raw`^` },
);
