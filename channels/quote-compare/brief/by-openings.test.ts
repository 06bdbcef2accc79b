import { describe, expect, it } from 'vitest';
import { firmIn } from './firm-in-head.ts';
import { byOpenings } from './by-openings.ts';

const BODIES = ['40 chairs at 189 each, freight 640', '40 chairs $174.50 each = $6,980.00\nShipping $85.00'];

describe('byOpenings', () => {
  it.each([
    ['rules', '--- Loring ---', '--- SitWell ---'],
    ['brackets', '[Loring]', '[SitWell]'],
    ['hashes', '## Loring', '## SitWell'],
    ['senders', 'from: Loring', 'from: SitWell'],
    ['senders in German', 'Von: Loring', 'Von: SitWell'],
    ['numbers', '1) Loring', '2) SitWell'],
    ['letters', '(a) Loring', '(b) SitWell'],
    ['colons', 'Loring:', 'SitWell:'],
    ['bold colons', '**Loring:**', '**SitWell**:'],
  ])('parts quotes below heads with %s', (_form, first, second) => {
    const notes = `we need 40 chairs\n\n${first}\n${BODIES[0]}\n${second}\n${BODIES[1]}\n\nWhich one should we go with?`;
    const { brief, quotes } = byOpenings(notes);
    expect(quotes.map(({ name }) => name)).toEqual(['Loring', 'SitWell']);
    expect(quotes[1]?.text).toContain('Shipping $85.00');
    expect(quotes[1]?.text).not.toContain('Which one');
    expect(brief).toBe('we need 40 chairs\n\nWhich one should we go with?');
  });

  it.each([
    ['a head without prices below it', `[Loring]\n${BODIES[0]}\n[SitWell]\ncall us`],
    ['numbers that do not count from the first', `2) Loring\n${BODIES[0]}\n5) SitWell\n${BODIES[1]}`],
    ['the same head twice', `[Loring]\n${BODIES[0]}\n[Loring]\n${BODIES[1]}`],
    ['labels of figures', `Freight:\n12.00\nTotal:\n$300.00`],
    ['a list of what is needed', '1) chairs\n2) desks\n\nprices please'],
  ])('parts nothing at %s', (_what, notes) => {
    expect(byOpenings(notes).quotes).toEqual([]);
  });
});

describe('firmIn', () => {
  it.each([
    ['Tessa @ Loring Furnishings', 'Loring Furnishings'],
    ['dan (SitWell)', 'SitWell'],
    ['Gem State Coatings, quote #4471', 'Gem State Coatings'],
    ['Brightline, Inc. - revised', 'Brightline, Inc.'],
    ['Brightline (new)', 'Brightline'],
    ['Midtown Supply (Dana)', 'Midtown Supply'],
    ['quotes@hennepinbiz.example', 'hennepinbiz'],
    ['Anna Lind <anna@lindwerk.example>', 'Anna Lind'],
  ])('%s names %s', (words, firm) => {
    expect(firmIn(words)).toBe(firm);
  });
});
