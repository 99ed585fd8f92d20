/** Titles about the hour of one's own sleep; not about bringing children to bed, nor about what is done in bed. */
export const BEDTIME = new RegExp(
  [
    String.raw`^(?!(?:read|write|pray|journal|meditate|play|stretch|study|learn|watch|eat|breakfast|make|no)\b)(?!.*\b(?:kids?|children|sons?|daughters?|baby|babies|toddlers?|twins|story|stories|Kinder|Sohn|Tochter)\b).*\b(?:in bed|(?:go|get|be) to (?:bed|sleep)|bedtime|asleep by|lights? (?:off|out)|turn off the light|ins Bett|im Bett (?:sein|liegen|um)|schlafen gehen|(?:mehr|besser|früher|länger|genug|Stunden|vor Mitternacht) schlafen|(?:more|enough|better|hours of) sleep|sleep (?:schedule|rhythm|hygiene))\b`,
    String.raw`^sleep(?:ing)? (?:more|better|earlier|longer|enough|well|before midnight|at least|by|\d|six|seven|eight|nine)(?=$| |\b)`,
  ].join('|'),
  'iu',
)

/** Titles about no longer going to bed late. */
export const LATE_TO_BED =
  /\b(?:stay(?:ing)? up (?:so |too )?late|staying up(?= (?:past|until|till|after)\b|$)|going to (?:bed|sleep) (?:so |too )?late|bedtime procrastination|late nights|(?:so|zu) spät ins Bett)\b/iu

/** Titles about getting up early; not about getting up from a chair, nor about waking children. */
export const WAKING = new RegExp(
  [
    String.raw`^(?:(?:get(?:ting)?|be) up(?= (?:(?:much )?earl(?:y|ier)|(?:at|by|before|with) |(?:every|each) (?:day|morning)|when)|$)|wak(?:e|ing) up(?! (?:without|with (?:more )?energy|refreshed|rested|less|feeling))|up (?:at|by) (?:\d|five|six|seven)|rise (?:earl(?:y|ier)|at|with)\b)(?!.*\b(?:desk|chair|couch|sofa|every hour|kids?|children)\b)`,
    String.raw`\b(?:early riser|morning person|früh(?:er)? aufstehen|aufstehen um|(?:um|vor) (?:\S+ ){1,3}aufstehen|get out of bed (?:at|by|before|earl(?:y|ier))|früher aus dem Bett|\d ?am wake-?ups?)\b`,
  ].join('|'),
  'iu',
)

/** Titles about no longer sleeping on after the alarm. */
export const SNOOZE =
  /\b(?:snooz(?:e|ing|en)|Schlummertaste|oversleep(?:ing)?|verschlafen|(?:getting|waking) up (?:so |too )?late|sleeping (?:so |too )?late|liegen bleiben|sleeping in(?=$| (?:on|every|until|till|so|late)\b))/iu
