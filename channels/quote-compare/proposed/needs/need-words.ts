import { anyOf, phrasePattern } from '../../../reading/phrases.ts';
import { MONTH_NAMES } from '../../../reading/vocabulary/month-names.ts';
import { TIME_UNITS } from '../../../reading/vocabulary/time-words.ts';
import { FUNCTION_WORDS } from '../../../reading/vocabulary/told-words.ts';
import { SOLD_BY } from '../../../reading/units.ts';
import { CORRECTING } from '../../../reading/vocabulary/correcting-words.ts';
import { DOCUMENT_NOUNS } from '../../../reading/vocabulary/order-words.ts';
import { anyPhrase, wordSet } from '../../../reading/word-lists.ts';

/** How a column or a number is headed that says how many, by language. Source: forms of requests for quotation. */
const QUANTITY_LABELS = {
  en: "qty|qty.|q'ty|quantity|quan|count|no. of|number of|how many|amount",
  de: 'menge|anzahl|anz|anz.|stückzahl|stück|bedarf',
  fr: 'qté|qte|quantité|quantités|nombre|nbre|nb',
  es: 'cant|cant.|cantidad|ctd|uds',
  it: 'q.tà|qtà|qta|quantità|quant|quant.',
  nl: 'aantal|hoeveelheid|aant|aant.|stuks',
  pt: 'qtd|qtd.|qtde|quant.|quantidade',
  pl: 'ilość|ilosc|il.|liczba|szt',
};
export const QUANTITY_LABEL = phrasePattern(QUANTITY_LABELS);
export const QUANTITY_LABEL_AT_END = new RegExp(`(?<![\\p{L}\\d])${anyOf(QUANTITY_LABELS)}[\\s:=.#-]*$`, 'iu');

/** Words between a quantity and what it is a quantity of. */
export const LINK = new RegExp(
  `^\\s*(?:${anyOf({ en: 'of the|of|off', de: 'von', fr: 'de|du|des', es: 'de', it: 'di', nl: 'van', pt: 'de', pl: 'z' })}\\s+|d['’])`,
  'iu',
);

/** Words within the name of a thing, which the lists of words that end a name have too. */
const IN_NAMES = wordSet(
  "of de d' du des di del della dell' da do dos das van von z aus à al en con with w/ a su po en- sur para up",
);
export const endsName = (word: string): boolean => {
  const plain = word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}'’]+$/gu, '');
  if (/\d/.test(word) || NOUNS_TOO.has(plain)) return false;
  return (
    (plain !== '' && FUNCTION_WORDS.has(plain) && !IN_NAMES.has(plain)) ||
    WANTED.test(plain) ||
    (JOINED.has(plain) && !IN_NAMES.has(plain))
  );
};
/** Nouns that are little words in another language. */
const NOUNS_TOO = wordSet('door die hoe van unit');
export const isJoining = (word: string): boolean => JOINED.has(word.toLowerCase());
export const isLinking = (word: string): boolean => IN_NAMES.has(word.toLowerCase());
const JOINED: ReadonlySet<string> = wordSet(
  'and plus und et y e en i oraz sowie och n & + also the an pendant durant during während durante tijdens przez',
);

/** What somebody who wants something says, and what requests are called. */
const WANTED = new RegExp(
  `^${anyOf({
    en: 'require|requires|required|requesting|requested|request|requests|req|rfq|rfp|order|ordering|ordered|buy|buying|looking|lookin|seeking|furnish|supply|sourcing|compare|comparing|comparison|list|bid|bids|inquiry|enquiry|material|shopping',
    de: 'benötigen|benötigt|suchen|sucht|suche|bestellen|bestellung|bedarf|anfrage|vergleich|vergleiche|brauche|braucht|angebote|angebot|bestellliste|liste',
    fr: 'besoin|faut|cherche|cherchons|demande|demandons|commande|commander|acheter|devis|liste',
    es: 'necesito|necesitamos|requerimos|requiero|ocupo|cotizar|compra|comprar|pedido|pedimos|hacen|falta|presupuesto|presupuestos|cotización|necesita|se pide|lista|buscamos|busco',
    it: 'servono|serve|servirebbero|ordinare|fabbisogno|cerchiamo|cerco|preventivo|preventivi|ordine|richiesta|mancano|lista',
    nl: 'zoeken|zoek|bestellen|bestelling|bestellijst|gevraagd|aanvraag|offerte|offertes|vergelijken|lijst',
    pt: 'preciso|precisamos|procuramos|encomendar|encomenda|pedido|orçamento|orçamentos|precisar|lista|faltam',
    pl: 'potrzeba|potrzebne|potrzebujemy|potrzebuję|zapytanie|zamówienie|szukamy|szukam|chce|chcemy|pozycja|porównanie|lista',
  })}$`,
  'iu',
);

/** Time that something is had for or takes. */
const spans =
  'year years yr yrs jahr jahre jahren an ans année années año años anno anni jaar jaren ano anos rok lata lat weekend weekends mo mos night nights evening evenings nacht nächte nächten abend abende nuit nuits soirée soirées noche noches notte notti sera sere nachten avond avonden noite noites noc noce nocy';
const times = Object.values(TIME_UNITS).flatMap((words) =>
  Object.values(words).flatMap((list) => list.split(/,\s*/).map((word) => word.replace('*', `\\p{L}*`))),
);
const TIME_SOURCE = [...times, ...spans.split(' '), 'minutes?', 'mins?', 'minuten', 'minuti', 'minutos', 'minut']
  .map((word) => word.replaceAll('.', '\\.?').replaceAll(' ', '\\s'))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
export const TIME_WORD = new RegExp(`^\\W{0,3}(?:${TIME_SOURCE})(?!\\p{L})`, 'iu');

/** Those who come, work or are served. */
export const PERSON_WORD = new RegExp(
  `^${anyOf({
    en: 'people|ppl|persons|person|guests|guest|pax|attendees|participants|passenger|passengers|kids|children|students|campers|members|singers|players|staff|employees|men|man|crew|guys|of us|doctors|adults|visitors|households|families|head',
    de: 'personen|person|leute|gäste|teilnehmer|mitarbeiter|kinder|schüler|mann|kollegen|besucher',
    fr: 'personnes|personne|pers|convives|invités|participants|enfants|élèves|salariés|collaborateurs|passagers|couverts',
    es: 'personas|persona|invitados|comensales|asistentes|niños|alumnos|empleados|pasajeros',
    it: 'persone|persona|ospiti|invitati|partecipanti|bambini|alunni|dipendenti|coperti|passeggeri',
    nl: 'personen|persoon|mensen|gasten|deelnemers|kinderen|leerlingen|medewerkers|man',
    pt: 'pessoas|pessoa|convidados|participantes|crianças|alunos|funcionários|passageiros',
    pl: 'osób|osoby|osoba|gości|uczestników|dzieci|uczniów|pracowników|pasażerów',
  })}(?!\\p{L})`,
  'iu',
);

/** What bears a number of its own: a place, a paper, a kind. */
export const NUMBERED_AT_END = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyOf({
    en: 'suite|ste|room|rooms|rm|floor|fl|hall|bldg|building|unit|gate|dock|bay|phase|stage|page|item|items|line|lot|job|project|po|ref|quote|class|grade|size|sizes|model|type|series|version|level|route|hwy|street|highway|box|page|step|option|table|zone|plot|block|iso|din|astm|sch|schedule|ral|sae|nlgi|week|dot|tel|phone|ext|zip|age',
    de: 'raum|zimmer|halle|etage|stock|haus|hausnr|los|pos|position|klasse|größe|gr|typ|modell|kw|woche|bauabschnitt|ba|tor|seite|blatt|teil|plz|straße',
    fr: 'salle|bâtiment|bât|étage|lot|taille|type|modèle|page|semaine|classe|rue|porte|hall|phase|poste',
    es: 'sala|planta|edificio|piso|nave|lote|talla|tipo|modelo|página|semana|calle|fase|partida|puerta|km',
    it: 'sala|piano|edificio|capannone|lotto|taglia|tg|tipo|modello|pagina|settimana|via|fase|pos|scala|interno',
    nl: 'zaal|kamer|etage|verdieping|gebouw|hal|perceel|maat|type|model|pagina|week|klas|fase|pos|blok',
    pt: 'sala|piso|edifício|lote|tamanho|tam|tipo|modelo|página|semana|rua|fase|bloco|loja|andar',
    pl: 'sala|piętro|budynek|hala|lot|rozmiar|rozm|typ|model|strona|tydzień|ul|etap|poz|pokój|klasa|część',
  })}\\.?\\s*(?:n[o°r]\\.?\\s*)?|#\\s*)$`,
  'iu',
);

/** Before a number that is of one thing, or of each package. */
export const RATE_AT_END = new RegExp(
  `(?<![\\p{L}\\d])${anyOf({
    en: 'per|every|at|in|into|boxed|packed|up to|max|min|over|under|until|till|before|within|than',
    de: 'pro|à|bis|bis zu|max.|min.|über|unter|ab|innerhalb',
    fr: "par|à|sous|avant|jusqu'à|soit",
    es: 'por|cada|hasta|antes',
    it: 'per|da|ogni|entro|fino a',
    nl: 'per|à|binnen|tot|max.',
    pt: 'por|cada|até',
    pl: 'za|od|powyżej',
  })}\\s*[(@]?$`,
  'iu',
);
/** "Box of 10", "sac de 25 kg": between a package and what it holds. */
export const HOLDING_AT_END = new RegExp(
  `(?<!\\p{L})${SOLD_BY}(?:\\s(?:of|de|di|da|von|mit|van|met|à|po|z|con|com|avec|with)|\\s?=)?\\s*$|(?<!\\p{L})(?:${SOLD_BY})\\s?\\((?:of\\s)?$`,
  'iu',
);
/** A guess at how many. */
export const ABOUT_AT_END = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: 'about|approx|approx.|approximately|around|roughly',
    de: 'etwa|ca.|circa|ungefähr|rund',
    fr: 'environ',
    es: 'unos|unas|aproximadamente|alrededor de',
    it: 'circa',
    nl: 'ongeveer|circa',
    pt: 'cerca de|aproximadamente',
    pl: 'ok.|około',
  })}\\s*$`,
  'iu',
);

/** Behind a number that is of one thing. */
export const RATE_AT_START = new RegExp(
  `^\\s*(?:/\\s?\\p{L}|(?:${anyOf({
    en: 'per|a|an|each|to a|to the|in a|apiece',
    de: 'pro|je|im|in der|auf',
    fr: 'par|la|le|au',
    es: 'por|cada|a la|al',
    it: 'per|al|alla|cadauno',
    nl: 'per|in een',
    pt: 'por|cada|ao|à',
    pl: 'w|na',
  })})\\s(?!each)\\p{L})`,
  'iu',
);

/** "A month", "pro Jahr" behind what comes again and again. */
export const IS_RATE = new RegExp(
  `^\\s*(?:/|${anyOf({
    en: 'per|a|an|each|every',
    de: 'pro|im|je',
    fr: 'par',
    es: 'al|por|cada',
    it: "al|all'|ogni",
    nl: 'per',
    pt: 'por|ao',
    pl: 'na|w',
  })})\\s?(?:${TIME_SOURCE})(?!\\p{L})`,
  'iu',
);

/** A quantity that is one for each of several things. */
const OF_EACH = {
  en: 'of each|each|apiece of both|of both|of either|of all',
  de: 'jeweils|je|von jedem|von beiden|von jeder sorte',
  fr: 'de chaque|chacun|chacune|de chacun',
  es: 'de cada|de cada uno|de cada una|cada uno|cada una',
  it: 'di ciascuno|di ciascuna|ciascuno|ciascuna|di ognuno|per tipo',
  nl: 'van elk|van ieder|elk|ieder|van beide',
  pt: 'de cada|de cada um|de cada uma|cada um|cada uma',
  pl: 'każdego|każdej|z każdego|z każdej',
};
export const OF_EACH_AT_START = new RegExp(`^\\s*(?:${anyOf(OF_EACH)})(?!\\p{L})`, 'iu');
export const EACH_AT_END = new RegExp(
  `(?<!\\p{L})${anyOf({ en: 'each', de: 'je|jeweils', nl: 'elk', pl: 'po' })}\\s*$`,
  'iu',
);

/** A number behind these is not the one that is wanted. */
export const NOT_AT_END = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: 'not|instead of|rather than|already have|have|had|old|existing',
    de: 'nicht|keine|statt|anstatt|haben schon|alte|bisher',
    fr: 'pas|non|au lieu de|déjà|anciens',
    es: 'no|en vez de|en lugar de|ya tenemos|viejos',
    it: 'non|invece di|anziché|già',
    nl: 'niet|geen|in plaats van|al',
    pt: 'não|em vez de|já temos',
    pl: 'nie|zamiast|już mamy',
  })}\\s*$`,
  'iu',
);

/** The writer takes back what stands before. */
export const TAKEN_BACK = new RegExp(
  `(?<!\\p{L})(?:${anyPhrase(CORRECTING)}|${anyOf({
    en: 'sorry|just kidding|oops|wait',
    de: 'sorry|quatsch|entschuldigung|doch lieber|besser gesagt',
    fr: 'correction|désolé|plutôt|attends',
    es: 'perdona|espera|corrección',
    it: 'scusate|aspetta|correzione|cioè no',
    nl: 'sorry|toch niet|wacht',
    pt: 'desculpe|correção|no fim são|espera',
    pl: 'przepraszam|korekta|to znaczy|a nie|czekaj',
  })})(?=[\\s,.:;–—-])|[.…?!–—]\\s*(?:no|nein|nee|non|não|nie)\\s*[,.…:–—-]`,
  'iu',
);

/** Offers and those who make them, which a buyer counts too. */
export const OFFER_NOUN = new RegExp(
  `^(?:${anyOf(DOCUMENT_NOUNS)}|${anyOf({
    en: 'vendor|supplier|bidder|price|reply|replie|contractor',
    de: 'lieferant|anbieter|preis|angebot',
    fr: 'fournisseur|prix|papier',
    es: 'proveedor|precio|papel|empresa',
    it: 'fornitor|prezz|preventiv',
    nl: 'leverancier|prijz',
    pt: 'fornecedor|preço|empresa',
    pl: 'dostawc|ofert|cen',
  })})(?:e?[nrs]|i|y|en|es|ões|ów)?(?!\\p{L})`,
  'iu',
);

/** Before a count of what was spoken of. */
export const DEFINITE_AT_END =
  /(?<!\p{L})(?:the|our|these|those|die|der|den|unsere?n?|les|nos|ces|los|las|nuestr[oa]s|gli|le|nostr[ie]|onze|os|as|noss[oa]s|dois|te)\s$/iu;

/** What is all of it. */
export const IN_ALL = phrasePattern({
  en: 'in all|total|totals|altogether|in total|all told',
  de: 'insgesamt|gesamt|zusammen|in summe',
  fr: 'au total|en tout|total',
  es: 'en total|total',
  it: 'in tutto|totale|in totale',
  nl: 'in totaal|totaal|samen',
  pt: 'no total|ao todo|total',
  pl: 'łącznie|razem|w sumie',
});

export const MONTH = new RegExp(`^(?:${MONTH_NAMES.trim().split(/\s+/).join('|')})$`, 'iu');

/** "No. 12", "Nr 4", "n° 3": a thing has the number, or that many are wanted. */
export const NUMBER_SIGN_AT_END =
  /(?<!\p{L})(?:n[.°º]+|(?:nr|no|num|nummer|number|numéro|número|numero|numer)[.°º]*)\s*$/iu;

/** Before the number of a place that goods go to. */
export const DESTINATION_AT_END = new RegExp(
  `(?<!\\p{L})(?:${anyOf({
    en: 'to|zip|zip code|ship|ships|shipped|shipping|deliver|delivery|for|at|in|near|postcode',
    de: 'nach|in|plz|an|lieferung',
    fr: 'à|vers|code postal|sur|livraison|cp',
    es: 'a|en|cp|c.p.|código postal|entrega',
    it: 'a|cap|in|consegna',
    nl: 'naar|in|postcode',
    pt: 'para|em|cp|código postal',
    pl: 'do|w|kod',
  })}|[A-Z]{2})[,:]?\\s*$`,
  'iu',
);

/** Units of strength, power and thickness: they tell what a thing is like. */
export const RATING_AT_START =
  /^[\s-]?(?:k?w|kwp|k?va?|hp|ps|ga|gauge(?!\s\p{L})|psi|mah|ah?|amps?|hz|lm|lumen|btu|mil|micron|grit|mesh|rpm|db|way|core|ply|p)(?![\p{L}\d])/iu;
/** What somebody has and wants to be rid of. */
export const OLD_THING =
  /^(?:old|existing|current|alte|alten|anciens?|anciennes?|viejos?|viejas?|vecchi|vecchie|oude|velhos?|velhas?|stare|starych)(?!\p{L})/iu;

/** Before a "one" that stands for something said. */
export const POINTING_AT_END =
  /(?<!\p{L})(?:either|the|this|that|which|any|each|every|another|no|only|last|first|other|same|as)\s$/iu;

/** Behind a measure: it tells how large a thing is. */
export const DIMENSION_AT_START = new RegExp(
  `^\\s?(?:${anyOf({
    en: 'long|wide|high|tall|deep|thick|diameter|dia|each|apart',
    de: 'lang|breit|hoch|tief|dick|stark|durchmesser',
    fr: 'de long|de large|de haut|de hauteur|de longueur',
    es: 'de largo|de ancho|de alto|de altura',
    it: 'di lunghezza|di altezza|di larghezza|di diametro',
    nl: 'lang|breed|hoog|diep|dik',
    pt: 'de comprimento|de largura|de altura',
    pl: 'długości|szerokości|wysokości|średnicy',
  })})(?!\\p{L})`,
  'iu',
);
