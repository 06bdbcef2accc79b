import { readDays } from '../../../evidence/read-date.ts';
import type { DayOrder } from '../../../evidence/read-date.ts';
import type { Cited } from './answer.ts';
import type { RecordDate } from './record.ts';

/** The day that a text states; `order` is the one that the source documents for dates in numbers. */
export function readRecordDate(cited: Cited | null, order?: DayOrder): RecordDate | null {
  if (!cited) return null;
  const days = readDays(cited.text);
  // A stamp with an offset is read at UTC and at its own place; the local day comes last.
  const certain = days.filter((day) => !day.order).at(-1);
  if (certain) return { iso: certain.iso, cited, rule: cited.text === certain.iso ? null : 'iso-date' };
  const ordered = order ? days.find((day) => day.order === order) : undefined;
  if (!ordered) return null;
  return {
    iso: ordered.iso,
    cited,
    rule: order === 'day-first' ? 'iso-date-day-first' : 'iso-date-month-first',
  };
}
