import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtake-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const count = (testResults: object[]) => {
  const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults };
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  return countTests(join(folder, 'report.json'));
};

describe('countTests', () => {
  it('counts what passed, failed and was skipped', () => {
    const results = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(count(results)).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    expect(count([{ status: 'failed', assertionResults: [] }]).failed).toBe(2);
  });
});
