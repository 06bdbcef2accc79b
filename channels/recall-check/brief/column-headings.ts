import { foldCase } from '../../reading/languages.ts';
import { PLACES } from './line-heads.ts';

/**
 * What a column of a table holds, by its heading: names as they stand, codes that need their label before them, or nothing that is asked
 * about (numbers of rows, people, plates; `-`: amounts, which are no years). English, German, French, Spanish, Italian, Portuguese, Dutch.
 */
const HEADINGS: Record<string, string> = {
  name: `
    productline mark marks marking markings
    says tagsays labelsays stickersays piece inventory inventar inventaire inventario inventário inventaris mk mdl mod desc. yr. thing things stuff whatitis whatwehave whatihave
    gerät gegenstand appareil objet aparato cosa oggetto aparelho objeto apparaat bike bikes bicycle
    fahrrad vélo bici bicicleta fiets rower ding item product name make model year yr vehicle description desc descr detail details what trim color colour flavor flavour type kind title produkt
    artikel marke modell bezeichnung jahr baujahr farbe fahrzeug produit article modèle année désignation véhicule type nom producto artículo modelo año
    descripción vehículo prodotto articolo modello anno descrizione veicolo produto artigo descrição ano veículo jaar omschrijving voertuig bouwjaar
    detalle detalles détail détails dettaglio dettagli detalhe detalhes instrument instruments gear equipment tool tools appliance appliances machine goods article
    instrumento instrumentos strumento strumenti instrumenten équipement matériel attrezzatura equipo equipamento ausrüstung uitrusting sprzęt`,
  maker: 'brand maker manufacturer mfr mfg manuf hersteller marque fabricant marca fabricante marchio merk fabrikant',
  model:
    'modelno modelnumber model# model/item model/label label/model model/ref itemno itemnumber item# partno partnumber modellnr modellnummer artikelnummer artikelnr référence modelnummer',
  UPC: 'upc ean gtin barcode upccode upcno upcnumber ean-code strichcode codebarres',
  lot: 'lot batch lotno lotnumber lotcode lot/batch batchno batchnumber lot# charge chargennummer los lote lotto partij',
  'serial number': 'serial s/n sn serialno serialnumber serial# seriennummer numérodesérie númerodeserie',
  VIN: 'vin vinno vinnumber fin fahrgestellnummer chassisnummer bastidor telaio',
  made: 'mfg mfd mfgdate datemade madeon manufactured built hergestellt fabriqué fabricado prodotto',
  size: 'size größe taille talla taglia tamanho maat',
  'best by':
    'bestby bestbefore useby sellby exp expiry expiration expirydate expirationdate exp.date mhd dlc caducidad scadenza validade tht',
  'bought in': `
    state boughtin bought whenbought boughtwhen datebought purchasedate datepurchased store wherebought purchased purchasedin gekauft acheté comprado
    comprato gekocht`,
  '': `
    tick ticked check checked ok done who whose where when howmany wer wessen wo wann zimmer qui où pièce salle quién dónde habitación sala chi dove stanza quem onde wie waar kamer loc bin
    aisle # no no. nr nr. row line notes note condition remarks comment category dateadded owner driver user holder issuedto assignedto assigned
    assigned_to cust consignee shipto dock employee staff name(person) contact phone email address plate plates licenseplate license tag tagno unit unitno
    fleet fleet# fleetno asset assetno stk stk# stkno stock stock# stockno clr loc. location room where site dept department status sku store# order
    orderno invoice customer client child student parent teacher fahrer halter kennzeichen standort raum kind(name) conducteur plaque immatriculation responsable acargode telefon téléphone
    pos pos. zeile ligne línea riga linha regel wiersz lp inventarnr inventarnummer numinventaire etikett étiquette etiqueta etichetta etykieta responsável responsabile verantwortlich encargado
    lpn lpns lpnno licenseplateno platenumber sscc nve palletno palletid palletnr skidno toteid manifest manifestno rma rmano returnno returnid palettennr palettenr npalette nºpalet bancale custodio
    tenant tenants tenantout tenantin tenantname resident occupant renter guest buyer seller donor volunteer patient mieter locataire inquilino huurder najemca keptby beheerder incaricato zuständig
    ln line lineno lentto loanedto loanto borrower borrowedby givento returnto loan loanno job jobs ticket tickets ordem orden ordine auftrag serviço servicio servizio telefone teléfono telefono
    entliehenan verliehenan ausgeliehenan prêtéà emprunteur prestadoa prestatoa emprestadoa uitgeleendaan wypożyczający
    conductor matrícula conducente targa motorista placa bestuurder kenteken nº n° n.º núm
    titular propietario propietaria halterin besitzer besitzerin eigentümer propriétaire proprietario proprietaria proprietário proprietária eigenaar właściciel`,
  '-': `
    um uom unitprice extended ext extension extprice each lineamount linetotal einzelpreis gesamtpreis prixunitaire preciounitario prezzounitario preçounitário stukprijs
    hrs hours ask asking msrp retail list qty quantity count pcs price cost amount total value miles mileage odometer km kilometers menge anzahl preis
    betrag quantité prix montant cantidad precio importe quantità prezzo importo quantidade preço aantal prijs bedrag paid worth replacement wert valeur
    valor valore waarde cant cant. qté qtà ilość cena koszt coût costo custo kosten stückpreis`,
};

const LABEL_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(HEADINGS).flatMap(([label, words]) =>
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word, label] as const),
  ),
);

/** By the whole heading, or by its last word that says something: "asset_tag", "purchase price". */
export function headingOf(cell: string): string | undefined {
  // Of whatever happened that day.
  if (/^\W*(?:date|datum|fecha|data)\W*$/iu.test(cell)) return '-';
  const words = cell
    .toLowerCase()
    .split(/[*_:\s]+/)
    .filter(Boolean);
  const whole = LABEL_OF.get(words.join('')) ?? LABEL_OF.get(words.join('').replaceAll('.', ''));
  return (
    whole ??
    headingOfBoth(cell) ??
    amountsEach(cell) ??
    LABEL_OF.get(words.findLast((word) => LABEL_OF.has(word)) ?? '') ??
    (words.some((word) => PLACES.has(word) || PLACES.has(word.replace(/(?:no|nr|num|id)\.?$/, ''))) ? '' : undefined)
  );
}

/** A heading of what is not asked about: numbers of rows, tags, people, places. */
export const isHeadingAside = (cell: string): boolean => headingOf(cell.trim()) === '';

/** "Brand/Model" is a column of names: the maker's stands before what it is. "Customer / phone" is one of none. */
function headingOfBoth(cell: string): string | undefined {
  const labels = cell.split('/').map((part) => LABEL_OF.get(part.toLowerCase().replace(/[\s.]/g, '')));
  if (labels.every((label) => label === '')) return '';
  const areNames = labels.every((label) => label === 'name' || label === 'maker');
  return areNames ? (labels.find((label) => label === 'maker') ?? 'name') : undefined;
}

/** "Cost/ea", "Price/unit": amounts, whatever they are for. */
const amountsEach = (cell: string): string | undefined =>
  LABEL_OF.get(foldCase(cell.split('/')[0] ?? '').trim()) === '-' ? '-' : undefined;
