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
      pl: 'końca tygodnia|końca tego tygodnia',
    },
    next: {
      en: 'end of next week',
      de: 'ende nächster woche|ende der nächsten woche',
      fr: 'fin de la semaine prochaine',
      es: 'fin de la próxima semana|final de la próxima semana|finales de la próxima semana|final de la semana que viene',
      it: 'fine della prossima settimana|fine della settimana prossima',
      nl: 'einde van volgende week|eind volgende week',
      pt: 'fim da próxima semana|final da próxima semana|fim da semana que vem',
      pl: 'końca przyszłego tygodnia|końca następnego tygodnia',
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
      pl: 'końca miesiąca|końca tego miesiąca',
    },
    next: {
      en: 'end of next month',
      de: 'ende nächsten monats|ende des nächsten monats',
      fr: 'fin du mois prochain',
      es: 'fin del próximo mes|final del próximo mes|finales del próximo mes|finales del mes que viene',
      it: 'fine del prossimo mese|fine del mese prossimo|fine prossimo mese',
      nl: 'einde van volgende maand|eind volgende maand',
      pt: 'fim do próximo mês|final do próximo mês|fim do mês que vem',
      pl: 'końca przyszłego miesiąca|końca następnego miesiąca',
    },
  },
  quarter: {
    this: {
      en: 'end of quarter|end of the quarter|end of this quarter|eoq',
      de: 'ende des quartals|quartalsende',
      fr: 'fin du trimestre|fin de trimestre',
      es: 'fin de trimestre|final del trimestre|fin del trimestre',
      it: 'fine trimestre|fine del trimestre',
      nl: 'einde van het kwartaal|eind van het kwartaal|einde kwartaal',
      pt: 'fim do trimestre|final do trimestre',
      pl: 'końca kwartału',
    },
    next: {
      en: 'end of next quarter',
      de: 'ende nächsten quartals|ende des nächsten quartals',
      fr: 'fin du prochain trimestre|fin du trimestre prochain',
      es: 'fin del próximo trimestre|final del próximo trimestre',
      it: 'fine del prossimo trimestre',
      nl: 'einde van volgend kwartaal|eind volgend kwartaal',
      pt: 'fim do próximo trimestre',
      pl: 'końca przyszłego kwartału|końca następnego kwartału',
    },
  },
  year: {
    this: {
      en: 'end of year|end of the year|end of this year|year end|year-end|eoy',
      de: 'ende des jahres|jahresende',
      fr: "fin de l'année|fin d'année",
      es: 'fin de año|final de año',
      it: "fine anno|fine dell'anno",
      nl: 'einde van het jaar|eind van het jaar|einde jaar|eind dit jaar',
      pt: 'fim do ano|final do ano',
      pl: 'końca roku|końca tego roku',
    },
    next: {
      en: 'end of next year',
      de: 'ende nächsten jahres|ende des nächsten jahres',
      fr: "fin de l'année prochaine",
      es: 'fin del próximo año|finales del próximo año|finales del año que viene',
      it: "fine del prossimo anno|fine dell'anno prossimo",
      nl: 'einde van volgend jaar|eind volgend jaar',
      pt: 'fim do próximo ano|fim do ano que vem',
      pl: 'końca przyszłego roku|końca następnego roku',
    },
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
