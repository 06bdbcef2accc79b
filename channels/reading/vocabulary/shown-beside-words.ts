/**
 * Words beside an amount that is shown with an offer and is no part of its price, by language: what is saved, what lacks to a reward, what is in it
 * already, what else is sold, the capital of the firm. Source: order pages of shops and letterheads in these languages.
 */
export const BESIDE_THE_PRICE = {
  en: 'you save|you saved|your saving*|away from|spend … more|of which|thereof|share capital|you may also like|customers also',
  de: 'sie sparen|ersparnis|noch bis|davon|darin enthalten|stammkapital|grundkapital|auch interessieren|auch gefallen',
  fr: 'vous économisez|économie de|au lieu de|prix conseillé|dont|capital|capital social|vous aimerez aussi',
  es: 'ahorras|usted ahorra|le faltan|te faltan|de los cuales|capital social|también te puede interesar',
  it: 'risparmi|anziché|invece di|ti mancano|di cui|capitale sociale|cap. soc.|potrebbe interessar*',
  nl: 'u bespaart|je bespaart|adviesprijs|waarvan|nog … voor gratis|misschien ook',
  pt: 'poupa|em vez de|faltam|dos quais|capital social|também pode gostar',
  pl: 'oszczędzasz|zamiast|brakuje|w tym|kapitał zakładowy|może cię zainteresować',
} as const;

/** Of an amount that is left as a security, and given back. Source: terms of hire. */
export const GIVEN_BACK = {
  en: 'refundable|refunded|security deposit|damage deposit|returned after|returned when|held as security',
  de: 'kaution*|rückzahlbar*|rückerstattet|zurückerstattet|wird erstattet|zurückgezahlt|mietkaution',
  fr: 'caution|chèque de caution|dépôt de garantie|restitué*|non encaissé*|rendu* au retour|remboursable*',
  es: 'fianza|depósito de garantía|reembolsable*|se devuelve*|devolución al|se reintegra*',
  it: 'cauzione|deposito cauzionale|rimborsabil*|restituit*|si restituisce|viene restituit*',
  nl: 'borg|borgsom|waarborg|waarborgsom|terugbetaald|krijgt u terug',
  pt: 'caução|depósito de garantia|reembolsáve*|devolvid*|restituíd*',
  pl: 'kaucja zwrotna|kaucja|zwrotn*|zwracan*|do zwrotu',
} as const;

/** Before the amount of such a security. */
export const DEPOSITS = {
  en: 'deposit|refundable deposit|security deposit',
  de: 'kaution|pfand|pfandgeld|altteilpfand|leergutpfand|palettenpfand|fasspfand|hinterlegung',
  fr: 'caution|consigne|dépôt de garantie|chèque de caution',
  es: 'fianza|depósito|depósito de garantía',
  it: 'cauzione|deposito|deposito cauzionale|vuoto a rendere',
  nl: 'borg|borgsom|waarborg|waarborgsom|statiegeld',
  pt: 'caução|depósito|depósito de garantia',
  pl: 'kaucja|kaucję|kaucji|depozyt',
} as const;

/** What a deposit on a reconditioned part is for, and comes back for. */
export const OLD_PARTS = {
  en: 'cores|old units|old parts|old ones',
  de: 'altteile|altgeräte',
  fr: 'vieilles pièces|anciennes pièces|vieille matière',
  es: 'cascos|piezas usadas|piezas viejas',
  it: 'pezzi vecchi|pezzi usati|carcasse',
  nl: 'oude delen|oude onderdelen|inruildelen',
  pt: 'cascos|peças usadas|peças velhas',
  pl: 'stare części|zużyte części|rdzenie',
} as const;

/** Names of a security that say themselves that it comes back. */
export const SECURITY_DEPOSITS = {
  en: 'refundable deposit|returnable deposit|refundable security deposit|refundable damage deposit|security deposit|damage deposit|refundable bond|security bond',
  de: 'mietkaution|kaution rückzahlbar|rückzahlbare kaution|kaution (wird erstattet)',
  fr: 'dépôt de garantie|chèque de caution|caution restituable|caution remboursable',
  es: 'depósito de garantía|fianza reembolsable|depósito reembolsable',
  it: 'deposito cauzionale|cauzione rimborsabile|cauzione restituibile',
  nl: 'waarborgsom|borgsom|terugbetaalbare borg',
  pt: 'depósito de garantia|caução reembolsável|caução restituível',
  pl: 'kaucja zwrotna|zwrotna kaucja|kaucji zwrotnej',
} as const;

/** That it is kept. */
export const NOT_GIVEN_BACK = {
  en: 'non-refundable|nonrefundable|non refundable|not refundable|not refunded|not returned|non-returnable',
  de: 'nicht rückzahlbar*|nicht erstattet|nicht erstattbar*|nicht zurück*',
  fr: 'non remboursable*|non restituable*|pas remboursé*',
  es: 'no reembolsable*|no se devuelve*|no retornable*',
  it: 'non rimborsabil*|non restituibil*|non si restituisce',
  nl: 'niet terugbetaal*|niet restitueerbaar|geen restitutie',
  pt: 'não reembolsáve*|não devolvid*|não é devolvid*',
  pl: 'bezzwrotn*|nie podlega zwrotowi|niezwrotn*',
} as const;

/** Behind it: it is given back, or is not to be counted. */
export const COMES_BACK = {
  en: 'refunded|refundable|credited|returned|given back|we get it back|comes back|come back|goes back|go back|sent back|paid back|not counted|do not count|does not count',
  de: 'zurück|erstattet|gutgeschrieben|rückerstattet|zurückgezahlt|gibt es zurück|kriegen wir zurück|zählt nicht|nicht mitrechnen|nicht zählen',
  fr: 'rendu*|restitué*|remboursé*|remboursable*|récupér*|ne pas la compter|ne pas compter|ne compte pas',
  es: 'devuel*|reembols*|se devuelve*|no contar|no cuenta|nos la devuelven',
  it: 'restitui*|rimbors*|ridat*|da rendere|non conta*|non va contat*|si riprende',
  nl: 'terug|terugbetaald|telt niet mee|niet meetellen|teruggestort',
  pt: 'devolv*|reembols*|não contar|não conta*|restituíd*',
  pl: 'zwrotn*|zwrac*|do zwrotu|zwróc*|nie licz*|odda*',
} as const;

/** That an amount is to be paid besides, by who buys or to somebody else. */
export const STILL_TO_PAY = {
  en: 'not included|not in the|excluded|excludes|excluding|allow|budget for|reckon on|expect|payable|to be paid|charged|chargeable|billed',
  de: 'nicht enthalten|nicht inbegriffen|nicht im preis|ohne|fällt an|fallen an|zu zahlen|berechnet|berechnen|einplanen',
  fr: 'non compris*|non inclus*|hors|à prévoir|prévoir|à payer|facturé*|à régler',
  es: 'no incluid*|no incluye*|excluid*|a pagar|prever|se factura*|se cobra*',
  it: 'non incluso|non inclus*|non compres*|esclus*|da prevedere|da pagare|addebit*',
  nl: 'niet inbegrepen|exclusief|te betalen|rekenen|berekend|berekenen',
  pt: 'não incluíd*|não inclui|excluíd*|a pagar|prever|cobrad*|faturad*|facturad*',
  pl: 'nie obejmuje|nie zawiera|bez|do zapłaty|płatn*|doliczan*',
} as const;

/** What leads from a thing to its price. */
export const IS_PRICED = {
  en: 'is|are|be|costs|cost|at|for|comes to|from',
  de: 'ist|sind|kostet|kosten|für|zu|à|um|ab',
  fr: 'est|sont|coûte|coûtent|à|pour|de',
  es: 'es|son|cuesta|cuestan|a|por|de',
  it: 'è|sono|costa|costano|a|per|di|da',
  nl: 'is|zijn|kost|kosten|voor|à',
  pt: 'é|são|custa|custam|a|por|de',
  pl: 'jest|są|kosztuje|kosztują|za|po',
} as const;
