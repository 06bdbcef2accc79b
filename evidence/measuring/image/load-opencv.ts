import { createRequire } from 'node:module';
import type OpenCv from '@techstark/opencv-js';

export type Cv = typeof OpenCv;

let ready: Promise<{ cv: Cv }> | undefined;

/**
 * OpenCV as WebAssembly: the same bytes come to the same numbers on every machine. The module is a thenable that resolves to itself, so it is handed on
 * inside an object: an await of it would never end.
 */
export function loadOpenCv(): Promise<{ cv: Cv }> {
  ready ??= start();
  return ready;
}

async function start(): Promise<{ cv: Cv }> {
  // Not by import(): what resolves with a thenable waits for it, and this one never ends.
  const cv = createRequire(import.meta.url)('@techstark/opencv-js') as Cv;
  const { promise, resolve } = Promise.withResolvers<void>();
  if (isReady(cv)) resolve();
  else (cv as { onRuntimeInitialized?: () => void }).onRuntimeInitialized = () => resolve();
  await promise;
  return { cv };
}

const isReady = (cv: object): boolean => 'Mat' in cv && cv.Mat !== undefined;

/** Frees what OpenCV allocates: it is outside of what JavaScript collects. */
export function createScope(): { keep<T extends { delete(): void }>(thing: T): T } & Disposable {
  const things: { delete(): void }[] = [];
  return {
    keep(thing) {
      things.push(thing);
      return thing;
    },
    [Symbol.dispose]() {
      for (const thing of things.toReversed()) thing.delete();
    },
  };
}
