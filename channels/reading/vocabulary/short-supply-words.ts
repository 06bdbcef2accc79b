/** How a vendor says that it has fewer than are asked for, by language. Source: replies to requests for quotation in these languages. */

/** Before the number that there is. */
export const ONLY_SO_MANY = {
  en: 'only|just|only have|only got|the last|no more than',
  de: 'nur|nur noch|lediglich|höchstens|gerade noch',
  fr: 'reste|restent|que|plus que|seulement',
  es: 'queda|quedan|solo|sólo|solamente|únicamente',
  it: 'resta|restano|rimane|rimangono|solo|soltanto',
  nl: 'nog maar|slechts|alleen|maar|hooguit',
  pt: 'resta|restam|só|apenas|somente',
  pl: 'został|została|zostało|zostały|tylko|jedynie',
} as const;

/** Behind it, and behind the thing. */
export const THERE_IS_LEFT = {
  en: 'left|available|in stock|on hand|to spare|remaining|free',
  de: 'übrig|verfügbar|vorrätig|auf lager|frei|lieferbar',
  fr: 'disponible|disponibles|en stock|libre|libres',
  es: 'disponible|disponibles|en stock|libre|libres|en existencia',
  it: 'disponibile|disponibili|a magazzino|liber*',
  nl: 'over|beschikbaar|op voorraad|vrij',
  pt: 'disponível|disponíveis|em stock|em estoque|livre|livres',
  pl: 'dostępn*|na stanie|na magazynie|woln*',
} as const;

/** What is beyond that number, before the time at which it comes. */
export const THE_REST = {
  en: 'balance|remainder|rest|eta|backorder*|back-order*',
  de: 'rest|restmenge|restliche*|folgen|folgt',
  fr: 'le reste|le solde|reliquat',
  es: 'el resto|resto',
  it: 'il resto|il saldo|il rimanente',
  nl: 'rest|restant',
  pt: 'o resto|o restante',
  pl: 'reszta|resztę|pozostał*',
} as const;

/** What is done with goods that are sold, where it is said not to be done. */
export const SUPPLIES = {
  en: 'do|supply|offer|get|send|provide|deliver|manage|find|cover|source|spare|stretch to|have|help',
  de: 'stellen|liefern|anbieten|besorgen|schicken|machen|übernehmen|leisten|beschaffen|haben',
  fr: 'fournir|proposer|livrer|faire|assurer|trouver|envoyer|avons',
  es: 'suministrar|ofrecer|servir|hacer|enviar|conseguir|cubrir|tenemos',
  it: 'fornire|offrire|consegnare|fare|coprire|mandare|abbiamo',
  nl: 'leveren|aanbieden|regelen|sturen|doen|bieden|hebben',
  pt: 'fornecer|oferecer|entregar|fazer|enviar|arranjar|cobrir|temos',
  pl: 'dostarczyć|zaoferować|zapewnić|wysłać|zrobić|załatwić|mamy',
} as const;

/** All of what is asked for, or what is beyond a first part of it. */
export const THE_WHOLE_OF_IT = {
  en: 'the second|the second one|a second|a second one|the third|the other|the other one|the other two|the others|the rest|the remainder|the remaining|the full|the whole|both|all of them|all of it|all of these',
  de: 'den zweiten|die zweite|das zweite|den anderen|die andere|die anderen|den rest|die restlichen|alle|beide|die volle|die ganze',
  fr: "le deuxième|la deuxième|le second|la seconde|l'autre|l’autre|les autres|le reste|la totalité|les deux|tous les|toutes les",
  es: 'el segundo|la segunda|el otro|la otra|los otros|las otras|el resto|la totalidad|los dos|las dos|ambos|ambas|todos los|todas las',
  it: "il secondo|la seconda|l'altro|l’altro|l'altra|l’altra|gli altri|le altre|il resto|entrambi|entrambe|tutti i|tutte le|tutti e due",
  nl: 'de tweede|het tweede|de andere|het andere|de rest|de overige|alle|beide|de volledige',
  pt: 'o segundo|a segunda|o outro|a outra|os outros|as outras|o resto|o restante|a totalidade|os dois|as duas|ambos|ambas|todos os|todas as',
  pl: 'drugiego|drugiej|drugi|pozostałych|pozostałej|reszty|wszystkich|obu|całości',
} as const;
