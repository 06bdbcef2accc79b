import { cueList } from '../../reading/cue-list.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import type { Span } from '../../reading/span.ts';
import { COLUMN_OF_TAX, TAXED, TAXED_FIRST, TAX_OF_COLUMN, taxOf } from './tax-columns.ts';

/** What a column of a vendor's table holds. */
export type ColumnRole =
  | 'position'
  | 'part'
  | 'qty'
  | 'unit'
  | 'price'
  | 'list'
  | 'discount'
  | 'per'
  | 'pack'
  | 'ext'
  | 'lead'
  | 'stock'
  | 'minimum'
  | 'tax';

export interface HeaderColumn extends Span {
  role: ColumnRole;
  /** 100 or 1000 where the heading says that prices are for so many. */
  per: number | null;
  /** Marks between cells that stand before it in its line. */
  cell: number;
}

/** Columns of a header row: offsets count from the start of its line. `isDelimited`: cells are parted by marks, so columns count by number. */
export interface TableHeader {
  columns: HeaderColumn[];
  isDelimited: boolean;
}

/** How many marks between cells a line has before an offset. */
export function cellAt(line: string, offset: number): number {
  const mark = /[|\t]/.test(line) ? /[|\t]/g : line.includes(';') ? /;/g : /,(?=\S)/g;
  return Array.from(line.matchAll(mark)).filter(({ index }) => index < offset).length;
}

const ROLES: [ColumnRole, RegExp][] = [
  [
    'ext',
    cueList(
      String.raw`
    ext(?:\.|ended|ension)?(?: ?(?:price|amount|amt|cost|total|net))?|line (?:cost|value|price|sum)
    (?:line )?(?:total|amount|amt)s?(?: price| net)?|net amount|gesamt(?:preis|betrag)?|betrag|summe|montant(?: ht)?
    total ht|prix total|importe|importo|bedrag|value|sum|total \(?[$€£a-z]*\)?|pos\.? ?summe|belopp
  `,
      { before: String.raw`^`, after: String.raw`$` },
    ),
  ],
  ['tax', COLUMN_OF_TAX],
  ['list', /^(?:list(?: price)?|msrp|retail|catalog(?: price)?|listenpreis|brutto(?:preis)?|gross(?: price)?)$/i],
  ['discount', /^(?:disc(?:ount)?\.? ?%?|% ?(?:off|disc)|rabatt ?%?|multiplier|mult|remise ?%?)$/i],
  [
    'price',
    cueList(
      String.raw`
    (?:unit|nett?|your|our|sell|each|piece|ea|quoted|net unit|uom|pack|case|box|contract)?[ /]?(?:price|cost|preis|prix)(?: ?(?:each|ea|unit|net|\/ ?(?:ea|uom|pack|case|box)|per (?:unit|piece|ea(?:ch)?)))?
    unit(?=$)|each|net(?: ea(?:ch)?)?|u\/p|einzelpreis|stückpreis|stk\.?[- ]?preis|e[- ]?preis|ep|p\.?u\.?(?: ht)?
    prix unit(?:aire|\.)?(?: ht)?|prezzo(?: unit\w*\.?)?|precio(?: unit\w*\.?)?|prijs|stukprijs|rate|[àa]-?pris|pris
    \$ ?\/? ?(?:ea|each|unit)|price\/?(?:c|m|100|1000|ea|ft|e)|(?:unit )?price \(?(?:per|\/) ?\d+\)?|\$\/[cm]
  `,
      { before: String.raw`^`, after: String.raw`(?: \(?(?:usd|eur|gbp|chf|cad|us\$|\$|€|£)\)?)?$` },
    ),
  ],
  [
    'qty',
    cueList(
      String.raw`
    qty|quantity|quan|qnty|menge|anzahl|qt[ée]|quantit[ée]|quantit[àa]|cant(?:idad)?\.?|aantal|antal|pcs|ordered
    order|pieces|stk|need(?:s|ed)?|wanted|bedarf|besoin|necesit\w+
  `,
      {
        before: String.raw`^(?:(?:order(?:ed)?|req(?:uired|'?d)?|quote(?:d)?|ord|uom|our) ?)?`,
        after: String.raw`\.?(?: ?(?:req(?:uired|'?d)?|needed|ord(?:ered)?|\(?(?:ea|pcs)\)?))?$`,
      },
    ),
  ],
  ['unit', /^(?:u ?\/ ?m|uom|um|u\.m\.|units?|einheit|eh|me|unit[ée]|ud|un|unit of measure)$/i],
  ['per', /^(?:per|pe|preiseinheit|price ?(?:per|unit|uom|u\/m)|p\/u|prc ?(?:um|uom)|price basis|je)$/i],
  [
    'pack',
    /^(?:pack(?:age|aging)?(?: ?(?:qty|size))?|pkg(?: ?(?:qty|size))?|pk|vpe|std ?(?:pk|pkg|pack)|box qty|case qty|ctn qty)$/i,
  ],
  ['minimum', /^(?:moq|min(?:imum|\.)?(?: ?(?:qty|order|quantity))?)$/i],
  [
    'lead',
    cueList(
      String.raw`
    lead(?: ?time)?|delivery|del(?:'?y)?\.?|availability|avail\.?|lieferzeit|liefertermin|délai|l\/t|ships?|eta
    stock status|ship(?:s|ment)?(?: date)?
  `,
      { before: String.raw`^`, after: String.raw`$` },
    ),
  ],
  [
    'stock',
    cueList(
      String.raw`
    stock|on hand|in stock|oh|avail(?:able)? qty|qty avail(?:able)?|qoh|b\/?o|back ?ordered|shipped
    qty (?:on hand|shipped)
  `,
      { before: String.raw`^`, after: String.raw`$` },
    ),
  ],
  [
    'position',
    /^(?:pos(?:ition)?\.?|line(?: ?(?:no|item|#|nr))?\.?|ln|item(?: ?(?:no|#|nr))?\.?(?=$)|#|no\.?|nr\.?|lfd\.? ?nr\.?|seq)$/i,
  ],
  [
    'part',
    cueList(
      String.raw`
    part(?: ?(?:no|number|#|nr))?\.?|p\/n|pn|item(?: ?(?:id|no|number|#|code|description))?\.?|sku
    catalog(?: ?(?:no|number|#))?|cat(?: ?(?:no|#))?\.?|stock(?: ?(?:no|number|#))|model|desc(?:ription)?\.?
    product(?: code| description)?|code|article|artikel(?:nr\.?|bezeichnung)?|bezeichnung|réf(?:érence)?\.?|désignation
    description|codice|descrizione|c[óo]digo|descripci[óo]n|omschrijving|material|mfr|manufacturer|brand|benämning
    your part.*|our part.*|size
  `,
      { before: String.raw`^`, after: String.raw`$` },
    ),
  ],
];

/** A longer line is prose: it is looked at once for each of its sentences. */
const LONGEST_HEADER = 600;

/** The header that a line is, or null: at least two known headings, one of them of a quantity, price or amount, and no price in it. */
export function readHeader(line: string): TableHeader | null {
  if (line.length > LONGEST_HEADER || /\d[.,]\d{2}(?!\d)|(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d/.test(line)) return null;
  const isDelimited =
    /[|\t]/.test(line) || /^[^,]+(?:,[^,]+){2,}$/.test(line.trim()) || /^[^;]+(?:;[^;]+){2,}$/.test(line.trim());
  const cells = splitCells(line, isDelimited);
  const columns = beforeTax(
    cells.flatMap((cell) =>
      toColumn(cell).map((column) => ({ ...column, cell: cellAt(line, column.start), isTaxed: taxOf(cell.text) })),
    ),
  );
  const roles = new Set<ColumnRole>(columns.flatMap(({ role }) => (role === 'tax' ? [] : role)));
  const isTable = ['qty', 'price', 'ext'].some((role) => roles.has(role as ColumnRole)) && roles.size > 1;
  if (isTable && columns.length >= 2 && columns.length >= cells.length - 1 - Math.floor(cells.length / 4))
    return { columns: isDelimited ? columns : settleUnit(columns), isDelimited };
  return null;
}

type Cell = Span & { text: string };

/** Cells of a delimited line, or stretches parted by two blanks or more. */
export function splitCells(line: string, isDelimited: boolean): Cell[] {
  const mark = !isDelimited ? / {2,}|\t/g : /[|\t]/.test(line) ? /[|\t]/g : line.includes(';') ? /;/g : /,(?=\S)/g;
  const cells: Cell[] = [];
  let start = 0;
  for (const hit of [...line.matchAll(mark), null]) {
    const end = hit?.index ?? line.length;
    const text = line.slice(start, end);
    const trimmed = text.trim();
    if (trimmed !== '')
      cells.push({
        text: trimmed,
        start: start + text.indexOf(trimmed),
        end: start + text.indexOf(trimmed) + trimmed.length,
      });
    else if (isDelimited && start > 0 && hit) cells.push({ text: '', start, end });
    start = end + (hit?.[0].length ?? 0);
  }
  return cells;
}

const nameOf = (text: string): string =>
  text
    .replace(/^[\s*_:("'#]+(?=\S{2})|[\s*_:)"']+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(TAXED, '')
    .replace(TAXED_FIRST, '')
    .replace(IN_CURRENCY, '');
/** "Ext $", "Unit price (EUR)": what the amounts below are in. */
const IN_CURRENCY = ignoringCase(`(?<=\\p{L}\\.?)(?: \\(?|\\(|(?=\\p{Sc}))(?:${CURRENCY}|\\p{Sc})(?!\\p{L})\\)?$`);

/** Of two columns for one thing, with the tax and before it, the one before it counts: what tax there is has a line of its own. */
function beforeTax(columns: (HeaderColumn & { isTaxed: boolean | null })[]): HeaderColumn[] {
  const isBoth = (role: ColumnRole): boolean =>
    [true, false].every((taxed) => columns.some((other) => other.role === role && other.isTaxed === taxed));
  return columns.map(({ isTaxed, ...column }) =>
    isTaxed === true && isBoth(column.role) ? { ...column, role: 'list' } : column,
  );
}

/** Headings in further languages: Portuguese, Polish, Swedish, Spanish, Dutch, Japanese. */
const FURTHER: Record<string, ColumnRole> = Object.fromEntries(
  (
    [
      [
        'part',
        'details detail item_code item_no item_no. product_code art.-nr. art.-nr artikel-nr. artikel-nr art.nr. art.nr artikelbezeichnung beschreibung artikelcode artikelnr. bestellnummer bestell-nr. materialnummer code_article réf réf. code libellé_article référence_article ref. ref código cód. cod. cod._art. cod._art codice_articolo codice kod kod_towaru indeks_towaru nazwa_towaru nazwa_produktu nazwa_artykułu descrição_do_artigo produit articolo prodotto voce denominazione libellé prestation prestations leistung omschrijving designação serviço clave wyszczególnienie usługa descrição artigo produto referência nazwa opis towar symbol indeks asortyment benämning artikel artikelnr produkt beskrivning concepto referencia artículo producto artikelnummer 品名 品番 商品名 型番 内容 matériel fourniture fournitures materiale merce ware materiaal goederen mercadoria materiał',
      ],
      [
        'qty',
        'qty_offered quantity_offered qty_quoted offered_qty quantity_required angebotene_menge angebotsmenge aangeboden_aantal quantité_proposée qté_proposée cantidad_ofertada quantidade_proposta qtd._proposta q.tà_offerta quantità_offerta oferowana_ilość liczba_sztuk nombre_d’unités il. il anz. anz menge_bestellt stückzahl hoeveelheid pezzi n._pezzi qté_cdée stück nombre nbre uds. uds unidades pz pz. aant. stuks unid. unid szt. szt sztuk q.tà q.ta qta qtde qtde. liczba quantidade quant. qtd. qtd ilość antal mängd cant. 数量 nb qtà ilość_szt ilość_szt. n°_pezzi cantidad_uds antal_st',
      ],
      [
        'unit',
        'einh. einh mengeneinheit ehd ehd. u.m. um unité unidade un. jednostka j.m. jm enhet unidad eenheid 単位',
      ],
      [
        'price',
        'price_per_unit price_per_item price_per_piece preis_pro_stück preis_je_stück prix_à_l’unité_ht prix_par_pièce prix_pièce precio_por_unidad precio_unidad prezzo_al_pezzo prezzo_per_pezzo prezzo_pezzo eenheidsprijs_excl. preço_por_unidade preço_à_unidade cena_za_sztukę cena_sztuki preis/einheit preis_pro_einheit stückpreis e.-preis ep_netto p.u. pu pu_net p._unitario p._unitário p.unitário prix_u. prix_u prezzo_cad. prezzo_cad precio_ud. precio_ud precio/ud. prijs_per_stuk prijs/st prijs/st. preis/stk preis/stk. preis_je_stück preis_pro_stück preço_un. preço_un cena_za_szt. cena_za_sztukę prix_à_l’unité p._unit. p._unit p.unit. p.unit prezzo_netto prezzo_unitario prezzo_unit. prix_net prix_unitaire tarif cena_jedn precio_unit. p.unitario valor_unit. preço_unit preço valor_unitário preço_unitário preço_unit. cena cena_netto cena_jedn. cena_jednostkowa pris styckpris á-pris precio precio_unitario prijs stuksprijs eenheidsprijs 単価',
      ],
      [
        'ext',
        'line_amount amount_for_item item_total total_for_item positionssumme positionspreis gesamtpreis_position positionsbetrag totale_articolo importe_línea importe_total_línea valor_da_linha valor_linha totaal_regel regel_totaal totaal_artikel wartość_pozycji_netto gp g.p. gesamt_netto tot._riga importo_riga total_ligne subtotal sub-total total_lín. total_línea importe_neto total_da_linha regelbedrag regelprijs bedrag_excl. wartość_pozycji wartość_netto_pln totale_riga regeltotaal g-preis totale montant_ht importo_netto suma kwota_netto total_líquido valor total valor_total montante wartość wartość_netto kwota belopp summa importe bedrag totaal razem total_netto 金額',
      ],
      [
        'discount',
        'rem. rem sc. sc krt. krt rab. rab krt remise descuento rabais desconto desc. rabat rabatt desconto dto. dto korting sconto 値引',
      ],
      [
        'pack',
        'verpackungseinheit ve gebinde inhalt verpackung verpakking verpakkingseenheid inhoud opakowanie w_opakowaniu conditionnement colisage embalaje confezione imballo embalagem',
      ],
      [
        'lead',
        'lieferfrist lieferung_in tempi_di_consegna tempo_di_consegna termine_di_consegna leveringstermijn leveringstijd czas_dostawy czas_realizacji termin_realizacji entrega_em tiempo_de_entrega délai_de_livraison livraison_sous delivery_time turnaround turnaround_time consegna entrega termin_dostawy prazo prazo_de_entrega termin leveranstid levertijd plazo plazo_de_entrega 納期',
      ],
      [
        'position',
        'riga n. n° nº n.º ligne lín. línea linha lin. regelnr partida lp. lp poz. pozycja rad regel 番号 項番',
      ],
    ] as const
  ).flatMap(([role, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), role])),
);

/** What a heading says that stands at its cells, or null. */
export const roleOfHeading = (text: string): ColumnRole | null =>
  roleOfName(nameOf(text)) ??
  roleOfName(nameOf(text).replace(TAX_OF_COLUMN, '')) ??
  partOfBoth(nameOf(text)) ??
  percentOf(nameOf(text));

/** "Disc. %", "% Dto.": a column of percents is of discounts, whatever else such a word heads. */
const percentOf = (name: string): ColumnRole | null =>
  /%/.test(name) && roleOfName(name.replace(/^%\s*|\s*\(?%\)?$/gu, '')) === 'discount' ? 'discount' : null;

/** Headings of columns in a row with one blank between: "SKU Description Qty Price each". */
export const isRowOfHeadings = (line: string): boolean => {
  const words = line.trim().split(/\s+/);
  const known = words.filter((word) => roleOfHeading(word) !== null).length;
  return known > 2 && known * 2 >= words.length;
};

/** "Item ID / Description": two names of one column. */
function partOfBoth(name: string): ColumnRole | null {
  const [first, second, ...more] = name.split(/ ?\/ ?/).map((side) => roleOfName(side));
  return more.length === 0 && first === 'part' && second === 'part' ? 'part' : null;
}

const roleOfName = (name: string): ColumnRole | null =>
  FURTHER[name.toLowerCase()] ?? ROLES.find(([, pattern]) => pattern.test(name))?.[0] ?? null;

function toColumn({ text, start, end }: Cell): Omit<HeaderColumn, 'cell'>[] {
  const name = nameOf(text);
  const per = /(?:\/|per )\s?(100|1,?000|c|m|hundred|thousand)\b/i.exec(name)?.[1]?.toLowerCase();
  const role = roleOfHeading(text);
  if (!role) return [];
  return [{ role, start, end, per: per ? (/^(?:100|c|hundred)$/.test(per) ? 100 : 1000) : null }];
}

/** "Qty Unit Price Ext": a heading "Unit" beside one for prices is the unit of measure, alone it is the unit price. */
function settleUnit(columns: HeaderColumn[]): HeaderColumn[] {
  const isPriced = columns.filter(({ role }) => role === 'price').length > 1;
  return columns.map((column, index) => {
    const isShort = column.end - column.start <= 5 && column.role === 'price';
    const next = columns[index + 1];
    return isPriced && isShort && next?.role === 'price' ? { ...column, role: 'unit' as const } : column;
  });
}
