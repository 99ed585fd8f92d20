/** Titles about throwing away less: packaging, plastic and food, in English, German, Spanish and French. */

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?!\p{L})`
const STUFF =
  '(?:plastics?|packaging|waste|trash|rubbish|garbage|single[- ]use(?: \\p{L}+)?|disposables?|disposable \\p{L}+|plastic (?:bags?|bottles?|wrap|packaging|waste)|paper towels?|takeaway cups?|clingfilm|landfill)'
const LESS =
  '(?:less|no|no more|fewer|reduce|reducing|cut|cutting|cut (?:down|back) on|avoid|without|give up|quit|stop|halve|ditch|minimi[sz]e|lower)(?: (?:using|buying|making|producing|my|our|the|so much|down|on|all|use of|household|kitchen|family|unnecessary)){0,4}'

/** Time and money that are wasted, a job, a campaign, an operation, and work at a beach or in a house. */
const NOT = [
  'wast(?:e|ing) (?:of )?(?:my |so much |less |any )*(?:time|money|energy|life|days?|hours?|evenings?|talent|words|water|electricity)|time wast\\p{L}*',
  'surg\\p{L}*|business|company|startup|job|career|thesis|essay|article|book|stud(?:y|ies)|research|course|design|invent|build|campaign|petition|law|management|nuclear|film|art|sculptures?',
  'beach(?:es)?|clean[- ]?up|litter|pick(?:ing)? up|river|ocean|park|street|road|volunteer\\p{L}*|collect\\p{L}*|take out|put out|take the|empty(?:ing)?|talk\\p{L}*|money|explosives?|models?|cards?|garden waste|waist',
].join('|')

const ENGLISH = [
  `zero[- ]waste|${LESS} ${STUFF}|(?:plastic|waste|packaging)[- ]free|(?:food|kitchen|household|plastic|packaging) waste`,
  '(?:throw(?:ing)?|chuck(?:ing)?|bin(?:ning)?) (?:(?:away|out|less|so much|good|perfectly|no) ){0,4}(?:\\p{L}+ ){0,1}?(?:food|leftovers|vegetables|veg|groceries)',
  'wast(?:e|ing) (?:(?:less|so much|no|any|good) ){0,2}(?:food|leftovers|groceries)|throw(?:ing)? (?:less away|away less|out less)|(?:use|eat|finish) (?:up )?(?:my |our |the |all )*leftovers',
  '(?:recycle|reuse) (?:more|better|properly|everything)|(?:use|bring|carry|remember) (?:(?:my|our|a|the|own|more) ){0,3}(?:reusable|cloth|tote|refill\\p{L}*) (?:shopping )?(?:bags?|cups?|bottles?|containers?|nappies|diapers)|buy (?:more )?(?:in bulk|loose|unpackaged|package[- ]free)(?= (?:to|and|without|food|groceries|instead)|$)',
  'live (?:more |a )*(?:sustainabl[ey]|eco[- ]?friendly|green(?:er)?)(?: life)?',
]
const GERMAN = [
  '(?:weniger|kein(?:en?)?|ohne) (?:Plastik\\p{L}*|Müll|Abfall|Verpackung\\p{L}*|Einweg\\p{L}*)|plastikfrei\\p{L}*|müllfrei|zero waste|(?:weniger |keine )?(?:Lebensmittel|Essen)(?: mehr| nicht mehr)? (?:wegwerfen|wegschmeißen|verschwenden)|Müll (?:vermeiden|reduzieren)|unverpackt einkaufen',
]
const SPANISH = [
  '(?:menos|sin|cero|reducir (?:el|la|mis?|los) (?:uso de )?) ?(?:plásticos?|residuos|basura|envases|desperdicios?)|(?:no|dejar de) (?:tirar|desperdiciar) (?:tanta )?comida|residuo cero',
]
const FRENCH = [
  '(?:moins de|sans|zéro|réduire (?:mes|les|mon)) (?:plastiques?|déchets?|emballages)|(?:moins |ne (?:pas|plus) |arrêter de )?(?:gaspiller|jeter)(?: moins)?(?: de| la)? nourriture|gaspillage alimentaire',
]

export const WASTE = new RegExp(
  `^(?!.*${START}(?:${NOT})${END}).*${START}(?:${[...ENGLISH, ...GERMAN, ...SPANISH, ...FRENCH].join('|')})${END}`,
  'iu',
)
