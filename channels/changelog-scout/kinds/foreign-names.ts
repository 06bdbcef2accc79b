import type { SectionKind } from './kind.ts';

/**
 * Beginnings of names of sections and of changes in other languages than English: German, French, Spanish, Portuguese, Italian, Dutch, Polish,
 * Russian, Chinese, Japanese, Korean; parted by commas. The first kind that has one wins.
 */
const BEGINNINGS: [SectionKind, string][] = [
  [
    'security',
    `sicherheit, sécurité, seguridad, segurança, sicurezza, beveiliging, bezpieczeństwo, безопасность, уязвимост, 安全, セキュリティ, 脆弱性, 보안`,
  ],
  [
    'breaking',
    `inkompatib, nicht kompatib, nicht abwärtskompatib, incompatib, incompatív, non compatib, non rétrocompatib, no compatib, não compatív, niet compatib,
    niekompatyb, niezgodn, zmiana niezgodn, zmiany niezgodn, breaking, changement incompatib, changements incompatib,
    changement non compatib, changements non compatib, changement non rétrocompatib, changements non rétrocompatib,
    changement non-compatib, changements non-compatib, changement non-rétrocompatib, changements non-rétrocompatib, rupture,
    cambios incompatib, cambio incompatib, cambios importante, cambio importante, cambios que rompen, cambio que rompen,
    mudanças incompatív, mudança incompatív, modifiche incompatib, несовместим, обратно несовместим, ломающ, 不兼容, 破坏性, 重大变更, 重大更改,
    重大變更, 破壊的, 互換性のない, 호환되지`,
  ],
  [
    'deprecation',
    `veraltet, abgekündigt, obsolète, déprécié, obsolet, deprecad, deprecat, en desuso, descontinuad, verouderd, przestarzał, wycofywan, устаревш, 已弃用, 弃用, 已废弃, 废弃, 非推奨, 廃止予定`,
  ],
  [
    'removal',
    `entfernt, entfällt, entfallen, weggefallen, supprimé, suppression, retiré, eliminado, removido, rimosso, rimossi, verwijderd, usunięto,
    wycofano, eliminamos, quitamos, retiramos, nous supprimons, nous retirons, removemos, eliminámos,
    rimuoviamo, eliminiamo, usunęliśmy, usuwamy, wycofaliśmy, wycofujemy, wir entfernen, we verwijderen, удален, 移除, 删除, 刪除,
    削除, 삭제, 제거`,
  ],
  [
    'performance',
    `leistung, performanz, rendimiento, desempenho, prestazioni, производительность, оптимизац, 性能, パフォーマンス, 성능`,
  ],
  [
    'fix',
    `behoben, fehler behoben, fehlerbehebung, fehlerkorrektur, bugfixes, résolu, bogue, bug corrigé, resuelto, solucionado, errores corregidos,
    risolto, risolti, resolvido, verholpen, korrektur, korrigiert, corrigé, correction, corregido, correcciones, corrige,
    correção, correções, corrigido, correzion, corretto, opgelost, hersteld, naprawiliśmy, naprawiamy, poprawiliśmy, corregimos, arreglamos,
    solucionamos, nous corrigeons, corrigimos, correggiamo,
    naprawion, poprawk, poprawion, arreglad, reparad, sistemat, résolution, исправл, 修复, 修正, 修復, バグ修正, 不具合, 수정, 버그`,
  ],
  [
    'feature',
    `neu, hinzugefügt, nouveau, nouvelles fonctionnalité, nouvelle fonctionnalité, ajout, nuevo, nueva, novedades, añadido, agregado, añadimos,
    agregamos, nous ajoutons, aggiungiamo, adicionamos, adicionámos, dodaliśmy, dodajemy,
    novo, novidades, adicionado, nuovo, nuovi, novità, aggiunto, aggiunti, aggiunta, aggiunte, nieuw, toegevoegd, nowe, nowość, nowości, nowa funkcja, nowe funkcje,
    dodano, wprowadzono, добавлен, новое, новые, 新增, 新功能, 添加, 增加, 支持, 追加, 新機能, 추가, 신규`,
  ],
  [
    'improvement',
    `verbessert, verbesserung, optimier, amélior, mejora, melhoria, melhorado, migliorament, migliorat, verbeterd, verbetering, ulepszen, ulepszon, usprawni, улучшен,
    优化, 改进, 改善, 優化, 개선`,
  ],
  [
    'change',
    `geändert, änderung, modifié, changé, changement, cambiado, cambios, modificado, alterado, alterações, mudanças, modificat,
    gewijzigd, wijziging, aanpassing, zmienion, zmiana, zmiany, изменен, 变更, 更改, 調整, 调整, 変更, 변경`,
  ],
];

/** Names of sections as they stand, with nothing behind them in the same word. */
const OTHER = beginnings(
  `dokumentation, documentación, documentação, documentazione, документация, 文档, 文檔, ドキュメント, 문서, sonstiges, divers, otros, outros,
  bekannte probleme, bekannte fehler, problèmes connus, problemas conocidos, problemi noti, problemas conhecidos, bekende problemen, znane problemy, прочее, 其他, 其它, その他`,
);

const KINDS = BEGINNINGS.map(([kind, words]) => [kind, beginnings(words)] as const);

/** What a name or the first words of a change say in another language; null where they say nothing. Words are in lower case. */
export function foreignKind(words: string): SectionKind | null {
  if (!/[^\p{ASCII}]|^[a-z]{3}/u.test(words)) return null;
  const named = KINDS.find(([, begun]) => begun.some((one) => words.startsWith(one)));
  if (named) return named[0];
  return OTHER.some((one) => words.startsWith(one) && !/^\p{L}/u.test(words.slice(one.length))) ? 'other' : null;
}

function beginnings(words: string): string[] {
  return words.split(',').map((one) => one.trim());
}
