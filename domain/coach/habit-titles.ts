/** Titles about less time at a phone or a screen; not about phone calls. */
export const SCROLL =
  /\b(?:(?:doom)?scroll(?:ing)?|social media|instagram|tiktok|facebook|reddit|twitter|youtube|screen ?time|(?:on|off|at|check(?:ing)?) (?:my |the )?phone|no phone(?! calls)|phone (?:in bed|at night|time|use|less)|less phone|phone-?free|no screens?|(?:reaching for|picking up|looking at|touching) (?:my |the )?phone|digital detox|Handy\p{L}*|Bildschirmzeit)\b/iu

/** Titles about sugar, sweets and snacks. */
export const SWEETS =
  /\b(?:sugar|sweets?|candy|chocolate|snack(?:s|ing)?|soda|cookies?(?! on my)|desserts?|junk food|potato chips|(?:eating|no|fewer) (?:chips|crisps)|Zucker|Süßigkeiten|Süßes|naschen|Schokolade|Cola|Kekse)\b/iu

/** Titles about cigarettes. */
export const SMOKE =
  /\b(?:smok(?:e|ing)|cigarettes?|rauchen|rauchfrei|Zigaretten?)\b(?!.*\b(?:weed|pot|cannabis|marijuana|meat)\b)/iu

/** Titles about e-cigarettes with nicotine; not about cannabis, other people, or cigarettes as well, which the texts about smoking fit. */
export const VAPE =
  /^(?!.*\b(?:smok\p{L}*|rauchen|weed|pot|cannabis|marijuana|thc|dab|sell\p{L}*|sons?|daughters?|kids?|students?|husband|wife)\b).*\b(?:vap(?:e|es|ing)|e-?cig(?:arette)?s?|juul(?:ing)?|E-?Zigaretten?|dampfen)\b/iu

/** Titles about wine, beer and other drinks with alcohol; not about other drinks. */
export const ALCOHOL =
  /^(?!.*\b(?:coffee|caffeine|soda|cola|coke|energy drinks?|juice|milk|tea|Kaffee|Limo\p{L}*)\b)(?!.*\b(?:sell|serve|brew|taste|learn|buy|tasting|garden)\p{L}*\b).*\b(?:alcohol(?:-free)?|sober|sobriety|booze|wine|beers?|liquor|drinking|dry january|(?:one|two|three|fewer) drinks?|drink less|Alkohol\p{L}*|trinken)\b/iu

/** Titles about biting nails; not about skin or hair, which may be an illness. */
export const NAILS =
  /^(?!.*\b(?:skin|hair|blood\p{L}*|dogs?|cats?|kids?|son|sons|daughters?)\b).*\b(?:(?:bit(?:e|ing)|chew(?:ing)?|pick(?:ing)?) (?:(?:on|at) )?(?:my |the )?(?:finger)?nails?|nail[- ]biting|Nägel ?kauen|Fingernägel kauen|an den Nägeln kauen)\b/iu

/** Titles about drinking water. */
export const WATER =
  /^(?!.*\b(?:plants?|flowers?|garden|lawn|tomatoes)\b).*\b(?:drink(?:ing)? (?:\S+ ){0,4}?water|glass(?:es)? of water|stay(?:ing)? hydrated|hydration|Wasser trinken)\b/iu
