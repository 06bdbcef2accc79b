/**
 * Words by which a vendor ties a price to a day, to whole packages or to a kind of what is bought, by language. A star stands for any ending, "…" for up
 * to four words. Source: letters and offers of wholesalers, printers and hire firms in these languages.
 */

/** That a vendor keeps to its prices for a time, as letters say it. */
export const PRICE_KEPT = {
  en: 'keep … price|keep … prices|keep these|stand by|stands until|stand until|open for acceptance|at the above until',
  de: 'halten … preise|halten … preis|halten wir|preise stehen|preis steht|zu diesen preisen bis',
  fr: 'maintenons|maintenu*|maintiendrons|tenons ces prix|bloqué* jusqu*|ferme* jusqu*',
  es: 'mantenemos|mantendremos|se mantiene*|mantenemos … precio*|respetamos',
  it: 'manteniamo|manterremo|teniamo ferm*|tenut* ferm*|si mantengono|si mantiene',
  nl: 'houden … vast|houd … vast|vastgehouden|staan vast tot|staat vast tot|blijven … staan',
  pt: 'mantemos|manteremos|mantém-se|mantêm-se|seguramos|congelados até',
  pl: 'utrzymujemy|utrzymamy|gwarantujemy|trzymamy cen*|trzymamy tę',
} as const;

/** Before the day on which a buyer orders. */
export const ORDER_GOES_OUT = {
  en: 'order goes out|order will go out|order is going out|order can go out|order can only go out|order is placed|order will be placed|place the order|place our order|placing the order|we order|we will order|ordering|po goes out|po is raised',
  de: 'bestellung geht|bestellung erfolgt|bestellung kann erst|bestellen können wir erst|können wir erst bestellen|auftrag geht|bestellen wir|wir bestellen|bestellt wird|auftrag erteilen wir',
  fr: 'commande part|commande partira|nous commandons|nous commanderons|on commande|commande sera passée|passons commande|ne pouvons commander que|commande ne peut partir que',
  es: 'pedido sale|pedido saldrá|pedido se hará|pediremos|haremos el pedido|hacemos el pedido|pedido lo hacemos|pedido no puede salir hasta|solo podemos pedir',
  it: 'ordine parte|ordine partirà|ordiniamo|ordineremo|facciamo l’ordine|faremo l’ordine|ordine lo facciamo|possiamo ordinare solo|ordine può partire solo',
  nl: 'bestelling gaat|bestelling plaatsen we|we bestellen|wij bestellen|bestellen we|order gaat|opdracht gaat|kunnen pas bestellen|bestelling kan pas',
  pt: 'encomenda sai|encomenda seguirá|encomenda segue|encomendamos|encomendaremos|fazemos a encomenda|só podemos encomendar|encomenda só pode sair',
  pl: 'zamówienie wychodzi|zamówienie wyjdzie|zamówienie pójdzie|zamawiamy|zamówimy|złożymy zamówienie|składamy zamówienie|zamówić możemy dopiero|zamówienie może wyjść dopiero',
} as const;

/** Before the last day on which orders get a price: "orders received by 4 December". */
export const ORDERED_BY = {
  en: 'orders received by|orders received before|orders placed by|orders placed before|orders by|orders until|order by|ordered by|ordered before',
  de: 'bestellungen bis|bestellung bis|bestelleingang bis|auftragseingang bis|bei bestellung bis|bestellt bis',
  fr: 'commandes reçues avant le|commandes reçues jusqu’au|commande avant le|commande jusqu’au|commandes passées avant le',
  es: 'pedidos recibidos hasta el|pedidos hasta el|pedido hasta el|pedidos antes del|pedido antes del',
  it: 'ordini ricevuti entro il|ordini entro il|ordine entro il|ordini fino al',
  nl: 'bestellingen tot|bestellingen voor|bestelling tot|bestelling voor|orders tot',
  pt: 'encomendas recebidas até|encomendas até|encomenda até|pedidos até',
  pl: 'zamówienia do|zamówień do|zamówienia złożone do|przy zamówieniu do',
} as const;

/** Before the day from which on another price holds. */
export const FROM_A_DAY = {
  en: 'from|as of|as from|starting|after|with effect from|effective',
  de: 'ab|ab dem|vom|nach dem|mit wirkung vom',
  fr: 'à partir du|à compter du|dès le|après le|au-delà du',
  es: 'a partir del|desde el|después del|pasado el',
  it: "dal|dall'|dopo il|a partire dal|a decorrere dal",
  nl: 'vanaf|per|na|met ingang van',
  pt: 'a partir de|desde|depois de|após',
  pl: 'od|od dnia|począwszy od|po',
} as const;

/** That packages are sold whole. */
export const SOLD_WHOLE = {
  en: 'not opened|not split|not broken|never split|no singles|don’t open|sealed',
  de: 'nicht angebrochen|nicht geöffnet|brechen … nicht|öffnen … nicht|nicht einzeln|ungeöffnet',
  fr: "n’ouvrons pas|n'ouvrons pas|pas ouvert*|ne déconditionnons pas|pas de déconditionnement|pas à l’unité|indivisible*",
  es: 'no abrimos|no se abren|no partimos|no se parten|no se rompen|no las abrimos|no se venden suelt*|no se sirven suelt*',
  it: 'non apriamo|non si aprono|non si apre|non spacchiamo|non sfus*|non si vendono sciolt*|indivisibil*',
  nl: 'niet geopend|niet aangebroken|niet los|openen … niet|breken … niet|maken … niet open',
  pt: 'não abrimos|não se abrem|não fracionamos|não se fracionam|não vendemos avulso|não desfazemos',
  pl: 'nie otwieramy|nie dzielimy|nie rozpakowujemy|nie rozdzielamy|nie sprzedajemy na sztuki|niepodzieln*',
} as const;

/** Behind goods that are cheaper for a while. */
export const ON_SPECIAL = {
  en: 'on special|on offer|on sale|on promotion|on clearance',
  de: 'im angebot|in aktion|im abverkauf',
  fr: 'en promotion|en promo|en solde|en déstockage',
  es: 'en oferta|en promoción|de oferta|en liquidación',
  it: 'in offerta|in promozione|in saldo',
  nl: 'in de aanbieding|in de actie|in de uitverkoop',
  pt: 'em promoção|em saldo|em campanha',
  pl: 'w promocji|na wyprzedaży|w wyprzedaży',
} as const;

/** Orders after this one. */
export const LATER_ORDERS = {
  en: 'next order*|second order|third order|following order*|future order*|later order*|repeat order*|re-order*|reorder*|subsequent order*|next time you order|next purchase*|future purchase*',
  de: 'nächste* bestellung*|nächste* auftrag*|zweite* bestellung|folgebestellung*|folgeauftr*|nachbestellung*|künftige* bestellung*|weitere* bestellung*|nächste* einkauf*',
  fr: 'prochaine* commande*|deuxième commande|seconde commande|commandes suivantes|commandes futures|réassort*|prochain* achat*|futurs achats',
  es: 'próximo* pedido*|segundo pedido|siguiente* pedido*|pedidos posteriores|pedidos futuros|reposicion*|próxima* compra*|futuras compras',
  it: 'prossimo ordine|prossimi ordini|secondo ordine|ordini successivi|ordini futuri|riordin*|prossimo acquisto|prossimi acquisti|acquisti futuri',
  nl: 'volgende bestelling*|volgende order*|tweede bestelling|vervolgbestelling*|nabestelling*|volgende aankoop*',
  pt: 'próxima* encomenda*|segunda encomenda|encomendas seguintes|encomendas futuras|próximo pedido|segundo pedido|próxima* compra*|compras futuras',
  pl: 'następn* zamówieni*|kolejn* zamówieni*|drugi* zamówieni*|przyszł* zamówieni*|następn* zakup*|kolejn* zakup*',
} as const;

/** Goods that come back, and what is paid for them then. */
export const TAKEN_BACK = {
  en: 'returns|returned|return of|taken back|take back|takes back|bought back|buy back',
  de: 'rücknahme*|rückgabe*|rücksendung*|zurückgenommen|nehmen … zurück',
  fr: 'retours|retournés|retournées|reprise des invendus|reprenons|repris à',
  es: 'devolución|devoluciones|devuelto*|devueltas',
  it: 'resi|reso|restituit*|riprendiamo',
  nl: 'retouren|retourname|retour genomen|teruggenomen|nemen … terug',
  pt: 'devolução|devoluções|devolvid*',
  pl: 'zwrot*|zwracan*|przyjmujemy z powrotem',
} as const;
