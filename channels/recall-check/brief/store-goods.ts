import type { Role } from '../../reading/languages.ts';
import { isThing, type Token } from './token.ts';

/**
 * "A CVS sleep aid", "Rite Aid patio set": a shop that no word for buying stands before, and behind it words that are talk elsewhere up to the word for the thing. The shop is the
 * brand then, and all of it one name.
 */
export function joinStoreGoods(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.class !== 'store') continue;
    let end = at + 1;
    while (tokens[end]?.class === 'store') end += 1;
    const before = tokens[at - 1];
    if (!before || !AT_SHOP.some((role) => before.roles.has(role))) joinUpToThing(tokens, at, end);
    at = end - 1;
  }
}

function joinUpToThing(tokens: Token[], at: number, end: number): void {
  let thing = end;
  while (thing < end + MOST_BETWEEN && isBetween(tokens[thing])) thing += 1;
  const isSet = tokens[thing - 1]?.lower === 'set' && thing - end > 1;
  const reached = tokens[thing];
  if (thing === end || !(isSet || (reached && !reached.isLineStart && isThing(reached)))) return;
  for (const token of tokens.slice(at, end)) Object.assign(token, { class: 'name', isBrand: true });
  for (const token of tokens.slice(end, thing))
    if (token.class === 'talk' || token.class === 'either') Object.assign(token, { class: 'name', roles: new Set() });
}

const MOST_BETWEEN = 3;
const AT_SHOP: readonly Role[] = ['at', 'makers', 'buying', 'joiners', 'linkers'];
const VERBS: readonly Role[] = [
  'copulas',
  'negations',
  'gone',
  'buying',
  'determiners',
  'joiners',
  'linkers',
  'at',
  'makers',
  'only',
];

const isBetween = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.isLineStart &&
  (token.class === 'talk' || token.class === 'either') &&
  !isThing(token) &&
  !VERBS.some((role) => token.roles.has(role));
