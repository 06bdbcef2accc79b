/** The one look of all stills: sizes in CSS pixels, drawn at twice that. */
export const THEME = {
  scale: 2,
  width: 1200,
  margin: 64,
  ink: '#161A20',
  soft: '#475059',
  muted: '#69727D',
  line: '#E3E6EA',
  wash: '#F5F7F8',
  paper: '#FFFFFF',
  accent: '#0B6B5D',
  accentSoft: '#6FA9A1',
  accentWash: '#E3F0EE',
} as const;

/** Width between the margins. */
export const INNER_WIDTH = THEME.width - 2 * THEME.margin;
