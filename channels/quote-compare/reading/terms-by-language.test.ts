import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#contracts/json.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { thirds } from '../../../test/support/sample.ts';
import { quoteCompare } from '../quote-compare.ts';

const OTHER = 'Muskego Hydraulics SA\nVX-40 20 @ 11,00 € 220,00 €\nDelivered\nTotal 220,00 €\nstock';

/** The row of a quote of 200,00 € that ends in these lines. */
async function rowWith(lines: string): Promise<JsonObject> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `Need 20 x VX-40. Today is 2027-03-01.\n\nQuote 1:\nHuber Technik GmbH\nVX-40   20   10,00 €   200,00 €\n${lines}\n\nQuote 2:\n${OTHER}`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  return take.table?.rows[0] ?? {};
}

const third = thirds();
const linesOf = (text: string): readonly string[] => third(text.trim().split(/\n\s*/));

describe('freight in the words of other languages', () => {
  it.each(
    linesOf(`
    Anlieferung ist im Preis enthalten
    Prices include 15% VAT and delivery to your door
    Die Preise enthalten 19 % MwSt. und die Lieferung
    Los precios incluyen IVA (21 %) y transporte
    Prezzi comprensivi di IVA 22% e trasporto
    keine Versandkosten
    frei Bordsteinkante
    frei Werkhof Imst
    Preise verstehen sich frei Ihr Werkstor, abgeladen
    loco magazyn kupującego
    livré sur chantier
    Livraison sur site comprise
    Frais de livraison offerts
    envío sin coste
    Transporte a nuestro cargo
    incluye flete a su domicilio
    trasporto a nostro carico
    consegna al piano inclusa
    franco vs. magazzino
    Despacho a obra       incluido
    Despacho a obra       sin costo
    bezorging is gratis
    geen bezorgkosten
    verzending gratis binnen NL
    entrega em Leiria oferta da casa
    portes por nossa conta
    transport i montaż w cenie
    bezpłatna dostawa
    koszt dostawy po naszej stronie
    Dá 200,00 € mais IVA e os portes são por nossa conta
    Macht 200,00 € zzgl. MwSt. und die Fracht übernehmen wir
    Son 200,00 € más IVA ya puesto en su almacén
    Totaal 200,00 € excl. btw en de levering is gratis
  `),
  )('nothing to pay: %s', async (words) => {
    expect(await rowWith(words)).toMatchObject({ freight: '0.00' });
  });

  it.each(
    linesOf(`
    Versand nicht enthalten
    livraison non comprise
    no incluye flete
    puesto en nuestra bodega
    frei Frachtführer Wels
    loco nasz plac w Radomsku, transport po stronie klienta
    franco nostro magazzino
    verzendkosten niet inbegrepen
    entrega não incluída
    ceny nie obejmują transportu
    livré sous 8 jours
    entregado en 10 días
    Son 200,00 € más IVA y transporte aparte
    Dá 200,00 € mais IVA e o transporte não está incluído
  `),
  )('not known: %s', async (words) => {
    expect(await rowWith(words)).toMatchObject({ freight: null, landedTotal: null });
  });

  it.each(
    linesOf(`
    Transportpauschale 18,50 €
    Despacho a obra       €   18,50
    Transport aller-retour 18,50 €
    Trasporto andata e ritorno 18,50 €
    frais d'envoi 18,50 €
    acarreo 18,50 €
    contributo trasporto 18,50 €
    Leveringskosten € 18,50
    Taxa de entrega 18,50 €
    opłata za dostawę 18,50 €
  `),
  )('an amount: %s', async (words) => {
    expect(await rowWith(words)).toMatchObject({ freight: '18.50', landedTotal: '218.50' });
  });
});

describe('tax in the words of other languages', () => {
  it.each(
    linesOf(`
    alle Preise zzgl. MwSt.
    zuzüglich gesetzlicher Mehrwertsteuer
    Preise netto, ohne USt.
    Precios sin IVA
    A los precios hay que agregar IVA
    prezzi al netto di IVA
    oltre IVA
    valores sem IVA
    acresce IVA à taxa legal
    do cen należy doliczyć VAT
  `),
  )('on top: %s', async (words) => {
    expect(await rowWith(`frei Haus\n${words}`)).toMatchObject({ tax: null, landedTotal: null });
  });

  it.each(
    linesOf(`
    Mehrwertsteuer inbegriffen
    inkl. gesetzl. MwSt.
    Prix TTC
    Precios con IVA
    impuestos incluidos
    prezzi IVA compresa
    il tutto compreso di IVA
    prijzen zijn inclusief btw
    já com IVA
    le prix comprend la TVA
    ceny z VAT
  `),
  )('in the prices: %s', async (words) => {
    expect(await rowWith(`frei Haus\n${words}`)).toMatchObject({ tax: '0.00', landedTotal: '200.00' });
  });

  it.each(
    linesOf(`
    Kleinunternehmer nach §19 UStG, keine MwSt.
    TVA non applicable, art. 293 B du CGI
    operación exenta de IVA
    operazione non soggetta a IVA
    btw verlegd
    isento de IVA
    zwolnione z VAT
  `),
  )('none: %s', async (words) => {
    expect(await rowWith(`frei Haus\n${words}`)).toMatchObject({ landedTotal: '200.00' });
  });
});

it('amounts beside the name of a tax are those of the lines: the tax is still to come', async () => {
  expect(await rowWith('frei Haus\n+ IVA (20 pzas = 200,00 €)')).toMatchObject({ tax: null, landedTotal: null });
});

describe('parts of the price, choices and taxes kept back', () => {
  it.each(
    linesOf(`
    Anzahlung 30 %: 60,00 €|Restbetrag bei Lieferung 140,00 €
    1. Rate 100,00 €|2. Rate 100,00 €
    Acompte 30 % : 60,00 €|Reste à payer : 140,00 €
    Arrhes 60,00 €
    Anticipo 30%: 60,00 €|Resto a la entrega: 140,00 €
    Acconto 30% 60,00 €|Saldo alla consegna 140,00 €
    Aanbetaling € 60,00
    Sinal de 60,00 € na encomenda
    Zaliczka 30% 60,00 €|Pozostaje do zapłaty 140,00 €
    Optional: Montage 20,00 €
    auf Wunsch Expressversand 20,00 €
    En option : installation 20,00 €
    Si lo desea, instalación 20,00 €
    Su richiesta: montaggio € 20,00
    Desgewenst montage € 20,00
    Se pretender, montagem 20,00 €
    Na życzenie montaż 20,00 €
  `),
  )('are no charge: %s', async (words) => {
    expect(await rowWith(`frei Haus\n${words.replaceAll('|', '\n')}`)).toMatchObject({
      landedTotal: '200.00',
      fees: null,
      discount: null,
    });
  });

  it.each(
    linesOf(`
    Retención IRPF (15 %) 30,00 €|Total a percibir 170,00 €
    Ritenuta d'acconto 20% € 40,00|Netto a pagare € 160,00
    Retenção IRS 25%: 50,00 €|Total a receber 150,00 €
  `),
  )('a tax that is kept back is no discount: %s', async (words) => {
    expect(await rowWith(`frei Haus\n${words.replaceAll('|', '\n')}`)).toMatchObject({
      landedTotal: '200.00',
      discount: null,
    });
  });

  it.each(
    linesOf(`
    Kostenschätzung, abgerechnet nach Aufmaß
    Richtwert, abgerechnet wird was es braucht
    estimation sous réserve de métré
    montaje a presupuestar
    salvo sopralluogo
    meerwerk op nacalculatie
    Preço indicativo
    wycena szacunkowa
    quantidade mínima 500 unidades
  `),
  )('leave the price open: %s', async (words) => {
    expect(await rowWith(`frei Haus\n${words}`)).toMatchObject({ landedTotal: null });
  });
});

describe('lead times in the words of other languages', () => {
  it.each(
    linesOf(`
    Lieferzeit: ca. drei Wochen → 21
    lieferbar binnen einer Woche → 7
    5 Werktage nach Auftragseingang → 7
    livrable sous 3 semaines → 21
    Dispo sous 2 jours → 2
    Entrega en cinco días hábiles → 7
    entrega en 1 semana → 7
    arriva in 1 settimana → 7
    consegna 5 gg lav. → 7
    levering binnen drie weken → 21
    levering binnen 48 uur → 2
    entrega em três semanas → 21
    czas realizacji trzy tygodnie → 21
    vorrätig → 0
    de suite → 0
    en existencia → 0
    disponibilità immediata → 0
    Consegna: pronta → 0
    voorradig → 0
    pronta entrega → 0
    od zaraz → 0
  `),
  )('%s days', async (line) => {
    const [words, days] = line.split(' → ');
    expect(await rowWith(`frei Haus\n${words}`)).toMatchObject({ leadDaysLatest: Number(days) });
  });

  it.each(
    linesOf(`
    Zahlungsziel 30 Tage
    règlement 45 jours fin de mois
    Forma de pago: 30 días
    Vigencia: 15 días
    pagamento RiBa 30 gg f.m.
    Pagamento: Ri.Ba. 30 gg d.f.f.m.
    betaaltermijn 14 dagen
    validade: 30 dias
    Termin płatności 14 dni
  `),
  )('none: %s', async (words) => {
    expect(await rowWith(`frei Haus\n${words}`)).toMatchObject({ leadDaysLatest: null });
  });
});

describe('what all of it comes to, as people say it', () => {
  it.each(
    linesOf(`
    Zusammen 200,00 €
    Das macht insgesamt 200,00 €
    Soit un total de 200,00 €
    En total 200,00 €
    In tutto 200,00 €
    Samen 200,00 €
    No total 200,00 €
    W sumie 200,00 €
  `),
  )('%s', async (words) => {
    expect(await rowWith(`Versand frei\n${words}`)).toMatchObject({ statedTotal: '200.00', landedTotal: '200.00' });
  });
});

it('a sum of all within the sentence of one item leaves no total that is lower', async () => {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes:
      'Wir brauchen einen Maler: 45 m² Wand streichen und verputzen, mit MwSt.\n\n### Angebot Maler Emden GmbH\nWand 45 m² x 19,80 = 891,00\n19 % USt 169,29\nEndbetrag 1.060,29 EUR\n\n### WhatsApp Malerei Jannes\nmoin, wand 45m² je 11€ macht 495, decke macht 435. alles in allem zusammen 930,00 €. gruß Jannes',
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  const [, row] = take.table?.rows ?? [];
  expect(row?.landedTotal).not.toBe('495.00');
});

describe('until when an offer holds', () => {
  it.each(['Angebot vom 2. Januar 2027, gültig 30 Tage', 'Offerte vom 3. Februar 2027. Gültig bis 15. Februar 2027.'])(
    'has run out: %s',
    async (words) => {
      expect(JSON.stringify(await rowWith(`frei Haus\n${words}`))).toContain('valid until');
    },
  );
});
