import { LRUCache } from 'lru-cache';
import type { DrawnSpec, Drawing, MeasuredSpec } from '#contracts/still.ts';
import { cadenceChart, tellCadence } from './cadence/cadence-chart.ts';
import type { Element } from './element.ts';
import { mapChart, tellMap } from './map/map-chart.ts';
import { passageCard, tellPassage } from './passage-card.ts';
import { cut } from './plain-text.ts';
import { tableCard, tellTable } from './table-card.ts';

/** A caption is read aloud: nobody listens longer. */
const MOST_OF_CAPTION = 1_200;

/** Drawings follow from their specs alone. The last ones are kept: a take that was just framed is often verified next. */
const kept = new LRUCache<string, Drawing>({ max: 24 });

/**
 * Draws a still: the same spec gives the same bytes and caption on every machine. What draws is loaded with the first still. Throws where a
 * text cannot be set or painted, or a picture is not the one that was measured. A still over a picture is as large as that, and is not kept.
 */
export async function drawStill(spec: DrawnSpec | MeasuredSpec, picture?: Uint8Array): Promise<Drawing> {
  if (spec.kind === 'measured') return drawMeasured(spec, picture ?? new Uint8Array());
  const name = JSON.stringify(spec);
  const known = kept.get(name);
  if (known) return known;
  const { renderPng } = await import('./render-png.ts');
  const { laid, caption } = layOut(spec);
  const drawing = { ...(await renderPng(laid)), caption: cut(caption, MOST_OF_CAPTION) };
  kept.set(name, drawing);
  return drawing;
}

async function drawMeasured(spec: MeasuredSpec, picture: Uint8Array): Promise<Drawing> {
  const { measuredCard, shrinkPicture, tellMeasured } = await import('./measured/measured-card.ts');
  const { renderPng } = await import('./render-png.ts');
  const small = await shrinkPicture(spec, picture);
  return { ...(await renderPng(measuredCard(spec, small), 1)), caption: cut(tellMeasured(spec), MOST_OF_CAPTION) };
}

/** What a still looks like, and what it shows in words, for who cannot see it. */
function layOut(spec: DrawnSpec): { laid: Element; caption: string } {
  if (spec.kind === 'passage') return { laid: passageCard(spec), caption: tellPassage(spec) };
  if (spec.kind === 'table') return { laid: tableCard(spec), caption: tellTable(spec) };
  if (spec.kind === 'cadence') return { laid: cadenceChart(spec), caption: tellCadence(spec) };
  return { laid: mapChart(spec), caption: tellMap(spec) };
}
