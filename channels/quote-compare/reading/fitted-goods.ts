import { Big } from 'big.js';
import type { Order } from '../brief/read-order.ts';
import { isCarried } from '../brief/read-service.ts';
import type { Offer, OfferedCharge } from '../offer.ts';
import { PLAIN_LINE } from '../plain-line.ts';
import { phrasePattern } from '../../reading/phrases.ts';

/**
 * Offers of goods that the brief wants fitted ("supply and fit", "pose comprise"): who prices the fitting brings what is fitted, and the fitting is a part
 * of what is asked for, and no fee.
 */
export function withFitting<Read extends { offer: Offer }>(readings: Read[], { texts }: Order): Read[] {
  const isAsked = texts.some(({ text }) => WANTED.test(text) && !isCarried(text));
  return isAsked ? readings.map((read) => ({ ...read, offer: fitted(read.offer) })) : readings;
}

function fitted(offer: Offer): Offer {
  const priced = offer.lines.filter(({ status }) => status === 'offered');
  const lines = priced.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  // A row of no known name counts where the vendor's own sum comes out with it.
  const counts = ({ isAside, amount }: OfferedCharge): boolean =>
    !isAside || offer.totals.some((total) => lines.plus(amount ?? 0).eq(total.amount));
  const fitting = offer.charges.filter((charge) => isFitting(charge) && counts(charge));
  const [first] = fitting;
  if (!first) return offer;
  const { amount, percent, options, terms } = offer.freight;
  const isOpen = amount === null && percent === null && options.length === 0 && terms.length === 0;
  const term = {
    kind: 'included' as const,
    words: first.statement,
    threshold: null,
    otherwise: null,
    spans: first.spans,
  };
  return {
    ...offer,
    lines: [...offer.lines, ...fitting.map(asLine)],
    charges: offer.charges.filter((charge) => !fitting.includes(charge)),
    freight: isOpen ? { ...offer.freight, terms: [term] } : offer.freight,
  };
}

const isFitting = ({ kind, amount, percent, statement }: OfferedCharge): boolean =>
  kind === 'fee' && amount !== null && percent === null && FITTING.test(statement);

const asLine = ({ words, statement, amount, spans }: OfferedCharge): Offer['lines'][number] => ({
  ...PLAIN_LINE,
  needs: [],
  description: words,
  words: statement,
  namedBy: 'words',
  pieces: '1',
  stated: amount,
  amount: amount ?? '0.00',
  spans,
});

/** The work of fitting, by what the line of an offer calls it. */
const FITTING = phrasePattern({
  en: 'fitting|fixing|install*|mounting|assembly|erection|laying',
  de: 'einbau*|montage*|montieren|aufbau|verlegung|verlegen|install*',
  fr: 'pose|posage|montage|install*',
  es: 'colocación|instalación|montaje',
  it: 'posa|montaggio|messa in opera|installazione',
  nl: 'plaatsing|plaatsen|montage|montagekosten|inbouw|install*',
  pt: 'colocação|instalação|montagem|aplicação',
  pl: 'montaż|montażu|zabudowa|osadzenie|instalacja|układanie',
});

/** How a brief asks for it together with the goods. */
const WANTED = phrasePattern({
  en: 'supply and fit|supply & fit|supply and install|supply & install|supplied and fitted|supplied & fitted|supplied and installed|supplied & installed|fitting included|including fitting|incl fitting|incl. fitting|installation included|including installation|incl installation|incl. installation|including assembly|fitted price|installed price',
  de: 'inkl. montage|inklusive montage|einschließlich montage|mit montage|montage inklusive|montage inkl.|samt montage|lieferung und montage|liefern und montieren|inkl. einbau|inklusive einbau|mit einbau|samt einbau|lieferung und einbau|inkl. verlegung|mit verlegung|liefern und verlegen',
  fr: 'pose comprise|pose incluse|fourniture et pose|fourni et posé|fournis et posés|fournie et posée|fournies et posées|avec la pose|avec pose|montage compris|montage inclus|installation comprise|installation incluse|la fourniture, la pose',
  es: 'instalación incluida|con instalación|suministro e instalación|suministro y colocación|suministro y montaje|con colocación|colocación incluida|montaje incluido|con montaje|instalación comprendida',
  it: 'posa inclusa|posa compresa|fornitura e posa|fornitura e montaggio|fornitura e posa in opera|montaggio incluso|montaggio compreso|con posa|con montaggio|forniti e montati|fornite e montate|forniti e posati|fornite e posate|installazione inclusa|installazione compresa',
  nl: 'inclusief montage|incl. montage|incl montage|met montage|inclusief plaatsing|incl. plaatsing|leveren en plaatsen|levering en plaatsing|leveren en monteren|levering en montage|inclusief installatie|incl. installatie',
  pt: 'instalação incluída|com instalação|fornecimento e instalação|fornecimento e montagem|com montagem|montagem incluída|fornecimento e colocação|com colocação',
  pl: 'z montażem|wraz z montażem|dostawa i montaż|dostawę i montaż|montaż w cenie|łącznie z montażem|z instalacją',
});
