import type { JsonObject } from '#contracts/json.ts';
import type { Channel } from '../../channels/channel.ts';
import type { Operation } from '../operations/operation.ts';
import { createSchemas } from './json-schemas.ts';

export type DescribedChannel = Pick<Channel, 'card' | 'table'>;

/** In what the document of one channel and that of all differ. */
interface Form {
  /** Below `/api/public`. */
  pathOf(operation: Operation): string;
  idOf(operation: Operation): string;
  /** Parameters beside those of the operation. */
  parametersOf(operation: Operation): JsonObject[];
}

/** An OpenAPI document while it is made: which channels it is about, and the schemas that it has come to. */
export const createDocument = (channels: readonly DescribedChannel[], form: Form) => ({
  ...form,
  channels,
  sent: createSchemas('input'),
  answered: createSchemas('output'),
});

export type DraftDocument = ReturnType<typeof createDocument>;

/** `changelog-scout` → `ChangelogScout`. */
export const pascalCase = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
