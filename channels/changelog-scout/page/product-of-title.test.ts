import { expect, it } from 'vitest';
import { productOfTitle } from './product-of-title.ts';

it.each([
  ['Otter release notes', 'Otter'],
  ['更新日志', null],
  ['Otter 更新日志', 'Otter'],
  ['Changelog for Otter v1.9', 'Otter'],
  ['Changes in Version 3.x', null],
  ['Revision history for otter-stream', 'otter-stream'],
  ['Änderungsprotokoll Otter', 'Otter'],
  ['Registro de cambios', null],
])('the title %s names %s', (title, name) => expect(productOfTitle(title)).toBe(name));
