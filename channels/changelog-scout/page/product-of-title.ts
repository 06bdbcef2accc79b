import { cueList } from '../../reading/cue-list.ts';
import { squeeze } from '../text/span.ts';

/** Units of a title that are looked at. */
const LONGEST = 200;
const GENERIC = cueList(
  String.raw`
  (?<!\p{L})(?:журнал изменений|änderungsprotokoll|änderungshistorie|versionshistorie|änderungen|journal des modifications|historique|registro de cambios|historial de cambios|novedades|notes de version|nouveautés|versionshinweise|neuerungen|notas de (?:la )?vers(?:ión|ão)|note di (?:rilascio|versione)|novità|novidades|release-?opmerkingen|wijzigingen)(?!\p{L})
  \b{word1}\b|(?:更新|变更|變更)(?:日志|日誌|记录|記錄)|版本历史|変更履歴|更新履歴|변경 (?:기록|사항|내역)
`,
  {
    flags: 'giu',
    words: {
      word1: String.raw`
    the|all|revision|forthcoming|upcoming|unreleased|complete|full|official|api|product|software|notable|recent|latest|release[sd]?|changes?|change ?logs?|history|notes?|news
    updates?|version|versions|what['’]?s|new|in|of|for|to|from|and|archive|feed|page|by|this|file|project|blog|home|documentation|docs
  `,
    },
  },
);

/** The product that a page's title names beside words such as `Release notes`, or null when nothing or a sentence is left. */
export function productOfTitle(title: string | null): string | null {
  const words = squeeze((title ?? '').slice(0, LONGEST));
  const parts = words.split(/ [|–—·:»-]+ | ?[|·»] ?/);
  const names = parts.map((part) => ({
    part,
    rest: part
      .replace(GENERIC, ' ')
      .replace(/[^\p{L}\p{N}.+#@/ -]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<=\p{L}.*)\s+v?\d+(?:\.(?:\d+|x))+\S*$/u, ''),
  }));
  const named =
    names.find(({ part, rest }) => rest !== '' && rest.length < part.length) ?? names.find(({ rest }) => rest !== '');
  const name = named?.rest ?? '';
  return /^[\p{L}\p{N}@.]/u.test(name) &&
    /\p{L}{2}|^\p{L}$/u.test(name) &&
    name.split(' ').length <= 3 &&
    !/\d\.[\dx]/.test(name)
    ? name
    : null;
}
