/**
 * What an order says behind the things that it asks for, by language: where they go, how prices are to be compared, who asks. Source: the forms of
 * requests for quotation in these languages.
 */
export const BEHIND_THE_PART = {
  en: [
    'tipped at|tipped in|tipped on|unloaded at|unloaded in|date is flexible|dates are flexible|date flexible|flexible on dates|which of these|which of them|which one|supplied and fitted|supplied & fitted|supplied and installed|fitted and|put up|here at|here by|here in|over here|dropped off|drop off|picked up|collected|mounted and|job site|jobsite|delivered to|delivered|delivery to|ex vat|ex. vat|excl vat|excluding vat|before vat|plus vat|inc vat|incl vat|including vat|supply and fit|supply & fit|everything inc|everything incl|all inc|all prices|we are|we take|we pay|we have|fees only|comparing|compare',
    'and have had|and have received|and have got|and have these|and received|and got|and we got|and we received|and i have|and i received',
  ].join('|'),
  de: [
    'abgekippt|abgeladen|termin flexibel|termin ist flexibel|welcher davon|welches davon|geliefert und montiert|inkl. montage|samt montage|benötigt|baustelle|lieferort|lieferadresse|mit lieferung|lieferung nach|geliefert nach|lieferung an|franko baustelle|franko|frei baustelle|frei haus|inkl. lieferung|preise bitte|bitte netto|vergleichen|vergleich netto|vergleich brutto|zum vergleich',
    'für unser*|für mein*|für die neue*|für den neuen|für das neue|bestellen|kaufen|einkaufen|anschaffen|beschaffen|und habe|und haben|und wir haben|und ich habe',
  ].join('|'),
  fr: [
    'prix ttc|prix ht|date flexible|lequel|laquelle|fourniture et pose|fourni et posé|fournis et posés|fournies et posées|chantier à|chantier de|livraison à|livraison au|livraison en|livraison sur|livrés au|livrées au|livrés à|livrées à|livré à|à livrer à|comparer|à comparer|comparaison',
    "pour notre|pour nos|pour le nouve*|pour la nouvelle|et j'ai|et j’ai|et nous avons|et on a",
  ].join('|'),
  es: [
    'fecha flexible|cuál de|suministrado e instalado|suministrados e instalados|suministradas e instaladas|puesto en|puestos en|con entrega en|entrega en|con iva|sin iva|obra en|entregado en|entregados en|para entrega en|comparar|comparativa|comparación|comparando',
    'para nuestr*|para el nuevo|para la nueva|y he recibido|y hemos recibido|y tengo|y tenemos|y me han|y nos han',
  ].join('|'),
  it: [
    'data flessibile|quale dei|quale delle|fornitura e posa|forniti e posati|fornite e posate|forniti e montati|consegna a|consegna in|consegna presso|resa in|iva esclusa|iva inclusa|con consegna a|consegnati a|da consegnare a|confrontare|confronto|da confrontare|confrontando',
    'per la nostra|per il nostro|per i nostri|per le nostre|per la nuova|per il nuovo|e ho ricevuto|e abbiamo ricevuto|e ho|e abbiamo',
  ].join('|'),
  nl: [
    'datum flexibel|welke van|geleverd en geplaatst|geleverd en gemonteerd|nodig|geleverd in|levering|met levering in|levering in|te leveren in|vergelijken|vergelijking|te vergelijken|vergelijk',
    'voor onze|voor ons|voor mijn|voor de nieuwe|voor het nieuwe|bestellen|kopen|inkopen|aanschaffen|en kreeg|en kregen|en heb|en hebben|en we hebben|en wij hebben',
  ].join('|'),
  pt: [
    'fornecimento e montagem|fornecidos e instalados|fornecidas e instaladas|entregues em|entregue em|com entrega em|entrega em|entrega no|entrega na|comparar|comparação|a comparar|comparando',
    'para a nossa|para as nossas|para o nosso|para os nossos|para a nova|para o novo|e recebi|e recebemos|e tenho|e temos',
  ].join('|'),
  pl: [
    'z dostawą i montażem|z montażem|z dostawą do|z transportem do|dostawa do|z dostawą|z dowozem|dowóz do|dowóz na|dostawa na|ceny netto|porównać|porównanie|do porównania|porównujemy',
    'do nasz*|dla nasz*|do now*|dla now*|i dostałem|i dostałam|i dostaliśmy|i otrzyma*|i mam|i mamy',
  ].join('|'),
  sv: 'levererat till|leverans|med leverans till|leverans till|jämför',
} as const;

/** Before the number that a buyer files a request under, at the head of it: "RDA 4410: 12 …". Source: forms of purchase requisitions. */
export const REQUEST_NUMBERS = {
  en: 'requisition|purchase requisition|indent|purchase indent|pr|req|ref|reference|enquiry|inquiry|file|project|case',
  de: 'anfrage|bedarfsanforderung|banf|bedarf|vorgang|projekt|auftrag|kommission|komm|az|aktenzeichen|bestellanforderung',
  fr: "demande|demande d'achat|da|réf|affaire|dossier|chantier|consultation|appel d'offres",
  es: 'requisición|requisicion|req|solicitud|solicitud de compra|ref|expediente|expte|obra|proyecto|licitación',
  it: 'rda|r.d.a|richiesta|rif|commessa|ordine|pratica|cantiere|gara|rdo',
  nl: 'aanvraag|inkoopaanvraag|ref|kenmerk|dossier|project|werk|opdracht',
  pt: 'requisição|requisicao|req|pedido|ref|processo|obra|solicitação|concurso',
  pl: 'zapytanie|zapotrzebowanie|zlecenie|nr sprawy|znak sprawy|zamówienie|projekt|sprawa|postępowanie',
} as const;

/** How a table heads the column of its vendors. */
export const VENDOR_HEADINGS = {
  en: 'vendor|supplier|bidder|company|seller|contractor|dealer|shop|provider',
  de: 'anbieter|lieferant|bieter|firma|händler',
  fr: 'fournisseur|société|prestataire|entreprise',
  es: 'proveedor|empresa|oferente|casa',
  it: 'fornitore|ditta|azienda|offerente',
  nl: 'leverancier|aanbieder|bedrijf',
  pt: 'fornecedor|empresa|firma|proponente',
  pl: 'dostawca|oferent|hurtownia|firma',
  sv: 'leverantör|företag',
  ja: '業者|仕入先|会社名',
} as const;

/** What a comparison holds offers against, in a row, a column or a line of its own. */
export const COMPARED_WITH = {
  en: 'last year*|previous year|prior year|last time|last order|previous order|last price|previous price|lowest|cheapest|best price|highest|average|mean|median|budget*|estimate|est|should cost|reference price|benchmark|now paying|paid now|current price|target|target price|list price|rrp|msrp|difference|variance|saving|savings|spread|total|subtotal|winner|rank|ranking',
  de: 'vorjahr*|letztes jahr|schätzung|eigene schätzung|schätzpreis|sollpreis|richtpreis|kostenvoranschlag ingenieur|letztes mal|bisher|bisheriger preis|günstigste*|billigste*|bestpreis|niedrigste*|höchste*|durchschnitt|mittelwert|kostenschätzung|zielpreis|listenpreis|differenz|ersparnis|summe|gesamt|rang',
  fr: "année dernière|l'an dernier|année précédente|dernière fois|moins cher|moins-disant|le plus bas|moyenne|estimation|estimatif|estimation ingénieur|prix de référence|prix actuel|prix cible|écart|différence|rang",
  es: 'año pasado|año anterior|última vez|más barato|más bajo|promedio|media|presupuestado|estimación|estimado|presupuesto base|precio de referencia|precio actual|precio objetivo|diferencia|ahorro',
  it: 'anno scorso|anno precedente|ultima volta|più basso|più economico|media|stima|base d asta|prezzo di riferimento|prezzo attuale|prezzo obiettivo|differenza|risparmio',
  nl: 'vorig jaar|vorige keer|laagste|goedkoopste|gemiddelde|begroting|raming|kostenraming|huidige prijs|richtprijs|verschil|besparing|totaal',
  pt: 'ano passado|ano anterior|última vez|mais barato|mais baixo|média|estimativa|preço base|preço de referência|preço atual|preço alvo|diferença|poupança',
  pl: 'zeszły rok|poprzedni rok|rok temu|najtańsz*|najniższ*|średnia|budżet|szacunek|kosztorys|kosztorys inwestorski|cena obecna|różnica|oszczędność|razem|suma',
  sv: 'förra året|förra gången|lägst*|billigast*|genomsnitt|riktpris|skillnad|summa',
} as const;

/** What a heading counts: "Quote 1", "Proveedor 2", "Option B". */
export const OPENING_NOUNS = {
  en: 'quote|quotation|bid|offer|proposal|vendor|supplier|response|option|company|contractor|bidder|shop|estimate|party|firm|agency|submission',
  de: 'angebot|anbieter|lieferant|firma|variante',
  fr: 'devis|offre|fournisseur|proposition|soumission',
  es: 'oferta|presupuesto|cotización|proveedor|opción',
  it: 'offerta|preventivo|fornitore|opzione',
  nl: 'offerte|leverancier|aanbieding|optie',
  pt: 'proposta|orçamento|fornecedor|cotação|opção',
  pl: 'oferta|dostawca|propozycja|opcja',
  sv: 'offert|leverantör|alternativ',
} as const;

/** What a paper or a message with an offer is called, before the name of who sends it: "Angebot Holzbau Lienz GmbH". */
export const DOCUMENT_NOUNS = {
  en: 'quote|quotation|estimate|proposal|bid|offer',
  de: 'angebot|anbot|offerte|kostenvoranschlag',
  fr: 'devis|offre|proposition|soumission',
  es: 'presupuesto|oferta|cotización|cotizacion|proforma',
  it: 'preventivo|offerta',
  nl: 'offerte|aanbieding|prijsopgave',
  pt: 'orçamento|proposta|cotação',
  pl: 'oferta|wycena|kosztorys',
} as const;
/** Before the number by which a firm knows who it writes to. */
export const CUSTOMER_WORDS = {
  en: 'customer|client|account',
  de: 'kunde|kundennummer|kunden-nr|kd.-nr|kd-nr|debitor',
  fr: 'client|n° client|code client|compte',
  es: 'cliente|código cliente|nº cliente',
  it: 'cliente|codice cliente|cod. cliente',
  nl: 'relatie|klant|klantnummer|klantnr|relatienummer|relatienr|debiteur',
  pt: 'cliente|código cliente|n.º cliente',
  pl: 'klient|nr klienta|kontrahent|nr kontrahenta',
} as const;
/** Where goods are sold, as shops say behind their names. */
export const SHOP_WORDS = {
  en: 'online shop|online store|webshop|web shop|shop|store',
  de: 'onlineshop|online-shop|webshop|versandhandel|versandhaus',
  fr: 'boutique|boutique en ligne|magasin|vente en ligne',
  es: 'tienda|tienda online|tienda en línea|almacén',
  it: 'negozio|negozio online|vendita online',
  nl: 'webwinkel|webshop|winkel',
  pt: 'loja|loja online|loja virtual',
  pl: 'sklep|sklep internetowy|hurtownia',
} as const;
/** Names of services that carry messages, and short ones for them; the same in all languages. */
export const MESSENGERS =
  'audio|voice note|voice message|voicemail|text message|text|sprachnachricht|vocal|message vocal|nota de voz|nota vocale|voicebericht|whatsapp|sms|telegram|messenger|viber|e-mail|email|chat|live chat|czat|tchat';

/** What holds an offer where somebody copies several from screens and files: it counts them and names nobody. */
export const COPIED_NOUNS = {
  en: 'basket|cart|sheet|tab|screenshot|screen|photo|pic|picture|scan|email|e-mail|mail|reply|message|attachment|file|letter|note',
  de: 'warenkorb|blatt|tabelle|foto|bild|mail|e-mail|antwort|nachricht|anhang|datei|brief|schreiben',
  fr: 'panier|feuille|onglet|photo|capture|mail|réponse|message|fichier|lettre|courrier',
  es: 'carrito|hoja|pestaña|foto|captura|correo|respuesta|mensaje|archivo|carta',
  it: 'carrello|foglio|foto|schermata|mail|risposta|messaggio|allegato|lettera',
  nl: 'winkelwagen|blad|tabblad|foto|mail|antwoord|bericht|bijlage|brief',
  pt: 'carrinho|folha|foto|captura|e-mail|resposta|mensagem|anexo|carta',
  pl: 'koszyk|arkusz|zdjęcie|zrzut|mail|odpowiedź|wiadomość|załącznik|pismo',
  sv: 'kundvagn|blad|flik|foto|skärmbild|mejl|svar|meddelande|bilaga',
} as const;

/** Which of several offers, in words and figures: those for the first, then for the second and so on. */
export const ORDINALS = [
  {
    en: '1st|first',
    de: 'erste|erster|erstes',
    fr: '1er|1ère|premier|première',
    es: '1º|1ª|primer|primero|primera',
    it: '1º|1ª|primo|prima',
    nl: '1e|eerste',
    pt: '1º|1ª|primeiro|primeira',
    pl: 'pierwszy|pierwsza',
  },
  {
    en: '2nd|second',
    de: 'zweite|zweiter|zweites',
    fr: '2e|2ème|deuxième|second',
    es: '2º|2ª|segundo|segunda',
    it: '2º|2ª|secondo|seconda',
    nl: '2e|tweede',
    pt: '2º|2ª|segundo|segunda',
    pl: 'drugi|druga',
  },
  {
    en: '3rd|third',
    de: 'dritte|dritter|drittes',
    fr: '3e|3ème|troisième',
    es: '3º|3ª|tercer|tercero|tercera',
    it: '3º|3ª|terzo|terza',
    nl: '3e|derde',
    pt: '3º|3ª|terceiro|terceira',
    pl: 'trzeci|trzecia',
  },
  {
    en: '4th|fourth',
    de: 'vierte|vierter|viertes',
    fr: '4e|4ème|quatrième',
    es: '4º|4ª|cuarto|cuarta',
    it: '4º|4ª|quarto|quarta',
    nl: '4e|vierde',
    pt: '4º|4ª|quarto|quarta',
    pl: 'czwarty|czwarta',
  },
] as const;

/** What an ordinal stands before or alone for: "1st one", "le premier". */
export const COUNTED_ONES = {
  en: 'one|guy|place|seller|price|text',
  de: 'preis|händler|nachricht',
  fr: 'prix|vendeur|artisan',
  es: 'precio|vendedor',
  it: 'prezzo|venditore',
  nl: 'prijs|verkoper',
  pt: 'preço|vendedor',
  pl: 'cena|sprzedawca',
} as const;

/** What stands before the name of who offers. */
export const SENDER_WORDS = {
  en: 'from|vendor|vendor name|supplier|supplier name|company|company name|bidder|bidder name|tenderer|seller|sold by|firm|firm name',
  de: 'von|lieferant|lieferantenname|anbieter|bieter|verkäufer|firma|firmenname',
  fr: 'de|fournisseur|nom du fournisseur|vendeur|soumissionnaire|société|raison sociale|entreprise',
  es: 'proveedor|nombre del proveedor|vendedor|ofertante|licitador|empresa|razón social',
  it: 'da|fornitore|nome fornitore|venditore|offerente|ditta|ragione sociale|azienda',
  nl: 'van|leverancier|naam leverancier|verkoper|inschrijver|aanbieder|bedrijf|bedrijfsnaam',
  pt: 'fornecedor|nome do fornecedor|vendedor|concorrente|empresa|firma|proponente|razão social|denominação social',
  pl: 'od|dostawca|nazwa dostawcy|sprzedawca|oferent|wykonawca|firma|nazwa firmy',
  sv: 'från|leverantör',
} as const;

/** Between which offer it is and the name of the firm. */
export const BEFORE_A_FIRM = {
  en: 'from the firm|from the company|of the firm|by the company',
  de: 'von der firma|der firma|von firma|fa.|firma',
  fr: "de la société|de l'entreprise|de l’entreprise|de la maison|de chez|société|entreprise",
  es: 'de la empresa|de la casa|de la firma|empresa',
  it: 'della ditta|dalla ditta|della società|dalla società|dell’impresa|ditta',
  nl: 'van de firma|van firma|van het bedrijf|firma',
  pt: 'da empresa|da firma|empresa|firma',
  pl: 'od firmy|z firmy|firmy|firma',
} as const;

/** What is compared, where a brief counts it: "3 ofertas". */
export const OFFER_NOUNS = {
  de: 'angebote|angeboten|offerten|anbieter|lieferanten',
  fr: 'devis|offres|fournisseurs',
  es: 'ofertas|presupuestos|cotizaciones|proveedores',
  it: 'offerte|preventivi|fornitori',
  nl: 'offertes|leveranciers',
  pt: 'propostas|orçamentos|cotações|fornecedores',
  pl: 'oferty|ofert|dostawców',
  sv: 'offerter|leverantörer',
} as const;

/** Between a firm and its price, where somebody tells what others offer. */
export const OFFERS_VERBS = {
  en: 'quotes|quoted|offers|offered|wants|want|asks|asked|charges|would charge|said|says|bids|bid|is asking|are asking|came in at|came back at|came back with|will do|can do|is at|are at|is pleased to|are pleased to|is happy to|are happy to',
  de: 'bietet|bieten|bot|freut sich|freuen sich|verlangt|verlangen|will|wollen|nimmt|liegt bei|hat geboten',
  fr: 'propose|proposent|demande|demandent|offre|offrent|annonce|a le plaisir|ont le plaisir',
  es: 'ofrece|ofrecen|pide|piden|cobra|cobran|cotiza|cotizó|tiene el gusto|tiene el agrado|se complace',
  it: 'offre|offrono|chiede|chiedono|propone|propongono|è lieta di|ha il piacere',
  nl: 'biedt|bieden|vraagt|vragen|rekent|rekenen|biedt u graag|doet u graag',
  pt: 'oferece|oferecem|pede|pedem|cobra|cobram|tem o prazer|tem o gosto',
  pl: 'oferuje|oferują|chce|chcą|proponuje|ma przyjemność|mają przyjemność',
  sv: 'erbjuder|begär|tar|vill ha',
} as const;

/** That a thing is offered besides, for who wants it, by language. */
export const FOR_WHO_WANTS_IT = {
  en: 'if you ever want|if you ever need|if ever you want|should you ever want|should you ever need|if you ever fancy',
  de: 'optional*|option|als option|auf wunsch|gegen aufpreis|zusätzlich buchbar|zubuchbar|wenn gewünscht|falls gewünscht|nicht im preis',
  fr: 'en option|option|options|optionnel*|sur demande|facultati*|si souhaité|si vous le souhaitez',
  es: 'opcional*|opción|como opción|si lo desea|si lo desean|si se desea|a petición|si lo quiere',
  it: 'opzional*|optional|opzione|su richiesta|a richiesta|facoltativ*|se desiderat*|eventuale',
  nl: 'optioneel|optionele|optie|desgewenst|op verzoek|indien gewenst',
  pt: 'opcional*|opção|se pretender|se pretenderem|se desejar|caso pretenda|a pedido|facultativ*',
  pl: 'opcjonaln*|opcja|w opcji|na życzenie|fakultatywn*|jako opcja',
} as const;

/** That a thing is priced as a whole, where a list of works says of each how it is counted, by language. */
export const AS_A_WHOLE = {
  en: 'lump sum|as a lump sum|one lot|all in one',
  de: 'pauschal|als pauschale|pauschale|psch|psch.|zum festpreis',
  fr: 'au forfait|forfait|forfaitaire|en forfait|ens.|un ensemble',
  es: 'a tanto alzado|tanto alzado|partida alzada|p.a.|precio cerrado',
  it: 'a corpo|forfait|a forfait|forfettario|forfettaria',
  nl: 'vaste prijs|tegen vaste prijs|forfaitair|v.p.|stelpost',
  pt: 'valor global|preço global|por valor global|empreitada global|vg',
  pl: 'ryczałt|ryczałtem|ryczałtowo|kpl.',
} as const;

/** One price for however many, by language. Source: price lists of software and of telephone companies. */
export const FLAT_RATES = {
  en: 'flat rate|flat fee|flat price',
  de: 'pauschal*|flatrate|festpreis',
  fr: 'forfait*|tarif unique|prix unique',
  es: 'tarifa plana|precio cerrado|tarifa única',
  it: 'canone fisso|tariffa fissa|tariffa flat|forfait',
  nl: 'vast tarief|vaste prijs|alles-in-één-tarief',
  pt: 'tarifa plana|preço fixo|tarifa única|mensalidade fixa',
  pl: 'ryczałt*|stała opłata|abonament stały',
} as const;

/** Behind the word for several offers, in the head over them. */
export const RECEIVED = {
  en: 'received|obtained|submitted',
  de: 'eingegangen|erhalten|eingeholt',
  fr: 'reçus|reçues|obtenus|obtenues',
  es: 'recibidas|recibidos|obtenidas|obtenidos',
  it: 'ricevuti|ricevute|pervenuti|pervenute',
  nl: 'ontvangen|binnengekomen',
  pt: 'recebidas|recebidos|obtidas|obtidos',
  pl: 'otrzymane|złożone|zebrane',
} as const;
