import { CHILD, RELATIVE_OR_PARTNER } from '#domain/coach/words/relatives.ts'

/** What grows in a bed, somebody else's habit, a business, and a habit with texts of its own. */
const NOT_CANNABIS = `weeds|weeding|gardens?|lawn|allotment|flower ?beds?|yard|killer|sell(?:ing)?|grow(?:ing)?|dispensary|business|legal\\p{L}*|law|job|knees?|hips?|cook(?:ing)? pots?|(?:flower|coffee|tea) ?pots?|alcohol|drink(?:ing)?|beers?|wine|gambl\\p{L}*|^help|(?:my|our) (?:\\p{L}+ )?(?:${CHILD}|${RELATIVE_OR_PARTNER}|friend)(?:[’']?s)? (?:\\p{L}+ ){0,3}?(?:smok\\p{L}*|weed|pot|cannabis)`

const IN_ENGLISH =
  'weed|cannabis|marijuana|ganja|thc|edibles?|bongs?|spliffs?|blunts?|dab(?:s|bing| pens?)|dope|stoned|(?:get(?:ting)?|being|be) high|t[- ]break|tolerance break|(?:smok(?:e|es|ing)|roll(?:ing)?) (?:so much |less |any |up |an? |the )*(?:pot|joints?|hash|grass)|joints? (?:a|per|every|before|after|at|with|on) (?!pain)|no (?:more )?joints'

const IN_GERMAN = 'kiffen|kiffe|gras rauchen|(?:keine|weniger) joints|bubatz|haschisch|hasch|bekifft'
const IN_SPANISH = 'marihuana|porros?|hach[íi]s|canutos?|(?:la |de )?mar[íi]a fumada'
const IN_FRENCH = 'cannabis|le shit|fumer (?:de |des |un |moins de )?joints?|beuh|pétards?|weed'

/** Titles of goals to stop cannabis or to use less of it. */
export const CANNABIS = new RegExp(
  String.raw`^(?!.*(?:^|(?<!\p{L}))(?:${NOT_CANNABIS})(?!\p{L})).*(?<!\p{L})(?:${IN_ENGLISH}|${IN_GERMAN}|${IN_SPANISH}|${IN_FRENCH})(?!\p{L})`,
  'iu',
)
