import { describe, expect, it } from 'vitest';
import { compareJson } from './compare-json.ts';

describe('compareJson', () => {
  it.each<[what: string, stored: unknown, found: unknown]>([
    ['values', 'lamp', 'lamp'],
    ['trees, whatever the order of their members', { a: 1, b: [2, null] }, { b: [2, null], a: 1 }],
    ['what JSON leaves out', { a: 1 }, { a: 1, b: undefined }],
    ['nothing and null', undefined, null],
  ])('finds nothing in equal %s', (_what, stored, found) => {
    expect(compareJson('x.json', stored, found)).toEqual([]);
  });

  it.each<[what: string, stored: unknown, found: unknown, differences: unknown[]]>([
    ['a leaf', { a: [1, 2] }, { a: [1, 3] }, [{ where: 'x.json#/a/1', stored: 2, found: 3 }]],
    ['a number written as text', { a: 1 }, { a: '1' }, [{ where: 'x.json#/a', stored: 1, found: '1' }]],
    ['a list for an object', { a: [] }, { a: {} }, [{ where: 'x.json#/a', stored: [], found: {} }]],
    ['a member too many', { a: 1, b: 2 }, { a: 1 }, [{ where: 'x.json#/b', stored: 2, found: null }]],
    ['a null too many', { a: 1, b: null }, { a: 1 }, [{ where: 'x.json#/b is there', stored: true, found: false }]],
    ['a null that is lacking', {}, { b: null }, [{ where: 'x.json#/b is there', stored: false, found: true }]],
    ['a shorter list', [1], [1, null], [{ where: 'x.json#/1 is there', stored: false, found: true }]],
    ['names with marks of a pointer', { 'a/~b': 1 }, {}, [{ where: 'x.json#/a~1~0b', stored: 1, found: null }]],
  ])('names %s', (_what, stored, found, differences) => {
    expect(compareJson('x.json', stored, found)).toEqual(differences);
  });
});
