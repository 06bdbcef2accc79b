import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import type { CentreFound, ProgrammeFound } from './found.ts';
import { claim, quoted, say } from './pieces.ts';
import { deriveDistance } from './rows.ts';

export interface PlacedProgramme {
  programme: ProgrammeFound;
  /** Index of its row in the table. */
  at: number;
  row: ComposedRow;
}

/** A program in full: whether it fits and why, the fee, the place, dates and further costs in the page's words, the link. */
export function tellProgramme({ programme, at, row }: PlacedProgramme, hasAge: boolean): ComposedSentence[] {
  const carried = { findings: [programme.id], rows: [at] };
  const whole = `- ${nameOf(programme)}${verdictOf(programme, hasAge)}${feeOf(programme)}${placeOf(programme, row)} ${programme.link}\n`;
  const each = `  Of those asked for: ${programme.fits.map(({ label, fit }) => `${label} ${fit}`).join(', ')}.\n`;
  return [
    claim(whole, carried),
    ...(programme.fits.length > 1 ? [say(each)] : []),
    ...(programme.fit === 'no' ? [] : furtherLines(programme)).map((text) => claim(text, carried)),
  ];
}

function furtherLines({ season, registration, sideCosts, fits }: ProgrammeFound): string[] {
  const lines: string[] = [];
  const between = fits.length > 1 ? '; and as another time that the page has for them: ' : ' · ';
  if (season.length > 0)
    lines.push(`  Dates and times on the page: ${season.map((parts) => parts.map(quoted).join(' ')).join(between)}\n`);
  if (registration.length > 0)
    lines.push(`  On registration: ${registration.map((parts) => parts.map(quoted).join(' ')).join(' · ')}\n`);
  if (sideCosts.length > 0) lines.push(`  Other amounts on the page: ${tellSideCosts(sideCosts)}\n`);
  return lines;
}

/** A program beyond the radius is no row; the caller who named its page learns why. */
export function tellFarProgramme(programme: ProgrammeFound, centre: CentreFound): ComposedSentence {
  const { id, place, link } = programme;
  const distance = deriveDistance(centre, place ?? centre);
  const text = `- ${nameOf(programme)} is ${distance.value} miles away, outside the radius: ${link}\n`;
  return claim(text, { findings: [id, centre.id, ...(place ? [place.id] : [])], derivations: [distance] });
}

/** What the page has under the name of something that was is no row. */
export const tellOver = (programme: ProgrammeFound): ComposedSentence =>
  claim(`- ${quoted(nameOf(programme))} on the page is of the past, and nothing of it was taken: ${programme.link}\n`, {
    findings: [programme.id],
  });

const nameOf = ({ name }: ProgrammeFound): string => name ?? 'The program of this page';

function verdictOf(
  { fit, hasOtherAges, agesQuote, furtherQuotes, limit, group }: ProgrammeFound,
  hasAge: boolean,
): string {
  if (!agesQuote)
    return hasOtherAges
      ? ': the ages that the page tells there may be of other people, so look who it is for.'
      : ': the page states no ages for it.';
  if (!hasAge) return `: ${quoted(agesQuote)}.`;
  const words = {
    yes: 'fits the age',
    no: 'does not fit the age',
    unknown: 'may or may not fit the age, by what the page says',
  }[fit];
  const inGroup = fit === 'yes' && group ? `, in the group ${quoted(group)}` : '';
  // With few words between them two quotes would read as one with words changed.
  const edge = limit === null ? '' : edgeOf(limit, agesQuote);
  return ` ${words}${inGroup}: ${[agesQuote, ...furtherQuotes].map(quoted).join('; and for another of those asked for: ')}.${edge}`;
}

/** The age at which a program starts or ends, where the page states that figure: "under 10" says it by itself. */
function edgeOf(limit: { from: number } | { upTo: number }, agesQuote: string): string {
  const [age, words] = 'from' in limit ? [limit.from, 'It starts at'] : [limit.upTo, 'It ends at'];
  return new RegExp(String.raw`(?<!\d)${age}(?!\d)`).test(agesQuote) ? ` ${words} ${age}.` : '';
}

function feeOf({ fees, feeFor, hasOtherFees, fit }: ProgrammeFound): string {
  if (fit === 'no') return '';
  if (fees.length === 0) return hasOtherFees ? ' Fees are stated for other groups only.' : ' No fee is stated.';
  // The cells of a row are passages of their own, and so is each fee.
  // With few words between them two would read as one passage with words changed.
  const amounts = fees.map((parts) => parts.map(quoted).join(' ')).join('; a further fee on the page: ');
  return ` Fee${feeFor ? ` for ${quoted(feeFor)}` : ''}: ${amounts}.`;
}

function placeOf({ address }: ProgrammeFound, { cells }: ComposedRow): string {
  const distance = typeof cells['distanceMiles'] === 'number' ? `${cells['distanceMiles']} miles away` : null;
  if (!address) return distance ? ` It is ${distance}.` : '';
  return ` Place: ${quoted(address)}${distance ? `, ${distance}` : ''}.`;
}

/** Amounts under one introduction ("Jerseys: …") are told together with it. */
function tellSideCosts(sideCosts: ProgrammeFound['sideCosts']): string {
  const intros = [...new Set(sideCosts.map(({ intro }) => intro))];
  return intros
    .map((intro) => {
      const amounts = sideCosts.filter((cost) => cost.intro === intro).map(({ parts }) => parts.map(quoted).join(' '));
      return intro ? `${quoted(intro)} ${amounts.join(' · ')}` : amounts.join(' · ');
    })
    .join(' · ');
}
