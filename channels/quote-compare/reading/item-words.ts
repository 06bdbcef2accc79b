import { cueList } from '../../reading/cue-list.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { FOR_WHO_WANTS_IT } from '../../reading/vocabulary/order-words.ts';
import { PART_PAYMENTS } from '../../reading/vocabulary/payment-words.ts';
import { REFUSALS } from '../../reading/vocabulary/refusal-words.ts';

/** Words by which a vendor offers another part than the one asked for, another choice beside it, or nothing. */
export const SUBSTITUTE = cueList(
  String.raw`
    sub(?:s|bed|st|stitut\w+)?\b(?!-?total)|in (?:lieu|place) of|instead(?! of\s\p{Sc}?\s?\d)|on allocation|equiv(?:alent|\.)?\b
    replac(?:es(?! the above)|ement|ed by|ing(?! the above))|supersed\w+|interchang\w+|equal to|or equal
    just as good|every bit as good|as good as|the same thing|comparable|does the same (?:job|thing)|our own brand
    zamiennik\w*|odpowiednik\w*|sustitut\w+|sostitut\w+|vervang(?:er|end)\w*|produit de remplacement|equivalente a
    cross(?:es)? (?:to|ref)\w*|x-?ref|ersatz|alternativ\w*|statt(?!\s(?:\p{Sc}\s?)?\d)|en remplacement
  `,
  { flags: 'iu', before: String.raw`\b` },
);
export const ALTERNATE = cueList(
  String.raw`
    alt(?:ernat(?:e|ive|iv))?\b(?!-?\d|-\w)\.?(?:\s*#?\d)?|option(?:al(?:ly)?)?\b(?:\s*[A-Z\d]\b)?|opt\.|or[:,]
    also available|we can also
  `,
  { before: String.raw`^[\s(*\-–•\d.)]*` },
);
const OPTIONAL_CUES = cueList(
  String.raw`
    optional(?:ly)?|if (?:required|needed|desired|requested|wanted)|upon request|on request
    not included (?:in|above)|available at|add(?:'?l|itional) option|recommended spare
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
/** Offered besides, for who wants it. */
export const FOR_WHO_WANTS = phrasePattern(FOR_WHO_WANTS_IT);
/** Of what is asked for "Farbe auf Wunsch" says how it comes: only what opens a line makes all of it a choice. */
export const OPTIONAL = new RegExp(`${OPTIONAL_CUES.source}|^[^\\p{L}]*${FOR_WHO_WANTS.source}`, 'iu');
const NO_BID_CUES = cueList(
  String.raw`
    no[- ]?bid|no[- ]?quote|n\/q|nq|nb|n\/a
    not (?:quoted|quoting|available|offered|stocked|carried|able to (?:quote|supply))
    unable to (?:quote|supply|offer|source)|can(?:no|['’])?t (?:quote|supply|offer|get|source|do)|discontinued
    obsolete|we (?:decline|regret)|do(?:n['’]?t| not) (?:stock|carry|sell|handle|make|have|keep|do)|(?:stopped|gave up|given up) (?:stocking|carrying|selling|making|doing|keeping)|price on request
    (?:auf|preis) anfrage|sur demande|p\.o\.a\.?|poa|t\.?b\.?[ad]\.?|call for (?:price|pricing|quote)
    no longer (?:made|produced|manufactured|available|supplied|sold|stocked|carried)
    nicht mehr (?:lieferbar|verfügbar|erhältlich)|plus disponible|agotad[oa]|descatalogad[oa]|esaurit[oa]
    will (?:advise|follow|quote separately)|to follow|pricing to follow|nicht lieferbar|indisponible
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
/** A part that is not offered, or not yet. */
export const NO_BID = new RegExp(`${NO_BID_CUES.source}|${phrasePattern(REFUSALS).source}`, 'iu');
/** A statement about delivery, validity or payment of the whole quote: no part of an item. */
const TERMS_CUES = cueList(
  String.raw`
    lead(?: ?time)?s?\b|delivery\b|availab|ships?\b|shipment|ship date|est\.? ship|ready\b|aro\b|in stock\b|stock\b
    all (?:items|parts|prices|in stock|from stock)|everything|quote (?:good|valid|expires)|quotation (?:good|valid)
    valid|validity|prices? (?:firm|good|valid|are|subject|exclude|include|net|in)|pricing (?:good|valid|firm|is|per)
    firm\b|offer (?:good|valid|expires)|expires|terms?\b|payment|net \d|f\.?o\.?b|incoterms?|ex[- ]?works|exw|dap
    ddp|fca|cpt|cip|cif|will[- ]?call|warranty|note[s:]|thank|thanks|regards|sincerely|best,|please|let (?:me|us)
    we appreciate|questions|call|tax|lieferzeit|lieferbar|lieferung|gültig|angebot gültig|zahlung|délai|livraison
    validité|offre valable|paiement|prepaid|collect\b|minimum order|min\.? order|subject to
  `,
  { before: String.raw`^\W*` },
);
/** A part of the price that is paid before or after the rest. */
export const PART_PAYMENT = phrasePattern(PART_PAYMENTS);
export const TERMS = new RegExp(`${TERMS_CUES.source}|^[^\\p{L}]*(?:\\p{L}{1,12}\\s){0,4}${PART_PAYMENT.source}`, 'iu');
export const CONTINUES = cueList(
  String.raw`
    qty|quantity|quantities|price|pricing|each|ea\b|unit|ext|amount|line total|total\b|pack|pkg|sold
    min(?:imum)?\b(?! order)|moq|std|standard pack|box|bag|carton|coil|reel|roll|lengths?|list|net|less|disc
    your (?:price|cost|part)|our (?:price|part)|mfr|mfg|brand|part|p\/n|pn\b|item|sku|desc|\d+\s*(?:-|\+|to)|[$€£@(]
    (?:pcs|ea|for|at|buy|break)\b|(?:it|they|these|those) (?:comes?|are sold|is sold|are packed|is packed)\b|comes? in\b|packed\b
  `,
  { before: String.raw`^\W*` },
);

/** What says of a price that it is for all that is asked for. */
export const THE_LOT = phrasePattern({
  en: 'the lot|the whole lot|everything|all of it|all of them|both items|all items|all three|all the items|for both|for all|lump sum|fixed price for|package price',
  de: 'alles zusammen|für alles|komplett|beide positionen|alle positionen|insgesamt für|komplettpreis*|pauschalpreis*|paketpreis*|pauschal',
  fr: 'le tout|pour tout|les deux articles|tous les articles|pour l’ensemble|forfait|prix forfaitaire|prix global',
  es: 'por todo|todo junto|ambos artículos|todos los artículos|el conjunto|precio global|precio cerrado|a tanto alzado',
  it: 'per tutto|tutto compreso per|entrambi gli articoli|tutti gli articoli|a corpo|a forfait|prezzo complessivo',
  nl: 'voor alles|alles samen|beide artikelen|alle artikelen|vaste prijs voor|aanneemsom',
  pt: 'por tudo|tudo junto|os dois itens|todos os itens|preço global|preço fechado|empreitada',
  pl: 'za wszystko|za całość|obie pozycje|wszystkie pozycje|ryczałt*|cena ryczałtowa',
  sv: 'för allt|allt tillsammans|båda artiklarna|alla artiklar',
});
