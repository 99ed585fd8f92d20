/** Titles about getting over somebody, and about thinking well of oneself, in English, German, Spanish and French. */

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?!\p{L})`
const EX =
  '(?:(?:my|our|the|that|this|a|an|first|toxic|old|narcissist\\p{L}*|last|long|bad|painful|recent) ){0,3}(?:ex(?:es)?(?:[- ](?:wife|husband|boyfriend|girlfriend|partner|fiancée?))?|break[- ]?up|heart ?break|divorce|separation|split|broken heart|broken engagement|first love)'
/** Somebody without a name, at the end of what the title says. */
const THEM =
  '(?:him|her|them)(?=$|[,.]| (?:by|this|for good|already|completely|after|and|before|once|at last|every|at night))'

/** A loss by death; contact that goes on, or is looked for; papers, money and danger; and somebody else's ex. */
const NOT_LETTING_GO = [
  'died|dead|death|passed|passing|widow\\p{L}*|grie(?:f|v\\p{L}*)|funeral|late (?:wife|husband)|miscarr\\p{L}*|stillb\\p{L}*',
  'co-?parent\\p{L}*|kids?|child(?:ren)?|custody|son|daughter|friends with|be civil|get along|get (?:my ex|him|her|them) back|back together|win \\p{L}+ back|reconcile|apologi[sz]e|closure talk',
  "his ex|her ex|boyfriend[’']s|girlfriend[’']s|husband[’']s|wife[’']s|partner[’']s|jealous|cheat\\p{L}*|affair",
  'lawyer|papers|settlement|court|final\\p{L}*|file|file for|get a divorce|money|house|flat|job|debt|alimony|pay|sell|write|book|novel|song|film|course|podcast',
  'abus\\p{L}*|violen\\p{L}*|hit|hurts? me|stalk(?:s|ed|er) me|afraid of|restraining|rap(?:e|ed)|kill\\p{L}*|revenge',
  'dating|dates?|new (?:partner|relationship|man|woman|love)|dog|cat|pet',
].join('|')

const LETTING_GO = [
  `(?:get(?:ting)? (?:over|past)|mov(?:e|ing) on (?:from|after)|let(?:ting)? go of|forget(?:ting)?(?: about)?|heal(?:ing)? (?:from|after)?|recover(?:ing)? (?:from|after)|surviv(?:e|ing)|be done with|cope with|coping with|find myself(?: again)? after|rebuild my life after|life after) ${EX}`,
  `(?:get(?:ting)? over|let(?:ting)? go of|move on from|stop (?:texting|messaging|calling|loving|missing|checking(?: up)? on|obsessing (?:over|about))) ${THEM}`,
  `(?:stop|quit|no more|not|without|avoid|less)(?: \\p{L}+){0,2} (?:thinking|texting|messaging|calling|missing|loving|checking|stalking|obsessing|looking|talking|waiting|dreaming|crying|contacting|ringing)(?: \\p{L}+){0,2}? (?:my|the) ex`,
  `(?:stop|quit) (?:stalking|checking|looking at) my ex(?:[’']s)? |no[- ]contact(?: with (?:my ex|him|her|them)|$|,| for| rule)|(?:mend|heal|get over) (?:my|a) broken heart|heal my heart|unfollow my ex|let my ex go`,
  '(?:über|hinter) (?:meine[nr]?|die|den) (?:Ex|Trennung|Scheidung|Ex-\\p{L}+)(?: hinweg ?(?:zu ?)?kommen| lassen)?|(?:die|meine) Trennung (?:verarbeiten|überwinden|verkraften)|Liebeskummer (?:überwinden|loswerden)?|(?:meine[nr]?|die|den) Ex (?:vergessen|loslassen)',
  '(?:superar|olvidar|soltar|dejar ir)(?: a)? (?:mi|la|el|una?) (?:ex|ruptura|divorcio|separación|exnovi[oa]|exmarido)|superar una ruptura',
  '(?:oublier|tourner la page (?:de|avec|sur)|me remettre de|guérir de|surmonter) (?:mon|ma|la|le) (?:ex|rupture|divorce|séparation)',
]

export const LET_GO = new RegExp(
  `^(?!.*${START}(?:${NOT_LETTING_GO})${END}).*${START}(?:${LETTING_GO.join('|')})${END}`,
  'iu',
)

/** Presents to oneself, somebody else's self-worth, a course or a text about it, and what concerns food, a body or a limit. */
const NOT_SELF_WORTH = [
  'gifts?|present|buy|kids?|child(?:ren)?|sons?|daughters?|students?|pupils?|teach|coach|write|book|article|podcast|course|class|blog|speech|research|app|defen[cs]e',
  'eat(?:ing)?|food|weigh\\p{L}*|diet|bod(?:y|ies)|thin|fat|belly|pounds|kilos?|alcohol|drink\\p{L}*|money|spend\\p{L}*|harm\\p{L}*|hurt\\p{L}*|cut(?:ting)?|kill\\p{L}*|hat(?:e|ing)|driv(?:e|ing)|abus\\p{L}*|accident|interview',
].join('|')

const SELF_WORTH = [
  "(?:believ(?:e|ing)|hav(?:e|ing) (?:more )?(?:faith|confidence)|trust(?:ing)?) (?:more )?in myself|believe (?:that )?i(?:[’']m| am) (?:good |worth )?(?:enough|it)",
  `(?:stop|quit|less|not|no more|avoid) compar(?:e|ing) (?:myself|my life|ourselves|everything)|compar(?:e|ing) myself (?:less|to others less)|comparing myself`,
  '(?:be|being|become|stay|get) (?:(?:more|a bit|a little|much) )?(?:kind|kinder|gentle|gentler|nice|nicer|patient|soft|softer|easy|easier|good|fair|fairer|honest|less (?:hard|harsh|critical|strict|mean)) (?:to|with|on|toward|towards) myself',
  '(?:be|being) (?:so |too |less )?(?:hard|harsh|mean|critical|strict|cruel) (?:on|to|of|with|towards?) myself|treat myself (?:like a friend|better|with (?:kindness|respect))|go easy on myself|be my own (?:best )?friend',
  'know my worth|(?<!feel(?:ing)? )(?:lov(?:e|ing)|accept(?:ing)?|respect(?:ing)?|lik(?:e|ing)|valu(?:e|ing)|appreciat(?:e|ing)|trust(?:ing)?) myself(?=$|[,.]| (?:more|again|as i am|for who|by|before|first|without|a bit|a little|and|every|each))|forgive myself(?=$|[,.])',
  'self[- ](?:worth|esteem|love|compassion|respect|acceptance|doubt|doubts|belief|image|criticism|critical|critique)(?! workshop)|(?:my|the|quiet(?:en)? the|less) inner critic|impost[eo]r(?: syndrome)?|negative self[- ]talk|(?:talk|speak)(?:ing)? (?:more )?(?:kindly|nicely|kinder|nicer|better) to myself',
  "(?:feel|be|know (?:that )?i(?:[’']m| am)|feeling) (?:like i(?:[’']m| am) )?(?:good )?enough(?=$|[,.]| (?:as i am|without|for))|(?:feel|be|feeling) (?:more )?(?:comfortable|confident|happy|at home|good|ok|okay) (?:in my (?:own )?skin|about myself|with (?:myself|who i am))|stop (?:doubting|beating|criticis?z?ing|putting) myself(?: (?:up|down))?|doubt myself less",
  'an mich (?:selbst )?glauben|(?:mich|selbst) (?:nicht mehr )?(?:mit anderen )?vergleichen|(?:netter|freundlicher|gnädiger|liebevoller|sanfter) (?:zu|mit) mir(?: selbst)?(?: sein| umgehen)?|Selbst(?:liebe|wert(?:gefühl)?|mitgefühl|zweifel|achtung)|mich (?:selbst )?(?:mehr )?(?:lieben|annehmen|akzeptieren|mögen)',
  'creer (?:más )?en m[íi](?: mism[oa])?|(?:no|dejar de) compararme|quererme (?:más|mejor)?|autoestima|amor propio|ser más amable conmigo(?: mism[oa])?',
  "croire en moi|(?:arrêter de|ne plus) me comparer|m[’']aimer (?:davantage|plus)|estime de (?:soi|moi)|confiance en (?:moi|soi)|être plus (?:douce|doux|gentille?) avec moi(?:-même)?",
]

export const SELFWORTH = new RegExp(
  `^(?!.*${START}(?:${NOT_SELF_WORTH})${END}).*${START}(?:${SELF_WORTH.join('|')})${END}`,
  'iu',
)
