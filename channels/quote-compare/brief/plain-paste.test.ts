import { expect, it } from 'vitest';
import { plainPaste } from './plain-paste.ts';

it('writes a paste in plain signs', () =>
  expect(plainPaste('\u200eneed 4 boats\r\n① Reed: €4\r\n2️⃣ Rush: €5')).toBe('need 4 boats\n1) Reed: €4\n2) Rush: €5'));
