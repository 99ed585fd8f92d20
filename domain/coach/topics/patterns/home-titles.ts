const ROOMS =
  '(?:house|home|flat|apartment|kitchen|bathroom|living room|bedroom|room|place|Haus|Wohnung|Küche|Bad|Badezimmer|Wohnzimmer|Schlafzimmer|Zimmer)'
const HOW_OFTEN = String.raw`(?=$|[,.:]| (?:every|each|daily|weekly|more|regularly|once|twice|for|before|after|right after|in the|at|on|as|\d+|two|three|ten|fifteen|twenty|by)\b)`

/** Titles about keeping a home clean and tidy; not about a car, teeth, an inbox or a way of eating. */
export const HOUSEHOLD = new RegExp(
  [
    String.raw`^keep(?:ing)? (?:(?:the|my|our|a) )*(?:whole )?${ROOMS} (?:clean|tidy|neat)\b|^keep a (?:clean|tidy) ${ROOMS}\b`,
    `^(?:tidy|clean)(?:ing)?(?: up)?(?: (?:the|my|our)(?: whole)? ${ROOMS})?${HOW_OFTEN}`,
    `^(?:do|wash|keep up with)(?:ing)? (?:(?:the|my|our|some) )*(?:dishes|laundry|housework|chores)${HOW_OFTEN}|^(?:do (?:a|one) load of laundry|(?:mop|sweep|vacuum)(?:ing)? (?:the )?floors?|vacuum(?:ing)?)${HOW_OFTEN}|^(?:housework|chores|laundry)${HOW_OFTEN}`,
    String.raw`^(?!.*\b(?:Vergangenheit|Postfach|Keller|Garage|Schreibtisch|Zähne|Schuhe|Auto|Fenster)(?!\p{L}))(?:.*\b(?:aufräumen|Wäsche waschen|Haushalt (?:machen|im Griff(?: haben)?))|.*${ROOMS} (?:(?:jeden|jede) \S+ )?(?:putzen|sauber ?(?:halten|machen)))$`,
  ].join('|'),
  'iu',
)

/** Titles about the things by the front door. */
export const TIDY =
  /^(?!(?:paper|paint|renovate|wallpaper)\b).*\b(?:by the (?:front )?door|hallway|entryway|(?:shoes|coats) and bags)\b/iu

/** Titles about clearing out rooms and furniture; not files or a calendar. */
export const DECLUTTER =
  /\b(?:de-?clutter(?:ing)?|(?:clear|clean) (?:out|up) (?:the|my|our|her|his)(?: \p{L}+[’']s)? (?:garage|attic|basement|cellar|closets?|room|house|flat|apartment|shed|kitchen|study|office|wardrobe)|entrümpeln|ausmisten)\b(?!.*\b(?:inbox|emails?|phone|calendar|mind|head|desktop|photos?|files?|schedule)\b)/iu

/** Titles about cooking at home and eating well; not about growing food. */
export const COOK =
  /^(?!(?:grow|plant|sell|harvest|water)\b).*\b(?:cook|meal prep|vegetarian|vegan|plant-based|less meat|home-?cooked|vegetables|veggies|eat (?:healthy|healthier|well|better|at home)|healthy (?:meals|lunch|dinner|breakfast)|kochen|ges[uü]nd(?:er)? essen|selbst gekocht(?:es)?)\b/iu

/** Titles about renovating rooms, and building or restoring something for a home; not about a picture that is painted, nor a body or a bond that is repaired. */
export const RENOVATION =
  /^(?!.*\b(?:portrait|landscape|canvas|watercolou?rs?|nails|relationship|marriage|trust|sleep|credit|business|lego|model|gingerbread|doll[’']?s?)\b)(?:(?:i want to|finally|finish|start) )*(?:(?:renovat(?:e|ing)|redecorat(?:e|ing)|remodel(?:ing)?|re-?paint(?:ing)?|paint(?:ing)?|wallpaper(?:ing)?|re-?tile|refurbish|fix up|insulate|convert|finish|restore|build|put up|redo|do up) (?:(?:an?|my|our|the|old|new|whole|guest|living|dining|own|garden|tree|wooden|front|back|kids[’']?|children[’']?s|daughter[’']?s|son[’']?s) )*(?:house|home|flat|apartment|bathroom|kitchen|bedroom|room|hall(?:way)?|basement|cellar|attic|loft|garage|shed|treehouse|deck|patio|fence|walls?|floors?|stairs|balcony|pergola|cabin)|(?:the |our |my )?(?:\p{L}+ )?renovations?)(?=$|[,.:]| (?:by|before|in|this|next|with|for|myself|on|over|until|from|at)\b)|(?<!\p{L})(?:Bad|Badezimmer|Küche|Haus|Wohnung|Wohnzimmer|Schlafzimmer|Keller|Dachboden) (?:renovieren|streichen|ausbauen|sanieren)$/iu

/** Titles about baking; not about a bakery or a bake sale, nor about baking less. */
export const BAKE =
  /^(?!.*\b(?:less|stop|bakery|bake sale|sell|business|potato(?:es)?|chicken|fish)\b)(?:(?:i want to|finally|learn(?: how)?(?: to)?|start|practi[cs]e|get better at|improve (?:my|at)|take (?:up|a|an)|master|more|a|my|the|art of) )*(?:bak(?:e|ing)|sourdough)(?: (?:(?:my|our|the|own|some|a|an|more|fresh|good|real|perfect|homemade|new|one|two|sourdough|rye|wholegrain|banana|birthday) )*(?:bread|loa(?:f|ves)|rolls|bagels|baguettes?|sourdough|cakes?|cookies|pies?|pastr(?:y|ies)|croissants?|muffins|pizza|class(?:es)?|course|skills|something(?: new)?))?(?=$|[,.:]| (?:an?|every|each|daily|again|once|twice|on|with|for|this|from|more|weekly|at|in|by)\b)|^(?:Brot |Kuchen |selbst )?backen(?: lernen)?$/iu
