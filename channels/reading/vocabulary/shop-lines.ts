/** Begin lines of order pages that are about the order and name nothing that was bought. Written for this project after how such pages read. */
export const SHOP_LINES = `return window,return or replace,return items,returns closed,return eligible,eligible for return,buy it again,buy again,view your item,view your order,view order,view invoice,view item,
  write a product review,write a review,leave seller feedback,leave a review,track package,track your package,track shipment,order details,order summary,get product support,get help,problem with order,archive order,
  ask product question,add to cart,add to list,arriving,arrives,delivered,out for delivery,package was,your package,your order,sold by,ships from,ships to,dispatched,gift receipt,share gift receipt,cancel items,
  reorder,rate your experience,in stock,only left,your orders,orders,orders placed,not yet shipped,cancelled orders,return complete,refund issued,your return,your refund,inspired by your,based on your,recently viewed,sponsored,get support,save for later,payment method,card ending,items shipped,estimated delivery,hide order,bestellt am,bestellung aufgegeben,zugestellt,noch einmal kaufen,artikel anzeigen,
  rücksendefenster,commandé le,livré le,acheter à nouveau,pedido realizado,entregado el,comprar de nuevo`;

/** What a shop shows beside a cart: other goods, and what the next order is to bring. Written for this project after how such pages read. */
export const BESIDE_THE_CART = {
  en: 'you might also like|you may also like|customers also bought|others also bought|frequently bought together|recommended for you|related products|newsletter|off your next order|off your next purchase|refer a friend|people also viewed',
  de: 'das könnte ihnen auch gefallen|das könnte dir auch gefallen|kunden kauften auch|wird oft zusammen gekauft|ähnliche artikel|newsletter|auf ihre nächste bestellung|auf deine nächste bestellung',
  fr: 'vous aimerez aussi|les clients ont aussi acheté|souvent achetés ensemble|produits similaires|newsletter|sur votre prochaine commande',
  es: 'también te puede interesar|también le puede interesar|otros clientes compraron|productos relacionados|boletín|newsletter|en tu próxima compra|en su próximo pedido',
  it: 'potrebbe interessarti anche|potrebbero interessarti|chi ha comprato questo|prodotti correlati|newsletter|sul prossimo ordine',
  nl: 'misschien vind je dit ook leuk|anderen kochten ook|vaak samen gekocht|vergelijkbare producten|nieuwsbrief|op je volgende bestelling|op uw volgende bestelling',
  pt: 'você também pode gostar|também pode gostar|quem comprou também|produtos relacionados|newsletter|na próxima compra|na próxima encomenda',
  pl: 'może ci się spodobać|klienci kupili także|często kupowane razem|podobne produkty|newsletter|na następne zamówienie|na kolejne zamówienie',
} as const;

/** Before the price that a shop no longer asks: crossed out on the page, plain in a copy. */
export const FORMER_PRICES = {
  en: 'was|instead of|previously|formerly|old price|former price|price before',
  de: 'statt|anstatt|bisher|vorher|früher|alter preis|war',
  fr: 'au lieu de|ancien prix|prix barré|avant|était',
  es: 'antes|en lugar de|en vez de|precio anterior|precio antes',
  it: 'anziché|invece di|prima|prezzo precedente|era',
  nl: 'was|i.p.v.|ipv|in plaats van|voorheen|oude prijs',
  pt: 'antes|em vez de|preço anterior|era',
  pl: 'zamiast|było|poprzednio|poprzednia cena|stara cena|cena przed obniżką',
} as const;

/** What a cart takes off for a code or a slip that the buyer holds. */
export const VOUCHERS = {
  en: 'voucher*|coupon*|promo code|discount code',
  de: 'gutschein*|aktionscode|rabattcode|vorteilscode',
  fr: 'bon de réduction|bon d’achat|code promo|code avantage|code de réduction',
  es: 'cupón*|vale descuento|código promocional|código de descuento|código descuento',
  it: 'buono sconto|codice sconto|codice promozionale|coupon',
  nl: 'kortingscode|actiecode|cadeaubon|waardebon|tegoedbon',
  pt: 'cupão*|cupom*|vale desconto|código promocional|código de desconto',
  pl: 'kupon*|kod rabatowy|kod promocyjny|bon rabatowy',
} as const;
