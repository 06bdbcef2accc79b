import { describe, expect, it } from 'vitest';
import { hashFunctions, parseFunction, readFunctions } from './apply-functions.ts';

const plain = `-- One.\ncreate function one() returns int language sql as $$ select 1 $$;\n`;
const definer = `create function one() returns int language sql security definer as $$ select 1 $$;\n`;

describe('the functions of the schema', () => {
  it('are files that create what they are named after', () => {
    expect(readFunctions().map(({ name }) => name)).toContain('accept_take');
    expect(() => parseFunction('two', plain)).toThrow('must create the function two');
    expect(() => parseFunction('one', plain + plain.replace('one()', 'two()'))).toThrow('and no other');
  });

  it('name an owner and callers where they see across operators, and only there', () => {
    expect(parseFunction('one', `-- owner: lt_keys\n-- execute: lt_api, lt_worker\n${definer}`)).toMatchObject({
      owner: 'lt_keys',
      execute: ['lt_api', 'lt_worker'],
    });
    expect(() => parseFunction('one', definer)).toThrow('go together');
    expect(() => parseFunction('one', `-- owner: lt_keys\n${definer}`)).toThrow('go together');
    expect(() => parseFunction('one', `-- owner: lt_keys\n-- execute: lt_api\n${plain}`)).toThrow('go together');
  });

  it('have another hash together when one of them changes', () => {
    const one = parseFunction('one', plain);
    expect(hashFunctions([one])).not.toBe(hashFunctions([parseFunction('one', plain.replace('1', '2'))]));
  });
});
