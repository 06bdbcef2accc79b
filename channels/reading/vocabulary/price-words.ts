/**
 * Words of a price for one, by language, that stand before its amount. Source: headings of price lists and forms of offers in these languages.
 */
export const EACH_AHEAD = {
  de: 'stückpreis|einzelpreis|preis pro stück|preis je stück|das stück|je stück|pro stück|das st.|e-preis|ep',
  fr: "prix unitaire|prix à l'unité|prix à l’unité|l'unité|l’unité|la pièce|prix pièce|à la pièce|p.u.|pu",
  es: 'precio unitario|precio por unidad|la unidad|cada uno|cada una|la pieza|p. unit.',
  it: "prezzo unitario|prezzo cadauno|al pezzo|il pezzo|l'uno|l'una|l’uno|l’una|cadauno|cadauna|prezzo al pezzo",
  nl: 'stukprijs|prijs per stuk|per stuk|eenheidsprijs|het stuk',
  pt: 'preço unitário|preço por unidade|a unidade|cada um|cada uma|p. unit.',
  pl: 'cena jednostkowa|cena za sztukę|za sztukę|cena jedn.|cena za szt.',
} as const;

/** Between which and the amount stands what the price is for. */
export const PRICE_NOUNS = {
  de: 'preis|nettopreis|kosten',
  fr: 'prix|tarif|coût',
  es: 'precio|tarifa|coste',
  it: 'prezzo|tariffa|costo',
  nl: 'prijs|tarief',
  pt: 'preço|tarifa|custo',
  pl: 'cena|stawka|koszt',
} as const;

/** Joined to what is priced: "Ringpreis", "emmerprijs". */
export const PRICE_OF_PACKS = { de: 'preis', nl: 'prijs' } as const;
