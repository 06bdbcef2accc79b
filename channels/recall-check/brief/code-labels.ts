/** Words before a code, by what the code is, in the languages of the vocabularies. What is recalled is told by them; store numbers (sku) are not sent as models. */
const WORDS: Record<CodeLabel, string> = {
  UPC: 'upc upcs ean eans gtin gtins barcode barcodes strichcode strichcodes streepjescode',
  VIN: 'vin vins fin fahrgestellnummer fahrgestellnr chassisnummer bastidor telaio chassi',
  lot: 'lot lots batch batches mlc charge chargennummer chargen los losnummer partia partii lote lotes lotto lotti partij partijnummer lotnummer',
  model:
    'model models modell modello modèle modele modelo modelnummer modellnummer style part article artikel artikelnummer artículo articolo artigo p/n mpn mod ref reference référence referencia ndc produktcode productcode artikelcode produktnummer productnummer',
  sku: 'sku skus item itemnr',
  serial: 'serial serials s/n sn seriennummer serienummer matricola seryjny seryjnego serie série seria sérienummer',
  'date code':
    'code codes código codigo codice datecode datumscode datumcode datacode prägecode klingendatum stempel dot julian',
  made: 'made manufactured mfd mfg produced built dated hergestellt gebaut fabriqué fabriquée fabricado fabricada prodotto prodotta fabbricato gemaakt wyprodukowany wyprodukowana wyprodukowane',
  'best by':
    'exp expires expiry expiration expired mhd ablaufdatum dlc dluo caducidad caduca vence vencimiento scadenza scade validade vervaldatum tht ważności',
  size: 'size sizes größe groesse taille talla taglia tamanho maat rozmiar',
};

export type CodeLabel = 'UPC' | 'VIN' | 'lot' | 'model' | 'sku' | 'serial' | 'date code' | 'made' | 'best by' | 'size';

const LABEL_OF: ReadonlyMap<string, CodeLabel> = new Map(
  // Reason: the keys of the record are its labels.
  (Object.keys(WORDS) as CodeLabel[]).flatMap((label) => WORDS[label].split(' ').map((word) => [word, label] as const)),
);

/** Pattern source of the words of a label. */
export const wordsOfLabel = (label: CodeLabel): string =>
  WORDS[label]
    .split(' ')
    .map((word) => word.replace('/', String.raw`\/`))
    .join('|');

/** What a word in small letters says of the code behind it; null for none. */
export const labelOf = (word: string): CodeLabel | null => LABEL_OF.get(word) ?? null;

/** Two words of one label. */
export const PAIRS: ReadonlyMap<string, CodeLabel> = new Map([
  ['bar code', 'UPC'],
  ['code barres', 'UPC'],
  ['código barras', 'UPC'],
  ['manufacture date', 'made'],
  ['manufacturing date', 'made'],
  ['production date', 'made'],
  ['date manufacture', 'made'],
  ['mfg date', 'made'],
  ['law tag', 'made'],
  ['law label', 'made'],
  ['kod daty', 'date code'],
  ['code date', 'date code'],
  ['date code', 'date code'],
  ['date codes', 'date code'],
  ...[
    'product code',
    'product codes',
    'product number',
    'item code',
    'article code',
    'part code',
    'style code',
    'model code',
  ].map((words) => [words, 'model'] as const),
  ...[
    'code produit',
    'code article',
    'código producto',
    'código artículo',
    'codice prodotto',
    'codice articolo',
    'código produto',
    'kod produktu',
  ].map((words) => [words, 'model'] as const),
  ['production code', 'lot'],
  ['production codes', 'lot'],
  ['best by', 'best by'],
  ['best before', 'best by'],
  ['use by', 'best by'],
  ['sell by', 'best by'],
]);

/** Words and marks that may stand between a label and its code. */
export const LINKS: ReadonlySet<string> = new Set(
  'no no. nos nr nr. num number numbers nummer numéro numero número n° code codes date is are says reads ends ending starts begins with base back bottom underside sticker label can lid cap box jar bag side the on in im en em il el le am . : # = - of'.split(
    ' ',
  ),
);
