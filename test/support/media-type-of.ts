import { extname } from 'node:path';

const MEDIA_TYPES: Record<string, string> = {
  '.md': 'text/markdown',
  '.html': 'text/html',
  '.json': 'application/json',
  '.atom': 'application/atom+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
};

/** As what a server sends a file of this name; undefined for one that is no page. */
export const mediaTypeOf = (name: string): string | undefined => MEDIA_TYPES[extname(name)];
