import type { EvaluatedCase } from './evaluated-case.ts';

type Form = (notes: string) => string;

/** Ways in which the same brief reaches the house. None changes what it says; one that has nothing to change gives the brief back. */
const BRIEF_FORMS: Record<string, Form> = {
  'lower case': outsideAddresses((text) => text.toLowerCase()),
  'no full stops': (notes) => notes.replace(/[.!](?=\s*$)/gm, ''),
  quoted: (notes) => notes.replace(/^/gm, '> '),
  'blanks that do not break': (notes) => notes.replaceAll(' ', '\u00A0'),
  'curly quotes': (notes) => notes.replace(/(?<=\w)'(?=\w)/g, '’').replace(/"([^"\n]*)"/g, '“$1”'),
  'wrapped at 72': (notes) => (isProse(notes) ? wrap(notes, 72) : notes),
  'greeted and signed': (notes) => `Hi there,\n\n${notes}\n\nThanks a lot,\nRobin Achterberg\nTel. +1 208 555 0133`,
  'other bullets': (notes) => notes.replace(/^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+(?=\S)/gm, '▪ '),
  'lines of Windows': (notes) => notes.replaceAll('\n', '\r\n'),
  'list as a sentence': (notes) => {
    const { head, items, tail } = partList(notes);
    const hasCommas = items.some((item) => /[,;]/.test(item));
    return items.length < 2 || tail !== '' ? notes : `${head.trimEnd()} ${items.join(hasCommas ? '; ' : ', ')}`.trim();
  },
  'blank lines between': ofLists((items) => items.map((item) => `${item}\n`)),
};

/** Longer ones are pages that were pasted: their lines are their own. */
const LONGEST = 3_000;

/** Every case in every form that changes it, held against what it is held against as written. */
export const inForms = (cases: EvaluatedCase[]): EvaluatedCase[] =>
  Object.entries(BRIEF_FORMS).flatMap(([group, form]) =>
    cases.flatMap((own) => {
      const notes = own.notes.length > LONGEST ? own.notes : form(own.notes);
      return notes === own.notes ? [] : [{ ...own, group, notes }];
    }),
  );

const BULLET = /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+(?=\S)/;

/** The one list of a brief, without its marks; no items where lines of it stand further in or run on. */
function partList(notes: string): { head: string; items: string[]; tail: string } {
  const lines = notes.trimEnd().split('\n');
  const first = lines.findIndex((line) => BULLET.test(line));
  const after = lines.findLastIndex((line) => BULLET.test(line)) + 1;
  const own = lines.slice(Math.max(0, first), after);
  if (first < 0 || !own.every((line) => BULLET.test(line))) return { head: notes, items: [], tail: '' };
  const items = own.map((line) => line.replace(BULLET, ''));
  return { head: lines.slice(0, first).join('\n'), items, tail: lines.slice(after).join('\n') };
}

function ofLists(change: (items: string[]) => string[]): Form {
  return (notes) => {
    const { head, items, tail } = partList(notes);
    if (items.length < 2) return notes;
    return [head, ...change(items).map((item) => `- ${item}`), tail].filter((part) => part !== '').join('\n');
  };
}

function outsideAddresses(change: Form): Form {
  return (notes) => notes.replace(/(https?:\/\/\S+)|((?:(?!https?:\/\/)[^])+)/g, (_, url, text) => url ?? change(text));
}

const isProse = (notes: string): boolean => notes.split('\n').every((line) => !/\t| {2}|\|/.test(line));

function wrap(notes: string, width: number): string {
  return notes
    .split('\n')
    .map((line) =>
      line.split(' ').reduce((done, word) => {
        const last = done.slice(done.lastIndexOf('\n') + 1);
        return done === '' ? word : `${done}${last.length + 1 + word.length > width ? '\n' : ' '}${word}`;
      }, ''),
    )
    .join('\n');
}
