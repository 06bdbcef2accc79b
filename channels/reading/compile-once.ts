import { setFlagsFromString } from 'node:v8';

/**
 * Node 24 compiles a pattern anew when it is used again, and one with a modifier (`(?-i:R)`) then no longer matches where it did, depending on what else
 * the process has run. What is read has to be the same each time, so patterns are compiled once. Files with such patterns call this before.
 */
export const compilePatternsOnce = (): void => setFlagsFromString('--no-regexp-tier-up');
