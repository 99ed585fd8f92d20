const SPORTS =
  '(?:tennis|table tennis|ping[- ]pong|padel|pickleball|badminton|squash|football|soccer|futsal|basketball|volleyball|handball|hockey|floorball|rugby|cricket|baseball|softball|lacrosse|golf|ultimate frisbee|water polo|judo|karate|taekwondo|aikido|kung fu|(?:brazilian )?jiu[- ]jitsu|bjj|krav maga|muay thai|kick-?boxing|boxing|wrestling|fencing|martial arts|self-defen[cs]e|climbing|bouldering|surfing|skateboarding|ice skating|Tischtennis|Fußball|Fussball|Handball|Volleyball|Klettern|Bouldern|Boxen|Kampfsport)'

const OFTEN = String.raw`(?=$|[,.:]| (?:again|more|every|each|daily|regularly|once|twice|three|\d+|a week|before|after|with (?:my|the|a) (?!kids?|son|daughter|children)|practice|training|class(?:es)?|lessons?|in the|on (?:\p{L}+days?|weekends)|at (?:the )?\p{L}+)\b)`

/** Titles about a sport that one plays or trains; not about watching it, coaching it, or a video game of it. */
export const SPORT = new RegExp(
  [
    String.raw`^(?!.*\b(?:watch\p{L}*|coach|teach|video|tickets?|fantasy|fan|news|table(?! tennis)|son[’']?s?|daughter[’']?s?|kids?[’']?|boots|shoes)\b)(?:(?:i want to|finally|start|begin|get back (?:to|into)|go back to|take up|try|learn|how|to|go|do|some|practi[cs]e|improve|my|at|get better at|weekly) )*(?:play (?:(?:more|some|competitive) )*)?${SPORTS}${OFTEN}`,
    `^(?:play|learn (?:how )?to play) (?:more )?${SPORTS}(?!\\p{L})(?! (?:for|on) (?:my )?(?:phone|console|playstation|xbox))`,
    String.raw`^(?:go |learn (?:how )?to |start )?(?:climb|boulder|surf|box|fence|wrestle|skateboard|ice skate|ski|snowboard)(?:ing)?(?=$|[,.:]| (?:every|each|again|more|once|twice|three|\d+|on (?:\p{L}+days?|weekends)|at the (?:gym|wall|hall)|regularly|in (?:the )?(?:hall|winter|summer))\b)`,
    String.raw`^(?:join|find|go to|attend|train with) (?:an?|my|the|our) (?:local |amateur |women[’']s |men[’']s )?(?:${SPORTS} |sports? |running )?(?:team|club|league|gym class|dojo)(?=$|[,.:]| (?:in|near|by|this|every|once|twice|on)\b)(?<!\b(?:running|book|chess) (?:team|club))`,
    String.raw`\b(?:Tennis|Fußball|Fussball|Badminton|Basketball|Volleyball|Handball|Tischtennis|Squash) spielen$|^(?:wieder |regelmäßig )?(?:klettern|bouldern|boxen)(?: gehen)?$`,
  ].join('|'),
  'iu',
)
