import { expect, it } from 'vitest';
import { classifyChange } from './classify.ts';

it.each([
  ['Unterstützung für Android 9 entfernt', 'breaking'],
  ['Windows 8 wird nicht mehr unterstützt', 'breaking'],
  ['Fin de la prise en charge de PHP 8.0', 'breaking'],
  ['Se elimina el soporte para PHP 7', 'breaking'],
  ['Rimosso il supporto per macOS 12', 'breaking'],
  ['Fim do suporte ao Android 9', 'breaking'],
  ['Ondersteuning voor Android 9 verwijderd', 'breaking'],
  ['Usunięto wsparcie dla Androida 9', 'breaking'],
  ['Absturz beim Export behoben', 'fix'],
  ['Afronding van btw verbeterd', 'feature'],
  ['Drop obsolete patch', 'other'],
  ['Same as 3.1-TRIAL, nothing else changed', 'other'],
  ['API v1 will be turned off in May.', 'deprecation'],
  ['Fixed access for guests (SA-CONTRIB-2031-101)', 'security'],
])('%s: %s', (text, kind) => expect(classifyChange({ text, above: [] }).kind).toBe(kind));
