import { anyOf } from '../../reading/phrases.ts';

type Period = 'week' | 'month' | 'quarter' | 'year';

/** How buyers call the end of a period, by language: of the one that runs, and of the next. "Fin de semana" and "fine settimana" are days off, not ends. */
const ENDS: Record<Period, Record<'this' | 'next', Record<string, string>>> = {
  week: {
    this: {
      en: 'end of week|end of the week|end of this week|eow',
      de: 'ende der woche|ende dieser woche|wochenschluss',
      fr: 'fin de semaine|fin de la semaine|fin de cette semaine',
      es: 'fin de esta semana|final de la semana|final de esta semana',
      it: 'fine della settimana|fine di questa settimana',
      nl: 'einde van de week|einde van deze week|eind deze week',
      pt: 'fim desta semana|final desta semana',
    },
    next: {
      en: 'end of next week',
      de: 'ende nächster woche|ende der nächsten woche',
      fr: 'fin de la semaine prochaine',
    },
  },
  month: {
    this: {
      en: 'end of month|end of the month|end of this month|month end|month-end|eom',
      de: 'ende des monats|ende dieses monats|monatsende',
      fr: 'fin du mois|fin de ce mois|fin de mois',
      es: 'fin de mes|final de mes|fin de este mes',
      it: 'fine mese|fine del mese',
      nl: 'einde van de maand|eind van de maand|einde maand',
      pt: 'fim do mês|final do mês',
    },
    next: { en: 'end of next month', de: 'ende nächsten monats', fr: 'fin du mois prochain' },
  },
  quarter: {
    this: { en: 'end of quarter|end of the quarter|end of this quarter|eoq', de: 'ende des quartals|quartalsende' },
    next: { en: 'end of next quarter' },
  },
  year: {
    this: {
      en: 'end of year|end of the year|end of this year|year end|year-end|eoy',
      de: 'ende des jahres|jahresende',
      fr: "fin de l'année|fin d'année",
      es: 'fin de año|final de año',
      it: "fine anno|fine dell'anno",
    },
    next: { en: 'end of next year', de: 'ende nächsten jahres' },
  },
};

const RULES = Object.entries(ENDS).flatMap(([period, { this: now, next }]) =>
  [[next, 1] as const, [now, 0] as const].map(([words, ahead]) => ({
    period: period as Period,
    ahead,
    pattern: new RegExp(`(?<!\\p{L})${anyOf(words)}(?!\\p{L})`, 'iu'),
  })),
);

/** Source of a pattern for the end of any of these periods; it captures nothing. */
export const END_OF_PERIOD = `(?:${anyOf(
  Object.fromEntries(
    Object.entries(ENDS).flatMap(([period, { this: now, next }]) =>
      Object.entries({ now, next }).flatMap(([when, byLanguage]) =>
        Object.entries(byLanguage).map(([language, words]) => [`${period} ${when} ${language}`, words]),
      ),
    ),
  ),
)}(?![\\wäöüéèáñ]))`;

/** The last day of the period that the words name, as an ISO date, seen from a day: of a week its Friday. Null where they name none. */
export function endOfPeriod(words: string, at: Date): string | null {
  const rule = RULES.find(({ pattern }) => pattern.test(words));
  return rule ? lastDay(rule.period, rule.ahead, at).toISOString().slice(0, 10) : null;
}

function lastDay(period: Period, ahead: number, at: Date): Date {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  if (period === 'week') return new Date(at.getTime() + (((5 - at.getUTCDay() + 7) % 7) + 7 * ahead) * 86_400_000);
  if (period === 'month') return new Date(Date.UTC(year, month + 1 + ahead, 0));
  if (period === 'quarter') return new Date(Date.UTC(year, (Math.floor(month / 3) + 1 + ahead) * 3, 0));
  return new Date(Date.UTC(year + 1 + ahead, 0, 0));
}
