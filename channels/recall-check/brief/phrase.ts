import { wordSet } from '../../reading/word-lists.ts';
import type { TextSpan } from '../../reading/span.ts';
import type { LabelledCode } from './sentences.ts';
import type { Token } from './token.ts';

/** How a phrase is joined to what stands before it. */
export type Joint = 'start' | 'comma' | 'plus' | 'join' | 'bracket' | 'talk';

/** Words of a sentence that stand together and may name or describe a thing. */
export interface Phrase extends TextSpan {
  tokens: Token[];
  labelled: LabelledCode[];
  /** The word for its code, where the brief has it before others only. */
  label: string | null;
  joint: Joint;
  /** "A", "my", "the" stand before it. */
  isDetermined: boolean;
  /** "A" or "an" does. */
  isIndefinite: boolean;
  /** The last word before it that says how it belongs: "at", "with", "for", "by", "is". */
  lead: 'at' | 'from' | 'with' | 'for' | 'by' | 'copula' | null;
  isRuledOut: boolean;
  /** Its place alone says that it names something: no word of it is listed, or written as a name. */
  isGuess?: true;
  /** Words of buying stand before it in its sentence. */
  isBought: boolean;
  /** Words of fitting do. */
  isInstalled: boolean;
}

/** It was there from then on, whenever it was made. */
export const DELIVERED = wordSet(
  'bought delivered shipped geliefert livré livrée entregado entregada consegnato consegnata entregue geleverd',
);
export const INSTALLED = wordSet(
  'installed fitted mounted eingebaut montiert installiert installé installée posé posée instalado instalada installato installata montato geïnstalleerd geplaatst',
);

/** "… in the cabinet batch number 4410": what follows is said of the thing, and not of its place. */
export const isPlaceAlone = (phrase: Phrase | null): boolean =>
  phrase?.lead === 'at' &&
  phrase.isDetermined &&
  !phrase.tokens.some(({ class: own, isBrand }) => isBrand || own === 'name' || own === 'code' || own === 'number');
