import type { SectionKind } from './kind.ts';

/**
 * Names of sections and first words of changes in other languages than English: German, French, Spanish, Portuguese, Italian, Dutch, Polish,
 * Russian, Chinese, Japanese, Korean. First match wins.
 */
const NAMES: [SectionKind, RegExp][] = [
  [
    'security',
    /^(?:sicherheit|sécurité|seguridad|segurança|sicurezza|beveiliging|bezpieczeństwo|безопасность|уязвимост|安全(?:性|修复|更新|漏洞|问题|修正)?|セキュリティ|脆弱性|보안)/u,
  ],
  [
    'breaking',
    /^(?:inkompatib|nicht abwärtskompatib|breaking|changements? (?:non|in)[- ]?(?:rétro)?compatib|ruptures?|cambios? (?:incompatib|importantes?|que rompen)|mudanças? incompatív|modifiche incompatib|несовместим|обратно несовместим|ломающ|不兼容|破坏性|重大(?:变更|更改|變更)|破壊的|互換性のない|호환되지)/u,
  ],
  [
    'deprecation',
    /^(?:veraltet|abgekündigt|obsolète|déprécié|obsoleto|obsoletos|deprecado|устаревш|已?弃用|已?废弃|非推奨|廃止予定)/u,
  ],
  [
    'removal',
    /^(?:entfernt|entfällt|supprimé|suppressions?|retiré|eliminado|eliminados|removido|removidos|rimosso|rimossi|verwijderd|usunięto|удален[оыа]?|удалено|移除|删除|刪除|削除|삭제|제거)/u,
  ],
  [
    'performance',
    /^(?:leistung|performanz|rendimiento|desempenho|prestazioni|производительность|оптимизац|性能|パフォーマンス|성능)/u,
  ],
  [
    'fix',
    /^(?:behoben|fehlerbehebung|fehlerkorrektur|bugfixes|korrektur|korrigiert|corrigé|corrections?|corrections? de bugs|corregido|correcciones|corrige|correção|correções|corrigido|correzion|corretto|opgelost|naprawiono|poprawk|исправл|修复|修正|修復|バグ修正|不具合|수정|버그)/u,
  ],
  [
    'feature',
    /^(?:neu|neue|neuerungen|hinzugefügt|neue funktionen|nouveau|nouveautés?|nouvelles? fonctionnalités?|ajouté?s?|ajouts?|ajout d|nuevo|nuevos|nueva|novedades|añadido|añadidos|agregado|agregados|novo|novos|novidades|adicionado|adicionados|nuovo|nuovi|novità|aggiunt[oiae]|nieuw|toegevoegd|nowe|nowości|dodano|добавлен|добавление|новое|новые|新增|新功能|添加|增加|支持|追加|新機能|추가|신규)/u,
  ],
  [
    'improvement',
    /^(?:verbessert|verbesserung|optimier|amélior|mejora|mejorado|melhoria|melhorado|migliorament|migliorat|verbeterd|ulepszen|улучшен|优化|改进|改善|優化|개선)/u,
  ],
  [
    'change',
    /^(?:geändert|änderung|modifié|modifications?|changé|changements?|cambiado|cambios|modificado|alterado|alterações|mudanças|modificat|gewijzigd|zmienion|zmiany|изменен|变更|更改|調整|调整|変更|변경)/u,
  ],
  [
    'other',
    /^(?:dokumentation|documentación|documentação|documentazione|документация|文档|文檔|ドキュメント|문서|sonstiges|divers|otros|outros|прочее|其他|其它|その他)(?![\p{L}])/u,
  ],
];

/** What a name or the first words of a change say in another language; null where they say nothing. Words are in lower case. */
export function foreignKind(words: string): SectionKind | null {
  return /[^\p{ASCII}]|^[a-z]{3}/u.test(words) ? (NAMES.find(([, pattern]) => pattern.test(words))?.[0] ?? null) : null;
}
