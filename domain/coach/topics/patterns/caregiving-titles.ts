import { NAMED_PARTNER, RELATIVE } from '#domain/coach/words/relatives.ts'

/** Titles about looking after a parent or an ill relative, in English, German, Spanish and French. */

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?!\p{L})`
const OWN =
  '(?:(?:my|our|the) )?(?:(?:elderly|old|older|aging|ageing|sick|ill|frail|dear|lovely|disabled|poorly) ){0,2}'
const KIN = `(?:${RELATIVE}|nanny|nans?|gramps|grandparents|folks|in[- ]laws|(?:mother|father|sister|brother)[- ]in[- ]law)`
const RELATIVE_ONE = `${OWN}${KIN}`
const ANYBODY = `${OWN}(?:${KIN}|${NAMED_PARTNER}|partner|spouse|neighbou?r)`
const ILL =
  "(?:dementia|alzheimer[’']?s|parkinson[’']?s|cancer|chemo(?:therapy)?|stroke|hip (?:operation|op|replacement|fracture)|copd|multiple sclerosis|ms|als|mnd|motor neuron\\p{L}* disease|palliative|hospice|heart failure|lupus|long covid|illness|chronic pain|mobility|memory|recovery|surgery|operation|fall|broken (?:hip|leg|arm)|appointments?|dialysis|rehab)"
const CARE =
  '(?:look(?:ing)? after|car(?:e|ing) (?:better )?(?:for|of)|tak(?:e|ing) (?:good |better )?care of|tend to|nurs(?:e|ing))'
const HOME =
  "(?:(?:nursing|care|retirement|rest|old people[’']?s|old folks[’']?) home|the home|hospice|hospital|assisted living|memory care)"

/** What is done for somebody's papers, house or party; a loss; and a job or a search. */
const NOT = [
  'died|dead|death|passed|passing|funeral|grave|grie(?:f|v\\p{L}*)|memory of|gone|ashes|will|estate|probate',
  'find|finding|hire|move|moving|sell|clear(?:ing)? out|renovat\\p{L}*|decorat\\p{L}*|paint|cancel|sue',
  'stop (?:drinking|smoking)|quit|drink(?:ing)?|gambl\\p{L}*|debts?|computer|phone|ipad|taxes|website|wedding|birthday|party',
  'write|book|memoir|thesis|research|study|course|degree|certif\\p{L}*|exam|job|train as|become an? (?:nurse|carer|caregiver|doctor)',
  'run|marathon|raise|fund ?rais\\p{L}*|donat\\p{L}*|charity|walk for|volunteer\\p{L}*|save|saving|pay|money',
  'skin|teeth|hair|myself|plants?|garden|car|house|dog|cat|pets?|horse|kids?|child(?:ren)?|baby|grand(?:kids|children|son|daughter)',
].join('|')

const ENGLISH = [
  `${CARE} (?:${RELATIVE_ONE}|${ANYBODY}(?=.*${START}${ILL}${END}))${END}(?![’']s (?:dog|cat|house|flat|plants?))`,
  `(?:be|being|stay) (?:an? )?(?:\\p{L}+ ){0,4}(?:for|with|to) ${ANYBODY}${END}.*${START}${ILL}`,
  `(?:help(?:ing)?|support(?:ing)?|be there for|stand by|sit with|assist) ${ANYBODY}(?:[’']s)?${END}(?:.*${START}${ILL}${END}| (?:(?:to )?(?:wash|dress|bathe|eat|recover|walk again|get (?:dressed|better|out|up))|with (?:the |her |his |their )?(?:shopping|groceries|meals|washing|bathing|dressing|care|cooking|errands|bath|shower|doctors?)))`,
  `(?:drive|take|bring|accompany|go with) ${ANYBODY} to (?:(?:her|his|their|the|all|every|a|hospital) )*(?:appointments?|doctors?|chemo(?:therapy)?|dialysis|hospital|therapy|treatments?|check-?ups?|physio|scans?|clinic)`,
  `(?:visit|see|sit with|be with|go (?:to )?see|time with|visiting|read to) ${ANYBODY}${END}.* (?:in|at) (?:(?:the|her|his|their|a) )*${HOME}`,
  `(?:be|being|become|feel like|survive as) (?:an? |the )?(?:better |good |calmer |kinder |patient |more patient |less tired |family )*(?:carer|caregiver|care ?taker)(?= (?:for|to|of)${END}|$|[,.])`,
  `(?:caregiv(?:er|ing)|carers?) (?:burn-?out|breaks?|without|stress|routine)|(?:breaks?|rest|respite|time off|time for me|a life|balance) (?:\\p{L}+ ){0,3}(?:as an? (?:carer|caregiver)|from (?:caring|caregiving))`,
  `${ANYBODY}[’']s (?:\\p{L}+ )?(?:dementia|alzheimer[’']?s|parkinson[’']?s|chemo|dialysis|care)(?! home)`,
  `patien(?:t|ce) with ${ANYBODY} (?:who|now|since|and)(?=.*${START}(?:${ILL}|forget\\p{L}*|repeat\\p{L}*)${END})`,
]
const GERMAN = [
  '(?:mich (?:besser |mehr )?um|da sein für|sorgen für) (?:meine?n?|die|den|unsere?n?) (?:kranke?n? |alte?n? |demente?n? )?(?:Mutter|Mama|Vater|Papa|Eltern|Oma|Opa|Großmutter|Großvater|Großeltern|Schwiegermutter|Schwiegervater)(?: (?:zu )?kümmern|$)',
  '(?:Mutter|Mama|Vater|Papa|Eltern|Oma|Opa|Angehörigen?) (?:zu Hause |daheim )?(?:pflegen|betreuen|versorgen)|pflegende[rn]? Angehörige[rn]?',
]
const SPANISH = [
  'cuid(?:ar|ando)(?:me)? (?:mejor )?(?:de |a )?(?:mis? )(?:madre|padres?|mamá|papá|abuel[oa]s?|suegr[oa]s?|t[íi][oa])',
]
const FRENCH = [
  "(?:m[’']occuper|prendre soin|s[’']occuper) (?:mieux )?de (?:ma|mon|mes) (?:mère|père|parents|maman|papa|grand-?(?:mère|père)|grands-parents|mamie|papi|belle-mère|beau-père)|être aidante?",
]

export const CAREGIVING = new RegExp(
  `^(?!.*${START}(?:${NOT})${END}).*${START}(?:${[...ENGLISH, ...GERMAN, ...SPANISH, ...FRENCH].join('|')})${END}`,
  'iu',
)
