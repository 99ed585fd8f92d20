import { ANY_PARTNER, TALKING_CHILD } from '#domain/coach/words/relatives.ts'

const KIN =
  '(?:moms?|mums?|mother|dad|father|parents|sisters?|brothers?|grandma|grandmother|grandpa|grandfather|grandparents|friends?|aunt|uncle|cousins?|family|nan|nana|gran|granny|grandkids|grandchildren|room ?mates|flat ?mates|class ?mates|neighbou?rs?)'
const KIN_GERMAN =
  '(?:Mutter|Mama|Vater|Papa|Eltern|Schwestern?|Bruder|Brüdern?|Geschwistern?|Oma|Opa|Großmutter|Großvater|Großeltern|Freund(?:en|e|innen)|Tante|Onkel|Familie)'
const ONE_PARTNER = `(?:${ANY_PARTNER})`
const CHILD = `(?:${TALKING_CHILD}|Kinder?n?|Sohn|Söhne|Tochter|Töchter)`

/** Titles about calling, meeting or writing to family and friends; not about a grave. */
export const CONTACT = new RegExp(
  [
    String.raw`^(?!.*\b(?:graves?|family (?:history|doctor|meeting|lawyer|tree|business)|(?:meet|make) new friends)\b).*\b(?:call|phone|visit|ring|write(?: (?:an? |some |more )?(?:letters?|cards?|postcards?))?(?: to)?|text|message|see|meet|talk (?:to|with)|contact|catch up with|reconnect with|in touch with|time (?:with|for)) (?:\p{L}+ ){0,2}${KIN}(?!\p{L})`,
    String.raw`\bbetter friend\b|\banrufen\b`,
    String.raw`\b(?:Zeit (?:mit|für)|Kontakt (?:mit|zu)|telefonieren mit) (?:\p{L}+ ){0,2}${KIN_GERMAN}(?!\p{L})|\bmit (?:\p{L}+ ){0,1}${KIN_GERMAN} (?:telefonieren|sprechen|reden)\b`,
    String.raw`^(?:\S+ ){0,6}${KIN_GERMAN} (?:\S+ ){0,2}(?:treffen|besuchen)$`,
  ].join('|'),
  'iu',
)

/** Titles about the time with one's partner. */
export const PARTNER = new RegExp(
  [
    String.raw`\b(?:date nights?|better (?:husband|wife|partner|boyfriend|girlfriend))\b`,
    String.raw`\b(?:time|evenings?|dates?|dinners?|weekends?) (?:\p{L}+ ){0,2}(?:with|for) (?:my |our )?${ONE_PARTNER}\b`,
    String.raw`\breconnect with my ${ONE_PARTNER}\b`,
    String.raw`\bAbend zu zweit\b|\b(?:Zeit|Date|Abend|Wochenende) (?:mit|für) (?:meiner |meinem |meinen |meine )?(?:Frau|Mann|Partner(?:in)?|Freundin|Verlobten?)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** Titles about coming home in time for the family; "Find a home for our dog" names none. */
export const HOME =
  /\b(?:(?<!\b(?:an?|new|nursing|good) )home (?:for|by|in time|before (?:dinner|the kids|bedtime|bath)) |family dinner|dinner with(?! (?:clients?|colleagues|investors|my (?:wife|husband|partner|boyfriend|girlfriend)))|dinner at the table|(?:dinner|supper) (?:together )?as a family|eat (?:dinner|supper)? ?together|(?:zum Abendessen|zum Essen) (?:zu Hause|daheim))/iu

/** Titles about no longer shouting at children. */
export const SHOUT = new RegExp(
  [
    String.raw`\b(?:shout|yell|scream)(?:ing)?\b(?! at (?:the )?(?:TV|screen|referee|dog)).*\b${CHILD}\b`,
    String.raw`\b(?:losing|lose) (?:my temper|it|my cool) (?:with|at) (?:\p{L}+ ){0,2}${CHILD}\b|\b(?:raising|raise) my voice (?:with|at) (?:\p{L}+ ){0,2}${CHILD}\b|\bsnapping at (?:\p{L}+ ){0,2}${CHILD}\b`,
    String.raw`^(?=.*\b${CHILD}\b).*\b(?:schreien|anschreien|anbrüllen|schimpfen|ausschimpfen)\b`,
  ].join('|'),
  'iu',
)

/** Titles about getting to know people; not about people one knows already, nor about finding a partner. */
export const FRIENDS = new RegExp(
  [
    String.raw`^(?:(?:try to|finally|actively) )?(?:make|find|gain|get) (?:(?:an?|my|some|more|new|real|good|close|local|one|two|three|four|five|\d+|at least) )*friends?(?=$|[,.]| (?:in|at|by|this|before|outside|here|again|with whom|who|of my own|near)\b)`,
    String.raw`^(?:meet|get to know|talk to) (?:(?:more|new|some|other|one|two|three|five|\d+|a|interesting|local|my) )*(?:people|persons?|neighbou?rs?|strangers?|locals)(?! in my (?:field|industry|profession)\b)(?=$|[,.]| (?:in|at|by|this|every|each|a|per|once|here|near|my age|outside)\b)`,
    String.raw`^build (?:(?:an?|my|new|up|real|good) )*(?:circle of friends|social (?:life|circle)|friend group|circle)(?=$|[,.]| (?:in|at|by|here)\b)`,
    String.raw`\b(?:(?:neue )?Freunde finden|(?:neue|mehr) Leute kennenlernen|Nachbarn kennenlernen)\b`,
  ].join('|'),
  'iu',
)
