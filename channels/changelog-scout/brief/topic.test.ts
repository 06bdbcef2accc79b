import { describe, expect, it } from 'vitest';
import { namesTopic, readTopic } from './topic.ts';

describe('readTopic', () => {
  it.each([
    ['Security only, and do we have to recalibrate?', 'recalibrate'],
    ['must we rekey the vault?', 'rekey'],
    ['do we have to upgrade?', undefined],
    ['do I need to read all of it?', undefined],
  ])('%s', (text, words) => expect(readTopic(text)?.words).toBe(words));
});

describe('namesTopic', () => {
  it.each([
    ['Drop support for Node.js 18', 'Node 18', true],
    ['Node 18+ is required now', 'Node 18', true],
    ['Removed Python 3.8 from the matrix', 'Python 3.8', true],
    ['Removed Python 3.80 from the matrix', 'Python 3.8', false],
    ['Node 20 is required now', 'Node 18', false],
    ['Fix for CVE-2026-1234', 'CVE-2026-1234', true],
    ['Herons (a+b)* match', 'Herons (a+b)*', true],
  ])('%s on %s: %s', (text, topic, wanted) => expect(namesTopic(text, topic)).toBe(wanted));
});
