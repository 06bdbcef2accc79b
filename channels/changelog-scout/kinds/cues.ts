import { cueList } from '../../reading/cue-list.ts';

/** Words that speak for a kind. Each is looked for in a text whose code, addresses and marks are blanked. */

/** Ids of advisories stand in links and code as well; looked for in the raw text. */
export const ADVISORY = cueList(
  String.raw`
  CVE-\d{4}-\d{3,}|GHSA(?:-[0-9a-z]{4}){3}|GHSL-\d{4}-\d+|RUSTSEC-\d{4}-\d+|PYSEC-\d{4}-\d+|XSA-\d+|SA-(?:CORE|CONTRIB|PSA)-\d{4}-\d+|[A-Z]{1,6}SA-\d{2,4}[-:]\d{1,5}|GNUTLS-SA-\d{4}-\d+[-\d]*
  DSA-\d{3,}|SNYK-[A-Z0-9-]+|CWE-\d+|TALOS-\d{4}-\d+|ZDI-\d{2}-\d+|OSV-\d{4}-\d+
`,
  { before: String.raw`\b`, after: String.raw`\b|:(?:ghsa|cve):\x60[\w-]+\x60` },
);

/** An explicit mark at the head of a change or in brackets. */
export const BREAKING_MARK = cueList(
  String.raw`
  (?<!non-?|not (?:a )?)(?:^|[^\p{L}-])(?:breaking(?: changes?)?\s*(?:[:!\])(]|[-–—] )|\[breaking\b|BREAKING\b|\(breaking(?: change)?\))
  [[(]\W{0,3}(?:[Ii]n|IN|[Nn]ot |NOT |[Nn]iet |[Nn]icht |[Ii]nk|[Nn]on |[Nn]o |[Nn]ão )(?:compat|COMPAT|kompat|KOMPAT|ompat)\p{L}*\W{0,3}[\])]|[[(]\W{0,3}[Nn]ie(?:zgodn|kompatyb)\p{L}*\W{0,3}[\])]
  SEMVER-MAJOR|💥|^\W*(?:major|bc break|b\/c break|api break)\s*:
`,
  { flags: 'u' },
);
export const BREAKING_WORDS = cueList(
  String.raw`
  \bbreaking changes?\b|\bbackwards?[- ]incompatib\w+|\bincompatible (?:\w+ )?changes?|\bpotentially breaking\b
  \b(?:source|binary|api|abi)[- ]incompatib\w+|\bincompatible (?:with (?:previous|older|earlier))|\bnot backwards?[- ]compatible
  \bbreaks? (?:backwards?|compatib\w+|the (?:api|abi)|existing|(?:api|abi)\b)|\b(?:api|abi)[- ]break
  ^[^:]{0,40}\bnot compatible\b[^:]{0,24}:|\b(?:not|no longer) compatible (?:with|to) (?:\w+ ){0,3}(?:older|earlier|previous|former|versions?|v?\d)
`,
);
export const NEGATED =
  /\b(?:no|not|non|never|without|avoid\w*|prevent\w*|isn't|aren't|wasn't|any|due to|because of)\W+(?:\w+\W+){0,2}$/i;

export const SUPPORT_DROPPED = cueList(
  String.raw`
  \b{platform}\b(?:(?!\b(?:in|from|when|on|warnings?|errors?|code|check)\b)[^.;]){0,40}\bsupport(?:ing|ed)?\b(?! (?:code|files?|scripts?|tickets?))
  \bno longer (?:officially )?support(?:s|ed)?\b|\bunsupported\b(?=.{0,30}\bnow\b)
  \b(?:drop|drops|dropped|dropping)\b[^.;]{0,24}\b{action}\b
  \bcan no longer be (?:opened|read|used|loaded|imported|installed|run|built|called|parsed|started)\b
  \bstops? (?:working|answering|responding) (?:on|from|as of|in|after)\b|\b(?:will not|no longer) (?:start|run|work|build|install|compile|connect|load)s?\b(?=.{0,12}$|.{0,12}[.;,)])
`,
  {
    words: {
      platform: String.raw`
    drop|drops|dropped|dropping|remov(?:e|es|ed|ing)|end(?:s|ed)?|stop(?:s|ped)?|discontinu\w+|retire[sd]?
  `,
      action: String.raw`
    node(?:\.?js)?|python|ruby|php|java|jdk|go|rust|perl|windows|macos|ios|android|ie|internet explorer|debian|ubuntu|centos|django
    rails|react|angular|vue|postgres\w*|mysql|openssl|glibc|\.net|swift|kotlin|scala|typescript|webpack|node
  `,
    },
  },
);
export const REQUIREMENT_RAISED = cueList(
  String.raw`
  \b(?:now )?requires? (?:at least |a minimum (?:of )?)?{platform}\b|\bnow (?:requires|needs)\b|\bneeds {platform}\s+v?\d
  \b{raising}\b[^.;]{0,30}\b(?:minimum|min\.?|minimal|required|supported|msrv)\b[^.;]{0,40}(?:version|node|python|php|ruby|rust|java|go|\d)
  \bminimum (?:supported |required )?[\w.+ ]{0,24}(?:version )?(?:is|are|to|now|has)\b
  \b(?:node|python|php|ruby)\b[^.;]{0,16}\b(?:is|are) now required\b|\b(?:is|are) (?:now )?the (?:new )?minimum\b
`,
  {
    words: {
      platform: String.raw`
    node(?:\.?js)?|python|ruby|php|java|jdk|go|rust\w*|perl|django|rails|react|vue|angular|typescript|openssl|glibc|gcc|cmake
    postgres\w*|git|macos|ios|android|windows|c\+\+|c99|c11|\.net
  `,
      raising: String.raw`
    raise|raised|bump|bumps|bumped|increase|increased|update|updated|set
  `,
    },
  },
);
export const REMOVED = cueList(
  String.raw`
  ^(?:\W*[\w\x60'"./@-]+(?:\([^)]*\))?:\s+)?\W*(?:remov(?:e|es|ed|ing)|delet(?:e|es|ed)|drop(?:s|ped)?)\b
  \b(?:has|have|was|were) (?:been )?(?:removed|deleted|dropped)\b|\b(?:is|are) (?:now )?(?:removed|gone)\b
`,
);
/** Things nobody outside depends on. */
export const INSIDE = cueList(
  String.raw`
  unused|dead|redundant|unnecessary|unneeded|useless|duplicat\w+|superfluous|obsolete (?:code|file|test|comment)|internal\w*|private
  stale|leftover|legacy code|code|comments?|tests?|spec|fixtures?|docs?|documentation|readme|typos?|dev ?dependenc\w+
  dependenc(?:y|ies)|imports?|whitespace|white space|trailing|warnings?|workarounds?|hack
  files?(?! (?:sharing|transfers?|managers?|browsers?|servers?|uploads?|viewers?))|polyfills?|scripts?|travis|appveyor
  ci|workflow|badge|links?|logging|log messages?|debug|todo|console\.log|lint\w*|jshint|bower|component|makefile|assertions?|lines?
  variables?|patch(?:es)?|whitespaces|spaces?|license|copyright|header comment|restrictions?|limit(?:s|ation|ations)?|lock|need|requirement
  allocation
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);

/** What nobody used. */
export const UNUSED =
  /\b(?:unused|dead|redundant|unnecessary|unneeded|useless|duplicat\w+|superfluous|internal\w*|private|stale|leftover)\b/i;

export const SECURITY_WORDS = cueList(
  String.raw`
  \bvulnerab\w+|\bexploit(?:s|ed|able|ation)?\b|\bsecurity[- ]{matter}\b|^\W*security updates?\b
  \b(?:includes?|contains?|important|with|critical|as a) (?:\w+ ){0,2}security updates?\b|^\W*security\s*[:!\])-]|[[(]security[\])]
  \bsecurity\s*:|\b(?:for|improves?|improved|harden\w*|tighten\w*) (?:the )?security\b
  \b(?:improve|enhance|strengthen)\w* (?:\w+ ){0,2}security\b|\bmore secure(?:ly)?\b|\burgency:?\s+security\b
`,
  {
    words: {
      matter: String.raw`
    fix(?:es)?|issues?|releases?|patch(?:es)?|bugs?|holes?|flaws?|problems?|advisor\w+|hardening|risks?|weakness\w*|relevant|related
    critical|sensitive|improvements?|upgrade|bump|concerns?|alerts?|bulletins?|impact|reasons?
  `,
    },
  },
);
/** Words about words mend no weakness. */
export const ABOUT_WORDING = /\btypos?\b|\bmisspell\w*|\bspelling\b/i;
/** Attacks and weaknesses: security when they are fixed or guarded against, not when a tool against them is added. */
export const HAZARD = cueList(
  String.raw`
  \bxss\b|\bcross[- ]site (?:scripting|request forgery)|\bcsrf\b|\bre-?dos\b|\bprototype pollution|\b(?:path|directory) traversal
  \bremote code execution|\brce\b|\barbitrary (?:code|commands?|files?|javascript)\b
  \b(?:sql|code|command|shell|header|crlf|log|template|html|argument)[- ]injection|\bprivilege escalation|\bdenial[- ]of[- ]service
  \bdos (?:attacks?|vuln\w*|vectors?|via)\b
  \b(?:information|data|memory contents?|credential|token|password|key)s? (?:leak\w*|disclosure|exposure)
  \btiming (?:attack|side|leak|oracle)|\bside[- ]channels?|\bman[- ]in[- ]the[- ]middle|\bmitm\b|\bmalicious\b|\battack(?:s|ers?)?\b
  \bspoof\w*|\bzip[- ]slip|\bssrf\b|\brequest smuggling|\bopen redirect|\bsandbox (?:escape|bypass)|\bauth\w* bypass|\bbypass of\b
  \bcatastrophic backtracking|\bpadding oracle|\bbleichenbacher|\bcrafted\b|\buntrusted\b|\binsecure\b|\bhijack\w*|\bclickjacking
`,
);
/** Papers and tools about security: under a heading for papers and chores they mend nothing. */
export const ABOUT_SECURITY = cueList(
  String.raw`
  \b(?:faq|docs?|documentation|policy|guides?|guidelines?|explainer|readme|wiki|reporting|how to report|contact|scanner|scanning|audit tool|codeql|dependabot|workflow)\b
  \b(?:security|vulnerability) reports?\b|\bsecurity\.md\b
`,
);
export const GUARDS = cueList(
  String.raw`
  fix(?:e[sd])?|prevent\w*|avoid\w*|protect\w*|mitigat\w*|patch\w*|address\w*|guard\w*|harden\w*|against|resolv\w*|reject\w*
  sanitiz\w*|escap\w*|could|might|may|allow(?:s|ed|ing)?|possible|potential|avert\w*|risks?|issue|bug|leak\w*
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);
export const DENIES_SECURITY = cueList(
  String.raw`
  \b(?:broken|caused|introduced|regressed) (?:by|in|with) (?:a|the) security (?:fix|release|patch)
  \b(?:gets?|receives?|will (?:get|receive)|only|with) security (?:fixes|updates|patches|support) (?:until|till|up to|through|for)\b
  \b(?:no|not|non|without|isn't)\W+(?:a |an |any |actual |real |known |considered |(?:\w+ )?)?(?:security|vulnerab)
`,
);

export const DEPRECATED = cueList(String.raw`
  \bdeprecat(?:e|es|ed|ing|ion|ions)\b
  \b(?:will|to) be removed in\b
  \b(?:will|to) be removed (?:on|by|from|after|with) (?:the (?:end|next)|version|v?\d|q[1-4]|[a-z]{3,9}\.? \d)
  \b(?:will|to) be (?:retired|shut down|turned off|switched off|discontinued|decommissioned|sunset)\b
  \bscheduled for removal\b
  \bsoft[- ]deprecat
  \b(?:is|are|now) obsolete\b
  \bobsoleted\b
  \bdiscouraged\b
  \bpending removal\b
  \b(?:is|are) on (?:its|their) way out\b
  \b(?:is|are|be|being|was|were) (?:phased out|sunset(?:ted)?)\b
  \b(?:goes|go|going|will go) away (?:with|in|by|after)\b
  \bend of life\b
`);
/** What a change begins with that deprecates or moves to something. */
export const DEPRECATED_LEAD = /^(?:deprecat|use[sd]?\b|switch|move[sd]?\b|rename|replace|chang)/i;
/** What was deprecated earlier and is gone now. */
export const DEPRECATED_GONE =
  /\bdeprecat\w+\b[^;]{0,120}\b(?:has|have|had|was|were|is|are)(?: now| been| finally| also)* (?:removed|dropped|deleted)\b|\bdeprecat\w+\b[^;]{0,120}\bnow removed\b/i;
/** Deprecation that is talked about but does not happen here. */
export const OF_DEPRECATED = cueList(
  String.raw`
  \b(?:remov\w+|delet\w+|drop\w*|eliminat\w+)\b(?:[^.;:]|\.(?=\d)){0,50}\bdeprecat|\b{handling}\b(?:[^.;:]|\.(?=\d)){0,60}\bdeprecat
`,
  {
    words: {
      handling: String.raw`
    fix\w*|silenc\w*|suppress\w*|avoid\w*|ignor\w*|address\w*|resolv\w*|hid\w*|prevent\w*|disabl\w*|work\w* around|clean\w* up
    correct\w*|improv\w*|test\w*|replac\w*|migrat\w*|handl\w*|updat\w*|convert\w*|switch\w*|stop\w*|don't|do not|no longer|use of|using
    uses?|instead of|in place of|due to|because of|from|stack traces? to|typo
  `,
    },
  },
);

export const REVERTED = cueList(
  String.raw`
  ^\W*(?:[\w./@-]+:\s+)?(?:\[?\s*)?revert(?:s|ed|ing)?\b|\b(?:has|have|was|were|is|been|fully|now) reverted\b|\bback(?:ed|s)? out\b
  \broll(?:ed|s)? back\b|^\W*undo(?:es)? (?:the|our|an?|last|previous)\b|\b(?:was|were|been|is|are) undone\b|\breinstate[sd]?\b
`,
);

export const PERFORMANCE = cueList(
  String.raw`
  \bperformance\b|\bfaster\b|\bquicker\b|\b(?:twice|\w+ times|\d+x) as (?:fast|quick)|\bspeed(?:s|ed)?(?:[- ]?ups?)?\b
  \boptimi[sz](?:e|es|ed|ing|ation|ations)\b|\bperf\b
  \b(?:reduc\w+|lower\w*|less|decreas\w+|sav\w+|improv\w+|cut\w*)\b[^.;]{0,30}\b(?:memory|allocations?|latency|cpu|overhead|startup|bundle size|footprint|boot time)\b
  \bmore efficient(?:ly)?\b|\bthroughput\b
`,
);

/** A change of what happens, said so that it counts even under a heading for fixes. */
export const BEHAVES_NEW = cueList(
  String.raw`
  \bno longer (?:valid|accept(?:s|ed)?|allow(?:s|ed)?|permit(?:s|ted)?|possible|available|enabled|includ(?:es|ed)|export(?:s|ed)|expos(?:es|ed)|the default|defaults?|part of|recommended|necessary)\b
  \b(?:is|are|be) now (?:the default|required|disabled|enabled|mandatory|an error|invalid|rejected|case[- ]sensitive|off|on|opt[- ]in)\b
  \bnow (?:defaults?|rejects?|requires?)\b|\b(?:enable[sd]?|disable[sd]?|on|off|used|set) by default\b
  ^\W*(?:enable|disable|turn)[sd]?\b[^;]{0,60}\bby default\b|\bchange(?:s|d)? (?:the )?defaults?\b
  \bdefault[\w ]{0,40}\b(?:is now|are now|was changed|has changed|changed|now)\b
`,
);
/** Weaker words, for where no heading says otherwise. */
export const BEHAVES = cueList(
  String.raw`
  \bno longer\b|\bnow (?:throws?|returns?|errors?|raises?|uses?|emits?|fails?|ignores?|includes?|expects?|takes?|is|are|has|have|be)\b
  \bwill now\b|\b(?:is|are) now\b|\bbehaviou?rs?\b|\binstead of\b|\bpreviously\b|\brenam(?:e|es|ed)\b
  \bmove[sd]? (?:to|from|into|out)\b|\bchange[sd]?\b|\bmust (?:now )?(?:be|have|use)\b|\bdefaults? (?:to|is|value|level)\b
  \breplace[sd]?\b|\bswitch(?:es|ed)?\b|\bmade? (?:it )?(?:strict|required|mandatory|optional)|\bstricter\b
`,
);

/** Says that there is nothing to say. */
export const NOTHING = cueList(
  String.raw`
  ^\W*(?:(?:this (?:release|version) )?{word3} )?(?:absolutely )?no (?:{quality}[\s,/]*)*{lead}\b(?!.*\b(?:but|except|however|other than|apart from|besides|unless)\b)
  ^\W*(?:.{0,60}[,;] )?nothing (?:else )?(?:has |was )?changed\b|^\W*(?:version|release) bump\b|^\W*n\/a\W*$
  ^\W*(?:no |an? |the )?(?:dump(?:\/restore)?|migration|(?:manual |special )?(?:action|steps?|intervention)s? )\s?(?:is|are) (?:not )?(?:required|needed|necessary)\b
  ^\W*(?:the )?v?\d[\w.]* (?:series |branch |line )?(?:gets?|receives?|will (?:get|receive)|is supported|is maintained)\b.*\b(?:until|till|through)\b
`,
  {
    words: {
      quality: String.raw`
    functional|visible|(?:user|customer)[- ](?:visible|facing)|code|other|source|significant|api|public|notable|new|known|further|additional|breaking
    backwards?[- ]incompatible|incompatible|behaviou?r(?:al)?|security|security[- ]relevant|bug|important|major|relevant|schema|database
    configuration|config|deprecations?|removals?|fixes|or|and
  `,
      lead: String.raw`
    changes?|features?|fix(?:es)?|deprecations?|removals?|additions?|updates?|issues?|vulnerabilit(?:y|ies)|entries
  `,
      word3: String.raw`
    there (?:are|were|is|was)|has|have|had|contains?|includes?|introduces?|makes?|it has|we made
  `,
    },
  },
);

export const FIX_LEAD = cueList(
  String.raw`
  ^(?:hot)?fix(?:e[sd]|ing)?\b|^bug(?:fix)?\b|^correct(?:s|ed|ly)?\b|^resolv(?:e|es|ed)\b|^repair(?:s|ed)?\b|^prevent(?:s|ed)?\b
  ^avoid(?:s|ed)?\b|^don'?t\b|^do not\b|^properly\b|^handle[sd]?\b|^ensure[sd]?\b|^guard\b|^work ?around|^patch(?:ed|es)?\b
  ^address(?:es|ed)?\b|^restore[sd]?\b|^stop(?:s|ped)?\b|^catch\b|^make sure\b|^close[sd]?\b|^plug(?:s|ged)?\b(?!-)|^check\b(?!-)|^another fix
  ^minor fix|^typo|^bugs?\b|^eliminate[sd]?\b|^includ(?:e|es|ed) (?:[\w-]+,? ){0,4}(?:fix|bug)|^solve[sd]?\b|^squash
`,
);
export const FIX_WORDS = cueList(
  String.raw`
  \bfix(?:e[sd]|ing)?\b|\bbug(?:s|fix\w*)?\b|\bregressions?\b|\bcrash(?:es|ed|ing)?\b|\bsegfaults?\b|\bincorrect(?:ly)?\b
  \bwrong(?:ly)?\b|\bmemory leaks?\b|\bcorrected\b|\brace condition|\bdeadlock|\bnull pointer
  \bno longer (?:crash|fail|throw|hang|break|leak|error|misreport|caus|ignor|exit|dump|loop|los|mangl|corrupt|report)\w*
`,
);
export const FEATURE_LEAD = cueList(
  String.raw`
  adds?|added|adding|introduc(?:e|es|ed|ing)|implement(?:s|ed)?|new\b|support(?:s|ed)?\b|allow(?:s|ed|ing)?\b|enabl(?:e|es|ed)\b
  provid(?:e|es|ed)\b|expos(?:e|es|ed)\b|creat(?:e|es|ed)\b|extend(?:s|ed)?\b|accept(?:s|ed)?\b|stabili[sz]e[sd]?\b
  initial (?:public )?(?:release|version|commit)|first (?:public )?release|port(?:ed)? to\b|make it possible
`,
  { before: String.raw`^`, after: String.raw`\b` },
);
export const FEATURE_WORDS = cueList(
  String.raw`
  \badd(?:s|ed|ing)?\b|\bnew (?:\w+ ){0,3}{thing}\b|\bnow (?:supports?|accepts?|allows?|possible|available|handles?|can)\b|\bcan now\b
  \bsupport for\b|\bintroduc(?:e|es|ed|ing)\b|\bit is (?:now )?possible\b|\bnew\b
`,
  {
    words: {
      thing: String.raw`
    options?|features?|commands?|functions?|methods?|apis?|modules?|flags?|properties|property|support|class(?:es)?|types?|hooks?
    parameters?|arguments?|settings?|events?|modes?|rules?|implementation|platforms?
  `,
    },
  },
);
export const IMPROVE_LEAD =
  /^(?:improv(?:e|es|ed|ing|ement)|enhanc(?:e|es|ed)|better\b|allow\b|more\b|smarter|nicer|polish|refine[sd]?|extend)/i;
export const CHORE_LEAD = cueList(
  String.raw`
  bump(?:s|ed)?|upgrad(?:e|es|ed|ing)|updat(?:e|es|ed|ing)|deps?|dependenc\w+|build|chore|docs?|documentation|test(?:s|ed|ing)?|ci
  refactor\w*|clean\w*|merge[sd]?|release|version|rebuil[dt]|regenerat\w+|sync\w*|tweak\w*|rewrite|rewrote|rewritten|lint|style|readme
  translations?|copyright|typo
`,
  { before: String.raw`^`, after: String.raw`\b` },
);
