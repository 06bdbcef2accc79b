import type { Html } from '../http/html.ts';
import { type ConsoleCall, field as readField } from './call.ts';
import { type FieldOptions, field } from './components.ts';

/** A form as it was sent, with what is wrong by field: shown again with both. */
export interface Typed {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** What was sent in these fields, each trimmed. */
export const readTyped = (call: ConsoleCall, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, readField(call, name)]));

/** Fields that show what was typed and what is wrong with it; `typed` is undefined where the form is shown first. */
export const fieldsOf =
  (typed: Typed | undefined) =>
  (label: string, name: string, more: Omit<FieldOptions, 'label' | 'name' | 'error'> = {}): Html =>
    field({ label, name, ...more, value: typed?.values[name] ?? more.value ?? '', error: typed?.errors[name] });
