import { describe, expect, it } from 'vitest';
import { classifyChange } from './classify.ts';
import type { Kind } from './kind.ts';
import { sectionKind } from './section-kind.ts';

const CASES: [Kind, string, string?][] = [
  ['other', 'No breaking changes in this release.', 'Breaking changes'],
  ['other', 'There are no security fixes.', 'Security'],
  ['other', '_No user-facing changes._'],
  ['breaking', 'No changes to the API, except that `swim()` is gone', 'Breaking changes'],
  ['breaking', 'REMOVED: import from Reed Classic files (.rcf)'],
  ['breaking', 'The export to Reed Classic files', 'Removed'],
  ['other', 'Unused import of the reed module', 'Removed'],
  ['breaking', 'No longer supported on Otter OS 7', 'Breaking changes'],
  ['fix', 'Fix parsing of dos line endings', 'Bug Fixes'],
  ['fix', 'Fix a hang when the only otter of a river is removed'],
  ['fix', 'Fix the number of otters after redo and undo'],
  ['behaviour-change', 'Undo the change of the wading order'],
  ['security', 'Fix a DoS of the parser'],
  ['security', 'Fix: security bump (#8349)'],
  ['security', "Don't echo malformed names, to avert any risk of XSS"],
  ['security', 'Fix signing key order. :ghsa:`4grg-w6v8-c28g`'],
  ['other', 'The 3.0 series gets security fixes until June 2031.'],
  ['fix', 'Fix typo in insecure auth error message'],
  ['fix', 'The redirect works again, which was broken by a security fix in 19.2 (#98)', 'Bugfixes'],
  ['feature', 'Add a channel for reporting security vulnerabilities'],
  ['other', 'add FAQ explainer for dependency security vulnerability reports', 'Documentation'],
  ['breaking', 'Slightly incompatible API changes'],
  ['other', 'Updated the requirement of Otter to 1.84 due to breaking changes in Otter', 'Dependencies'],
  ['feature', 'Added support for Heron 3.14', 'Deprecations'],
  ['fix', 'Absturz beim Speichern leerer Dateien', 'Fehlerbehebungen'],
  ['fix', 'Исправление: утечка памяти в кеше'],
  ['feature', 'Добавление: директива otter'],
  ['feature', '新增对 Otter 的支持'],
  ['fix', '修复了读取空文件时的崩溃'],
  ['fix', '空のファイルで停止する', 'バグ修正'],
  ['security', 'Fuga de sesiones entre usuarios', 'Seguridad'],
  ['behaviour-change', 'Le délai passe à 30 secondes', 'Modifications'],
  ['breaking', '**Breaking:** the header now lasts 365 days, up from 180', 'Changed'],
  ['breaking', 'feat(core)!: rewrite loader'],
  ['breaking', '[Breaking] drop node < 4'],
  ['breaking', 'Dropping support for IE11'],
  ['breaking', 'Require Python >= 3.8'],
  ['breaking', 'Node.js 18 is now the minimum supported version'],
  ['breaking', 'Removed the `--legacy` flag', 'Removed'],
  ['breaking', 'Remove deprecated `foo` option'],
  ['breaking', 'The long-deprecated -t option has been removed'],
  ['breaking', 'No longer supported on Windows 7. (#612)', '⚠ BREAKING CHANGES'],
  ['breaking', 'Raise the ceiling', 'Semver-Major Commits'],
  ['security', 'Fix [CVE-2026-17495](https://x.example)', 'Bug fixes'],
  ['security', 'Address https://x.example/advisories/GHSA-8hfj-j24r-96c4'],
  ['security', 'Vulnerability report on the parser', 'Bug Fixes'],
  ['security', 'Updating tough-cookie due to security fix. (@ada)'],
  ['security', 'SECURITY: mod_x buffer over-read'],
  ['security', 'Prevent prototype pollution in merge()'],
  ['security', 'Bump lodash from 4.17.20 to 4.17.21 [SECURITY]'],
  ['security', 'Revert security fix for [CVE-2026-1](https://x.example)'],
  ['security', 'Security - Escaped the form title (XSS).'],
  ['security', 'Upgrade urgency: SECURITY.'],
  ['deprecation', '**deprecated:** add deprecation message ([#907](x))', 'Features'],
  ['deprecation', 'Deprecate `res.location("back")`'],
  ['deprecation', '`old()` is deprecated and will be removed in v5'],
  ['behaviour-change', '`Content-Security-Policy`: `useDefaults: false` is no longer valid', 'Fixed'],
  ['behaviour-change', 'The default timeout is now 30 seconds (previously 60)'],
  ['behaviour-change', 'Disable TLS 1.0 by default'],
  ['behaviour-change', '`foo()` now returns a promise', 'Changed'],
  ['behaviour-change', "Revert https://x.example/5827, because it's breaking"],
  ['feature', 'The key enhancement in this release is added support for RIGHT JOIN.'],
  ['feature', 'Add CSRF protection middleware', 'Added'],
  ['feature', 'Added foo. No breaking changes.'],
  ['feature', 'Feature: startup speedup with many locations'],
  ['performance', 'improved performance by ~7%', 'Changed'],
  ['performance', 'perf: cache results'],
  ['performance', 'Reduce memory usage of the cache by 30%'],
  ['fix', 'Prevent running when an extension is enabled (#1420)', '🐛 Bug Fixes'],
  ['fix', 'Nullable company', '🐛 Bug Fixes'],
  ['fix', 'cp no longer crashes on empty input'],
  ['fix', 'cp does not crash on empty input anymore'],
  ['breaking', 'Herons without a ring do not start any more.'],
  ['behaviour-change', 'Nests are not shared by default any more'],
  ['fix', 'Fix non-breaking space handling'],
  ['fix', 'Fix performance regression in 2.1'],
  ['fix', 'Add stack traces to conditional deprecation warnings', 'Bug fixes'],
  ['fix', 'Fixed a memory leak in the parser'],
  ['fix', 'This is a patch release that fixes a few obscure problems.'],
  ['fix', 'bug #57799 [Dumper] Remove 8.4 deprecations'],
  ['other', 'build(deps): bump sdk from 1.44.300 to 1.44.306'],
  ['other', 'deps: qs@~6.16.0'],
  ['other', 'Remove unused variable'],
  ['other', '[Dev Deps] update `eslint`'],
  ['other', 'Updated dependencies [abc1234]', 'Patch Changes'],
  ['other', 'No functional changes.'],
  ['other', 'Clarified that the function is not safe on untrusted input', 'Documentation'],
];

describe('classifyChange', () => {
  it.each(CASES)('%s: %s (%s)', (kind, text, section) =>
    expect(classifyChange({ text, above: section ? [section] : [] }).kind).toBe(kind),
  );

  it('says by what it ruled', () => {
    expect(classifyChange({ text: 'fix: x of y', above: [] }).by).toBe('mark');
    expect(classifyChange({ text: 'x of y', above: ['Fixed'] }).by).toBe('heading');
    expect(classifyChange({ text: 'x of y', above: [] })).toMatchObject({ kind: 'other', by: 'nothing' });
  });

  it('sees what takes a change back', () => {
    expect(classifyChange({ text: '[#2](x) Revert "Update hawk (#1)"', above: [] }).isRevert).toBe(true);
    expect(classifyChange({ text: 'Add a revert button', above: [] }).isRevert).toBe(false);
  });

  it('takes an item above for a heading only when it is a label', () => {
    expect(classifyChange({ text: 'Catalan', parents: ['Bug fixes:'], above: [] }).kind).toBe('fix');
    expect(
      classifyChange({ text: 'Catalan', parents: ['Fix the security fix of the last release today'], above: [] }).kind,
    ).toBe('other');
  });
});

it.each([
  ['The plug-in API was removed', 'breaking'],
  ['Plugged a leak', 'fix'],
])('%s: %s', (text, kind) => expect(classifyChange({ text, above: [] }).kind).toBe(kind));

describe('sectionKind', () => {
  it.each([
    ['🐛 Bug Fixes', 'fix'],
    ['Major Changes', 'breaking'],
    ['Minor Changes', 'feature'],
    ['Patch Changes', 'fix'],
    ['UPGRADE NOTES:', 'breaking'],
    ['Removed', 'removal'],
    ['Compatibility Notes', 'change'],
    ['Downloads', 'skip'],
    ['New Contributors', 'skip'],
    ['Translators:', 'skip'],
    ['Translations', 'other'],
    ['Security policy', null],
    ["What's Changed", null],
    ['Libraries', null],
  ])('%s is %s', (name, kind) => expect(sectionKind(name)).toBe(kind));
});
