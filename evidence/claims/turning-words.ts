/**
 * Words that say of what follows or precedes them that it is not so, not yet so, not always so, or only said by somebody, in the languages of
 * `readDays`. Each list is of phrases parted by commas; a blank stands for any white space.
 */

/** Anywhere before, in the clause. */
export const TURNS: readonly string[] = [
  'not,never,cannot,hardly,scarcely,barely,rarely,seldom,neither,nor,nobody,without,lest,against,no longer',
  'no reason,no need,no plan,no plans,no intention,no way,no evidence,instead of,rather than,far from,used to,whether',
  'fail to,fails,failed,failing,refuse,refuses,refused,unable,incapable,unwilling,reluctant,decline,declines,declined',
  'stop,stops,stopped,ceases to,ceased to,avoid,avoids,avoided,prevent,prevents,prevented,forbid,forbids,forbade',
  'block,blocks,bans,banned,prohibits,prohibited,disallows,rules out,ruled out,deny,denies,denied,rejects,rejected',
  'forgets to,forgot to,neglects to,neglected to,omits to,omitted to,refrains from,impossible to,unlikely to,too early to',
  'myth,hoax,falsely,wrongly,supposedly,allegedly,reportedly,purportedly,rumoured,rumored',
  'would,might,could,plan to,plans to,planned to,intends to,intended to,hopes to,hoped to,wants to,wanted to,aims to',
  'proposal for,proposals for,too early for,considers,considered,considering,proposes to,proposed to,proposes that,expected to,likely to,said to,thought to,believed to',
  'tries to,tried to,attempts to,attempted to,promised to,promises to,threatens to,asked to,wishes to,pretends to',
  'claims,claimed,alleges,alleged,believes,believed,suspects,suspected,fears,feared,doubts,doubted,speculates,argues,argued',
  'nicht,kein,keine,keinen,keiner,nie,niemals,ohne,pas,jamais,sans,sin,nunca,jamás,senza,sem,niet,geen,nooit,zonder',
  'no va a,no puede,no se,no ha,no han,bez,inte,utan,aldrig,ikke,uten,non,nessun,nessuna,ningún,ninguna,nenhum,nenhuma,ningun,würde,würden,wollte,soll angeblich',
];

/** Right before. */
export const TURNS_WHAT_FOLLOWS: readonly string[] = [
  'only,almost,nearly,practically,virtually,half,few,not all,not every,no,former,would-be,so-called,não,nie,ni,ne',
];

/** Where the sentence begins with it, all of it hangs on a condition. */
export const CONDITIONS_FIRST: readonly string[] = [
  'if,unless,provided,provided that,providing,assuming,supposing,suppose,in case,as long as,so long as,in the event,on condition',
  'subject to,depending on,only for,only if,only when,only with,only in,only on,only after,only until,when,whenever,once,until',
  'should you,should we,should they,should it,should the,should a,should any,were it,were we,were you,were the,had we,had it,had you',
  'wenn,falls,sofern,solange,nur für,nur wenn,nur bei,si,à condition,tant que,seulement,sólo,solo si,solo se,siempre que',
  'se,purché,qualora,caso,als,indien,mits,alleen,tenzij,jeśli,jeżeli,tylko,om,endast,bara',
];

/** Anywhere before, in the sentence, or right after. */
export const CONDITIONS: readonly string[] = [
  'if,unless,provided that,provided you,providing that,on condition that,only if,only when,only where,as long as,so long as',
  'assuming that,assuming you,in case,except when,except if,except where,subject to',
  'sofern,falls,es sei denn,nur wenn,à condition que,à moins que,sauf si,siempre que,a menos que,salvo que,a meno che,purché,tenzij,chyba że',
];

/** Right after, beside those. */
export const TURNS_WHAT_PRECEDES: readonly string[] = [
  'not,never,no more,only for,only with,only after,only on,only in,only to,except,until,provided,but only,but not',
  'nicht,niemals,nie,keineswegs,pas,jamais,niet,nooit,inte,aldrig,ikke,nur,wenn,seulement si,sólo si,solo si,solo se,se non',
];

/** After it: somebody else says so. */
export const SAYS_ANOTHER: readonly string[] = [
  'claims,claimed,says,said,alleges,alleged,believes,believed,thinks,wrote,writes,argues,fears,hopes,insists',
  'so,sagt,schreibt,dit,dice,zegt',
];

/** After it: it came to nothing, or was never so. */
export const CAME_TO_NOTHING: readonly string[] = [
  'rejected,reverted,withdrawn,declined,cancelled,canceled,abandoned,postponed,refused,dismissed,rolled back,undone,dropped again',
  'false,untrue,wrong,incorrect,a myth,a hoax,a rumour,a rumor,a lie,fiction,denied,disputed,not true,not so,not the case',
  'no longer true,no longer so,no longer the case,ruled out,out of the question',
];

/** Before a colon or dash: what it is about. */
export const LABELS_OF_UNTRUTH: readonly string[] = [
  'myth,false,wrong,incorrect,untrue,hoax,fiction,fake,lie,not true,rumour,rumor,rejected,withdrawn,declined,reverted,won’t fix,wontfix',
  "won't fix,not planned,falsch,faux,falso,onwaar,fałsz,falskt,mythos,mythe,mito",
];
