import type { RequestHandler } from 'express';
import { connectRun } from './ag-ui/connect-run.ts';
import { getHandshake } from './ag-ui/handshake.ts';
import { postRun } from './ag-ui/post-run.ts';
import { cancelTake } from './channels/cancel-take.ts';
import { getDirectory } from './channels/directory.ts';
import { getOpenApi } from './channels/get-openapi.ts';
import { getTake } from './channels/get-take.ts';
import { listTakes } from './channels/list-takes.ts';
import { postTake } from './channels/post-take.ts';
import { getSpec } from './channels/spec/get-spec.ts';
import { takeEvents } from './channels/take-events.ts';
import type { ApiContext } from './context.ts';
import { exportTake } from './evidence/export-take.ts';
import { getEvidence } from './evidence/get-evidence.ts';
import { getPage } from './evidence/get-page.ts';
import { getStill } from './evidence/get-still.ts';
import { verifyTake } from './evidence/verify-take.ts';
import type { OperationName } from './operations/operations.ts';

/** What answers each operation: an operation without a handler, or a handler without one, does not compile. */
export const channelHandlers = (context: ApiContext): Record<OperationName, RequestHandler> => ({
  list_channels: getDirectory(context),
  service_spec: getOpenApi(context),
  channel_spec: getSpec(context),
  agui_handshake: getHandshake(context),
  roll_take: postTake(context),
  list_takes: listTakes(context),
  get_take: getTake(context),
  follow_take: takeEvents(context),
  cancel_take: cancelTake(context),
  take_evidence: getEvidence(context),
  verify_take: verifyTake(context),
  export_take: exportTake(context),
  page_text: getPage(context),
  still_picture: getStill(context),
  agui_run: postRun(context),
  agui_connect: connectRun(context),
});
