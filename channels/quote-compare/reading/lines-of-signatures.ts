import { anyOf, phrasePattern } from '../../reading/phrases.ts';

/** A street behind a comma or a house number, as addresses name it. */
const STREET_WORD = '(?:lane|road|rd|street|st|avenue|ave|way|close|drive|yard|court|mews|hill|park|quay)';
const STREET_ABROAD = String.raw`(?:^|[\s:,])(?:av|avda|calle|rua|via|viale|piazza|rue|ul)\.?\s\p{Lu}[\p{L} .'’]+\s?\d`;
export const STREET = new RegExp(
  String.raw`(?:,\s*(?:\p{L}+ ){1,3}|\d{1,4}[a-z]?,? (?:\p{Lu}\p{L}+ ){1,3})${STREET_WORD}\b|${STREET_ABROAD}`,
  'iu',
);

/** "3, zone industrielle de la Gare", "Polígono Ind. Oeste, 14": where firms have their yards. */
export const AREA = phrasePattern({
  de: 'gewerbegebiet|gewerbepark|industriegebiet|industriepark',
  fr: "zone industrielle|zone artisanale|zone commerciale|zone d'activité*|zone d’activité*|z.i.|z.a.|za de|za du|za des|zi de|zi du|zi des|zac de|zac du|zac des",
  es: 'polígono|poligono|pol. ind.|parque industrial',
  it: 'zona industriale|zona artigianale',
  nl: 'bedrijventerrein|bedrijvenpark',
  pt: 'zona industrial',
  pl: 'strefa przemysłowa|strefa ekonomiczna',
});

/** "Inh. D. Pfaffenroth": who owns the firm that signs above. */
export const OWNER = new RegExp(
  `^\\s*${anyOf({
    en: 'prop.|proprietor|owner',
    de: 'inh.|inhaber|inhaberin|geschäftsführer|geschäftsführerin',
    fr: 'gérant|gérante',
    es: 'propietario|propietaria|gerente',
    it: 'titolare',
    nl: 'eigenaar|eigenaresse',
    pt: 'proprietário|sócio-gerente',
    pl: 'właściciel|właścicielka|wł.',
  })}\\s?:?\\s\\p{Lu}[\\p{L}.'’-]*(?: [\\p{L}.'’-]+){0,3}\\s*$`,
  'iu',
);
