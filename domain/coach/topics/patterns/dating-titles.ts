/** Titles about finding a partner and first meetings, in English, German, Spanish and French. */

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?!\p{L})`
const PARTNER = '(?:girl ?friend|boy ?friend|partner|husband|wife|spouse|soul ?mate|companion|significant other)'
const SORT =
  '(?:(?:nice|good|kind|decent|lovely|loving|caring|honest|serious|steady|stable|real|proper|great|new|first|second|right|suitable|compatible|funny|single|life|long[- ]term|romantic|christian|muslim|jewish|catholic|hindu|future|older|mature),? (?:and )?){0,3}'
const SORTED = SORT.replace('{0,3}', '{1,3}')
const ONE = '(?:man|woman|guy|girl|fella|fellow|bloke|lad|lady|gentleman|person|chap|gal)'
const SEEK = '(?:find|finding|meet|meeting|look(?:ing)? for|search(?:ing)? for|seek(?:ing)?)(?: me| myself)?'
const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|some|more)'
const SOMEBODY = '(?:some ?one|somebody|anyone)'

/** Partners whom the title says that there are, and things that are no search for one. */
const NOT = [
  `(?:my|our|the|his|her|mi|tu|meine[mnrs]?|ma|mon) (?:own |lovely |dear |new )?(?:wife|husband|partner|spouse|girlfriend|boyfriend|fiancée?|missus|marido|mujer|espos[oa]|pareja|novi[oa]|Frau|Mann|Freundin|Verlobten?|femme|mari|copine|copain)${END}(?! (?:passed|died|left|is gone|(?:of|for) (?:my|our) dreams))`,
  `my ex${END}|date nights?|(?:get|getting|be) married|(?:my|our|save|better) marriage|wedding|divorce papers|propos(?:e|al)|play ?dates?|save the date|due dates?|up to date|carbon dating|speed reading`,
  'stop|quit|no more|never|avoid|less|break up|leave|forget|affair|cheat|sugar (?:daddy|mommy|baby)|hook ?ups?',
  'business|startup|law|firm|practice|investors?|company|companies|shop|Firma|Geschäft|empresa|negocios?|entreprise|channel|franchise|venture',
  '(?:gym|work ?out|running|jogging|tennis|padel|pádel|squash|badminton|golf|climbing|training|sparring|chess|study|lab|research|language|exchange|tandem|danc(?:e|ing)|walking|hiking|cycling|riding|accountability|prayer|bridge|fishing|travel|writing|conversation|duet|band|doubles|swimming) (?:exchange )?(?:partner|companion|buddy|mate)',
  'partner for(?! (?:life|me(?! to)|love|the rest))|partner (?:in|to (?:train|play|run|practi[cs]e|study|code|work|walk|hike|sing|lift|climb|spar|talk))|(?:pareja|partenaire) (?:de|para|pour)(?! (?:vida|vie))',
  'eat|snack|bake|syrup|palm|medjool|fruit|stuffed|build(?! a (?:life|family|home|future))|develop|code|launch|design|invent|novel|memoir|book|film|sell|expiry|deadlines?|court|closing|release|exam',
  "(?:i[’']?m|i am|aged?|bin|tengo) 1[0-7]|high ?school|middle school|classmates?|in my class",
  String.raw`for my (?:\p{L}+ )?(?:son|daughter|brother|sister|mum|mom|mother|dad|father|friend|cousin|dog|cat|mare|nephew|niece)`,
  'dentista|médic[oa]s?|doctor|dentist|to (?:fix|repair|clean|help|mow|watch|rent|teach|train|paint|look after|care for|sublet|talk to about)|with god|with food|with money|with jesus|with alcohol|with (?:my|the) \\p{L}+',
].join('|')

const ENGLISH = [
  `${SEEK} (?:an? |my |the |some )?${SORTED}(?:${ONE}|${SOMEBODY})`,
  `(?:${SEEK}|get|want|need|have|i want) (?:an? ${SORT}|my (?:future |forever )|${SORTED})${PARTNER}(?! (?:for(?! (?:life|me|love))|in (?:crime|business)))`,
  `${SEEK} (?:an?|my) (?:${ONE}(?=$|[,.]| (?:to (?:love|share|marry|date|settle|grow)|who|my age|at my|after|again|this|by|before))|soul ?mate|(?:other|better) half|person(?=$|[,.]))`,
  `${SEEK} (?:the one(?=$|[,.])|an? (?:gentleman|lady|male|female) friend|mr\\.? right|mrs\\.? right|true love|love(?=$|[,.]| (?:again|after|at|in my|in later|once more|before|this|and|late|online)))`,
  `${SEEK} ${SOMEBODY}(?=$|[,.]| (?:nice|special|kind|decent|good|lovely|serious|single|funny|i (?:like|love|click|can (?:love|marry|trust|build|laugh))|(?:around )?my (?:own )?age|to (?:love|share|settle|grow old|spend|be with|date|marry|come home to|cuddle)|who (?:loves|gets|likes|wants)|for me|irl|in real life|offline|without (?:the |any )?apps|after (?:my|the) (?:divorce|break ?up|separation|loss)))`,
  `${SOMEBODY} to (?:settle down|grow old|share (?:my|a) (?:life|home|days|evenings|weekends|sundays|bed)|spend (?:my|the rest of my) life|start a family) with`,
  `(?:go|going|be|get|say yes to|have|plan|arrange)(?: out)? (?:on )?(?:(?:at least|an?|my|of|couple|first|second|real|proper|blind|good|coffee|actual|${COUNT}) ){1,4}dates?(?! (?:nights?|with (?:my|our|the)|in (?:the|my) calendar|for (?:the|my|our)|of birth))`,
  `(?:${COUNT} (?:first |real |coffee )?dates?|a date|dates) (?:(?:a|per|every|each|this) (?:week|month|year|quarter|summer|winter)|in \\d+ (?:weeks|months)|by |before )|first dates? (?:after|since)`,
  '(?:start|begin|try|back (?:in)?to|(?:back )?on the|return to|ready (?:for|to start)|get into|get serious about|give|resume|enjoy|be braver (?:at|with|about)) (?:to )?(?:online |speed |slow )?dating',
  'dating (?:with|while|again|pool|scene|world|life|game|profile|apps?|sites?|at|after|as an?|in my|seriously|with intention|more)|(?:online|speed|slow|for) dating|singles (?:hike|evening|night|event|trip|holiday|walk)|(?:start to |try to |begin to )?date (?:again|while |after (?:my|the) (?:divorce|loss|break ?up|separation)|more(?=$|[,.])|seriously|with intention)|(?:hinge|tinder|bumble|grindr|okcupid) profile|(?:join|give|get (?:on|onto|off)|off|onto|try|delete|leave|set up) (?:the )?(?:tinder|bumble|hinge|grindr|okcupid|dating apps?)|meet (?:people|men|women|guys|girls|singles) (?:offline |in real life )?(?:to date|without (?:the |any |dating )?apps)|meet (?:(?:more|new|other) )?(?:single (?:men|women|people|dads|mums|moms|parents)|singles|(?:(?:gay|queer|kind|nice) )?(?:men|women)(?=$|[,.]| (?:my age|without|outside|offline|in real|who)))',
  'fall in love(?: again| once more)?(?=$|[,.]| (?:before|this|by|at))|open (?:up )?to love|my love life|(?:get|put myself) back out there|not be single|no longer single|(?:find|get into|be in|enter|open to|looking for|want) an? (?:\\p{L}+[- ]){0,3}relationship(?! (?:coach|therapist|counsel\\p{L}+))',
  'asks me out|set me up with|(?:love|partner) in later life|let (?:someone|somebody) into my life|ask (?:some ?one|somebody|a (?:girl|guy|man|woman)|(?:more|some|one|two|three) (?:people|girls|guys|men|women|person)) out(?! loud)',
]
const GERMAN = [
  '(?:(?:eine?n?|meine?n?|die|den|feste?n?|neue?n?|nette?n?|liebe?n?|richtige?n?) ){1,3}(?:Freundin|Freund|Partner(?:in)?|Lebens(?:partner(?:in)?|gefährt\\p{L}+)|Beziehung|Frau|Mann|Liebe|Traum(?:frau|mann))(?: fürs Leben)? (?:zu )?(?:finden|kennenlernen|suchen)',
  '(?:Partner(?:in)?|Liebe|Beziehung) (?:finden|suchen)|Partnersuche|jemanden? (?:(?:nettes?|netten|liebe[ns]?|passenden?) )?(?:kennenlernen|kennen lernen|finden)(?! der)|wieder (?:anfangen zu )?daten|wieder dates? haben|auf (?:(?:ein|zwei|drei|\\d+|mehr) )?dates? gehen|mich (?:neu|wieder) verlieben|online[- ]dating',
]
const SPANISH = [
  '(?:encontrar|buscar|conseguir|tener|hallar) (?:(?:una?|mi|el|al|la|nueva|nuevo|buena|buen|primera|primer) ){0,3}(?:pareja|novi[oa]|media naranja|alguien (?:especial|bueno)|amor(?: de mi vida)?)(?! propio)',
  '(?:volver a|empezar a) (?:salir con (?:alguien|gente|chic\\p{L}+|mujeres|hombres)|tener citas|ligar|enamorarme)|enamorarme (?:otra vez|de nuevo)|(?:tener|ir a|salir en) (?:una|dos|tres|cuatro|\\d+|más|mas) citas?|conocer a alguien(?! nuevo)|aplicaciones de citas',
]
const FRENCH = [
  "(?:trouver|rencontrer|chercher) (?:(?:une?|le|la|mon|ma|nouvelle|nouveau|bonne?|grand) ){0,3}(?:l[’'])?(?:copine|copain|petite? amie?|compagne|compagnon|amour|âme s(?:œ|oe)ur|conjointe?|mari|(?:femme|homme) de ma vie|quelqu[’']un(?: de (?:bien|gentil|spécial))?(?=$|[,.]| (?:avec qui|qui m|à aimer|après)))",
  "refaire (?:des rencontres|ma vie)|(?:re)?trouver l[’']amour|me remettre en couple|être en couple|(?:recommencer|me remettre) à (?:dater|faire des rencontres|sortir avec)|(?:retomber|tomber) amoureu(?:x|se)|sites? de rencontres?|avoir (?:un|deux|trois|\\d+) rendez-vous (?:galants?|amoureux)",
]

export const DATING = new RegExp(
  `^(?!.*${START}(?:${NOT})${END}).*${START}(?:${[...ENGLISH, ...GERMAN, ...SPANISH, ...FRENCH].join('|')})`,
  'iu',
)
