import { inInches, type Unit } from '../uncertainty/units.ts';
import {
  boundOf,
  findPart,
  isAbout,
  isBehindOther,
  isFurther,
  isJoined,
  isOfAnother,
  type Span,
} from './find-context.ts';
import { nameChain } from './name-chain.ts';
import { readChain, type Chain, type ChainItem } from './read-chain.ts';
import type { Item } from './read-item.ts';
import { NUMBER_WORDS } from './qualifying-words.ts';
import { styleOf } from './read-number.ts';
import { partOf } from './part-words.ts';
import { readTokens, type Token } from './tokens.ts';

/** One size of the item as a text states it, before anything is reckoned. Token ranges lead back to the text. */
export interface Statement {
  chain: number;
  name: string | null;
  part: string | null;
  item: ChainItem;
  /** The same in another unit: a conversion of the source, no second measurement. */
  converted: Item | null;
  isAbout: boolean;
  bound: 'most' | 'least' | null;
  from: number;
  to: number;
}

/** A text with more sizes than this is a list of many things. */
const MOST_CHAINS = 300;

/**
 * The sizes of the item that a text states, in its order; those of other things are left alone. `item` is what it is called: a size of the lamp is no
 * size of a part of it where the item is a lamp.
 */
export function findStatements(tokens: readonly Token[], item: string): Statement[] {
  const own = new Set(readTokens(item).flatMap(({ lower }) => partOf(lower) ?? []));
  const chains = findChains(tokens);
  const statements: Statement[] = [];
  let floor = 0;
  let before: { isAbout: boolean; part: string | null; isOther: boolean } | null = null;
  for (let at = 0; at < chains.length; at += 1) {
    const chain = chains[at]!;
    const naming = nameChain(tokens, chain, floor);
    const other = chains[at + 1];
    const conversion = other && isConversion(tokens, chain, naming.to, other) ? other : null;
    if (conversion) at += 1;
    const to = conversion ? closed(tokens, conversion.to) : naming.to;
    // Labels may stand behind the brackets of a conversion: `10 x 20 cm (4 x 8 in) (H x W)`.
    const named =
      conversion && naming.names.every((name) => name === null) ? nameChain(tokens, { ...chain, to }, floor) : naming;
    const span: Span = { from: naming.from, to, floor };
    const joins: boolean = before !== null && isJoined(tokens, span);
    const isOther: boolean = joins ? before!.isOther || isBehindOther(tokens, to) : isOfAnother(tokens, span);
    const about: boolean = isAbout(tokens, { ...span, from: chain.from }) || (joins && before!.isAbout);
    // What stands between a name and its number is said of this size alone.
    const single = own.has(named.part ?? '') ? null : named.part;
    const part: string | null = joins
      ? before!.part
      : (findPart(tokens, span, own) ?? (isFurther(tokens, span) ? before!.part : null));
    if (!isOther) {
      const bound = boundOf(tokens, { ...span, from: chain.from });
      chain.items.forEach((item, of) =>
        statements.push({
          chain: chain.from,
          name: named.names[of] ?? null,
          part: single ?? part,
          item,
          converted: item.converted ?? conversion?.items[of] ?? null,
          isAbout: about,
          bound,
          from: naming.from,
          to,
        }),
      );
    }
    before = { isAbout: about, part, isOther };
    floor = to;
  }
  return statements;
}

function findChains(tokens: readonly Token[]): Chain[] {
  const style = styleOf(tokens);
  const chains: Chain[] = [];
  for (let at = 0; at < tokens.length && chains.length < MOST_CHAINS;) {
    const { kind, lower } = tokens[at]!;
    const begins = kind === 'number' || kind === 'vulgar' || (kind === 'word' && Object.hasOwn(NUMBER_WORDS, lower));
    const chain = begins ? readChain(tokens, at, style) : null;
    if (chain?.items.every(({ value }) => value > 0)) chains.push(chain);
    at = Math.max(at + 1, chain?.to ?? 0);
  }
  return chains;
}

const isImperial = (unit: Unit): boolean => unit === 'in' || unit === 'ft' || unit === 'yd' || unit === 'mil';

/** Whether a chain says the sizes of the one before it again in the other system: in brackets, behind a slash or a bar, or within 4 %. */
function isConversion(tokens: readonly Token[], chain: Chain, to: number, other: Chain): boolean {
  if (chain.items.length !== other.items.length) return false;
  if (chain.items.some(({ unit }, at) => isImperial(unit) === isImperial(other.items[at]!.unit))) return false;
  const between = tokens.slice(to, other.from);
  if (
    between.length > 3 ||
    between.some(({ kind, lower }) => kind !== 'break' && !/^(?:[([/|,;=)\]–—-]|or|ou|oder|o|of)$/.test(lower))
  )
    return false;
  const isBracket = between.at(-1)?.text === '(' || between.at(-1)?.text === '[' || between.at(-1)?.text === '/';
  const isNear = chain.items.every((item, at) => {
    const ratio = inInches(item.value, item.unit) / inInches(other.items[at]!.value, other.items[at]!.unit);
    return ratio > 0.96 && ratio < 1.04;
  });
  return isBracket || isNear;
}

const closed = (tokens: readonly Token[], at: number): number => (/^[)\]]$/.test(tokens[at]?.text ?? '') ? at + 1 : at);
