/**
 * Phrases by which a vendor says that the figures beside them are not yet the price, by language. A star stands for any ending, "…" for up to
 * four words. Source: offers and terms of sale of wholesalers, carriers and trades in these languages.
 */
export const PRICE_MOVES = {
  en: 'price* … go up|price* … going up|price* … goes up|price* … rise*|price* … rising|price* … climb*|price* … increas*|price increase*|price rise*|price hike*|list … go* up|list … increas*|cost* … go* up|pricing … go* up|rate* … go* up|price* … review*|price* … adjust*|price* … fluctuat*|price* … float*|price* … not … firm|price* … not … fixed|price* … indicative|indicative price*|budgetary|ballpark|guide price*|costs more|cost more|cost … bit more|cost … little more|cost … bit extra|run … higher|runs … higher|index linked|indexed',
  de: 'preiserhöhung*|preisanpassung*|preise … steigen|preise … erhöhen|preise … angepasst|preis … steigt|richtpreis*|preise … freibleibend|teurer|richtwert*|abgerechnet wird|nach zeitaufwand|schätzung|kostenschätzung|schätzpreis*|geschätzt*|circapreis*|ca.-preis*|nach aufmaß|nach tatsächlichem aufwand|tagespreis*|hohlpreis*',
  fr: 'hausse de prix|hausse des prix|hausse de tarif*|hausse tarifaire|augmentation de* prix|augmentation de* tarif*|prix … augment*|augment* … prix|augment* … tarif*|tarif* … augment*|prix … révis*|prix indicatif*|à titre indicatif|plus cher*|estimation|estimati*|prix estim*|sous réserve de métré|sous réserve de visite|selon métré|cours du jour|en régie',
  es: 'aumento de precio*|subida de precio*|precio* … sube*|precio* … subir*|precio* … aumenta*|precio* … orientativ*|precio* … sujeto* a revisión|más caro*|precio* … estimad*|precio* … aproximad*|importe estimad*|presupuesto estimad*|sujeto a variación|sujetos a variación|sujeta a variación|a presupuestar|según medición|según cotización|previa visita|sin compromiso de precio',
  nl: 'prijsstijging*|prijsverhoging*|prijzen … stijgen|prijs … stijgt|prijzen … verhoogd|richtprijs*|prijs* … vrijblijvend|duurder|schatting|geschat*|op nacalculatie|nacalculatie|dagprijs*|prijs* … onder voorbehoud|prijs* … indicati*|indicatie* prijs*',
  it: 'aumento de* prezz*|aumento prezzi|prezz* … aumenta*|prezz* … aumenter*|prezz* indicativ*|più car*|preventivo di massima|di massima|salvo sopralluogo|previo sopralluogo|stima|stimat*|salvo conguaglio|prezzo del giorno|soggett* a variazion*|a consuntivo',
  pl: 'podwyżk* cen*|cen* … wzrośnie|cen* … wzrosną|cen* … rośnie|cen* … rosną|wzrost cen*|cen* orientacyjn*|drożej|szacunkow*|wstępna wycena|wycena wstępna|orientacyjn*|po pomiarze|według obmiaru|cena dnia',
  pt: 'aumento de preço*|subida de preço*|preço* … indicativ*|preço* … estimad*|preço* … aproximad*|valor estimado|valores estimados|orçamento estimad*|sujeito a confirmação|sujeitos a confirmação|sujeito a visita|mais caro*|mais cara*|preço do dia',
} as const;

/** Less for those who do something that the brief does not speak of. */
export const PRICE_CUTS = {
  en: 'knock* … off|take … off|shave … off|come* off|come down|drop it to|drop it by|drop the price|less … for cash|less … for paying|less … if|cheaper if|do better|round … down|discount for|discount if|discount when',
  de: 'abzug bei|rabatt bei|nachlass bei|günstiger, wenn|günstiger wenn|entgegenkommen',
  fr: 'remise si|remise en cas|moins cher si|un geste',
  es: 'descuento si|descuento por|más barato si|rebaja si',
  nl: 'korting bij|korting als|goedkoper als|goedkoper bij',
  it: 'sconto se|sconto per|meno se',
  pl: 'rabat przy|rabat za|taniej przy|taniej jeśli',
  pt: 'desconto se|desconto para quem|mais barato se',
} as const;

/** A price that holds only for those who take more, or at once, or all of it. */
export const PRICE_TIES = {
  en: 'if you take|if you took|if taken|if you commit|when you take|price* … if|pricing … if|rate* … if|price* … provided|price* … as long as|price* … when you|on condition|take the lot|taking the lot|take the whole lot|for the whole lot|all or nothing|price* … based on|pricing based on|good if|call-off*|calloff*|call off basis|call off order*|called off|blanket order*|min|min.|minimum*|min. order*|moq',
  de: 'bei abnahme|nur bei|vorausgesetzt|bei komplettabnahme|bei gesamtabnahme|auf abruf|abrufauftrag*|mindestabnahme*|mindestmenge*|mindestbestell*|mindestens',
  fr: "à condition|sous réserve d' achat|pour la totalité|si vous prenez|valable pour la totalité|valable … totalité|sur appel|commande ouverte|minimum de commande|commande minimum|commande minimale|quantité minim*|minimum",
  es: 'siempre que|a condición|si se lleva*|si compra*|pedido abierto|bajo llamada|pedido mínimo|cantidad mínima|compra mínima|mínimo',
  nl: 'op voorwaarde|mits|bij afname|op afroep|minimum afname|minimale afname|minimum bestel*|minimale bestel*|minimaal',
  it: 'a condizione|a patto|se prende*|se acquista*|ordine aperto|ordine minimo|quantità minim*|minimo d* ordine|minimo',
  pl: 'pod warunkiem|przy zakupie|przy odbiorze|na wezwanie|minimalne zamówienie|minimaln* ilość|zamówienie minimalne|minimum',
  pt: 'desde que|na condição|se levar*|se comprar*|encomenda aberta|encomenda mínima|quantidade mínima|pedido mínimo|compra mínima|mínimo|mínima',
} as const;

/** The part of a charge that somebody else bears. */
export const COST_SHARES = {
  en: 'is on you|are on you|is yours|on your dime|at your expense|at your cost|for your account|you cover|you pay|you would pay|split … with you|share … with you|one way only|the other is on|same again|same back|same for the return|split … freight|split … shipping|split … delivery|split … carriage|split … transport|share … freight|share … shipping|share … delivery|50/50|50-50|fifty-fifty|fifty fifty|half and half|go halves|half … freight|half … shipping|half … delivery|half … carriage|half … haul*|half the cost',
  de: 'auf ihre kosten|zu ihren lasten|geht auf sie|geht auf euch|trägt der käufer|trägt der kunde|trägt der besteller|teilen wir|teilen … uns|hälfte … fracht*|hälfte … versand*|hälfte … transport*|zu lasten des*',
  fr: "à votre charge|à vos frais|à la charge d* client|à la charge de l'acheteur",
  es: 'a su cargo|a cargo de* cliente|a cargo de* comprador|por su cuenta|mitad … portes|mitad … flete|mitad … transporte|mitad … envío',
  nl: 'voor uw rekening|voor jullie rekening|voor rekening van|helft … vracht*|helft … verzend*|helft … transport*',
  it: 'a vostro carico|a carico de* cliente|a carico vostro|a vostre spese|metà … trasporto|metà … spedizione',
  pl: 'na koszt kupującego|na koszt klienta|po stronie kupującego|po stronie klienta|na wasz koszt|na państwa koszt|połow* … transport*|połow* … dostaw*',
  pt: 'metade do frete|metade do transporte|metade dos portes|a meias|repartid* … consigo',
} as const;

/** Less now than was asked for: what the second delivery costs is said nowhere. */
export const PARTIAL_DELIVERY = {
  en: 'the rest in|the rest later|the rest will|the rest to follow|the rest follows|rest to follow|rest later|remainder in|remainder later|remainder to follow|the remainder|balance in|balance to follow|balance to ship|two deliveries|two drops|two shipments|in two lots|second delivery|second shipment|backorder* rest',
  de: 'der rest|rest folgt|rest im|rest in|restmenge|restlieferung|teillieferung*|in zwei teilen|in zwei lieferungen|nachlieferung',
  fr: 'le reste|le solde en|le solde suivra|en deux livraisons|en deux fois|livraison partielle|reliquat',
  es: 'el resto|en dos entregas|en dos envíos|entrega parcial',
  nl: 'de rest|in twee leveringen|in twee keer|deellevering*|nalevering',
  it: 'il resto|il rimanente|in due consegne|consegna parziale|a saldo',
  pl: 'reszta|pozostałe|w dwóch dostawach|w dwóch partiach|dostawa częściowa',
  pt: 'o restante em|o resto em|em duas entregas|em dois envios|entrega parcial',
} as const;

/** That prices rose before, or that somebody else says that they will: talk beside a price that stands. */
export const RISES_TOLD_OF = {
  en: 'have been going up|has been going up|have gone up|keep going up|keeps going up|have been rising|factory says|maker says|we hear',
  de: 'sind gestiegen|ist gestiegen|steigen seit|steigen ständig|das werk sagt|der hersteller sagt|man hört',
  fr: "ont augmenté|a augmenté|ne cessent d’augmenter|ne cessent d'augmenter|l’usine annonce|l'usine annonce|le fabricant annonce",
  es: 'han subido|ha subido|no paran de subir|no dejan de subir|la fábrica dice|el fabricante dice',
  it: 'sono aumentati|è aumentato|continuano ad aumentare|continuano a salire|la fabbrica dice|il produttore dice',
  nl: 'zijn gestegen|is gestegen|blijven stijgen|de fabriek zegt|de fabrikant zegt',
  pt: 'têm subido|tem subido|têm aumentado|não param de subir|a fábrica diz|o fabricante diz',
  pl: 'wzrosły|wzrosła|ciągle rosną|stale rosną|fabryka mówi|producent mówi|producent zapowiada',
} as const;

/** Charges by name, and words that say of a thing that it costs extra. */
export const EXTRA_CHARGES = {
  en: 'surcharge*|adder*|plus fuel|plus … tariff*|tariff* … appl*|tariff* … passed|plus … packing|plus … packaging|plus … crating|plus … pallet charge*|upcharge*|weekend supplement*|carr* … supplement*|attract* … supplement*|attract* … charge*|drum deposit*|core deposit*|core charge*|demurrage|detention|whatever … charge*|whatever … cost*|whatever it costs|whatever … works out|expect another|expect … extra|allow … extra|budget … extra|at cost|pass* … through|passed on|pass* on … cost*|time and material*|billed separately|invoiced separately|charged separately|will be charged|will be billed|will be invoiced|extra cost*|extra charge*|additional charge*|additional cost*|extra applies|extra for|more for the|charge* on top|toll* on top|fee* on top|goes on top|comes on top|is on top|double time|time and a half|overtime rate*',
  de: '*zuschlag|zzgl. verpackung|zuzüglich verpackung|*zuschläge|*aufschlag|*aufschläge|pfand*|mehrkosten|zusatzkosten|extra berechnet|gesondert berechnet|separat berechnet|nach aufwand|weiterberechnet',
  fr: 'supplément*|surcoût*|majoration*|consigne|consignes|consigné*|consignation*|surtaxe*|en sus|facturé* en plus|facturé* à part|au réel|refacturé*',
  es: 'recargo*|suplemento*|sobrecoste*|sobrecargo*|se factura* aparte|se cobra* aparte|facturado* aparte',
  nl: '*toeslag|*toeslagen|meerkosten|statiegeld|apart berekend|extra berekend|doorberekend|tegen kostprijs',
  it: 'supplement*|sovrapprezz*|maggiorazion*|sovraccost*|cauzion*|addebitat* a parte|fatturat* a parte|a consuntivo',
  pl: 'dopłat*|kaucj*|narzut*|doliczan*|doliczym*|płatn* osobno|dodatkowo płatn*',
  pt: 'suplemento*|sobretaxa*|sobrecusto*|faturad* à parte|cobrad* à parte|facturad* à parte',
} as const;

/** Said of a charge: there is none, it is in the price, or it is another order's. */
export const SETTLED_BY_WORDS = {
  en: "after validity|after the validity|after expiry|beyond validity|you pay for one|you pay for two|you pay for three|you pay one|you pay two|you pay three|you pay four|you pay five|you pay 2|you pay 3|you pay 4|you pay 5|no|none|never|without|firm|waived|free|nil|include*|including|incl|incl.|already|absorbed|covered|in the price|in the prices|in our price|in our prices|in that price|in this price|won't|not … up|not … apply|not … applicable|not … required|not … needed|not … charged|not … due|not … increased|not … changed|optional*|if required|if needed|if you want*|if you need|if you like|if wanted|to … only|if requested|if desired|on request|upon request|bigger|larger|volume|future|next order|next time|repeat order*|unless|refundable",
  de: 'nach ablauf|nach gültigkeit*|kein*|ohne|inklusive|inkl|inkl.|enthalten|inbegriffen|im preis|in den preisen|entfällt|geschätzte* anfrage|geschätzte* kund*|geschätzte* interess*|optional*|auf wunsch|bei bedarf|größere*',
  fr: 'après validité|passé ce délai|aucun*|sans|inclus*|compris*|offert*|en option|sur demande',
  es: 'tras la validez|vencida la validez|ningún|ninguna|sin|incluid*|gratis|opcional*|si se requiere',
  nl: 'na afloop|na geldigheid*|geen|zonder|inclusief|incl.|inbegrepen|optioneel|optionele|op verzoek',
  it: 'dopo la validità|scaduta la validità|nessun*|senza|inclus*|compres*|gratuit*|opzional*|su richiesta',
  pl: 'po upływie|po terminie ważności|brak|bez|wliczon*|w cenie|zawiera*|opcjonaln*|na życzenie',
  pt: 'após a validade|após validade|nenhum*|sem|incluíd*|grátis|gratuit*|opcional*|a pedido|se pretender',
} as const;

/** What a day of work or delivery hangs on, and no price. */
export const IF_THE_WEATHER_HOLDS = {
  en: 'weather permitting|subject to weather|weather dependent',
  de: '*wetter vorausgesetzt|witterung vorausgesetzt|witterungsabhängig|wetterabhängig|bei frostfreiem wetter',
  fr: 'selon la météo|selon météo|sous réserve de la météo|si le temps le permet',
  es: 'según el tiempo|si el tiempo lo permite|según la climatología',
  nl: 'weersafhankelijk|bij goed weer|als het weer het toelaat',
  it: 'tempo permettendo|condizioni meteo permettendo|salvo maltempo',
  pl: 'w zależności od pogody|jeśli pogoda|przy dobrej pogodzie',
  pt: 'se o tempo permitir|conforme o tempo|dependendo do tempo',
} as const;

/** What the small print is about: who answers for what, and what is due later; no amount in it is a price. */
export const LEGAL_TERMS = {
  en: 'liab*|limited to|insur*|indemn*|late fee*|late payment|interest|per month on|restock*|warranty|demurrage*|detention|waiting time|standing time',
  de: '*haftung*|versicher*|verzug*|gewährleistung*|garantie*',
  fr: 'responsabilité*|assurance*|indemnité*|pénalité*|garantie*',
  es: 'responsabilidad*|seguro*|indemniza*|intereses de demora|garantía*',
  nl: '*aansprakelijk*|verzeker*|garantie*',
  it: 'responsabilità|assicura*|indennizz*|interessi di mora|garanzia',
  pl: 'odpowiedzialnoś*|ubezpiecz*|odszkodowa*|odsetk*|gwarancj*',
  pt: 'responsabilidade*|seguro*|indemniza*|juros de mora|garantia*',
} as const;

/** What a statement is about that says nothing of the price of this order: returns, late payment, cards. */
export const OTHER_MATTERS = {
  en: 'quot* for your account|after expiry|card|cards|paypal|returns|returned|return|restock*|warranty|late|overdue|cancel*|interest|liab*|credit|damage*|misuse|normal wear|wear and tear|breakage*',
  de: 'verzug*|rücksendung*|kreditkarte|storn*|haftung|beschädig*|schäden|verschmutzung*',
  fr: 'retard*|retour*|annul*|carte|dommage*|dégât*|dégradation*',
  es: 'demora|mora|devoluci*|cancela*|tarjeta|daños|desperfecto*|rotura*',
  nl: 'te laat|retour*|annuler*|creditcard|schade|beschadig*',
  it: 'ritard*|reso|resi|annull*|carta|danni|rottur*',
  pl: 'opóźnieni*|zwrot*|anul*|kart*|uszkodze*|szkod*',
  pt: 'devoluç*|atraso*|mora|cancelamento*|cartão|danos|avaria*',
} as const;

/** Before the lower of two ends, and between them. */
export const BETWEEN = {
  en: 'between|from',
  de: 'zwischen|von',
  fr: 'entre|de',
  es: 'entre|de|desde',
  it: 'tra|fra|da',
  nl: 'tussen|van',
  pt: 'entre|de',
  pl: 'między|pomiędzy|od',
} as const;
export const UP_TO = {
  en: 'and|to',
  de: 'und|bis',
  fr: 'et|à',
  es: 'y|a|hasta',
  it: 'e|a',
  nl: 'en|tot',
  pt: 'e|a|até',
  pl: 'a|i|do',
} as const;

/** That a price told before is taken back for a lower one, by language. Source: messages in which vendors come down. */
export const COMES_DOWN = {
  en: 'sharpen|come down to|came down to|bring … down to|brought … down to|get … down to|got … down to|down to|drop … to|reduce … to|reduced … to|lower … to|lowered … to|improve … to|improved … to|new price|revised to|now at|make it|call it|squeeze … to',
  de: 'herunter auf|runter auf|runtergehen auf|senken … auf|gesenkt auf|reduzieren … auf|reduziert auf|nachbessern auf|neuer preis|jetzt nur noch',
  fr: 'baisser à|baisse à|descendre à|descends à|ramener à|ramène à|nouveau prix|passer à',
  es: 'bajar a|bajo a|lo dejo en|dejo … en|dejar … en|rebajar a|nuevo precio|mejorar a',
  it: 'scendere a|scendo a|abbassare a|abbasso a|portare a|nuovo prezzo',
  nl: 'zakken naar|zak naar|verlagen naar|verlaag … naar|nieuwe prijs',
  pt: 'baixar para|baixo para|faço por|melhorar para|novo preço|deixo … por',
  pl: 'obniżyć do|obniżam do|zejść do|schodzę do|schodzimy do|nowa cena',
} as const;

/** That what the vendor wrote before no longer holds, by language. Source: messages in which vendors send a second price. */
export const TAKEN_BACK = {
  en: 'disregard … earlier|disregard … previous|disregard … first|disregard … above|disregard … last|ignore … earlier|ignore … previous|ignore … first|ignore … above|ignore … last|forget … earlier|forget … previous|forget … first',
  de: 'vergessen Sie … vorherige*|vergessen Sie … erste*|vergiss … vorherige*|vergiss … erste*|ersetzt mein*|ersetzt das vorherige|hinfällig|statt des ersten',
  fr: 'annule et remplace|remplace celui|remplace celle|ne tenez pas compte|ne tiens pas compte|oubliez … précédent*|oubliez … premier|oublie … premier|oublie … précédent*',
  es: 'no tengas en cuenta … anterior|no tenga en cuenta … anterior|anula … anterior|olvida … anterior|olvide … anterior|descarta … anterior|sustituye … anterior|reemplaza … anterior',
  it: 'annulla e sostituisce|sostituisce la|sostituisce il|non considerare … precedente|non tenga conto|dimentichi … precedente|sostituisce … precedente',
  nl: 'vervangt … vorige|vervangt onze|vergeet … vorige|vergeet … eerste|negeer … vorige',
  pt: 'desconsidera … antes|desconsidere … antes|desconsidera … anterior|desconsidere … anterior|esquece … anterior|esqueça … anterior|substitui … anterior|anula … anterior',
  pl: 'proszę zignorować … poprzedni*|nieaktualn* poprzedni*|zastępuje poprzedni*|proszę nie brać pod uwagę',
} as const;

/** Before an amount that is not yet an offer: what somebody expects it to come to. */
export const ROUGH_GUESSES = {
  en: "i'd say|i would say|at a guess|my guess|guess is|guessing|ballpark|off the top of my head|rough figure|without seeing it|without having seen",
  de: 'würd* sagen|würde sagen|würd … sagen|würde … sagen|würde schätzen|schätze|schätzungsweise|grob geschätzt|aus der ferne|über den daumen|ohne es gesehen',
  fr: 'à vue de nez|je dirais|on dirait dans les|à la louche|grosso modo|à première vue|sans avoir vu',
  es: 'a ojo|yo diría|diría que|a bulto|calculo que|a simple vista|sin haberlo visto',
  it: 'a occhio|direi|a spanne|a naso|così a distanza|senza aver visto',
  nl: 'zou zeggen|ik schat|ruw geschat|grof geschat|uit de losse pols|zonder het te zien|op het eerste gezicht',
  pt: 'por alto|a olho|eu diria|diria que|assim de longe|chuto uns|sem ter visto',
  pl: 'na oko|powiedział*bym|strzelam|szacuję|tak z głowy|bez oględzin',
} as const;

/** What was quoted before holds for all that a later mail does not change, by language. */
export const HOLDS_AS_QUOTED = {
  en: 'stay as|stays as|stay the same|stays the same|remain*|unchanged|as before|as quoted|no change|no changes|rest as|rest stays|still stand*|still hold*|replaces what',
  de: 'unverändert|bleibt gleich|bleiben gleich|bleibt alles|wie gehabt|wie bisher|bleibt wie|bleiben wie|bleibt bestehen|bleiben bestehen',
  fr: 'inchangé*|reste identique|restent identiques|comme avant|sans changement|reste valable|restent valables|ne change pas|ne changent pas',
  es: 'sin cambios|igual que antes|sigue igual|siguen igual|se mantiene*|no cambia*|queda igual|quedan igual',
  it: 'invariat*|come prima|resta uguale|restano uguali|rimane*|rimangono|non cambia*',
  nl: 'ongewijzigd|blijft gelijk|blijven gelijk|zoals eerder|blijft staan|blijven staan|blijft zoals|blijven zoals',
  pt: 'sem alterações|inalterad*|mantém|mantêm|como antes|fica igual|ficam iguais',
  pl: 'bez zmian|pozostaje|pozostają|jak wcześniej|jak poprzednio',
} as const;
