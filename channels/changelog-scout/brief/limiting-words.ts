import { wordSet } from '../../reading/word-lists.ts';

/** Words behind which a brief says what alone it wants, or what it wants first. */
export const NARROWING = wordSet(`only just solely exclusively purely mostly mainly primarily especially particularly`);

/** Words behind which it says what it leaves out. */
export const EXCLUDING = wordSet(
  `without except excluding exclude excludes omit omitting skip skipping ignore ignoring drop dropping hide spare sparing leave leaving minus apart aside no not`,
);

/** Words behind which it says what changes are to be about. */
export const BEARING = wordSet(
  `about regarding concerning concern concerns affecting affect affects touching touch touches impacting impact impacts involving relating related relevant specific limited`,
);

/** Behind a thing: it is what is wanted, or what is not. */
export const TRAILING = wordSet(`only first excluded exclusively`);

/** Behind a thing and "be": it is not wanted. */
export const DISMISSED = wordSet(`dropped skipped ignored omitted excluded left hidden`);

/** Where what is limited ends though the clause goes on. */
export const ENDING = wordSet(
  `because so as if when while since until before after between from please pls thanks thx where whether`,
);

/** Stand for a thing and are none. */
export const PRONOUNS = wordSet(
  `i me we us you they them it he she him her this that these those what which who whom whose where when how why anything something everything nothing all both everyone anyone none any some one ones mine ours yours theirs there here to if`,
);

/** Said with "no" of the request itself. */
export const COURTESY = wordSet(
  `rush hurry worries worry problem problems idea need matter doubt pressure stress thanks`,
);

/** Of these, what releases hold beside their changes: where a brief limits by one, nothing sorts it. */
export const UNSORTED = wordSet(
  `dependency dependencies bump bumps commit commits lockfile package.json migration migrations rollout rollouts deployment`,
);

/** Words of requests about releases, which limit nothing by themselves. */
export const LOG_WORDS = wordSet(`
  changelog changelogs change-log log logs news history release releases released releasing release-notes notes note version versions versioned versioning upgrade upgrades upgraded upgrading
  update updates updated updating bump bumps bumped bumping migrate migrates migrated migrating migration migrations move moves change changes changed changing entry entries item items stuff thing things bit bits
  one ones breaking breaks broke break broken breakage incompatible incompatibility incompatibilities backward backwards compatible compatibility deprecated deprecation deprecations deprecate removed removal removals remove
  added feature features new fix fixes fixed bug bugs bugfix bugfixes security vulnerability vulnerabilities cve cves advisory advisories patch patches patched
  stable final beta betas alpha alphas rc rcs pre-release pre-releases prerelease prereleases candidate candidates unreleased semver major majors minor minors lts changeset changesets commit commits
  latest newest oldest recent last past next previous current important relevant interesting urgent notable significant biggest highlights highlight key main essential essentials rest remaining top
  product products project projects software package packages library libraries tool tools dependency dependencies lockfile package.json repo repository app page site url link source changelog.md
  prod production staging deploy deploys deployment deploying rollout rollouts sprint standup standups pinned stuck upgrade-notes tl;dr tl dr tldr pls plz thx asap
  summary summarise summarize overview table list bullet bullets bulleted paragraph paragraphs sentence sentences line lines short brief plain language english words markdown compare comparison
  support supports supported supporting renamed rename replaced line series range build builds shipped ships landed introduced announced outdated eol closed resolved delivered done
`);
