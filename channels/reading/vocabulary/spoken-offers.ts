/**
 * What leads to the name of who offers where somebody tells of several offers, by language. Source: notes of calls and dictated requests.
 */
export const LEADS_TO_VENDOR = {
  en: "then there's|then there is|there's|there is|then we have|then i have|then i tried|i also tried|then i rang|i rang|next up|next up is|then|next|and finally|finally|lastly|and then",
  de: 'dann gibt es|dann haben wir|dann|außerdem|zuletzt',
  fr: 'puis il y a|il y a|ensuite|puis|enfin',
  es: 'luego está|luego|después|por último',
  it: "poi c'è|poi|infine",
  nl: 'dan is er|daarna|ten slotte',
  pt: 'depois há|depois|por fim',
  pl: 'potem|następnie|na koniec',
  sv: 'sedan|till sist',
} as const;

/** Offers counted in words: "First lot", "the other crowd". */
export const COUNTED_OFFERS = {
  en: 'first|second|third|fourth|fifth|next|last|other|first lot|second lot|third lot|other lot|last lot|first one|second one|third one|fourth one|other one|last one|first crowd|second crowd|other crowd|first firm|second firm|third firm|other firm|last firm|first company|second company|third company|other company|first place|second place|third place|other place|first quote|second quote|third quote|other quote|last quote|first offer|second offer|third offer|other offer|first guy|second guy|third guy|other guy|first supplier|second supplier|third supplier|number one|number two|number three',
  de: 'erste|zweite|dritte|der erste|der zweite|der dritte|die erste|die zweite|die dritte|das erste angebot|das zweite angebot|erstes angebot|zweites angebot|drittes angebot',
  fr: 'premier|deuxième|troisième|le premier|le deuxième|le second|le troisième|première offre|deuxième offre',
  es: 'primero|segundo|tercero|el primero|el segundo|el tercero|la primera|la segunda|la tercera',
  it: 'primo|secondo|terzo|il primo|il secondo|il terzo|la prima|la seconda',
  nl: 'eerste|tweede|derde|de eerste|de tweede|de derde',
  pt: 'primeiro|segundo|terceiro|o primeiro|o segundo|o terceiro',
  pl: 'pierwszy|drugi|trzeci|pierwsza|druga|trzecia',
  sv: 'första|andra|tredje|den första|den andra',
} as const;

/** What comes to another offer in the middle of a text, before a colon or in brackets: "Other bid: Acme, $40 each". */
export const OTHER_OFFERS = {
  en: 'other bid|other quote|other offer|other one|another bid|another quote|another offer|the other bid|the other quote|the other offer|the other one|second one|competing bid|competing quote|competitor|against that|compared to',
  de: 'anderes angebot|das andere angebot|zweites angebot|das zweite angebot|weiteres angebot|gegenangebot|vergleichsangebot|konkurrenzangebot|mitbewerber|zum vergleich|dagegen',
  fr: 'autre devis|autre offre|l’autre devis|l’autre offre|second devis|deuxième devis|deuxième offre|devis concurrent|offre concurrente|concurrent|pour comparer|en face',
  es: 'otra oferta|otro presupuesto|la otra oferta|el otro presupuesto|segunda oferta|segundo presupuesto|competencia|para comparar',
  it: 'altra offerta|altro preventivo|l’altra offerta|l’altro preventivo|secondo preventivo|seconda offerta|concorrente|per confronto',
  nl: 'andere offerte|de andere offerte|tweede offerte|andere aanbieding|concurrent|ter vergelijking|daartegenover',
  pt: 'outra proposta|outro orçamento|a outra proposta|o outro orçamento|segunda proposta|segundo orçamento|concorrente|para comparar',
  pl: 'inna oferta|druga oferta|ta druga oferta|konkurencyjna oferta|konkurencja|dla porównania',
} as const;

/** What a caller says between one pasted offer and the next: "the other one sent me this:", "y la otra". Besides those that count. */
export const HANDS_OVER = {
  en: 'the other|the other one|other one|the other quote|the other crowd|this one|that one|vs|versus|and against that|compared with',
  de: 'der andere|die andere|das andere|die anderen|das andere angebot|der zweite|die zweite|das zweite|und zum vergleich',
  fr: "l'autre|l’autre|l'autre devis|l’autre devis|celui-ci|celle-ci|le deuxième|le second|et pour comparer",
  es: 'la otra|el otro|la otra oferta|el otro presupuesto|esta otra|este otro|la segunda|el segundo|y para comparar',
  it: "l'altro|l'altra|l’altro|l’altra|quest'altro|quest'altra|quest’altro|il secondo|la seconda|e per confronto",
  nl: 'de ander|de andere|het andere|de tweede|het tweede|en ter vergelijking',
  pt: 'a outra|o outro|esta outra|este outro|a segunda|o segundo|e para comparar',
  pl: 'ten drugi|ta druga|to drugie|druga oferta|drugi|druga|a dla porównania',
  sv: 'den andra|den andre|det andra|och för jämförelse',
} as const;

/** How a writer names itself, and what leads from the person to the firm. */
export const SELF_WORDS = {
  en: "it's|it’s|it is|this is|i'm|i’m|i am|my name is",
  de: 'hier ist|hier spricht|hier schreibt|ich bin|mein name ist|da ist',
  fr: "ici|c'est|c’est|c|je suis|je m'appelle|je m’appelle|moi c'est",
  es: 'soy|habla|le escribe|te escribe|le habla|te habla|al habla|le saluda|te saluda',
  it: 'sono|qui|le scrive|ti scrive|parla|qui è|mi chiamo',
  nl: 'u spreekt met|je spreekt met|met|ik ben|hier|hier is|dit is|mijn naam is',
  pt: 'sou|sou a|sou o|aqui é|daqui|fala|daqui fala|é|chamo-me|aqui fala',
  pl: 'tu|jestem|mówi|pisze|z tej strony|dzwoni|kłania się',
} as const;
export const OF_WORDS = {
  en: 'from|at|calling from|over at',
  de: 'von|vom|von der|von den',
  fr: 'de|du|de la|des|chez',
  es: 'de|del|de la',
  it: 'di|del|della|da',
  nl: 'van|van de',
  pt: 'da|do|de',
  pl: 'z|ze|z firmy',
} as const;
/** What somebody pays by, a line each of singular words: time, and what is counted in offers of services and hire. A bare number before one is a price. */
export const PAID_BY_TIME = `hour|hr|day|night|week|wk|month|mth|mo|year|yr|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois
    hora|día|dia|mes|giorno|mese|dag|uur`;
export const PAID_BY_THING = `head|person|guest|visit|trip|load|yd|yard|cord|acre|hectare|class|lesson|session|child|tonne|ton|bale|room|unit|chair|seat|bus|van|pax|cap|plate|copy`;

/** What stands behind a bare figure that is a price, where somebody tells an offer, by language. */
export const BEHIND_A_PRICE = {
  en: 'each|ea|apiece|a piece|a pop|per|a|an|the lot|for the lot|everything|all|all in|all up|complete|flat|total|plus vat|plus gst|+ vat|+ gst|inc vat|incl vat|ex vat|delivered|fitted|installed|supplied|landed|cash',
  de: 'je|pro|das stück|der|die|das|stück|komplett|pauschal|alles|inklusive|inkl|netto|brutto|geliefert|frei haus|plus mwst',
  fr: 'chacun|chacune|pièce|la pièce|par|le|la|tout compris|forfait|au total|ht|ttc|livré|posé',
  es: 'cada uno|cada una|c/u|por|el|la|todo incluido|en total|más iva|con iva|puesto|instalado',
  it: 'cadauno|cad|l’uno|l’una|al|alla|tutto compreso|in tutto|più iva|iva inclusa|consegnato|montato',
  nl: 'per|stuk|per stuk|alles|all-in|totaal|excl|incl|geleverd|geplaatst',
  pt: 'cada|cada um|por|tudo incluído|no total|mais iva|com iva|entregue|instalado',
  pl: 'za|sztuka|za sztukę|komplet|wszystko|razem|netto|brutto|z dostawą',
} as const;

/** Between a firm and its price, where somebody tells of it in passing: "they're £84 a unit", "reckon eight dollars", "m'annonce 82 €". */
export const TELLS_PRICE = {
  en: "was|were|are|is|they're|they are|they were|came out|reckon|reckons|said|say|told me|told us|gave me|gave us|quoted me|quoted us|come in at|comes in at|came to|comes to|do it for|do them for|has it for|have it for|have them for|charge",
  de: 'ist bei|sind bei|war bei|kostet|kosten|hat gesagt|sagt|sagen|meint|macht es für|machen es für|kommt auf|kommen auf|war|ist',
  fr: "m'annonce|nous annonce|c'est|c'était|est à|sont à|fait|font|me fait|nous fait|m'a dit|nous a dit|me propose|nous propose|prend",
  es: 'sale a|salen a|me da|nos da|me dijo|nos dijo|me dijeron|está en|están en|son|me deja|me lo deja|me hace',
  it: 'mi ha detto|ci ha detto|mi hanno detto|mi fa|ci fa|sta a|viene|vengono|invece|chiede|vuole|mi ha chiesto',
  nl: 'zit op|zitten op|zegt|zeggen|doet het voor|doen het voor|komt op|is|zijn|wil',
  pt: 'disse|disseram|faz por|fazem por|fica a|ficam a|está a|leva|quer',
  pl: 'powiedział|powiedziała|powiedzieli|liczy|liczą|bierze|biorą|to|jest po|wychodzi',
  sv: 'sa|säger|ligger på|kostar|är',
} as const;

/** Right before the name of who offers, in the middle of what somebody tells. */
export const AT_VENDOR = {
  en: 'at|from|with',
  de: 'bei|beim|von',
  fr: 'chez',
  es: 'en casa de|con',
  it: 'da|dal|presso',
  nl: 'bij',
  pt: 'na casa de|com a|com o',
  pl: 'u|w firmie|od',
  sv: 'hos',
} as const;

/** The same, where it says of itself that somebody was asked. */
export const ASKED_VENDOR = {
  en: 'phone|phoned|rang|called|tried|asked|go to|went to|spoke to|talked to|emailed',
  de: 'bei|beim|gefragt bei|angerufen bei',
  fr: 'chez|appelé|demandé à|demandé chez',
  es: 'llamé a|pregunté a|pregunté en|pedí a',
  it: 'chiesto a|chiamato|sentito',
  nl: 'bij|gebeld met|gevraagd bij',
  pt: 'liguei para|perguntei a|pedi a',
  pl: 'u|w firmie|dzwoniłem do|dzwoniłam do|zapytałem',
} as const;

/** Right behind an amount: it is for one of whatever is priced. */
export const EACH_WORDS = {
  en: 'each|ea|apiece|a piece|a pop|per st|per unit|a unit',
  de: 'das stück|je stück|pro stück|stück',
  fr: "chacun|chacune|pièce|la pièce|l'un|l'une|l’un|l’une|l'unité|l’unité|à l'unité|à l’unité|par unité",
  es: 'c/u|cada|cada uno|cada una',
  it: "/cad|/cad.|cad.|cadauno|l'uno|l'una|l’uno|l’una|cad|cadauno|cadauna|al pezzo|a pezzo",
  nl: 'stuk|per stuk|p/st|p.st|p.s|p.s.|pst|st',
  pt: 'cada|cada um|cada uma',
  pl: 'za sztukę|za szt|szt|sztuka',
  sv: 'styck|stycket|per styck',
} as const;

/** Between an amount and the one thing that it is for: "je Sack", "la silla", "für den Kasten". English is read by its grammar. */
export const FOR_ONE_OF = {
  de: 'je|pro|der|die|das|für den|für die|für das|für einen|für eine',
  fr: 'par|le|la|les|pour un|pour une|pour le|pour la',
  es: 'por|el|la|cada|por cada|por el|por la',
  it: 'al|alla|il|lo|la|per il|per la|per un|per una',
  nl: 'per|de|het|voor een|voor de|voor het',
  pt: 'por|o|a|cada|por cada',
  pl: 'za|za każdy|za jeden|za jedną',
} as const;

/** A hundred and a thousand of what is priced. */
export const HUNDRED_WORDS = {
  en: 'hundred',
  de: 'hundert',
  fr: 'cent|centaine',
  es: 'cien|ciento|centenar',
  it: 'cento|centinaio',
  nl: 'honderd',
  pt: 'cem|cento|centena',
  pl: 'sto|setka|setkę',
} as const;
export const THOUSAND_WORDS = {
  en: 'thousand|thou',
  de: 'tausend',
  fr: 'mille|millier',
  es: 'mil|millar',
  it: 'mille|migliaio',
  nl: 'duizend',
  pt: 'mil|milheiro',
  pl: 'tysiąc|tysiac|tys',
} as const;

/** Behind a figure, as it is written short where that is usual: so many thousand. */
export const SHORT_THOUSANDS = { all: 'Tsd.|Tsd|tys.|tys|tysięcy' } as const;

/** Behind a figure: so many million. */
export const MILLIONS_BEHIND = {
  en: 'million|mln',
  de: 'Millionen|Mio.|Mio',
  fr: 'millions|million',
  es: 'millones|millón',
  it: 'milioni|milione',
  nl: 'miljoen',
  pt: 'milhões|milhão',
  pl: 'milion|miliony|milionów',
} as const;

/** Between things that are counted and what all of them cost. */
export const ALL_COME_TO = {
  en: 'come to|comes to|come in at|amount to|add up to|total|make|cost you|together cost|together come to|work out at',
  de: 'kosten zusammen|kosten insgesamt|kosten gesamt|machen zusammen|machen|ergeben|kommen auf|kommen zusammen auf|belaufen sich auf|summieren sich auf',
  fr: 'reviennent à|revient à|reviennent ensemble à|coûtent au total|coûtent en tout|font|représentent|s’élèvent à|se montent à',
  es: 'suman|ascienden a|hacen|cuestan en total|salen en total por|totalizan|importan',
  it: 'vengono|fanno|ammontano a|costano in totale|costano in tutto|costano complessivamente|fanno in tutto',
  nl: 'komen op|komen samen op|kosten samen|kosten in totaal|kosten bij elkaar|maken samen|bedragen',
  pt: 'ficam em|somam|perfazem|totalizam|custam no total|custam ao todo|importam em',
  pl: 'kosztuje razem|kosztują razem|kosztuje łącznie|kosztują łącznie|kosztuje w sumie|wychodzi razem|wychodzi|wychodzą razem|to razem|to łącznie',
} as const;
