/**
 * Who pays the carriage, by language, in the words of offers. Source: Incoterms 2020 and the customary terms of trade at home (frei Haus,
 * franco de port, portes pagados, F.O.R.).
 */
export const CARRIAGE_PAID = {
  de: 'lieferung auf deren kosten|versand auf deren kosten|fracht auf deren kosten|versandfrei|lieferfrei|zustellung frei|zustellung kostenlos|transport frei|fracht frei|versand frei|liefern auf unsere kosten|lieferung auf unsere kosten|bringen … kostenlos|bringen … gratis|anfahrt inklusive|inkl. anfahrt|mit lieferung|einschließlich lieferung|frei haus|frei hof|frei stall|frei feld|frei schule|frei praxis|frei rampe|frei baustelle|frei werk|frei lager|frei verwendungsstelle|frei empfänger|franko|franko domizil|versandkostenfrei|frachtfrei|portofrei|lieferung kostenlos|kostenlos geliefert|frei geliefert|liefern kostenlos|liefern frei|lieferung frei|lieferung inklusive|lieferung inkl|inkl. lieferung|inklusive lieferung|inkl. versand|inkl. fracht|anlieferung kostenlos|anlieferung inklusive|anlieferung frei|transport inklusive|liefern wir frei|liefern wir kostenlos|liefern wir gratis|liefern wir versandkostenfrei',
  fr: 'port à leur charge|transport à leur charge|livraison à leur charge|port à leurs frais|livraison à leurs frais|port gratuit|port offert|port gratis|frais de port gratuits|livrons à nos frais|livré* à nos frais|livraison à nos frais|transport à nos frais|port à nos frais|avec livraison|livraison comprise|rendu ferme|rendu chantier|rendu usine|rendu dépôt|franco de port|franco|franco domicile|port payé|port compris|port inclus|livraison gratuite|livré gratuitement|livré franco|livraison offerte|livraison incluse|transport compris|transport inclus|rendu franco|frais de port offerts|frais de port inclus|livrons franco',
  es: 'portes a cargo del vendedor|portes por cuenta de ellos|portes gratis|lo mandan gratis|transporte gratis|transporte corre de nuestra cuenta|corre de nuestra cuenta|corre por nuestra cuenta|corren por nuestra cuenta|corre a nuestro cargo|sin costo a su|sin coste a su|con envío|con entrega incluida|portes pagados|porte pagado|portes incluidos|porte incluido|transporte incluido|transporte gratuito|envío gratuito|entregado sin cargo|entrega sin cargo|envío gratis|envío incluido|entrega incluida|franco destino|flete incluido|puesto en planta|puesto en obra|puesto en su planta|sin gastos de envío|enviamos gratis|entregamos gratis|servimos sin portes',
  it: 'spedizione loro|trasporto loro|consegna loro|spedizione a loro carico|trasporto a loro carico|consegna a loro carico|trasporto a carico loro|spedizione a carico loro|trasporto a nostro carico|spedizione a nostro carico|spedizione gratis|consegna gratis|trasporto gratis|consegniamo gratis|consegniamo gratuitamente|consegniamo a nostre spese|trasporto a nostre spese|consegna a nostre spese|con consegna|porto franco|franco destino|franco destinatario|franco cantiere|trasporto incluso|trasporto compreso|trasporto gratuito|spedizione gratuita|spedizione inclusa|consegna inclusa|consegna compresa|consegna gratuita|resa franco|reso franco|spediamo gratis|spediamo gratuitamente',
  nl: 'vracht voor hun rekening|transport voor hun rekening|verzending voor hun rekening|vracht vrij|verzendkosten nul|brengen … kosteloos|brengen … gratis|leveren … gratis|leveren … kosteloos|bezorgen … gratis|bezorgen … kosteloos|voor onze rekening|met levering|franco huis|franco geleverd|franco levering|vrij huis|gratis levering|gratis bezorging|gratis bezorgd|gratis geleverd|kosteloos bezorgd|bezorging gratis|levering gratis|levering inbegrepen|inclusief levering|incl. levering|inclusief transport|incl. transport|inclusief verzending|geen verzendkosten|verzendkosten inbegrepen|gratis verzending|transport inbegrepen|leveren wij gratis|leveren we gratis|bezorgen wij gratis|bezorgen we gratis',
  pt: 'transporte por conta deles|portes por conta deles|envio por conta deles|sem qualquer custo|entregamos sem custo*|entregamos grátis|transporte por nossa conta|com entrega|frete incluído|frete grátis|frete incluso|portes pagos|portes incluídos|portes grátis|transporte incluído|entrega incluída|entrega grátis|entrega gratuita|enviamos grátis|entregamos gratuitamente',
  pl: 'transport po ich stronie|dostawa po ich stronie|transport na ich koszt|dostawa na ich koszt|transport po stronie sprzedawcy|dostarczamy na nasz koszt|dowozimy gratis|dowozimy bezpłatnie|transport na nasz koszt|dostawa na nasz koszt|z dostawą|z dowozem|dowóz w cenie|dowóz gratis|bezpłatny dowóz|z transportem|w tym dostawa|w tym transport|dostawa gratis|dostawa w cenie|transport gratis|transport w cenie|dostawa bezpłatna|transport wliczony|dostawa wliczona|koszt transportu wliczony|koszt dostawy wliczony|darmowa dostawa|loco odbiorca|dostarczon* … bez dopłat*|dostawa bez dopłat*|transport bez dopłat*|bez kosztów dostawy|bez kosztów transportu|dostarczamy gratis|wysyłamy gratis',
  sv: 'med leverans|fraktfritt|fri frakt|frakt ingår|fritt levererat|fritt kund|leverans ingår|inkl. frakt|inklusive frakt|frakt inkluderad',
  ja: '送料込|送料込み|送料無料|送料当社負担|運賃込',
  en: "drops them off|drops it off|drops off|we drop it off|we drop them off|we'll drop it off|we'll drop them off|i'll drop it off|i'll drop them off|they drop it off|they drop them off|at our own expense|at our expense|at no cost to you|carriage within the price|delivery within the price|freight within the price|transport within the price|carriage in the price|transport in the price|haulage in the price|haulage included|haulage free|bring … free|bring … for nothing|drop … free|drop … for nothing|dropping … no extra|dropping … free|delivery no extra|delivery at no extra|freight's on us|delivery is on us|delivery on us|carriage is on us|carriage on us|transport is on us|freight is on us|deliver free|delivers free|deliver it free|deliver them free|deliver for free|deliver at no charge|deliver free of charge|including dropping … off|including drop off|including drop-off|dropped off free|freight our account|freight on our account|freight to our account|transport our account|door delivery free|no shipping charge to you|incl. packing and transport|including transport|incl. transport|incl transport|free next-day delivery|free next day delivery|free same-day delivery|free standard delivery|free standard shipping|free ground shipping|free local delivery|free curbside delivery|free express delivery|freight inclusive|freight: inclusive|f.o.r. destination|f.o.r. site|carriage paid|carriage free|free delivery|delivery included|delivery free|we deliver free|we deliver at no charge|delivered at no charge|delivery is in the price|freight is in the price|delivery in the price|for site|for destination|for your site|del'd|delivery in price|no delivery charge|no freight charge|no shipping charge|shipping on us|free of freight|freight no charge",
} as const;

/** The buyer pays, or the offer does not say how much. */
export const CARRIAGE_OPEN = {
  de: 'ab werk|ab lager verladen|unfrei|frachtkosten nach aufwand|versandkosten nach aufwand|zzgl. versand|zzgl. fracht|zzgl. versandkosten|zzgl. frachtkosten|zzgl. transport|zuzüglich fracht|zuzüglich versand|fracht nach aufwand|exkl. transport|exkl. versand',
  fr: 'départ usine|port dû|port en sus|transport en sus|livraison en sus|frais de port en sus|hors transport|hors livraison|hors port|port non compris',
  es: 'portes debidos|lab bodega|l.a.b. nuestr*|lab nuestr*|flete por cobrar|porte debido|portes no incluidos|transporte no incluido|portes aparte|envío no incluido|en fábrica|franco fábrica|transporte aparte',
  it: 'franco fabbrica|franco partenza|franco nostr* magazzino|franco ns. magazzino|franco nostra sede|porto assegnato|trasporto escluso|spedizione esclusa|trasporto non incluso|trasporto a carico del cliente|consegna esclusa',
  nl: 'af fabriek|af magazijn|exclusief transport|excl. transport|exclusief verzendkosten|excl. verzendkosten|transport voor rekening van de koper|vracht niet inbegrepen',
  pt: 'frete não incluído|frete por conta do cliente|portes não incluídos|transporte não incluído|à saída da fábrica',
  pl: 'transport po stronie kupującego|transport dodatkowo płatny|dostawa dodatkowo płatna|koszt transportu nie jest wliczony|odbiór własny|loco magazyn dostawcy|loco magazyn sprzedawcy|loco nasz*|loco dostawca|franco nasz*|odbiór z magazynu|transport po stronie klienta|transport po stronie zamawiającego|transport na koszt kupującego|transport na koszt klienta',
  sv: 'fritt fabrik|fritt vårt lager|frakt tillkommer|exkl. frakt|exklusive frakt|leverans tillkommer',
  ja: '送料別|送料別途|運賃別',
  en: 'freight at actuals|freight extra at actuals|freight to your account|ex-godown|ex godown|carriage extra|delivery extra|delivery not included|plus delivery|plus carriage',
} as const;

/** Before the order value from which on something holds. */
export const FROM_AN_AMOUNT = {
  de: 'ab|über|ab einem bestellwert von|ab einem auftragswert von|ab bestellwert',
  fr: 'au-dessus des|au delà de|si plus de|pour plus de|à partir de|dès|au-dessus de|au-delà de|pour toute commande supérieure à',
  es: 'a partir de|desde|por encima de|superiores a|en pedidos superiores a|en pedidos de más de|para pedidos de más de|más de',
  it: 'sopra|sopra gli|oltre gli|dai|a partire da|da|oltre|oltre i|sopra i|per ordini superiori a',
  nl: 'boven een bedrag van|bij meer dan|vanaf een bedrag van|vanaf|boven|boven de|bij bestellingen vanaf|bij bestellingen boven',
  pt: 'a partir de|acima de|em encomendas superiores a',
  pl: 'od|powyżej|przy zamówieniu od',
  sv: 'från|över|vid order över',
  ja: '以上',
  en: 'over|above|from|on orders over|on orders above|for orders over',
} as const;

/** That something is done at no cost, in a clause of its own, by language. */
export const COSTS_NOTHING = {
  en: 'costs nothing|no extra charge|no extra cost|no extra|no charge|free of charge|for nothing|at no cost|free',
  de: 'nichts extra|nix extra|ohne berechnung|nichts dazu|kommt nichts dazu|unberechnet|zum nulltarif|kostet nichts extra|kostet nichts|kostet nix|ohne aufpreis|ohne zuschlag|kostet sie nichts|umsonst|gratis|kostenlos|für nix|für nichts|ohne kosten|für lau',
  fr: 'rien à ajouter|rien à payer|rien en plus|rien de plus|pas un centime|zéro frais|offerts|offerte|ne coûte rien|sans supplément|sans frais|sans surcoût|gratuitement|gratis|gratos|pour rien|offert',
  es: 'nada que añadir|nada más que pagar|sin añadir nada|sin suplemento|no cuesta nada|no cuesta más|sin recargo|sin coste alguno|sin cobrar nada|no le cobro nada|no te cobro nada|gratis|sin cobrar|sin coste|sin costo|sin cargo|de balde',
  it: 'niente da aggiungere|nulla da aggiungere|niente in più|a gratis|senza sovrapprezzo|senza aggiunte|in omaggio|non costa nulla|non costa niente|senza supplemento|senza costi|gratis|gratuitamente|senza spese|senza spesa',
  nl: 'niets extra|niks extra|niets bij te betalen|zonder bijbetaling|er komt niets bij|kost niks extra|kost niets extra|kost niks|kost niets|zonder meerprijs|zonder kosten|zonder toeslag|gratis|voor niks|voor niets|voor nop|voor noppes|kosteloos',
  pt: 'nada a acrescentar|nada a mais|sem suplemento|não custa nada|sem acréscimo|sem custo|sem custos|não cobro nada|grátis|de graça|de borla|sem cobrar|sem pagar',
  pl: 'nic więcej|nic do dopłacenia|w gratisie|nic nie kosztuje|bez dopłaty|bez dopłat|nic nie dopłaca*|za darmo|gratis|za friko|bez opłat|bezpłatnie|nieodpłatnie',
} as const;

/** That the seller delivers, before words for doing so at no cost: "nous livrons gratuitement à Huy". */
export const DELIVERS = {
  en: 'deliver|delivers|ship|ships|drop|drops|run',
  de: 'liefern|liefert|liefere|versenden|verschicken|fahren … an|bringen',
  fr: 'livrons|livre|livrent|expédions|envoyons',
  es: 'entregamos|enviamos|llevamos|despachamos|servimos',
  it: 'consegniamo|spediamo|portiamo|inviamo',
  nl: 'leveren|levert|bezorgen|bezorgt|verzenden|brengen',
  pt: 'entregamos|enviamos|levamos|expedimos',
  pl: 'dostarczamy|dowozimy|wysyłamy|przywozimy|dostarczymy|dowieziemy',
} as const;

/** That the seller brings the goods, in the words of people; a clause with one of them speaks of carriage. */
export const BRINGS_THEM = {
  en: 'bring it|bring them|bringing it|bringing them|drop it off|drop them off|drop it round|drop them round|run it up|run them up|run it over|run them over|carry them in|carry it in|own van|own lorry|own truck|own pickup|brings them|brings it|run them round|run it round|bring it to you|bring them to you|take them over|drop them out|drop it out|deliver it|deliver them|next-day van|next day van|same-day van|same day van|by our van|on our van|van delivery|our lorry',
  de: 'mit der tour|mit unserer tour|auf der tour|bringen … mit|bringt … mit|bringen tun|bringe … vorbei|bringen … vorbei|bringe … selbst|bringen … selbst|fahre … selbst|vorbeibringen|bringe sie|bringe es|bringen sie ihnen|bringe ich|bringt er|bringt sie|bringen die|bringen sie|bringt es|bringt sie uns|bringt er uns|vorbei|fürs bringen|fürs liefern|fürs herfahren|unser lkw|eigener lkw|eigenem lkw|unserem lkw|eigenem fahrzeug|unserem fahrzeug',
  fr: "viennent chez nous|vient chez nous|viennent jusque|apporte … moi-même|vous les apporte|vous les livre|livre moi-même|vous les amène|vous apporte|apportons|l'apporte*|les apporte*|nous l'amène*|nous les amène*|amène|apporte|apportent|amènent|livre|livrent|notre camion|notre camionnette|nos camions|notre véhicule",
  es: 'os lo llevo|os los llevo|se lo llevo|se los llevo|te lo llevo|te los llevo|te las llevo|llevamos nosotros|lo llevamos|los llevamos|las llevamos|se lo llevamos|lo traigo|los traigo|lo sube|los sube|lo trae|los trae|las trae|nos lo trae*|nos los trae*|nos las trae*|lo lleva|los lleva|con su furgoneta|con su camión|nuestro camión|nuestra furgoneta|camión propio|furgoneta propia',
  it: 'spediscono loro|portano|spediscono|li porto|le porto|porto io|ve li porto|ve le porto|li portiamo|le portiamo|portiamo noi|consegno io|li porta|le porta|lo porta|la porta|ce li porta|ce le porta|ce lo porta|porta lui|portano loro|col suo furgone|con il suo furgone|nostro camion|nostro furgone|nostro mezzo|mezzo proprio|mezzi propri',
  nl: 'brengen … mee|rijden … langs|brengen|bezorgen|bezorgt|brengt|zelf brengen|kom … brengen|breng … zelf|brengen … zelf|brengen … langs|breng … langs|langsbrengen|komen … brengen|brengt … langs|brengt het|brengt ze|brengen het|brengen ze|komt … brengen|onze bus|onze vrachtwagen|eigen vervoer|eigen wagen',
  pt: 'levo eu|levamos nós|levo-lhe|levamos aí|levo aí|entrego eu|entregamos nós|traz|trazem|vem cá trazer|vêm cá trazer|vem trazer|vêm trazer|traz-nos|leva-nos|nossa carrinha|nosso camião|viatura própria|transporte próprio',
  pl: 'przywieziemy|przywiozę|dowieziemy|zawieziemy|przywozimy|sami przywozimy|naszym samochodem|własnym transportem|nasz samochód|naszym transportem',
} as const;

/** What carriage is called, by language; a star stands for any ending. */
export const CARRIAGE_NAMES = {
  en: 'delivery|deliveries|deliver|delivers|delivering|carriage|freight|frt|shipping|postage|p&p|s&h|haulage|transport|transportation|cartage|courier|shipment|waybill|drop-off',
  de: 'anfuhr*|zufuhr*|fuhrlohn|paketdienst*|zufahrt|fracht*|versand*|lieferung*|lieferkosten|lieferpauschale|anlieferung*|anfahrt*|zustellung*|transport*|porto*|spedition*',
  fr: "coursier|camionnage|messagerie|frais de transport|port|livraison*|transport*|expédition*|envoi|frais de port|frais d'envoi|frais de livraison|acheminement",
  es: 'porte|portes|envío|envíos|flete|fletes|transporte|entrega|reparto|acarreo|despacho|gastos de envío',
  it: 'corriere|recapito|trasporto|spedizione|consegna|porto|resa|spese di trasporto|spese di spedizione',
  nl: 'koerier*|vervoer|verzending*|verzendkosten|levering*|bezorging*|bezorgkosten|transport*|vracht*|vervoerskosten',
  pt: 'frete|portes|transporte|entrega|envio|custos de envio',
  pl: 'dostaw*|transport*|przesyłk*|wysyłk*|dowóz|dowoz*|kurier*',
} as const;

/** Behind a word for carriage: what is brought is fetched again, all in one amount. */
export const THERE_AND_BACK = {
  en: 'both ways|there and back|and collection|and return',
  de: 'und abholung|und rückholung|und rücktransport|hin und zurück|hin- und zurück',
  fr: 'et reprise|et retour|aller-retour|aller et retour|aller/retour|a/r',
  es: 'de ida y vuelta|ida y vuelta|y recogida|y retirada',
  it: 'andata e ritorno|di andata e ritorno|a/r|e ritiro',
  nl: 'heen en terug|en ophalen|en retour',
  pt: 'de ida e volta|ida e volta|e recolha',
  pl: 'tam i z powrotem|w obie strony|i odbiór',
} as const;

/** The same in a word of its own. */
export const BOTH_WAYS = {
  de: 'hin- und rücktransport|hin- und rückfahrt|an- und abtransport|an- und ablieferung|an- und abfahrt|bringen und holen',
  nl: 'brengen en halen|bezorgen en ophalen|halen en brengen',
  fr: 'aller-retour',
  es: 'ida y vuelta',
  it: 'andata e ritorno',
  pt: 'ida e volta',
  pl: 'dowóz i odbiór|tam i z powrotem',
} as const;

/** Who carries goods for others, in words that open like those for what is carried. */
export const CARRIERS = {
  en: 'transporter*|freight forwarder*|freight company|freight companies',
  de: 'transporteur*|transportunternehm*|transportfirm*|frachtführer*|versandhaus*|versandhändler*',
  fr: 'transporteur*',
  es: 'transportista*|transportador*',
  it: 'trasportator*',
  nl: 'transporteur*|transportbedrij*|transportfirm*',
  pt: 'transportador*|transportista*',
  pl: 'transportow*|przewoźnik*',
} as const;

/** What is done with goods besides: with the carriage in one amount it is carriage. */
export const PACKING_NAMES = {
  de: 'verpackung*|verpackungskosten|versicherung|nebenkosten|abholung|rücknahme',
  fr: 'emballage*|manutention|assurance|reprise|retour|déchargement|installation|montage|mise en place',
  es: 'embalaje*|embalado|manipulación|seguro|recogida|montaje|descarga|colocación',
  it: 'imballo|imballaggio|imballi|assicurazione|ritiro|montaggio|scarico',
  nl: 'verpakking*|verpakkingskosten|verzekering|ophalen|plaatsing|montage|opbouw',
  pt: 'embalagem|embalagens|seguro|recolha|montagem|descarga',
  pl: 'opakowanie|pakowanie|ubezpieczenie|odbiór|montaż|wniesienie|rozładunek',
} as const;

/** What is paid for where somebody tells it: "45 to bring it". */
export const BRINGING = {
  en: 'to bring|bring|run them|cartage|courier|haulage|drop off|to drop|drop it',
  de: 'bringen',
  fr: 'apporter',
  es: 'llevar',
  it: 'portare',
  nl: 'brengen',
  pt: 'levar|trazer',
  pl: 'przywieźć|dowieźć|przywiezienie',
} as const;

/** Brought to a place, before the words that lead to it; and the seller's own place, which is none. */
export const BROUGHT_TO = {
  de: 'geliefert frei|angeliefert bis|geliefert … nach|geliefert an|geliefert auf|geliefert bis|geliefert zu|frei bordsteinkante|frei grenze|frei rampe|lieferfrei|frei … zugestellt|frei zugestellt|zugestellt nach|zugestellt an',
  fr: 'livré* chantier|livré* usine|livré* dépôt|livré* atelier|livré* domicile|rendu* chantier|livré* ferme|livré* magasin|livré* sur|livré* à|livré* au|livré* chez|livré* dans|livré* en|rendu* sur|rendu* à|rendu* au|rendu* chez|prix rendu*|rendu',
  es: 'entregad* en|entregad* a|puest* en|puest* a|lab destino|l.a.b. destino|l.a.b. su|lab su',
  it: 'reso cantina|reso sede|reso magazzino|reso cantiere|resa cantina|resa cantiere|resa magazzino|reso stabilimento|resi in|rese in|resi presso|consegnat* a|consegnat* presso|consegnat* in|reso a|resa a|reso al|reso presso|franco vs|franco vs.|franco vostr*',
  nl: 'geleverd op|geleverd in|geleverd te|geleverd bij|thuisbezorgd|vrachtvrij|franco werf',
  pt: 'entregue* em|entregue* na|entregue* no|entregue* ao|posto em|posta em|posto na|posto no',
  pl: 'dostarczon* do|dostarczon* na|z dowozem|franco magazyn kupującego|franco odbiorca|loco magazyn kupującego|loco kupując*|loco zamawiając*|loco budowa',
} as const;
export const OF_THE_SELLER = {
  de: 'unser*|uns|werk des lieferanten',
  fr: 'notre|nos|nous',
  es: 'nuestr*',
  it: 'nostr*|ns|ns.|fabbrica|partenza',
  nl: 'ons|onze',
  pt: 'noss*',
  pl: 'nasz*|sprzedawcy|dostawcy',
} as const;

/** Words of terms of carriage: a clause with one of them says who brings the goods, and where to. */
export const TERMS_OF_CARRIAGE = {
  en: 'delivered|carriage|freight|f.o.b.|fob',
  de: 'frei|franko|franco|zugestellt|geliefert|angeliefert|lieferbedingung*|lieferkondition*',
  fr: 'franco|rendu|rendue|rendus|rendues|livré*',
  es: 'puesto|puesta|puestos|puestas|entregad*|l.a.b.|lab|flete|portes',
  it: 'franco|reso|resa|consegnat*|porto',
  nl: 'franco|geleverd|bezorgd|thuisbezorgd|vracht*',
  pt: 'posto|posta|postos|postas|entregue*|frete|portes',
  pl: 'loco|franco|dostarczon*|dowóz|dowoz*|transport*',
} as const;

/** What is paid for it, in the words of people: denied, nothing is to pay. */
export const CARRIAGE_COSTS = {
  en: 'charg*|cost|costs|costing|pay|pays|paying|extra|fee|fees|bill|billed|money|a penny|a dime|a cent',
  de: 'berechn*|verrechn*|kost*|zahl*|bezahl*|aufpreis|zuschlag|extra|gebühr*|verlang*|will|wollen|nimmt|nehmen',
  fr: 'factur*|pay*|paie*|coût*|frais|supplément|compt*',
  es: 'cobr*|pag*|cuesta*|cuestan|coste|costo|recargo|gastos',
  it: 'pag*|cost*|addebit*|chied*|spese|supplement*',
  nl: 'reken*|betal*|kost*|toeslag*|aangerekend|bereken*|gerekend',
  pt: 'cobr*|pag*|cust*|encargo*|taxa*',
  pl: 'płac*|koszt*|dopłat*|opłat*|licz*|dolicz*',
} as const;

/** None at all, behind what is paid. */
export const NOTHING_WORDS = {
  en: 'nothing|zero|nowt',
  de: 'nichts|nix',
  fr: 'rien|zéro',
  es: 'nada|cero',
  it: 'niente|nulla|zero',
  nl: 'niets|niks|nihil',
  pt: 'nada|zero',
  pl: 'nic|zero',
} as const;

/** Between that and its name: "nothing for delivery". */
export const NOTHING_FOR = {
  en: 'for|for the|on|on the',
  de: 'für|für die|für den|fürs|beim|bei der',
  fr: 'pour|pour la|pour le|de',
  es: 'por|por la|por el|de',
  it: 'per|per la|per il|di',
  nl: 'voor|voor de|voor het|aan',
  pt: 'pela|pelo|pelos|por|de',
  pl: 'za',
} as const;

/** What it costs is not known yet. */
export const COST_UNKNOWN = {
  en: [
    'to be confirmed|to be quoted|to be advised|to be agreed|to follow|tbc|tba|tbd|unknown|not known|no figure|no price|quoted|pending|waiting|depend*|poa|p.o.a.',
    "on application|at cost|at actuals|couldn't|could not|can't say|didn't say|don't know|not sure|no idea|hasn't|haven't|how much|whatever|yet|later|checkout",
  ].join('|'),
  de: 'unbekannt|auf anfrage|nach aufwand|tatsächlich*|weiß|wissen|mitgeteilt|tbd|folgt|abklär*|geklärt|noch nicht|noch offen|nicht gesagt|je nach|n. n.|steht noch aus|wird noch',
  fr: 'à confirmer|à préciser|inconnu*|sur devis|sur demande|à chiffrer|à voir|sait pas|savent pas|pas encore|selon|dépend*|à définir|à convenir',
  es: 'por confirmar|a confirmar|sin valorar|no sé|no sabe*|aún|todavía|según|consultar|depende*|pendiente*|por definir|a convenir|falta',
  it: 'da definire|da quantificare|da confermare|da concordare|non so|non sappiamo|non sa|ancora|secondo|preventivo|dipende|come da tariffa|comunicher*',
  nl: 'onbekend|n.t.b.|ntb|volgt|op aanvraag|nacalculatie|afhankelijk|weet|weten|nog niet|nog te|hangt af',
  pt: 'por confirmar|a confirmar|não sei|não sabe*|ainda|conforme|sob consulta|depende*|a combinar|por saber|por definir|a definir',
  pl: 'nieznan*|do ustalenia|nie wiem|nie wiadomo|jeszcze|zależy|do potwierdzenia',
} as const;

/** What is paid for it, by its name: without, it costs nothing. */
export const CHARGES_OF_CARRIAGE = {
  de: 'versandkosten|lieferkosten|frachtkosten|porto',
  fr: "frais de port|frais de livraison|frais de transport|frais d'envoi|frais d’envoi",
  es: 'portes|gastos de envío|gastos de transporte|gasto de envío|gasto de transporte',
  it: 'spese di spedizione|spese di trasporto|spese di consegna|spesa di trasporto|spesa di spedizione|spesa di consegna|costi di trasporto|costo di trasporto|costi di spedizione',
  nl: 'verzendkosten|vrachtkosten|bezorgkosten|transportkosten|vervoerskosten|leveringskosten',
  pt: 'portes|custos de envio|despesas de envio|custo de envio|custos de transporte|custo de transporte',
  pl: 'kosztów dostawy|kosztów transportu|opłaty za dostawę|koszty dostawy|koszty transportu',
} as const;

/** What may follow the carriage that Spanish and Portuguese call by the word which is French for doors. */
export const BEHIND_PORTES = {
  iberian: [
    'a|al|ao|à|y|e|de|del|do|da|hasta|até|para|por|en|em|desde|pagad*|pagos|debid*|devidos|inclu*|gratis|grátis|gratuit*|aparte|no|não|son|são|se|corren|según|peso',
    'eur|euros|estimad*|península|peninsulares|continente|ilhas|embalaje|seguro|terrestre*|marítim*|aére*|expresso|normal|nacional*|nacionais|internacional*',
  ].join('|'),
} as const;

/** Before a door. */
export const BEFORE_DOORS = { fr: 'la|une|les|par|chaque|des|cette|ces|deux|trois' } as const;

/** Where goods are brought to, behind the name of their carriage: "Levering werf Gent met kraan". */
export const PLACES_OF_DELIVERY = {
  en: 'site|job site|jobsite|yard|plant|works|warehouse|depot|farm|kerb|kerbside',
  de: 'baustelle|werk|lager|hof|haus|rampe|bordsteinkante|feld',
  fr: 'chantier|site|usine|dépôt|atelier|ferme|domicile',
  es: 'obra|almacén|fábrica|planta|finca|domicilio|bodega',
  it: 'cantiere|sede|stabilimento|magazzino|domicilio|azienda|cantina',
  nl: 'werf|bouwplaats|magazijn|fabriek|huis|werkplaats',
  pt: 'obra|estaleiro|armazém|fábrica|domicílio|quinta',
  pl: 'budowa|budowę|budowy|plac|magazyn|zakład|podwórze|podwórko',
} as const;

/** Between the two ends of a way, by language. */
export const AS_FAR_AS = {
  en: 'to',
  de: 'nach|bis|zu',
  fr: 'à|vers|jusqu’à',
  es: 'a|hasta',
  it: 'a|fino a',
  nl: 'naar|tot',
  pt: 'a|até|para',
  pl: 'do',
} as const;

/** Headings of carriage cut short, as tables have them. */
export const CUT_SHORT = {
  en: "del|del'y|dely|deliv|dlvy|carr|cge|frt|shpg|p&p|p+p|p & p|transp",
  de: 'lief|liefg|vers|versandk|zust|transp',
  fr: 'liv|livr|transp|exp',
  es: 'env|transp|port|entr',
  it: 'trasp|sped|cons',
  nl: 'verz|lev|bez|transp',
  pt: 'transp|entr|env',
  pl: 'dost|transp|przes',
} as const;
