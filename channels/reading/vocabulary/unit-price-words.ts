/** What the price of one is called before its amount, by language. */
export const UNIT_PRICE_NAMES = {
  en: 'unit price|price each|each|unit cost|price per unit|per unit|unit',
  de: 'stückpreis|einzelpreis|ep|e.-preis|preis je stück|preis pro stück|je stück|einheitspreis',
  fr: 'prix unitaire|p.u.|pu|pu ht|prix pièce|prix par pièce|la pièce',
  es: 'precio unitario|p. unit.|precio unidad|precio por unidad|cada uno|cada una',
  it: 'prezzo unitario|p. unit.|prezzo cad.|prezzo al pezzo|cadauno',
  nl: 'stukprijs|stuksprijs|eenheidsprijs|prijs per stuk|per stuk',
  pt: 'preço unitário|p. unit.|valor unitário|preço por unidade|cada um|cada uma',
  pl: 'cena jednostkowa|cena jedn.|cena za sztukę|za sztukę|cena za szt.|za szt.',
} as const;
