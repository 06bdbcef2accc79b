/**
 * What goods are sold in, besides the words that are units (units.ts), by language: names of packages, and of the number that one holds. Source: price
 * lists of wholesalers, GS1 words for trade units.
 */
export const PACKAGES = {
  en: 'outer|inner|crate|multipack|pack size|pack qty|case qty|case pack|box qty|carton qty|inner pack|uom|stack|packet|pouch|tin|tub|punnet|bunch',
  de: 'gebinde|kiste|vpe|ve|verpackungseinheit|verkaufseinheit|preiseinheit|pe|packungsgröße|packungsinhalt|bund|bündel|paket|päckchen|pkt|satz|stange|tüte|steige|umkarton|kart|krt|stapel',
  fr: 'lot|colis|caisse|conditionnement|uv|uvc|pcb|colisage|cond|unité de vente|ballot|botte|fardeau|étui|jeu|cagette|barquette|pqt|bte',
  es: 'lote|bulto|fardo|estuche|pqte|embalaje|juego|cajón|unidad de venta|envase|atado|paq|cj|formato|bandeja|blíster',
  it: 'conf|cartone|cartoni|cassa|casse|collo|colli|imballo|fardello|unità di vendita|blister|mazzo|astuccio|pacchetto|pacchetti|lotto|cf|scat|busta|buste',
  nl: 'krat|kratten|omdoos|omdozen|verpakking|verpakkingseenheid|besteleenheid|verkoopeenheid|bundel|bos|tray|stapel|dozen|partij|vpe|colli|set|bak',
  pt: 'cx|cxs|embalagem|emb|fardo|conjunto|lote|jogo|molho|unidade de venda|grade|pacote|maço|blister|pct',
  pl: 'karton|paczka|paczki|paczce|opak|op|komplet|zestaw|wiązka|zgrzewka|skrzynka|jednostka sprzedaży|kpl',
} as const;

/** Between a package and the number that it holds. */
export const HOLDS_WORDS = {
  en: 'of|with|w/|containing|contains|holding|holds|has|has got|size|qty|takes|at|comes with|is',
  de: 'à|a|zu|zu je|mit|von|je|mit je|enthält|fasst|hat|beinhaltet|ist|sind|inhalt',
  fr: 'de|à|par|avec|contenant|contient|fait|comprend|est de',
  es: 'de|con|c/|por|trae|contiene|lleva|tiene|es de|son',
  it: 'da|di|con|per|contiene|contenente|è da|porta',
  nl: 'van|à|a|met|per|bevat|telt|is|inhoud',
  pt: 'de|com|c/|contém|traz|leva|tem|é de|por',
  pl: 'po|z|à|zawiera|ma|mieści',
} as const;

/** Between the number that a package holds and the package: "5 to a box", "5 Stück im Karton". */
export const IN_EACH_WORDS = {
  en: 'to the|to a|to an|to each|in a|in an|in the|in each|in every|per|a|each',
  de: 'je|pro|per|im|in der|in einem|in einer|in jedem|in jeder|auf der|auf eine|auf einer|pro je',
  fr: 'par|dans un|dans une|dans le|dans la|dans chaque|au|à la|le|la|en',
  es: 'por|por cada|en cada|en la|en el|en una|en un|a la|al|la',
  it: 'per|a|alla|al|in ogni|nella|nel|in una|in un|ogni',
  nl: 'per|in een|in de|in elke|in het|op een|op de',
  pt: 'por|por cada|em cada|na|no|numa|num|a',
  pl: 'w|na|na jedną|w każdej|w każdym|w jednym|za',
} as const;

/** Between several parts and the one thing that they make up: "two plates make a kit". */
export const MAKE_ONE = {
  en: 'make a|makes a|make one|makes one|make up a|make up one|to make a|go to a|needed per|required per|needed for each',
  de: 'ergeben ein|ergeben eine|ergeben einen|bilden ein|bilden eine|sind ein|sind eine|braucht es je|machen ein|machen eine',
  fr: 'font un|font une|forment un|forment une|composent un|composent une|pour faire un|pour faire une',
  es: 'hacen un|hacen una|forman un|forman una|son un|son una|componen un|componen una',
  it: 'fanno un|fanno una|formano un|formano una|compongono un|compongono una|sono un|sono una',
  nl: 'maken een|maken één|vormen een|vormen één|zijn een|zijn één',
  pt: 'fazem um|fazem uma|formam um|formam uma|são um|são uma|compõem um|compõem uma',
  pl: 'tworzą jeden|tworzą jedną|dają jeden|dają jedną|tworzą|dają|to jeden|to jedna',
} as const;

/** Before a number of pieces that a price is for: "je 5 Stück", "les 5", "sold in fives". */
export const PER_SO_MANY = {
  en: 'per|every|each|by the|for|for every|sold in|come in|comes in|packed in|in lots of|in multiples of|in sets of',
  de: 'je|pro|per|für|für je|jeweils|immer|verpackt zu|abgepackt zu|zu je|alle',
  fr: 'par|les|pour|pour les|tous les',
  es: 'por|cada|por cada|por los|por las|se venden de|se vende de|van de|vienen de',
  it: 'per|ogni|per ogni|si vende a|si vendono a|venduti a|venduti in|confezionati in|confezionati da',
  nl: 'per|elke|iedere|voor|voor elke|steeds',
  pt: 'por|cada|por cada|a cada|vendidos a|vende-se a|embalado a|embalados a',
  pl: 'za|po|co|za każde|pakowane po|sprzedawane po',
} as const;

/** Behind the number that a package holds: it is in there. */
export const IN_THERE_WORDS = {
  en: 'in it|in there|inside|in each|to each|in one',
  de: 'drin|drinnen|darin|enthalten|inhalt',
  fr: 'dedans|à l’intérieur|dans chaque',
  es: 'dentro|en cada una|en cada uno',
  it: 'dentro|ciascuna|in ognuna',
  nl: 'erin|per stuk verpakt|in elk',
  pt: 'lá dentro|dentro|em cada',
  pl: 'w środku|w każdym',
} as const;

/** Before the least quantity that a vendor sells, by language. */
export const LEAST_ORDERED = {
  en: 'minimum order|minimum quantity|minimum buy',
  de: 'mindestmenge|mindestabnahme|mindestabnahmemenge|mindestbestellmenge|mindestbestellung|abnahme mindestens',
  fr: 'quantité minimum|quantité minimale|quantité mini|minimum de commande|commande minimale|commande minimum|mini de commande',
  es: 'pedido mínimo|cantidad mínima|compra mínima|mínimo de pedido|mínimo de compra',
  it: "ordine minimo|quantità minima|quantitativo minimo|lotto minimo|minimo d'ordine|minimo d’ordine|minimo ordinabile",
  nl: 'minimale afname|minimumafname|minimum afname|minimale bestelhoeveelheid|minimale bestelling|afname vanaf',
  pt: 'encomenda mínima|quantidade mínima|pedido mínimo|compra mínima|mínimo de encomenda',
  pl: 'minimalne zamówienie|minimalna ilość|minimum logistyczne|minimalna partia',
} as const;

/** The same of what is billed, however little is bought. */
export const LEAST_BILLED = {
  en: 'minimum billing|minimum billable|minimum invoiced|minimum charged|minimum charge',
  de: 'mindestberechnung|mindestabrechnung|mindestberechnungsmenge|berechnet mindestens|abgerechnet mindestens|mindestens berechnet',
  fr: 'minimum de facturation|minimum facturé|facturation minimum|facturation minimale|facturé au minimum',
  es: 'mínimo facturable|mínimo de facturación|facturación mínima|se facturan mínimo',
  it: 'minimo fatturabile|minimo di fatturazione|fatturazione minima|minimo fatturato',
  nl: 'minimale facturatie|minimum facturatie|minimaal gefactureerd|minimaal berekend',
  pt: 'mínimo faturável|mínimo de faturação|faturação mínima|mínimo faturado',
  pl: 'minimum rozliczeniowe|minimalne rozliczenie|minimum fakturowane|rozliczane minimum',
} as const;

/** That something is said of every line of a quote, by language. */
export const OF_EACH_LINE = {
  en: 'per item|per line|per article|of each item|per part number',
  de: 'je artikel|pro artikel|je position|pro position|je sorte|pro sorte',
  fr: 'par article|par référence|par ligne|de chaque article',
  es: 'por artículo|por referencia|por línea|de cada artículo',
  it: 'per articolo|per referenza|per riga|per codice|di ogni articolo',
  nl: 'per artikel|per regel|per soort',
  pt: 'por artigo|por referência|por linha|de cada artigo',
  pl: 'na pozycję|na artykuł|z każdej pozycji',
} as const;

/** Whom a caterer counts, by language. */
export const GUESTS = {
  en: 'persons|person|people|guests|guest|heads|head|pax|covers|cover|diners|attendees|plates|plate|pp|p.p.',
  de: 'personen|person|gäste|gast|gästen|teilnehmer|teilnehmern|kopf|köpfe|gedecke|pers.|pers',
  fr: 'personnes|personne|couverts|couvert|convives|convive|invités|invité|tête|pers.|pers',
  es: 'personas|persona|comensales|comensal|invitados|invitado|cubiertos|cubierto|asistentes|pers.',
  it: 'persone|persona|coperti|coperto|ospiti|ospite|invitati|commensali|testa|pers.',
  nl: 'personen|persoon|gasten|gast|couverts|couvert|hoofd|pers.',
  pt: 'pessoas|pessoa|convidados|convidado|comensais|cabeça|pax',
  pl: 'osób|osoby|osobę|osoba|gości|gościa|uczestników|talerzyk',
} as const;

/** Before the least number of them that is billed. */
export const LEAST_GUESTS = {
  en: 'minimum numbers|minimum number|minimum billing|minimum charge|minimum|min|min.',
  de: 'mindestpersonenzahl|mindestteilnehmerzahl|mindestgästezahl|mindestanzahl|mindestabnahme|mindestberechnung|minimum',
  fr: 'minimum de|minimum facturé|minimum',
  es: 'mínimo de|mínimo|mínimo facturable',
  it: 'minimo di|minimo|minimo fatturabile',
  nl: 'minimaal|minimum|minimum aantal|minimale afname',
  pt: 'mínimo de|mínimo|mínimo faturável',
  pl: 'minimum|minimalnie|minimalna liczba',
} as const;

/** What several parts make up together, as what a charge is for one of. */
export const SETS_OF_PARTS = {
  en: 'unit|units|set|sets|system|station|kit|place|opening',
  de: 'einheit|anlage|platz|satz',
  fr: 'ensemble|poste|unité|jeu',
  es: 'conjunto|puesto|unidad|juego',
  it: 'postazione|insieme|unità',
  nl: 'eenheid|plek|opstelling',
  pt: 'posto|unidade|conjunto',
  pl: 'stanowisko|zestaw|komplet',
} as const;
