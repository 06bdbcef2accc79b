/**
 * Words by which a percent is put on top of prices, by language. A star stands for any ending, "…" for up to four words. Source: tariffs and terms of
 * movers, caterers, carriers and hire firms in these languages.
 */
export const ADDED_BEFORE = {
  en: 'add|adds|adding|added|plus|extra|additional|another|surcharge|uplift|loading|premium|supplement|surcharge of|uplift of|premium of|attract|attracts|carry|carries|levy|increased by',
  de: 'zzgl.|zuzüglich|plus|*zuschlag|*zuschlag von|*aufschlag|*aufschlag von|aufpreis|aufpreis von|mehrpreis|mehrpreis von|erhöht um|erhöht sich um',
  fr: 'majoration de|majoration|majoré* de|supplément de|supplément|surcoût de|surcoût|plus|ajouter|en sus',
  es: 'recargo de*|recargo|suplemento de*|suplemento|incremento de*|incremento|más|mas|añadir|sumar|incrementado en un',
  it: 'maggiorazione de*|maggiorazione|supplemento de*|supplemento|sovrapprezzo de*|sovrapprezzo|più|aggiungere|maggiorato del|maggiorata del|maggiorati del',
  nl: '*toeslag|*toeslag van|*opslag|*opslag van|meerprijs|meerprijs van|plus|vermeerderd met|extra|verhoogd met',
  pt: 'acréscimo de|acréscimo|suplemento de|suplemento|sobretaxa de|sobretaxa|mais|acresce|acrescem|adicional de|acrescido de|agravado em',
  pl: 'dopłata|dopłaty|dopłatę|plus|doliczamy|powiększone o|narzut|drożej o|więcej o|podwyższona o|podwyższone o',
} as const;

/** The same behind the percent. */
export const ADDED_BEHIND = {
  en: 'more|extra|on top|higher|dearer|surcharge|uplift|loading|premium|supplement|levy|is added|are added|will be added|to be added',
  de: '*zuschlag|*aufschlag|aufpreis|mehrpreis|mehr|teurer|mehrkosten|extra',
  fr: 'de plus|en plus|de majoration|de supplément|de surcoût|en sus',
  es: 'más|mas|de recargo|de suplemento|de incremento|extra',
  it: 'in più|di maggiorazione|di supplemento|di sovrapprezzo|extra',
  nl: 'toeslag|opslag|meerprijs|meer|extra|duurder',
  pt: 'a mais|de acréscimo|de suplemento|de sobretaxa|mais caro|adicional',
  pl: 'dopłaty|więcej|drożej|ekstra|narzutu',
} as const;

/** What opens a statement that puts an amount on top of a sum above it. */
export const OPENS_ADDITION = {
  en: 'plus|add|on top|on top of that|to this add',
  de: 'zzgl.|zuzüglich|plus|dazu|dazu kommt|dazu kommen|hinzu kommt|hinzu kommen',
  fr: 'plus|en plus|en sus|ajouter|à ajouter',
  es: 'más|mas|además|añadir|sumar',
  it: 'più|in più|aggiungere|da aggiungere',
  nl: 'plus|daarbij|daarbij komt|daarbovenop|vermeerderd met',
  pt: 'mais|acresce|acrescem|a somar',
  pl: 'plus|dodatkowo|do tego|doliczamy',
} as const;

/** What says so of an amount wherever it stands. */
export const SAYS_ADDED = {
  en: 'is added|are added|will be added|to be added|gets added|is on top|are on top|goes on top|comes on top|go on top',
  de: 'kommt hinzu|kommen hinzu|kommt dazu|kommen dazu|kommt noch|kommen noch|wird addiert|wird aufgeschlagen|wird hinzugerechnet',
  fr: "s'ajoute|s'ajoutent|s’ajoute|s’ajoutent|à ajouter|vient en plus|viennent en plus|est ajouté*|sont ajouté*",
  es: 'se añade|se añaden|se suma|se suman|se agrega|se agregan|va aparte|van aparte',
  it: 'si aggiunge|si aggiungono|va aggiunt*|vanno aggiunt*|viene aggiunt*|vengono aggiunt*',
  nl: 'komt erbij|komen erbij|komt daarbij|komt er nog bij|wordt toegevoegd|komt bovenop|komt daar bovenop',
  pt: 'acresce|acrescem|soma-se|somam-se|é adicionad*|são adicionad*|é acrescentad*',
  pl: 'dolicza się|doliczamy|doliczane|doliczany|doliczana|zostanie doliczon*|dochodzi|dochodzą',
} as const;

/** Days and hours at which work or carriage costs more. */
export const DEARER_TIMES = {
  saturday: {
    en: 'saturday*|sat|sats|weekend*',
    de: 'samstag*|sonnabend*|wochenend*',
    fr: 'samedi*|week-end*|weekend*',
    es: 'sábado*|sabado*|fin de semana|fines de semana',
    it: 'sabato|sabati|fine settimana|weekend',
    nl: 'zaterdag*|weekend*',
    pt: 'sábado*|sabado*|fim de semana|fins de semana',
    pl: 'sobot*|weekend*',
  },
  sunday: {
    en: 'sunday*|sun|suns|weekend*',
    de: 'sonntag*|sonn- und feiertag*|wochenend*',
    fr: 'dimanche*|week-end*|weekend*',
    es: 'domingo*|fin de semana|fines de semana',
    it: 'domenica|domeniche|fine settimana|weekend',
    nl: 'zondag*|weekend*',
    pt: 'domingo*|fim de semana|fins de semana',
    pl: 'niedziel*|weekend*',
  },
  holiday: {
    en: 'ph|phs|public holiday*|bank holiday*|holidays',
    de: 'feiertag*',
    fr: 'férié*|jour* de fête',
    es: 'festivo*|feriado*',
    it: 'festivo|festivi|festività',
    nl: 'feestdag*',
    pt: 'feriado*',
    pl: 'święta|świąt|świąteczn*',
  },
  night: {
    en: 'night*|overnight|evening*|out of hours|out-of-hours|after hours|after-hours|before 5|before 6|before 7|before 8|after 5|after 6|after 7|after 8|after 9|after 10',
    de: 'nachts|nacht|nachtarbeit*|abends|abendstunden|vor 6|vor 7|nach 18|nach 20|nach 22',
    fr: 'nuit*|soir|soirée*|nocturne*|avant 7|avant 8|après 18|après 20',
    es: 'noche*|nocturn*|antes de las|después de las',
    it: 'notte|notturn*|serale|serali|prima delle|dopo le',
    nl: 'nacht*|avond*|voor 7|na 18',
    pt: 'noite*|noturn*|nocturn*|antes das|depois das',
    pl: 'noc|nocy|nocn*|wieczor*|przed 7|po 18',
  },
} as const;

/** Days at which nobody charges more for the day. */
export const WORKING_DAYS = {
  en: 'monday*|tuesday*|wednesday*|thursday*|friday*|weekday*|working day*|business day*|working hours|office hours',
  de: 'montag*|dienstag*|mittwoch*|donnerstag*|freitag*|werktag*|wochentag*|unter der woche',
  fr: 'lundi*|mardi*|mercredi*|jeudi*|vendredi*|en semaine|jours ouvr*|jour ouvr*',
  es: 'lunes|martes|miércoles|jueves|viernes|entre semana|día* laborable*|día* hábil*',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|feriale|feriali|giorni lavorativi',
  nl: 'maandag*|dinsdag*|woensdag*|donderdag*|vrijdag*|doordeweeks*|werkdag*',
  pt: 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|dia* út*',
  pl: 'poniedział*|wtor*|środ*|czwart*|piąt*|dni robocz*|dzień roboczy',
} as const;

/** That what follows holds for some orders and not for others. */
export const HOLDS_WHERE = {
  en: 'if|when|where|unless|outside|beyond|inside|except|for deliver* to|for deliver* outside',
  de: 'wenn|falls|sofern|außerhalb|ausserhalb|innerhalb|bei lieferung nach|bei lieferung in',
  fr: 'si|lorsque|hors zone|en dehors|en cas',
  es: 'si|cuando|fuera de|en caso',
  it: 'se|quando|fuori|in caso',
  nl: 'als|indien|wanneer|buiten|ingeval',
  pt: 'se|quando|fora de|fora do|fora da|em caso|caso',
  pl: 'jeśli|jeżeli|gdy|poza|w przypadku',
} as const;

/** That a percent is of all that is charged, carriage with it. */
export const OF_EVERYTHING = {
  en: 'on all of the above|on all the above|on the above|on everything|on the total|on the whole lot|on the lot|on the whole bill|on the bill|on top of everything|to everything|to the total',
  de: 'auf alles|auf die gesamtsumme|auf den gesamtbetrag|auf den gesamtpreis|auf die summe',
  fr: 'sur le tout|sur le total|sur l’ensemble|sur la totalité',
  es: 'sobre el total|sobre todo|sobre todo lo anterior',
  it: 'su tutto|sul totale|sulla somma',
  nl: 'over alles|over het totaal|op alles|op het totaal',
  pt: 'sobre tudo|sobre o total|sobre a totalidade',
  pl: 'od całości|do całości|od wszystkiego|od sumy',
} as const;

/** That a percent is of prices as a list has them: of the goods. */
export const OF_A_PRICE_LIST = {
  en: 'the price list|the list|list price|list prices|the whole range|the catalogue',
  de: 'listenpreis*|die preisliste|auf die liste|das sortiment|gesamte sortiment',
  fr: 'le tarif|prix de liste|prix catalogue|le catalogue|toute la gamme|tarif public',
  es: 'la tarifa|precio* de tarifa|precio* de lista|el catálogo|toda la gama',
  it: 'il listino|di listino|sul listino|il catalogo|tutta la gamma',
  nl: 'de prijslijst|catalogusprij*|lijstprij*|het assortiment|adviesprij*',
  pt: 'a tabela|de tabela|preço* de tabela|o catálogo|toda a gama',
  pl: 'cennik*|cen katalogowych|ceny katalogowe|cały asortyment|całego asortymentu',
} as const;

/** That a charge is on whatever is ordered. */
export const OF_EVERY_ORDER = {
  en: 'on every order|on all orders|to every order|to all orders|on every booking|on all bookings|on every job|on all jobs|on every invoice|on all invoices|for every order',
  de: 'auf jeden auftrag|auf alle aufträge|auf jede bestellung|bei jeder bestellung|bei jedem auftrag|auf jede rechnung',
  fr: 'sur chaque commande|sur toutes les commandes|à chaque commande|sur chaque facture',
  es: 'en cada pedido|en todos los pedidos|a cada pedido|en cada factura',
  it: 'su ogni ordine|su tutti gli ordini|per ogni ordine|su ogni fattura',
  nl: 'op elke bestelling|op alle bestellingen|bij elke bestelling|op elke factuur',
  pt: 'em cada encomenda|em todas as encomendas|em todos os pedidos|em cada fatura',
  pl: 'do każdego zamówienia|do wszystkich zamówień|do każdej faktury',
} as const;

/** Beside such a percent: who says it, what it is of, and joining words. They tie it to nothing. */
export const SAID_OF_PRICES = {
  en: 'we|our|and|on|of|to|for|in|at|is|are|be|will|must|this|these|please|note|also|then|all|any|every*|above|below|price*|pricing|rate*|figure*|quote*|item*|lines|goods|order*|net|nett|list|lot|bill|invoice|subject',
  de: 'wir|auf|der|den|dem|des|die|das|und|für|von|alle*|preis*|netto|rechnung|*summe|*betrag|positionen|bitte|noch|kommen|kommt|dazu|hinzu|wird|werden|berechne*',
  fr: 'nous|sur|de|du|des|le|la|les|et|pour|tou*|prix|tarif*|total|ensemble|facture',
  es: 'sobre|de|del|el|la|los|las|y|por|todo*|precio*|total|factura',
  it: 'su|sul|sui|di|del|dei|il|la|i|le|e|per|tutt*|prezz*|totale|fattura',
  nl: 'wij|we|op|over|de|het|en|van|voor|alle*|prij*|totaal|factuur',
  pt: 'sobre|de|do|da|dos|das|o|a|os|as|e|por|tod*|tudo|preço*|total|fatura',
  pl: 'do|od|na|za|i|wszystk*|cen*|całości|sum*|faktur*',
} as const;

/** What a percent is for that every order of a vendor bears. */
export const COSTS_OF_ALL = {
  en: 'fuel|energy|diesel|admin*|overhead*|profit|margin|handling|packing|insurance|management|contingency|steel|metal*|environmental|tariff*',
  de: '*energie*|*diesel*|maut*|verwaltung*|verpackung*|*treibstoff*|*kraftstoff*',
  fr: 'carburant|gazole|énergie|gestion|emballage|frais',
  es: 'combustible|energía|gestión|embalaje|gastos|carburante',
  it: 'carburante|energia|gestione|imballo|spese',
  nl: '*brandstof*|*diesel*|*energie*|administratie*|verpakking*',
  pt: 'combustível|energia|gestão|embalagem|despesas',
  pl: 'paliw*|energi*|opakowan*|koszt*',
} as const;

/** That the buyer pays in a way for which vendors charge a percent. */
export const PAID_BY_CARD = {
  en: 'card|cards|amex|visa|mastercard|paypal',
  de: 'karte|kartenzahlung|kreditkarte|kreditkarten|paypal',
  fr: 'carte|carte bancaire|cb|paypal',
  es: 'tarjeta|tarjetas|paypal',
  it: 'carta|carte|carta di credito|paypal',
  nl: 'creditcard|kaart|pinpas|paypal',
  pt: 'cartão|cartões|paypal',
  pl: 'karta|kartą|kartę|paypal',
} as const;

/** What a percent is less by, or is of, that is no price of this order. */
export const NOT_ON_TOP = {
  en: 'off|discount|less|save|saving*|free|rebate|cashback|tolerance|overrun|over-run|humidity|efficien*|longer|coverage|recycled|cotton|polyester|wast*|deposit|balance|vat|gst|hst|tax',
  de: 'rabatt|nachlass|skonto|gratis|toleranz|recycling*|baumwolle|verschnitt|anzahlung|mwst|ust|mehrwertsteuer',
  fr: 'remise|rabais|escompte|gratuit*|tolérance|recyclé*|coton|chute*|acompte|tva',
  es: 'descuento|rebaja|gratis|tolerancia|reciclado*|algodón|anticipo|iva',
  it: 'sconto|ribasso|gratis|tolleranza|riciclat*|cotone|sfrido|acconto|iva',
  nl: 'korting|gratis|tolerantie|gerecycled*|katoen|aanbetaling|btw',
  pt: 'desconto|grátis|tolerância|reciclad*|algodão|sinal|iva',
  pl: 'rabat*|gratis|tolerancj*|bawełn*|zaliczk*|vat',
} as const;

/** What is done sooner for more. */
export const IN_A_HURRY = {
  en: 'rush*|express|expedite*|urgent|priority|same day|next day',
  de: 'express*|eil*',
  fr: 'express|urgent*',
  es: 'urgente*',
  it: 'urgente*|espress*',
  nl: 'spoed*',
  pt: 'urgente*',
  pl: 'ekspres*|piln*',
} as const;

/** What a sum is called that is left, and the word before what was taken off. */
export const SUMS_LEFT = {
  en: 'net|net total|subtotal|sub-total|sum|balance|goods',
  de: 'netto|nettobetrag|zwischensumme|summe|warenwert|rest',
  fr: 'net|net ht|sous-total|montant|montant net',
  es: 'neto|subtotal|suma|importe|importe neto|base',
  it: 'netto|subtotale|importo|importo netto|imponibile',
  nl: 'netto|subtotaal|bedrag|nettobedrag',
  pt: 'líquido|subtotal|valor|valor líquido',
  pl: 'netto|suma|wartość|kwota|suma częściowa',
} as const;
export const AFTER_WORDS = {
  en: 'after|less',
  de: 'nach|abzüglich|abzgl.',
  fr: 'après',
  es: 'después de|después del|tras|con',
  it: 'dopo|al netto dello',
  nl: 'na',
  pt: 'após|depois de|depois do',
  pl: 'po',
} as const;
