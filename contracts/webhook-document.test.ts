import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { WEBHOOK_DATA, WEBHOOK_EVENTS } from './webhook.ts';
import type { WebhookEventName } from './webhook.ts';

interface Described {
  type?: string;
  format?: string;
  description?: string;
  enum?: string[];
  anyOf?: Described[];
  items?: Described;
  properties?: Record<string, Described>;
}

function sayType(of: Described): string {
  if (of.enum) return of.enum.map((value) => `\`${value}\``).join(', ');
  if (of.anyOf) return of.anyOf.map(sayType).join(' or ');
  if (of.items) return `list of ${sayType(of.items)}`;
  if (of.properties) return 'object';
  return of.format === 'uuid' ? 'UUID' : (of.type ?? 'anything');
}

const partsOf = (of: Described): Described =>
  of.items ? partsOf(of.items) : (of.anyOf?.find(({ type }) => type === 'object') ?? of);

function renderFields(of: Described, within = ''): string[] {
  return Object.entries(partsOf(of).properties ?? {}).flatMap(([name, field]) => [
    `| \`${within}${name}\` | ${sayType(field)} | ${field.description ?? ''} |`,
    ...renderFields(field, `${within}${name}.`),
  ]);
}

function renderEvent(name: WebhookEventName): string {
  const schema = z.toJSONSchema(WEBHOOK_DATA[name]) as Described;
  return [
    `### ${name}`,
    '',
    `${WEBHOOK_EVENTS[name]}.`,
    '',
    '| data | is | |',
    '|---|---|---|',
    ...renderFields(schema),
    '',
  ].join('\n');
}

it('docs/webhooks.md has every event, with its data', async () => {
  const file = new URL('../docs/webhooks.md', import.meta.url);
  const document = readFileSync(file, 'utf8');
  const written = document.slice(0, document.indexOf('## Events\n') + '## Events\n'.length);
  const events = (Object.keys(WEBHOOK_EVENTS) as WebhookEventName[]).map(renderEvent);
  await expect(`${written}\n${events.join('\n')}`).toMatchFileSnapshot(file.pathname);
});
