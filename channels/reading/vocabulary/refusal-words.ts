/** How a vendor says that it offers a thing not at all, or not yet, by language. Source: replies to requests for quotation in these languages. */
export const REFUSALS = {
  en: "not in our range|not in our program|not in our scope|not in our … scope|not within our scope|out of our scope|outside our scope|outside of our scope|not our line|not in our line|out of our range|regret|regrets|please ask elsewhere|try elsewhere|better ask someone else|price to follow|prices to follow|still with engineering|still being costed|not included above|we fill no|we make no|we carry no|we stock no|we sell no|no offer|do not offer|don't offer|cannot offer|can't offer|cannot help with|can't help with|cannot supply|declined|no source|pass on this",
  de: 'kein angebot|nicht im programm|nicht in unserem programm|nicht im lieferprogramm|führen wir nicht|haben wir nicht|nicht angeboten|leider nicht|können wir nicht|entfällt|preis folgt|nicht im sortiment',
  fr: 'non proposé|non proposée|non coté|pas au catalogue|nous ne faisons pas|nous ne fournissons pas|hors catalogue|sans offre|prix à suivre|nous ne vendons pas',
  es: 'no cotizado|no cotizamos|no ofertado|no lo trabajamos|no trabajamos|no manejamos|no lo tenemos|sin oferta|no suministramos',
  it: 'non quotato|non trattiamo|non trattato|non offerto|non fornibile|non disponibile|non a catalogo',
  nl: 'niet aangeboden|niet leverbaar|leveren wij niet|leveren we niet|voeren wij niet|niet in ons assortiment|geen aanbieding',
  pt: 'não cotado|não trabalhamos|não fornecemos|sem cotação|não temos',
  pl: 'nie oferujemy|brak oferty|nie posiadamy|nie mamy w ofercie|niedostępn*',
  sv: 'offereras ej|offererar ej|offereras inte|ingår ej i sortimentet|har vi inte|saluförs ej|för vi inte',
  da: 'tilbydes ikke|fører vi ikke|ikke i sortiment',
} as const;

/** How a firm says that it makes no offer at all, by language. Source: replies to requests for quotation in these languages. */
export const PASSES_ON_A_REQUEST = {
  en: "have to pass|must pass|gonna pass|going to pass|will pass|we'll pass|we pass|pass on this|pass on the|pass this time|respectfully decline|must decline|have to decline|declined to quote|decline to quote|decline to bid|declining to|not be submitting|not submitting|not be quoting|not be bidding|won't be quoting|won't be bidding|unable to quote|unable to bid|unable to help|unable to offer|not able to quote|not able to offer|can't help|cannot help|can't quote|cannot quote|no bid|no quote|not quoting|not bidding|not in a position to|booked solid|fully booked|booked up|booked out|not taking on|not taking … jobs|not taking … orders|no capacity",
  de: 'kein angebot|keine offerte|leider absagen|müssen absagen|sagen ab|abgesagt|abgewunken|keine aufträge|keine kapazität*|ausgebucht|nicht anbieten|nicht an der ausschreibung',
  fr: 'pas donner suite|pas en mesure de|ne pouvons pas répondre|ne pouvons pas vous répondre|ne répondrons pas|déclin*|carnet de commandes est plein|carnet est plein|planning est complet|ne pouvons pas faire de devis',
  es: 'no podemos ofertar|no podemos cotizar|no podemos presupuestar|no … podemos pasar presupuesto|no podemos atender|declinamos|no vamos a poder|no presentaremos|no presentamos oferta|no aceptamos pedidos|no hacemos presupuesto*',
  it: 'non possiamo quotare|non possiamo fare offert*|non facciamo offert*|non siamo in grado|non possiamo formulare|decliniamo|dobbiamo declinare|rinunciamo|non presentiamo offert*',
  nl: 'geen offerte|geen aanbieding|geen prijs afgeven|niet aanbieden|moeten wij passen|moeten we passen|zien wij af|zitten vol|volgeboekt|geen capaciteit',
  pt: 'não podemos cotar|não podemos apresentar|não conseguimos apresentar|declinamos|não vamos poder|não apresentamos proposta|não vamos apresentar|não temos capacidade',
  pl: 'nie złożymy oferty|nie składamy oferty|nie możemy złożyć oferty|rezygnujemy|nie podejmiemy się|brak mocy przerobowych|nie jesteśmy w stanie|nie przyjmujemy',
  sv: 'vi avstår|tackar nej|inte lämna offert|ingen offert|inte offerera|har inte möjlighet',
} as const;

/** That a buyer takes nothing but what is asked for, or has to have another make approved first, by language. Source: the conditions of requests for quotation. */
export const NOTHING_ELSE_WILL_DO = {
  en: 'no substitut*|no subs|no sub|no alternat*|no equal*|no equivalent*|no other brand*|no other make*|no other paint*|no other product*|no other type*|no other kind*|any other make needs|any other brand needs|any other model needs|other makes need|other brands need|any other make has to|any other brand has to|exact part*|exact match|approved … only|only … approved|originals only|genuine … only|oem only|no other model*|no other part*|no other size*|nothing else fits|nothing else works',
  de: 'keine alternativ*|kein* ersatz*|keine gleichwert*|nur original*|nur das original|kein anderes fabrikat|keine anderen fabrikate|ausschließlich original*|andere fabrikate müssen|nur … freigegeben|nur … zugelassen|kein anderes modell|keine anderen modelle|kein anderer typ|nichts anderes passt',
  fr: "pas d'équivalent*|pas d'alternative*|pas d’équivalent*|pas d’alternative*|aucun équivalent|aucune autre marque|pas d'autre marque|marque imposée|uniquement d'origine|seul* … agréé*|seul* … homologué*|aucun autre modèle|pas d'autre modèle|rien d'autre ne",
  es: 'sin equivalentes|sin alternativas|ninguna otra marca|no se aceptan equivalentes|no admitimos otra marca|marca exigida|solo original*|sólo original*|solo … aprobad*|solo … homologad*|ningún otro modelo|no vale otro',
  it: 'niente alternative|nessun equivalente|nessuna alternativa|nessuna altra marca|solo original*|non si accettano equivalenti|solo … approvat*|solo … omologat*|nessun altro modello',
  nl: 'geen alternatie*|geen equivalent*|geen ander merk|geen andere merken|alleen origine*|alleen … goedgekeurd|geen ander model|geen ander type',
  pt: 'sem equivalentes|sem alternativas|nenhuma outra marca|não aceitamos equivalentes|só original*|só … aprovad*|só … homologad*|nenhum outro modelo',
  pl: 'bez zamienników|żadnych zamienników|tylko oryginał*|tylko oryginaln*|żadnej innej marki|żadnego innego modelu',
} as const;

/** Beside a number or a model: that one, and no other. */
export const ONLY_WORDS = {
  en: 'only',
  de: 'nur|ausschließlich',
  fr: 'uniquement|exclusivement|seulement',
  es: 'solo|sólo|solamente|únicamente|exclusivamente',
  it: 'solo|soltanto|esclusivamente|unicamente',
  nl: 'alleen|uitsluitend',
  pt: 'só|apenas|somente|exclusivamente',
  pl: 'tylko|wyłącznie',
} as const;

/** Before what a vendor offers in place of what was asked for, by language. */
export const OFFERS_INSTEAD = {
  en: 'we offer|we can offer|can offer|could offer|offering|suggest|suggesting|propose|recommend|please consider|have quoted|we quote',
  de: 'bieten wir|wir bieten|schlagen vor|empfehlen|angeboten wird',
  fr: 'nous proposons|nous vous proposons|vous propose|nous offrons|recommandons',
  es: 'ofrecemos|le ofrecemos|proponemos|le proponemos|recomendamos|cotizamos',
  it: 'offriamo|proponiamo|vi proponiamo|consigliamo',
  nl: 'bieden wij|bieden we|wij bieden|stellen … voor|adviseren',
  pt: 'oferecemos|propomos|sugerimos|recomendamos',
  pl: 'oferujemy|proponujemy|polecamy',
} as const;
