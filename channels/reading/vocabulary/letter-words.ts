/** What a letter of a shop or a trade thanks its reader for, up to the name of its own firm. */
export const TURNED_TO = {
  en: 'for contacting|for choosing|for considering|for visiting|for using|for trusting|for writing to|for getting in touch with|for reaching out to|for asking|for calling|for ringing|for thinking of|for coming to|for coming back to|for turning to|for your interest in|for your enquiry to|for your inquiry to|for your call to|for your email to|for your message to|for your trust in',
  de: 'interesse an|anfrage bei|anfrage an|vertrauen in|anruf bei|dass sie an|dass du an',
  fr: "d'avoir pensé à|d'avoir contacté|d'avoir choisi|d'avoir sollicité|d'avoir appelé|confiance en|demande à|intérêt pour",
  es: 'por contactar con|por contactar a|por contactar|por elegir|por elegir a|por escribir a|por confiar en|por pensar en|por llamar a|por comunicarse con|por su interés en|por tu interés en',
  it: 'per aver contattato|per aver scelto|per aver pensato a|per aver scritto a|per aver chiamato|per la fiducia in|interesse per',
  nl: 'aanvraag bij|aanvraag aan|interesse in|mail aan|vertrouwen in|telefoontje naar|dat je aan|dat u aan',
  pt: 'por contactar|por contatar|por escolher|por contactar a|por contactar o|por contatar a|por contatar o|por procurar a|por procurar o|por confiar na|por ligar para a',
  pl: 'za kontakt z|za zapytanie do|za zaufanie do|za wybór',
} as const;

/** What a writer says of the firm that is spoken for, right before its name. */
export const SPEAKS_FOR = {
  en: 'on behalf of|this is|here at|over at|we at|us at|all at|everyone at|everybody at|your friends at|the team at',
  de: 'im namen von|im namen der|im auftrag von|im auftrag der|wir von|wir von der|wir bei|wir bei der|wir vom|ihr team von|ihr team der|ihr team vom|das team von|das team der',
  fr: "au nom de|pour le compte de|nous chez|nous, chez|ici chez|l'équipe de|l’équipe de|toute l'équipe de",
  es: 'en nombre de|de parte de|nosotros en|nosotros, en|el equipo de',
  it: 'per conto di|a nome di|da parte di|noi di|noi della|il team di|lo staff di',
  nl: 'namens|wij van|wij bij|ons bij|het team van',
  pt: 'em nome da|em nome do|da parte da|da parte do|nós na|nós da|aqui na|a equipa da|a equipe da',
  pl: 'w imieniu|w imieniu firmy|my z|zespół|tu',
} as const;

/** Right behind the name of a firm and its 's, where the firm itself speaks: "from Harbour Fencing's side". */
export const OWN_SIDE = ['side', 'end', 'part', 'team', 'price list', 'price', 'prices', 'offer', 'quote'] as const;

/** Behind its name a firm says of itself that it makes an offer, by language. */
export const OFFERS_OF_ITSELF = {
  en: 'is pleased to offer|are pleased to offer|hereby offers',
  de: 'bietet Ihnen|bieten Ihnen|unterbreitet Ihnen|offeriert Ihnen',
  fr: 'vous propose|vous proposent|vous offre|vous adresse',
  es: 'le ofrece|les ofrece|os ofrece|le cotiza|le presenta|les presenta',
  it: 'vi propone|le propone|vi offre|le offre',
  nl: 'biedt u|biedt je|bieden u|offreert u',
  pt: 'propõe|apresenta|vem propor|vem apresentar|propõe-lhe',
  pl: 'oferuje|proponuje|przedstawia',
} as const;

/** What somebody hands over with a letter, before "of" and the firm that wrote it. */
export const HANDED_OVER = {
  en: 'quote|quotation|offer|proposal|prices|estimate',
  de: 'angebot|offerte|preise',
  fr: 'devis|offre|prix|soumission|proposition',
  es: 'presupuesto|cotización|oferta|precio|precios|propuesta',
  it: 'preventivo|offerta|prezzo|prezzi|proposta',
  nl: 'offerte|aanbieding|prijzen|prijsopgave',
  pt: 'orçamento|cotação|proposta|preço|preços',
  pl: 'oferta|ofertę|wycenę|ceny',
} as const;

/** What somebody is in a firm, below the own name and over the firm's. */
export const POSITIONS = {
  en: 'manager|director|owner|proprietor|executive|representative|rep|adviser|advisor|consultant|estimator|assistant|administrator|coordinator|supervisor|founder|partner|engineer|sales|office',
  de: 'leiter|leiterin|inhaber|inhaberin|geschäftsführer|geschäftsführerin|vertrieb|innendienst|verkauf|sachbearbeiter|sachbearbeiterin',
  fr: 'gérant|gérante|directeur|directrice|responsable|commercial|commerciale|conseiller|conseillère',
  es: 'gerente|director|directora|responsable|comercial|asesor|asesora|propietario|propietaria',
  it: 'titolare|direttore|direttrice|responsabile|commerciale|consulente|amministratore',
  nl: 'eigenaar|directeur|verkoper|adviseur|accountmanager|binnendienst',
  pt: 'gerente|diretor|diretora|responsável|comercial|consultor|consultora|proprietário',
  pl: 'kierownik|dyrektor|właściciel|właścicielka|handlowiec|doradca|specjalista',
} as const;

/** What a mailbox is called by before the name of its firm: "Büro Holzhof". */
export const OFFICES = {
  en: 'office|team|sales|orders|accounts',
  de: 'büro|team|verkauf|vertrieb|zentrale|auftragsbüro',
  fr: 'bureau|équipe|service|secrétariat',
  es: 'oficina|equipo|ventas|pedidos|administración',
  it: 'ufficio|team|segreteria|vendite|ordini',
  nl: 'kantoor|team|verkoop|bestellingen',
  pt: 'escritório|equipa|vendas|encomendas|secretaria',
  pl: 'biuro|zespół|dział|sprzedaż|sekretariat',
} as const;

/** Desks of a firm that sign for it, before or behind its name: "Bestellannahme Nord GmbH", "Le service commercial". */
export const DESKS = {
  de: 'bestellannahme|auftragsannahme|auftragsbearbeitung|bestellservice|kundenservice|kundendienst|kundenbetreuung|verkaufsteam|vertriebsteam|verkaufsabteilung|vertriebsabteilung|angebotswesen|verkaufsbüro',
  fr: 'service commercial|service clients|service client|service devis|service des ventes|service ventes|prise de commandes|relation client|bureau des ventes|administration des ventes',
  es: 'atención al cliente|atención al público|departamento comercial|dpto. comercial|servicio de pedidos|servicio al cliente|oficina de ventas|oficina comercial',
  it: 'ufficio commerciale|ufficio vendite|ufficio ordini|ufficio preventivi|servizio clienti|assistenza clienti|reparto vendite|area commerciale',
  nl: 'klantenservice|klantendienst|orderafdeling|orderverwerking|verkoopafdeling|verkoopteam|bestelservice|commerciële dienst|afdeling verkoop|verkoop binnendienst',
  pt: 'departamento comercial|dep. comercial|apoio ao cliente|atendimento ao cliente|serviço de encomendas|gabinete comercial|serviço comercial',
  pl: 'dział handlowy|dział sprzedaży|biuro obsługi klienta|obsługa klienta|dział zamówień|biuro handlowe|biuro sprzedaży|dział ofertowania',
} as const;
