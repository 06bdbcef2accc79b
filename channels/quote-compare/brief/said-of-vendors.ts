import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { WISH_WORDS } from '../../reading/vocabulary/told-words.ts';
import { limitIn } from '../reading/find-unread.ts';
import { chargesIn, findLabels } from '../reading/labels.ts';
import { readLeadTime } from '../reading/lead-time.ts';
import { spokenCharge } from '../told/told-charges.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { hasPrices } from './prices.ts';
import { OWN, PAID_BEFORE } from './stray-prices.ts';
import { remembered } from '../../reading/remembered.ts';

/**
 * What the caller says of one vendor beside its quote, "Fernhill gives us 8% off the goods, that is not in the sheet": it is put below that quote,
 * where it is read as the vendor's own words. What the caller wishes, asks or paid another time stays in the brief.
 */
export function withSaidOfVendors(split: SplitNotes): SplitNotes {
  const names = split.quotes.map(nameOf);
  const said = new Map<number, string[]>();
  let { brief } = split;
  for (const sentence of sentencesOf(brief)) {
    const named = names.flatMap((name, at) => (name !== null && isNamed(name, sentence) ? [at] : []));
    const [at] = named;
    if (at === undefined || named.length > 1 || !isOffered(sentence)) continue;
    said.set(at, [...(said.get(at) ?? []), sentence.trim()]);
    brief = brief.replace(sentence, '');
  }
  const ofAll = brief.split('\n').filter(isCarriageOfAll);
  if (said.size === 0 && ofAll.length === 0) return split;
  const quotes = split.quotes.map((quote, at): PastedQuote => ({
    ...quote,
    text: [quote.text, ...(said.get(at) ?? []), ...(namesCarriage(quote.text) ? [] : ofAll)].join('\n'),
  }));
  return { ...split, brief: brief.trim(), quotes };
}

/** "Note to bidders: prices shall be delivered, freight included": what whoever bids has agreed to, where a bid names no carriage of its own. */
const isCarriageOfAll = (line: string): boolean =>
  TO_BIDDERS.test(line) && !/\d|\?/.test(line) && findLabels(line).some(({ kind }) => kind === 'freight');
/** "Delivery: 4 weeks" says when, and nothing of what it costs. */
const namesCarriage = (text: string): boolean =>
  text
    .split('\n')
    .some(
      (line) =>
        findLabels(line).some(({ kind }) => kind === 'freight') &&
        (hasPrices(line) || readLeadTime(line, { today: '', isKnown: false }) === null),
    );
const TO_BIDDERS = new RegExp(
  `^\\W*(?:\\p{L}+\\s){0,3}${anyOf({
    en: 'bidders|tenderers|to suppliers|to vendors|to contractors',
    de: 'bieter|bietende|an lieferanten|an anbieter',
    fr: 'soumissionnaires|aux fournisseurs',
    es: 'licitadores|licitantes|oferentes|a los proveedores',
    it: 'offerenti|concorrenti|ai fornitori',
    nl: 'inschrijvers|aan leveranciers|aan aanbieders',
    pt: 'concorrentes|proponentes|licitantes|aos fornecedores',
    pl: 'oferentów|oferenci|dla dostawców|wykonawców',
  })}(?:\\s(?:are|shall|must|have|sind|haben)|\\s?[:–—-])`,
  'iu',
);

/** Of a sentence with one percent or one amount, and perhaps the order it holds below or from: it takes that off what the vendor asks, or adds it. */
function isOffered(sentence: string): boolean {
  if (/\?\s*$/.test(sentence) || OWN.test(sentence) || PAID_BEFORE.test(sentence) || WISH.test(sentence)) return false;
  const amounts = [...sentence.matchAll(FIGURE)];
  const figures = amounts.filter(({ index }) => limitIn(sentence.slice(0, index)) === null);
  const limits = amounts.length - figures.length;
  if (figures.length !== 1) return false;
  return spokenCharge(sentence) !== null || (limits > 0 && chargesIn(sentence).length > 0);
}
const FIGURE = ignoringCase(
  `\\d+(?:[.,]\\d+)?\\s?(?:%|per ?cent)|${CURRENCY}\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?${CURRENCY}`,
  'gu',
);
const WISH = phrasePattern(WISH_WORDS);

/** Sentences with what parts them left out. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/u).filter((words) => /\d/.test(words));

const nameOf = ({ name, text }: PastedQuote): string | null => {
  const said = name || (text.split('\n', 1)[0]?.trim() ?? '');
  return /^\p{Lu}[^\d\n]{2,48}$/u.test(said) ? said : null;
};

/** By its name, or by the first word of it that is long enough to be no other's. */
function isNamed(name: string, sentence: string): boolean {
  const [first = ''] = name.split(/\s+/);
  const names = first.length > 3 ? [name, first] : [name];
  return names.some((each) => wholeWord(each).test(sentence));
}
const wholeWord = remembered(
  (name: string) => new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu'),
  (name) => name,
);
