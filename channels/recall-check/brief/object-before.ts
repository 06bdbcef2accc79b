import { wordSet } from '../../reading/word-lists.ts';
import type { Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';

/** "Il seggiolone invece l'ho regalato", "la silla ya la vendí", "le vélo, je l'ai donné": where the pronoun stands by which a thing before the verb is gone; -1 for none. */
export function objectBefore(tokens: readonly Token[], gone: number): number {
  let at = gone - 1;
  while (at > 0 && HAVING.has(tokens[at]?.lower ?? '')) at -= 1;
  return at >= 0 && PRONOUNS.has(tokens[at]?.lower ?? '') && tokens[gone]?.roles.has('gone') === true ? at : -1;
}

/** The phrase that such a pronoun takes up: what ends right before it and the words between; none where the pronoun stands alone. */
export function goneByPronoun(tokens: readonly Token[], phrases: readonly Phrase[]): Phrase | undefined {
  const at = tokens.map((_, gone) => objectBefore(tokens, gone)).find((place) => place >= 0) ?? -1;
  if (at < 1) return undefined;
  let end = at - 1;
  while (end > 0 && BETWEEN.has(tokens[end]?.lower ?? '')) end -= 1;
  const last = tokens[end];
  return phrases.findLast((phrase) => last !== undefined && phrase.start <= last.start && phrase.end >= last.end);
}

const PRONOUNS = wordSet("l l' l’ lo la los las le les li");
const HAVING = wordSet('ho ha hai abbiamo hanno he has hemos han ai as a avons ont avait já ya già gia déjà poi pure');
const BETWEEN = wordSet(
  ', ya già gia déjà invece però pero mais ma je on nous il elle io noi yo nosotros ella él me mi se ce ci eux anche también tambien aussi',
);
