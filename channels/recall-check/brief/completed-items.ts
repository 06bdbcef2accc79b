import type { Asked } from './asked.ts';
import { findMake } from './makes.ts';
import { readVehicle } from './read-vehicle.ts';
import { makerTakenOver } from './same-maker.ts';

/** "… and the pump of the same brand" */
export function withMaker(item: Asked, before: Asked | undefined, words: string): Asked {
  const [, year = '', model = ''] = /^((?:19|20)\d{2}) ([\p{L}\d-]+)$/u.exec(item.text) ?? [];
  const vehicle = before && model !== '' && !readVehicle(item.text) ? readVehicle(before.text) : null;
  // CX-5 and CX-50 are of one maker; whose an XC40 behind them is, nothing says.
  if (vehicle && lettersOf(vehicle.model) === lettersOf(model))
    return { ...item, text: `${year} ${vehicle.make} ${model}`, isNamed: true };
  const maker = before ? makerTakenOver(words, { own: item.text, before: before.text }) : null;
  return maker === null ? item : { ...item, text: `${maker} ${item.text}`, isNamed: true };
}

/** "A 2031 XC40" and, later on, "volvo?", "yeah, volvo": a make that is named alone is that of the model before it whose make nothing says, and no other vehicle. */
export function withLoneMakes(items: Asked[]): Asked[] {
  const completed = new Set<string>();
  return items.reduce<Asked[]>((all, item) => {
    const own = readVehicle(item.text);
    const before = all.at(-1);
    if (!before || !own || own.model !== '' || own.years.length > 0) return [...all, item];
    const [, year = '', model = ''] = YEAR_AND_MODEL.exec(before.text) ?? [];
    const known = readVehicle(before.text);
    if (known?.make === own.make && (completed.has(before.text) || findMake(before.text) < 0)) return all;
    if (model === '' || known) return [...all, item];
    const text = `${year} ${own.make} ${model}`;
    completed.add(text);
    return [...all.slice(0, -1), { ...before, text, isNamed: true }];
  }, []);
}

const YEAR_AND_MODEL = /(?<![\p{L}\d])((?:19|20)\d{2}) (\p{L}{1,4}-?\d{1,4})(?![\p{L}\d-])/u;

const lettersOf = (model: string): string => /^\p{L}+/u.exec(model.toUpperCase())?.[0] ?? '';
