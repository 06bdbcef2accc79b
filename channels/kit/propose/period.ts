import { z } from 'zod';
import { readTimeWindow } from '../../changelog-scout/brief/time-window.ts';
import type { Proposer } from '../slot.ts';

const Day = z.iso.date();

/** Days from and to, both included; null: open on that side. */
export const Period = z.strictObject({ from: Day.nullable(), to: Day.nullable() });
export type Period = z.infer<typeof Period>;

/** The days that a brief asks for: `last week`, `since March 2024`, `between 1 May and 3 June`, counted from the day of the take. */
export const period: Proposer<Period> = ({ text, acceptedAt }) => {
  const window = readTimeWindow(text, acceptedAt);
  const start = window ? text.indexOf(window.words) : -1;
  if (!window || start < 0) return [];
  const value = { from: window.from, to: window.to };
  return Period.safeParse(value).success ? [{ start, end: start + window.words.length, value, weight: 'cued' }] : [];
};

export const tellPeriod = ({ from, to }: Period): string =>
  from === to ? `on ${from}` : [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');

/** Whether a day or instant is within a period; one that is not known is. */
export const isWithinPeriod = (at: unknown, within: Period | null): boolean =>
  within === null ||
  typeof at !== 'string' ||
  ((within.from === null || at.slice(0, 10) >= within.from) && (within.to === null || at.slice(0, 10) <= within.to));
