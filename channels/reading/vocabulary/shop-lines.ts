/** Begin lines of order pages that are about the order and name nothing that was bought. Written for this project after how such pages read. */
export const SHOP_LINES = `return window,return or replace,return items,returns closed,return eligible,eligible for return,buy it again,buy again,view your item,view your order,view order,view invoice,view item,
  write a product review,write a review,leave seller feedback,leave a review,track package,track your package,track shipment,order details,order summary,get product support,get help,problem with order,archive order,
  ask product question,add to cart,add to list,arriving,arrives,delivered,out for delivery,package was,your package,your order,sold by,ships from,ships to,dispatched,gift receipt,share gift receipt,cancel items,
  reorder,rate your experience,in stock,only left,save for later,payment method,card ending,items shipped,estimated delivery,hide order,bestellt am,bestellung aufgegeben,zugestellt,noch einmal kaufen,artikel anzeigen,
  rücksendefenster,commandé le,livré le,acheter à nouveau,pedido realizado,entregado el,comprar de nuevo`;
