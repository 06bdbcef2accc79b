import { checkTemporal } from './connect-temporal.ts';
import { readTemporalConfig } from './config.ts';
import { endWithMessage } from './start-error.ts';

// For installations of several machines, where no launcher does it: once, before the first worker.
try {
  const settings = readTemporalConfig();
  await checkTemporal(settings, console.error);
  console.log(`The namespace "${settings.namespace}" has the search attributes of a take`);
} catch (error) {
  endWithMessage(error);
}
