/** How elements are laid out where no sheet says anything (HTML, Rendering). Those that are not named stand in the line. */
const DISPLAY = new Map<string, string>();
const KINDS: Record<string, string> = {
  block:
    'html body address article aside blockquote center details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend main menu nav ol optgroup option p plaintext pre search section summary ul xmp',
  none: 'area base basefont datalist head link meta noembed noframes noscript param rp script style template title',
  'list-item': 'li',
  table: 'table',
  'table-caption': 'caption',
  'table-row-group': 'tbody thead tfoot',
  'table-row': 'tr',
  'table-cell': 'td th',
  'inline-block': 'button input meter progress select textarea',
  ruby: 'ruby',
  'ruby-text': 'rt',
};
for (const [display, names] of Object.entries(KINDS)) for (const name of names.split(' ')) DISPLAY.set(name, display);

export const defaultDisplay = (name: string): string => DISPLAY.get(name) ?? 'inline';

/**
 * What browsers do by themselves with these attributes, as a sheet that every other overrules. A page whose own sheets are elsewhere, where nothing
 * loads them, hides what is there for screen readers by the names that all such sheets use.
 */
export const BROWSER_SHEET = `[hidden]{display:none}[hidden=until-found]{display:block}dialog:not([open]){display:none}[popover]{display:none}`;
export const USUAL_SHEET = `.sr-only,.visually-hidden,.visuallyhidden,.screen-reader-text,.screen-reader-only,.screenreader-only,.sr-text,.u-visually-hidden,.assistive-text,.a-offscreen,.katex-mathml{position:absolute;width:1px;height:1px;overflow:hidden}`;

/** Displays whose children are each a box of their own. */
export const lifts = (display: string): boolean => /^(?:inline-)?(?:flex|grid|-webkit-box|-webkit-flex)$/.test(display);

/** The display of a box that is taken out of the line (CSS 2.2, 9.7). */
export function asBlock(display: string): string {
  if (display === 'inline' || display === 'inline-block' || display.startsWith('ruby')) return 'block';
  if (display === 'inline-flex') return 'flex';
  if (display === 'inline-grid') return 'grid';
  return display === 'inline-table' ? 'table' : display.startsWith('table-') ? 'block' : display;
}
