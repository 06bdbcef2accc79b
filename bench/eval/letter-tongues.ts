import { NORTHERN_LETTERS } from './letter-tongues-north.ts';
import { SOUTHERN_LETTERS } from './letter-tongues-south.ts';
import type { LetterTongue } from './letter-tongue.ts';

export const LETTER_TONGUES: Record<string, LetterTongue> = { ...NORTHERN_LETTERS, ...SOUTHERN_LETTERS };
