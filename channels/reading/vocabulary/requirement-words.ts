/**
 * Words by which a buyer says what a thing has to be, and vendors what it is, by language. Source: conditions of requests for quotation.
 */

/** That what is said has to be so, beside the words of `INSISTS` and `ONLY_WORDS`. */
export const REQUIRES = {
  en: 'needs to be|need to be|needs to have|need to have|has to have|has to come|have to come|shall|a condition|on condition|or better|or higher|nothing below|nothing less|insist*',
  de: 'hat … zu sein|haben … zu sein|oder besser|oder höher|nichts unter|bedingung|vorgeschrieben|gefordert|verlangt',
  fr: 'il faut|doi* avoir|doi* porter|doi* venir|doi* comporter|ou mieux|ou supérieur*|rien en dessous|condition impérative|requis*|exigeons|exige',
  es: 'tien* que venir|deb* venir|tien* que llevar|deb* llevar|tien* que tener|deb* tener|o superior*|o mejor|condición indispensable|requisito|exigimos|exigid*',
  it: 'deve avere|devono avere|deve venire|devono venire|deve portare|devono portare|o superior*|o meglio|condizione indispensabile|requisito|richiest*|esigiamo|ci vuole|ci vogliono',
  nl: 'dient|dienen|of beter|of hoger|voorwaarde|eis is|eisen dat|voorgeschreven',
  pt: 'tem de vir|têm de vir|tem que vir|deve* vir|tem de trazer|têm de trazer|deve* ser|deve* ter|tem de ter|têm de ter|ou superior*|ou melhor|condição indispensável|requisito|exigi*',
  pl: 'musi posiadać|muszą posiadać|musi zawierać|muszą zawierać|ma być|mają być|ma mieć|mają mieć|powinien|powinny|lub lepsz*|lub wyższ*|albo lepsz*|warunek|warunkiem|wymagamy',
} as const;

/** Before the name of a kind: that everything has to be of it. */
export const ALL_OF_A_KIND = {
  en: 'all in|everything in|all of it in|all to be',
  de: 'alles in|alle in|alles aus|alle aus|durchgehend',
  fr: 'tout en|tous en|toutes en',
  es: 'todo en|todos en|todas en',
  it: 'tutto in|tutti in|tutte in',
  nl: 'alles in|alle in|alles van',
  pt: 'tudo em|todos em|todas em',
  pl: 'wszystko z|wszystko w|całość z',
} as const;

/** That it is wished for and no more. */
export const WISHES = {
  en: 'prefer*|ideally|if possible|would be nice|nice to have|not essential|not a must|must not|optional*|would like|no need',
  de: 'wenn möglich|idealerweise|bevorzugt|am liebsten|wäre schön|kein muss|nicht zwingend|möglichst',
  fr: "de préférence|si possible|idéalement|serait bien|pas obligatoire|dans l'idéal",
  es: 'preferible*|preferentemente|a ser posible|si es posible|idealmente|no es obligatorio|no imprescindible',
  it: 'preferibil*|se possibile|idealmente|non obbligatori*|sarebbe bello',
  nl: 'bij voorkeur|liefst|indien mogelijk|zo mogelijk|idealiter|niet verplicht|hoeft niet',
  pt: 'de preferência|preferencialmente|se possível|idealmente|não é obrigatóri*',
  pl: 'najlepiej|w miarę możliwości|jeśli to możliwe|mile widzian*|niekoniecznie|nie musi|nie muszą',
} as const;

/** That more than what is said is as good. */
export const AT_LEAST = {
  en: 'at least|not less than|no less than|nothing less than|nothing below|not below|not under|minimum|or better|or higher|or more|or above|or longer|or over|upwards',
  de: 'mindestens|mind.|nicht unter|nicht weniger als|nichts unter|oder besser|oder höher|oder mehr|oder länger|minimum|wenigstens',
  fr: 'au moins|minimum|minimale|ou mieux|ou plus|pas moins de|ou supérieur*|au minimum|rien en dessous',
  es: 'al menos|por lo menos|como mínimo|mínimo|mínima|o superior*|o más|o mejor|no menos de|no inferior',
  it: 'almeno|minimo|minima|o superior*|o più|o meglio|non meno di|non inferiore',
  nl: 'minimaal|ten minste|tenminste|minstens|of hoger|of beter|of meer|of langer|niet minder dan|niet onder',
  pt: 'pelo menos|no mínimo|mínimo|mínima|ou superior*|ou mais|ou melhor|não menos de|não inferior',
  pl: 'co najmniej|przynajmniej|minimum|min.|lub wyższ*|lub lepsz*|albo lepsz*|lub więcej|nie mniej niż|nie krócej niż|nie krótsz*',
} as const;

/** What a vendor stands in for, and for how long. */
export const GUARANTEES = {
  en: 'warrant*|guarant*',
  de: 'garantie*|gewährleist*',
  fr: 'garanti*',
  es: 'garantía*|garantiz*',
  it: 'garanzi*',
  nl: 'garantie*',
  pt: 'garantia*',
  pl: 'gwaranc*|rękojmi*',
} as const;

/** What a denial is of that denies no goods: "at no extra cost", "kein Problem". */
export const COSTS_WORDS = {
  en: 'cost|costs|charge|charges|charged|surcharge|extra|problem|issue|matter|obligation',
  de: 'mehrpreis|aufpreis|zuschlag|kosten|mehrkosten|berechnung|berechnet|problem',
  fr: 'supplément|surcoût|frais|coût|problème|souci',
  es: 'coste|costo|cargo|recargo|suplemento|problema',
  it: 'costo|costi|sovrapprezzo|supplemento|aggiunta|problema',
  nl: 'kosten|meerprijs|toeslag|probleem',
  pt: 'custo|custos|acréscimo|encargo|problema',
  pl: 'dopłat*|kosztów|kosztu|opłat*|problem*',
} as const;

/** Of how an order is placed, delivered, paid or told, and of no goods. */
export const ORDER_MATTERS = {
  en: 'order*|purchase*|p.o.|po|supplier*|vendor*|company|quote*|offer*|price*|split*|budget|deliver*|ship*|arriv*|on site|freight|vat|tax|gst|pay*|invoice*|deci*|date|book*|exact*',
  de: 'bestell*|auftrag*|lieferant*|angebot*|preis*|teilen|budget|liefer*|versand|fracht|mwst|steuer|zahl*|rechnung*|termin*|firma|skonto|frei hof|exakt*|genau*',
  fr: 'command*|fournisseur*|devis|offre*|prix|budget|livr*|expédi*|port|tva|paiement|pay*|factur*|date|délai*|exact*|référence*',
  es: 'pedido*|proveedor*|oferta*|presupuesto*|precio*|entreg*|envío*|porte*|iva|pago*|pagar|factura*|fecha|plazo*|exact*|referencia*',
  it: 'ordin*|fornitor*|offert*|preventiv*|prezz*|consegn*|spedi*|trasport*|iva|pagament*|fattur*|data|termin*|esatt*|codic*',
  nl: 'bestel*|leverancier*|offerte*|aanbieding*|prijs*|prijzen|budget|lever*|verzend*|vracht|btw|betal*|factu*|datum|exact*',
  pt: 'encomend*|pedido*|fornecedor*|proposta*|orçamento*|preço*|entreg*|envio*|porte*|iva|pagamento*|pagar|fatura*|data|prazo*|exat*|referência*',
  pl: 'zamówie*|zamawia*|dostaw*|ofert*|cen*|budżet*|transport*|vat|płat*|faktur*|termin*|data|dokładn*',
} as const;

/** A part of something that others share: standards of the same maker do not shut each other out. */
export const STANDARDS = 'EN|ISO|IEC|DIN|ASTM|ASME|ANSI|BS|NF|UNE|UNI|NEN|NP|PN|EU|IS|JIS|SANS|AS|UL|API|NSF|AWWA';

/** What a maker's paper on tests of a material is called: "3.1 certificate" (EN 10204). */
export const INSPECTION_PAPERS = {
  en: 'certificate*|certs|cert|inspection document*|mill cert*|mtc|mtcs|material certificate*',
  de: 'zeugnis*|abnahmeprüfzeugnis*|werkszeugnis*|werkstoffzeugnis*|prüfzeugnis*',
  fr: 'certificat*|ccpu|procès-verbal',
  es: 'certificado*',
  it: 'certificat*|certificazion*',
  nl: 'certifica*|keuringsrapport*|keuringsdocument*',
  pt: 'certificado*',
  pl: 'świadectw*|atest*|certyfikat*',
} as const;
