/** How buyers ask for amounts without tax, by language. Source: EN 16931, "amount without VAT", in the words of everyday orders. */
export const WITHOUT_TAX = {
  en: 'ex vat|ex. vat|excl vat|excl. vat|exc vat|exc. vat|excluding vat|exclusive of vat|without vat|net of vat|before vat|plus vat|+ vat|before tax|before taxes|pre-tax|pretax|excluding tax|excl tax|excl. tax|without tax|ex tax|ex gst|without gst|w/o gst|we take itc|we claim itc|input tax credit|excl gst|excl. gst|excluding gst|before gst|plus gst|+ gst|before hst|ex hst|excluding hst|net prices|net of tax|vat registered|vat-registered|gst registered|gst-registered|hst registered|reclaim vat|reclaim the vat|recover vat',
  de: 'vorsteuerabzugsberechtigt|vor steuer|vor mwst|vor ust|netto|nettovergleich|nettopreise|ohne mwst|ohne mwst.|exkl. mwst|exkl. mwst.|exkl mwst|zzgl. mwst|zzgl. mwst.|ohne mehrwertsteuer|ohne ust|ohne umsatzsteuer|vorsteuerabzug|netto preise|preise netto',
  fr: 'récupérons la tva|récupère la tva|ht|h.t.|htva|h.t.v.a.|hors taxes|hors taxe|hors tva|avant taxes|avant les taxes|avant tva',
  es: 'neto|netos|recuperamos el iva|deducimos el iva|el iva lo deducimos|el iva lo recuperamos|el iva nos lo deducimos|sin iva|sin el iva|precios netos|sin impuestos|iva no incluido|más iva|antes de iva|antes de impuestos|antes del iva|base imponible',
  it: 'iva esclusa|senza iva|al netto di iva|esclusa iva|iva escl.|netto iva|recuperiamo iva|+ iva|più iva|prima dell’iva|imponibile',
  nl: 'excl. btw|excl btw|exclusief btw|zonder btw|ex btw|ex. btw|netto prijzen|exclusief de btw|vóór btw',
  pt: 'sem iva|s/ iva|excluindo iva|+ iva|iva não incluído|deduzimos o iva|recuperamos o iva|preços líquidos|antes de iva|antes do iva|antes de impostos|sem impostos',
  pl: 'netto|bez vat|ceny netto|bez podatku|odliczamy vat',
  sv: 'exkl. moms|exkl moms|exklusive moms|utan moms|netto',
  ja: '税抜|税別',
} as const;

/** How buyers ask for amounts with tax. */
export const WITH_TAX = {
  en: 'vat inclusive|gst inclusive|hst inclusive|tax inclusive|gct inclusive|vat in|vat is in|vat on it|vat on top of it|gst in|vat and all|hst and all|tax and all|prices should be incl|prices should be inclusive|inc. gst|incl. gst|inc hst|incl hst|incl. hst|including hst|with hst|we pay vat|we pay the vat|we pay gst|we pay hst|inc vat|inc. vat|incl vat|incl. vat|including vat|inclusive of vat|with vat|vat included|gross|after tax|with tax|including tax|incl tax|tax included|inc gst|incl gst|including gst|with gst',
  de: 'brutto|inkl. mwst|inkl. mwst.|inkl mwst|mit mwst|mit mwst.|inkl. mehrwertsteuer|mit mehrwertsteuer|endpreise|inklusive mwst|einschließlich mwst|inkl. ust',
  fr: 'ttc|t.t.c.|tvac|t.v.a.c.|toutes taxes comprises|tva comprise',
  es: 'cuéntese el iva|contad el iva|cuenten el iva|cuenta el iva|contando el iva|con iva|iva incluido|con impuestos|con el iva|con todo incluido|impuestos incluidos',
  it: 'iva inclusa|con iva|iva compresa|compresa iva|ivato|ivati',
  nl: 'incl. btw|incl btw|inclusief btw|met btw|inclusief de btw',
  pt: 'com iva|iva incluído|com o iva|já com iva|impostos incluídos',
  pl: 'brutto|z vat|z podatkiem',
  sv: 'inkl. moms|inkl moms|inklusive moms|med moms',
  ja: '税込',
} as const;

/**
 * Taxes on sales by the names that they go by elsewhere, each in the letters of its law: the Caribbean, Latin America, the east and north of Europe,
 * Africa, Asia and the Pacific. Source: IBFD and OECD Consumption Tax Trends, names of VAT, GST and sales taxes.
 */
export const TAXES_ABROAD = {
  americas:
    'gct|abst|igv|itbis|itbms|isv|ivu|icms|ipi|impuesto a las ventas|impuesto general a las ventas|impuesto sobre ventas|impoconsumo|gross receipts tax',
  europe: 'igic|ipsi|kdv|áfa|dph|pdv|ddv|alv|pvn|pvm|tvsh|vsk|käibemaks|φπα|ндс|пдв|ддс',
  africa: 'nhil|getfund levy|getfund|sscl',
  asia: 'ppn|consumption tax|service tax|goods and services tax|value added tax|value-added tax|turnover tax',
  pacific: 'tgc|taxe générale sur la consommation',
} as const;

/** What the tax on an order is called by. */
export const TAX_NAMES = {
  ...TAXES_ABROAD,
  en: 'vat|gst|hst|pst|qst|sales tax|sales taxes|tax|taxes',
  de: 'mwst|mwst.|mehrwertsteuer|ust|umsatzsteuer',
  fr: 'tva',
  es: 'iva|impuestos',
  it: 'iva',
  nl: 'btw',
  pt: 'iva|impostos',
  pl: 'vat|podatek',
  sv: 'moms',
} as const;

/** Before the name of a tax that is left out of a sum. Source: rows of totals of offers. */
export const LEAVES_TAX_OUT = {
  en: 'excl|excl.|ex|ex.|excluding|before',
  de: 'exkl|exkl.|exklusive|ohne|vor',
  fr: 'hors|avant',
  es: 'sin|antes de',
  it: 'senza|esclusa',
  nl: 'excl|excl.|exclusief|zonder',
  pt: 'sem|s/|antes de',
  pl: 'bez',
  sv: 'exkl|exkl.',
} as const;

/** How buyers say that a tax is not to be looked at. */
export const LEAVES_OUT = {
  en: 'ignore|ignoring|forget|forget about|disregard|leave|leaving|leave out|leaving out|leave off|skip|never mind|nevermind|take off|drop|strip out|strip off|not counting|not interested in',
  de: 'ohne|lasst|lassen|exkl|exkl.|exklusive|vor|abzüglich|zzgl|zzgl.|zuzüglich',
  fr: 'sans|oubliez|hors|avant|hors la',
  es: 'sin|olvidad|antes de|antes del|sin el|sin contar el|excluido el|sin incluir',
  it: 'senza|esclusa|esclusa l’|al netto di|al netto dell’|prima dell’|oltre',
  nl: 'zonder|excl|excl.|exclusief|exclusief de|zonder de|ex|ex.',
  pt: 'sem|esqueçam|antes de|antes do|excluindo|excluindo o|sem o',
  pl: 'bez|pomińmy|bez podatku|przed',
  sv: 'utan|exkl|exkl.|exklusive',
} as const;

/** How buyers say that a tax counts: words before its name. */
export const TAKES_IN = {
  en: 'incl|incl.|inc|inc.|including|with',
  de: 'inkl|inkl.|inklusive|einschließlich|samt|mit',
  fr: 'avec|avec la|y compris la',
  es: 'con|con el|incluido el|incluyendo el|incluyendo',
  it: 'con|con l’|compresa|compresa l’|inclusa|inclusa l’|comprensivo di',
  nl: 'incl|incl.|inclusief|inclusief de|met|met de',
  pt: 'com|com o|incluindo|incluindo o',
  pl: 'z|łącznie z|wraz z',
  sv: 'inkl|inkl.|inklusive|med',
} as const;

/** Before what a tax is reckoned on: "18 % extra on all including transport". */
export const RECKONED_ON = {
  en: 'on|upon|over',
  de: 'auf',
  fr: 'sur',
  es: 'sobre',
  it: 'su|sul|sulla|sui',
  nl: 'over|op',
  pt: 'sobre',
  pl: 'od|na',
} as const;

/** How buyers say that they get a tax back. */
export const TAKES_BACK = {
  en: 'claim|claim back|reclaim|recover|get back|claim it|claim it back|get it back|get that back|claim that back|get credit for|get a credit for',
  de: 'holen uns|bekommen zurück',
  fr: 'récupérons|récupère',
  es: 'recuperamos|deducimos',
  it: 'recuperiamo|detraiamo',
  nl: 'vorderen terug|terugvorderen',
  pt: 'recuperamos|deduzimos',
  pl: 'odliczamy|odliczam|odzyskujemy',
  sv: 'drar av',
} as const;

/** What is done with a tax by who gets it back: the beginnings of the verbs, whoever does it. */
export const GETS_BACK_STEMS = {
  en: 'reclaim*|recover*|claim*|deduct*|get back|get it back',
  de: 'abzieh*|absetz*|zurückhol*|zurückbekomm*|vorsteuerabzug*|erstatt*|zieh*|gelten*',
  fr: 'récupèr*|récupér*|dédui*|deduit*',
  es: 'recuper*|deduc*|deduzc*|desgrav*|descont*|descuent*',
  it: 'recuper*|detra*|scaric*|deduc*',
  nl: 'terugvrag*|terugvorder*|aftrek*|verreken*|terugkrijg*|vorder*',
  pt: 'recuper*|deduz*|descont*',
  pl: 'odlicz*|odzysk*',
} as const;

/** Before an amount that is of the tax in a price. */
export const OF_WHICH_TAX = {
  en: 'of which|includes|including|incl|incl.|thereof|contains',
  de: 'davon|darin|inkl|inkl.|enthält|enthalten',
  fr: 'dont|inclus',
  es: 'de los cuales|del cual|de los que|incluye|contiene',
  it: 'di cui|include|comprende',
  nl: 'waarvan|inclusief|bevat',
  pt: 'dos quais|inclui|contém',
  pl: 'w tym|zawiera',
} as const;

/** Who buys for the household pays the tax. */
export const PRIVATE_BUYERS = {
  en: 'private customer|private buyer|private individual|as a consumer',
  de: 'privatkunde|privatkundin|privatperson|als verbraucher|als privater',
  fr: 'je suis un particulier|je suis particulier|en tant que particulier|nous sommes des particuliers',
  es: 'soy particular|somos particulares|soy un particular|consumidor final',
  it: 'sono un privato|da privato|siamo privati|consumatore finale',
  nl: 'ik ben particulier|als particulier|wij zijn particulieren|privépersoon',
  pt: 'sou particular|somos particulares|consumidor final|pessoa singular',
  pl: 'osoba prywatna|jako osoba prywatna|klient indywidualny|jestem konsumentem',
} as const;

/** Behind the name of a tax, or "input": what a buyer sets off against the tax that it owes. */
export const TAX_CREDITS = {
  en: 'credit|credits',
} as const;

/** Behind the name of a tax, with a verb between: the buyer gets it back. */
export const CAN_BE_TAKEN_BACK = {
  en: 'recoverable|reclaimable|claimable|creditable|deductible',
  de: 'abzugsfähig|abziehbar|erstattungsfähig',
  fr: 'récupérable|déductible',
  es: 'deducible|recuperable',
  it: 'detraibile|recuperabile',
  nl: 'aftrekbaar|verrekenbaar',
  pt: 'dedutível|recuperável',
  pl: 'do odliczenia|odliczany',
  sv: 'avdragsgill|avdragbar',
} as const;

/** Round the name of a tax: it comes on top of the prices beside it, by language. Source: terms of offers. */
export const TAX_ON_TOP = {
  de: 'zzgl|zzgl.|zuzüglich|zuz.|exkl|exkl.|exklusive|ohne|plus|hinzu|hinzu kommt|kommt … dazu|kommt … drauf|kommen … dazu|kommen … drauf|kommt … hinzu|dazu|drauf|obendrauf|nicht enthalten|aufgeschlagen',
  fr: "en sus|hors|sans|plus|à ajouter|non compris*|en plus|en plus|vient en plus|à rajouter|rajouter|pas inclus*|pas compris*|s’ajoute|s'ajoute|ht|en supplément",
  es: 'más|mas|sin|no incluid*|no incluye*|aparte|agregar|añadir|sumar|falta|encima|hay que sumar*|hay que añadir*|se suma|se añade|no contempl*|por añadir|netos|neto',
  it: 'più|oltre|esclus*|senza|al netto di|da aggiungere|non inclus*|non compres*|va aggiunt*|si aggiunge|ci va su|va su|nette|netti|a parte|in più',
  nl: 'exclusief|excl|excl.|zonder|plus|niet inbegrepen|komt erbij|komt … bij|te vermeerderen|vermeerderd|bovenop|daar komt|ex',
  pt: 'mais|sem|acresce*|não incluíd*|à parte|excluindo|a acrescer|por cima|a somar|falta|não inclu*|em cima|líquid*',
  pl: 'plus|bez|do tego|dochodzi|doliczyć|doliczamy|nie zawiera*|nie obejmuj*|należy doliczyć',
} as const;

/** The same: it is in them. */
export const TAX_WITHIN = {
  de: 'inkl|inkl.|inklusive|einschließlich|einschl.|mit|enthalten|enthaltene|enthaltener|enthaltenen|inbegriffen|drin|inkludiert|sind drin|ist drin|dabei|enth|enth.|eingerechnet|beinhalt*|mit drin|im preis|brutto|schon drauf',
  fr: 'compris*|inclus*|inclut|incluant|incluent|comprend|comprennent|avec|dont|dedans|y sont|y est|dans le prix|dans les prix|intégré*|ttc|t.t.c.|comprenant',
  es: 'incluid*|incluye*|incluyendo|con|contiene*|llevan|lleva|dentro|ya va|ya está|metido|en el precio|incl',
  it: "inclus*|include|includono|compres*|comprensiv*|con|dentro|conten*|contat*|c'è già|già dentro|nel prezzo|ivat*",
  nl: 'inclusief|incl|incl.|inbegrepen|met|zit erin|zitten erin|erin|bevat*|in de prijs|zit in|al meegerekend|meegerekend',
  pt: 'incluíd*|inclui*|incluem|incluindo|incluso|com|lá dentro|dentro|contêm|contém|já vai|já está|no preço|já leva|já levam|já tem',
  sv: 'inkl|inkl.|inklusive|ingår',
  pl: 'zawiera*|z vat*|z podatk*|z 23*|z 8*|z 5*|w tym|w cenie|wliczon*|łącznie z',
} as const;

/** That none is due: small firms, trade across borders, exempt work. Source: the notes that Directive 2006/112/EC, article 226, asks of invoices. */
export const TAX_EXEMPT = {
  de: 'kleinunternehmer*|steuerfrei*|umsatzsteuerfrei*|mehrwertsteuerfrei*|innergemeinschaftlich*|reverse charge',
  fr: 'non applicable|exonér*|autoliquidation|franchise en base|293 b',
  es: 'exent*|no sujet*|inversión del sujeto pasivo|exención',
  it: 'esent*|non soggett*|non imponibile|forfettari*|forfetari*|inversione contabile',
  nl: 'verlegd|vrijgesteld|btw-vrij',
  pt: 'isent*|não sujeit*|autoliquidação|isenção',
  pl: 'zwolnion*|zwolnieni*|odwrotne obciążenie|nie podlega',
} as const;

/** Prices that hold their tax, or leave it out, without its name. */
export const GROSS_WORDS = {
  en: 'gross|inc vat|incl vat|incl. vat|inc. vat|including vat|inc gst|incl. gst|including gst',
  de: 'brutto',
  fr: 'ttc|t.t.c.|tvac|t.v.a.c.|toutes taxes comprises',
  es: 'iva incluido|iva incl.|con iva|impuestos incluidos',
  it: 'ivato|ivata|ivati|ivate|lordo|lordi|iva inclusa|iva compresa',
  nl: 'bruto|incl. btw|inclusief btw',
  pt: 'com iva|iva incluído|iva incl.|c/ iva',
  pl: 'brutto',
} as const;

/** Behind an amount: the tax is not in it. */
export const NET_WORDS = {
  en: 'net|ex vat|excl vat|excl. vat|ex. vat|excluding vat|before vat',
  de: 'netto|net',
  fr: 'ht|h.t.|htva|hors taxes|hors taxe|hors tva',
  es: 'neto|netos|neta|netas|sin iva|s/iva|s/ iva',
  it: 'netto|netti|netta|nette|senza iva|iva escl.|iva esclusa',
  nl: 'netto|excl. btw|excl btw|ex btw|exclusief btw',
  pt: 'líquido|líquidos|sem iva|s/ iva|s/iva',
  pl: 'netto|bez vat',
} as const;

/** The same in the English of people who tell of offers. */
export const SPOKEN_TAX = {
  onTop:
    'on top|to go on|goes on|to come on|comes on|comes on at|without|w/o|exclusive|to be added|gets added|still to come|more for',
  within: [
    'within|in it|in them|in that|in those|in there|in already|already in|counted in|figured in|factored in|baked in|rolled in|built in|worked in|inside|gross',
    'vat-in|tax-in|gst-in|after-tax|after tax|all in|in the price|with vat|with the vat|with tax|with the tax|with gst|already has|quoted us vat-in|vat is in|the vat in|inclusive',
  ].join('|'),
} as const;

/** Behind the name of a tax: that it is left out of a comparison. */
export const WITHOUT_IT = {
  en: 'without it|leave it out|leave that out|leaving it out|ignore it|ignore that|disregard it|forget it|before it|don’t count it|do not count it|not counting it',
  de: 'ohne sie|ohne diese|ohne die vergleichen|lassen wir weg|lassen sie weg|lasst sie weg|bitte weglassen|ignorieren|nicht mitrechnen',
  fr: 'sans elle|sans la compter|sans en tenir compte|laissez-la de côté|ignorez-la|ne la comptez pas',
  es: 'sin él|sin contarlo|sin tenerlo en cuenta|déjelo fuera|no lo cuente*|ignórelo',
  it: 'senza considerarla|senza contarla|senza di essa|lasciatela fuori|non contatela|ignoratela',
  nl: 'zonder die|zonder deze|laat die weg|laat die erbuiten|laat die buiten beschouwing|negeer die|niet meerekenen',
  pt: 'sem ele|sem o contar|sem contar com ele|deixe-o de fora|não o conte*|ignore-o',
  pl: 'bez niego|bez tego|pomińcie go|pomiń go|pomijamy|nie liczcie go|nie liczymy go',
} as const;
