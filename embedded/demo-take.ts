import { findLocalOrigin } from './announce.ts';
import type { LauncherConfig } from './config.ts';
import type { DemoPage } from './demo-page.ts';
import { createProgress } from './progress.ts';
import { renderTake } from './render-take.ts';
import { rollTakeWithKeptKey } from './roll-take.ts';
import type { Access } from './station-key.ts';

/** One take over the page that the launcher serves, printed with its grade; gives its id. */
export async function rollDemoTake(page: DemoPage, access: Access, config: LauncherConfig): Promise<string> {
  console.log('\nA demo take, over a page that this launcher serves:');
  using progress = createProgress(process.stderr);
  const take = await rollTakeWithKeptKey(access, {
    baseUrl: findLocalOrigin(config),
    slug: 'changelog-scout',
    request: { notes: `What changed in Tidepool? ${page.address}` },
    onEvent: progress.show,
  });
  progress.finish();
  console.log(renderTake(take, { width: 80 }));
  return take.lifecycle.takeId;
}
