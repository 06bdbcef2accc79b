import exifr from 'exifr';
import sharp, { type Metadata } from 'sharp';
import { PictureError } from '#contracts/measurement.ts';

/** Longest side of what is worked on; finer pixels do not make a size surer than the plane of the item is. */
const LONGEST_SIDE = 2_000;
/** What a camera makes today and somewhat more; 200 MB as decoded pixels. */
const MOST_PIXELS = 64_000_000;
const MOST_BYTES = 64 * 1_024 * 1_024;

export interface Picture {
  /** Red, green, blue; upright. */
  rgb: Uint8Array;
  width: number;
  height: number;
  /** Pixels of the upright image to one of `rgb`. */
  shrink: number;
  /** Size of the upright image. */
  full: { width: number; height: number };
  exif: { focal35mm: number | null; distanceMetres: number | null };
}

/**
 * Decodes JPEG, PNG, WebP, AVIF and the first frame of GIF, upright, to at most 2,000 pixels a side. Throws PictureError for what is no picture, is cut
 * off or is too large; nothing of a larger one is decoded.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length === 0) throw new PictureError('empty_file', 'The file is empty.');
  if (!isPicture(bytes)) throw new PictureError('not_an_image', 'The file is no JPEG, PNG, WebP, AVIF or GIF picture.');
  if (bytes.length > MOST_BYTES) throw tooLarge(`${Math.round(bytes.length / 1_048_576)} MB`);
  const options = {
    limitInputPixels: MOST_PIXELS,
    failOn: 'truncated',
    sequentialRead: true,
    ignoreIcc: true,
  } as const;
  const facts = await readFacts(bytes);
  const turned = (facts.orientation ?? 1) >= 5;
  const [width, height] = turned ? [facts.height, facts.width] : [facts.width, facts.height];
  if (width * height > MOST_PIXELS) throw tooLarge(`${width} × ${height} pixels`);
  if (Math.min(width, height) < 16)
    throw new PictureError('unreadable_image', `A picture of ${width} × ${height} pixels is too small to be measured.`);
  try {
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      rgb: info.channels === 3 ? data : asColour(data, info.channels),
      width: info.width,
      height: info.height,
      shrink: Math.max(width, height) / Math.max(info.width, info.height),
      full: { width, height },
      exif: await readExif(facts.exif),
    };
  } catch (cause) {
    throw new PictureError('unreadable_image', 'The picture is damaged or cut off and cannot be decoded.', { cause });
  }
}

const tooLarge = (size: string): PictureError =>
  new PictureError(
    'image_too_large',
    `The picture has ${size}; at most ${MOST_PIXELS / 1e6} megapixels and 64 MB are read.`,
  );

async function readFacts(bytes: Uint8Array): Promise<Metadata & { width: number; height: number }> {
  try {
    // Without a limit here: a bomb is told by its size, and only its header is read.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PictureError('unreadable_image', 'The picture is damaged and cannot be read.', { cause });
  }
}

async function readExif(exif: Uint8Array | undefined): Promise<Picture['exif']> {
  const none = { focal35mm: null, distanceMetres: null };
  if (!exif) return none;
  // sharp hands the block on with the name of its segment.
  const block = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif' ? exif.subarray(6) : exif;
  const tags: unknown = await exifr
    .parse(block, { pick: ['FocalLengthIn35mmFormat', 'SubjectDistance'] })
    .catch(() => undefined);
  if (typeof tags !== 'object' || tags === null) return none;
  const numberOf = (name: string): number | null => {
    const value: unknown = Reflect.get(tags, name);
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
  };
  return { focal35mm: numberOf('FocalLengthIn35mmFormat'), distanceMetres: numberOf('SubjectDistance') };
}

function asColour(data: Uint8Array, channels: number): Uint8Array {
  const count = data.length / channels;
  const rgb = new Uint8Array(count * 3);
  for (let at = 0; at < count; at += 1) rgb.fill(data[at * channels]!, at * 3, at * 3 + 3);
  return rgb;
}

/** By the first bytes, so that no other decoder (SVG, PDF, TIFF) is ever asked. */
function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const isAvif = head.slice(4, 8) === 'ftyp' && /^(?:avi[fs]|mif1|miaf)/.test(head.slice(8, 12));
  return (
    head.startsWith('\u00ff\u00d8\u00ff') ||
    head.startsWith('\u0089PNG\r\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    head.startsWith('GIF8') ||
    isAvif
  );
}
