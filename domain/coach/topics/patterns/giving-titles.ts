/** Titles about giving money or things to others, in English, German, Spanish and French. */

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?!\p{L})`

/** Time that is given, blood and organs, an event or a job, somebody else's gift, and what is given up or handed out at work. */
const NOT = [
  'give up|giving up|up on|away (?:tasks|hours|work|decisions|control)|tasks|responsibilit\\p{L}*|blood|plasma|organs?|marrow|kidney|eggs?|sperm|stem cells?',
  'volunteer\\p{L}*|hours? of my time|my time|some time|fund ?rais\\p{L}*|raise|run|marathon|walk|concert|gala|event|ball|auction|bake sale|shop for|work (?:for|at)|job|board|found|start an? (?:charity|non-?profit|foundation)',
  'talk|speech|toast|presentation|feedback|birth|notice|chance|try|keynote|interview|lecture|massage|hug|kiss|pet|dog|cat|puppy|kittens?|advice|class',
  'stop|quit|less|no more|declutter|wardrobe|closet|garage|attic|house|flat|clear(?:ing)? out|sell|inherit\\p{L}*|get (?:a )?donat\\p{L}*|ask for',
].join('|')

const ENGLISH = [
  'donat(?:e|ing) (?!to my (?:own|ex))(?:.* )?(?:every|each|regularly|monthly|weekly|a month|a year|more|to|my (?:old )?(?:clothes|books|toys|things|stuff|hair|salary|income|pay)|[$€£]?\\d+)|(?:monthly|regular|annual) (?:donations?|giving)',
  'give (?:(?:more|regularly|something|money|some money|a little|generously|[$€£]?\\d+\\S*(?: (?:a|per|of) \\p{L}+)?|a tenth|part of my (?:income|salary|pay)) )*(?:to (?:charit(?:y|ies)|the (?:poor|needy|homeless|hungry|food bank|refugees|church)|those in need|people in need|good causes|a good cause|others(?=$|[,.]| (?:every|each|who)))|away(?:$| (?:my|one|things|half|a|some|money|to|part|more|each|every|what|\\d+))|back to (?:charity|the poor))',
  'give \\d+ ?%(?: of)?(?: my \\p{L}+)?(?: away)?|(?:pay|give) (?:my )?(?:tithes?|zakat|zakah|sadaqah?|dana|tzedakah)|tith(?:e|ing)|zakat|zakah|sadaqah?|tzedakah',
  '(?:be|become) (?:more )?generous(?= with (?:money|my money|what)|$|[,.])|support (?:an? |my |the )?(?:\\p{L}+ )?(?:charity|good cause|food bank)(?: every| each| monthly|$)|sponsor an? child',
]
const GERMAN = ['(?:mehr |regelmäßig |monatlich )(?:spenden|verschenken)|(?:für|an) .* spenden|spenden$']
const SPANISH = ['donar (?:más|ropa|dinero|cada|a )|dar (?:limosna|a la caridad|a los pobres)|dar el diezmo']
const FRENCH = [
  '(?:faire|donner) (?:plus |régulièrement )?(?:(?:un|des) dons?|aux? (?:pauvres|associations?|autres|œuvres))',
]

export const GIVING = new RegExp(
  `^(?!.*${START}(?:${NOT})${END}).*${START}(?:${[...ENGLISH, ...GERMAN, ...SPANISH, ...FRENCH].join('|')})${END}`,
  'iu',
)
