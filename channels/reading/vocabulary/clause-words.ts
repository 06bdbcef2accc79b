/** How the parts of a clause are joined and limits are said, by language; a star stands for any ending. Written for this project. */
export const JOIN = {
  en: 'and|or|plus',
  de: 'und|oder',
  fr: 'et|ou',
  es: 'y|e|o|u',
  it: 'e|ed|o',
  nl: 'en|of',
  pt: 'e|ou',
  pl: 'i|oraz|lub',
} as const;

/** Before the name of a place. */
export const PLACED = {
  de: 'in der nähe von|im umkreis von|in der gegend von|vor der küste von|nahe|bei|rund um|in',
  fr: 'à proximité de|au large de|près de|autour de|dans|en|au|aux|à',
  es: 'cerca de|alrededor de|frente a|en',
  it: "vicino a|nei pressi di|intorno a|al largo di|in|nei|nel|nella|ai|agli|alle|all'|a",
  nl: 'in de buurt van|in de omgeving van|nabij|rond|bij|in',
  pt: 'perto de|à volta de|ao largo de|em|nos|nas|no|na',
  pl: 'w pobliżu|w okolicach|niedaleko|koło|we|w|na',
} as const;

/** Between the word for a measure and its least amount. */
export const AT_LEAST = {
  de: 'von mindestens|mindestens|von|ab|über|mehr als|größer als|stärker als',
  fr: "d'au moins|supérieure à|supérieur à|supérieures à|au moins|plus de|de",
  es: 'mayor que|mayor de|mayores de|superior a|más de|al menos|de',
  it: 'superiore a|maggiore di|almeno|più di|di|da',
  nl: 'van minstens|van minimaal|minstens|minimaal|groter dan|hoger dan|boven|vanaf|van',
  pt: 'superior a|maior que|acima de|mais de|pelo menos|de',
  pl: 'co najmniej|powyżej|większ* niż|od|ponad',
} as const;

/** Before or behind an amount that is the most, and not the least. */
export const AT_MOST = {
  en: 'below|under|less than|smaller than|weaker than|lower than|fewer than|up to|at most|no more than|not more than|or less|or below|or lower|or smaller|or weaker|and below|and under',
  de: 'unter|unterhalb|weniger als|kleiner als|schwächer als|höchstens|maximal|bis zu|oder weniger|oder darunter',
  fr: 'inférieur* à|moins de|au plus|au maximum|plus petit* que|ou moins',
  es: 'menor* que|menor* de|menor* a|inferior* a|menos de|como máximo|hasta|o menos',
  it: 'inferior* a|minor* di|meno di|al massimo|fino a|o meno',
  nl: 'onder|minder dan|kleiner dan|lager dan|zwakker dan|hooguit|hoogstens|maximaal|tot|of minder',
  pt: 'inferior* a|menor* que|menos de|no máximo|até|ou menos',
  pl: 'poniżej|mniej niż|mniejsz* niż|co najwyżej|maksymalnie|do|lub mniej',
} as const;

/** Beside an amount that is how deep something lies. */
export const DEEP = {
  en: 'depth|depths|deep|deeper than|shallower than',
  de: 'tiefe|tief|tiefer als',
  fr: 'profondeur|profond*',
  es: 'profundidad|profund*',
  it: 'profondità|profond*',
  nl: 'diepte|diep|dieper dan',
  pt: 'profundidade|profund*',
  pl: 'głębokoś*|głębok*',
} as const;

/** Beside a number of years that is how long something lasts. */
export const LASTING = {
  en: 'since|past|last|within|ago|every|survival|follow-up',
  de: 'seit|vor|letzten|vergangenen|lang',
  fr: 'depuis|il y a|pendant|dernières',
  es: 'desde hace|hace|durante|últimos',
  it: 'da|fa|ultimi|per',
  nl: 'sinds|al|geleden|afgelopen|laatste',
  pt: 'há|últimos|durante',
  pl: 'od|temu|ostatnich|przez',
} as const;
