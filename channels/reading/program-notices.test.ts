import { expect, it } from 'vitest';
import { withoutNotices } from './program-notices.ts';

it.each([
  'CAUTION: This message came from outside the company. Never click links in it.',
  '[EXTERN]',
  '*** EXTERNAL SENDER ***',
  'Achtung: Diese Nachricht stammt von einem externen Absender.',
  "ATTENTION : ce courriel provient de l'extérieur",
  '[12/03/2027, 09:00:01] Reed & Sons: Messages and calls are end-to-end encrypted.',
  '[12/03/2027, 09:04:01] Reed & Sons: This message was deleted',
])('leaves out %j', (line) => expect(withoutNotices(`Reed & Sons\n${line}\n40 reeds`)).toBe('Reed & Sons\n40 reeds'));

it.each([
  'External doors $420.00 each',
  'Externe Lagerung möglich',
  'Attention: Mrs Reed',
  'Do not click the lid shut, 4.50 each',
])('keeps %j', (line) => expect(withoutNotices(line)).toBe(line));
