import { CONSUMED, GAMBLING, KIN, type KindRule, MONEY, starts, WORK, words } from './word-patterns.ts'

/** Words of the description that make exercise a matter of recovery. */
export const RECOVERY = words(
  '(?:surgery|operation|rehab|rehabilitation|physio|physiotherapy|physical therap(?:y|ist)|physiotherapist|stroke|concussion|chemo|chemotherapy|post ?partum|c section|hip replacement|knee replacement|torn (?:\\w+ )?(?:ligament|meniscus|acl|muscle)|(?:broken|fractured|sprained) (?:\\w+ )?(?:leg|arm|ankle|foot|wrist|hip|rib|ribs|collarbone)|slipped disc|long covid|acl)',
  '(?:nach|seit) (?:der|meiner|einer) (?:\\w+ )?(?:op|operation)|krankengymnastik|reha|physiotherapie',
  'fisioterapia|tras (?:la|una|mi) operacion|despues de (?:la|una|mi) (?:operacion|cirugia)',
  'kine|reeducation|apres (?:l|une|mon|ma) ?operation',
)

const ILLNESS =
  '(?:pneumonia|covid|corona|flu|influenza|bronchitis|mono|sepsis|meningitis|shingles|cancer|illness|infection|heart attack|hospital)'

/** Rules of goals whose first word misleads, of recovering, of stopping and of money, in the order in which they are tried. */
export const LEAVING_RULES: readonly KindRule[] = [
  // Sentences whose first word says something else.
  {
    kind: 'finish',
    is: starts(
      `(?:quit|resign from|change|switch) (?:my |this |the |a )?(?:\\w+ )?${WORK}`,
      `leave (?:my|this|the) (?:\\w+ )?${WORK}(?! (?:at|early|on|by|behind|outside))`,
    ),
  },
  { kind: 'finish', is: starts('stop at nothing', 'give up (?:my|the) (?:apartment|flat|lease|seat)') },
  {
    kind: 'finish',
    is: words(
      `(?:job|arbeit|stelle|wohnung|vertrag) kundigen`,
      'quitter mon (?:travail|emploi|poste)',
      'dejar (?:mi|el) (?:trabajo|empleo)',
    ),
  },
  {
    kind: 'do_regularly',
    is: starts(
      'never (?:miss|skip)',
      '(?:dont|do not|stop) (?:miss|missing|skip|skipping)',
      'no excuses',
      'say no|stand up (?:to|for)|set (?:\\w+ )?boundar(?:y|ies)',
      'no days? off',
      '(?:get|fix|reset) (?:\\w+ ){0,4}sleep(?: schedule| rhythm)?$',
    ),
  },
  {
    kind: 'do_regularly',
    is: words(
      '(?:kind|kinder|nice|nicer|gentle|gentler|patient|honest) (?:to|with) myself',
      'self[- ](?:esteem|worth|confidence)',
    ),
  },
  {
    kind: 'relate',
    is: words(
      `stop (?:by|in|over)`,
      'famil(?:y|ies) (?:dinner|lunch|breakfast|meal|evening|night)s? (?:without|with no)',
      `(?:dont|do not|never|stop) (?:forget|forgetting) (?:\\w+ ){0,3}(?:birthdays?|anniversary|${KIN})`,
      '(?:save|fix|repair|rescue) (?:my|our) (?:marriage|relationship|friendship)',
    ),
  },
  {
    kind: 'save',
    is: words(
      'no[- ](?:spend|buy)',
      `spend(?:ing)? less(?! time| (?:on|at) (?:the )?${GAMBLING})`,
      '(?:less|reduce|cut|lower|clear|repay|kill|out of|get rid of|no more) (?:\\w+ ){0,3}debts?',
      '(?:cut|reduce|lower) (?:\\w+ ){0,2}(?:costs|expenses|spending|bills|rent)',
      'debt[- ]free',
      'stop (?:overspending|spending|wasting money|impulse buying|buying on credit)',
    ),
  },
  {
    kind: 'finish',
    is: starts('recover (?:\\w+ ){0,3}(?:data|files?|account|password|photos|deposit|money|stolen)', 'save the date'),
  },
  { kind: 'finish', is: starts('(?:break|beat|set) (?:\\w+ ){0,3}(?:record|pb|pr|personal best)') },

  // Recovery, before a stick or a pain reads as something that is stopped.
  {
    kind: 'recover',
    is: words(
      'recover(?:y|ing)?',
      'rehab(?:ilitate|ilitation)?',
      'heal(?:ing)?',
      'convalesce',
      '(?:after|since) (?:\\w+ ){0,3}(?:surgery|operation|(?:knee|hip) replacement|injury|stroke|burnout|accident|birth|chemo|concussion)',
      'without (?:a |my |the )?(?:\\w+ )?(?:stick|cane|crutch|crutches|walker|limp|limping|pain|painkillers)',
      'pain[- ]free',
      'physio(?:therapy)?(?: exercises| sheet)?',
      '(?:fix|mend|strengthen|rebuild) my (?:\\w+ )?(?:back|knee|shoulder|hip|ankle|wrist|neck|foot)',
      'get (?:over|past) (?:a |my |the )?(?:\\w+ )?(?:breakup|divorce|ex|flu|covid|illness|burnout|loss)',
      '(?:get over|get past|move on from|move on after|let go of|forget|life after|survive) (?:a |my |the |our |this )?(?:\\w+ )?(?:break[- ]?up|divorce|ex|separation|split|heartbreak|broken heart)',
      '(?:get over|let go of) (?:him|her|them)$|no[- ]contact (?:with my ex|$)|broken heart|liebeskummer',
      'back on my feet',
      '(?:get|be|become|feel) (?:well|healthy) again',
      'get well(?: soon)?$',
      `(?:(?:get|be|become|feel) (?:well|healthy)|(?:get|feel) (?:better|fitter|stronger)|get (?:back )?(?:fit|strong|in shape|into shape)|get my (?:strength|energy|breath))(?: again| back)? (?:after|since) (?:\\w+ ){0,3}${ILLNESS}`,
      'physical therapy',
      '(?:walk|stand|run|ski|climb stairs) again',
      'regain (?:\\w+ ){0,2}(?:strength|mobility|balance|movement|motion)',
      '(?:knee|hip|ankle) exercises',
      'ohne (?:krucken|gehstock|stock) (?:gehen|laufen)|nach der (?:knie|huft)-?op',
      'post ?partum',
      'gesund werden|genesen|genesung|erholen|reha|nach (?:der|meiner|einer) (?:\\w+ )?(?:op|operation)|wieder (?:laufen|gehen) lernen',
      'recuperar(?:me|se)|rehabilitacion|despues de (?:la|mi|una) (?:operacion|cirugia|lesion)',
      'me remettre|se remettre|guerir|reeducation|apres (?:l|mon|une) ?operation',
    ),
    unless: starts(
      `(?:quit|stop|help|support|learn|study|write|no|look(?:ing)? after|car(?:e|ing) for|tak(?:e|ing) care of|be there for|sit with|drive (?:my |our )?${KIN})`,
    ),
  },

  // Stopping.
  {
    kind: 'stop',
    is: starts(
      'quit',
      'stop',
      'stopping',
      'quitting',
      'give up',
      'giving up',
      'cut (?:out|back|down)',
      'avoid',
      'resist',
      'kick (?:the|my) (?:\\w+ )?(?:habit|addiction)',
      'ditch',
      'limit',
      'abstain',
      'refrain',
      'stay (?:off|away|sober|clean)',
      'keep (?:off|away from)',
      'get off(?! (?:the|a) (?:bus|train|tram|plane|ground))',
      'get (?:sober|clean)',
      'go (?:sober|cold turkey)',
      `cut (?:\\w+ )?${CONSUMED}`,
      'break (?:the|my) (?:\\w+ ){0,2}(?:habit|addiction)',
      'break up with (?:my phone|sugar)',
      'never(?! (?:give up|quit|stop|too late|alone|forget))',
      '(?<!, )(?:dont|do not)(?! (?:give up|quit|stop|be afraid|forget))',
      '(?<!, )not(?! (?:to )?(?:giving up|give up|forget|just|only))',
      'no more',
      'reduce(?! stress)',
      'lower my (?:screen|sugar|alcohol)',
      'delete (?:\\w+ )?(?:instagram|tiktok|twitter|facebook|social media)',
      `(?:delete|close|block|self-?exclude from) (?:\\w+ ){0,3}${GAMBLING} (?:apps?|accounts?|sites?)`,
      `(?:beat|overcome|fight|end) (?:my |this |the )?(?:\\w+ )?addiction`,
      'only (?:bet|gamble|(?:smoke|use) (?:weed|pot|cannabis))',
      'dry (?:january|july)',
      'sober',
    ),
    unless: words('debts?', 'say(?:ing)? no', 'stop motion', 'stop at (?:noon|midnight|the|my|[0-9]+ ?(?:am|pm))'),
  },
  {
    kind: 'stop',
    is: starts(
      `no (?!matter|one|problem|regrets|limits|fear|stress|pain|equipment|bake)(?:\\w+ ){0,3}(?:${CONSUMED}|\\w+ (?:after|before|until|in|on|at|during|this|for)|\\w+$)`,
    ),
  },
  {
    kind: 'stop',
    is: words(
      `(?:without|no|zero) ${CONSUMED}`,
      `${CONSUMED} ?[- ]?free`,
      'sober|detox|digital sabbath|smoke[- ]?free|sugar[- ]?free|alcohol[- ]?free',
      'alcohol free',
    ),
  },
  {
    kind: 'stop',
    is: words('less', 'fewer'),
    unless: words('less than', 'fewer than', 'more', 'less is', 'in less', 'less debt'),
  },
  {
    kind: 'stop',
    is: words(
      '(?:mit (?:dem |der )?)?\\w+ aufhoe?ren',
      'aufhoe?ren (?:mit|zu)',
      'nicht mehr',
      'nie wieder',
      'schluss mit',
      'weniger',
      '(?:ohne|keine?n?) (?:\\w+ )?(?:zucker|schokolade|cola|chips|kekse|uberstunden|alkohol|handy|zigaretten?|su(?:ss|ß)igkeiten|kaffee|fleisch|social media|bildschirm)',
      'rauchfrei',
      'handy weg',
      'rauchen aufgeben',
      'verzichten',
    ),
  },
  {
    kind: 'stop',
    is: words(
      'dejar de',
      'deje de',
      'dejar (?:el|la|los|las) (?:\\w+)',
      'menos',
      'sin (?:azucar|alcohol|tabaco|movil|celular|fumar|cafe|carne)',
      'no (?:fumar|beber|gritar) mas',
      'no mas',
    ),
  },
  {
    kind: 'stop',
    is: words(
      'arreter (?:de|d|le|la|les|l)',
      'moins(?! de [0-9])',
      'sans (?:sucre|alcool|tabac|telephone|ecran|cafe|viande|fumer)',
      'ne plus',
      'plus de (?:sucre|alcool|cigarettes?)',
    ),
  },

  // Money.
  {
    kind: 'save',
    is: words(
      'overdraft|(?:house|flat) deposit|(?:put|set) (?:money|[$€£]?[0-9]\\S*)(?: \\w+)? aside|rent put aside|my isa',
      `sav(?:e|ing) (?:up|(?:\\w+ ){0,5}${MONEY})`,
      '(?:pay|paying) (?:off|down|back|my (?:bills|debts?|loan|card))',
      'debts?',
      'budget(?:ing)?(?! meeting)',
      'credit cards?',
      '(?:student )?loans?',
      'mortgage',
      '(?:emergency|college|education|university|retirement) fund',
      'savings?',
      'invest(?:ing)? (?:[$€£]?[0-9]+|\\w+ (?:a|every|each|per) month|in (?:an? )?(?:index|etf|fund|stocks|shares))',
      'track (?:my |our )?(?:spending|expenses|money|budget)',
      'financ(?:es|ial)(?! (?:course|exam|degree))',
      'schulden|sparen|geld zurucklegen|kredit abzahlen|notgroschen',
      'ahorr(?:ar|o|os)|deudas?|pagar (?:la|mi|el) (?:tarjeta|deuda|prestamo)',
      'epargner|economiser|dettes?|rembourser|mettre de l ?argent',
    ),
    unless: words(
      'save (?:the )?(?:date|time|energy|water|planet|world|seat|dog|dogs|animals|lives|file|files|marriage)',
      'gehalt',
    ),
  },
]
