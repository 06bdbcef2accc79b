import { phrasePattern } from '../../reading/phrases.ts';
import { timeOf } from '../brief/read-counts.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../offer.ts';
import type { Counted } from './paid-counts.ts';
import { perBehind } from './per-words.ts';

/**
 * "$265.00 per hour for crew and truck, time as needed": a price for an hour or a day of work, and nobody says how many. It is no fee: what it comes
 * to is not known, and it may be for what the offer does not price otherwise.
 */
export function withOpenHours(offer: Offer, { told, own }: Counted): Offer {
  const charges = offer.charges.filter(isOpen);
  const isCounted = [...told, ...own].some(({ nouns }) => nouns.some((noun) => timeOf(noun) === 'hour'));
  const lines = isCounted ? [] : offer.lines.filter(isOpenLine);
  if (charges.length + lines.length === 0) return offer;
  const said = [...charges.map(({ statement, spans }) => ({ words: statement, spans })), ...lines];
  return {
    ...offer,
    lines: offer.lines.map((line) => (lines.includes(line) ? { ...line, status: 'optional' as const } : line)),
    charges: offer.charges.map((charge) => (charges.includes(charge) ? { ...charge, isAside: true } : charge)),
    conditions: [
      ...offer.conditions,
      ...said.map(({ words, spans }) => ({ kind: 'hours' as const, words: words.replace(/\s+/g, ' ').trim(), spans })),
    ],
  };
}

/** The same of a line: nothing is counted but what is asked for. */
const isOpenLine = ({ status, term, stated, unitPrice, words }: OfferedLine): boolean =>
  status === 'offered' &&
  term === undefined &&
  stated === null &&
  unitPrice !== null &&
  !BEYOND.test(words) &&
  isByTheHour(words, Number(unitPrice), HOURLY);

const isOpen = ({ kind, isAside, amount, times, statement }: OfferedCharge): boolean =>
  kind === 'fee' &&
  !isAside &&
  amount !== null &&
  times === undefined &&
  !BEYOND.test(statement) &&
  isByTheHour(statement, Number(amount));

/** The amount stands right before what it is for an hour or a day of. */
const isByTheHour = (statement: string, amount: number, times = BY_TIME): boolean =>
  [...statement.matchAll(/\d[\d.,' ]*(?:\s?(?:\p{Sc}|\p{Lu}{3}|zł))?/gu)].some(({ index, 0: figure }) => {
    const [noun = ''] = perBehind(statement.slice(index + figure.trimEnd().length))?.nouns ?? [];
    const written = figure.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
    return times.has(timeOf(noun) ?? '') && Number(written.replace(',', '.').replace(/[.,]$/, '')) === amount;
  });
const BY_TIME: ReadonlySet<string> = new Set(['hour', 'day']);
/** Things are hired by the day for as long as the brief says in words of its own. */
const HOURLY: ReadonlySet<string> = new Set(['hour']);

/** What is only paid where more is wanted than was agreed. */
const BEYOND = phrasePattern({
  en: 'extra|additional|over|overtime|after|beyond|waiting|thereafter|if|should|late|weekend|weekends|standby',
  de: 'zusätzlich*|weitere*|überstunde*|wartezeit*|darüber|falls|wenn|mehr*',
  fr: 'supplémentaire*|au-delà|attente|dépassement|si',
  es: 'adicional*|extra|espera|si|a partir de',
  it: 'aggiuntiv*|supplementar*|straordinari*|attesa|oltre|se',
  nl: 'extra|meer*|overuren|wachttijd|daarna|indien',
  pt: 'adicional|adicionais|extra|espera|se|além',
  pl: 'dodatkow*|nadgodzin*|ponad|powyżej|jeśli|oczekiwan*',
});
