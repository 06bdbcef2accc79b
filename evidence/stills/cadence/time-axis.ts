import { DAY_MS, monthName } from '../show-time.ts';

/** A mark on a time axis. */
export interface Tick {
  at: number;
  label: string;
}

/** Most ticks of an axis. */
const MOST_TICKS = 9;

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000, 60_000];
const DAY_STEPS = [1, 2, 5, 7, 10, 14];

/** Ticks at round dates from one time to another: days within two months, then months, then years. */
export function buildTicks(from: number, to: number): Tick[] {
  const days = (to - from) / DAY_MS;
  const dayStep = DAY_STEPS.find((step) => days / step < MOST_TICKS);
  return days <= 62 && dayStep !== undefined ? dayTicks(from, to, dayStep) : monthTicks(from, to);
}

function dayTicks(from: number, to: number, step: number): Tick[] {
  const ticks: Tick[] = [];
  for (let at = Math.ceil(from / DAY_MS) * DAY_MS; at <= to; at += step * DAY_MS) {
    const day = new Date(at);
    ticks.push({ at, label: `${day.getUTCDate()} ${monthName(day.getUTCMonth())}` });
  }
  return ticks;
}

function monthTicks(from: number, to: number): Tick[] {
  const first = new Date(from);
  const months = (to - from) / (30.44 * DAY_MS);
  const step = MONTH_STEPS.find((size) => months / size < MOST_TICKS) ?? MONTH_STEPS.at(-1)!;
  const ticks: Tick[] = [];
  const begin = first.getUTCFullYear() * 12 + first.getUTCMonth();
  for (let month = Math.ceil(begin / step) * step; ; month += step) {
    const at = Date.UTC(Math.floor(month / 12), month % 12);
    if (at > to) return ticks;
    if (at >= from) ticks.push({ at, label: labelOf(month, step) });
  }
}

function labelOf(month: number, step: number): string {
  const year = Math.floor(month / 12);
  return step >= 12 ? String(year) : `${monthName(month % 12)} ${year}`;
}
