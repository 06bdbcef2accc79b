import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Lets the SDK download its dev server and keeps the program of it in `folder`; gives the path of the CLI. */
export async function downloadWithSdk(folder: string): Promise<string> {
  const { TestWorkflowEnvironment } = await import('@temporalio/testing');
  mkdirSync(join(folder, 'sdk'), { recursive: true });
  const downloadDir = mkdtempSync(join(folder, 'download-'));
  try {
    const environment = await TestWorkflowEnvironment.createLocal({
      server: { executable: { type: 'cached-download', downloadDir } },
    });
    await environment.teardown();
    const name = readdirSync(downloadDir).find((file) => file.startsWith('temporal'));
    if (!name) throw new Error('the SDK kept nothing');
    copyFileSync(join(downloadDir, name), join(folder, 'sdk', 'temporal'));
  } finally {
    rmSync(downloadDir, { recursive: true, force: true });
  }
  return join(folder, 'sdk', 'temporal');
}
