/**
 * What people say an amount is for that stands beside a price, by language. `#` is the amount and `¶` the end of the clause; a star stands for any
 * ending, "…" for up to four words. Source: notes of calls, chats and dictated requests.
 */
export const SPOKEN_CARRIAGE = {
  en: [
    'deliver*|getting … here|get … here|gets … here|get … to us|getting … to us|get … over|get … round|bring*|brought',
    "drop off|drop-off|drop-offs|drops|drop them|drop it|dropping|run … out|run … up|run … over|truck*|haul*|cart|carting|cartage|courier*|del'y|dely|delv",
    'ship|ships|shipping|send it|send them|sending|to send|to post|posting|postage|waybill*|carriage|freight|frt|transport*|s&h|p&p|lorry',
  ].join('|'),
  de: [
    'bringt|bringen|vorbeibringen|herbringen|hinbringen|her*führen|her*fahren|anliefer*|liefern|liefert|lieferung|lieferkosten|zustell*|zufuhr',
    'versand*|verschicken|schicken|schickt|fracht*|transport*|porto*|sped*|anfahrt*|fuhr*|camionnage|paket*|kurier*|zustelldienst',
  ].join('|'),
  fr: [
    'livrer|livre|livrent|livraison*|amener|amène*|apporter|apporte*|achemin*|expédi*|transport*|port|messagerie|coursier|camion|envoyer|envoi',
    'déposer|dépose|frais de port|colissimo|chronopost|affrètement',
  ].join('|'),
  es: [
    'llevar*|llevárn*|lleva*|traer*|traérn*|trae|traen|entregar*|entrega|portes|porte|envío*|enviar*|transport*|flete*|reparto|mensajer*',
    'acercar*|acarreo|despacho|acercárn*',
  ].join('|'),
  it: 'portar*|consegn*|spedi*|trasport*|corriere|recapit*|porto|arrivare|nolo',
  nl: 'breng*|bezorg*|lever*|aflever*|langsbreng*|verzend*|vracht*|transport*|porto|opsturen|stur*|koerier*|bodedienst|vervoer*',
  pt: 'levar*|leva|levam|trazer*|traz*|entreg*|portes|frete*|envi*|transport*|estafeta|carreto|despacho|pôr cá|pôr aqui',
  pl: 'dowóz|dowoz*|dowiez*|dostaw*|transport*|przesyłk*|wysyłk*|kurier*|przywie*|przywóz',
} as const;

/** Of an amount or a percent: it is taken off what is asked. */
export const SPOKEN_DISCOUNT = {
  en: [
    '# off|# back|# less|# cheaper|# discount*|# reduction|# rebate|# credit|# to come off|# comes off|# coming off|# will come off|# lower',
    'down by #|drop* … by #|lower* … by #|reduc* … by #|cut … by #|cuts … by #|came down #|come down #|comes down #',
    'knock* #|knock* … # off|taking … # off|took # off|takes # off|take # off|took … # off|shav* # off|deduct* … #|minus #|less #|save* #|saving #|saves us #',
    'discount … #|rebate … #|reduction … #|credit … #|goodwill … #',
  ].join('|'),
  de: [
    '# *rabatt|# *nachlass|# abzug|# abgezogen|# weniger|# billiger|# günstiger|# *ermäßigung|# runter|# rausgehandelt|# heruntergehandelt|# gutschrift|# erlass*',
    '# ab ¶|# … ab ¶|# nach ¶|# … nach ¶|# weg ¶|# … weg ¶|# auf die ware|abzgl #|abzgl. #|abzügl* #|minus #|weniger #|./. #|um # billiger|um # günstiger|um # gesenkt',
    '*rabatt … #|*nachlass … #|gutschrift … #|ermäßigung … #|erlass* … #|erläss* … #',
  ].join('|'),
  fr: [
    '# de remise|# de rabais|# de réduction|# de ristourne|# de moins|# en moins|# à déduire|# déduit*|# de geste|# remise|# rabais|moins #|- #',
    'remise … #|rabais … #|ristourne … #|réduction … #|geste … #|dédui* … #|baiss* … de #|enlèv* … #|enlev* … #|retir* … #|avoir de #|escompte … #',
  ].join('|'),
  es: [
    '# de descuento|# dto|# menos|# de rebaja|# de bonificación|# de dto|# a descontar|# de abono|menos #',
    'descuent* … #|descont* … #|rebaj* … #|quit* … #|rest* … #|bonific* … #|ahorr* … #|perdon* … #|bajó #|baja #|bajan #|bajado #|menos un #',
  ].join('|'),
  it: [
    '# di sconto|# in meno|# di abbuono|# di ribasso|# di riduzione|# da togliere|# da scalare|# sconto|meno #|meno il #',
    'scont* … #|tolgo* … #|togli* … #|tolto … #|scal* … #|abbuon* … #|ribass* … #|riduzione … #|abbass* … #|risparmi* … #|detra* … #|leva … #|levano … #',
  ].join('|'),
  nl: [
    '# *korting|# eraf|# minder|# goedkoper|# in mindering|# aftrek|# af ¶|# … af ¶|minus #|min #|# lager|# van af',
    '*korting … #|aftrek … #|scheelt … #|zakt … #|bespar* … #|verlaag* … met #',
  ].join('|'),
  pt: [
    '# de desconto|# a menos|# de abatimento|# de redução|# para descontar|menos #|menos os #',
    'descont* … #|abat* … #|tir* … #|rebaix* … #|baix* … #|poup* … #|deduz* … #|perdo* … #|redução … #',
  ].join('|'),
  pl: '# rabatu|# upustu|# zniżki|# taniej|# mniej|minus #|rabat* … #|upust* … #|zniżk* … #|opuści* … #|opuszcza* … #|odejm* … #',
} as const;

/** The same of an amount that comes on top, once, whatever it is for. */
export const SPOKEN_ADDITION = {
  en: [
    'add #|adds #|added #|adding #|charge #|charges #|charging #|charged #|tack* on #|tack* # on|another #|extra #|# extra|# on top|# more|plus #',
    '+ #|wants #|want #|asks #|asking #|stick* # on|slap* # on|put* # on|there is #|# one-off|# once|one-off … #|sting us #',
    'adds another #|add another #|charges us #|charge us #|# charge*|# fee*|# surcharge*|# levy',
  ].join('|'),
  de: [
    'verrechn* … #|berechn* … #|kommt … #|kommen … #|extra … #|# extra|zusätzlich #|# zusätzlich|zzgl. #|zzgl #|zuzüglich #|plus #|noch #|einmalig … #|# einmalig|# drauf',
    'verlang* … #|nimmt … #|nehmen … #|schlägt … #|schlagen … #|*pauschale … #|# *pauschale|*zuschlag … #|# *zuschlag|*gebühr … #|# *gebühr|*kosten … #|# *kosten|stellt … #',
  ].join('|'),
  fr: [
    'ajout* … #|factur* … #|compt* … #|# en plus|# en sus|# de plus|supplément* … #|# de supplément|plus #|+ #|# une seule fois|# une fois|prend … #|prennent … #',
    'demand* … #|frais … #|# de frais|forfait … #|réclam* … #',
  ].join('|'),
  es: [
    'añad* … #|sum* … #|cobr* … #|más #|mas #|+ #|# más|# mas|# aparte|# extra|además … #|recargo … #|suplemento … #|pid* … #|# de recargo|# una sola vez|gastos … #|# de gastos',
    'cargo … #|tasa … #|carga* … #',
  ].join('|'),
  it: [
    'aggiung* … #|chied* … #|più #|+ #|oltre … #|# in più|# extra|# una tantum|supplemento … #|addebit* … #|vogliono … #|vuole … #|mettono … #|mette … #',
    'spese … #|# di spese|diritti … #|contributo … #|costi … #|# a parte',
  ].join('|'),
  nl: [
    'reken* … #|komt … #|komen … #|extra … #|# extra|*toeslag … #|# *toeslag|eenmalig … #|# eenmalig|plus #|+ #|# bovenop|# erbij|vraagt … #|vragen … #|doen … # bij|doet … # bij',
    '*kosten … #|# *kosten|zet … #',
  ].join('|'),
  pt: [
    'cobr* … #|acresc* … #|som* … #|mais #|+ #|# a mais|# extra|# à parte|taxa … #|# de taxa|# uma vez|ped* … #|junt* … #|adicion* … #|custo* … #|despesa* … #',
    'encargo* … #|suplemento … #|pôr … #|põe* … #',
  ].join('|'),
  pl: 'dolicz* … #|dopłat* … #|plus #|+ #|# ekstra|# dodatkowo|opłat* … #|# opłaty|jednorazow* … #|licz* … #|bior* … #|dochodzi … #',
} as const;

/** That such an amount is paid only by who wants something, or orders less or more than others. */
export const SPOKEN_CONDITION = {
  en: 'if|unless|under|below|less than|orders over|optional*|option|express|next day|next-day|same day|saturday|urgent|faster|rush|deposit|refund*|returnable|minimum',
  de: 'wenn|falls|unter|bei bestell*|bei auftr*|optional*|wunsch|express*|samstag*|eil*|pfand|rückerstatt*|ab #',
  fr: 'si|sous|en dessous|moins de|option*|express|urgent*|samedi|consigne*|rembours*',
  es: 'si|menos de|por debajo|inferior*|opcional*|urgente*|exprés|sábado|reembols*|fianza',
  it: 'se|sotto|inferior*|opzional*|express|urgent*|sabato|cauzion*|rimbors*',
  nl: 'als|indien|onder|minder dan|option*|spoed*|zaterdag|statiegeld|borg',
  pt: 'se|caso|abaixo|inferior*|opcional*|expresso|urgente*|sábado|caução|reembols*',
  pl: 'jeśli|jeżeli|poniżej|opcj*|ekspres*|sobot*|kaucj*',
} as const;

/** What else is paid for beside goods and carriage. */
export const SPOKEN_FEES = {
  en: [
    'crat*|processing|handling|offload*|unload*|loading|hiab|tail-lift|tail lift|taillift|forklift|cert|certs|certificat*|paperwork|admin|administration',
    'small order|small-order|setup|set up|set-up|packing|packaging|palleti*|customs|broker*|duty|duties|insurance|engrav*|artwork|origination|tooling|mould*',
    'label*|levy|fee|fees|surcharge|install*|fitting|assembly|commission*|calibrat*|inspection|cutting|congestion|environmental|recycling|disposal|fumigat*',
    'documentation|docs|shrink-wrap*|wrapping|booking|stamp duty|tip|shop supplies',
  ].join('|'),
  de: [
    '*gebühr|*gebühren|*kosten|*zuschlag|*pauschale|verpack*|verlad*|ablad*|entlad*|abladen|montage|aufbau|einrichten|einrichtung|rüst*|werkzeug*|kran|stapler',
    'zertifikat*|zeugnis*|zoll*|verzoll*|versicherung|gravur|druckvorstufe|etikett*|entsorg*|maut|bearbeitung|papierkram|prüf*|palettier*|palettentausch',
  ].join('|'),
  fr: [
    'frais|gestion|dossier|préparation*|mise en route|mise en service|calage|emballage|manutention|chargement|déchargement|montage|installation|outillage',
    'certificat*|douane|dédouanement|assurance|gravure|étiquet*|éco-*|écotaxe|traitement|conditionnement|palettisation|hayon|grutage|supplément',
  ].join('|'),
  es: [
    'gastos|gestión|tramitación|preparación|puesta en marcha|embalaje|manipulación|manipulado|carga|descarga|montaje|instalación|utillaje|certificad*|aduana*',
    'seguro|grabado|etiquetado|ecotasa|tasa|paletizado|grúa|recargo|papeleo|maniobras|cargo',
  ].join('|'),
  it: [
    'spese|gestione|pratica|pratiche|avviamento|imballo|imballaggio|movimentazione|carico|scarico|facchinaggio|montaggio|installazione|attrezzaggio|attrezzatura',
    'certificat*|dogana*|sdoganamento|assicurazione|incisione|etichett*|contributo|bollo|diritti|supplemento|sponda|gru|lavorazione',
  ].join('|'),
  nl: [
    '*kosten|*toeslag|*heffing|verpakking|inpakken|laden|lossen|montage|installatie|instellen|opstart*|gereedschap*|certifica*|keuring|douane|inklar*|verzekering',
    'gravure|gravering|etiket*|administratie|verwerking|kraan|laadklep|handling|papierwerk|pallet*',
  ].join('|'),
  pt: [
    'taxa|taxas|despesas|custos|gestão|processamento|preparação|embalagem|manuseamento|carga|descarga|montagem|instalação|ferramenta*|certificad*|alfândega',
    'desalfandegamento|seguro|gravação|etiquet*|ecotaxa|ecovalor|paletização|grua|papelada|encargos|acerto|arranque|suplemento',
  ].join('|'),
  pl: 'opłat*|koszt*|pakowanie|opakowanie|załadunek|rozładunek|montaż|instalacja|narzędzi*|certyfikat*|odpraw*|ubezpieczenie|grawer*|etykiet*|obsług*|przygotowanie',
} as const;

/** That an amount is paid once, whatever it is for, by language. */
export const ONE_TIME_WORDS = {
  en: 'one-off|one off|oneoff|one-time|one time|once-only|once only|once-off|once off|registration|admission|enrolment|enrollment|joining',
  de: 'einmalig*',
  fr: 'frais unique*|coût unique|une seule fois|en une fois',
  es: 'pago único|cargo único|coste único|costo único|importe único|única vez|una sola vez|(único)',
  it: 'una tantum|costo unico|(unico)',
  nl: 'eenmalig*|éénmalig*',
  pt: 'custo único|pagamento único|valor único|uma única vez|uma só vez|(único)|(única)',
  pl: 'jednorazow*',
} as const;

/** Before what a fee is for: "frais de film 85,00". Nobody calls goods so. */
export const FEES_FOR = {
  en: 'fee for|charge for',
  de: 'gebühr für|pauschale für|zuschlag für',
  fr: "frais de|frais d'|frais d’|frais",
  es: 'gastos de|gastos por|recargo por|cargo por',
  it: 'spese di|spese per|contributo per|diritto fisso|diritti di',
  nl: 'toeslag voor|instelkosten|opstartkosten',
  pt: 'despesas de|taxa de|taxa por|encargos de',
  pl: 'opłata za|dopłata za|opłata',
} as const;
