import { wordSet } from '../word-lists.ts';

/**
 * Words of needs and offers that are told in running text, by language. Source: notes of calls, chats and dictated requests.
 */

/** They open no name and end what a thing is called: of talk, of place and of joining. */
export const FUNCTION_WORDS: ReadonlySet<string> = wordSet(
  Object.values({
    en: `i we he she it they you me us him her them my our your his its their this that these those which who whom what where when how why if so and but or nor for from with
      without plus also then there here last first next please pls thanks thank all both each every none either neither any some only just use using as at in into on onto to by
      via near off up out over under about around between during after before until till since than is are was were be been being am do does did done have has had having can
      could will would shall should may might must get gets got getting going went come comes came coming need needs needed want wants wanted looking asked ask says said say
      told tell called call rang um uh quoted quote quotes price prices offer offers delivered delivery pay paid not no yes ok okay hi hello hey dear inc incl including excl ex`,
    de: `das der die dem den des ein eine einen einem einer und oder aber mit ohne für von vom zu zum zur nach bei beim aus auf an am im in ins über unter ist sind war soll sollen
      wir ich sie er es wer was wo wann wie beides beide alle brauchen brauche bitte dann dazu noch auch nur inkl exkl netto brutto`,
    fr: `le la les un une du de d' l' et ou mais avec sans pour par sur sous dans en chez au aux à est sont c'est il elle on nous vous je qui que quoi où quand comment tout tous
      merci bonjour prix livré livrée livrés livraison hors ttc ht puis`,
    es: `el los las un una unos unas y e o pero con sin para por en de del al a es son nosotros yo ella quien quién qué cuál donde dónde cuando todo todos gracias hola precio puesto
      luego pa`,
    it: `lo gli i uno uno' ed ma per tra fra da dal dalla nel nella nei su sul sulla è sono noi io lui lei chi che cosa dove quando come tutto tutti grazie buongiorno prezzo poi`,
    nl: `het een van voor met zonder op bij uit naar door over om te is zijn was wij we ik hij zij wie wat waar wanneer hoe alles beide graag nodig prijs dan`,
    pt: `o os as um uma uns umas ao aos à às do da dos das no na nos nas pelo pela e ou mas com sem para por em é são nós eu ele ela quem qual onde quando como tudo todos obrigado
      olá preço depois`,
    pl: `w we z ze do na po od u dla przy przez o i oraz lub ale bez jest są kto co gdzie kiedy jak wszystko proszę dziękuję cena potem`,
    sv: `och eller men med utan för till från på i vid av om är var vi jag vem vad när hur allt båda tack pris sedan`,
  }).join(' '),
);

/** What is priced is brought. */
export const BROUGHT_WORDS = {
  en: 'delivered|landed',
  de: 'geliefert|frei haus|frei bau|frei hof|franko',
  fr: 'livré|livrée|livrés|livrées|rendu|rendue|franco|port compris',
  es: 'puesto|puesta|puestos|puestas|entregado|entregada|portes incluidos',
  it: 'consegnato|consegnata|consegnati|franco arrivo|franco|reso',
  nl: 'geleverd|franco|thuisbezorgd|bezorgd',
  pt: 'entregue|com entrega',
  pl: 'z dostawą|dowiezione|dostarczone',
  sv: 'fritt levererat|fraktfritt',
} as const;

/** It is to be fetched, or its carriage comes on top. */
export const NOT_BROUGHT_WORDS = {
  en: 'not|ex|extra|plus|excl|excluding|collected|collect|pick up',
  de: 'nicht|ab werk|ab lager|exkl|zzgl|ohne|abholung',
  fr: 'non|départ|hors|en sus|pas',
  es: 'no|sin|aparte|fábrica',
  it: 'non|partenza|esclus*|fabbrica',
  nl: 'niet|af|excl|exclusief',
  pt: 'não|sem|fora',
  pl: 'bez|nie',
  sv: 'ej|inte|exkl',
} as const;

/** Behind an amount: it is for all that is asked for. */
export const FOR_ALL_WORDS = {
  en: 'for all of it|for all|all of it|for the whole thing|for the whole lot|for the whole job|for everything|for the lot|the lot|the whole lot|the whole job|everything|all in|all up|lump sum|fixed price|flat for|in total|total',
  de: 'für alles|für das ganze|alles zusammen|komplett|pauschal|insgesamt|zusammen|alles drin',
  fr: 'le tout|pour le tout|pour tout|tout compris|au total|en tout|forfait',
  es: 'por todo|todo junto|todo incluido|en total|el conjunto',
  it: 'per tutto|in tutto|tutto compreso|il tutto|a corpo',
  nl: 'voor alles|alles bij elkaar|alles samen|alles inbegrepen|totaal|in totaal|all-in',
  pt: 'por tudo|tudo junto|tudo incluído|no total|ao todo',
  pl: 'za wszystko|za całość|razem|łącznie|w sumie',
  sv: 'för allt|allt ihop|allt tillsammans|totalt',
} as const;

/** Before or behind an amount, wherever in the clause: all that is asked for, as one. Each is put together with what it is all of. */
export const WHOLE_WORDS = {
  en: 'whole|entire|complete|full|all the|all of the|all',
  de: 'ganze|ganzen|gesamte|gesamten|komplette|kompletten|vollständige|alle',
  fr: 'tout le|toute la|tous les|toutes les|ensemble du|ensemble de la|ensemble des|totalité du|totalité de la|totalité des|complet|complète',
  es: 'todo el|toda la|todos los|todas las|total del|total de la|completo|completa',
  it: 'tutto il|tutta la|tutti i|tutte le|intero|intera|complessivo|complessiva',
  nl: 'hele|gehele|volledige|complete|totale',
  pt: 'todo o|toda a|todos os|todas as|total do|total da|completo|completa',
  pl: 'cały|całą|cała|całe|wszystkie',
} as const;
export const ALL_THAT_IS_ASKED = {
  en: 'lot|order|quantity|qty|batch|job|requirement|consignment|amount',
  de: 'los|menge|anfragemenge|bestellmenge|posten|partie|auftrag|position|bedarf|lieferung',
  fr: 'lot|quantité|commande|série|marché|besoin|partie',
  es: 'lote|partida|pedido|cantidad|paquete|encargo|conjunto',
  it: 'lotto|quantità|partita|fornitura|ordine|quantitativo',
  nl: 'partij|hoeveelheid|order|bestelling|aantal|opdracht',
  pt: 'lote|quantidade|encomenda|pedido|partida|fornecimento',
  pl: 'partia|partię|ilość|zamówienie',
} as const;
/** The same in one word or phrase. */
export const AS_ONE = {
  en: 'lump sum|job lot|in one go|altogether|all together|the bunch|goods total|line total|line value|goods value|extended price|ext price',
  de: 'pauschalpreis|gesamtpreis|gesamtmenge|gesamtbetrag|positionssumme|warenwert|komplettpreis|zeilensumme|gp|summe waren|insgesamt|alle zusammen|in summe',
  fr: 'en bloc|prix global|montant marchandise|valeur marchandise|total ligne|total articles|montant total|montant ht|tous ensemble|l’ensemble|montant de la ligne',
  es: 'en bloque|todas juntas|todos juntos|precio global|importe total|importe de la partida|valor de la mercancía|total línea|total mercancía|en conjunto',
  it: 'in blocco|a corpo|importo complessivo|importo totale|prezzo complessivo|tot merce|totale merce|totale riga|valore merce|tutti insieme|tutte insieme',
  nl: 'in één koop|in een koop|totaalprijs|goederenwaarde|regeltotaal|totaalbedrag|alles bij elkaar|allemaal samen|bij elkaar',
  pt: 'em bloco|preço global|valor total|valor da mercadoria|total da linha|total da mercadoria|todas juntas|todos juntos|no conjunto',
  pl: 'hurtem|wartość towaru|wartość pozycji|kwota łączna|wszystko razem',
} as const;

/** Before what a count comes to. */
export const AMOUNT_WORDS = {
  en: 'amount|total|sum|value|comes to|come to|makes|that is|equals',
  de: 'betrag|summe|gesamt|macht|ergibt|zusammen|wert',
  fr: 'montant|total|somme|soit|fait|valeur',
  es: 'importe|total|suma|son|hace|valor',
  it: 'importo|totale|somma|fa|fanno|valore',
  nl: 'bedrag|totaal|som|wordt|maakt|waarde',
  pt: 'valor|total|soma|dá|faz|montante',
  pl: 'kwota|razem|suma|wartość|daje',
} as const;

/** Round a count: fewer than that are not sold. */
export const MINIMUM_WORDS = {
  en: 'minimum|min|moq|at least|or more|no less than|not less than|less than|fewer than|no fewer than|smallest order|not under|nothing under',
  de: 'mindest*|ab|nicht unter|wenigstens|nicht weniger als|unter … nicht|mind',
  fr: 'minimum|mini|minimal*|au moins|pas moins de|moins de|au minimum',
  es: 'mínim*|minim*|al menos|menos de|como poco|por lo menos|como mínimo',
  it: 'minim*|almeno|meno di|non meno di|sotto i|sotto le|sotto gli',
  nl: 'minimaal|minimum|minimale|vanaf|minstens|niet minder dan|minder dan|ten minste|tenminste',
  pt: 'mínim*|minim*|pelo menos|menos de|no mínimo|abaixo de',
  pl: 'minimum|min|co najmniej|minimaln*|nie mniej niż|mniej niż|poniżej',
  sv: 'minst|minimum',
} as const;

/** A thing is not to be had, in the clause that names it. */
export const NOT_THERE_WORDS = {
  en: "no|not|don't|doesn't|can't|cannot|won't|without|out of|none|sold out|finished",
  de: 'kein|keine|keinen|nicht|ausverkauft',
  fr: 'plus de|pas de|pas|aucun|aucune|épuisé*|sans',
  es: 'no|sin|agotad*|ningún|ninguna',
  it: 'non|niente|senza|esaurit*|nessun*',
  nl: 'geen|niet|uitverkocht|zonder',
  pt: 'não|nao|sem|esgotad*|nenhum*',
  pl: 'nie|brak|bez',
  sv: 'inte|ej|ingen|inga|slut|utan',
} as const;

/** Who asks, and all that is asked for, in a sentence below the last offer. */
export const OF_CALLER_WORDS = {
  en: 'everything|neither|we|i',
  de: 'alles|wir|ich',
  fr: 'tout est|tt est|les deux|nous|je|on',
  es: 'todo|los dos|ambos|nosotros',
  it: 'tutto|entrambi|me ne|mi|ci',
  nl: 'alles|allebei|wij|we|ik',
  pt: 'tudo|ambos|os dois',
  pl: 'wszystko|oba',
  sv: 'allt|båda|vi|jag',
} as const;

/** What an offer has and the buyer does not want. */
export const UNWANTED_WORDS = {
  en: "don't need|dont need|do not need|don't count|dont count|don't want|not needed|no need for",
  de: 'brauche ich nicht|brauchen wir nicht|brauch ich nicht|nicht nötig|nicht mitrechnen',
  fr: "pas besoin|n'en veux pas|n'en voulons pas|ne pas compter|inutile",
  es: 'no lo necesito|no los necesito|no necesito|no hace falta|no lo cuentes',
  it: 'non mi serve|non ci serve|non serve|non ne ho bisogno',
  nl: 'heb ik niet nodig|hoef ik niet|niet nodig|niet meetellen',
  pt: 'não preciso|não precisamos|não é preciso',
  pl: 'nie potrzebuję|nie potrzebujemy|niepotrzebn*|nie trzeba',
} as const;

/** Before a second price for one thing. */
export const ON_TOP_WORDS = {
  en: 'plus|extra|and then|on top',
  de: 'dazu|zzgl|zuzüglich|plus',
  fr: 'en plus|plus|plus de',
  es: 'además|más',
  it: 'più',
  nl: 'plus|daarbij',
  pt: 'mais',
  pl: 'dodatkowo|plus',
  sv: 'plus|till',
} as const;

/** Opens a question at the end of what somebody says without a stop: "so who's cheaper all up". */
export const ASKS_AT_END = {
  en: "who's|who is|whos|which one|which is|what's cheapest|who do",
  de: 'wer ist|welche|welcher|welches',
  fr: 'lequel|laquelle|qui est|dis-moi|chez qui',
  es: 'cuál|quién',
  it: 'chi è|quale',
  nl: 'wie is|welke',
  pt: 'qual|quem',
  pl: 'kto|która|który',
} as const;

/** Before what is to be paid below the order value that has just been named. */
export const OTHERWISE_WORDS = {
  en: 'otherwise|below that|under that|less than that|if not',
  de: 'sonst|darunter|ansonsten|andernfalls',
  fr: 'en dessous|dessous|sinon|autrement',
  es: 'si no|por debajo|de lo contrario',
  it: 'altrimenti|sotto|se no',
  nl: 'anders|daaronder',
  pt: 'caso contrário|abaixo|senão',
  pl: 'inaczej|poniżej|w przeciwnym razie',
} as const;

/** Before a price that takes the place of one that was said before. */
export const CORRECTING_WORDS = {
  en: 'sorry|typo|correction|i meant|i mean|make that|make it|actually|my mistake|my bad|scratch that|instead of|not|now|rang back|called back|checked with|spoke to the boss|can do|revised|dropped|comes down|down to',
  de: 'sorry|vertippt|tippfehler|korrektur|ich meine|ich meinte|doch|nicht|statt|jetzt|nochmal|verschrieben|rückruf|neuer preis|chef',
  fr: 'pardon|erreur|correction|je voulais dire|finalement|plutôt|pas|au lieu de|désolé*|rappelé|patron|peux faire|peut faire|nouveau prix|en fait',
  es: 'perdón|perdona|corrijo|corrección|me equivoqué|equivocado|quise decir|al final|no|en vez de|jefe|mejor dicho|ahora|rectifico|nuevo precio',
  it: 'scusa|scusi|scusate|sbagliato|correzione|volevo dire|alla fine|anzi|non|invece di|capo|posso fare|correggo|nuovo prezzo|adesso',
  nl: 'sorry|typfout|tikfout|correctie|ik bedoel|ik bedoelde|toch|niet|in plaats van|baas|teruggebeld|foutje|nieuwe prijs|wordt nu',
  pt: 'desculpe|desculpa|enganei|engano|correção|corrijo|queria dizer|afinal|não|em vez de|chefe|aliás|agora|novo preço',
  pl: 'przepraszam|pomyłka|pomyłkę|pomyliłem|pomyliłam|korekta|jednak|nie|zamiast|szefem|szefową|sorki|sprostowanie|poprawka|nowa cena',
} as const;

/** Round a price, where it is plain what it is for. Single words. */
export const SAID_BEFORE_A_PRICE = {
  en: "hi hello morning afternoon hey thanks that'd that's it'd it's we'd i'd would could make let you them those these can do for price best offer come comes work works out just now currently around sorry typo correction actually checked boss meant not euro euros pounds dollars unit",
  de: 'hallo moin morgen guten tag servus macht machen könnten können würde würden liegt liegen kommt kommen euro preis stück pro sorry korrektur vertippt doch nochmal chef geht gehen dafür bieten hätten nur jetzt wären wäre',
  fr: "bonjour salut ça fait faire peut peux peuvent serait reviendrait revient euros prix unité pièce pardon correction erreur frappe finalement propose ferai c'est on je vous partirait part",
  es: 'hola buenas buenos días sale salen dejo deja dejamos queda quedan saldría euros precio unidad unidades perdón corrijo corrección final puedo podemos hacer hago serían sería quedaría quedarían cada',
  it: 'buongiorno ciao salve vengono viene posso possiamo fare faccio facciamo sarebbero sarebbe euro prezzo pezzo scusa correzione alla fine costano costa verrebbero farle',
  nl: 'hallo hoi goedemorgen goeiemorgen kunnen kan doen komt komen kost kosten euro prijs stuk sorry correctie toch wordt worden rekenen maken zouden uitkomen',
  pt: 'olá bom dia boa tarde fica ficam consigo conseguimos fazer faço fazemos seria seriam euros preço unidade desculpe correção afinal podemos posso sai saem ficaria ficariam',
  pl: 'dzień dobry cześć witam możemy mogę dać damy wychodzi wychodzą wyjdzie złotych cena sztuka sztukę szt przepraszam korekta pomyłka jednak będzie byłoby zrobić zrobimy po za',
} as const;

/** Right before the price that is taken back. */
export const NOT_THAT_WORDS = {
  en: 'not|instead of|rather than|no longer',
  de: 'nicht|statt|anstatt',
  fr: 'pas|non|au lieu de|et non',
  es: 'no|en vez de|en lugar de',
  it: 'non|invece di|anziché',
  nl: 'niet|in plaats van|geen',
  pt: 'não|em vez de|em lugar de',
  pl: 'nie|zamiast|a nie',
} as const;

/** What is paid once, whatever is bought with it. */
export const ORDER_WORDS = {
  en: 'order|delivery|drop|stop|trip|shipment|booking|invoice',
  de: 'bestellung|auftrag|lieferung|anfahrt|rechnung',
  fr: 'commande|livraison|passage|facture',
  es: 'pedido|entrega|viaje|factura',
  it: 'ordine|consegna|viaggio|fattura',
  nl: 'bestelling|order|levering|rit',
  pt: 'encomenda|entrega|pedido|viagem',
  pl: 'zamówienie|dostawę|kurs',
} as const;

/** Of what somebody hopes for, may ask or has from elsewhere, and nobody offered. */
export const WISH_WORDS = {
  en: 'if|would like|hope|hopes|hoping|ask|asks|asking|could|might|may|maybe|perhaps|want|wants|wanted|try|trying|negotiat*|expect|reckon|cheaper than|dearer than|more than|less than|compared to|than',
  de: 'wenn|falls|hätten gern|hoffe|hoffen|fragen|könnte|könnten|vielleicht|möchte|möchten|verhandel*|erwart*|als',
  fr: 'si|voudrai*|aimerai*|espèr*|espér*|demander|pourrai*|peut-être|négoci*|que',
  es: 'si|quisier*|esper*|pedir|podría*|quizás|quizá|tal vez|negoci*|que',
  it: 'se|vorrei|vorremmo|sper*|chiedere|potrebbe*|forse|trattare|di quello',
  nl: 'als|indien|zou|hoop|hopen|vragen|misschien|onderhandel*|dan',
  pt: 'se|gostava|gostaria*|esper*|pedir|poderia*|talvez|negoci*|do que',
  pl: 'jeśli|jeżeli|chciał*|liczę na|mam nadzieję|poprosić|może|negocj*|niż',
} as const;

/** All who offer at once. */
export const BOTH_WORDS = {
  en: 'both|all three|all of them|either of them|either one|each of them|the two of them',
  de: 'beide|beiden|alle drei|jeweils',
  fr: 'les deux|tous les deux|tous les trois|les trois|chacun',
  es: 'ambos|ambas|los dos|las dos|los tres|las tres|cada uno',
  it: 'entrambi|entrambe|tutti e due|tutte e due|tutti e tre|i due|ambedue',
  nl: 'beide|beiden|allebei|alle drie|alledrie',
  pt: 'ambos|ambas|os dois|as duas|nos dois|os três',
  pl: 'oba|obaj|obie|obu|wszyscy trzej|jeden i drugi',
  sv: 'båda|bägge|alla tre',
} as const;

/** Between two that are told in the order of what was named before. */
export const IN_TURN = {
  en: 'resp|resp.|respectively',
  de: 'bzw|bzw.|beziehungsweise',
  fr: 'respectivement',
  es: 'respectivamente',
  it: 'rispettivamente',
  nl: 'respectievelijk|resp.',
  pt: 'respetivamente|respectivamente',
  pl: 'odpowiednio',
} as const;

/** By which somebody asks for a time, and does not tell of one. */
export const MUST_WORDS = {
  en: 'need|must|have to|has to|should|want it|want them|required|no later than|at the latest|deadline|latest',
  de: 'brauchen|brauche|müssen|muss|sollen|soll|spätestens|bis spätestens',
  fr: 'il faut|besoin|doit|doivent|au plus tard|délai maximum',
  es: 'necesito|necesitamos|debe|deben|hace falta|a más tardar|como máximo',
  it: 'serve|servono|deve|devono|bisogno|al più tardi|entro e non oltre',
  nl: 'nodig|moet|moeten|uiterlijk',
  pt: 'preciso|precisamos|deve|devem|o mais tardar',
  pl: 'potrzebuję|potrzebujemy|musi|muszą|najpóźniej',
} as const;
