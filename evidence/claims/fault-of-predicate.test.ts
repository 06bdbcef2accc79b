import { describe, expect, it } from 'vitest';
import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { checkComposition } from '../check-composition.ts';
import { compose, finding, GROUND, row, sentence } from '../examples/kestrel-widgets.ts';

const listed = (value: JsonObject): Finding => ({ ...finding('list', 'log', ['3.0.0 and 3.1.0 are out']), value });
const LISTED = listed({
  newest: [{ version: '3.1.0', date: '2030-05-06' }],
  dated: [
    { version: '3.1.0', date: '2030-05-06' },
    { version: '3.0.0', date: '2030-01-02' },
  ],
});

/** Why the sentence falls in an answer with one row, made of the finding `gone`. */
function fault(said: ComposedSentence, further: Finding[] = [LISTED]): string | undefined {
  const { dropped } = checkComposition(compose([row({ version: '3.0.0' })], [said]), {
    ...GROUND,
    findings: [...GROUND.findings, ...further],
  });
  return dropped[0]?.reason;
}

const ofList = (text: string): ComposedSentence =>
  sentence(text, {
    findings: ['list', 'gone', 'added'],
    derivations: [{ cell: 'date', rule: 'iso-date', from: ['Jan 2, 2030'], value: '2030-01-02' }],
  });

describe('sentences without rows', () => {
  it('name the newest of the days that their findings list', () => {
    expect(fault(ofList('3.1.0 of 2030-05-06 is the newest release.'))).toBeUndefined();
    expect(fault(ofList('3.0.0 of 2030-01-02 is the newest release.'))).toMatch(/"newest" is not/);
    expect(fault(ofList('3.0.0 of 2030-01-02 is the oldest release.'))).toBeUndefined();
  });

  it('name none of highest degree where nothing is listed, unless a quote says it', () => {
    expect(fault(sentence('The newest is told.', { findings: ['added'] }))).toMatch(/"newest" is not/);
    expect(fault(sentence('The cheapest is told.', { findings: ['list'] }))).toMatch(/"cheapest" is not/);
    const stated = finding('best', 'log', ['this is the cheapest lamp that we have']);
    expect(
      fault(sentence('Said: this is the cheapest lamp that we have.', { findings: ['best'] }), [stated]),
    ).toBeUndefined();
  });

  it('bound a time by such a word', () => {
    expect(fault(sentence('It is here in time at the latest.', { findings: ['added'] }))).toBeUndefined();
  });

  it('say that nothing was found only by what no row is made of', () => {
    for (const text of ['Nothing was found.', 'No widget was found.', 'no widget in the list']) {
      expect(fault(sentence(text, { findings: ['gone'] })), text).toMatch(/a row is made of it/);
      expect(fault(sentence(text, { findings: ['added'] })), text).toBeUndefined();
    }
  });
});
