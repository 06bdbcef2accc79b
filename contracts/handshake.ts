import { z } from 'zod';

/** What an AG-UI agent declares of itself, in the shape of the protocol's `AgentCapabilities`. Absent means not declared. */
const Capabilities = z
  .strictObject({
    identity: z.strictObject({ name: z.string(), type: z.string(), description: z.string(), version: z.string() }),
    transport: z.strictObject({
      streaming: z.boolean(),
      websocket: z.boolean(),
      httpBinary: z.boolean(),
      pushNotifications: z.boolean(),
      resumable: z.boolean(),
    }),
    tools: z.strictObject({ supported: z.boolean(), parallelCalls: z.boolean(), clientProvided: z.boolean() }),
    output: z.strictObject({ structuredOutput: z.boolean(), supportedMimeTypes: z.array(z.string()) }),
    state: z.strictObject({
      snapshots: z.boolean(),
      deltas: z.boolean(),
      memory: z.boolean(),
      persistentState: z.boolean(),
    }),
    multiAgent: z.strictObject({ supported: z.boolean() }),
    reasoning: z.strictObject({ supported: z.boolean() }),
    execution: z.strictObject({
      codeExecution: z.boolean(),
      maxIterations: z.int().describe('Rounds of gathering'),
      maxExecutionTime: z.int().describe('Milliseconds'),
    }),
    humanInTheLoop: z.strictObject({
      supported: z.boolean(),
      approvals: z.boolean(),
      interventions: z.boolean(),
      feedback: z.boolean(),
      interrupts: z.boolean(),
      approveWithEdits: z.boolean(),
    }),
  })
  .meta({ id: 'AgentCapabilities' });

/** Answer of `GET agui` (interface document, part 2, Channels). */
export const Handshake = z
  .strictObject({
    protocol: z.literal('ag-ui'),
    protocolVersion: z.string(),
    transport: z.strictObject({ request: z.string(), response: z.string(), resumable: z.boolean() }),
    events: z.array(z.string()).describe('Event types that the stream has'),
    customEvents: z.array(z.string()).describe('Names of its CUSTOM events'),
    capabilities: Capabilities,
    links: z.strictObject({ run: z.url(), connect: z.url(), events: z.string(), cancel: z.string(), spec: z.url() }),
  })
  .meta({ id: 'Handshake' });
export type Handshake = z.infer<typeof Handshake>;
