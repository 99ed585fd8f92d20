const AMOUNT = String.raw`(?:some |the |my |a few |a bit of |a little |extra |last |excess |another |about |\d+(?:[.,]\d+)? ?|five |ten |twenty |thirty |forty |fifty )*`
const START = '^(?:(?:i want to|finally) )*'
const FORMS = [
  String.raw`(?:lose|drop|shed) ${AMOUNT}(?:weight|pounds|lbs?|kgs?|kilos?|kilograms|belly fat)\b(?! of\b)`,
  String.raw`(?:healthy )?weight loss\b`,
  String.raw`(?:reach|get (?:back )?to|maintain|keep|find) (?:a|my|an) (?:health(?:y|ier) |normal |ideal |target |goal )?weight\b`,
  String.raw`(?:get (?:back |down )?to|get (?:below|under)|weigh) \d+(?:[.,]\d+)? ?(?:kgs?|kilos?|kilograms|pounds|lbs?)\b`,
  String.raw`(?:(?:endlich|gesund|langsam|\d+ ?(?:kg|kilos?)|gewicht) )*abnehmen\b`,
  String.raw`(?:\p{L}+ )?gewicht (?:reduzieren|verlieren|halten)\b`,
].join('|')

/** Titles that name a change of the person's weight. No sentence says such a title as something to do (TEXT-28). */
export const WEIGHT_CHANGE = new RegExp(`${START}(?:${FORMS})`, 'iu')

const OTHER =
  'gain|surgery|operation|OP|pregnan\\p{L}*|baby|post-?partum|schwanger\\p{L}*|diabet\\p{L}*|cancer|muscles?|dogs?|cats?|horse|backpack|luggage|suitcase|car|bike|clutter|stuff|bench|squat|deadlift|press|for my (?:son|daughter|child|kid)s?'

/**
 * Titles that get the texts about weight. Those about an operation, a pregnancy, an illness or an animal do not, because the texts
 * could be wrong for them.
 */
export const WEIGHT = new RegExp(`(?=${START}(?:${FORMS}))^(?!.*\\b(?:${OTHER})\\b)`, 'iu')
