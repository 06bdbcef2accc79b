import { readFile, readdir } from 'node:fs/promises';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { describe, expect, it } from 'vitest';
import { loadWorkflowBundle } from '../../workers/workflow-bundle.ts';
import { installQuietRuntime } from '../support/install-runtime.ts';
import { SCENARIOS } from './scenarios.ts';

installQuietRuntime();

const folder = new URL('histories/', import.meta.url);
const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));

describe('kept histories', () => {
  it('are there for every scenario', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const name of Object.keys(SCENARIOS))
      expect(
        files.some((file) => file.endsWith(`-${name}.json`)),
        name,
      ).toBe(true);
  });

  it.each(files)('%s is replayed by the workflows of today', async (file) => {
    const history = historyFromJSON(JSON.parse(await readFile(new URL(file, folder), 'utf8')));

    const replayed = Worker.runReplayHistory({ workflowBundle: await loadWorkflowBundle() }, history);
    await expect(replayed).resolves.toBeUndefined();
  });

  it('of another way are refused', async () => {
    const json = JSON.parse(
      await readFile(
        new URL(
          files.find((file) => file.endsWith('-finished.json'))!,
          folder,
        ),
        'utf8',
      ),
    ) as {
      events: { activityTaskScheduledEventAttributes?: { activityType: { name: string } } }[];
    };
    const scheduled = json.events.find(
      ({ activityTaskScheduledEventAttributes: at }) => at?.activityType.name === 'extract',
    );
    scheduled!.activityTaskScheduledEventAttributes!.activityType.name = 'grade';

    await expect(
      Worker.runReplayHistory({ workflowBundle: await loadWorkflowBundle() }, historyFromJSON(json)),
    ).rejects.toThrow(/TMPRL1100|nondeterminism/i);
  });

  it('hold references, never a page or a brief', async () => {
    for (const file of files) {
      const text = await readFile(new URL(file, folder), 'utf8');
      const payloads = [...text.matchAll(/"data":\s*"([A-Za-z0-9+/=]+)"/g)].map(([, encoded]) =>
        Buffer.from(encoded!, 'base64').toString(),
      );
      expect(payloads.length).toBeGreaterThan(0);
      for (const payload of payloads) expect(payload).not.toMatch(/Paris|Facts of/);
      expect(text.length).toBeLessThan(60_000);
    }
  });
});
