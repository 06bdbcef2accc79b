import { anyOf } from '../../reading/phrases.ts';
import {
  AS_FAR_AS,
  BOTH_WAYS,
  CARRIAGE_NAMES,
  PACKING_NAMES,
  PLACES_OF_DELIVERY,
  THERE_AND_BACK,
} from '../../reading/vocabulary/freight-words.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { TAKES_IN } from '../../reading/vocabulary/tax-words.ts';

const WITH = `(?:[/&+]|${JOINING})`;
const SMALL_WORDS = '(?:\\p{L}{1,4}\\.?\\s){0,2}';
const TOWN = "\\p{L}{2}[\\p{L}.']*(?:\\s\\p{L}[\\p{L}.']*){0,2}";
const WAY = `${TOWN}(?:\\s?[-–—>→/]+\\s?|\\s${anyOf(AS_FAR_AS)}\\s)${TOWN}`;
const AMOUNT_AT_END = "[\\s|:.]*(?:\\p{Sc}|\\p{Lu}{1,3}[$/]?)?\\s?\\d[\\d.,'’ ]*[.,]\\d{2}[^\\d\\n]{0,5}$";
const IN_ALL = {
  en: 'together|in all|in total',
  de: 'zusammen|insgesamt|pauschal',
  fr: 'en tout|au total|forfaitaire',
  es: 'en total|todo',
  it: 'in tutto|in totale',
  nl: 'in totaal|samen',
  pt: 'no total|ao todo',
  pl: 'łącznie|razem',
};
const VEHICLES = {
  en: 'truck|lorry|van|trailer|courier|carrier|flatbed',
  de: 'lkw|lastwagen|kurier|spedition|sprinter',
  fr: 'camion|coursier|fourgon',
  es: 'camión|furgoneta|mensajero',
  it: 'camion|furgone|corriere',
  nl: 'vrachtwagen|koerier|bestelbus',
  pt: 'camião|caminhão|carrinha',
  pl: 'ciężarówka|kurier|bus',
};
const WAY_TO = {
  en: 'to',
  de: 'nach|zu',
  fr: 'à|au|vers',
  es: 'a|hasta',
  it: 'a|fino a',
  nl: 'naar',
  pt: 'para|até',
  pl: 'do',
};
/** Vehicles and ways that German and Dutch join to a word for carriage. */
const BY_WHAT =
  'camion|lastwagen|lkw|lastzug|sattelzug|kran(?:wagen)?|bahn|schiffs?|see|luft|stückgut|paletten|paket|express|kurier|kühl|schwer|sonder|haus|direkt|vrachtwagen|pallet|pakket|koeriers?|kraan|thuis|huis|koel';
const CARRIAGE_ENDINGS = 'transport|fracht|versand|lieferung|zustellung|vracht|verzending|bezorging|levering';

/** "Bezorgen kost € 65,00", "la livraison coûte 40 €" */
const BRINGING_VERBS = 'bezorgen|brengen|leveren|liefern|anliefern|bringen|livrer|llevarlo|llevarlos|portarlo|portarli';
const COSTS_VERBS =
  'kost|kosten|kostet|beträgt|betragen|bedraagt|coûte|coûtent|cuesta|cuestan|costa|costano|custa|custam|kosztuje|wynosi|wynoszą';

/** "truck 35 flat", "van to site $40 all in" */
const BY_CALL =
  '(?:truck|van|lorry|ute|trailer|courier)(?:\\sto\\s\\p{L}{2,10})?(?=:?\\s?\\p{Sc}?\\s?\\d[\\d.,]*\\s(?:flat|fixed|all[- ]in|bucks|quid)(?!\\p{L}))';

/** Rows for carriage that are more than its name: compounds of it, with packing, to a place, from one to another. */
export const FREIGHT_ROWS: RegExp[] = [
  // "Versandkostenanteil 25,00", "vrachtbijdrage"
  /(?<!\p{L})(?:versand|fracht|transport|(?:an|aus)?liefer|porto|zustell|speditions|verzend|vracht|bezorg)(?:kosten)?(?:pauschale|anteil|beitrag|gebühr|zuschlag|bijdrage|toeslag|vergoeding)(?!\p{L})/giu,
  new RegExp(
    `(?<!\\p{L})(?:${anyOf(CARRIAGE_NAMES)}|${BRINGING_VERBS})\\s(?:${COSTS_VERBS})(?!\\p{L})(?=\\s(?:\\p{Sc}\\s?)?\\d)`,
    'giu',
  ),
  // "Porto/Verpackung", "imballo e trasporto", "portes y embalaje": carriage with packing.
  new RegExp(
    `(?<!\\p{L}|(?:inkl|incl|inklusive|inclusief|einschließlich|mit|con|avec|com|met|z|zzgl)\\.?\\s)(?:${anyOf(CARRIAGE_NAMES)}\\s?${WITH}\\s?${anyOf(PACKING_NAMES)}|${anyOf(PACKING_NAMES)}\\s?${WITH}\\s?${anyOf(CARRIAGE_NAMES)})(?!\\p{L})(?=(?:[^\\d\\n;.]|\\.{2,}(?!\\.)){0,40}\\d)`,
    'giu',
  ),
  // "Levering werf Gent met kraan      € 75,00": a row that opens with carriage to a place and ends in its amount.
  new RegExp(
    `(?<=^[^\\p{L}\\d]*)${anyOf(CARRIAGE_NAMES)}(?=\\s(?:\\p{L}{1,4}\\.?\\s){0,2}${anyOf(PLACES_OF_DELIVERY)}(?:\\s\\p{L}[\\p{L}.'-]*){0,5}(?:\\s{2,}|\\s*\\|)[\\s|\\p{L}\\p{Sc}.]{0,6}\\d)`,
    'giu',
  ),
  // "Transporte Lima - Arequipa   180.00": a row that opens with carriage from one place to another and has no figure but its amount.
  new RegExp(`(?<=^[^\\p{L}\\d]*)${anyOf(CARRIAGE_NAMES)}(?=\\s${SMALL_WORDS}${WAY}${AMOUNT_AT_END})`, 'gimu'),
  // "Anlieferung und Abholung zusammen 95,00 €", "Transporte de ida e volta: 80,00 €"
  new RegExp(
    `(?<=^[^\\p{L}\\d]*)(?:${anyOf(CARRIAGE_NAMES)}\\s${anyOf(THERE_AND_BACK)}|${anyOf(BOTH_WAYS)})(?:\\s${anyOf(IN_ALL)})?(?=${AMOUNT_AT_END})`,
    'gimu',
  ),
  // "Anlieferung inkl. Vertragen ins 2. OG: 148,00": with what is done where it arrives.
  new RegExp(
    `(?<=^[^\\p{L}\\d]*)${anyOf(CARRIAGE_NAMES)},?\\s${anyOf(TAKES_IN)}\\s(?:\\d{1,2}[.ºª°e]\\s|[^\\d\\n]){3,60}?(?=(?:\\s?[:|=]|\\s{2}|\\s?\\.\\.)${AMOUNT_AT_END})`,
    'gimu',
  ),
  // "Camiontransport   380.00", "LKW-Fracht: 95,00 €", "Palletvracht € 60,00": what brings the goods, before the carriage that it is.
  new RegExp(`(?<=^[^\\p{L}\\d]*)(?:${BY_WHAT})[-\\s]?(?:${CARRIAGE_ENDINGS})(?!\\p{L})(?=${AMOUNT_AT_END})`, 'gimu'),
  // "Truck to 95403   $385.00": what drives, where to, and nothing but the amount.
  new RegExp(
    `(?<=^[^\\p{L}\\d]*)${anyOf(VEHICLES)}(?=\\s${anyOf(WAY_TO)}\\s[\\p{L}.' -]{0,40}\\S{0,7}${AMOUNT_AT_END})`,
    'gimu',
  ),
  // "truck 35 flat", "drop off 40": what is noted of a call, with a price for the whole.
  new RegExp(`(?<=^[^\\p{L}\\d]*)(?:drop[- ]?off(?:\\s\\p{L}{2,12}){0,3}|${BY_CALL})(?=:?\\s*\\p{Sc}?\\s?\\d)`, 'giu'),
];
