import {
  COUNTED,
  ENGLISH_MONTHS,
  FROM_DAY_TO_DAY,
  MONTHS_OF,
  NAMED,
  NO_RANGE,
  OF,
  SEASONS,
  TO_DAY,
  TO_VERSION,
  whole,
} from './foreign-times.ts';
import { withoutAddresses } from './find-addresses.ts';
import { ANYTHING, OF_SECURITY, SURE, YEAR } from './foreign-limits.ts';
import { polishInEnglish } from './polish-in-english.ts';
import { detectLanguages } from '../../reading/languages.ts';

/**
 * A brief in another language with the words that narrow it in English: ranges, kinds and what is asked. The grammar of a brief reads one set
 * of words; addresses, names and everything that is not listed stay as they are written.
 */
export function inEnglish(written: string): string {
  const text = polishInEnglish(written);
  if (text !== written) return text;
  // The words of an address say nothing of the language.
  const said = withoutAddresses(text);
  if (said.search(SURE) < 0 && detectLanguages(said)[0] === 'en') return text;
  return PHRASES.reduce((words, [pattern, english]) => words.replace(pattern, english), text);
}

/** Longer phrases before the words that they are made of. */
const PHRASES: [RegExp, string][] = [
  [
    whole(
      '(?:vorletzte[nr]?|avant-dernière|penúltima|penultima|voorlaatste|op één na laatste) (?:stabile[n]? )?(?:version|versión|versione|versão|versie|ausgabe|release)',
    ),
    'penultimate release',
  ],
  [
    whole(
      'anfang|beginn|début|principios de|comienzos de|inizio|início de|begin',
      String.raw`(?=\s+(?:d['’e]\s?)?(?:${MONTHS_OF.map(([english, names]) => `${english}|${names}`).join('|')}))`,
    ),
    'beginning of',
  ],
  [
    whole(
      'ende|fin|finales de|fine|fim de|eind',
      String.raw`(?=\s+(?:${MONTHS_OF.map(([english, names]) => `${english}|${names}`).join('|')}))`,
    ),
    'end of',
  ],
  [
    whole(`
      letzten stabilen version|letzte stabile version|dernière version stable|última versión estable|última versão estável
      ultima versione stabile|laatste stabiele versie
    `),
    'latest stable release',
  ],
  [
    whole(`
      letzten version|letzte version|neuesten? version|aktuell(?:st)?en? version|dernière version|version la plus récente|última versión
      versión más reciente|última versão|versão mais recente|ultima versione|versione più recente|(?:laatste|nieuwste|meest recente) versie
    `),
    'latest release',
  ],
  ...COUNTED,
  [
    whole(`
      was (?:wurde|ist) entfernt|(?:wurde|ist) (?:etwas|was) entfernt|wat is er verwijderd|is er iets verwijderd
      (?:qu'est-ce qui|quelque chose) a été (?:supprimé|retiré)|(?:cosa|qualcosa) è stato rimosso|è stato rimosso qualcosa
      qué se (?:ha )?(?:quitado|eliminado|quitó|eliminó)|se (?:ha )?(?:quitado|eliminado) algo|(?:o que|algo) foi removido|foi removido algo
    `),
    'anything removed',
  ],
  [
    whole(
      'was (?:alles )?(?:kaputtgeht|kaputt geht|bricht)|ce qui casse|lo que se rompe|cosa si rompe|o que quebra|wat er stuk gaat|was ist (?:alles )?kaputt(?:gegangen| gegangen)?|ce qui a cassé|qué se (?:ha roto|rompió)|cosa si è rotto|o que quebrou|wat is er (?:kapot|stuk)(?: gegaan)?',
    ),
    'what breaks',
  ],
  [whole('versión|versão|versione|versie'), 'version'],
  [
    whole(
      `sicherheitslücken|sicherheitsupdates|sicherheitskorrekturen|sicherheitspatches|sicherheitsfixes|beveiligingspatches|beveiligingsfixes|correctifs de sécurité|parches de seguridad|correções de segurança
      correzioni di sicurezza|beveiligingsupdates|vulnérabilités|failles(?: de sécurité)?|vulnerabilidades|(?:fallos|problemas) de seguridad|(?:falhas|problemas) de segurança
      vulnerabilità|(?:problemi|falle) di sicurezza|beveiligings(?:lekken|problemen)|kwetsbaarheden`,
    ),
    'security fixes',
  ],
  [
    whole(`
      inkompatiblen änderungen|inkompatible änderungen|changements incompatibles|cambios incompatibles|mudanças incompatíveis
      modifiche incompatibili|brekende wijzigingen
    `),
    'breaking changes',
  ],
  [
    whole(
      '(?<=security fixes [^?!\\n]{0,60})(?:geschlossen|behoben|corrigée?s|corregid[oa]s|corrigid[oa]s|corrett[ie]|risolt[ie]|gedicht|opgelost)',
    ),
    '',
  ],
  [
    whole(`
      was hat sich|was ist neu|was gibt es neues|qu'est-ce qui a changé|quoi de neuf|qué ha cambiado|qué cambió|qué hay de nuevo|o que mudou|o que há de novo
      che cosa è cambiato|cosa è cambiato|cosa c'è di nuovo|wat is er veranderd|wat is er nieuw
    `),
    'what changed',
  ],
  [
    whole(
      "was ändert sich|was steht|qu'est-ce qui change|que contient|qué (?:cambia|trae|contiene)|o que muda|cosa cambia|cosa contiene|wat verandert er",
    ),
    'what changed in',
  ],
  [
    whole(
      'sicherheitsprobleme|sicherheitsrelevantes|sicherheit|sécurité|seguridad|segurança|sicurezza|beveiliging|veiligheid',
    ),
    'security',
  ],
  [
    whole(
      `fehlerbehebungen|corrections de bugs|correcciones de errores|correções de bugs
      fehlerkorrekturen|bugfixes|correctifs|corrections|correcciones|correções|correzioni(?: di bug)?|foutoplossingen`,
    ),
    'bug fixes',
  ],
  [
    whole(
      'veraltetes|abkündigungen|dépréciations|dépréciées?|obsolescences|obsoletos|deprecaciones|descontinuados|deprecazioni|deprecati|afschrijvingen|verouderd',
    ),
    'deprecations',
  ],
  [
    whole(
      'neue funktionen|neuheiten|nouvelles fonctionnalités|nouveautés|nuevas (?:funciones|funcionalidades)|novedades|novos recursos|novas funcionalidades|novità|nuove (?:funzioni|funzionalità)|nieuwe (?:functies|functionaliteiten)',
    ),
    'new features',
  ],
  OF_SECURITY,
  YEAR,
  [whole('leistungsverbesserungen|leistung|rendimiento|desempenho|prestazioni|prestaties'), 'performance'],
  [
    whole(
      'interessieren (?:uns|mich) nicht|(?:brauchen wir|brauche ich|wollen wir) nicht|ne (?:nous |m.)(?:intéressent|intéresse) pas|no (?:nos|me) interesan?|non (?:ci|mi) interessano|não (?:nos|me) interessam|interesseren (?:ons|mij) niet',
    ),
    'are not needed',
  ],
  [
    whole(
      '(?:non (?:mi|ci) servono|no (?:necesito|necesitamos)|não preciso de|je ne veux pas|geen)(?: (?:le|les|los|las|gli|i|de|des|as|os))?',
    ),
    'without',
  ],
  [whole('betreffen|betrifft|concernent|concerne|afectan|afecta|riguardano|riguarda|afetam|afeta'), 'affect'],
  [whole('(?:ohne|sans|sin|senza|sem|zonder) (?:compter|contar|contare)(?: (?:la|el|le|a|o))?'), 'without'],
  [whole('ausser|außer|ohne|hors|sauf|sans|excepto|salvo|sin|tranne|senza|exceto|sem|behalve|zonder'), 'without'],
  [
    whole('nur|seulement|uniquement|solo|sólo|solamente|únicamente|soltanto|somente|apenas|só|alleen|enkel|seule?'),
    'only',
  ],
  [
    whole(
      'quelles sont les|quels sont les|cuáles son (?:las|los)|quali sono (?:le|i|gli)|quais são (?:as|os)|wat zijn de|was sind die',
    ),
    'which',
  ],
  [
    whole(
      'gibt es|gab es|y a-t-il(?: eu)?|il y a(?: eu)?|hay|hubo|ci sono(?: stat[ei])?|c.è(?: stat[oa])?|há|houve|zijn er|is er|waren er',
      String.raw`(?:\s+(?:neue|des|de|algún|alguna|algunos|algunas|delle|dei|degli|alguma|algum|ook|auch|denn))?(?=\s+(?:security|bug|breaking|deprecations|new features|performance))`,
    ),
    'are there',
  ],
  [
    whole(
      `(?:a|hasta) la (?:última|más reciente)|bis zur (?:neuesten|letzten|aktuellen)|jusqu'à la dernière|à la dernière
        (?:fino )?all.ultima|até à (?:última|mais recente)|para a última|tot (?:en met )?de (?:nieuwste|laatste)`,
    ),
    'to the latest',
  ],
  ANYTHING,
  [whole('desde entonces|seitdem|seither|depuis lors|da allora|desde então|sindsdien'), 'since then'],
  [
    whole(
      `am meisten interessiert (?:uns|mich)|vor allem|insbesondere|besonders|surtout|notamment|en particulier
        sobre todo|en especial|soprattutto|in particolare|sobretudo|em particular|vooral|met name`,
    ),
    'especially',
  ],
  [
    whole(
      'im vergleich zur?|gegenüber(?: der)?|par rapport (?:à la|à)|en comparación con(?: la)?|respecto a(?: la)?|rispetto all?a?|em relação (?:à|a)|ten opzichte van',
      TO_VERSION,
    ),
    'compared to ',
  ],
  [
    whole(
      "tengo|uso|ich habe(?: noch)?|ich nutze|j'ai|j'utilise|ho|tenho|ik heb(?: nu)?|ik gebruik",
      String.raw`(?=\s+(?:la|el|die|den|a|o|de|il)?\s*(?:version\s+)?v?\d+\.\d)`,
    ),
    'we are on',
  ],
  [
    new RegExp(
      String.raw`(?<=\d)[- ](?:(?:LTS|ESR)[- ])?(?:linie|reihe|serie|zweig|branche|série|rama|línea|ramo|linea|linha|reeks|lijn)(?!\p{L})`,
      'giu',
    ),
    ' line',
  ],
  [whole('aktuell|derzeit|actuellement|actualmente|attualmente|atualmente|momenteel', TO_VERSION), 'currently '],
  [whole('welche|quels|quelles|cuáles|quais|quali|welke'), 'which'],
  [whole('seit der|seit dem|seit|depuis la|depuis le|depuis|desde la|desde el|desde a|desde|dalla|dal|sinds'), 'since'],
  [whole('zwischen|entre|tra|tussen'), 'between'],
  [
    whole(
      'estamos (?:en|con)(?: la)?|usamos|tenemos|wir (?:sind(?: noch)? auf|(?:nutzen|haben|verwenden|fahren)(?: noch| aktuell| derzeit)?)|nous (?:sommes (?:en|sur)|utilisons|avons)|(?:siamo|stiamo) (?:alla|sulla|con la)|usiamo|abbiamo|w(?:ij|e) (?:gebruiken|hebben|draaien(?: op| nu| nog)?|zitten op)|nous tournons (?:en|sur)|on (?:est|tourne) (?:en|sur)|temos|rodamos|estamos na',
    ),
    'we are on',
  ],
  [whole('la|el|le|die|der|den|a|o|il|de(?! )', TO_VERSION), ' '],
  // `Novidades da versão 5` are those of it; `von 2.3 bis 3.0` is a range.
  [new RegExp(String.raw`(?<=${NAMED}\s)${OF}\s+(?=version\s+v?\d)${NO_RANGE}`, 'giu'), 'in '],
  [new RegExp(String.raw`(?<=${NAMED}\s)${OF}\s+(?=v?\d+(?:\.\d+)*(?![\p{L}\d]))${NO_RANGE}`, 'giu'), 'in version '],
  [whole('von der|von|de la|de|da|dalla|van', TO_VERSION), 'from '],
  [whole("jusqu'à la|jusqu'à|jusqu'au|bis zur|fino alla|hasta la|até a|tot en met|tot", TO_VERSION), 'up to '],
  [
    whole('ab der|ab dem|ab|à partir (?:de la|du|de)|a partir de(?:l| la)?|a partire da(?:lla)?|vanaf', TO_VERSION),
    'from ',
  ],
  [whole('della|nella|nell|dans la|en la', TO_VERSION), 'in '],
  [whole('nach dem|après le|después del|dopo il|depois d[eo]|na', TO_DAY), 'after '],
  [whole('vor dem|avant le|antes del|antes do|prima del|voor', TO_DAY), 'before '],
  [
    whole('para a|para o|para la|para|auf die|auf|nach|naar de|bis|à la|à|a la|a|até|hasta|alla|naar', TO_VERSION),
    'to ',
  ],
  [
    whole(
      'avant la|avant le|avant|antes de la|antes da|antes de|antes del|prima della|prima di|vor der|vor|vóór|voor',
      TO_VERSION,
    ),
    'before ',
  ],
  [whole('après la|après|nach der|nach|después de la|después de|dopo la|dopo|depois da|na', TO_VERSION), 'after '],
  ...SEASONS.map(([english, names]): [RegExp, string] => [
    new RegExp(String.raw`(?<=since )(?:l['’])?(?:${names})(?!\p{L})`, 'giu'),
    english,
  ]),
  [/(?<=(?<!\d)\d{1,2})\s?[°º](?=\s\p{L})/gu, ''],
  ...MONTHS_OF.map(([english, names]): [RegExp, string] => [whole(names), english]),
  [
    new RegExp(
      String.raw`(?<=between (?:${ENGLISH_MONTHS})(?: \d{4})? )(?:und|et|y|e|en)(?= (?:${ENGLISH_MONTHS}))`,
      'giu',
    ),
    'and',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:${ENGLISH_MONTHS})(?: \d{4})? )(?:bis|à|a|hasta|até|tot|ad?)(?= (?:${ENGLISH_MONTHS}))`,
      'giu',
    ),
    'to',
  ],
  [whole('(?<=only )(?:la|le|les|el|los|las|il|i|gli|die|der|das|de|het|a|o|os|as)'), ''],
  [new RegExp(String.raw`(?<=(?:${ENGLISH_MONTHS}) )(?:de|del|di|do)(?= \d{4})`, 'giu'), ''],
  [whole('und|et|y|e|en', TO_VERSION), 'and '],
  [whole('ostern|pâques|pascua|pasqua|páscoa|pasen'), 'Easter'],
  [whole('weihnachten|noël|navidad|natale|natal|kerst(?:mis)?'), 'Christmas'],
  [
    whole(
      'los|las|les|die|gli|le|os|as|de|den',
      String.raw`(?=\s+(?:breaking|security|bug|new features|deprecations))`,
    ),
    'the',
  ],
  [whole('passiert|geschehen|pasado|sucedido|successo|aconteceu|gebeurd'), 'happened'],
  [whole('änderungen|changements|cambios|modifiche|mudanças|wijzigingen'), 'changes'],
  [whole("bitte|s'il vous plaît|por favor|per favore|alstublieft|alsjeblieft"), 'please'],
  [whole('geändert|veranderd|gewijzigd|hinzugekommen|dazugekommen|bijgekomen'), ''],
  [whole('installiert|installée?|instalad[oa]|installat[oa]|geïnstalleerd'), 'installed'],
  [new RegExp(String.raw`(?<!\p{L})(?:bei|dans|en|em|no|im)\s+(?=\p{Lu})`, 'gu'), 'in '],
  [
    new RegExp(
      String.raw`(?<=(?:release|changes|fixes|features|deprecations)\s)(?:von|de|du|di|van|do|da)\s+(?=\p{Lu})`,
      'gu',
    ),
    'of ',
  ],
  [new RegExp(String.raw`(?<!\p{L})(?:in der|dans la|en la|na|nella|in de)\s+(?=latest)`, 'gu'), 'in the '],
  [new RegExp(String.raw`(?<!\p{L})(?:der|de la|da|van de|(?:dell|nell)['’])\s*(?=latest)`, 'gu'), 'of the '],
  FROM_DAY_TO_DAY,
];
