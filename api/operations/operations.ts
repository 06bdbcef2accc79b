import { cancelTake } from './cancel-take.ts';
import { connectAgui } from './connect-agui.ts';
import { exportTake } from './export-take.ts';
import { followTake } from './follow-take.ts';
import { getEvidence } from './get-evidence.ts';
import { getHandshake } from './get-handshake.ts';
import { getPageText } from './get-page-text.ts';
import { getServiceSpec } from './get-service-spec.ts';
import { getSpec } from './get-spec.ts';
import { getStill } from './get-still.ts';
import { getTake } from './get-take.ts';
import { listChannels } from './list-channels.ts';
import { listTakes } from './list-takes.ts';
import type { Operation } from './operation.ts';
import { rollTake } from './roll-take.ts';
import { runAgui } from './run-agui.ts';
import { verifyTake } from './verify-take.ts';

/** Every route of the channel surface, in the order in which it is documented. */
export const OPERATIONS: readonly Operation[] = [
  listChannels,
  getServiceSpec,
  getSpec,
  getHandshake,
  rollTake,
  listTakes,
  getTake,
  followTake,
  cancelTake,
  getEvidence,
  verifyTake,
  exportTake,
  getPageText,
  getStill,
  runAgui,
  connectAgui,
];
