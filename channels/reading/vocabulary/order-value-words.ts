/**
 * Words before an order value from which, or below which, something holds, and words behind it that say the same, by language.
 * Source: terms of sale of wholesalers in these languages.
 */
export const OVER_AN_AMOUNT = {
  de: 'ab|über|von mehr als|ab einem auftragswert von|ab einem bestellwert von|ab einem nettowert von|ab bestellwert|mindestens',
  fr: 'à partir de|dès|au-dessus de|au-delà de|plus de|supérieure à|supérieures à|au moins',
  es: 'a partir de|desde|superiores a|superior a|más de|por encima de',
  it: 'a partire da|oltre|superiori a|superiore a|più di',
  nl: 'vanaf|boven|meer dan',
  pt: 'a partir de|acima de|superiores a|superior a|mais de',
  pl: 'od|powyżej',
  sv: 'från|över',
  en: 'over|above|exceeding|more than|at least|from|greater than|in excess of|>|>=|≥|orders of|purchases of|totals of|total of|order value of',
} as const;

export const BELOW_AN_AMOUNT = {
  de: 'unter|weniger als|bis|rechnungen bis|aufträge bis zu|bestellungen bis zu',
  fr: "moins de|en dessous de|en-dessous de|au-dessous de|inférieur à|inférieure à|inférieures à|inférieurs à|commandes jusqu’à|commandes jusqu'à|commande jusqu’à",
  es: 'menos de|inferiores a|inferior a|por debajo de|debajo de|pedidos hasta|pedidos de hasta|compras hasta',
  it: 'sotto|sotto i|al di sotto di|al di sotto dei|meno di|inferiori a|inferiore a|ordini fino a|ordini fino ai',
  nl: 'onder|minder dan|orders tot|bestellingen tot',
  pt: 'menos de|abaixo de|inferiores a|inferior a|encomendas até|pedidos até|compras até',
  pl: 'poniżej|zamówień do|zamówienia do|zamówieniach do',
  sv: 'under',
  en: 'under|below|less than|<|bills up to|bills upto|orders up to|orders upto|order up to|invoices up to|purchases up to',
} as const;

/** Behind the amount. */
export const AND_MORE = {
  de: 'und mehr|oder mehr|aufwärts',
  fr: 'et plus|ou plus',
  es: 'o más|y más|en adelante',
  it: 'o più|e oltre',
  nl: 'of meer|en meer',
  pt: 'ou mais',
  pl: 'i więcej|lub więcej|albo więcej',
  ja: '以上',
  en: 'or more|or above|or over|and up|and over|and above|+',
} as const;

/** What is counted up to the amount. */
export const ORDER_VALUE = {
  de: 'aufträge von|bestellungen von|bestellwert von|auftragswert von|warenwert von|warenwert|bestellwert|auftragswert|aufträgen|bestellungen',
  fr: 'commandes de|commande de|commandes|commande',
  es: 'pedidos de|pedido de|pedidos|compras de|compra de',
  it: 'ordini di|ordine di|ordini|importo di',
  nl: 'bestellingen van|bestelling van|bestellingen|orderwaarde van|orderwaarde|bestelwaarde van|bestelwaarde',
  pt: 'encomendas de|encomenda de|encomendas|pedidos de|compras de',
  pl: 'zamówień od|zamówienia od|zamówień|zamówieniach|wartość zamówienia|wartości zamówienia',
  en: 'orders of|order of|purchases of|totals of|order value of',
} as const;

/** The least that an order has to come to. */
export const LEAST_ORDER = {
  de: 'mindestbestellwert|mindestauftragswert|mindestrechnungsbetrag|mindestbestellsumme|mindestumsatz',
  fr: 'minimum de commande|minimum de facturation|commande minimum|commande minimale|montant minimum de commande|montant minimal de commande',
  es: 'pedido mínimo|importe mínimo de pedido|importe mínimo del pedido|compra mínima|mínimo de pedido|valor mínimo de pedido',
  it: 'ordine minimo|importo minimo ordine|importo minimo d’ordine|minimo d’ordine|minimo ordine|valore minimo ordine|minimo fatturabile',
  nl: 'minimale orderwaarde|minimale bestelwaarde|minimum orderbedrag|minimum orderwaarde|minimaal orderbedrag|minimum bestelbedrag|minimale afname|minimum bestelwaarde',
  pt: 'encomenda mínima|valor mínimo de encomenda|pedido mínimo|compra mínima|valor mínimo da encomenda|mínimo de encomenda',
  pl: 'minimalna wartość zamówienia|minimalne zamówienie|minimum logistyczne|minimum zamówienia|minimalna kwota zamówienia|zamówienie minimalne',
} as const;
