import { BIBLICAL_NAMES, FIRST_NAMES } from '#domain/coach/checks/first-names.ts'
import { CHILD, RELATIVE_OR_PARTNER } from '#domain/coach/words/relatives.ts'
import { wide } from './wide-word.ts'

const NAME = `${FIRST_NAMES} ${BIBLICAL_NAMES}`.trim().split(/\s+/u).join('|')

const OWN_HOME = '(?:bed ?room|room|desk|kitchen|bathroom|house|flat|apartment|home|living room|car)'

/** Titles about the body, and what is eaten, left or trained, that no earlier word names. */
const BODY = [
  wide(
    'screen',
    '(?:stop|quit|no more|less) gaming|stop playing (?:league|video ?games?|dota|fifa|fortnite|minecraft|roblox|candy crush|wow|valorant|games)|gam(?:e|ing) less|(?:playing|play) less (?:league|video|dota|fifa|fortnite)|weniger (?:zocken|fernsehen)',
    `${CHILD}|golf|sports?|board|card|victim|small|safe`,
  ),
  wide(
    'water',
    "swap (?:\\S+ ){1,4}(?:for|to) water|mehr Wasser(?: trinken)?|boire plus d[’']eau|beber más agua",
    'colou?rs?|paint',
  ),
  wide(
    'weight',
    'lose (?:this|some|my extra|the extra|the last) (?:\\S+ )?(?:weight|kilos?|pounds)|keep the weight off|yo-?yo diet\\p{L}*|bajar (?:\\d+ )?(?:kilos?|de peso)|perdre \\d+ ?(?:kg|kilos?)|perdre du poids|\\d+ ?(?:kg|kilo) abnehmen|endlich abnehmen|\\d+ Kilo (?:weniger|runter|abnehmen)',
    `${CHILD}|dogs?|cats?|lift|muscle|bench|surgery|operation|birth|pregnan\\p{L}*`,
  ),
  wide(
    'workout',
    '(?:get )?strong enough to|ir al gimnasio|gimnasio \\d|ins Fitnessstudio|aller à la salle(?: de sport)?|faire du sport',
    'forgive|leave|say|face|mentally|ask|speak|tell|quit|let',
  ),
  wide(
    'run',
    'half-?marathon|courir|correr (?:\\d|un)|laufen gehen|\\d+ ?km laufen|Halbmarathon',
    `${CHILD}|riesgo|watch`,
  ),
  wide(
    'cycle',
    'ride (?:a )?\\d+ ?(?:km|k|miles|mi|kilometers|kilometres)|ride to work|Rad fahren|faire du vélo',
    'horse|motor\\p{L}*|uber|bus',
  ),
  wide(
    'joint',
    '(?:strengthen|rehab) (?:my |the )?(?:\\S+ )?(?:ankle|knee|hip|shoulder|wrist|elbow|back)|Übungen von der Physio|Rücken stärken|renforcer (?:mon|le) dos',
    'photography',
  ),
  wide(
    'eating',
    '(?:eat|eating) health(?:y|ier|ily)|manger plus de (?:légumes|fruits)|mehr Gemüse|comer (?:más sano|mejor|más verduras)|gesünder essen',
    `bing\\p{L}*|purg\\p{L}*|anorex\\p{L}*|bulimi\\p{L}*|restrict\\p{L}*|eating disorder|calor\\p{L}*|fast(?:ing)?|keto|weight|diabet\\p{L}*|${CHILD}|${RELATIVE_OR_PARTNER}|dogs?|cats?`,
  ),
  wide('vitals', '(?:yearly|annual|all (?:the|my)) (?:\\S+ )?check[- ]?ups?', 'stop|off|quit|without|less|lower'),
  wide(
    'smoke',
    'dejar de fumar|arr[êe]ter de fumer|ne plus fumer|mit dem Rauchen aufhören|Rauchen aufhören|Nichtraucher(?:in)? werden',
  ),
  wide('nails', '(?:no|stop|without) (?:nail )?biting|nails grow|Nägel(?:kauen)?', `dogs?|${CHILD}`),
  wide('scroll', 'moins de téléphone|menos (?:móvil|teléfono|pantalla)|weniger (?:Handy|am Handy|Bildschirmzeit)'),
  wide(
    'sweets',
    '(?:late[- ]?night|evening|midnight) snack\\p{L}*|moins de sucre|menos azúcar|weniger (?:Zucker|Süßes|naschen)',
  ),
  wide('calm', 'panic attacks?|less panic', `help|${RELATIVE_OR_PARTNER}|${CHILD}`),
  wide('sport', '(?:blue|purple|brown|black|yellow|green) belt', 'six sigma|lean|leather'),
] as const

/** Titles about home, people, work and faith that no earlier word names. */
const LIFE = [
  wide(
    'tidy',
    `make my bed|(?:keep|leave|have)(?: \\S+){0,2}? ${OWN_HOME} (?:clean|tidy)|(?:clean|tidy)(?: \\S+){0,2}? ${OWN_HOME}(?: \\S+){0,3}? (?:every|each|before|at the end)|${OWN_HOME} clean (?:every|each|before)|Zimmer aufräumen|Ordnung halten`,
    `sell|buy|business|${CHILD}|hire`,
  ),
  wide(
    'declutter',
    `(?:empty|clear out|sort out|clear)(?: \\S+){0,2}? (?:garage|attic|loft|shed|cellar|basement|storage|house|flat|spare room|wardrobe|closet|drawers?)|(?:Keller|Kleiderschrank|Wohnung|Garage) (?:ausmisten|aufräumen)`,
    'schedule|inbox|mind',
  ),
  wide(
    'papers',
    "pile of (?:papers|paper|letters|mail)|permanent residency|residence permit|indefinite leave to remain|green card|Steuererklärung|declaración de la renta|déclaration d[’']impôts|sort(?: out)? (?:\\S+ ){0,4}papers",
    'write|publish|research',
  ),
  wide(
    'savings',
    "(?:put|set|lay) (?:away|aside) \\S+(?: \\S+)? (?:every|each|a|per) (?:month|week|payday)|(?:put|set) (?:away|aside) (?:money|\\d+|[$€£])|ahorrar|économiser|mettre de l[’']argent de côté|Geld sparen|Euro (?:im Monat )?sparen",
    'time|clothes|differences|energy',
  ),
  wide(
    'home',
    '(?:sunday|saturday|family|weekly) (?:lunch|dinner|roast|brunch|breakfast)s? (?:with|together|for|at)|(?:lunch|dinner|roast) with everyone',
    'friends|colleagues|coworkers|network\\p{L}*|clients',
  ),
  wide(
    'children',
    `(?:bedtime )?stor(?:y|ies) (?:to|with|for) (?:my|our|the) (?:${CHILD})|(?:rebuild|repair|mend|better|improve|fix)(?: \\S+){0,3}? (?:relationship|bond|connection) with (?:my|our) (?:\\S+ )?(?:${CHILD}|step\\p{L}+)|m[áa]s tiempo con mis hij[oa]s|plus de temps avec mes enfants|mehr Zeit (?:mit|für) (?:meinen|meine|den|die) Kinder\\p{L}*`,
    'custody|write|publish',
  ),
  wide('shout', 'ne plus crier|dejar de gritar|nicht mehr (?:schreien|anschreien|laut werden)'),
  wide(
    'contact',
    "(?:reply to|answer|text|message|see|call|meet|catch up with|reconnect with|get back in touch with|stay in touch with|reach out to)(?: \\S+){0,3}? (?:friends?(?:[’']s?)?|mates|buddies|pals)|ghosting (?:ppl|people|friends|everyone)|alte Freunde|viejos amigos|vieux amis",
    'linkedin|facebook|add|imaginary',
  ),
  wide(
    'partner',
    `listen (?:properly |better |more )?(?:when|to) my (?:husband|wife|partner|boyfriend|girlfriend|spouse)(?: talks)?|(?:argue|fight|bicker) less with my (?:husband|wife|partner|boyfriend|girlfriend)`,
  ),
  wide(
    'contact',
    `(?:call|ring|phone|text|message|face ?time|skype|write to|catch up with|stay close to|(?:keep|stay) in touch with|check in (?:on|with)|(?:coffee|lunch|tea|a pint|pints?|breakfast) with) (?:${NAME})`,
    'client|customer|lawyer|boss|interview|invoice|contract|about',
  ),
  wide('contact', '(?:visit|see)(?: \\S+){0,3}? in (?:the|her|his|a) (?:nursing|care|retirement) home'),
  wide('care', 'skin ?care(?: routine)?', 'business|brand|shop|sell'),
  wide(
    'kindness',
    '(?:one|a|something|do)(?: \\S+){0,2}? kind(?: thing| act| word)?(?: for)? (?:\\p{L}+ )?(?:every|each|a) ?day|kind things? for|act of kindness|thank (?:some(?:one|body)|one person)',
    'customer|complaints?',
  ),
  wide(
    'worship',
    '(?:join|go to|go back to|attend|be at|back to) (?:an? |the |my )?(?:new )?(?:church|mass|mosque|synagogue|temple|gurdwara|shul|parish|congregation)|gottesdienst|jeden Sonntag in die Kirche|ir a misa|aller à la messe',
    'wedding|paint|photo\\p{L}*|build|architect\\p{L}*|hair|history|choir',
  ),
  wide(
    'scripture',
    'gemara|talmud|mishnah|tanakh|daf yomi|tehillim|page of the (?:bible|quran)|Bibel lesen|leer la biblia|lire la bible',
  ),
  wide('prayer', 'rezar|prier|beten|orar(?: todos)?'),
  wide(
    'trip',
    '(?:do|walk) the camino|jakobsweg|camino de santiago|road ?trip|inter-?rail|backpack(?:ing)? (?:through|around|in)|visit my (?:birthplace|homeland)',
    'photo|map|write|save',
  ),
  wide(
    'hobby',
    'warhammer|miniatures?|model (?:trains?|railway|planes?|kits?)|lego|stamp collecti(?:on|ng)|jigsaws?|crosswords?|sudoku',
    'endangered|research|sell|thesis|passport',
  ),
  wide(
    'craft',
    '(?:throw|make|fire|glaze) (?:an? |my )?(?:\\S+ )?(?:pot|bowl|mug|vase)s?|töpfern|schnitzen',
    'money|smok\\p{L}*|soup|cook',
  ),
  wide(
    'restore',
    '(?:19[2-9]\\d) (?:\\S+ ){1,3}(?:back on the road|running|restored|roadworthy)|back on the road',
    'licen[cs]e|driving',
  ),
  wide('choir', '(?:get|sing) (?:the|a) solo|in (?:the|a) choir|Chor singen', 'guitar|piano|violin|dance'),
  wide('draft', '(?:write|record) (?:down )?my life (?:story|history)|life story for', 'film|video|post'),
  wide('party', '(?:organi[sz]e|host|plan) (?:an? |the |our )?(?:\\S+ )?reunion', 'watch|band'),
  wide(
    'volunteer',
    '(?:help(?: out)?|work|serve) at (?:the|a|our) (?:\\S+ )?(?:refugee|community|shelter|food|youth|hospice|soup|charity)\\S*|mentor (?:an? |one )?(?:young|kid|teen|student|boy|girl)\\S*|refugee cent\\S+',
  ),
  wide(
    'errand',
    'care plan for|make an appointment|book (?:an? |the |my )(?:\\S+ )?(?:appointment|session) (?:with|at)',
  ),
  wide('team', '(?:a )?1:1s? with|one[- ]on[- ]ones? with|(?:my|our) direct reports?'),
  wide(
    'hand_over',
    '(?:train|teach|show) \\p{Lu}\\p{Ll}+ (?:to|how to) (?:do|run|handle|take over)|so (?:that )?I can take (?:leave|time off|vacation)',
  ),
  wide(
    'network',
    '(?:coffee|lunch|call) with (?:one|a|two)(?: \\S+){0,2}? (?:person|people|somebody|someone)(?: \\S+){0,2}? (?:in|from|of) my (?:field|industry|trade)',
  ),
  wide(
    'focus',
    'one thing (?:at a time|before)|before i start the next|without checking my phone|stop procrastinating|pomodoros?',
  ),
  wide(
    'promotion',
    '(?:make|become|get to) (?:partner|tenure|head of \\p{L}+|team ?lead|vp|director|principal|senior)|head of (?:department|sales|marketing|hr|it|nursing)|pay rise',
    `${CHILD}|dance|film`,
  ),
  wide(
    'job',
    'career change|change (?:of )?career|find (?:an? )?(?:\\S+ )?job|trouver un (?:cdi|emploi|travail|stage)|encontrar trabajo|neuen? (?:Job|Stelle|Arbeit)|Bewerbungen (?:schreiben|verschicken|abschicken)',
    'without|hours',
  ),
  wide(
    'launch',
    '(?:website|site|app|shop|store|podcast|product|beta|mvp)(?: \\S+)? (?:live|online|launched|out)(?: by| before| this|$)',
    'social|tickets?',
  ),
  wide(
    'business',
    '(?:start|open|build|grow|set up) (?:my own |an? |our |the |my )(?:\\S+ ){0,2}?(?:business(?! day| plan| school| card)|buisness|bakery|café|cafe|restaurant|salon|company|agency|practice|workshop|studio|food truck)|self[- ]?employed|selbstständig machen',
    'stop|taxes|book',
  ),
  wide(
    'course',
    '(?:aws|azure|google cloud|scrum|pmp|cisco|comptia|salesforce)(?: \\S+){0,3}? (?:cert\\p{L}*|architect|exam)|(?:get |be |become )?(?:good|better|fluent|fit|confident) (?:at|in|with) (?:excel|sql|python|power ?bi|photoshop|autocad|figma|ai|chatgpt)|learn (?:excel|sql|power ?bi|photoshop|autocad|figma|how to use (?:ai|chatgpt))|(?:use|understand) (?:ai|chatgpt|copilot)(?: tools?)?',
    'stop|less|sell',
  ),
  wide(
    'study',
    '(?:get|earn) (?:an? )?(?:[A-D][+*]?|first|2:1|distinction|merit|\\d(?:\\.\\d)?) (?:in|for|at)(?: \\p{L}+)|aprobar|oposiciones|réussir (?:mon|le|mes)|Prüfung(?:en)? bestehen|better grades?',
    `${CHILD}|trouble`,
  ),
  wide(
    'language',
    "(?:aprender|mejorar mi) (?:inglés|alemán|francés|italiano|portugués)|apprendre (?:l[’']|le |la )?(?:italien|anglais|allemand|espagnol|portugais|arabe|japonais)|(?:Englisch|Spanisch|Französisch|Italienisch|Deutsch) (?:lernen|verbessern|sprechen)",
  ),
  wide('reading', 'leer (?:un|dos|más|\\d+) libros?|lire (?:un|plus|deux|\\d+) (?:de )?livres?|(?:mehr )?Bücher lesen'),
] as const

export const FURTHER_WORDS = [...BODY, ...LIFE]
