import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { findEastAsian, nameFonts } from './east-asian.ts';
import { box } from './element.ts';
import type { Element, Shape } from './element.ts';
import { fontsFor, LAST_FILE } from './fonts.ts';
import { readPackaged } from './read-packaged.ts';
import { THEME } from './theme.ts';

export interface Rendered {
  png: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

let ready: Promise<void> | undefined;

/**
 * Lays a tree out and paints it. Both are WebAssembly and JavaScript with fonts from packages, so the bytes are the same on every machine
 * that runs this version; nothing is loaded from the network or from the system. `scale`: pixels to one of the layout.
 */
export async function renderPng(element: Element, scale: number = THEME.scale): Promise<Rendered> {
  ready ??= initWasm(readPackaged('@resvg/resvg-wasm/index_bg.wasm'));
  await ready;
  const { svg, files } = await layOut(element);
  const painter = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    background: THEME.paper,
    font: { loadSystemFonts: false, fontBuffers: files.map(readPackaged) },
  });
  const image = painter.render();
  try {
    return { png: image.asPng(), width: image.width, height: image.height };
  } finally {
    image.free();
    painter.free();
  }
}

/**
 * The tree as SVG: shapes first, then what satori makes of the boxes and the text. Text is laid out to paths, but for Chinese, Japanese and Korean,
 * which is words for the painter to set in the fonts of `files`; that sets no other scripts right.
 */
async function layOut(element: Element): Promise<{ svg: string; files: string[] }> {
  const words = wordsOf(element);
  const { fonts, family } = fontsFor(words);
  const { slices, rest } = findEastAsian(words);
  const others = slices.length > 0 ? fontsFor(rest).files : null;
  const shapes: string[] = [];
  const svg = await satori(box({ fontFamily: family }, [element]), {
    width: THEME.width,
    fonts,
    embedFont: others === null,
    onNodeDetected({ left, top, props }) {
      // The props are those that `canvas` made.
      const own = props['shapes'] as Shape[] | undefined;
      if (own) shapes.push(`<g transform="translate(${left} ${top})">${own.map(write).join('')}</g>`);
    },
  });
  // Masks that nothing names are made for every box; each would cost the painter a look.
  const plain = svg.replace(/<mask id="([^"]+)">.*?<\/mask>/gs, (mask, id: string) =>
    svg.includes(`url(#${id})`) ? mask : '',
  );
  const drawn = plain.replace(/^<svg[^>]*>/, (open) => open + shapes.join(''));
  if (!others) return { svg: drawn, files: [] };
  // The painter takes a letter from the first file that has it, and the last font has almost all.
  const files = [
    ...others.filter((file) => file !== LAST_FILE),
    ...slices,
    ...others.filter((file) => file === LAST_FILE),
  ];
  return { svg: nameFonts(drawn), files };
}

/** Attributes of shapes are numbers, our own constants and pictures in base64. */
const write = ({ type, props }: Shape): string =>
  `<${type}${Object.entries(props)
    .map(([name, value]) => ` ${name === 'strokeWidth' ? 'stroke-width' : name}="${value}"`)
    .join('')}/>`;

function wordsOf({ props: { children } }: Element): string {
  if (typeof children === 'string') return children;
  return (children ?? []).map((child) => (child ? wordsOf(child) : '')).join('');
}
