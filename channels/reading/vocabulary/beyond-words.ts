/** How people ask what to do, by language. Written for this project. */
export const ADVICE = {
  en: 'should i|should we|should my|should he|should she|shall i|shall we|do you recommend|is it worth',
  de: 'soll ich|sollen wir|sollte ich|sollten wir|soll er|soll sie|sollte er|sollte sie|empfehlt ihr|empfehlen sie',
  fr: 'dois-je|devons-nous|devrais-je|faut-il|doit-il|doit-elle|recommandez-vous',
  es: 'debo|debería|deberíamos|debemos|me recomiendan|recomiendan',
  it: 'devo|dovrei|dovremmo|dobbiamo|mi consigliate|conviene',
  nl: 'moet ik|moeten we|zou ik|raden jullie|raadt u',
  pt: 'devo|deveria|devemos|recomendam',
  pl: 'czy powinienem|czy powinnam|czy powinniśmy|czy mam|czy warto|polecacie',
} as const;

/** How people ask what is to come. */
export const FORECAST = {
  en: 'when will|will there be|the next big one|is going to hit|predict|prediction|forecast|how likely|probability',
  de: 'wann wird|wann kommt|wird es ein|vorhersage|vorhersagen|wie wahrscheinlich',
  fr: 'quand aura|quand y aura|y aura-t-il|prévision|prévisions|prédire|quelle est la probabilité',
  es: 'cuándo habrá|habrá un|cuándo será|pronóstico|predecir|qué probabilidad',
  it: 'quando ci sarà|ci sarà un|previsione|previsioni|prevedere|quanto è probabile',
  nl: 'wanneer komt|komt er een|voorspelling|voorspellen|hoe waarschijnlijk',
  pt: 'quando haverá|haverá um|quando será|previsão|prever|qual a probabilidade',
  pl: 'kiedy będzie|czy będzie|prognoza|przewidzieć|jakie jest prawdopodobieństwo',
} as const;

/** How people ask for a text of their own. */
export const WRITING = {
  en: 'write the|write my|write me|write a|write an|draft my|draft a|summarise|summarize|translate',
  de: 'schreib mir|schreiben sie mir|schreibe mir|fassen sie zusammen|übersetzen',
  fr: 'rédigez|rédiger|écrivez-moi|écris-moi|résumez|résumer|traduire',
  es: 'escríbeme|escribir mi|redactar|redacta|resumir|traducir',
  it: 'scrivimi|scrivere la mia|redigere|riassumere|tradurre',
  nl: 'schrijf|schrijven jullie|vat samen|samenvatten|vertalen',
  pt: 'escreva|escrever a minha|redigir|resumir|traduzir',
  pl: 'napisz|napisać|streścić|przetłumacz',
} as const;
