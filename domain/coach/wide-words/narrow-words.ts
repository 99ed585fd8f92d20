import { CHILD, wide } from './wide-word.ts'

/** What is booked for a journey: a seat and a bed. */
const BOOKED = `(?:book|reserve)(?: \\S+){0,3}? (?:flights?|airfare|ferry|hotels?(?! guests?)|hostel|airbnb|camp(?:site|ground)|rental car|vacation rental|holiday home)|(?:buy|find|get)(?: (?:an?|my|our|the|cheap|cheaper|direct|nonstop|round-trip|affordable)){0,3} (?:(?:plane|train|bus|ferry|airline) tickets?|flights?(?! (?:school|simulator|lessons?|attendant)))`

/** Titles about a part of a wider topic, whose texts are closer to it. They are tried before all others. */
export const NARROW_WORDS = [
  wide(
    'yarn',
    'knit(?:ting)?|crochet(?:ing)?|sew(?:ing)?|quilt(?:s|ing)?|embroider(?:y|ing)?|cross[- ]stitch(?:ing)?|needle ?work|stricken|häkeln|nähen',
    `sell(?:ing)?|buy|business|store|shop|open|closet|community|less|(?:${CHILD}) to|close-knit|tight-knit`,
  ),
  wide(
    'teeth',
    'floss(?:ing)?|brush(?:ing)? (?:my )?teeth|brush(?:ing)? twice a day|care of my teeth|retainer|cavit(?:y|ies)|zahnseide|zähne putzen',
    `skin ?care|dogs?|dog[’']?s|cats?|appointment|fee|dance|${CHILD}|kids[’']?`,
  ),
  wide(
    'trip',
    `${BOOKED}|(?:plan|book|organi[sz]e|prepare|pack|arrange|save the dates)(?: \\S+){0,6}? (?:trips?|vacation|holiday|honeymoon|journey|travels|cruise|safari|pilgrimage|getaway)|travel (?:to|through|around|across) (?!work|clients)\\p{L}+|visit (?:all|every) \\S+ (?:states|parks|countries)|drive across the country|(?:reise|urlaub|flitterwochen) (?:planen|organisieren|vorbereiten|buchen)|round-the-world trip|year abroad`,
    `business trips?|field trip|guilt|commute|money|budget|save(?! the)|weight|emotional|ashes|bury|buried|dying|chemo|dialysis|clinic|hospital|treatment|surgery|prison|dignitas|exit|goodbye|funeral|custody|court|deport\\p{L}*|escape|abus\\p{L}*|fear|affair|one-way|wedding|reunion|conference|photographer`,
  ),
  wide(
    'party',
    '(?:plan|organi[sz]e|throw|host|prepare|arrange|put on|get ready for|get everything ready for)(?: \\S+){0,7}? (?:weddings?|part(?:y|ies)|festival|(?:baby |bridal )?shower|celebration|reunion|fundraiser|gala|thanksgiving|christmas dinner|birthday|anniversary|fair|conference|banquet|baptism|graduation|bar mitzvah|bat mitzvah|quinceañera|open house)|baby shower for|(?:hochzeit|geburtstag|fest|feier) (?:planen|organisieren|vorbereiten)',
    'celebration of life|memorial|memory|late|dying|dead|died|funeral|grave\\p{L}*|wake|court|custody|parole|emergency|letter|without|hospital|fewer|less|dress|speech|toast|honeymoon|political|every|weekly|walk down|attend|trip|weight|lose|fit into',
  ),
  wide(
    'kindness',
    "(?:be|become)(?: \\S+)? (?:kinder|nicer|more honest|less judgmental|less critical|more forgiving|less sarcastic|more generous)|complain(?:ing)? less|(?:stop|quit|no|less) complain(?:ing)?|gossip(?:ing)?|(?:stop|quit) lying|tell the truth|forgiv(?:e|ing)(?: \\S+){1,4}|remember people[’']?s names|judge (?:others|people) less",
    'myself|me|debts?|loan|to my (?:wife|husband|girlfriend|boyfriend|partner)|abus\\p{L}*|rap\\p{L}*|hit me|kill\\p{L}*|murder\\p{L}*|affair|cheat\\p{L}*|drinking|leaving|left|accident|court|gambling|doctor|pain|body|driver|died|death|dying',
  ),
]
