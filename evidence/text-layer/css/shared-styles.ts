import type { Style } from './style.ts';
import type { Winners } from './winning-values.ts';

/** What elements have in common for which the same is declared. */
export interface SharedStyles {
  /** What wins of the rules alone, which elements share whose own declarations differ; made where it is not known yet. */
  winners(make: () => Winners): Winners;
  /** What is declared, by property; made where it is not known yet. */
  declared(make: () => ReadonlyMap<string, string>): ReadonlyMap<string, string>;
  /** The style of an element of this name with this style around it, if one was kept. */
  styleOf(name: string, around: Style): Style | undefined;
  keep(name: string, around: Style, style: Style): void;
}

interface Step {
  next: Map<object, Step>;
  shared: SharedStyles;
  /** Of the rules on the way to it. */
  won: Winners | undefined;
}

/**
 * Finds what is shared by the rules that an element matches and the declarations of its own, each by identity: a page of a hundred thousand elements has
 * a hundred kinds of them.
 */
export function createSharedStyles(): (rules: readonly object[], declarations: object) => SharedStyles {
  const start = createStep(null);
  return (rules, declarations) => {
    let step = start;
    for (const rule of rules) step = stepTo(step, rule);
    return stepTo(step, declarations).shared;
  };
}

function stepTo(step: Step, by: object): Step {
  const known = step.next.get(by);
  if (known) return known;
  const made = createStep(step);
  step.next.set(by, made);
  return made;
}

function createStep(before: Step | null): Step {
  let own: ReadonlyMap<string, string> | undefined;
  let styles: Map<Style, Map<string, Style>> | undefined;
  const step: Step = {
    next: new Map(),
    won: undefined,
    shared: {
      winners: (make) => {
        const rules = before ?? step;
        return (rules.won ??= make());
      },
      declared: (make) => (own ??= make()),
      styleOf: (name, around) => styles?.get(around)?.get(name),
      keep: (name, around, style) => {
        styles ??= new Map();
        const known = styles.get(around);
        if (known) known.set(name, style);
        else styles.set(around, new Map([[name, style]]));
      },
    },
  };
  return step;
}
