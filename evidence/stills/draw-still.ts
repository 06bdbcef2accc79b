import { LRUCache } from 'lru-cache';
import type { DrawnSpec, Drawing } from '#contracts/still.ts';
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
 * text cannot be set or painted.
 */
export async function drawStill(spec: DrawnSpec): Promise<Drawing> {
  const name = JSON.stringify(spec);
  const known = kept.get(name);
  if (known) return known;
  const { renderPng } = await import('./render-png.ts');
  const { picture, caption } = layOut(spec);
  const drawing = { ...(await renderPng(picture)), caption: cut(caption, MOST_OF_CAPTION) };
  kept.set(name, drawing);
  return drawing;
}

/** What a still looks like, and what it shows in words, for who cannot see it. */
function layOut(spec: DrawnSpec): { picture: Element; caption: string } {
  if (spec.kind === 'passage') return { picture: passageCard(spec), caption: tellPassage(spec) };
  if (spec.kind === 'table') return { picture: tableCard(spec), caption: tellTable(spec) };
  if (spec.kind === 'cadence') return { picture: cadenceChart(spec), caption: tellCadence(spec) };
  return { picture: mapChart(spec), caption: tellMap(spec) };
}
