/** A kind of page that grows in one way; `build` makes one of about so many bytes. */
export interface GrowthShape {
  mediaType: string;
  url?: string;
  build(bytes: number): string | Uint8Array;
}

type Build = GrowthShape['build'];
type Part = (at: number) => string;

export function of(mediaType: string, builds: Record<string, Build>): Record<string, GrowthShape> {
  return Object.fromEntries(Object.entries(builds).map(([name, build]) => [name, { mediaType, build }]));
}

export const PAGE = '<!doctype html><title>Berths</title>';

export function body(build: (bytes: number) => string): Build {
  return (bytes) => `${PAGE}<body>${build(bytes)}`;
}

/** A page with a sheet of its own. */
export function styled(sheet: (bytes: number) => string, elements: (bytes: number) => string): Build {
  return (bytes) => `${PAGE}<style>${sheet(bytes)}</style><body>${elements(bytes)}`;
}

export function feed(entries: (bytes: number) => string): Build {
  return (bytes) => `<feed xmlns="http://www.w3.org/2005/Atom"><title>Berths</title>${entries(bytes)}</feed>`;
}

export function nest(bytes: number, open: string, close: string): string {
  const count = bytes / (open.length + close.length);
  return `${open.repeat(count)}x${close.repeat(count)}`;
}

/** A text as often as fits. */
export function again(chars: number, text: string): string {
  return text.repeat(Math.floor(chars / text.length));
}

/** Parts until there are so many characters. */
export function fill(chars: number, part: Part): string {
  const parts: string[] = [];
  for (let length = 0, at = 0; length < chars; at += 1) length += parts[parts.push(part(at)) - 1]!.length;
  return parts.join('');
}
