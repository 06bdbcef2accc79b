/**
 * Standard uncertainties of inputs and how they combine (JCGM 100:2008, GUM: 4.3.7 rectangular distributions, 5.1.2 uncorrelated inputs,
 * 6.2.1 expanded uncertainty). All in the unit of their arguments.
 */

/** Of a value that lies anywhere within ±half of what is stated: a printed tolerance, a bound. */
export const ofHalfWidth = (half: number): number => half / Math.sqrt(3);

/** Of a value that is stated in steps: 0.1 for one decimal, 1/16 for sixteenths. */
export const ofStep = (step: number): number => step / Math.sqrt(12);

/** Root of the sum of squares. */
export const combined = (...parts: number[]): number => Math.hypot(...parts);

/** Coverage factor of what is reported: about 95 % for a normal distribution. */
export const COVERAGE = 2;

/** What "about" says beside the places that are stated: anywhere within ±5 % (docs/decisions/0022). */
export const ABOUT_SHARE = 0.05;
