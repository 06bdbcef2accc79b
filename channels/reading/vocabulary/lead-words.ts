/**
 * Words of offers round a span of time, by language: what makes it a lead time, what says that it is none, and that goods are on the shelf. A star
 * stands for any ending. Source: terms of delivery and payment of offers in these languages.
 */
export const SPEAKS_OF_LEAD = {
  de: 'liefert|kommt am|kommt mi*|kommt do*|ankunft|zufuhr am|zugestellt|bringt|bringen|bringen sie|wird gebracht|lieferzeit*|lieferfrist*|liefertermin*|lieferung*|lieferbar*|liefern|geliefert|anlieferung|versand*|versenden|verfügbar*|fertig*|montage*|termin*|ausführung*|beginn|nach auftragseingang|nach auftragserteilung|nach bestelleingang|nach freigabe|ab auftrag|ab bestellung|bei ihnen|vor ort|bekommen sie|haben sie sie|hast sie|hast du|habt sie|habt ihr|haben die ware|haben sie die ware|haben sie alles|bei dir|bei euch|zustell*|ausliefer*|dauert|benötigen wir|brauchen wir|wir brauchen|wir benötigen|abschluss der arbeiten|ende der arbeiten|auf der baustelle|auf baustelle|auf dem hof|alles da|alles bei|bringen wir|bringe ich|bringen … vorbei|bringe … vorbei|stell ich ihnen|stelle ich ihnen|stell ich dir|stellen wir ihnen|steht bei|steht alles',
  fr: 'passe chez|passent chez|arriv*|apport*|amèn*|dépos*|possible le|peuvent le|peut le|délai*|livr*|expédi*|disponib*|dispo|fabrication|réalisation|exécution|intervention|début|dès commande|à réception|après commande|après validation|chez vous|sous|vous les aurez|vous serez livré*|recev*|prêt*|fin des travaux|fin de chantier|terminé*|achèvement|achevé*|acheminement|il nous faut|il faut compter|durée des travaux|sur chantier|sur place|je vous les dépose|vous l’avez|vous avez tout|vous les amène|vous les apporte|vous l’apporte|vous l’amène',
  es: 'traen|trae el|lo sirven|sirven|servimos|plazo*|entrega*|entregamos|envío*|enviamos|disponib*|suministro|fabricación|ejecución|inicio|tiempo de|tras pedido|desde el pedido|a partir del pedido|del encargo|llega*|listo*|lista*|tendr*|recib*|lo tien*|los tien*|la tien*|las tien*|lo tenéis|los tenéis|la tenéis|las tenéis|reparto|llevamos|despach*|fin de obra*|fin de los trabajos|finalización|terminad*|terminamos|acabad*|necesitamos|tardamos|tardar*|tardan|tarda|lo llevo|los llevo|la llevo|las llevo|lo traigo|los traigo|en obra|a pie de obra|en tu local|en su local|se lo pon*|se los pon*|se la pon*|se las pon*|te lo pon*|te los pon*|os lo pon*|os los pon*|se lo teng*|se los teng*|lo tengo allí|lo entreg*|se lo dej*|se los dej*',
  it: "passa da|passano da|portano|porta lui|porta lei|consegn*|termin* di|tempi di|tempi|disponib*|spedizion*|spediamo|evasione|arriva*|pront*|approntamento|lavorazione|ce li avete|ce l'avete|avete tutto|li avete|dalla conferma|dall'ordine|data ordine|esecuzione|avrete|avrà|ricever*|riceve|recapit*|spedi*|fine lavori|inizio lavori|lavor* finit*|lavor* terminat*|fine dei lavori|ultimazione|finit* in|completamento|montaggio|posa|ci servono|ci vogliono|impieghiamo|lo porto|li porto|la porto|le porto|portiamo|hai tutto|in cantiere|in officina|da voi|lì da voi|glielo porto|gliela porto|glieli porto|gliele porto|ve lo porto|ve li porto|te li porto|te lo porto|glielo port*|è da lei|è lì",
  nl: 'staan hier|staat hier|hier op|brengen|brengt|levert|komt op|komen op|binnen op|levertijd*|lever*|geleverd|verzend*|verzonden|beschikbaar|uitvoering|doorlooptijd|na opdracht|na bestelling|na akkoord|bij u|in huis|thuis|klaar|heeft u|hebt u|heb je|je hebt|jullie hebben|u heeft|u hebt|ontvang*|bezorg*|thuisbezorg*|aflever*|oplever*|afgerond|gereed|nodig hebben|hebben … nodig|duurt|montage|brengen we|brengen wij|breng ik|we brengen|wij brengen|ik breng|op de werf|op locatie|staat er|staat alles|staan ze|staat het|zet ik het|zetten we het|heb ik het',
  pt: 'trazem|traz|levam|chega a|prazo*|entreg*|envio*|enviamos|disponib*|disponíve*|fabrico|execução|após encomenda|após adjudicação|após confirmação|início|chega*|pront*|terá|terão|receb*|despach*|levamos|expediç*|fim da obra|fim dos trabalhos|conclusão|concluíd*|terminad*|acabad*|precisamos de|demora*|tem lá|têm lá|tem aí|têm aí|tem tudo|têm tudo|está aí|estão aí|levo-lhe|levo aí|levo-vos|na obra|aí em casa|deixo aí|ponho aí|coloco aí|ponho na obra|deixo na obra',
  pl: 'przywożą|przywiozą|dowożą|dowiozą|będzie na|będą na|na dzień|termin*|realizacj*|dostaw*|wysyłk*|wysyłamy|dostępn*|czas*|wykonani*|montaż*|od zamówienia|od złożenia|od akceptacji|odbiór|gotow*|masz to|macie to|masz je|macie je|przesyłk*|otrzyma*|dostarcz*|dowoz*|dowozimy|dowieziem*|przywoz*|przywiez*|zakończeni*|skończym*|ukończeni*|potrzebujemy|zajmie|zajmuje|na bazie|na budowie|na placu|na miejscu|u was|u pana|u pani|u państwa|u klienta|zawiez*|zawioz*|przywioz*|dowioz*|macie',
} as const;

/** What heads a column of days or weeks, or stands before "(days)". Source: columns of quotation portals and spreadsheets. */
export const LEAD_HEADINGS = {
  en: 'lead|lead time|lead-time|leadtime|delivery|delivery time|availability|l/t|lt',
  de: 'lieferzeit|lieferfrist|lieferung|lieferung in|liefertermin|lz',
  fr: 'délai|délais|delai|délai de livraison|delai livraison|délai livraison|livraison',
  es: 'plazo|plazo de entrega|plazo entrega|entrega',
  it: 'consegna|tempi di consegna|tempo di consegna|termine di consegna|tempi',
  nl: 'levertijd|levertermijn|leveringstermijn|levering',
  pt: 'prazo|prazo de entrega|prazo entrega|entrega',
  pl: 'termin|termin dostawy|termin realizacji|czas dostawy|czas realizacji|dostawa|realizacja',
} as const;

/** From when a time runs that is one to deliver in: payment begins it, and is not what is due by its end. */
export const FROM_PAYMENT = {
  en: 'from payment|after payment|from receipt of payment|after receipt of payment|upon payment|on payment|of payment|from your payment|once paid|from deposit|after deposit|from receipt of deposit|of cleared funds|from cleared funds|after cleared funds',
  de: 'nach zahlungseingang|ab zahlungseingang|nach zahlung|ab zahlung|nach geldeingang|nach anzahlung|nach eingang der anzahlung|nach eingang der zahlung',
  fr: 'après paiement|dès paiement|dès réception du paiement|à réception du paiement|après réception du paiement|après règlement|dès règlement',
  es: 'tras el pago|desde el pago|después del pago|a partir del pago|tras la confirmación del pago|una vez pagado',
  it: 'dal pagamento|dopo il pagamento|ad avvenuto pagamento|dal ricevimento del pagamento|dalla ricezione del pagamento',
  nl: 'na betaling|na ontvangst van betaling|na ontvangst van de betaling|na aanbetaling',
  pt: 'após pagamento|após o pagamento|após confirmação do pagamento|a contar do pagamento',
  pl: 'od zaksięgowania wpłaty|po zaksięgowaniu wpłaty|po wpłacie|od wpłaty|od zapłaty|po zapłacie|od zaksięgowania płatności',
} as const;

/** Days beside these are none of a delivery: validity, payment, guarantees, terms of a contract. */
export const NO_LEAD = {
  de: 'gültig*|bindefrist|gebunden|zahl*|zahlungsziel|netto|skonto|rechnung*|garantie*|gewährleistung*|widerruf*|rückgabe*|kündigung*|laufzeit|vertrag*|mindestlaufzeit|stornier*',
  fr: 'valable*|validité|valide*|paiement|règlement|payable|fin de mois|facture*|net|garantie*|rétractation|retour*|engagement|contrat|résiliation|escompte|annulation',
  es: 'válid*|valid*|validez|vigen*|caduc*|vence*|pago*|pagar|crédito|factura*|garantía*|devoluci*|contrato|permanencia|vencimiento|neto|de su fecha',
  it: 'valid*|scad*|pagament*|bonifico|riba|ri.ba.|fattura|d.f.|f.m.|d.f.f.m|f.m|fm|dffm|df|d.f.f.m.|data fattura|fine mese|garanzi*|reso|recesso|contratto|netti|rimessa',
  nl: 'geldig*|gestand*|betal*|betaaltermijn|factuur*|garantie*|retour*|bedenktijd|contract*|opzeg*|looptijd|netto|vervalt',
  pt: 'válid*|validade|valid*|pagamento*|pagar|fatura*|factura*|garantia*|devoluç*|contrato|fidelização|vencimento|líquido',
  pl: 'ważn*|płat*|zapłat*|przelew*|faktur*|gwarancj*|rękojmi*|zwrot*|umow*|wypowiedzeni*|obowiązuj*|wiążąc*',
} as const;

/** At hand, and sent at once. */
export const FROM_STOCK = {
  de: 'sofort|sofort lieferbar|sofort verfügbar|ab lager|ab lager lieferbar|auf lager|lagernd|lagerware|vorrätig|prompt lieferbar|kurzfristig ab lager',
  fr: 'en stock|sur stock|de stock|disponible|disponibles|disponible de suite|disponible immédiatement|de suite|immédiat|immédiate|livraison immédiate|en magasin',
  es: 'en stock|en existencia|en existencias|en almacén|entrega inmediata|inmediata|inmediato|disponible|disponibles|stock disponible|disponibilidad inmediata',
  it: 'in magazzino|a magazzino|pronta consegna|consegna pronta|consegna: pronta|consegna … pronta|disponibile|disponibili|disponibile subito|disponibilità immediata|merce pronta|consegna immediata|pronto magazzino',
  nl: 'uit voorraad|op voorraad|voorradig|direct leverbaar|direct beschikbaar|per direct|uit voorraad leverbaar',
  pt: 'em stock|em estoque|pronta entrega|à pronta entrega|entrega imediata|imediata|imediato|disponível|disponíveis|em armazém',
  pl: 'od ręki|dostępne|dostępny|dostępna|dostępne z magazynu|dostępny z magazynu|na stanie|z magazynu|w magazynie|od zaraz|natychmiast',
  sv: 'i lager|omgående',
  ja: '在庫あり|在庫有|即納',
} as const;

/** The contrary of it. */
export const NOT_AT_HAND = {
  de: 'nicht auf lager|nicht ab lager|nicht lagernd|nicht vorrätig|nicht sofort|nicht verfügbar|ausverkauft',
  fr: 'pas en stock|plus en stock|hors stock|en rupture|indisponible|non disponible|pas disponible',
  es: 'sin stock|sin existencias|no disponible|agotado|agotada|no hay',
  it: 'non disponibile|esaurito|non in magazzino|non a magazzino',
  nl: 'niet op voorraad|niet voorradig|uitverkocht|niet leverbaar|niet beschikbaar',
  pt: 'sem stock|sem estoque|esgotado|indisponível|não disponível',
  pl: 'brak na stanie|niedostępn*|brak w magazynie',
} as const;

/** The day after the order. "Morgen" and "mañana" are the morning too: only with what comes then. */
export const NEXT_DAY_WORDS = {
  en: 'next day|next business day|next working day|overnight|tomorrow',
  de: 'morgen früh|schon morgen|gleich morgen|bis morgen|morgen vormittag|nächster tag|nächsten tag|nächster werktag|nächsten werktag|nächster arbeitstag|am folgetag|morgen lieferbar|morgen geliefert|morgen bei ihnen|morgen da',
  fr: 'demain|le lendemain|jour suivant|lendemain de la commande',
  es: 'día siguiente|mañana mismo|entrega mañana|entregamos mañana|llega mañana',
  it: 'domani|giorno dopo|giorno successivo',
  nl: 'morgenochtend|morgen al|morgen in de winkel|morgen klaar|volgende dag|volgende werkdag|morgen in huis|morgen geleverd|morgen bezorgd|morgen leverbaar|morgen bij u|levering morgen',
  pt: 'amanhã|dia seguinte',
  pl: 'jutro|następnego dnia|następny dzień',
} as const;

/** Beside a span of time that stands by itself in its clause. */
export const ABOUT_A_TIME = {
  en: 'still|again|allow|please allow|count on|figure on|figure|reckon on|within|in|about|approx|around|roughly|ca|up to|max|only|or so|tops|at the moment|at present|currently|right now|at most|just now',
  de: 'weiterhin|nach wie vor|rechnen sie mit|bitte mit … rechnen|innerhalb|innerhalb von|binnen|in|ca|circa|etwa|rund|max|maximal|derzeit|aktuell|zurzeit|zur zeit',
  fr: 'toujours|comptez|compter|prévoyez|prévoir|sous|en|dans|environ|env|maximum|actuellement|en ce moment',
  es: 'sigue siendo|calcule|calcula|cuente con|cuenta con|en|dentro de|unos|aprox|máximo|actualmente',
  it: 'sempre|calcolate|calcoli|calcola|in|entro|circa|ca|massimo|al momento',
  nl: 'nog steeds|reken op|rekent u op|houd rekening met|binnen|in|circa|ca|ongeveer|max|maximaal|momenteel|op dit moment',
  pt: 'continua a ser|conte com|contar com|em|dentro de|cerca de|aprox|máximo|de momento',
  pl: 'nadal|proszę liczyć|liczyć|w ciągu|ok|około|maks|obecnie',
} as const;
