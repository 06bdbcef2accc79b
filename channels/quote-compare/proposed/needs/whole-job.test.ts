import { describe, expect, it } from 'vitest';
import { readSpokenOf } from './spoken-of.ts';
import { findSubject } from './whole-job.ts';

const subject = (text: string, offer: string): string | null => {
  const span = findSubject(text, readSpokenOf([offer], ['en']));
  return span && text.slice(span.start, span.end);
};

describe('findSubject', () => {
  it('takes the first clause of which the offers speak', () => {
    expect(subject('Hi Tom, we need the website redesign, by May. Logo too.', 'redesign 4,800.00, logo 300.00')).toBe(
      'website redesign',
    );
  });

  it('takes no sender, and the first clause where offers speak of none', () => {
    expect(subject('From: Redesign Team\nNew roof for the barn', 'redesign 12')).toBe('New roof for the barn');
  });
});
