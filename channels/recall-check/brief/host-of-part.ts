import { wordSet } from '../../reading/word-lists.ts';
import { foldWord } from '../words/fold-words.ts';
import { isThing, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';

/** "An Acme charger from a slim Zeta tablet", "for the Zeta reader": what a named part goes with is said of it, and nobody asks about it. */
export function isHostOf(phrase: Phrase, { phrases, details }: Mention, text: string): boolean {
  const end = Math.max(...[...phrases, ...details].map((before) => before.end));
  return phrases.some(isPart) && isBeforeHost(text.slice(end, phrase.start));
}

export function isPart({ tokens }: Phrase): boolean {
  const thing = tokens.findLast((token) => isThing(token));
  return PARTS.has(foldWord((thing?.english ?? thing?.lower ?? '').split(' ').at(-1) ?? ''));
}

/** "From a slim", "for the": the words between a part and what it goes with. */
export function isBeforeHost(gap: string): boolean {
  const [first = '', ...more] = gap.trim().split(/\s+/);
  const isBehind = FOR.has(first) || (OF.has(first) && more.length > 0);
  return isBehind && more.length < MOST && more.every((word) => /^\p{Ll}+$/u.test(word));
}

const MOST = 3;
/** With an article in it, or without the need of one; behind the others without an article stands who made it. */
const FOR = wordSet('for für zum zur vom pour du des para del della dell per voor do dos dla');
const OF = wordSet('from of off von aus zu de da di van uit z ze od');
const PARTS = new Set(
  `adapter charger battery supply transformer cable cord plug remote filter lid blade belt hose nozzle cover case strap mount bracket dock tray handle knob cartridge valve
   guard`
    .split(/\s+/)
    .map((word) => foldWord(word)),
);
