import { cueList } from '../../reading/cue-list.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import { ALL_COME_TO } from '../../reading/vocabulary/spoken-offers.ts';

/** What an amount is called that is for the whole. */
export const LUMP_BEFORE = cueList(
  String.raw`
  lump[- ]?sum|flat fee|fixed (?:price|fee)|pauschal(?:e|preis)?|festpreis|forfait|a corpo|a tanto alzado
  precio cerrado|vaste prijs|preço fechado|ryczałt|fast pris
`,
  {
    flags: 'iu',
    before: String.raw`\b`,
    after: String.raw`\b(?:[^\d\n]{0,40}\d{1,6}(?![.,]?\d)){0,4}[^\d\n]{0,90}$`,
  },
);

/** Between a count and what all of it costs, and between two such in one sentence. */
const COME_TO = anyOf(ALL_COME_TO);
const COUNTED = '(?<![\\d.,-])\\d{1,6}(?![.,]?\\d)(?:[^\\d.;,]|\\.(?=\\))|(?<=[\\p{Lu}-]\\d{0,3})\\d){2,60}';
const AMOUNT = `(?:${CURRENCY}\\s?)?\\d[\\d.,'’ ]*(?:\\s?${CURRENCY})?`;
/** "The 30 jackets come to £1,081.50, the 48 helmets to £549.60": of several named together the amount is for all of them, unless it says itself what it is for. */
export const SUMS_BEHIND_COUNTS: [RegExp, Partial<Record<'qty' | 'price' | 'ext', number>>][] = [
  // "The two inverters are 1,460,000.00", "all six for 90.00"
  /(?<!\p{L})(?:the|all|both) (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})\s[^\d.;,]{0,24}(?:\d+\p{L}+\s[^\d.;,]{0,24})?(?:is|are|comes? to|for) (?:only |just )?$/iu,
  ignoringCase(`${COUNTED}\\s${COME_TO}\\s$`),
  ignoringCase(`\\s${COME_TO}\\s${AMOUNT},?\\s(?:[^\\d.;,]{1,40}?[\\s(])?${COUNTED}$`),
].map((pattern) => [pattern, { ext: 9, price: -12, qty: -8 }]);

/** Between a price and how many it is for; of a row of prices "48.20 / 3.85" the second is no count. */
export const PER_BEFORE = ignoringCase(`[\\d.](?:\\s?${CURRENCY})?(?: ?\\/ ?|\\s+(?:per|je|pro|par|por)\\s+)$`);

/** What the words right before a number say for it and against it: as a quantity, a price, an amount. */
export const WORDS_BEFORE: [RegExp, Partial<Record<'qty' | 'price' | 'ext', number>>][] = [
  [
    /(?:\bqty|quantity|quan|menge|anzahl|qt[ée]|cantidad|aantal|\border(?:ed)?)\b\.?\s*[:=#(]?\s*$/i,
    { qty: 6, price: -6, ext: -6 },
  ],
  [
    /(?:@|(?<!\p{L})(?:at|à|á|zu(?: je)?|je|po|for(?= *$)(?<=each for|ea for|pc for)))\s*(?:only )?[:(]?\s*$/iu,
    { price: 5, qty: -5, ext: -3 },
  ],
  [/\bfor\s*(?:a total of\s*)?$/i, { ext: 4, price: -1, qty: -3 }],
  // "$10.00 per 100" is no hundred of them.
  [PER_BEFORE, { qty: -12, price: -12, ext: -12 }],
  [
    /\b(?:lot|package|bundle|combined|job|project|total) price\s*(?:of|is|at|:|=)?\s*$/i,
    { ext: 6, price: -6, qty: -6 },
  ],
  [LUMP_BEFORE, { ext: 9, price: -12, qty: -8 }],
  [/=\s*$/, { ext: 6, qty: -6, price: -4 }],
  // "24.00 a month for the first 6 months, then 32.00": another price later is no amount of the first.
  [
    /\b(?:then|thereafter|afterwards|danach|ensuite|puis|luego|después|poi|daarna|depois|potem) (?:only |just )?$/i,
    { price: -3, ext: -12 },
  ],
  // The least of several prices, of which another may hold.
  [
    /\b(?:from|starting (?:at|from)|as low as|à partir de|desde|vanaf|a partire da|a partir de)\s*$/i,
    { price: -8, ext: -8 },
  ],
  [
    cueList(
      String.raw`
    \bext(?:\.|ended|ension)?(?: price| amount| cost)?|line (?:total|amount)|\bamount|\btotal(?:s|ing| of)?
    \bcomes? to|extends to|gesamt(?:preis)?
  `,
      { after: String.raw`\s*(?:[:=]\s*)?(?:is\s*)?$` },
    ),
    { ext: 5, qty: -5, price: -3 },
  ],
  [
    cueList(
      String.raw`
    unit (?:price|cost)|price(?: each| ea\.?|\/ea| per (?:unit|piece|ea(?:ch)?))?|\bnet(?: price)?|cost|\beach
    \brate|einzelpreis|stückpreis|\bep|prix(?: unitaire)?|\bp\.?u\.?|our price|your price|\bpreis|precio(?: unitario)?|prezzo(?: unitario)?
    preço(?: unitário)?|(?:stuks|eenheids)?prijs|cena(?: jednostkowa| za sztukę| za szt\.?)?|valor unitari[oa]|costo unitario|prezzo cadauno
  `,
      { after: String.raw`\s*(?:[:=]\s*)?(?:is\s*|of\s*)?$` },
    ),
    { price: 5, qty: -5, ext: -2 },
  ],
  [
    cueList(
      String.raw`
    \botherwise|\blist(?: price)?|msrp|retail|regular(?:ly)?|\bwas|normally|catalog|instead of|rather than|down from
    not|previously|formerly|reg\.
  `,
      { after: String.raw`\s*(?:[:=]\s*)?$` },
    ),
    { price: -8, ext: -8, qty: -8 },
  ],
  [
    cueList(
      String.raw`
    \bmin(?:imum|\.)?(?: order)?(?: qty| quantity)?|\bmoq|\bpack(?: (?:qty|size))?|\bpkg(?: qty)?
    \b(?:box|bag|carton|case|coil|roll|reel)s?(?: of|\/)?|\bvpe|multiples of|std p(?:ac)?k
  `,
      { after: String.raw`\s*[:=(]?\s*$` },
    ),
    { qty: -6, price: -6, ext: -6 },
  ],
  [
    cueList(
      String.raw`
    weight|\bh|height|alt(?:ezza)?|larghezza|spessore|höhe|breite|länge|stärke|hauteur|largeur|longueur|épaisseur|ancho
    alto|largo|hoogte|breedte|szer|wys|bredd|höjd|\bwt|\bdim(?:s|ensions)?|rated|capacity|bore|length|width|\bod|\bid|save|savings|warranty|rev|hts|hs code
    tariff (?:no|number|code)|eccn|class|item|line|pos
  `,
      { after: String.raw`\.?\s*(?:[:=]\s*)?$` },
    ),
    { qty: -6, price: -6, ext: -6 },
  ],
  // "Gr. 4", "talla 42"
  [
    cueList(String.raw`size|sz|gr|größe|grösse|taille|talla|taglia|maat|tamanho|rozmiar|storlek`, {
      flags: 'iu',
      before: String.raw`(?<!\p{L})`,
      after: String.raw`\.?\s*$`,
    }),
    { qty: -9, price: -9, ext: -9 },
  ],
  [/\d\s*[x×*]\s*$/i, { price: 2, qty: 1 }],
  [
    /(?:only|have|stock(?:ed)?:?|on hand:?|available:?|balance(?: of)?|remaining|backorder(?:ed)?:?|b\/o:?)\s*$/i,
    { qty: -4 },
  ],
];
