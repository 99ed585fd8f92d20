/** Titles about walking, by the act or by the number of steps; not "Walk away from arguments". */
export const WALK = new RegExp(
  [
    String.raw`^(?:(?:go|take|get|be|going|have) (?:(?:for|on|in) )?)?(?:(?:an?|my|one|two|three|\d+) )?(?:(?:daily|short|long|quick|brisk|morning|evening|lunch|\d+[- ]?(?:minutes?|min)) )*walk(?:s|ing)?\b(?! (?:(?:my|the) talk|the line|down the aisle|away|out|in (?:my|his|her|their|the) \S+(?: \S+)? shoes|in the shoes)\b)`,
    String.raw`\b(?:\d{1,2}[.,]?\d{3}|\d{1,2} ?k|ten thousand) (?:steps|Schritte)\b`,
    String.raw`\b(?:spazieren|Spaziergang|Spaziergänge|eine Runde (?:um den Block |spazieren )?gehen)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** What is run that is no distance: an event, a business, a machine. */
const NOT_ON_FOOT = String.raw`(?!.*\b(?:fair|errands?|backups?|office|mayor|president|elections?|council|ads?|tests?|campaigns?|meetings?|auction|business|company|shop|store|team|workshops?|household|sale|fundraiser|bath|dishwasher|scripts?|reports?)\b)`

const DISTANCE = String.raw`(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) ?(?:k|km|kilomet(?:er|re)s?|miles?|minutes?|min|times|x|days|mornings|evenings|hours?|laps)\b`

/** Titles about running or jogging as a practice. */
export const RUN = new RegExp(
  [
    String.raw`^(?:(?:start|begin|get back to|get into|go|back to|keep|resume|take up|finally) )*(?:run(?:ning)?|jog(?:ging)?)(?=$|[,.:;(]| (?:again|more|every|each|daily|once|twice|regularly|outside|outdoors|alone|longer|farther|further|faster|slowly|home|with|before|after|without|around|along|through|while|until|when|by the|from|every|${DISTANCE}|for (?:an?|half|fun|\d+|ten|twenty|thirty)|(?:to|in|at) \p{L}+|on (?:the|my|\p{L}+days?|weekends)|an? (?:mile|lap|half|little|bit|loop))\b)${NOT_ON_FOOT}`,
    String.raw`^go for (?:an? |my )(?:\p{L}+ )?(?:run|jog)\b`,
    String.raw`^(?:couch to 5 ?k|c25k)\b|^get (?:faster|better) at (?:running|jogging)\b|^(?:be able to|manage to) run (?:${DISTANCE}|a mile)|^train for (?:my first |an? )(?:5|10) ?k\b`,
    String.raw`^laufen\b(?! lernen)|\b(?:joggen|laufen gehen)\b|\b(?:km|Kilometer|regelmäßig|(?:\S+)mal (?:die|pro|in der) Woche|jeden (?:\S+ )?Tag|jeden Morgen) laufen\b`,
  ].join('|'),
  'iu',
)

/** Titles about a race that one runs oneself. */
export const RACE = new RegExp(
  [
    String.raw`^(?:run|finish|complete|train for|prepare for|sign up for) (?:(?:an?|the|my|first|next|berlin|london|new york|boston|chicago|full|sub-?\d+(?:[:.]\d+)?) )*(?:(?:half[- ])?marathon|ultra(?:marathon)?|(?:5|10) ?k)\b(?! (?:steps|words|reports?|filing))`,
    String.raw`^(?:(?:my|a|the|first|next) )*(?:(?:half[- ]?)?marathon|(?:5|10) ?k)(?: race)?(?=$|[,.:]| (?:in|on|by|this|next|under|before)\b)`,
    String.raw`\b(?:Halbmarathon|Marathon) laufen\b`,
  ].join('|'),
  'iu',
)

/** Titles about learning to run, as in "Learn to run 5 km". */
export const LEARN_TO_RUN = new RegExp(
  String.raw`^learn (?:how )?to (?:run|jog)(?=$| (?:${DISTANCE}|an? (?:mile|half|marathon)|properly|without|longer|again|slowly|faster|more)\b)${NOT_ON_FOOT}`,
  'iu',
)

/**
 * Titles of people who swim already and want to swim better; not "Learn to swim", because the texts about swimming ask for a length of the
 * pool, nor freestyle of another sport.
 */
export const SWIM_BETTER = new RegExp(
  [
    String.raw`^(?:get|become|be) (?:much )?better at swimming(?=$|[,.]| (?:by|this|before|again)\b)`,
    String.raw`^(?:learn|practi[cs]e|master) (?:how )?(?:to )?(?:(?:swim|do) )?(?:the )?(?:front crawl|crawl (?:stroke|swimming)|butterfly stroke|freestyle (?:stroke|swimming)|flip turns?)(?=$|[,.]| (?:properly|by|this|before|technique)\b)`,
    String.raw`^learn (?:how )?(?:the crawl|to swim (?:the )?(?:crawl|butterfly|freestyle))(?=$|[,.]| (?:properly|by|this|before)\b)`,
    String.raw`^(?:richtig )?(?:kraulen|Delphinschwimmen|Delfinschwimmen) lernen$|\bbesser schwimmen(?: lernen)?$`,
  ].join('|'),
  'iu',
)

/** Titles about exercise in a gym or at home; not about teaching it, nor about working out a problem. */
export const WORKOUT = new RegExp(
  [
    String.raw`^(?!(?:clean|open|build|teach|sell|buy|sand)\b)(?!.*\b(?:teacher(?: training)?|instructor|gym bag|work out (?:an?|the|my|our|how|what|why|who|where|if|whether)\b)).*\b(?:gym|work ?outs?|working out|yoga|pilates|push-?ups|sit-?ups|pull-?ups|squats|planks?|strength train(?:ing)?|lift(?:ing)? weights|weight ?lifting|crossfit|kettlebells?|calisthenics|tai chi|qi ?gong|gain (?:\S+ ){0,4}muscles?|move my body|Fitnessstudio|Krafttraining|Liegestütze|Kniebeugen|Sport (?:machen|treiben)|(?:mehr|Woche|Tag) Sport|regelmäßig trainieren)(?!\p{L})`,
    String.raw`^(?:start |do )?exercis(?:e|ing)(?=$| (?:more|every|each|daily|again|regularly|once|twice|\d|two|three|four|five|before|after|for|in|at|on)\b)`,
    String.raw`^(?:get|be|stay) (?:back )?(?:in(?:to)? shape|fit(?:ter)?)(?=$| (?:again|by|before|for|this)\b)|\bfit(?:ter)? werden\b`,
  ].join('|'),
  'iu',
)

/** Titles about riding a bike, to work or for its own sake; not about repairing, buying or teaching it. */
export const CYCLE = new RegExp(
  [
    String.raw`^(?:(?:start|begin|go|get back to|get into|keep|resume|take up|more|do) )*(?:cycl(?:e|ing)|bik(?:e|ing))(?=$|[,.:;(]| (?:to (?!success)\p{L}+|again|more|every|each|daily|once|twice|regularly|outside|outdoors|with|before|after|on|in the|at least|home|instead of|for (?:an?|half|\d+|ten|twenty|thirty)|${DISTANCE})\b)(?!.*\b(?:repairs?|shop|store|tours? company|lanes?|class(?:es)?|through)\b)`,
    String.raw`^(?:ride|take|use) (?:(?:my|the|a) )?(?:(?:road|mountain|racing|cargo|e-?) ?)?(?:bike|bicycle)(?=$|[,.:;(]| (?!to (?:the|a|my) (?:shop|repair)))(?!.*\b(?:repairs?|sell|sale)\b)`,
    String.raw`^(?:go (?:for|on) )?(?:(?:an?|one|two|three|\d+|my|weekly|daily|long|short) )*bike rides?\b`,
    String.raw`^train for (?:(?:an?|my|the|first|next) )*(?:\d+[- ]?(?:k|km|miles?) )?(?:bike|cycling) (?:rides?|tour|race)\b`,
    String.raw`\b(?:Rad ?fahren|Fahrrad fahren|radeln|mit dem (?:Fahrr|R)ad (?:zur|zum|ins|in die|fahren|nach))(?!\p{L})`,
  ].join('|'),
  'iu',
)

const DANCES =
  '(?:salsa|bachata|tango|waltz|swing dance|lindy hop|ballet|hip[- ]hop|flamenco|zumba|ballroom|kizomba|foxtrot|cha[- ]cha|rumba|samba|line danc(?:e|ing)|tap danc(?:e|ing)|contemporary dance|belly danc(?:e|ing)|break ?danc(?:e|ing)|irish dance|jive)'

/** Titles about dancing oneself; not about watching it, or the lessons of a child. */
export const DANCE = new RegExp(
  [
    String.raw`^(?!.*\b(?:watch|kids?[’']?|daughter[’']?s?|son[’']?s?|teach|music|playlist|recipe|sauce)\b)(?:(?:i want to|finally|learn|how|to|start|begin|get back to|take up|practi[cs]e|improve|take|go to|join|attend|an?|my|some|more|beginner|adult|the|do) )*(?:danc(?:e|ing)|${DANCES})(?=$|[,.:]| (?:${DANCES}|at (?:my|our|the|a)|with (?:my|a)|for|by|before|in|on|every|each|once|twice|three|\d+|again|more|regularly|lessons?|class(?:es)?|course|practice|steps)(?!\p{L}))`,
    String.raw`^(?:tanzen|Tanzkurs|(?:Salsa|Tango|Walzer) (?:tanzen )?lernen|tanzen lernen)(?!\p{L})`,
  ].join('|'),
  'iu',
)
