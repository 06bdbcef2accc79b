/** Words of the frames that offers come in, by language. Source: minutes of boards and councils, carts of shops. */

/** At the head of what a meeting wrote down. */
export const MINUTES_TITLES = {
  en: 'minutes|meeting minutes|minutes of|extract from the minutes|extract of minutes',
  de: 'protokoll|sitzungsprotokoll|beschlussprotokoll|auszug aus dem protokoll|niederschrift',
  fr: 'procès-verbal|pv|compte rendu|compte-rendu|extrait du procès-verbal',
  es: 'acta|extracto del acta|minuta',
  it: 'verbale|estratto del verbale|estratto verbale',
  nl: 'notulen|uittreksel notulen|verslag',
  pt: 'ata|acta|extrato da ata',
  pl: 'protokół|wyciąg z protokołu',
  sv: 'protokoll|mötesprotokoll|utdrag ur protokoll',
} as const;

/** Before the number of what a meeting speaks of. */
export const AGENDA_WORDS = {
  en: 'item|agenda item|point|matter|minute',
  de: 'top|tagesordnungspunkt|punkt',
  fr: 'point|résolution',
  es: 'punto',
  it: 'punto|o.d.g.',
  nl: 'agendapunt|punt',
  pt: 'ponto',
  pl: 'punkt|pkt',
  sv: 'punkt|ärende|§',
} as const;

/** What a shop heads the things with that somebody is about to buy. */
export const CART_TITLES = {
  en: 'your cart|shopping cart|your shopping cart|my cart|cart|your basket|shopping basket|basket|my basket|your order|order summary|checkout|your trolley',
  de: 'ihr warenkorb|dein warenkorb|mein warenkorb|warenkorb|einkaufswagen|ihre bestellung|bestellübersicht|kasse',
  fr: 'mon panier|votre panier|panier|récapitulatif|récapitulatif de commande|votre commande',
  es: 'tu carrito|su carrito|mi carrito|carrito|cesta|tu cesta|mi cesta|carrito de compra|resumen del pedido|tu pedido',
  it: 'il tuo carrello|carrello|il mio carrello|riepilogo ordine|il tuo ordine',
  nl: 'winkelwagen|winkelmand|uw winkelwagen|je winkelwagen|mijn winkelwagen|winkelmandje|uw bestelling|besteloverzicht',
  pt: 'carrinho|o seu carrinho|meu carrinho|seu carrinho|carrinho de compras|resumo do pedido|cesto',
  pl: 'koszyk|twój koszyk|podsumowanie zamówienia',
  sv: 'kundvagn|din kundvagn|varukorg|din varukorg',
} as const;
