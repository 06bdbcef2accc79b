/** How a vendor says that it offers a thing not at all, or not yet, by language. Source: replies to requests for quotation in these languages. */
export const REFUSALS = {
  en: "not in our range|not in our program|not in our scope|not in our … scope|not within our scope|out of our scope|outside our scope|outside of our scope|not our line|not in our line|out of our range|regret|regrets|please ask elsewhere|try elsewhere|better ask someone else|price to follow|prices to follow|still with engineering|still being costed|not included above|we fill no|we make no|we carry no|we stock no|we sell no|no offer|do not offer|don't offer|cannot offer|can't offer|cannot help with|can't help with|cannot supply|declined|no source|pass on this",
  de: 'kein angebot|nicht im programm|nicht in unserem programm|nicht im lieferprogramm|führen wir nicht|haben wir nicht|nicht angeboten|leider nicht|können wir nicht|entfällt|preis folgt|nicht im sortiment|nicht verfügbar|nicht mehr gefertigt|nicht mehr produziert|ausgelaufen|ist nicht kalkuliert|nicht angeboten werden|machen wir nicht|verkaufen wir nicht|führen wir leider nicht|haben wir keine mehr',
  fr: 'non proposé|non proposée|non coté|pas au catalogue|nous ne faisons pas|nous ne fournissons pas|hors catalogue|sans offre|prix à suivre|nous ne vendons pas|indisponible*|plus fabriqué*|plus produit*|plus livrable*|en rupture|pas chiffré*|non chiffré*|on ne fait pas|on ne fait plus|ne faisons plus|on ne vend pas|on ne vend plus|ne vendons plus',
  es: 'no cotizado|no cotizamos|no ofertado|no lo trabajamos|no trabajamos|no manejamos|no lo tenemos|sin oferta|no suministramos|no disponible|no está disponible|sin existencias|no incluimos|no valorad*|no presupuestad*|no hacemos|ya no hacemos|ya no vendemos|no vendemos|ya no tenemos',
  it: 'non quotato|non trattiamo|non trattato|non offerto|non fornibile|non disponibile|non a catalogo|fuori produzione|non più prodott*|non più disponibil*|non compres* in offerta|non preventivat*|non facciamo|non lo facciamo|non teniamo|non vendiamo',
  nl: 'niet aangeboden|niet leverbaar|leveren wij niet|leveren we niet|voeren wij niet|niet in ons assortiment|geen aanbieding|niet beschikbaar|niet meer gemaakt|niet meer geproduceerd|uit productie|niet aanbieden|doen wij niet|doen we niet|doe ik niet|hebben wij niet|hebben we niet|verkopen wij niet|verkopen we niet',
  pt: 'não cotado|não trabalhamos|não fornecemos|sem cotação|não temos|indisponíve*|em rutura|em ruptura|esgotad*|descontinuad*|não disponíve*|não orçamentad*|não fazemos|não vendemos|já não temos|já não vendemos',
  pl: 'nie oferujemy|brak oferty|nie posiadamy|nie mamy w ofercie|niedostępn*|nie robimy|nie wykonujemy|nie prowadzimy|nie sprzedajemy|już nie mamy',
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

/** Of a price: it was one, and is none any more, by language. */
export const NO_LONGER_HOLDS = {
  en: 'not valid any more|not valid anymore|no longer valid|no longer applies|no longer apply|no longer current|no longer hold*|is out of date|are out of date|has expired|have expired',
  de: 'nicht mehr gültig|gilt nicht mehr|gelten nicht mehr|nicht mehr aktuell|ist überholt|sind überholt|abgelaufen',
  fr: "n'est plus valable|ne sont plus valables|n’est plus valable|plus en vigueur|n'est plus d'actualité|plus à jour|est caduc*",
  es: 'ya no es válid*|ya no son válid*|ya no vale*|ya no aplica*|ya no está vigente|está desfasad*',
  it: 'non è più valid*|non sono più valid*|non vale più|non valgono più|è scadut*|sono scadut*',
  nl: 'niet meer geldig|geldt niet meer|gelden niet meer|niet meer actueel|is verlopen|zijn verlopen',
  pt: 'já não é válid*|já não são válid*|já não vale*|já não está em vigor|está desatualizad*',
  pl: 'już nie obowiązuje|już nie obowiązują|nieaktualn*|straciła ważność|już nieważn*',
} as const;

/** That a buyer takes nothing but what is asked for, or has to have another make approved first, by language. Source: the conditions of requests for quotation. */
export const NOTHING_ELSE_WILL_DO = {
  en: 'has to be that|must be that one|has to be exactly that|it has to be this one|no substitut*|no subs|no sub|no alternat*|no equal*|no equivalent*|no other brand*|no other make*|no other paint*|no other product*|no other type*|no other kind*|any other make needs|any other brand needs|any other model needs|other makes need|other brands need|any other make has to|any other brand has to|exact part*|exact match|approved … only|only … approved|originals only|genuine … only|oem only|no other model*|no other part*|no other size*|nothing else fits|nothing else works',
  de: 'muss genau das sein|muss das sein|muss genau der sein|muss genau die sein|keine alternativ*|kein* ersatz*|keine gleichwert*|nur original*|nur das original|kein anderes fabrikat|keine anderen fabrikate|ausschließlich original*|andere fabrikate müssen|nur … freigegeben|nur … zugelassen|kein anderes modell|keine anderen modelle|kein anderer typ|nichts anderes passt',
  fr: "il faut celui-là|ça doit être celui-là|obligatoirement celui|pas d'équivalent*|pas d'alternative*|pas d’équivalent*|pas d’alternative*|aucun équivalent|aucune autre marque|pas d'autre marque|marque imposée|uniquement d'origine|seul* … agréé*|seul* … homologué*|aucun autre modèle|pas d'autre modèle|rien d'autre ne",
  es: 'tiene que ser ese|tiene que ser esa|tiene que ser exactamente|sin equivalentes|sin alternativas|ninguna otra marca|no se aceptan equivalentes|no admitimos otra marca|marca exigida|solo original*|sólo original*|solo … aprobad*|solo … homologad*|ningún otro modelo|no vale otro',
  it: 'deve essere quello|deve essere quella|deve essere proprio|niente alternative|nessun equivalente|nessuna alternativa|nessuna altra marca|solo original*|non si accettano equivalenti|solo … approvat*|solo … omologat*|nessun altro modello',
  nl: 'moet die zijn|moet precies die zijn|moet deze zijn|geen alternatie*|geen equivalent*|geen ander merk|geen andere merken|alleen origine*|alleen … goedgekeurd|geen ander model|geen ander type',
  pt: 'tem de ser esse|tem de ser essa|tem que ser esse|tem que ser essa|sem equivalentes|sem alternativas|nenhuma outra marca|não aceitamos equivalentes|só original*|só … aprovad*|só … homologad*|nenhum outro modelo',
  pl: 'musi być ten|musi być ta|musi być dokładnie|bez zamienników|żadnych zamienników|tylko oryginał*|tylko oryginaln*|żadnej innej marki|żadnego innego modelu',
} as const;

/** Beside a number or a model: that one, and no other. */
export const ONLY_WORDS = {
  en: 'only',
  de: 'nur|ausschließlich|ausschliesslich|lediglich',
  fr: 'uniquement|exclusivement|seulement',
  es: 'solo|sólo|solamente|únicamente|exclusivamente',
  it: 'solo|soltanto|solamente|esclusivamente|unicamente',
  nl: 'alleen|enkel|uitsluitend',
  pt: 'só|apenas|somente|exclusivamente',
  pl: 'tylko|wyłącznie|jedynie',
} as const;

/** What a thing is told apart by, with a word that points at it, by language: behind a word for "only". */
export const THAT_VERY = {
  en: 'that size|this size|that model|this model|that one|this one|that type|this type|that make|that brand|this brand|that part',
  de: 'diese größe|dieses modell|dieser typ|diesen typ|diese marke|dieses fabrikat|dieses teil',
  fr: 'cette taille|ces dimensions|ce modèle|ce type|cette marque|celui-là|celle-là',
  es: 'esa medida|esta medida|esa talla|ese modelo|este modelo|ese tipo|esa marca',
  it: 'quella misura|questa misura|quel modello|questo modello|quel tipo|quella marca',
  nl: 'die maat|deze maat|dat model|dit model|dat type|dat merk|dit merk',
  pt: 'essa medida|esta medida|esse modelo|este modelo|esse tipo|essa marca',
  pl: 'ten rozmiar|taki rozmiar|ten model|ten typ|ta marka|tę markę',
} as const;

/** That what a buyer says of a thing has to be so, by language. */
export const INSISTS = {
  en: 'must|must-have|not negotiable|non-negotiable|mandatory|required|minimum|at least|has to be|have to be|no use to us|no exceptions',
  de: 'muss|müssen|zwingend|unbedingt|verpflichtend|mindestens|voraussetzung|nicht verhandelbar|ohne ausnahme',
  fr: 'doit être|doivent être|obligatoire*|impérati*|exigé*|minimum|au moins|non négociable*',
  es: 'debe ser|deben ser|tiene que ser|tienen que ser|obligatori*|imprescindible*|mínimo|al menos|como mínimo|no negociable*',
  it: 'deve essere|devono essere|obbligatori*|tassativ*|indispensabil*|minimo|almeno|non negoziabil*',
  nl: 'moet|moeten|verplicht|vereist|minimaal|ten minste|noodzakelijk|niet onderhandelbaar',
  pt: 'tem de ser|tem que ser|têm de ser|têm que ser|obrigatóri*|imprescindíve*|mínimo|pelo menos|no mínimo|inegociáve*',
  pl: 'musi być|muszą być|musi mieć|muszą mieć|obowiązkow*|wymagan*|koniecznie|minimum|co najmniej',
} as const;

/** Before what a vendor offers in place of what was asked for, by language. */
export const OFFERS_INSTEAD = {
  en: 'we offer|we can offer|can offer|could offer|offering|suggest|suggesting|propose|recommend|please consider|have quoted|we quote',
  de: 'bieten wir|wir bieten|schlagen vor|empfehlen|angeboten wird|stattdessen|ersatzweise|dafür',
  fr: 'nous proposons|nous vous proposons|vous propose|nous offrons|recommandons|à la place|en remplacement|en revanche',
  es: 'ofrecemos|le ofrecemos|proponemos|le proponemos|propongo|recomendamos|cotizamos|en su lugar|en su defecto|pero sí',
  it: 'offriamo|proponiamo|vi proponiamo|propongo|consigliamo|al suo posto|in sostituzione|in alternativa',
  nl: 'bieden wij|bieden we|wij bieden|stellen … voor|adviseren|in plaats daarvan|als alternatief|wel onze|wel een|wel de|wel het',
  pt: 'oferecemos|propomos|proponho|sugerimos|recomendamos|em alternativa|no seu lugar|em substituição',
  pl: 'oferujemy|proponujemy|polecamy|zamiast tego|w zamian',
} as const;

/** Right before what was asked for, where a vendor offers another thing for it, by language. */
export const IN_PLACE_OF = {
  en: 'in place of|in lieu of|instead of|replacement for|alternative to|equivalent to|compatible with',
  de: 'anstelle|anstelle von|anstatt|statt|ersatz für|alternative zu|alternativ zu|gleichwertig zu|kompatibel zu|kompatibel mit',
  fr: 'à la place du|à la place de|à la place des|au lieu du|au lieu de|en remplacement du|en remplacement de|équivalent* au|équivalent* à|équivalent* du|compatible* avec',
  es: 'en lugar de|en lugar del|en vez de|en vez del|en sustitución de|en sustitución del|equivalente* a|equivalente* al|compatible* con',
  it: 'al posto di|al posto del|al posto della|al posto dei|in sostituzione di|in sostituzione del|invece di|invece del|equivalent* a|equivalent* al|compatibil* con',
  nl: 'in plaats van|ter vervanging van|alternatief voor|gelijkwaardig aan|compatibel met|compatibele … voor',
  pt: 'em vez de|em vez do|em vez da|no lugar do|no lugar da|em lugar do|em substituição do|em substituição da|equivalente* ao|equivalente* a|compatíve* com',
  pl: 'zamiast|w miejsce|zamiennik|zamiennik do|odpowiednik|kompatybiln* z|zgodn* z',
} as const;

/** What is made to do for the thing of another maker, by language. */
export const COMPATIBLE_WORDS = {
  en: 'compatible',
  de: 'kompatib*|nachbau',
  fr: 'compatible*|générique*',
  es: 'compatible*|genéric*',
  it: 'compatibil*|rigenerat*',
  nl: 'compatibel*|compatibele|huismerk',
  pt: 'compatíve*|genéric*',
  pl: 'kompatybiln*|zamiennik*',
} as const;

/** What would do in place of a thing that is asked for, by language. */
export const OTHER_GOODS = {
  en: 'substitut*|alternative*|equivalent*|compatible*|generic*|change of product|change of brand|change of make',
  de: 'ersatz|ersatzartikel*|ersatzprodukt*|ersatzware|alternativ*|gleichwertig*|kompatib*|nachbau*|fremdfabrikat*|produktwechsel|herstellerwechsel|andere fabrikate',
  fr: 'équivalen*|alternative*|substitu*|compatible*|générique*|produit* de remplacement|changement de produit|changement de marque',
  es: 'equivalen*|alternativa*|sustitu*|compatible*|genéric*|cambio de producto|cambio de marca',
  it: 'equivalent*|alternativ*|sostitut*|compatibil*|generic*|cambio di prodotto|cambio di marca',
  nl: 'alternatie*|equivalent*|vervang*|gelijkwaardig*|compatib*|namaak|wijziging van product|ander merk',
  pt: 'equivalen*|alternativa*|substitut*|compatíve*|genéric*|troca de produto|troca de marca',
  pl: 'zamiennik*|odpowiednik*|alternatyw*|kompatybiln*|zmiana produktu|zmiana marki',
} as const;

/** That something is not let in, without a word of denial, by language. */
export const FORBIDS = {
  en: 'forbid*|forbidden|excluded|ruled out|rejected',
  de: 'verbiet*|verboten|untersagt|ausgeschlossen|scheiden aus|scheidet aus|abgelehnt|unzulässig',
  fr: 'interdi*|exclu*|refus*|proscri*',
  es: 'prohíbe*|prohib*|excluid*|descartad*|rechaza*',
  it: 'vieta*|esclus*|rifiut*|proibi*',
  nl: 'verbied*|verboden|uitgesloten|geweigerd',
  pt: 'proíbe*|proib*|excluíd*|vedad*|recusad*',
  pl: 'zabrani*|zabronion*|wykluczon*|niedopuszczaln*',
} as const;

/** Of the maker himself, by language. */
export const GENUINE_WORDS = {
  en: 'originals|genuine|oem',
  de: 'original|originale|originalen|originaler|originalware|originalteil*|originalersatzteil*',
  fr: "d'origine|d’origine|original|originale|originaux|originales",
  es: 'original|originales',
  it: 'originale|originali',
  nl: 'origineel|originele',
  pt: 'original|originais|originales',
  pl: 'oryginał*|oryginaln*',
} as const;

/** Another than what is asked for, by language. */
export const ANOTHER_WORDS = {
  en: 'other|another|different',
  de: 'ander*|abweichend*',
  fr: 'autre*|différent*',
  es: 'otr*|distint*|diferent*',
  it: 'altr*|divers*',
  nl: 'ander*|afwijkend*',
  pt: 'outr*|diferent*',
  pl: 'inny|inna|inne|innych|innego|innej',
} as const;

/** What a buyer does with goods that serve, by language. */
export const SERVES = {
  en: 'use|fit|fits|take|accept',
  de: 'verwenden|gebrauchen|brauchen|nehmen|einsetzen|einbauen|passt|passen|akzeptier*',
  fr: 'utilis*|accept*|convien*|mont*',
  es: 'usar|utilizar|sirve|sirven|acept*|admit*|vale|valen',
  it: 'usare|utilizzare|accett*|montare|va bene|vanno bene',
  nl: 'gebruiken|accepteren|past|passen',
  pt: 'usar|utilizar|serve|servem|aceit*',
  pl: 'użyć|używać|pasuje|pasują|przyjm*|akcept*',
} as const;

/** That somebody has said yes to a thing, by language. */
export const APPROVED_WORDS = {
  en: 'approv*|signed off|sign-off',
  de: 'genehmig*|freigegeben|freigabe|freizugeben|abgestimmt',
  fr: 'approuv*|approbation|valid*|agré*',
  es: 'aprobad*|aprobar*|aprobación|autoriza*|homologa*',
  it: 'approva*|autorizza*|omologa*',
  nl: 'goedgekeurd|goedkeuring|goedkeuren',
  pt: 'aprovad*|aprovação|autoriza*|homologa*',
  pl: 'zatwierdz*|zaakceptow*|akceptacj*|zgod*',
} as const;

/** Before anything else is done, by language. */
export const BEFOREHAND = {
  en: 'first|before|beforehand|prior',
  de: 'vorher|zuvor|vorab|erst|zuerst|vorherige*',
  fr: "avant|préalable*|préalablement|d'abord|d’abord",
  es: 'antes|previa*|previo|previamente|primero',
  it: 'prima|preventiv*|previa',
  nl: 'vooraf|eerst|voorafgaand*',
  pt: 'antes|prévia*|previamente|primeiro',
  pl: 'najpierw|wcześniej|uprzedni*|przed',
} as const;

/** Behind a thing or a piece of work: the buyer sees to it, and pays for it, by language. Source: exclusions of offers of building trades. */
export const LEFT_TO_BUYER = {
  en: 'by owner|by others|by client|by customer|for your account',
  de: 'bauseits|bauseitig|stellt der kunde|stellt der auftraggeber|durch den auftraggeber|durch den kunden|durch den bauherrn|zu ihren lasten|zu lasten des|sache des auftraggebers|sache des bauherrn',
  fr: 'à votre charge|à la charge de|à la charge du|à charge du|restent à votre charge|fourni* par vos soins|par vos soins|par le client|par vous-même*',
  es: 'por cuenta de|por cuenta del|corre* por cuenta de|corre* por cuenta del|corre* por su cuenta|corre* a cargo de|corre* a cargo del|a cargo de|a cargo del|a su cargo|por su cuenta|lo pone el cliente|la pone el cliente',
  it: 'a carico del|a carico della|a vostro carico|a cura del|a cura della|a cura vostra|a vostra cura|a vostre spese',
  nl: 'voor rekening van|voor uw rekening|door opdrachtgever|door de opdrachtgever|door de klant|door derden|zorgt u zelf',
  pt: 'por conta do|por conta da|por vossa conta|corre* por conta|a cargo do|a cargo da|a vosso cargo|fica* a cargo',
  pl: 'po stronie zamawiającego|po stronie inwestora|po stronie klienta|po państwa stronie|we własnym zakresie|zapewnia zamawiający|zapewnia inwestor|zapewnia klient',
} as const;

/** Behind such words: it is the seller after all ("por cuenta de la casa"). */
export const SELLERS_SELF = {
  en: 'us|ours',
  de: 'uns|auftragnehmers|verkäufers|lieferanten',
  fr: 'nous|vendeur|fournisseur|notre',
  es: 'la casa|nuestra|vendedor|proveedor|nosotros|la empresa',
  it: 'nostro|nostra|venditore|fornitore|ditta',
  nl: 'ons|verkoper|leverancier',
  pt: 'nós|casa|vendedor|fornecedor|nossa|empresa',
  pl: 'nas',
} as const;

/** Behind a work: that the vendor does not do it, by language. */
export const NOT_OUR_TRADE = {
  en: "which is not something we do|which we do not do|which we don't do|that is not something we do|we don't do that|we do not do that",
  de: 'das machen wir nicht|die wir nicht machen|den wir nicht machen|die wir nicht anbieten|das bieten wir nicht an',
  fr: 'que nous ne faisons pas|ce que nous ne faisons pas|nous ne le faisons pas|nous ne la faisons pas',
  es: 'que no hacemos|cosa que no hacemos|eso no lo hacemos|que nosotros no hacemos',
  it: 'che non facciamo|cosa che non facciamo|che noi non facciamo|quello non lo facciamo',
  nl: 'dat doen wij niet|dat doen we niet|die wij niet doen',
  pt: 'que não fazemos|coisa que não fazemos|isso não fazemos',
  pl: 'czego nie robimy|której nie robimy|którego nie robimy|tego nie robimy',
} as const;

/** Goods that are not new, or made over, by language: what a buyer may rule out by its kind. */
export const MADE_OVER = {
  en: 'used|second-hand|second hand|secondhand|refurb*|renewed|pre-owned|preowned|open box|open-box|ex-lease|reconditioned|remanufactured|retread*|remould*|recycled|ex-demo|ex demo|b-stock',
  de: 'gebraucht*|runderneuert*|generalüberholt*|wiederaufbereitet*|aufbereitet*|aufgearbeitet*|b-ware|refurbished|leasingrückläufer*|vorführer|ausstellungsstück*|vorführgerät*',
  fr: 'occasion|rechapé*|reconditionn*|retour de leasing|remanufacturé*|recyclé*|modèle* d’exposition',
  es: 'usad*|segunda mano|recauchutad*|reacondicionad*|seminuev*|remanufacturad*|reciclad*',
  it: 'usat*|seconda mano|ricostruit*|ricondizionat*|ex demo|ex noleggio|rigenerat*|riciclat*',
  nl: 'gebruikt*|tweedehands*|gereviseerd*|refurb*|ex-lease|occasion*|loopvlakvernieuw*|coverband*|gerecycled*',
  pt: 'usad*|segunda mão|recauchutad*|recondicionad*|seminov*|remanufaturad*|reciclad*',
  pl: 'używan*|bieżnikowan*|regenerowan*|odnawian*|odnowion*|poleasingow*|powystawow*|z odzysku',
} as const;

/** What is none of these. */
export const NEW_GOODS = {
  en: 'new|brand new',
  de: 'neu|neue|neuen|neuer|neues|neuware|fabrikneu*',
  fr: 'neuf|neufs|neuve|neuves',
  es: 'nuevo|nueva|nuevos|nuevas',
  it: 'nuovo|nuova|nuovi|nuove',
  nl: 'nieuw|nieuwe',
  pt: 'novo|nova|novos|novas',
  pl: 'nowy|nowa|nowe|nowych',
} as const;

/** What is sold besides what was asked for, by language: a buyer may refuse all of it. */
export const SOLD_BESIDES = {
  en: 'extras|extra items|add-on*|add on|add ons|addon*|optional items|upgrades|extended warrant*|warranty extension*|accessories',
  de: 'extras|zusatzleistung*|zusatzposition*|garantieverlängerung*|zubehör|aufwertung*',
  fr: 'extras|prestations supplémentaires|garantie étendue|extension* de garantie|accessoires',
  es: 'extras|añadidos|complementos|garantía* extendida*|ampliación de garantía|accesorios',
  it: 'optional|aggiunte|garanzie estese|garanzia estesa|estensione di garanzia|estensioni di garanzia|accessori',
  nl: "extra's|extra’s|toevoegingen|verlengde garantie*|garantieverlenging*|accessoires",
  pt: 'extras|garantia* estendida*|extensão de garantia|extensões de garantia|acessórios',
  pl: 'dodatków|dodatki|przedłużon* gwarancj*|rozszerzon* gwarancj*|akcesoriów',
} as const;
