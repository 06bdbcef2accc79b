import { PictureError } from '#contracts/measurement.ts';
import type { Measured } from '#contracts/measurement.ts';

/** What a picture shows of its item's size, or why it cannot be read as a picture. The geometry is loaded where it is needed. */
export async function measurePicture(bytes: Uint8Array, notes: string): Promise<Measured | { fault: string }> {
  const { measureImage } = await import('../../evidence/measuring/image/measure-image.ts');
  try {
    return await measureImage(bytes, notes);
  } catch (error) {
    if (error instanceof PictureError) return { fault: error.message };
    throw error;
  }
}
