import { cueList } from '../../reading/cue-list.ts';
import { foreignKind } from './foreign-names.ts';
import type { SectionKind } from './kind.ts';

/** The kind of change that the name of a section says; what stands in brackets behind it weighs more (`Changed (incompatible)`). */
export function sectionKind(name: string): SectionKind | null {
  const beside = /\(([^()\n]{3,40})\)\W*$/.exec(name)?.[1];
  const weighty = beside === undefined ? null : sectionKind(beside);
  if (weighty === 'breaking' || weighty === 'security') return weighty;
  const words = name
    .replace(/[^\p{L}\p{N}\s&/+'’!?-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (words === '' || words.length > 70) return null;
  return NAMES.find(([, pattern]) => pattern.test(words))?.[0] ?? (isTitle(words) ? foreignKind(words) : null);
}

/** Names of sections are short; a sentence that begins like one is none. */
const isTitle = (words: string): boolean =>
  words.split(' ').length <= 4 &&
  (words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length <= 6;

/** First match wins. */
const NAMES: [SectionKind, RegExp][] = [
  [
    'skip',
    cueList(
      String.raw`
  downloads?|checksums?|sha-?\d+|assets|contributors?(?![- ](?:facing|experience|tool|guide))|new contributors|committers|credits
  translators?|maintainers?|reviewers?|thanks(?: to)?|thank you|acknowledge?ments|special thanks|authors|full changelog|install\w*|artifacts|docker images?
  container images|binaries|source code|signatures|links|table of contents|contents|index|people|statistics|sponsors
`,
      { flags: '', before: String.raw`^`, after: String.raw`\b` },
    ),
  ],
  [
    'security',
    cueList(
      String.raw`
  ^(?:important )?(?:security\b(?! policy| headers?)|vulnerabilit|cve\b|sec$)
  \bsecurity (?:fix|update|issue|patch|advisor|vulnerab|bug|improvement|release|hardening|enhancement)|\bvulnerabilit
  & security$
`,
      { flags: '' },
    ),
  ],
  [
    'breaking',
    cueList(
      String.raw`
  (?<!\bnon-|\bno )\bbreaking\b|\b(?:may|might|could|can|will) break\b|^semver-major\b|backwards?[- ](?:compatibility )?(?:in)?compatib\w* (?:change|break|issue|note)?
  incompatib|^major(?: changes?)?!?$|^(?:api|abi) (?:break|incompat)\w*
  ^(?:urgent )?upgrade (?:notes?|guide|instructions?|impact|considerations?|steps|path)|^upgrad(?:e|ing)$
  ^upgrading (?:from|to|notes?)|^migrat(?:ion|ing)\b|^before (?:you )?upgrad|^!$|^(?:bc|b\/c) breaks?|^compatibility breaks?
`,
      { flags: '' },
    ),
  ],
  [
    'deprecation',
    /^(?:new )?deprecat|^depr$|^(?:announcements? of )?planned removals?|^obsolet|^pending removals?|\bdeprecations?$/,
  ],
  [
    'removal',
    /^(?:removed?|removals?|deleted?|dropped|retired|discontinued)\b|^(?:rem|del)$|^(?:feature|api|platform) removals?|removed features|\bend of life\b|^sunset/,
  ],
  ['performance', /^perf(?:ormance)?\b|\bperformance (?:improvement|enhancement|change|fix)|^speed|^optimi[sz]/],
  ['revert', /^revert/],
  [
    'fix',
    cueList(
      String.raw`
  \bfix(?:es|ed)?\b|^bugs?\b|\bbug ?fix|\bbugs? (?:fix|squash|correct)|^correct(?:ions|ed)\b|^patch(?: changes?| updates?)?$
  ^resolved\b|^(?:regressions?|crash(?:es)?|defects?)\b|\bbug or regression\b|^robustness|^workarounds?$|^errata
`,
      { flags: '' },
    ),
  ],
  [
    'other',
    cueList(
      String.raw`
  ^{word1}$|^dependenc(?:y|ies)\b|^updated? dependenc|^build system|^documentation\b|^tests?\/|^internal\b
`,
      {
        flags: '',
        words: {
          word1: String.raw`
    docs?|documentation|tests?|testing|build|builds|ci|chores?|dependenc\w+|(?:dev )?deps|dependency (?:updates?|upgrades?)|refactor\w*
    code refactoring|code (?:quality|health|clean-?up)|styles?|styling|internals?|internal changes|under the hood|maintenance|misc\w*
    miscellaneous|housekeeping|clean-?ups?|translations?|localization|l10n|i18n
    other(?: \(.*| changes?| improvements?| updates?| notes?)?|others|infrastructure|tooling|tools|meta|examples?|packaging|commits?
    (?:known|open) (?:issues|bugs|caveats|defects|problems)|notes?|release notes?|continuous integration|automation|actions|readme|types?|placeholder|cleanup
    dependencies? (?:and|&).*
  `,
        },
      },
    ),
  ],
  [
    'feature',
    cueList(
      String.raw`
  ^semver-minor\b
  ^(?:new|added|adds?|additions?|features?|feat|major features?|major new features?|minor(?: changes?)?|introduced|stabilized apis|stabilized|func|func\+)\b
  \bnew (?:features?|functionality|commands?|options?|apis?|modules?|rules?|functions?)|\bfeatures?$|^features? (?:and|&)
  ^enhancements?\b|^highlights of new
`,
      { flags: '' },
    ),
  ],
  [
    'improvement',
    /^improve(?:d|ments?)?\b|^(?:impr?|enh|upd)$|\bimprovements?$|^enhanced\b|^updates?\b|^updated\b|\benhancements?$|^upgrade$|^polish|^usability|^ux\b|^robust/,
  ],
  [
    'change',
    cueList(
      String.raw`
  ^chang(?:e|ed)\b(?!log|s? (?:by kind|in|with|since|from|between))
  ^(?:behaviou?ral?|semantic|api|abi|default|language|compatibility|configuration|interface) (?:changes?|notes?)|^behaviou?r\b
  ^changes? (?:in|of|to) (?:behaviou?r|defaults?|api)|^(?:api|abi)(?: and (?:api|abi))? (?:changes?|modifications?)|^compatibility\b
  ^(?:chn?g|mod)$|^modified\b|^moved\b|^renamed\b|^caveats?\b|^important (?:notes?|changes?)|^notable changes in behaviou?r
`,
      { flags: '' },
    ),
  ],
];
