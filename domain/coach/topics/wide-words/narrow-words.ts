import { CHILD_WISH } from '#domain/coach/slots/child-wish.ts'
import { CHILD, RELATIVE_OR_PARTNER } from '#domain/coach/words/relatives.ts'
import { titled, wide } from './wide-word.ts'

/** What is booked for a journey: a seat and a bed. */
const BOOKED = `(?:book|reserve)(?: \\S+){0,3}? (?:flights?|airfare|ferry|hotels?(?! guests?)|hostel|airbnb|camp(?:site|ground)|rental car|vacation rental|holiday home)|(?:buy|find|get)(?: (?:an?|my|our|the|cheap|cheaper|direct|nonstop|round-trip|affordable)){0,3} (?:(?:plane|train|bus|ferry|airline) tickets?|flights?(?! (?:school|simulator|lessons?|attendant)))`

/** A journey in words without a verb of planning. */
const JOURNEY =
  'take (?:an?|our|my|the) (?:\\S+ ){0,2}(?:vacation|holiday|trip|cruise)|(?:surprise|family|dream|bucket[- ]list|big) (?:trip|vacation|holiday)|camping (?:trip|weekend|holiday)|backpack(?:ing)? (?:through|around|across|in)|visit (?!my|our|the|an?|his|her|more|all|every|one|gran\\p{L}*|nan\\p{L}*|mum|mom|dad|grand\\p{L}+|auntie?)\\p{L}+ in \\p{L}+'

/** A test or a certificate of a trade, with its theory to learn. */
const QUALIFIED =
  "become an? (?:\\S+ ){0,4}?(?:certified|licensed|licenced|qualified)(?! \\S*(?:coach|instructor) in)(?: \\S+){1,4}|(?:real estate|pilot[’']?s|contractor[’']?s|nursing|teaching|insurance|electrical|plumbing|trade|notary) (?:licen[sc]e|qualification)|ielts|toefl|nclex|pgce|mba|sq[ae]|gcses?|a[- ]levels|(?:ham|amateur) radio"

const VEHICLES =
  'land rovers?|jeeps?|mustang|cars?|trucks?|vans?|camper(?: ?van)?|caravan|airstream|bus|motorcycles?|motorbikes?|bikes?|bicycles?|scooter|moped|vespa|beetle|tractor|boat|canoe|sailboat|engines?|\\d{4} \\p{L}+'
const THINGS =
  'furniture|chairs?|rocking chair|dresser|cabinet|desk|tables?|wardrobe|sideboard|bench|trunk|pianos?|guitars?|violins?|organ|accordion|clocks?|watches|pocket watch|radios?|amps?|record player|turntable|jukebox|typewriters?|sewing machine|lawn ?mower|machines?|arcade cabinet|consoles?|cameras?|pinball|antiques?|dollhouse'

/** Titles about a part of a wider topic, whose texts are closer to it. They are tried before all others. */
export const NARROW_WORDS = [
  titled('child_wish', CHILD_WISH),
  wide(
    'child_wish',
    '(?:try(?:ing)?|trying hard) (?:for|to (?:have|conceive)) (?:a|another|our|my) (?:first |second )?(?:baby|child)|trying to conceive(?! (?:a|an|the|my)\\b)|(?:start|do|get through|go through|begin|survive) (?:ivf|iui|(?:the |our |my )?fertility treatment)|schwanger werden|ein (?:baby|kind) bekommen|quedar(?:me)? embarazada|tener un (?:bebé|hijo)|tomber enceinte|avoir un (?:enfant|bébé)',
    'stop|quit|friend|sister|daughter|shower|help|grand|free|mares?|monitor|seat|photos?',
  ),
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
    'party',
    'have (?:people|friends|everyone|everybody|guests|the neighbou?rs|family|someone) (?:over|round|around)(?: for)?|host (?:an?|our|my|the|one|more|monthly|weekly)? ?(?:\\S+ )?(?:dinners?|supper club|brunch|barbecue|bbq|cookout)|throw(?: \\S+){0,5}? sweet (?:sixteen|16)',
    'sleep|less|fewer|stop',
  ),
  wide(
    'trip',
    JOURNEY,
    `hospital|dentist|doctor|prison|jail|clinic|hospice|care|nursing|ashes|memory lane|bury|grave|dying|chemo|treatment|surgery|guilt|budget|save|saving|fund|afford|pay(?:ing)?|business|field|fewer|less|phone|weight|without`,
  ),
  wide(
    'trip',
    `take (?:my|our) (?:${RELATIVE_OR_PARTNER}|parents|family|grandparents|nan|gran|${CHILD}) (?:to see (?!an? |the |their |his |her |my |our )\\p{L}+|on (?:an?|their|our) (?:\\S+ )?(?:vacation|holiday|trip|cruise)|away for)`,
    'doctor|specialist|hospital|therapist|dentist|chemo|court|off|custody',
  ),
  wide(
    'papers',
    '(?:spouse|fiancée?|student|work|partner|family|tourist) visa|green card through|citizenship(?! (?:test|exam|class|study|guide))|become an? \\p{L}+ citizen|(?:get|apply for|renew|replace)(?: \\S+){0,3}? passport|power of attorney|(?:write|sort(?: out)?|make|update|finish|do) (?:my|our|a) (?:last )?wills?|set up an? llc|register (?:an?|my|our) (?:llc|company|business name)|finali[sz]e (?:the|our|my) adoption|years? of back taxes',
    'photos?|study|exam|pass the|lawyer|power (?!of)|killers?|good ?will|free will|dying|dead|late',
  ),
  wide('language', 'jlpt|hsk(?: \\d)?|dele|delf|dalf|goethe[- ](?:zertifikat|exam|test)|telc|topik', 'teach'),
  wide('study', QUALIFIED, `without|teach(?! )|${CHILD}|coach|personal trainer|yoga|friend|chemo|driver|driving`),
  wide(
    'driving',
    'hgv|cdl|motorcycle (?:test|theory|licen[sc]e)|driving licen[sc]e|lorry licen[sc]e|class [123abc] licen[sc]e',
    `sell|suspended|dui|${CHILD}`,
  ),
  wide(
    'business',
    '(?:turn|make|grow) my (?:\\S+ ){1,2}?into (?:an?|my) (?:\\S+ ){0,3}?(?:job|business|career|income|living|company)|sell (?:my|our|the) (?:\\S+ )?(?:online )?(?:course|workshop|program|e-?book|coaching) to|sell \\d+ (?:jars|copies|prints|units|tickets|pieces|boxes|bottles|candles|cakes|seats)|(?:hit|reach|make|do) [$€£]\\S+ in (?:\\p{L}+ )?(?:sales|revenue)|win (?:\\S+ ){0,4}contracts?',
    'raffle|concert|lose|stop',
  ),
  wide(
    'restore',
    `(?:restor(?:e|ing)|refurbish(?:ing)?|rebuild(?:ing)?|overhaul(?:ing)?|recondition|fix(?:ing)? up|do(?:ing)? up)(?: \\S+){0,5}? (?:${VEHICLES}|${THINGS})|(?:repair|mend|fix)(?:ing)?(?: \\S+){0,4}? (?:${THINGS}|bikes?|bicycles?|motorcycles?|motorbikes?|boat|engines?)|get (?:\\S+ ){0,3}?old (?:\\S+ ){1,3}(?:running again|roadworthy|back on the road)|(?:car|bike|bicycle|auto|motorcycle|vehicle|engine) (?:maintenance|repairs?|mechanics)|(?:maintain|service) my (?:own )?(?:car|bike|motorcycle|bicycle)|work on (?:cars|my own car)|change my own oil`,
    'shop|business|open|sell|buy|hire|pay|save|cost|bill|insurance|mechanic to|appointment|relationship|marriage|confidence|business card|license|body|app|website|career|house|home|kitchen|bathroom|cabin|software',
  ),
  wide(
    'silence',
    '(?:declutter|quiet|clear|empty|calm) my (?:mind|head|thoughts)|quiet time(?! with (?:god|jesus|the lord))',
    `${CHILD}|kill|bullet|at work|walk\\p{L}*|run\\p{L}*|swim\\p{L}*|rid(?:e|ing)`,
  ),
  wide(
    'kindness',
    "(?:be|become)(?: \\S+)? (?:kinder|nicer|more honest|less judgmental|less critical|more forgiving|less sarcastic|more generous)|complain(?:ing)? less|(?:stop|quit|no|less) complain(?:ing)?|gossip(?:ing)?|(?:stop|quit) lying(?! (?:awake|in\\b|down|around))|tell the truth|forgiv(?:e|ing)(?: \\S+){1,4}|remember people[’']?s names|judge (?:others|people) less",
    'myself|me|debts?|loan|to my (?:wife|husband|girlfriend|boyfriend|partner)|abus\\p{L}*|rap\\p{L}*|hit me|kill\\p{L}*|murder\\p{L}*|affair|cheat\\p{L}*|drinking|leaving|left|accident|court|gambling|doctor|pain|body|driver|died|death|dying',
  ),
]
