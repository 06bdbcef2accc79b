/** Says of a row whether the column that decides declines it: below "Keep?", "Ours" or "Check" stands "no". Null where no column decides. */
export function declinedBy(head: readonly string[]): ((cells: readonly string[]) => boolean) | null {
  const at = head.findIndex((cell) => DECIDES.test(cell));
  return at < 0 ? null : (cells) => DECLINED.test(cells[at] ?? '');
}

/** The row as readers have what a brief rules out itself. */
export const ruledOutIf = (isOut: boolean, row: string): string =>
  isOut && row !== '' && !row.startsWith('(not the ') ? `(not the ${row})` : row;

const HEADINGS = [
  'keep|keeping|kept|ours|mine|check|include|included|want|wanted',
  'behalten|unsers|prüfen|garder|vérifier|à nous|guardar|conservar|revisar|nuestro',
  'tenere|controllare|nostro|manter|verificar|nosso|houden|controleren|zatrzymać|sprawdzić',
].join('|');
const DECIDES = new RegExp(`^\\W*(?:${HEADINGS})\\W*$`, 'iu');
const DECLINED = /^\W*(?:no|n|nope|nein|non|nee|não|nao|nie|not|don['’]?t)(?![\p{L}\d])/iu;
