/**
 * Said of it behind its name: it costs nothing, is in the price, or is the seller's to pay. Source of these words: offers of wholesalers and trades in these
 * languages, in letters, shops and messages.
 */
export const IS_IN_THE_PRICE = {
  en: [
    'free|foc|f.o.c.|included|incl|incl.|inclusive|thrown in|chucked in|in the price|in that price|in that|in there|part of the price|built in|covered|waived|gratis|nil|zero',
    'complimentary|for nothing|on them|on him|on her|on the house|theirs|absorbed|at their expense|at their cost|at no cost|at no extra cost|their account|free of charge',
  ].join('|'),
  de: [
    'frei|drin|gratis|kostenlos*|kostenfrei*|umsonst|inklusive|inkl|inkl.|enthalten|inbegriffen|im preis|in den preisen|eingerechnet|eingeschlossen|ohne berechnung|zu unseren lasten|auf unsere kosten|übernehmen wir|trägt der verkäufer|entfällt|keine|einkalkuliert|mitkalkuliert|eingepreist|abgegolten',
    'auf deren kosten|auf deren kappe|auf seine kappe|auf eigene kosten|aufs haus|zahlen die|zahlt er|zahlen sie|trägt er|übernimmt er|übernehmen die|mit drin|dabei|geschenkt|geht auf uns',
  ].join('|'),
  fr: 'offert*|gratuit*|compris*|inclus*|sans frais|sans supplément|à notre charge|à nos frais|pris en charge|payé*|pour eux|pour lui|pour elle|à leur charge|à sa charge|à leurs frais|dedans|dans le prix|cadeau|zéro|à titre gracieux|gracieux|gracieusement',
  es: 'gratis|gratuit*|incluid*|pagad*|sin coste|sin costo|sin cargo|a cargo nuestro|a nuestro cargo|por nuestra cuenta|de nuestra cuenta|por cuenta nuestra|bonificad*|cortesía|corre* de su cuenta|va* de su cuenta|corre* por su cuenta|lo paga él|lo pagan ellos|los pagan ellos|dentro del precio|en el precio|de regalo|regalad*|cero',
  it: 'gratuit*|gratis|inclus*|compres*|a nostro carico|a carico nostro|a carico del venditore|omaggio|offert*|senza spese|pagat*|a loro carico|a carico loro|a suo carico|nel prezzo|lo pagano loro|la pagano loro|le pagano loro|regalat*|zero|franco|di cortesia',
  nl: 'gratis|inbegrepen|inclusief|kosteloos|franco|vrij|geen|voor onze rekening|in de prijs|in prijs|voor hun rekening|voor zijn rekening|voor haar rekening|betalen zij|betaalt hij|nihil|nul|cadeau|van het huis|erbij inbegrepen|zit erin|erin begrepen|erbij in|er bij in|zitten erin|meegerekend',
  pt: 'grátis|gratuit*|incluíd*|incluso|inclusa|oferta|oferta da casa|oferecid*|por nossa conta|por conta nossa|a nosso cargo|sem custo*|sem qualquer custo|pago|pagos|por conta deles|por conta dele|a cargo deles|no preço|pagam eles|paga ele|de borla|de graça|zero|à borla|cortesia|brinde|bonificad*',
  pl: 'gratis|bezpłatn*|darmow*|za darmo|w cenie|wliczon*|po naszej stronie|na nasz koszt|pokrywamy|w prezencie|w cenę',
} as const;

/** What prices do that have something in them: "our prices cover the delivery". */
export const PRICES_COVER = {
  en: 'include|includes|cover|covers|contain|contains',
  de: 'enthalten|enthält|beinhalten|beinhaltet|umfassen|umfasst',
  fr: 'comprennent|comprend|incluent|inclut|couvrent|couvre',
  es: 'incluyen|incluye|contemplan|contempla|cubren|cubre',
  it: 'includono|include|comprendono|comprende|coprono|copre',
  nl: 'omvatten|omvat|bevatten|bevat',
  pt: 'incluem|inclui|contemplam|contempla|cobrem|cobre',
  pl: 'zawierają|zawiera|obejmują|obejmuje',
} as const;

/** The same before its name. */
export const WITH_THE_PRICE = {
  en: [
    'free|includes|including|incl|incl.|inclusive of|comes with|complete with|takes in|throw* in|throwing in|thrown in|chuck* in|chucking in|they pay|he pays|she pays',
    'they cover|he covers|they stand|they swallow|they absorb|complimentary|they bear',
  ].join('|'),
  de: 'kostenlose*|kostenfreie*|freie|gratis|inkl|inkl.|inklusive|einschließlich|einschl.|samt|mit|keine|liefern … frei|ohne|übernehmen|übernimmt|zahlen die|zahlt er',
  fr: 'gratuit*|y compris|avec|inclus*|sans frais de|offrent|offre|prennent en charge|prend en charge|comprend|inclut|sans',
  es: 'incluye|incluyen|incluid*|con|gratuit*|sin gastos de|sin cargo de|sin coste de|regala*|asume*|lleva*',
  it: 'include|comprende|compres*|inclus*|comprensiv* di|con|gratuit*|senza spese di|offron*|offre|regala*|senza',
  nl: 'gratis|inclusief|incl|incl.|met|geen|kosteloze|zonder|betalen de|dragen de',
  pt: 'inclui|incluindo|com|grátis|gratuit*|sem custos de|sem custo de|oferec*|sem|assume*',
  pl: 'bezpłatn*|darmow*|z|gratis|w cenie|obejmuje',
} as const;

/** Words that turn either into its contrary, or make it hang on something else. */
export const NOT_IN_THE_PRICE = {
  en: "not|excl*|exclud*|without|plus|extra|except|unless|before|neither|nor|*n't",
  de: 'nicht|exkl*|ohne|zzgl*|zuzüglich|außer',
  fr: 'non|pas|hors|sauf|sur demande',
  es: 'no|sin incluir|excepto|excluid*',
  it: 'non|esclus*|eccetto|salvo',
  nl: 'niet|exclusief|excl*|tenzij',
  pt: 'não|nao|exceto|excluíd*|excluindo',
  pl: 'nie|bez|poza|oprócz',
} as const;

/** That a price has all in it, before who brings the goods: "tutto compreso, ve li portiamo noi". */
export const ALL_IN_IT = {
  en: 'all included|all inclusive|everything included|everything inclusive|all in|all-in',
  de: 'alles inklusive|alles inkl|alles inkl.|alles inbegriffen|alles drin|alles enthalten',
  fr: 'tout compris|tout inclus',
  es: 'todo incluido|todo incluida',
  it: 'tutto compreso|tutto incluso|il tutto compreso',
  nl: 'alles inbegrepen|alles inclusief|alles erin',
  pt: 'tudo incluído|tudo incluido',
  pl: 'wszystko w cenie|wszystko wliczone',
} as const;

/** That a thing is given with another, by language. */
export const COMES_WITH_IT = {
  en: 'comes with|come with|supplied with|standard with|bundled|goodwill|sample*|warranty|bonus',
  de: 'liegt bei|liegen bei|liegen … bei|liegt … bei|beigelegt|im lieferumfang|zugabe|muster|kulanz',
  fr: 'fourni* avec|livré* avec|en cadeau|échantillon*|dans le lot',
  es: 'viene* con|de regalo|obsequio|muestra*',
  it: 'in omaggio|omaggio|in dotazione|fornit* con|campion*',
  nl: 'meegeleverd|zit* erbij|cadeau|bijgeleverd',
  pt: 'vem com|vêm com|de oferta|brinde|amostra*',
  pl: 'w zestawie|w komplecie|dołączon*|próbk*',
} as const;
