export type Agency = 'NHTSA' | 'CPSC' | 'FDA' | 'FSIS';

/** A recall number as its agency writes it. */
export interface RecallNumber {
  agency: Agency;
  number: string;
}

/**
 * Recall numbers in a text, each once: NHTSA campaigns (`31V104`, `31V-104`, `31V104000`), FDA (`F-2101-2031`), FSIS (`031-2031`, `031-2031-EXP`,
 * `PHA-10202031-01`, `RC-031-2031`) and, only where the text says CPSC or recall number, CPSC (`31-501`, `31501`).
 */
export function readRecallNumbers(text: string): RecallNumber[] {
  const found = FORMS.flatMap(({ agency, pattern, write }) =>
    Array.from(text.matchAll(pattern), (hit) => ({ agency, number: write(hit) })),
  );
  return [...new Map(found.map((entry) => [`${entry.agency} ${entry.number}`, entry])).values()];
}

/** The text without the recall numbers in it. */
export function withoutRecallNumbers(text: string): string {
  return FORMS.reduce((rest, { pattern }) => rest.replace(pattern, ' '), text);
}

interface Form {
  agency: Agency;
  pattern: RegExp;
  write(hit: RegExpMatchArray): string;
}

const FORMS: Form[] = [
  {
    agency: 'NHTSA',
    pattern: /(?<![\w-])(\d{2})([VETCI])-?(\d{3})(\d{3})?(?![\w-])/gi,
    write: ([, year = '', kind = '', count = '', part = '000']) => `${year}${kind.toUpperCase()}${count}${part}`,
  },
  {
    agency: 'FSIS',
    pattern: /(?<![\w-])(?:RC-|PHA-RC-)?(\d{3}-20\d{2}(?:-EXP)?)(?![\w-])/gi,
    write: ([, number = '']) => number.toUpperCase(),
  },
  {
    agency: 'FSIS',
    pattern: /(?<![\w-])(PHA-\d{8}-\d{2})(?![\w-])/gi,
    write: ([, number = '']) => number.toUpperCase(),
  },
  {
    agency: 'FDA',
    pattern: /(?<![\w-])([A-Z]-\d{3,4}-(?:20)?\d{2,4})(?![\w-])/gi,
    write: ([, number = '']) => number.toUpperCase(),
  },
  {
    agency: 'CPSC',
    pattern: /\b(?:CPSC\s+(?:recall|release)?|recall)\s*(?:numbers?|nos?\.?|#)\s*:?\s*(\d{2})-?(\d{3})(?![\w-])/gi,
    write: ([, year = '', count = '']) => `${year}${count}`,
  },
  {
    agency: 'CPSC',
    pattern: /\bCPSC\s+(?:recall\s+|release\s+)?#?(\d{2})-?(\d{3})(?![\w-])/gi,
    write: ([, year = '', count = '']) => `${year}${count}`,
  },
];
