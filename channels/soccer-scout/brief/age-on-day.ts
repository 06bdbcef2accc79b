import { addMonths, addYears, ageOn, dayAfter, daysOf, type NamedDate } from '../read-dates.ts';
import type { Child } from './child.ts';
import { spanOf } from './span.ts';

type Aged = Omit<Child, 'gender'>;

interface Told {
  text: string;
  dates: readonly NamedDate[];
  acceptedAt: string;
}

/** What stands between an age and the day on which it holds. */
const BETWEEN = /^[\s,]*(?:(?:years? old|on|in|as of|by|at|last|next|this|since|am|im|le|el|en|em|il|w|the) ?)*$/i;
/** The age begins on that day. */
const BIRTHDAY =
  /turn|birthday|geburtstag|wird|geworden|cumpl|faz|fez|completa|compi|wordt|aura|va avoir|anniversaire|becom|became/i;
/** The day has been. */
const PAST = /turned|was|were|became|geworden|cumplió|fez|ha compiuto|vient/i;

/** "Turned 7 on October 3", "was nine on the first of September": with the day, or the month, comes when the child was born. */
export function withDay(child: Aged, { text, dates, acceptedAt }: Told): Aged {
  const date = dates.find(
    ({ start, end }) =>
      (start >= child.start && end <= child.end) ||
      (start >= child.end && start - child.end < 40 && BETWEEN.test(text.slice(child.end, start))) ||
      // "Ist im Juli 9 geworden"
      (end < child.start &&
        /^ $/.test(text.slice(end, child.start)) &&
        BIRTHDAY.test(text.slice(Math.max(0, start - 16), child.end))),
  );
  const isOne = child.minAge === child.maxAge || /who will be/.test(child.label);
  const isMonths = child.label.endsWith('-month-old');
  if (!date || !isOne || child.grade !== null || (!Number.isInteger(child.maxAge) && !isMonths)) return child;
  const words = text.slice(Math.max(0, Math.min(child.start - 12, date.start - 16)), child.end);
  const { from, to } = daysOf(date, date.year ?? yearOf(date, PAST.test(words), acceptedAt));
  const [months, unit] = [Math.round(child.maxAge * 12), isMonths ? 1 : 12];
  const born = BIRTHDAY.test(words)
    ? { from: addMonths(from, -months), to: addMonths(to, -months) }
    : { from: dayAfter(addMonths(from, -months - unit)), to: addMonths(to, -months) };
  const span = spanOf(text, child.start, Math.max(child.end, date.end) - child.start);
  // One who will have a birthday within the year is asked for by both ages.
  if (/who will be/.test(child.label) && to >= acceptedAt.slice(0, 10) && from <= addYears(acceptedAt, 1))
    return { ...child, ...span, born };
  return { ...child, ...span, ...agesToday(born, acceptedAt), ...(isMonths && { label: child.label }), born };
}

/** The year that goes without saying: of the last such day, or of the next. */
function yearOf(date: NamedDate, isPast: boolean, acceptedAt: string): number {
  const year = Number(acceptedAt.slice(0, 4));
  const { from, to } = daysOf(date, year);
  const today = acceptedAt.slice(0, 10);
  if (isPast) return from > today ? year - 1 : year;
  return to < today ? year + 1 : year;
}

/** How old somebody born between two days is: whole years, below two years also months. */
export function agesToday(
  { from, to }: { from: string; to: string },
  acceptedAt: string,
): Pick<Child, 'label' | 'minAge' | 'maxAge'> {
  const [minAge = 0, maxAge = 0] = [to, from].map((born) => {
    const age = Math.max(0, ageOn(born, acceptedAt));
    return age < 2 && from === to ? age : Math.floor(age);
  });
  return { label: minAge === maxAge ? `${minAge}-year-old` : `child of ${minAge} or ${maxAge}`, minAge, maxAge };
}
