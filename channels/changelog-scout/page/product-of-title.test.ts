import { expect, it } from 'vitest';
import { productOfTitle } from './product-of-title.ts';

it.each([
  ['Otter release notes', 'Otter'],
  ['更新日志', null],
  ['Otter 更新日志', 'Otter'],
  ['Änderungsprotokoll Otter', 'Otter'],
  ['Registro de cambios', null],
])('the title %s names %s', (title, name) => expect(productOfTitle(title)).toBe(name));
