/** Words by which a sentence says what its reader did, as sources of patterns (TEXT-15). Quotations are blank in the text: “”. */
export type PastWords = {
  /** The day before. */
  yesterday: string
  /** Another time that is over. */
  earlier: string
  /** What says that a day has no check-in. */
  miss: string
  /** What says so of an earlier day or of several, with or without a time. */
  missed: string
  /** The reader, or somebody of theirs, with a verb of the past. The last group is the verb. */
  claim: string
  /** What says without a time that the reader did something, or is doing it well. The last group that matched is the verb. */
  untimed?: string
  /** What such a sentence may say besides the record: what was set up here, and what happened today. */
  untimedKnown?: string
  /** Verbs of the record: what a check-in shows. */
  record: string
  /** Verbs of what the person wrote: the quotation or a clause follows. */
  wrote: string
}

const IRREGULAR =
  'was|were|had|did|went|came|got|made|told|said|wrote|kept|slept|ate|drank|ran|sat|stood|left|felt|found|gave|took|saw|spoke|thought|knew|met|paid|sent|spent|bought|brought|began|broke|chose|drove|fell|forgot|held|hid|heard|lost|meant|rose|sang|sold|stole|stuck|swam|taught|threw|woke|wore|won|built|caught|fought|drew|flew|grew|overate|overslept'
const PARTICIPLE =
  '\\p{L}+(?<!e)ed|cut|lost|quit|put|read|run|come|become|begun|written|done|gone|given|taken|eaten|drunk|slept|made|kept|left|found|met|paid|sent|spent|bought|brought|broken|chosen|fallen|forgotten|sold|taught|won|built|grown|got|gotten|felt|said|told|shown'
/** Where a clause starts, so that “the page you wrote yesterday” makes no claim. */
const CLAUSE =
  '(?:^|[,;:–—”]\\s*|(?<!\\p{L})(?:and|but|because|since|so|then|yesterday|night|week|weekend|month|year|ago)\\s+)'
const RECORDED = 'check-?ins?|marks?|notes?|run|log|day|date|target|plan|box|streak|entry|line|words'
const DAYS = '(?:days?|mornings?|evenings?|nights?|weeks?|weekends?|check-?ins?|sessions?|\\p{L}+days?)'

export const PAST_WORDS: readonly PastWords[] = [
  {
    yesterday: 'yesterday|last night',
    earlier:
      'last (?:week|weekend|month|year|evening|spring|summer|fall|winter|\\p{L}+day)|(?:days?|weeks?|months?|years?) ago',
    miss: `you(?:[’']ve| have| had)? (?:missed|skipped)|(?:missed|skipped) (?:yesterday|last night)|yesterday (?:was|is|has been) (?:missed|skipped|empty|blank)|no (?:check-?in|entry|mark)(?! (?:today|yet))|not check(?:ed)? in|n[’']t check(?:ed)? in|yesterday[’']s (?:box|line|page) (?:is|was|stayed) (?:empty|blank)|nothing was (?:logged|marked)`,
    missed: `you(?:[’']ve| have| had)? (?:missed|skipped) (?:(?:\\p{L}+|\\d+) ){0,3}?${DAYS}|no check-?ins? (?:for|since|in)|${DAYS} (?:\\p{L}+ )?without (?:a|any) check-?in`,
    claim: `${CLAUSE}(?:you|your (?!(?:\\p{L}+ ){0,2}(?:${RECORDED})(?!\\p{L}))(?:\\p{L}+ ){0,2}?\\p{L}+)(?:[’']d| had)? (?:(?:also|again|just|even|already|\\p{L}+ly|never) ){0,2}((?:\\p{L}+(?<!e)ed|(?:did|had|was|were|could)n[’']t|${IRREGULAR})(?!\\p{L}))`,
    untimed: `${CLAUSE}you(?:[’']ve| have) (?:already|finally) ((?:${PARTICIPLE})(?!\\p{L}))|${CLAUSE}you(?:[’']ve| have) been (\\p{L}+ing)(?: \\p{L}+){0,4}? (?:well|better|less|more|great|hard|regularly|steadily|consistently)(?!\\p{L})|${CLAUSE}you(?:[’']ve| have) ((?:lost|quit|stopped|given up|gained|improved|reduced|cut (?:down|back|out))(?!\\p{L}))|(?<!\\p{L})since you(?:[’']ve| have|[’']d| had)? ((?:\\p{L}+(?<!e)ed|${IRREGULAR}|cut|quit|gone|given|eaten|drunk|written)(?!\\p{L}))`,
    untimedKnown:
      'begun|chosen|come back|shown up|done|been|had|made (?:it|this|a)|set (?:it|this|the|your)|decided|named|said|written|wrote|noted|left|opened|woke|got (?:up|in|home)|sat|were',
    record:
      'checked in|kept|came (?:back|by|in)|made a (?:mark|start)|began|started (?:this|the goal)|created|chose|planned|returned|logged|ticked|marked|showed up|did it|did this|did that|did your|started again|were back',
    wrote: 'wrote|noted|said|named|called|left|put',
  },
  {
    yesterday: 'gestern|letzte nacht',
    earlier: 'letzte woche|letzte[ns] (?:monat|jahr|wochenende)|neulich',
    miss: 'verpasst|versäumt|ausgelassen|nicht eingecheckt|kein(?:en)? check-?in',
    missed: 'du hast (?:[^.?!]{0,20} )?(?:tage?|woche|check-?in) (?:verpasst|versäumt|ausgelassen)',
    claim:
      '(?<!\\p{L})(?:(?:hast|bist|warst|hattest|wolltest|konntest) (?:du|dich)|du (?:hast|bist|warst|hattest|wolltest|konntest))(?: [^.?!]{0,80}?(?<!\\p{L})(\\p{L}{0,5}ge\\p{L}+(?:t|en)(?!\\p{L})))?',
    untimed:
      '(?<!\\p{L})(?:du hast|hast du) (?:ja |doch )?(?:schon|bereits) [^.?!]{0,60}?(?<!\\p{L})(\\p{L}{0,5}ge\\p{L}+(?:t|en)(?!\\p{L}))|(?<!\\p{L})seit(?:dem)? du [^.?!]{0,40}?(?<!\\p{L})(\\p{L}{0,5}ge\\p{L}+(?:t|en)) (?:hast|bist)(?!\\p{L})',
    untimedKnown: 'angefangen|begonnen|aufgestanden|geschrieben|notiert|gesagt|genannt',
    record: 'eingecheckt|abgehakt|zurückgekommen|durchgehalten|dabei',
    wrote: 'geschrieben|notiert|gesagt|genannt',
  },
  {
    yesterday: 'ayer|anoche',
    earlier: 'la semana pasada|el (?:mes|año) pasado',
    miss: 'faltaste|te (?:lo )?saltaste|no registraste|sin registro|no hubo registro|fallaste',
    missed: '(?:faltaste|te saltaste) (?:un|dos|tres|varios) días?',
    claim: '(?<!(?:que|donde|como) )(?<!\\p{L})(\\p{L}{2,}(?:aste|iste)|estuviste|fuiste)(?!\\p{L})',
    record: 'registraste|marcaste|volviste|cumpliste',
    wrote: 'escribiste|anotaste|dijiste',
  },
  {
    yesterday: 'hier(?: soir)?|cette nuit|la nuit dernière',
    earlier: "la semaine dernière|le mois dernier|l[’']an(?:née)? derni(?:er|ère)",
    miss: "as (?:manqué|raté|sauté)|n[’']as pas (?:coché|validé)|aucune? (?:validation|coche)",
    missed: 'tu as (?:manqué|raté|sauté) (?:un|deux|trois|plusieurs) jours?',
    claim: "(?<!que )(?<!\\p{L})tu (?:as|es|t[’']es|avais|étais) (?:\\p{L}+ment |bien |mal |peu )?(\\p{L}+)",
    record: 'coché|validé|revenue?|tenu',
    wrote: 'écrit|noté|dit|nommé',
  },
]
