/** Words that say of what follows that it is not so, or that there is none, by language. Source: dictionaries of these languages, and how it is typed. */
export const NEGATIONS = {
  en: "no|not|nor|neither|non|never|cannot|cant|dont|*n't|*n’t|unable to",
  de: 'kein*|nicht|weder|nie|niemals',
  fr: 'pas|ni|jamais|aucun|aucune',
  es: 'no|ni|nunca|ningún|ninguna',
  it: 'non|né|nessun|nessuna|nessuno',
  nl: 'geen|niet|nooit',
  pt: 'não|nao|nem|nunca|nenhum|nenhuma',
  pl: 'nie|ani|nigdy|żadn*|brak',
  sv: 'inte|ej|ingen|inga|aldrig',
  da: 'ikke|ingen|aldrig',
} as const;

/** Words for being without something. */
export const LACKS = {
  en: 'without|lacking',
  de: 'ohne',
  fr: 'sans',
  es: 'sin',
  it: 'senza',
  nl: 'zonder',
  pt: 'sem',
  pl: 'bez',
  sv: 'utan',
  da: 'uden',
} as const;
