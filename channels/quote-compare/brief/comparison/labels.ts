import { cueList } from '../../../reading/cue-list.ts';
import { anyOf, phrasePattern } from '../../../reading/phrases.ts';
import { VENDOR_HEADINGS } from '../../../reading/vocabulary/order-words.ts';
import { CUT_SHORT } from '../../../reading/vocabulary/freight-words.ts';
import { TAKES_IN } from '../../../reading/vocabulary/tax-words.ts';
import { EARLY_PAYMENT } from '../../../reading/vocabulary/term-words.ts';
import { findLabels } from '../../reading/labels.ts';
import type { Label } from '../../reading/labels.ts';
import { roleOfHeading } from '../../reading/table-header.ts';
import { timeOf } from '../read-counts.ts';

/** What the heading of a row or a column of a comparison says: `delivery` heads days or amounts, as its cells are. */
export type LabelKind =
  | 'vendor'
  | 'item'
  | 'qty'
  | 'unit'
  | 'price'
  | 'amount'
  | 'charge'
  | 'total'
  | 'delivery'
  | 'lead'
  | 'note'
  | 'aside';

const VENDOR = phrasePattern(VENDOR_HEADINGS);
/** "Hurtownia Wilda": such a word in a name, and no "Supplier Name". */
const NAMED = /\p{Lu}\S* (?!Name|Nazwa|Nom|Nombre|Nome|Naam)(?:\S+ )*\p{Lu}/u;
const LONGEST = 48;

/** What is said of an offer, beside its figures. */
const NOTES = cueList(
  String.raw`
    notes?|remarks?|comments?|bemerkung(?:en)?|anmerkung(?:en)?|remarques?|observations?|commentaires?|observaciones
    notas?|osservazioni|opmerking(?:en)?|observações|uwagi|terms|payment(?: terms)?|zahlung(?:sbedingungen)?|zahlungsziel
    paiement|pago|forma de pago|pagamento|betaling|pagamento|płatność|warranty|garantie|garantía|garanzia|gwarancja|garantia
    valid(?:ity| until| to)?|gültig(?: bis)?|validité|validez|validità|geldig(?: tot)?|validade|ważność|ważna do
  `,
  { before: '^', after: String.raw`\W*$` },
);

/** "Skonto", "Sconto cassa": terms of payment, and nothing that is taken off by itself. */
const PAID_EARLY = phrasePattern(EARLY_PAYMENT);

/** What a heading says by itself; null for words that head nothing that is known. */
export function kindOfLabel(words: string): LabelKind | null {
  const bare = words
    .replaceAll('_', ' ')
    .replace(/[\s:*]+$/, '')
    .trim();
  if (bare === '' || bare.length > LONGEST) return null;
  if (bare.length < 24 && VENDOR.test(bare) && !NAMED.test(bare)) return 'vendor';
  if (NOTES.test(bare) || PAID_EARLY.test(bare)) return 'note';
  if (CUT_CARRIAGE.test(bare)) return 'delivery';
  if (LEAD_IN.test(bare)) return 'lead';
  if (isPerOne(bare)) return 'price';
  const role = roleOfHeading(bare);
  if (role === 'qty' || role === 'unit' || role === 'price' || role === 'part') return ROLES[role] ?? null;
  const label = labelIn(bare)?.kind;
  if (label === 'total' || label === 'subtotal') return 'total';
  if (hasTime(bare.replace(/(?<=\s)\p{Lu}\S+/gu, ''))) return 'lead';
  if (role === 'lead') return label === 'freight' ? 'delivery' : 'lead';
  if (label === 'freight') return TIMED.test(bare) ? 'lead' : 'delivery';
  if (label !== undefined && label !== 'minimum') return 'charge';
  return role === null ? null : (ROLES[role] ?? 'aside');
}
const ROLES: Partial<Record<string, LabelKind>> = {
  part: 'item',
  position: 'item',
  qty: 'qty',
  unit: 'unit',
  price: 'price',
  ext: 'amount',
};
/** "Del.", "Carr.", "Vers.", "Transp. €": a heading cut short, over days or amounts. */
const CUT_CARRIAGE = new RegExp(`^(?:${anyOf(CUT_SHORT)})\\.?(?:\\s?[([]?(?:\\p{Sc}|\\p{Lu}{3})[)\\]]?)?$`, 'iu');
/** "Lead Time Days", "Lead time (weeks)" */
const LEAD_IN =
  /^(?:lead|delivery)[- ]?(?:time)?[\s([]+(?:in\s)?(?:(?:working|business|calendar)\s)?(?:days|weeks|wks)\W*$/iu;
/** The heading in full where its cells are amounts. */
export const inFull = (label: string): string => (CUT_CARRIAGE.test(label.trim()) ? 'Delivery' : label);

/** "Délai de livraison", "Delivery time": days, whatever is brought. */
const TIMED =
  /(?<!\p{L})(?:time|delays?|délais?|plazo|tiempos?|tempi|termini?|termin|czas|prazo|frist|zeit)(?!\p{L})|(?:frist|zeit|tijd|termijn)(?!\p{L})/iu;

/** What a row is about: of a thing of which there are several, a word for a charge is part of its name ("Shipping boxes", 500). */
export function kindOfRow(words: string, qty: string): LabelKind | null {
  const kind = kindOfLabel(words);
  const isCharge = kind === 'charge' || kind === 'delivery';
  const isThing = isCharge && /[2-9]|1\d/.test(qty) && (labelIn(words.trim())?.end ?? 0) < words.trim().length;
  return isThing ? null : kind;
}

/** "Per clean", "Price per seat", "pro Stück": a price, by what it is for one of. */
export const isPerOne = (words: string): boolean => PER_ONE.test(words.trim()) && !hasTime(words);
const PER_ONE =
  /^(?:(?:unit |net |our )?(?:price|cost|rate|preis|kosten|prix|tarif|precio|prezzo|costo|prijs|preço|cena)\s)?(?:(?:per|pro|je|par|por|za)\s|\/\s?)\p{L}[\p{L}-]{1,24}$/iu;

/** "Kantoor Totaal", "Objekt Einrichtung Süd": words that may head a charge, behind those of a name. */
export const endsInLabel = (words: string): boolean =>
  roleOfHeading(words) === null && NAME_BEFORE.test(words.slice(0, labelIn(words)?.start ?? 0));
/** No "Year total", "12-month total", "Net total". */
const NAME_BEFORE =
  /^(?!(?:year|annual|yearly|month|monthly|week|weekly|net|gross|term|contract|whole|full|first)\P{L})\p{L}{3}/iu;

/** What an amount behind the words would be for. */
const labelIn = (words: string): Label | undefined => findLabels(words)[0] ?? findLabels(`${words}: 10.00`)[0];

/** Whether words name a unit of time: "Délai (jours)", "lead days". */
export const hasTime = (words: string): boolean =>
  (words.match(/\p{L}+/gu) ?? []).some((word) => ['day', 'week'].includes(timeOf(word) ?? ''));

/** Whether a heading is known of an offer, and of no thing. */
export const isFact = (kind: LabelKind | null): boolean =>
  kind === 'charge' || kind === 'total' || kind === 'delivery' || kind === 'lead' || kind === 'note';

/** "Total con portes": what a sum holds besides is no charge beside it. */
export const bareTotal = (label: string): string => label.replace(WITH_CARRIAGE, '').trim() || label;
const WITH_CARRIAGE = new RegExp(
  `\\s+(?:${anyOf(TAKES_IN)}|delivered|livré|geliefert|geleverd|landed)(?!\\p{L}).*$`,
  'iu',
);
