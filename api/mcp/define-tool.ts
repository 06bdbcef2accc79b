import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { LibraryQuestion } from '#contracts/library-search.ts';
import type { ToolCatalogue, ToolErrorCode } from '#contracts/tool.ts';
import type { WebhookEventName } from '#contracts/webhook.ts';
import type { Db } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import type { ToolScope } from '../principal.ts';

/** What every tool works with, whoever calls. */
export interface ToolContext {
  db: Db;
  /** Without a slash at its end. */
  baseUrl: string;
  /** LONGTAKE_SECRET. */
  secret: Uint8Array;
  /** Slugs of the channels whose takes are pipeline runs. */
  measuringChannels: readonly string[];
  /** Where approved specimens go. */
  courierTarget: 'https' | 'files';
  /** Reads the address of a receiver; undefined where it may not be one. */
  parseReceiver: (url: string) => URL | undefined;
  /** Reads a question of the library. Where a provider tells what it means, that one is asked, for a moment. */
  readQuestion: (query: string) => Promise<LibraryQuestion>;
  /** Every write is a dry run (MCP_SANDBOX_MODE). */
  isDryRun: boolean;
  catalogue: ToolCatalogue;
}

/** One call that was logged, admitted and authorised. Its transaction runs under the operator's row-level security. */
export interface ToolCall extends ToolContext {
  trx: Transaction<Schema>;
  operatorId: string;
  email: string;
  /** What the tool's `question` was read as. */
  question: LibraryQuestion | undefined;
}

interface Shared<P extends z.ZodObject, R extends z.ZodObject> {
  /** `[a-z_]{1,64}`. */
  name: string;
  title: string;
  /** For a model: what it does, when to use it and when not. */
  description: string;
  /** Strict, each member described. */
  parameters: P;
  /** Without `cached`, which every result has besides. Only what it declares leaves. */
  result: R;
  access: 'operator' | 'admin';
  scope: ToolScope;
  ratePerMinute: number;
  /** Beside those that every tool may answer. */
  errors: readonly ToolErrorCode[];
  run: (call: ToolCall, parameters: z.output<P>) => Promise<z.input<R>>;
}

export interface ReadTool<P extends z.ZodObject = z.ZodObject, R extends z.ZodObject = z.ZodObject> extends Shared<
  P,
  R
> {
  kind: 'read';
  cacheSeconds: number;
  /** What it asks the library: read before its transaction begins, for reading may have to wait for a provider. */
  question?: (parameters: z.output<P>) => string;
}

export interface WriteTool<P extends z.ZodObject = z.ZodObject, R extends z.ZodObject = z.ZodObject> extends Shared<
  P,
  R
> {
  kind: 'write';
  /** Whether it takes away something that cannot be brought back. */
  isDestructive: boolean;
  /** Whether a second call with the same arguments changes nothing more. */
  isIdempotent: boolean;
  /** Whether it has effects outside of the service. */
  isOpenWorld: boolean;
  events: readonly WebhookEventName[];
  /** Answers what `run` would, writing, publishing and notifying nothing. */
  rehearse: (call: ToolCall, parameters: z.output<P>) => Promise<z.input<R>>;
}

export type Tool = ReadTool | WriteTool;

/** A tool of the server: everything that surfaces and the pipeline need to know of it, in one value and without any SDK. */
export function defineTool<P extends z.ZodObject, R extends z.ZodObject>(tool: ReadTool<P, R> | WriteTool<P, R>): Tool {
  // The pipeline hands `run` and `rehearse` nothing but what `parameters` gave.
  return tool;
}
