/**
 * Before the day by which things have to be there, by language, in the words of briefs. None of them is a day's own: what an offer or an answer is due by
 * is told by the words before.
 */
export const BY_A_DAY = {
  de: 'spätestens|spätestens am|spätestens bis|spätestens zum|spätestens bis zum|bis|bis zum|bis spätestens|vor dem|liefertermin|termin|lieferung bis|deadline|stichtag',
  fr: "au plus tard|au plus tard le|avant|avant le|pour|pour le|pr le|d'ici|d'ici le|d’ici le|date limite|dernier délai|livraison le",
  es: 'como muy tarde|como muy tarde el|como máximo el|a más tardar|a más tardar el|para|para el|para el día|antes del|antes de|fecha límite|entrega máxima|tiene que estar el|tiene que llegar el|tope',
  it: "entro|entro il|entro l'|entro e non oltre|entro e non oltre il|per il|al più tardi|al più tardi il|prima del|scadenza|termine",
  nl: 'uiterlijk|uiterlijk op|ten laatste|ten laatste op|voor|vóór|tegen|moet er op|moeten er op|moet er zijn op|deadline|leverdatum',
  pt: 'até|até dia|até ao dia|até o dia|o mais tardar|o mais tardar a|antes de|antes do dia|para dia|para o dia|prazo limite|data limite',
  pl: 'do|do dnia|najpóźniej|najpóźniej do|przed|na|na dzień|termin do|termin',
} as const;

/** The same behind the day: "le 12 mai au plus tard". */
export const AT_THE_LATEST = {
  en: 'at the latest|at the very latest|latest|or earlier|or sooner|or before',
  de: 'spätestens|allerspätestens|oder früher',
  fr: 'au plus tard|dernier délai|ou avant|ou plus tôt',
  es: 'como muy tarde|a más tardar|como tarde|o antes',
  it: 'al più tardi|o prima|e non oltre',
  nl: 'uiterlijk|op zijn laatst|ten laatste|op z’n laatst|of eerder',
  pt: 'o mais tardar|no limite|ou antes',
  pl: 'najpóźniej|lub wcześniej|albo wcześniej',
} as const;

/** Before the day that it is. */
export const TODAY_WORDS = {
  de: 'heute|wir haben heute|wir haben den|stand heute',
  fr: "aujourd'hui|aujourd’hui|nous sommes le|on est le",
  es: 'hoy|estamos a',
  it: 'oggi|siamo al|oggi siamo al',
  nl: 'vandaag|het is nu|het is vandaag',
  pt: 'hoje|estamos a',
  pl: 'dziś|dzisiaj|mamy dziś',
} as const;

/** What comes before such words where the day is one for an answer, an order or the prices. */
export const DAY_OF_ANOTHER = {
  de: 'angebot*|antwort*|gültig*|bestell*|rückmeldung|zusage|preis*|bescheid|bindefrist|zahl*',
  fr: 'offre*|devis|réponse|répondre|valable*|validité|command*|prix|paiement|jusqu*',
  es: 'oferta*|presupuesto*|respuesta|responder|decidir|pedido|válid*|vigente*|validez|precio*|pago',
  it: 'offert*|preventiv*|rispost*|rispondere|decidere|ordine|valid*|prezz*|pagamento',
  nl: 'offerte*|antwoord|reactie|beslissen|bestellen|geldig*|prijs|prijzen|betaling',
  pt: 'proposta*|orçamento*|resposta|responder|decidir|encomendar|válid*|validade|preço*|pagamento',
  pl: 'ofert*|odpowied*|decyzj*|zamówi*|ważn*|cen*|płatność',
} as const;

/** The end of a month. */
export const END_OF_MONTH = {
  de: 'ende',
  fr: 'fin|la fin',
  es: 'finales de|fin de|final de',
  it: 'fine|la fine di',
  nl: 'eind|einde',
  pt: 'fim de|final de|fins de',
  pl: 'końca|koniec',
} as const;

export const DAYS_OF_WEEK = {
  de: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so',
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  nl: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  pt: 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|segunda|terça|quarta|quinta|sexta|sábado|domingo',
  pl: 'poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli|poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę',
} as const;

/** The same as notes shorten them. */
export const SHORT_DAYS_OF_WEEK = {
  de: 'mo|di|mi|do|fr|sa|so',
  fr: 'lun|mar|mer|jeu|ven|sam|dim',
  es: 'lun|mar|mié|jue|vie|sáb|dom',
  it: 'lun|mar|mer|gio|ven|sab|dom',
  nl: 'ma|di|wo|do|vr|za|zo',
  pt: 'seg|ter|qua|qui|sex|sáb|dom',
  pl: 'pn|pon|wt|śr|czw|pt|pią|sob|nd|ndz',
} as const;

/** Right before a day in figures, and before no price. */
export const TO_A_DAY = {
  de: 'am|vom|zum|bis|bis zum|spätestens|termin|liefertermin|liefertag|datum|ankunft|stand|heute',
  fr: 'le|du|au|daté du|date',
  es: 'el día|del día|fecha',
  it: 'il giorno|in data|entro il|data',
  nl: 'op|dd|d.d.|datum|per datum|uiterlijk',
  pt: 'dia|no dia|data',
  pl: 'dnia|w dniu|na dzień|do dnia|od dnia|data|dziś|z dnia|termin|dostawa|gotowe na',
} as const;

/** Before a number of days or weeks within which things have to be there. */
export const WITHIN_A_TIME = {
  de: 'innerhalb von|innerhalb|binnen|in spätestens|lieferzeit max.|lieferung in|lieferung innerhalb',
  fr: 'sous|dans les|dans un délai de|en moins de|délai max|délai maximum',
  es: 'en menos de|dentro de|en un máximo de|en un plazo de|plazo máximo',
  it: 'entro|in massimo|in meno di|al massimo in',
  nl: 'binnen|in maximaal|in hooguit',
  pt: 'em menos de|dentro de|no prazo de|no prazo máximo de|em no máximo',
  pl: 'w ciągu|w przeciągu|w terminie do|maks. w',
} as const;

/** Before the most that may be spent, and behind it. */
export const AT_MOST = {
  de: 'nicht mehr als|nicht über|maximal|höchstens|limit|limit sind|limit ist|limit von|budget liegt bei|budget von|budget sind|budget ist|budget beträgt|bis zu|obergrenze|obergrenze von|obergrenze sind|rahmen liegt bei|rahmen ist|rahmen von|kostenrahmen von|kostenrahmen|unter|freigegeben sind|freigegeben ist|freigegeben wurden|genehmigt sind|bewilligt sind|zur verfügung stehen',
  fr: 'nous disposons de|disposons de|on dispose de|je dispose de|pas plus de|au plus|tout au plus|budget de|budget|budget est de|maximum|au maximum|maxi|plafond|plafond de|ne pas dépasser|sans dépasser|ne dépasse pas|jusqu’à|plafond fixé à|plafond est de|enveloppe de|budget maximum de|budget max de|budget fixé à|moins de|en dessous de|en-dessous de',
  es: 'disponemos de|dispongo de|contamos con|como mucho|como máximo|no más de|que no pase de|tope de|tope|máximo de|presupuesto de|presupuesto es de|presupuesto|límite de|límite es|límite de gasto de|sin pasar de|sin superar|menos de|por debajo de',
  it: 'abbiamo a disposizione|ho a disposizione|disponiamo di|non più di|non oltre|al massimo|budget di|budget è di|tetto di spesa|tetto di|massimo|fino a|limite di|limite di spesa di|limite di spesa|senza superare|meno di|sotto i|al di sotto di',
  nl: 'maximaal|niet meer dan|niet boven|hooguit|ten hoogste|budget is|budget van|budget|limiet van|limiet is|bovengrens is|bovengrens van|plafond van|onder|minder dan|goedgekeurd is|vrijgegeven is|beschikbaar is|we hebben een bedrag van',
  pt: 'orçamento é de|orçamento é|orçamento|dispomos de|no máximo|não mais de|até|máximo de|orçamento máximo|orçamento de|budget de|budget|limite de|limite orçamental de|teto de|plafond de|sem passar de|sem ultrapassar|menos de|abaixo de',
  pl: 'mamy na to|mam na to|mamy do dyspozycji|do dyspozycji mamy|maksymalnie|nie więcej niż|do|budżet|budżet do|budżet mamy|budżet to|najwyżej|limit wydatków|limit wydatków to|limit to|budżet wynosi|nie przekraczając|poniżej|mniej niż|zatwierdzono|przyznano|zarezerwowano',
} as const;
/** What is not to be done with a sum, before it: "ne veut pas dépasser 1 700 €". */
export const EXCEEDING = {
  de: 'überschreiten|übersteigen|überschreitet|übersteigt|hinausgehen über|gehen über|ausgeben als|mehr ausgeben als|mehr zahlen als',
  fr: 'dépasser|dépasse|dépasserons|excéder|excède|dépenser plus de|mettre plus de|payer plus de|aller au-delà de',
  es: 'pasar de|pasarse de|pasarnos de|pase de|superar|supere|exceder|exceda|rebasar|rebase|sobrepasar|gastar más de|pagar más de|gastarnos más de',
  it: 'superare|superi|supera|oltrepassare|andare oltre|andare sopra|spendere più di|pagare più di|sforare|eccedere',
  nl: 'overschrijden|overschrijdt|overstijgen|uitgeven dan|meer uitgeven dan|meer betalen dan|uitkomen boven|komen boven|gaan boven',
  pt: 'passar de|passar dos|passe de|passe dos|ultrapassar|ultrapasse|exceder|exceda|gastar mais de|gastar mais do que|pagar mais de|ir além de',
  pl: 'przekroczyć|przekraczać|przekroczy|przekracza|przekroczył*|wydać więcej niż|zapłacić więcej niż|wydać ponad',
} as const;
/** Before a figure that is passed; where what follows denies it, as much as that and no more. */
export const MORE_THAN = {
  en: 'over|above|more than',
  de: 'über|mehr als',
  fr: 'plus de|au-delà de',
  es: 'más de',
  it: 'oltre|più di',
  nl: 'boven|meer dan',
  pt: 'mais de|acima de',
  pl: 'powyżej|więcej niż',
  sv: 'över|mer än',
} as const;
/** Between such words and the amount. */
export const CAN_SPEND = {
  de: 'dürfen wir ausgeben|können wir ausgeben|wollen wir ausgeben|ausgeben wir|zahlen wir|der bestellung|des auftrags|für den auftrag|für die bestellung',
  fr: 'on peut dépenser|nous pouvons dépenser|on peut mettre|nous pouvons payer|de dépense|de la commande|du bon de commande',
  es: 'podemos gastar|puedo gastar|podemos pagar|queremos gastar|nos podemos gastar|de gasto|de la orden|de la orden de compra|del pedido|de la compra',
  it: 'possiamo spendere|posso spendere|vogliamo spendere|possiamo pagare|di spesa|per l’ordine|dell’ordine',
  nl: 'kunnen we uitgeven|mogen we uitgeven|willen we uitgeven|kunnen we betalen|uitgeven|voor de bestelling|van de bestelling',
  pt: 'podemos gastar|posso gastar|queremos gastar|podemos pagar|de despesa|da encomenda|do pedido',
  pl: 'możemy wydać|mogę wydać|chcemy wydać|możemy zapłacić|wydać|zamówienia|na zamówienie',
} as const;
/** Behind an amount: it is all that there is for everything. */
export const HAS_TO_COVER = {
  en: 'has to cover|have to cover|must cover|needs to cover|has to pay for|must pay for|has to do for|has to stretch',
  de: 'muss reichen|müssen reichen|muss alles decken|müssen alles decken|muss alles abdecken',
  fr: 'doit couvrir|doivent couvrir|doit suffire|doivent suffire|doit tout couvrir',
  es: 'tiene que cubrir|tienen que cubrir|debe cubrir|deben cubrir|tiene que alcanzar|tienen que alcanzar',
  it: 'deve coprire|devono coprire|deve bastare|devono bastare',
  nl: 'moet dekken|moeten dekken|moet genoeg zijn|moet volstaan|moet alles dekken',
  pt: 'tem de cobrir|têm de cobrir|tem que cobrir|deve cobrir|tem de chegar|têm de chegar',
  pl: 'musi pokryć|muszą pokryć|musi wystarczyć|muszą wystarczyć',
} as const;
export const AT_MOST_BEHIND = {
  en: "in the budget|in our budget|in the kitty|set aside|to play with|so that is the most|so that’s the most|so that's the most|and that is the most|and that's the most|which is the most|is the most we|is the most i|and that is all we have|and that's all we have|and that is our limit|and that's our limit|and not a penny more|and no more",
  de: 'eingeplant|vorgesehen|zur verfügung|im budget|bewilligt|maximal|budget|max.|höchstens|und mehr haben wir nicht|mehr haben wir nicht|und mehr geht nicht|mehr geht nicht|das ist unser limit|freigegeben|genehmigt',
  fr: "de disponible|disponibles|au budget|pour cet achat|maximum|maxi|de budget|max|et pas plus|c’est notre maximum|c'est notre maximum|et c'est tout ce que nous avons",
  es: 'disponibles|presupuestados|para esta compra|de presupuesto|como máximo|como mucho|máximo|y no más|y no hay más|es nuestro tope|es lo máximo',
  it: 'a disposizione|disponibili|a budget|di budget|al massimo|massimo|e non di più|è il nostro limite|è il massimo',
  nl: 'beschikbaar|te besteden|ter beschikking|uitgetrokken|maximaal|budget|max|en niet meer|en meer hebben we niet|meer hebben we niet|is ons maximum|goedgekeurd|vrijgegeven',
  pt: 'disponíveis|de budget|para esta compra|de orçamento|no máximo|máximo|e não mais|e não há mais|é o nosso limite|é o máximo',
  pl: 'do dyspozycji|do wydania|na ten cel|maksymalnie|budżetu|maks|i nie więcej|i więcej nie mamy|więcej nie mamy|to nasz limit|zatwierdzone|zatwierdzonych',
} as const;

/** Behind a day: where the buyer chooses, by language. */
export const MEETINGS = {
  en: 'meeting|board meeting|council meeting|committee|board',
  de: 'sitzung|vorstandssitzung|besprechung|versammlung|gemeinderat|termin mit dem vorstand',
  fr: 'réunion|conseil|assemblée|comité',
  es: 'reunión|junta|asamblea|comité',
  it: 'riunione|assemblea|consiglio|comitato',
  nl: 'vergadering|bestuursvergadering|overleg',
  pt: 'reunião|assembleia|conselho',
  pl: 'zebranie|zebraniu|posiedzenie|posiedzeniu',
} as const;

/** Before a day by which the buyer chooses, by language. */
export const DECIDING = {
  en: 'decide|decides|decided|decision|make up our minds|choose|chosen|vote|votes|sign off|signed off|recommendation',
  de: 'entscheid*|beschluss|beschließ*|beschlossen|abstimm*',
  fr: 'décid*|décision|trancher|choisir|voter',
  es: 'decidir|decidimos|decisión|elegir|votar',
  it: 'decidere|decidiamo|decisione|scegliere|votare',
  nl: 'beslis*|besluit*|kiezen|stemmen',
  pt: 'decidir|decidimos|decisão|escolher|votar',
  pl: 'decyzj*|zdecydowa*|wybrać|głosowa*',
} as const;
