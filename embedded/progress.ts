import { STAGES, type StageName, stepName } from '#contracts/stage.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { cleanForTerminal } from '#contracts/terminal-text.ts';

interface Progress extends Disposable {
  show(event: TakeEvent): void;
  finish(): void;
}

/** What of a stream is needed. */
interface Screen {
  isTTY: boolean;
  write(text: string): unknown;
}

const BAR_CELLS = 28;

/**
 * Follows the log of a take: on a terminal one line with a bar, elsewhere a line per stage. The bar counts the stages
 * that are done, so it stands still, and never goes back, while a channel asks for another round of sources.
 */
export function createProgress(out: Screen, now = () => performance.now()): Progress {
  const startedAt = now();
  const done = new Set<StageName>();
  const running = new Set<string>();
  const timer = out.isTTY ? setInterval(draw, 200).unref() : undefined;

  function draw(): void {
    const filled = Math.round((done.size / STAGES.length) * BAR_CELLS);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
    const seconds = ((now() - startedAt) / 1000).toFixed(1);
    out.write(`\r\x1b[2K${bar} ${done.size}/${STAGES.length} ${seconds} s ${[...running].join(', ')}`);
  }

  function show(event: TakeEvent): void {
    if (!('stage' in event) || !('round' in event)) return;
    const step = stepName(event.stage, event.round);
    if (event.type === 'stage.started') running.add(step);
    else if (event.type === 'stage.finished' || event.type === 'stage.skipped') {
      running.delete(step);
      done.add(event.stage);
      if (!out.isTTY)
        out.write(
          `${step} ${event.type === 'stage.skipped' ? `left out: ${cleanForTerminal(event.reason)}` : `done in ${event.latencyMs} ms`}\n`,
        );
    }
    if (out.isTTY) draw();
  }

  function finish(): void {
    clearInterval(timer);
    if (out.isTTY) out.write('\r\x1b[2K');
  }

  return { show, finish, [Symbol.dispose]: finish };
}
