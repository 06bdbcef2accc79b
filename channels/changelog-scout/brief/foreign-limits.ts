import { IN_YEAR, whole } from './foreign-times.ts';

/** Words of German, French, Spanish, Portuguese, Italian and Dutch that no English brief has. */
export const SURE = whole(
  `seit|zwischen|welche|geändert|neuerungen|depuis|changé|de neuf|quels|quelles|desde|qué|cuáles|mudou|cosa|quali|sinds|tussen|veranderd|letzten|von|dernière|changements|cambios|änderungen
  wijzigingen|avant|antes|entre|vor|tra|modifiche|novità|mudanças|quoi|dopo|après|después
  nach|betreffen|versione|versión|versão|versie|nieuwste|alleen|correzioni|contient|vulnerabilità|beveiligingslekken|beveiligingsupdates`,
);

type Phrase = [RegExp, string];

/** `Correcciones de seguridad`, `updates voor beveiliging`: fixes of that kind alone. */
export const OF_SECURITY: Phrase = [
  /(?<!\p{L})(?:bug fixes|updates?|patch(?:es)?|actualizaciones|parches|atualizações|mises à jour|aggiornamenti)\s+(?:(?:de|di|da|of|for|zur|van|voor|in|en|la|the)\s+){0,2}security(?!\p{L})/giu,
  'security fixes',
];

/** What is asked beside the rest. */
export const ANYTHING: Phrase = [
  whole(
    `tem (?:algo|alguma coisa) (?:de|sobre)|hay algo (?:de|sobre)|c.è qualcosa (?:di|su(?:lla)?)
      y a-t-il quelque chose (?:de|sur)|(?:ist|gibt es) (?:da |auch |dabei )?(?:etwas|was) (?:zur?|zum)|zit er iets (?:van|over) (?:bij)?|is er iets (?:met|over)`,
    String.raw`(?=\s+(?:the )?(?:security|bug|breaking|deprecations|performance))`,
  ),
  'anything about',
];

/** `En 2026`, `im Jahr 2026`. */
export const YEAR: Phrase = [
  whole(String.raw`en|em|nel|im (?:laufe von )?jahre?|in het jaar|en l'an|no ano de|en el año|nell'anno`, IN_YEAR),
  'in',
];
