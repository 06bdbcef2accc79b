import { describe, expect, it } from 'vitest';
import type { Brief } from '#contracts/plan.ts';
import { findFault } from './restate-brief.ts';
import type { RestateTask } from './model-tasks.ts';

const brief: Brief = {
  notes: 'we took 12 kites of the KX-200 kind from Norvelle, see https://norvelle.example/kites; is one of them bad?',
  prior: { brief: 'Norvelle and Lakelet, since 2031', output: '', links: [] },
  skipRetrieval: false,
  acceptedAt: '2031-05-06T07:08:09Z',
};
const task: RestateTask = {
  prompt: { id: 'toy/restate-brief', version: 1, text: '' },
  words: new Set(['check', 'item', 'quote']),
};

describe('findFault', () => {
  it.each([
    ['Check 12 kites KX-200 Norvelle https://norvelle.example/kites', null],
    ['Check twelve Norvelle kites KX-200 https://norvelle.example/kites 12', 'twelve'],
    ['Check 12 Lakelet kites KX-200 https://norvelle.example/kites', null],
    ['Check 13 kites KX-200 https://norvelle.example/kites 12', '13'],
    ['Check 12 kites KX-300 KX-200 https://norvelle.example/kites', 'KX-300'],
    ['Check 12 Tumbleton kites KX-200 https://norvelle.example/kites', 'Tumbleton'],
    ['Check 12 kites KX-200 https://norvelle.example/kites?x=1', 'https://norvelle.example/kites?x=1'],
    ['Check 12 burning kites KX-200 https://norvelle.example/kites', 'burning'],
    ['Check kites KX-200 Norvelle https://norvelle.example/kites', '12'],
    ['Check 12 kites Norvelle https://norvelle.example/kites', 'KX-200'],
    ['Check 12 kites KX-200 Norvelle', 'https://norvelle.example/kites'],
  ])('%s', (notes, fault) => {
    expect(findFault(notes, brief, task)?.replace(/;$/, '') ?? null).toBe(fault);
  });

  it('takes only whole lines of the brief where it has to be copied', () => {
    const own: Brief = { ...brief, notes: 'Need 2 AB-1\nthen Acme says 4.00 each\nfreight 1.00', prior: null };
    const verbatim: RestateTask = { ...task, isVerbatim: true };
    expect(findFault('Need 2 AB-1\n\nQuote 1:\nAcme says 4.00 each\nfreight 1.00', own, verbatim)).toBeNull();
    expect(findFault('Need 2 AB-1\n\nQuote 1:\nAcme says 4.00\nfreight each 1.00', own, verbatim)).toBe(
      'freight each 1.00',
    );
  });
});
