/** Words of a list of what is needed in one language. Written apart from the vocabulary of the channel. */
export interface ListTongue {
  head: string;
  pieces: string;
  metres: string;
  /** As a sentence goes on. */
  besides: string;
  /** Things whose names have figures of their own: the last is bought by the metre. */
  goods: [string, string, string];
}

export const LIST_TONGUES: Record<string, ListTongue> = {
  en: {
    head: 'What we need:',
    pieces: 'pcs',
    metres: 'metres',
    besides: 'Also',
    goods: ['notice boards 120 x 90 cm', 'coach bolts M10 x 120', 'heating cable 15 W'],
  },
  de: {
    head: 'Unser Bedarf:',
    pieces: 'Stück',
    metres: 'Meter',
    besides: 'Außerdem',
    goods: ['Pinnwände 120 x 90 cm', 'Schlossschrauben M10 x 120', 'Heizkabel 15 W'],
  },
  fr: {
    head: 'Notre besoin :',
    pieces: 'pièces',
    metres: 'mètres',
    besides: 'Et aussi',
    goods: ['panneaux d’affichage 120 x 90 cm', 'tire-fonds M10 x 120', 'câble chauffant 15 W'],
  },
  es: {
    head: 'Lo que necesitamos:',
    pieces: 'uds.',
    metres: 'metros',
    besides: 'Además',
    goods: ['tablones de anuncios 120 x 90 cm', 'tornillos M10 x 120', 'cable calefactor 15 W'],
  },
  it: {
    head: 'Cosa ci serve:',
    pieces: 'pz',
    metres: 'metri',
    besides: 'Inoltre',
    goods: ['bacheche 120 x 90 cm', 'bulloni M10 x 120', 'cavo scaldante 15 W'],
  },
  nl: {
    head: 'Wat we nodig hebben:',
    pieces: 'stuks',
    metres: 'meter',
    besides: 'Daarnaast',
    goods: ['prikborden 120 x 90 cm', 'slotbouten M10 x 120', 'verwarmingskabel 15 W'],
  },
  pt: {
    head: 'O que precisamos:',
    pieces: 'unidades',
    metres: 'metros',
    besides: 'Também',
    goods: ['quadros de avisos 120 x 90 cm', 'parafusos M10 x 120', 'cabo de aquecimento 15 W'],
  },
  pl: {
    head: 'Czego potrzebujemy:',
    pieces: 'szt.',
    metres: 'metrów',
    besides: 'Do tego',
    goods: ['tablic korkowych 120 x 90 cm', 'śrub zamkowych M10 x 120', 'kabla grzejnego 15 W'],
  },
};
