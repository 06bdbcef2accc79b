/**
 * Words and terms of trade by which sellers say that something costs nothing, in the languages of `readDays`. Terms: Incoterms 2020 (ICC) where the
 * seller bears the carriage, and the usual abbreviations of quotations.
 */
export const CHARGES_NOTHING: readonly string[] = [
  ...list('free, foc, f.o.c., ffa, gratis, complimentary, courtesy, gift, bonus, sample, nil, zero, none, nothing'),
  ...list('geht auf uns, à titre gracieux, gracieux, gracieusement, van het huis, brinde, w prezencie'),
  ...list(
    'gratos, de balde, für lau, für nix, für nichts, voor nop, voor noppes, voor niks, voor niets, za darmo, za friko',
  ),
  ...list(
    'include, included, includes, including, incl, inc, inclusive, all-in, all in, all-inclusive, all inclusive, landed',
  ),
  ...list(
    'waive, waived, absorb, absorbed, cover, covered, allowed, exempt, non-taxable, nontaxable, non taxable, zero-rated, zero rated',
  ),
  ...list(
    'reverse charge, resale, export, n/a, n/c, no charge, in stock, ex stock, immediate, immediately, today, same day',
  ),
  ...list(
    'frei, kostenfrei, kostenlos, versandkostenfrei, portofrei, frachtfrei, entfällt, entfaellt, inklusive, inkl, enthalten, steuerfrei, ausfuhr',
  ),
  ...list(
    'franco, gratuit, gratuite, gratuito, gratuita, offert, offerte, compris, comprise, inclus, incluse, incluso, inclusa, inclusos, inclusas',
  ),
  ...list(
    'incluido, incluida, incluídos, incluídas, incluído, incluída, incluidos, incluidas, compreso, compresa, compreso, compresa, reso, grátis, grátis',
  ),
  ...list(
    'vrij, inbegrepen, fri, fritt, fraktfritt, fraktfri, franko, ingår, inkluderad, wliczony, wliczona, w cenie, darmowy, darmowa, bezpłatny, bezpłatna',
  ),
  ...list(
    'inbegriffen, im preis, umsonst, eingerechnet, eingeschlossen, lieferfrei, bordsteinkante, offerts, offertes, gratuits, gratuites, incluses, comprises, sans frais',
  ),
  ...list(
    'incluye, incluyen, bonificado, sin coste, sin costo, sin cargo, comprese, compresi, inclusi, gratuiti, comprende, include, omaggio, comprend, comprennent, inclut, incluent',
  ),
  ...list(
    'inclusief, kosteloos, in de prijs, inclui, oferta, oferecido, oferecida, sem custo, sem custos, gratuitos, gratuitas',
  ),
  ...list(
    'con iva, com iva, mit mwst, z vat, met btw, avec tva, ttc, t.t.c., ivato, ivata, ivati, ivate, drin, brutto, bruttopreise, mwst enthalten, zawiera, zawierają, comprensivi, comprensivo, comprensiva',
  ),
  ...list(
    'kleinunternehmer, umsatzsteuerfrei, non applicable, exonération, autoliquidation, exento, exenta, esente, non soggetta, non imponibile, verlegd, vrijgesteld, isento, isenta, zwolnione, zwolniony, odwrotne obciążenie, inversión del sujeto pasivo',
  ),
  ...list(
    'bezpłatne, bezpłatnie, darmowe, za darmo, wliczone, wliczony w cenę, bezpłatną, darmową, darmowa, wliczono, łącznie z, w tym vat',
  ),
  ...list(
    'in den preisen, einschließlich, einschl, inkludiert, incluant, dont tva, incluyendo, bonificada, bonificados, bonificadas, cortesía, comprensive',
  ),
  ...list(
    'in prijs, incluindo, incluídas, oferecidos, oferecidas, in the price, in the prices, in price, in our price',
  ),
  ...list(
    'mehrwertsteuerfrei, innergemeinschaftlich, innergemeinschaftliche, innergemeinschaftlichen, exonéré, exonérée, exonérés, franchise en base, 293 b',
  ),
  ...list(
    'exentos, exentas, exención, esenti, forfettario, forfetario, forfettari, forfetari, inversione contabile, isentos, isentas, isenção, não sujeito, não sujeita, autoliquidação, zwolniona, zwolnienie, zwolnieni',
  ),
  ...list(
    'rolled in, rolled into, baked in, thrown in, chucked in, throwing in, chucking in, on the house, part of the price, in that price, in that, in there, built in, comes with, complete with, takes in',
  ),
  ...list(
    'kost nix, kostet nix, kostet nichts, nix extra, nichts extra, auf deren kappe, auf seine kappe, aufs haus, mit drin, dabei, geschenkt, cadeau, dedans, dans le prix, dentro del precio, en el precio, de regalo, regalado, regalada',
  ),
  ...list(
    'nel prezzo, regalato, regalata, nihil, nul, zit erin, erin begrepen, no preço, de borla, à borla, de graça, pour rien, zéro, cero',
  ),
  ...list(
    'erbij in, er bij in, zitten erin, meegerekend, einkalkuliert, mitkalkuliert, eingepreist, abgegolten, w cenę',
  ),
  ...list('送料無料, 送料込み, 送料込, 送料当社負担, 運賃込'),
];

/** Whoever sells pays, or whoever buys fetches. */
export const SHIPS_AT_OUR_COST: readonly string[] = [
  ...list('drops them off, drops it off, drops off, drop it off, drop them off'),
  ...list(
    'prepaid, pre-paid, ppd, paid, delivered, destination, by us, on us, our account, our truck, our van, our fleet, our own truck, our own van, our own fleet',
  ),
  ...list(
    'rendu ferme, rendu chantier, rendu usine, rendu dépôt, your dock, your door, your plant, your site, your warehouse, your facility, jobsite, job site, ddp, dap, dpu, cpt, cip, cif, cfr',
  ),
  ...list(
    'mit lieferung, avec livraison, con envío, con consegna, met levering, com entrega, z dostawą, z transportem, w tym dostawa, w tym transport, med leverans',
  ),
  ...list(
    'on them, on him, on her, theirs, at their expense, at their cost, their account, they pay, he pays, she pays, they cover, he covers, they stand, they swallow, they absorb, they bear',
  ),
  ...list(
    'auf deren kosten, auf eigene kosten, zahlen die, zahlt er, zahlen sie, trägt er, übernimmt er, übernehmen die, übernehmen, pour eux, pour lui, pour elle, à leur charge, à sa charge, à leurs frais',
  ),
  ...list(
    'offrent, offre, prennent en charge, prend en charge, de su cuenta, por su cuenta, lo paga él, lo pagan ellos, los pagan ellos, asume, asumen, a loro carico, a carico loro, a suo carico',
  ),
  ...list(
    'lo pagano loro, la pagano loro, le pagano loro, voor hun rekening, voor zijn rekening, voor haar rekening, betalen zij, betaalt hij, por conta deles, por conta dele, a cargo deles',
  ),
  ...list('pagam eles, paga ele, oferece, oferecem, assumem'),
  ...list('we pay, we will pay, vendor pays, vendor pay, seller pays, supplier pays, shipper pays'),
  ...list(
    'pickup, pick-up, pick up, will-call, will call, collection, collect ourselves, pick it up, pick them up, fetch it, fetch them, collect it, collect them',
  ),
  ...list(
    "we'll collect, we will collect, we can collect, we collect, picking up, fetching, collecting ourselves, fetch ourselves, pick up ourselves",
  ),
  ...list(
    'zu unseren lasten, auf unsere kosten, übernehmen wir, à notre charge, pris en charge, livré, livrée, livrés, livrées, rendu, rendue, rendus',
  ),
  ...list(
    'por nuestra cuenta, por cuenta nuestra, a cargo nuestro, a nuestro cargo, puesto a, puesta en, entregado, entregados, lab destino, lab su',
  ),
  ...list(
    'a nostro carico, a carico nostro, consegnato, consegnata, resa a, voor onze rekening, geleverd, thuisbezorgd, vrachtvrij',
  ),
  ...list(
    'por nossa conta, por conta nossa, a nosso cargo, posto em, entregue, entregues, po naszej stronie, na nasz koszt, pokrywamy, z dowozem, dostarczone',
  ),
  // Free on rail, and what Mexico writes for free on board, with the buyer's town: trade at home, not Incoterms.
  ...list('f.o.r., fis, f.i.s., for site, for destination, l.a.b., puesto en, puestos en, frete cif'),
  ...list(
    "del'd, geliefert, angeliefert, zugestellt, trägt der verkäufer, entregada, entregadas, puesto en, puesta en, puestas en, puesta a, puestos a, puestas a",
  ),
  ...list(
    'consegnati, consegnate, a carico del venditore, posta em, postos em, postas em, posto na, posta na, posto no, posta no, dostarczony, dostarczona, dostarczamy',
  ),
  ...list(
    'loco odbiorca, loco magazyn kupującego, loco kupujący, loco kupującego, loco zamawiający, loco zamawiającego, loco budowa',
  ),
  ...list(
    'at our own expense, at our expense, within the price, no extra, at no extra, on us, à nos frais, de nuestra cuenta, a nostre spese, gratuitamente',
  ),
  ...list('our wagon, our lorry, our own wagon, our own lorry, pago, paga, pagas, pagati, pagate'),
  ...list(
    'resa cantina, resa cantiere, resa magazzino, resi in, rese in, resi presso, versandfrei, spedizione loro, trasporto loro, consegna loro',
  ),
  ...list(
    'portes a cargo del vendedor, portes por cuenta de ellos, transport po ich stronie, dostawa po ich stronie, transport na ich koszt, dostawa na ich koszt',
  ),
  ...list('transport po stronie sprzedawcy'),
  ...list('pagado, pagada, pagados, pagadas, pagato, pagata, pagos, payé, payée, payes, payés, payées'),
];

/** Words that deny; alone beside a charge they say that there is none ("no freight", "ohne Fracht"). */
export const NEGATES: readonly string[] = list(
  'nowt, no, not, never, without, ohne, kein, keine, nicht, sans, pas, non, sin, senza, nessun, nessuna, nessuno, sem, nenhum, geen, niet, zonder, bez, nie, utan, inte, hardly, isn, aren, won, don, doesn, nichts, nix, rien, nada, niente, nulla, niets, niks, nic, nothing, cannot, nie, niemals, jamais, nunca, mai, nooit',
);

/** What is taken out of a price is to be paid besides. */
export const TAKES_OUT: readonly string[] = list(
  'excluded, excludes, excluding, exclude, excl, exclusive, exkl, zzgl, zuzüglich, plus, hors, escluso, esclusa, excluido, excluida, exclusief, extra, additional',
);

function list(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}
