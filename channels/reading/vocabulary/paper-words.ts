/** What is printed over an offer, besides the plain nouns for it. Written for this project after how such papers read, as all lists of this file. */
export const PAPER_TITLES = {
  orders:
    'order|bestellung|ihre bestellung|auftragsbestätigung|commande|votre commande|pedido|tu pedido|su pedido|ordine|il tuo ordine|bestelling|uw bestelling|encomenda|zamówienie|twoje zamówienie',
  en: 'sales quote|sales quotation|price quote|price quotation|pro-forma invoice|pro forma invoice|proforma invoice|pro-forma|proforma|tender|order form|order acknowledgement',
  de: 'preisangebot|lieferangebot|verkaufsangebot|proforma-rechnung|proformarechnung|proforma|bestellformular|angebotsformular',
  fr: 'offre de prix|offre commerciale|proposition commerciale|proposition de prix|facture pro forma|facture pro-forma|facture proforma|pro forma|bon de commande|bordereau de prix',
  es: 'oferta comercial|oferta económica|propuesta económica|propuesta comercial|factura proforma|factura pro forma|hoja de pedido|presupuesto de venta',
  it: 'offerta commerciale|proposta commerciale|offerta economica|fattura proforma|fattura pro-forma|fattura pro forma|proforma|modulo d’ordine|preventivo di spesa',
  nl: 'prijsofferte|prijsaanbieding|verkoopofferte|proformafactuur|pro-formafactuur|pro forma factuur|proforma|bestelformulier',
  pt: 'proposta comercial|proposta de preço|orçamento comercial|fatura pró-forma|fatura proforma|fatura pro forma|pró-forma|proforma|nota de encomenda|cotação de preços',
  pl: 'oferta handlowa|oferta cenowa|propozycja cenowa|kalkulacja cenowa|faktura proforma|faktura pro forma|proforma|formularz ofertowy|formularz zamówienia',
} as const;

/** What a buyer's own form is called, which those who offer fill in. */
export const REQUEST_TITLES = {
  en: 'request for quotation|request for quote|request for quotes|request for quotations|request for proposal|request for proposals|request for tender|invitation to bid|invitation to tender|tender enquiry|form of tender|bid form|bid schedule',
  de: 'preisanfrage|angebotsanfrage|angebotsaufforderung|aufforderung zur angebotsabgabe',
  fr: "demande de prix|demande de devis|demande de cotation|appel d’offres|appel d'offres",
  es: 'solicitud de cotización|solicitud de presupuesto|solicitud de oferta|petición de ofertas',
  it: "richiesta di offerta|richiesta di preventivo|richiesta d’offerta|richiesta d'offerta",
  nl: 'offerteaanvraag|prijsaanvraag|offerteverzoek',
  pt: 'pedido de cotação|pedido de orçamento|pedido de proposta|solicitação de cotação',
  pl: 'zapytanie ofertowe|zapytanie cenowe|zaproszenie do składania ofert',
} as const;

/** What heads a part of an offer, and names nobody: goods that may be left out, prices by quantity, a cart and what it comes to. */
export const PAPER_PARTS = {
  en: 'optional items|optional extras|optional|options|option|extras|accessories|quantity pricing|price breaks|volume pricing|quantity breaks|quantity discounts|order summary|your order|basket summary|cart summary|your basket|your cart|my basket|my cart|shopping basket|shopping cart|shopping bag|basket|cart|terms and notes|terms & conditions|terms and conditions|notes|issued|currency|status|bid status|details|contact person',
  de: 'optional|optionen|option|optionale positionen|eventualpositionen|eventualposition|bedarfsposition|bedarfspositionen|alternativpositionen|zubehör|staffelpreise|mengenstaffel|mengenstaffeln|preisstaffel|staffelung|bestellübersicht|bestellzusammenfassung|zusammenfassung|ihr warenkorb|mein warenkorb|warenkorb|einkaufswagen|konditionen|bemerkungen|hinweise|währung|status|ansprechpartner',
  fr: 'option|options|en option|prix dégressifs|tarif dégressif|tarifs dégressifs|tarif par quantité|remises quantitatives|récapitulatif|récapitulatif de commande|résumé de la commande|mon panier|votre panier|panier|conditions|remarques|devise|statut|interlocuteur',
  es: 'opcional|opcionales|opción|opciones|precios por cantidad|escalado de precios|tramos de precio|descuentos por volumen|resumen del pedido|resumen de la compra|resumen|tu cesta|mi cesta|cesta de la compra|mi carrito|tu carrito|carrito de la compra|carrito|cesta|condiciones|observaciones|moneda|estado|persona de contacto',
  it: 'opzionale|opzionali|opzione|opzioni|accessori opzionali|prezzi a scaglioni|scaglioni di prezzo|sconti quantità|riepilogo ordine|riepilogo|il tuo carrello|il mio carrello|carrello|condizioni|note|valuta|stato|referente',
  nl: 'optioneel|optionele artikelen|optie|opties|staffelprijzen|staffel|prijsstaffel|staffelkorting|overzicht bestelling|overzicht|besteloverzicht|winkelwagen|winkelmandje|mijn winkelwagen|uw winkelwagen|uw winkelmandje|mijn winkelmandje|voorwaarden|opmerkingen|valuta|status|contactpersoon',
  pt: 'opcional|opcionais|opção|opções|preços por quantidade|escalões de preço|descontos por quantidade|resumo da encomenda|resumo do pedido|resumo|o seu carrinho|o meu carrinho|carrinho de compras|carrinho|o meu cesto|cesto|condições|observações|moeda|estado|pessoa de contacto',
  pl: 'opcjonalnie|opcja|opcje|elementy opcjonalne|ceny progowe|progi ilościowe|progi cenowe|rabaty ilościowe|podsumowanie|podsumowanie zamówienia|twój koszyk|mój koszyk|koszyk|warunki|uwagi|waluta|status|osoba kontaktowa',
} as const;

/** How the letter round an offer begins. */
export const LETTER_OPENINGS = {
  en: 'thank you for|thanks for|many thanks for|further to|with reference to|with regard to|in response to|in reply to|in answer to|following your|referring to|we are pleased to|we have pleasure in|we thank you for|we would like to offer|please find',
  de: 'vielen dank für|herzlichen dank für|besten dank für|wir danken|wir bedanken uns|bezugnehmend auf|mit bezug auf|unter bezugnahme auf|gerne bieten wir|gern bieten wir|auf ihre anfrage|wie gewünscht|wie besprochen|wir freuen uns',
  fr: 'suite à|pour faire suite à|faisant suite à|en réponse à|nous vous remercions|merci de votre|merci pour votre|veuillez trouver|nous avons le plaisir|comme convenu',
  es: 'atendiendo a|en respuesta a|en relación con|en referencia a|de acuerdo con|agradecemos|agradeciendo|gracias por|según lo solicitado|tal como|adjuntamos|nos complace|tenemos el gusto',
  it: 'in riferimento a*|con riferimento a*|facendo seguito a*|a seguito de*|in risposta a*|vi ringraziamo|la ringraziamo|ringraziando*|come da|siamo lieti|grazie per|di seguito',
  nl: 'naar aanleiding van|in antwoord op|met referte aan|onder verwijzing naar|hartelijk dank voor|dank voor|bedankt voor|wij danken u|hierbij|graag bieden wij|conform uw',
  pt: 'no seguimento d*|em resposta a*|na sequência d*|com referência a*|conforme solicitado|agradecemos|obrigado pel*|obrigada pel*|vimos por este meio|temos o prazer|junto enviamos|segue a nossa',
  pl: 'w odpowiedzi na|w nawiązaniu do|nawiązując do|dziękujemy za|dziękuję za|w załączeniu|zgodnie z|mamy przyjemność|przedstawiamy',
} as const;

/** Before the name of who reads an offer, over an address. */
export const ADDRESSED_TO = {
  en: 'quote for|quotation for|quoted for|quote to|to|bill to|ship to|sold to|customer|client|deliver to|delivery address|invoice address|attn|attention|for the attention of',
  de: 'an|firma|kunde|empfänger|auftraggeber|lieferadresse|rechnungsadresse|lieferanschrift|rechnungsanschrift|z. hd.',
  fr: 'client|destinataire|adressé à|à|à l’attention de|adresse de livraison|adresse de facturation|livraison à',
  es: 'cliente|destinatario|a la atención de|señores|dirección de entrega|datos del cliente|facturar a|enviar a',
  it: 'spett.le|spettabile|spett. le|cliente|destinatario|alla c.a.|destinazione merce|intestatario',
  nl: 'aan|klant|geadresseerde|t.a.v.|afleveradres|factuuradres|opdrachtgever',
  pt: 'exmos. senhores|exmo. senhor|exmos. srs.|cliente|destinatário|a/c|morada de entrega|morada de faturação',
  pl: 'nabywca|odbiorca|klient|zamawiający|dla|sz. p.|adres dostawy|kupujący',
} as const;

/** Before the number or the day of a paper, by which its firm knows it. */
export const PAPER_NUMBERS = {
  en: 'quote no|quote number|quote #|quote ref|quotation no|quotation number|quotation ref|quote date|quotation date|date|issued|date of issue|our ref|our reference|your ref|reference|ref|order no|pro forma no|document no|offer no|estimate no|estimate',
  de: 'angebotsnummer|angebots-nr|angebotsnr|angebot nr|angebot-nr|angebot|angebotsdatum|datum|belegnummer|beleg-nr|belegnr|vorgangsnummer|vorgangs-nr|vorgang|unser zeichen|ihr zeichen|ihre anfrage|ihre anfrage vom|kundennummer|kunden-nr|bearbeiter|nr',
  fr: 'devis n°|devis no|devis|n° de devis|n° devis|numéro de devis|numéro|n°|réf. devis|réf|nos réf|vos réf|référence|date du devis|date d’émission|date|offre n°|offre|proposition n°|votre demande|code client',
  es: 'presupuesto nº|presupuesto n.º|presupuesto núm|presupuesto|nº de presupuesto|núm. oferta|nº de oferta|oferta nº|oferta|nº|n.º|número|fecha|fecha de emisión|n/ref|s/ref|nuestra referencia|su referencia|referencia|proforma nº|cliente nº',
  it: 'offerta n|offerta nr|offerta n°|offerta|preventivo n|preventivo n°|preventivo nr|preventivo|numero|n°|nr|data|data offerta|data documento|ns. rif|vs. rif|vs. richiesta|riferimento|rif|proforma n|codice cliente',
  nl: 'offertenummer|offerte nr|offertenr|offerte-nr|offerte|offertedatum|datum|ons kenmerk|uw kenmerk|onze referentie|uw referentie|referentie|uw aanvraag|uw aanvraag d.d|klantnummer|debiteurnummer|nummer',
  pt: 'orçamento n.º|orçamento nº|orçamento|proposta n.º|proposta nº|proposta|cotação n.º|n.º|nº|número|data|data de emissão|n/ ref|v/ ref|n/ref|v/ref|v/ pedido|referência|documento n.º|cliente n.º',
  pl: 'oferta nr|numer oferty|nr oferty|oferta|nr dok|nr dokumentu|numer dokumentu|numer|data|data oferty|data wystawienia|dot. zapytania|dot|dotyczy|nasz znak|wasz znak|proforma nr|nr klienta',
} as const;

/** What heads goods that an offer names besides, for who wants them. */
export const OPTION_HEADINGS = {
  en: 'optional|optional items|optional extras|option|options|extras|also available|recommended extras',
  de: 'optional|option|optionen|optionale positionen|eventualposition|eventualpositionen|bedarfsposition|bedarfspositionen|auf wunsch|zusätzlich erhältlich|optionales zubehör',
  fr: 'option|options|en option|en supplément|prestations optionnelles|articles en option',
  es: 'opcional|opcionales|opción|opciones|como opción|extras opcionales|artículos opcionales',
  it: 'opzionale|opzionali|opzione|opzioni|optional|accessori opzionali|a richiesta|articoli opzionali',
  nl: 'optioneel|optionele|optie|opties|meerprijs opties|als optie',
  pt: 'opcional|opcionais|opção|opções|extras opcionais|artigos opcionais',
  pl: 'opcjonalnie|opcja|opcje|opcjonalne|elementy opcjonalne|pozycje opcjonalne|na życzenie|dodatkowo',
} as const;

/** That a sum holds what is left to the buyer. */
export const WITH_OPTIONS = {
  en: 'with option*|including option*|incl. option*|incl option*|with the option*|with all options|with optional … items|with extras|including extras',
  de: 'mit option*|inkl. option*|einschließlich option*|inklusive option*|mit eventualposition*',
  fr: 'avec option*|option comprise|options comprises|avec les options',
  es: 'con opción|con opciones|incluida la opción|con opcional*',
  it: 'con opzion*|opzioni comprese|opzione compresa',
  nl: 'met optie*|inclusief optie*|incl. optie*',
  pt: 'com opção|com opções|com opciona*|incluindo opç*',
  pl: 'z opcj*|wraz z opcj*|łącznie z opcj*',
} as const;

/** Where an amount would stand: that nothing is to pay. */
export const NOTHING_TO_PAY = {
  en: 'free|free of charge|included|incl.|no charge|nil|gratis',
  de: 'frei|frei haus|kostenfrei|kostenlos|gratis|inklusive|inkl.|versandkostenfrei',
  fr: 'offert|offerte|offerts|franco|gratuit|gratuite|inclus|incluse',
  es: 'gratis|gratuito|pagados|incluido|incluidos|sin cargo',
  it: 'gratuito|gratuita|gratis|compreso|compresa|incluso|inclusa|franco|omaggio',
  nl: 'gratis|franco|inbegrepen|inclusief|incl.|kosteloos',
  pt: 'grátis|gratuito|incluído|incluídos|oferta|gratis',
  pl: 'gratis|bezpłatnie|bezpłatna|darmowa|w cenie|0 zł',
} as const;

/** Says only where somebody took an offer from, or that the words are the buyer's own notes, before at most what it was taken from. */
export const TAKEN_FROM = {
  en: 'copied from|copied off|pasted from|taken from|off the website|from the website|from their website|my note|my notes|notes from the phone',
  de: 'kopiert aus|kopiert von|aus dem internet|aus dem netz|von der website|von der webseite|meine notiz|meine notizen|telefonnotiz',
  fr: 'copié du|copié de|copié depuis|copié sur|pris sur le site|ma note|mes notes',
  es: 'copiado de|copiado del|sacado de la web|mi nota|mis notas|apuntes míos',
  it: 'copiato da|copiato dal|copiato dalla|preso dal sito|la mia nota|i miei appunti|miei appunti',
  nl: 'gekopieerd van|gekopieerd uit|van de website|van de site|mijn notitie|mijn notities|mijn aantekening',
  pt: 'copiado de|copiado do|copiado da|tirado do site|minha nota|minhas notas',
  pl: 'skopiowane z|skopiowane ze|ze strony|moja notatka|moje notatki',
} as const;
