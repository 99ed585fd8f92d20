/** Titles about moving house; parties and trips have topics of their own. */
export const EVENT =
  /^(?!.*\b(?:stop|less|every|weekly|monthly)\b)(?:(?:i want to|finally) )*(?:(?:plan|organi[sz]e|prepare|arrange|get ready)(?: for)? (?:(?:an?|my|our|the|their|first|big|next|own) )*(?:move|relocation)(?=$|[,.:]| (?:to|in|for|by|before|this|next|with|out|of|without)\b)|pack(?: up)? (?:(?:up|the|my|our|old|whole|rest of) )+(?:flat|apartment|house|condo|studio|home|kitchen|bedroom|living room)(?: up)?(?=$|[,.:]| (?:to move|into boxes|for the move|before|by|this|next|in)\b)|(?:move|relocate|emigrate) (?:to (?:an? (?:new|bigger|smaller|own) (?:apartment|flat|place|city|house|country))|house|out(?= of (?:my parents|the|this|our)\b|$|[,.:]| (?:by|before|this|next|in)\b)|in together|into (?:my|our|an?) (?:(?:new|own|first|bigger|smaller) )*(?:apartment|flat|place|house|home|room)\b))|^Umzug (?:planen|organisieren|vorbereiten)$|\bumziehen$/iu

/** Titles about moving to a place that is named with a capital letter. */
export const MOVE_TO_PLACE = /^(?:[Ff]inally )?(?:[Mm]ove|[Rr]elocate|[Ee]migrate) to (?:the )?\p{Lu}\p{L}+/u

/** Titles about training a dog and time with it; not about walking it, which has the texts of a walk, nor about getting one. */
export const DOG =
  /^(?:(?:i want to|finally) )*(?:(?:train|teach|raise|socialize|work with|play with|brush|spend (?:more )?time with) (?:my|our|the|a) (?:new |old |young )?(?:dog|puppy|pup)|(?:dog|puppy) (?:training|school|class)|(?:be|become) a better dog owner|(?:den |meinen |unseren )?(?:Hund|Welpen) (?:erziehen|trainieren)|Hundeschule|Hundetraining)(?=$|[,.:]| )/iu

/** Titles about taking photographs; not about sorting or printing them, nor about an appointment for a portrait. */
export const PHOTO =
  /^(?!.*\b(?:sort|print|scan|digiti[sz]e|organi[sz]e|album|passport|back up|delete|selfies?|wedding photographer|business|stop|fewer|less)\b)(?:(?:i want to|finally|learn(?: how)?(?: to)?|start|get better at|improve|practi[cs]e|take up|get back to|take|go on|join|do|an?|my|the|one|two|more|good|better|daily|weekly|street|portrait|nature|wildlife|film|\d+) )*(?:photography|photos?|pictures|photographs?|photo walks?|photo project|fotografieren)(?: (?:lernen|class(?:es)?|course|lessons?|project|practice|skills|walks?))?(?=$|[,.:]| (?:an?|per|every|each|daily|again|more|on|of (?!my (?:kids|children|ex))|with|for|in|once|twice|this|by|before)\b)/iu
