import { describe, expect, it } from 'vitest';
import { createNeedMatcher } from './need-matcher.ts';
import { findVendor } from './vendor-name.ts';

const matcher = createNeedMatcher([
  { id: 'need-1', part: 'gate valve GV-150', codes: ['GV-150'], qty: '4', qtyFrom: [], unit: 'each', start: 0, end: 0 },
]);
const nameIn = (text: string, hints: string[] = []): string | null => {
  const span = findVendor(text, matcher, hints);
  return span && text.slice(span.start, span.end);
};

describe('findVendor', () => {
  it('passes over a slogan below the name of who writes, and a line that leads to the prices', () => {
    const text = 'Hi Jo,\n\nPrices as of this month:\nGV-150 4 @ 9.00\n\nMay\nOtter Bay Milling\n"Since 1921"';
    expect(nameIn(text)).toBe('Otter Bay Milling');
  });

  it.each([
    ['Atelier Dubreuil\n7, zone industrielle Est\nGV-150 4 9,00', 'Atelier Dubreuil'],
    ['Jardines Alba\nPolígono Industrial Sur, nave 4\nGV-150 4 9,00', 'Jardines Alba'],
    ['Sai Furniture\n4 GV-150 @ 4,500 = 18,000\nCable trays 80 @ 200 = 16,000\nTotal 34,000\n2 weeks', 'Sai Furniture'],
    ["De : Service clients Clos'Jardin <d@closjardin.example>\nGV-150 4 à 9,00", "Clos'Jardin"],
    ['El 3/11/2026, Hierros Nalón S.L. <info@hierrosnalon.example> escribió:\nGV-150 4 a 9,00', 'Hierros Nalón S.L.'],
    ['Op 3 nov. 2026 schreef Houtland Zwolle B.V. <info@houtland.example>:\nGV-150 4 à 9,00', 'Houtland Zwolle B.V.'],
    ['Von: Auftragsannahme Druckhaus Elster GmbH <a@elster.example>\nGV-150 4 @ 9,00', 'Druckhaus Elster GmbH'],
    ['De: Service commercial Menuiserie Arvor <s@arvor.example>\nGV-150 4 à 9,00', 'Menuiserie Arvor'],
    ['Buongiorno,\nGV-150 4 a 9,00\nSaluti\nCeramiche Lamone\nL’ufficio vendite', 'Ceramiche Lamone'],
    ['Dzień dobry,\nGV-150 4 po 9,00\n\nBożena\nStal-Met Radom\nul. Długa 14, tel. 48 555 01 02', 'Stal-Met Radom'],
    ['Hola,\nGV-150 4 a 9,00\n\nPaco\nHierros Jalón\nC/ Mayor 3, 50001 Zaragoza', 'Hierros Jalón'],
    ['Hoi, met Sjoerd van Bakkerij Korenaar. GV-150 4 voor 9,00', 'Bakkerij Korenaar'],
    ['cześć, z tej strony Marek z Drewno Podlasie, GV-150 4 po 9,00', 'Drewno Podlasie'],
    ['bjr c Luc de Matériaux Brévin, GV-150 4 à 9,00', 'Matériaux Brévin'],
    ['(audio, passado a texto)\n\nOlá, é a Rita da Vidros Mondego. GV-150 4 a 9,00', 'Vidros Mondego'],
    ['Bodega-Markt.example > Warenkorb     Angemeldet als: Gasthof Post\nGV-150 4 9,00', 'Bodega-Markt.example'],
    ['Guten Tag,\nGV-150 4 @ 9,00\nDruckerei Brandis · Am Stieg 3 · Inh. J. Brandis', 'Druckerei Brandis'],
    [
      'INVITATION TO BID - SCHEDULE 2        No. 11/27\n1. Name of tenderer     : Godavari Valves\nGV-150 4 @ 9.00',
      'Godavari Valves',
    ],
    ['DEMANDE DE DEVIS - Lot 4\n2) Fournisseur : Vannes du Rhône\nGV-150 4 à 9,00', 'Vannes du Rhône'],
    ['M/s. Kaveri Tool House\nGV-150 4 @ 9.00', 'Kaveri Tool House'],
    ['M/S GODAVARI VALVES\nGV-150 4 @ 9.00', 'GODAVARI VALVES'],
    ['Messrs Hale & Sons\nGV-150 4 @ 9.00', 'Hale & Sons'],
    ['Ridge Bolt & Screw                         QUOTE 48213\nGV-150 4 @ 9.00', 'Ridge Bolt & Screw'],
    ['From: inside sales, Tamarack Industrial Supply\nRe: your RFQ', 'Tamarack Industrial Supply'],
    ['QUOTATION Q-7719   OSAGE FASTENING CO\nShip to ZIP: 55401', 'OSAGE FASTENING CO'],
    ['Angebot 2027-4471              Antriebe Isar GmbH\nPos  Artikel', 'Antriebe Isar GmbH'],
    ['Quarry Town Seal -- quotation 90021', 'Quarry Town Seal'],
    ['2. Tarn Kitchen Supply wrote:\n"GV-150 4 @ 9.00"', 'Tarn Kitchen Supply'],
    [
      'On Tue, Mar 3, 2026 Odell Briggs (Fox River Gear Works) wrote:\nGV-150 4 @ 9.00 = 36.00\nOdell',
      'Fox River Gear Works',
    ],
    ['QUOTATIONS RECEIVED\nBRADE JOINERY\nGV-150 4 @ 9.00', 'BRADE JOINERY'],
    ['OFERTAS\nFERRETERÍA ORIA\nGV-150 4 a 9,00', 'FERRETERÍA ORIA'],
    ['Vendor: Capitol Thermal\nItem: GV-150', 'Capitol Thermal'],
    ['Hello,\nGV-150 at $9.00 each.\nRegards,\nPat\nKaw Hose & Rubber\n(913) 555-0177', 'Kaw Hose & Rubber'],
    ['-----Original Message-----\nHi Al, Rain City Containers can offer:\nGV-150 4 @ 9.00', 'Rain City Containers'],
    ['From: Dave Holt <dave@holttimber.co.uk>\nGV-150 4 @ 9.00\nPlus VAT? No, not registered.', 'Dave Holt'],
    ['GV-150 4 @ 9.00\nJoost\nDe Wit Kranen | 06-12345678 | ma t/m vr', 'De Wit Kranen'],
    [
      'From: Vertrieb Weser <v@weser.example>\nGV-150 4 @ 9.00\nArmaturen Weser GmbH · HRB 1234',
      'Armaturen Weser GmbH',
    ],
    ['Devis N° 2207-B\nRoux le plombier\nGV-150 4 9.00', 'Roux le plombier'],
    ['De: Comercial Lorenzo e Hijos\nAsunto: Presupuesto\nGV-150 4 9.00', 'Comercial Lorenzo e Hijos'],
    ['Midland Caster: GV-150 30 @ 14.20 = 426.00', 'Midland Caster'],
    ['FERRAGENS DO LIS, LDA.\nNIPC 500 000 000\nGV-150 4 9.00', 'FERRAGENS DO LIS, LDA.'],
    ['Aceros de Tula, S.A. de C.V.      RFC ATU000000XX0\nGV-150 4 9.00', 'Aceros de Tula, S.A. de C.V.'],
    ['Ateliers Roux\nGV-150 4 9.00\nLivraison offerte', 'Ateliers Roux'],
    [
      'Boa tarde,\nConforme pedido, segue a proposta:\nGV-150 4 9.00\nCasa das Bombas de Leiria\nDep. Vendas',
      'Casa das Bombas de Leiria',
    ],
    ['La Table de Zoé\nGV-150 4 9.00\nSIRET 000 000 000 00000', 'La Table de Zoé'],
    [
      'Von: Jörn Rabe <j.rabe@rabe-beschlaege.example>\nAn: Tischlerei Holm\nBetreff: AW: Ventile\n\nGV-150 für 9,00 €\n\nViele Grüße\nJörn Rabe\nRabe Beschläge Nord',
      'Rabe Beschläge Nord',
    ],
    ['Hola, Marisol:\n\n4 GV-150 a 9,00 €\n\nUn abrazo,\nChus\nLencería Somontano (Huesca)', 'Lencería Somontano'],
    [
      'Gentile cliente,\nGV-150 4 a 9,00\n\nDistinti saluti\nIdraulica Serio\nUfficio vendite – Lucia Brambilla',
      'Idraulica Serio',
    ],
    [
      "De : info@verre-lesse.example\nObjet : RE: demande de prix\n\nBonjour,\nGV-150 9,00 €\n\nL'équipe de Verre-Lesse Dinant\nrue du Port 12, 5500 Dinant",
      'Verre-Lesse Dinant',
    ],
    ['Hoi,\nGV-150 9,00\n\nGroetjes,\nPetra van Teamwear Salland', 'Teamwear Salland'],
    ['Caro Duarte,\no GV-150 a 9,00\n\nAbraço,\nNelson Grilo\nCerâmica da Serra', 'Cerâmica da Serra'],
    ['Ing. Robles, le cotizo:\nGV-150 9,00\nSaludos\nMarisela Cantú\nFijaciones Parras', 'Fijaciones Parras'],
    ['Verpackung Aller KG · Angebot 4711/26\nArtikel   Menge\nGV-150 4 9,00', 'Verpackung Aller KG'],
    ['Hallo Anja,\nGV-150 9,00\n\nLiebe Grüße\nToni Prell\nTintenkontor Rhön', 'Tintenkontor Rhön'],
    ['Goedemiddag,\nGV-150 9,00\n\nHet team van Klus & Zo', 'Klus & Zo'],
    ['Exmo. Senhor,\n\nA LimpaNorte propõe, com IVA:\nGV-150 9,00\n\nCumprimentos,\nRosa Vilar', 'LimpaNorte'],
    ['Madame,\nPeinture Retz vous propose :\nGV-150 9,00\n\nCordialement,\nYann Morel', 'Peinture Retz'],
    ['Ship To: Your Plant Inc, Dayton, OH\nLarkspur Valve Company   Quote 12\nGV-150 4 9.00', 'Larkspur Valve Company'],
    [
      "Hi Ann\nThanks for the call. From Harrow Vale Solar's side:\nGV-150: £9.00\nKind regards\nTendai",
      'Harrow Vale Solar',
    ],
    ['Hi,\nthanks for thinking of Pike Lane Coaches again. GV-150 is $9.00.\nSee you,\nCon', 'Pike Lane Coaches'],
    ['From: "Ina Rowe" <ina@fernrowe.example>\nGV-150 £9.00\nIna, for Fern & Rowe Cleaning', 'Fern & Rowe Cleaning'],
    [
      'Guten Tag Frau Holm,\ndanke für Ihre Anfrage bei Malerbetrieb Osterkamp.\nGV-150 9,00 €\nJens',
      'Malerbetrieb Osterkamp',
    ],
    ["Bonjour,\nmerci d'avoir pensé à Serrurerie du Lavoir.\nGV-150 9,00 €\nNadège", 'Serrurerie du Lavoir'],
    ['Hola:\ngracias por contactar con Toldos Benavente.\nGV-150 9,00 €\nLuis', 'Toldos Benavente'],
    ['Buongiorno,\ngrazie per aver scelto Tipografia Ronchi.\nGV-150 9,00 €\nElisa', 'Tipografia Ronchi'],
    ['Beste Tom,\nbedankt voor je aanvraag bij Houthandel Kuipers.\nGV-150 9,00\nJoost', 'Houthandel Kuipers'],
    ['Boa tarde,\nobrigado por contactar a Serralharia Vouga.\nGV-150 9,00 €\nRui', 'Serralharia Vouga'],
    ['HOLLOW FLEXO LABEL\nEstimate 26-1190           Prepared for: Tule Olive Co.\nGV-150 9.00', 'HOLLOW FLEXO LABEL'],
    ['THORNE MARQUEES\nThe Old Dairy, Thorne Lane  ·  01632 960217\nDear Mrs Hart,\nGV-150 £9.00', 'THORNE MARQUEES'],
    [
      'From: dispatch@wideskyhire.example\nTo: Public Works\nRe: fairgrounds\n\nThanks for reaching out to Wide Sky Hire!\nGV-150 $9.00\n-Kayla',
      'Wide Sky Hire',
    ],
    ['PENNINE PLANT HIRE      HIRE QUOTATION\nDepot 2, Todmorden\nGV-150 9.00', 'PENNINE PLANT HIRE'],
    ['Hallo,\nGV-150 4 à 9,00\nSchöne Grüße\nArmaturen Seewinkel\ni. A. Petra Moser', 'Armaturen Seewinkel'],
    ['Hola,\nGV-150 4 a 9,00\nAfectuosos saludos\nHierros Jalón\nPilar Sanz', 'Hierros Jalón'],
    [
      'Dzień dobry,\nGV-150 4 po 9,00\nZ poważaniem\nJan Maliński, Armatura Dunajec\ntel. 18 555 01 02',
      'Armatura Dunajec',
    ],
    ['Bonjour,\nGV-150 4 à 9,00\nCordialement\nLuc Morel - Robinetterie Brévin', 'Robinetterie Brévin'],
    [
      'armatura dunajec - sklep internetowy\nZamówienie (kopia)\nGV-150 4 9,00\nUwaga: bez montażu.',
      'armatura dunajec',
    ],
    ['kranen van twente / offerte via app\n\nhoi, GV-150: 4 x € 9,00\n1 week', 'kranen van twente'],
    ['Respected Sir,\nGV-150 Rs 9.00\nKonkan Fencing Works\nPune', 'Konkan Fencing Works'],
  ])('finds the name in %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it('takes the firm below the name of who writes for the vendor', () => {
    const text =
      'Dora Finch\n\nGV-150 at £9.00, 4 of them.\n\nDora Finch\nAlder Valve House\n01632 960113\nSent from my phone';
    expect(nameIn(text, ['Dora Finch'])).toBe('Alder Valve House');
  });

  it.each([
    ['Büro Wollgarten', 'Wollgarten Rhön'],
    ['Ufficio Ceramiche', 'Ceramiche Nera'],
    ['Biuro Tartak', 'Tartak Narew'],
  ])('takes the firm that writes from the mailbox "%s"', (mailbox, firm) => {
    const text = `Von: ${mailbox} <post@firma.example>\nAn: einkauf@uns.example\n\nHallo,\n\n${firm}, Angebot 12:\nVT-4  20  21,50  430,00`;
    const { start, end } = findVendor(text, createNeedMatcher([]), [mailbox]) ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe(firm);
  });

  it('follows a name that the caller gives', () => {
    expect(nameIn('Zephyr\nGV-150 4 @ 9.00', ['Zephyr'])).toBe('Zephyr');
  });

  it('finds none where nobody is named', () => {
    expect(nameIn('gv-150 4 @ 9.00 36.00\ntotal 36.00')).toBeNull();
  });
});
