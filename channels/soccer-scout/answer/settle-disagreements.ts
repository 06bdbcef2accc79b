import type { ProgrammeFound } from './found.ts';

/** Where one page says that a program takes the child and another that it does not, neither is believed: whether it fits is open. */
export function settleDisagreements(programmes: ProgrammeFound[]): ProgrammeFound[] {
  return programmes.map((programme) =>
    disagreesWith(programme, programmes).some(({ fit }) => fit !== programme.fit)
      ? { ...programme, fit: 'unknown', fits: programme.fits.map(({ label }) => ({ label, fit: 'unknown' })) }
      : programme,
  );
}

/** What the pages say differently of programs of one name, told once per name. */
export function tellDisagreements(programmes: ProgrammeFound[]): string[] {
  const told = new Map<string, string>();
  for (const programme of programmes) {
    const { name } = programme;
    const others = sameElsewhere(programme, programmes);
    const differs = (of: (one: ProgrammeFound) => string | null): boolean =>
      others.some((other) => of(other) !== null && of(programme) !== null && of(other) !== of(programme));
    const about = [differs(agesOf) ? 'ages' : '', differs(feesOf) ? 'fees' : ''].filter(Boolean).join(' and ');
    if (name !== null && about !== '')
      told.set(keyOf(name), `The pages give different ${about} for ${name}: ask the club which of them hold.`);
  }
  return [...told.values()];
}

const agesOf = ({ ages }: ProgrammeFound): string | null => ages && keyOf(ages);
const feesOf = ({ fees }: ProgrammeFound): string | null =>
  fees.length === 0 ? null : fees.flatMap((parts) => parts.flatMap((part) => part.match(/\d[\d.,]*/g) ?? [])).join(' ');

const disagreesWith = (programme: ProgrammeFound, all: ProgrammeFound[]): ProgrammeFound[] =>
  programme.fit === 'unknown' ? [] : sameElsewhere(programme, all).filter(({ fit }) => fit !== 'unknown');

const sameElsewhere = ({ name, requestId }: ProgrammeFound, all: ProgrammeFound[]): ProgrammeFound[] =>
  name === null
    ? []
    : all.filter((other) => other.requestId !== requestId && other.name !== null && keyOf(other.name) === keyOf(name));

const keyOf = (words: string): string => (words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ');
