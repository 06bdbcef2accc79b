/** How people say how strong an earthquake is, and where, by language. Written for this project. */
export const STRENGTH = {
  en: 'magnitude|magnitudes|mag|m|stronger than|bigger than|larger than',
  de: 'stärke|magnitude|stärker als|größer als',
  fr: 'magnitude|magnitudes',
  es: 'magnitud|magnitudes|más fuertes que|más de',
  it: 'magnitudo',
  nl: 'kracht|magnitude|sterker dan|zwaarder dan',
  pt: 'magnitude|magnitudes|mais fortes que',
  pl: 'magnitud*|sile|siły|silniejsz* niż',
} as const;

export const STRENGTH_BEHIND = {
  en: 'on the richter scale|magnitude|mag|or stronger|or bigger|and above',
  de: 'auf der richterskala|oder stärker|oder mehr',
  fr: "sur l'échelle de richter|ou plus|et plus",
  es: 'grados|en la escala de richter|o más|o superior',
  it: 'gradi|della scala richter|in su|o superiore|o più',
  nl: 'op de schaal van richter|of hoger|of zwaarder|of meer',
  pt: 'graus|na escala de richter|ou mais|ou superior',
  pl: 'w skali richtera|lub więcej|i więcej|stopni',
} as const;

export const WORLDWIDE = {
  en: 'worldwide|world wide|around the world|in the world|globally|anywhere|everywhere|whole world|global',
  de: 'weltweit|auf der ganzen welt',
  fr: 'dans le monde|monde entier',
  es: 'en el mundo|en todo el mundo|a nivel mundial',
  it: 'nel mondo|in tutto il mondo',
  nl: 'wereldwijd|in de wereld|ter wereld',
  pt: 'no mundo|em todo o mundo',
  pl: 'na świecie|na całym świecie',
} as const;

export const STRONGEST = {
  en: 'strongest|biggest|largest|most powerful',
  de: 'stärkste*|größte*|schwerste*',
  fr: 'les plus forts|les plus puissants|le plus fort|plus importants',
  es: 'más fuertes|más grandes|mayores terremotos|más fuerte',
  it: 'più forti|più forte|più grandi|maggiori terremoti',
  nl: 'zwaarste|sterkste|grootste',
  pt: 'mais fortes|mais forte|maiores sismos|maiores terremotos',
  pl: 'największ*|najsilniejsz*',
} as const;
