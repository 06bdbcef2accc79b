/** How a size in inches was come by, from what is printed to what cannot be known: `none` never has inches (DESIGN.md, Measurement). */
export const SCALE_PATHS = [
  'stated',
  'derived',
  'fiducial_marker',
  'ruler_in_frame',
  'known_object',
  'camera_exif',
  'operator_entered',
  'none',
] as const;
export type ScalePath = (typeof SCALE_PATHS)[number];
