import { describe, expect, it } from 'vitest';
import type { TakeEvent } from '#contracts/take-event.ts';
import { createProgress } from './progress.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  const out = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { out, written };
}

const at = '2026-11-21T12:00:00.000Z';
const started = (stage: 'plan' | 'crawl', round = 1): TakeEvent => ({
  seq: 1,
  at,
  type: 'stage.started',
  stage,
  round,
});
const finished = (stage: 'plan' | 'crawl', round = 1): TakeEvent => ({
  seq: 2,
  at,
  type: 'stage.finished',
  stage,
  round,
  attempts: 1,
  latencyMs: 40,
  counts: {},
});

describe('createProgress', () => {
  it('draws a bar with the stages that run on a terminal', () => {
    const { out, written } = record(true);
    using progress = createProgress(out, () => 0);
    progress.show(started('plan'));
    progress.show(finished('plan'));
    progress.show(started('crawl', 2));
    expect(written.at(-1)).toBe(`\r\u001b[2K${'█'.repeat(4)}${'░'.repeat(24)} 1/7 0.0 s crawl#2`);
  });

  it('does not move for another round of a stage that is done', () => {
    const { out, written } = record(true);
    using progress = createProgress(out, () => 0);
    for (const event of [finished('crawl'), finished('crawl', 2)]) progress.show(event);
    expect(written.at(-1)).toContain(' 1/7 ');
  });

  it('writes a line per stage elsewhere', () => {
    const { out, written } = record(false);
    using progress = createProgress(out, () => 0);
    progress.show(started('plan'));
    progress.show(finished('plan'));
    progress.show({ seq: 3, at, type: 'stage.skipped', stage: 'measure', round: 1, reason: 'nothing to measure' });
    progress.finish();
    expect(written).toEqual(['plan done in 40 ms\n', 'measure left out: nothing to measure\n']);
  });
});
