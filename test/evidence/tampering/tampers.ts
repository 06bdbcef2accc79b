import { ANSWERS } from './answer.ts';
import { CONTAINER } from './container.ts';
import { EXCHANGES } from './exchanges.ts';
import { JSON_TEXT } from './json.ts';
import { PAGES } from './pages.ts';
import { QUOTES } from './quotes.ts';
import { SIGNATURES } from './signature.ts';
import { VERSIONS } from './versions.ts';
import type { Tamper } from './tamper.ts';

/** Every way to change an export that is tried. */
export const TAMPERS: readonly Tamper[] = [
  ...CONTAINER,
  ...JSON_TEXT,
  ...SIGNATURES,
  ...VERSIONS,
  ...PAGES,
  ...EXCHANGES,
  ...QUOTES,
  ...ANSWERS,
];
