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
