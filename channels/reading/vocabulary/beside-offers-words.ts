/** What makes an amount hang on something, by language. */
export const CONDITION_WORDS = {
  en: 'if|over|above|under|below|unless|when|optional|only|first|extra|from',
  de: 'wenn|falls|ab|über|unter|sofern|optional|nur|erste|ersten',
  fr: 'si|dès|à partir de|au-delà de|en option|optionnel|seulement|premier|première',
  es: 'si|desde|a partir de|opcional|solo|sólo|primer|primera',
  it: 'se|da|oltre|a partire da|opzionale|solo|primo|prima',
  nl: 'als|indien|vanaf|boven|onder|optioneel|alleen|eerste',
  pt: 'se|desde|a partir de|acima de|opcional|só|primeiro|primeira',
  pl: 'jeśli|jeżeli|od|powyżej|poniżej|opcjonalnie|tylko|pierwszy|pierwsza',
} as const;

/** What comes once for the whole order. */
export const ONCE_FOR = {
  en: 'order|delivery|shipment|job|flat|total|lot',
  de: 'auftrag|lieferung|bestellung|anlieferung|sendung',
  fr: 'commande|livraison|envoi|expédition',
  es: 'pedido|envío|entrega',
  it: 'ordine|consegna|spedizione',
  nl: 'bestelling|levering|zending',
  pt: 'encomenda|entrega|envio|pedido',
  pl: 'zamówienie|dostawa|dostawę|przesyłka|przesyłkę',
} as const;

/** Before the thing that an amount is for each of. */
export const EACH_ONE_OF = {
  en: 'per|each|every',
  de: 'je|pro',
  fr: 'par|chaque',
  es: 'por|cada',
  it: 'per|a|al|ogni',
  nl: 'per|elke',
  pt: 'por|cada',
  pl: 'za|na każdy|na każdą',
} as const;

/** What the time until goods come is counted in. */
export const LEAD_UNITS = {
  en: 'business days|working days|calendar days|business day|working day|days|day|weeks|week|wks|wk',
  de: 'arbeitstage|werktage|werktagen|kalendertage|tage|tagen|tag|wochen|woche',
  fr: 'jours ouvrés|jours|jour|semaines|semaine',
  es: 'días hábiles|días|día|semanas|semana',
  it: 'giorni lavorativi|giorni|giorno|settimane|settimana',
  nl: 'werkdagen|dagen|dag|weken|week',
  pt: 'dias úteis|dias|dia|semanas|semana',
  pl: 'dni roboczych|dni robocze|dni|dzień|tygodni|tygodnie|tydzień',
} as const;

/** Between a quantity and the price of one. */
export const AT_PRICE_OF = {
  en: 'at',
  de: 'zu|zu je|je|à',
  fr: 'à',
  es: 'a',
  it: 'a',
  nl: 'à|a|voor',
  pt: 'a',
  pl: 'po',
} as const;

/** What is said of a smallest quantity, order or hire. */
export const MINIMUM_WORDS = {
  en: 'min|min.|minimum|minimums|at least|moq|no less than',
  de: 'mind.|mindest*|mindestens|mindestabnahme',
  fr: 'minimum|au moins|min.',
  es: 'mínimo|mínima|mín.|al menos|como mínimo',
  it: 'minimo|minima|min.|almeno',
  nl: 'minimaal|minimum|min.|minstens',
  pt: 'mínimo|mínima|mín.|pelo menos',
  pl: 'minimum|min.|minimalnie|co najmniej|minimalne*',
} as const;
