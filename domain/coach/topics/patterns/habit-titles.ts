/** Titles about less time at a phone or a screen; not about phone calls. */
export const SCROLL =
  /^(?!.*\b(?:screen ?time|phones?|ipads?|tablets?|screens?) (?:use |time )?(?:for|of) (?:(?:the|my|our) )?(?:kids|children|son|daughter|teen(?:ager)?s?)\b).*\b(?:(?:doom)?scroll(?:ing)?|social media|instagram|tiktok|facebook|reddit|twitter|youtube|screen ?time|(?:on|off|at|check(?:ing)?) (?:my |the )?phone|no phone(?! calls)|phone (?:in bed|at night|time|use|less)|less phone|phone-?free|no screens?|(?:reaching for|picking up|looking at|touching) (?:my |the )?phone|digital (?:detox|sabbath)|Handy\p{L}*|Bildschirmzeit)\b/iu

/** Titles about sugar, sweets and snacks. */
export const SWEETS =
  /\b(?:sugar|sweets?|candy|chocolate|snack(?:s|ing)?|soda|(?:fizzy|soft|sugary) drinks?|cookies?(?! on my)|desserts?|junk food|potato chips|(?:eating|no|fewer) (?:chips|crisps)|Zucker|Süßigkeiten|Süßes|naschen|Schokolade|Cola|Kekse)\b/iu

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

/** Titles about drinking less coffee or none; not about a coffee with a friend, nor about making or ordering it. */
export const COFFEE =
  /^(?!.*\b(?:buy\p{L}*|order\p{L}*|spend\p{L}*|money|with (?:my|a)|shop|meet|make|brew|roast|learn|latte art|scroll\p{L}*|phone|before coffee)\b)(?:(?:i want to|finally|stop|quit|cut(?: down| back)?(?: on)?|give up|reduce|limit|drink(?:ing)?|have|having|less|no|no more|only|my|the|so much|too much|all|kick|avoid|skip|go|get off) )+(?:(?:one|two|three|\d+|a|cups? of|intake of|daily|second|third|habit) )*(?:coffees?|caffeine|espressos?|energy drinks|kaffee|koffein)(?: (?:intake|consumption|habit|addiction))?(?=$|[,.:]| (?:after|before|by|to|in|at|for|on|every|a|per|this|until)\b)|\b(?:weniger|kein(?:en)?) (?:Kaffee|Koffein)\b|^caffeine[- ]free\b/iu

/** Titles about less gaming, television or series, not about the phone, nor about making, learning or winning a game. */
export const SCREEN =
  /^(?!.*\b(?:phone|make|build|develops?|design|win|learn|chess|board games?|card games?|football|coach|scroll\p{L}*|social media|work)\b)(?:(?:i want to|finally|stop|quit|weniger|keine?|cut(?: down| back)?(?: on)?|give up|reduce|limit|less|no|no more|only|my|the|so much|too much|so many|all|kick|avoid|play(?:ing)?|watch(?:ing)?|binge[- ]?watch(?:ing)?|hours? of|an?|one|two|\d+|late[- ]night|fewer|off|turn|time(?: on)?|addiction to) )*(?:gam(?:ing|es)|video[- ]?gam(?:es|ing)|computer games?|xbox|playstation|fortnite|league of legends|minecraft|television|tv|netflix|streaming|(?:tv )?series|shows|binge[- ]?watching|zocken|fernsehen|serien)(?: (?:time|habit|addiction|schauen|gucken))?(?=$|[,.:]| (?:after|before|past|until|by|to|in the (?:evening|week)|at|for|on|every|a|per|this|so|when|while|during|off|late|and|with dinner)\b)/iu

/** Titles about the daily care of the skin; those about teeth alone have a topic of their own. Not about medicine or vitamins, nor the care of somebody else. */
export const CARE =
  /^(?!.*\b(?:kids?[’']?|child(?:ren)?[’']?s?|son[’']?s?|daughter[’']?s?|baby|dog[’']?s?|cat[’']?s?|grandma|mother|father|medicine|medication|meds|tablets|business|brand)\b)(?:(?:i want to|finally|remember to|start|do|keep(?: up)?|stick to|have|follow|use|take|apply|wear|an?|my|the|daily|more|evening|morning|night(?:ly)?|simple) )*(?:floss(?:ing)?|brush(?:ing)? my teeth|skin ?care(?: routine)?|sunscreen|moisturi[sz](?:e|er|ing)|hygiene routine|Zahnseide(?: benutzen)?|Zähne putzen)(?=$|[,.:]| (?:every|each|daily|twice|once|before|after|at|in|on|with|regularly|more|and|for)\b)/iu
