const OFTEN = String.raw`(?=$|[,.:]| (?:again|more|every|each|daily|regularly|once|twice|three|four|five|\d+|before|after|for (?:an?|half|fun|\d+|five|ten|fifteen|twenty|thirty)|in the (?:mornings?|evenings?)|on (?:\p{L}+days?|weekends))\b)`

/** Titles about writing for readers: a newsletter or a blog, or posts of it; not about reading them or leaving them. */
export const BLOG = new RegExp(
  [
    String.raw`^(?:(?:i want to|finally) )?(?:start|launch|write|publish|send|grow|build|run|create|revive|restart|relaunch|finish)(?:ing)? (?:(?:an?|my|our|the|one|two|three|\d+) )?(?:(?!to |for |of |on |in )\p{L}+[- ]){0,2}?(?<!\b(?:read|reading|to|for) (?:an?|the) )(?:newsletter|blog(?: posts?)?|substack)(?!\p{L})(?! (?:app|tool|software|platform)\b)`,
    String.raw`^(?:publish|post) (?:an?|one|two|three|\d+|my|the) (?:\p{L}+ )?(?:articles?|essays?)(?=$| (?:on|in|to|every|each|per|an?|by)\b)`,
    `^(?:(?:start|begin|get back to) )*(?:blog(?:ging)?)${OFTEN}|^(?:weekly|monthly) (?:newsletter|blog post)`,
    String.raw`\b(?:Newsletter|Blog|Blogartikel|Blogbeitrag) (?:schreiben|starten|veröffentlichen)\b`,
  ].join('|'),
  'iu',
)

const WAYS = `(?:with|in) (?:watercolou?rs?|oils?|acrylics?|pastels?|ink|charcoal|colored pencils)|in my sketchbook|from (?:life|memory)`
const SUBJECTS = `(?:portraits?|landscapes?|people|faces|hands|animals|figures|comics?|manga|cartoons)`

/** Titles about drawing and painting pictures; not about painting a wall or drawing up a will. */
export const DRAWING = new RegExp(
  [
    `^(?:(?:i want to|start|begin|get back to|go back to|take up|finally|learn|how|to|practi[cs]e|get better at|improve my) )*(?:draw(?:ing)?|sketch(?:ing)?|doodl(?:e|ing)|paint(?:ing)?)(?:${OFTEN}|(?= (?:${WAYS}|${SUBJECTS})(?!\\p{L})))`,
    String.raw`^(?:draw|paint|sketch) (?:an?|one|my|something) ?(?:(?:small|little|quick|self-?) ?)*(?:picture|portrait|landscape|painting|page|watercolou?r|sketch|drawing|thing|comic)?(?=$| (?:every|each|a|per|daily)\b)`,
    String.raw`^(?:take|go to|attend|start|join) (?:\S+ ){0,2}?(?:drawing|painting|watercolou?r|life drawing) (?:lessons?|class(?:es)?|course)(?!\p{L})|^(?:learn|practi[cs]e) (?:how to )?(?:paint (?:with )?)?watercolou?rs?(?: painting)?(?!\p{L})|^fill (?:an?|one|my) sketchbook\b`,
    `^(?:(?:jeden Tag|täglich|wieder|mehr|regelmäßig|endlich|abends) )*(?:zeichnen|malen)(?: lernen)?$`,
  ].join('|'),
  'iu',
)

const GROWN = '(?:vegetables|veggies|herbs|tomatoes|potatoes|strawberries|flowers|food|fruit|plants)'

/** Titles about a garden, or about growing plants in boxes and pots; not about what is built or held in one. */
export const GARDENING = new RegExp(
  [
    String.raw`^(?:start|begin|plant|grow|create|plan|have|design|set up|revive|keep|make) (?:(?:an?|my|our|the|own|small|little|first|new) )*(?:(?:vegetable|veggie|kitchen|herb|flower|balcony|container|rooftop|butterfly|raised[- ]bed) )*(?:garden|vegetable patch)(?=$|[,.]| (?:on|in|by|this|next|again|for|from)\b)`,
    `^grow (?:(?:my|our|some|own|more) )*${GROWN}(?!\\p{L})`,
    String.raw`^(?:(?:start|get back to|take up) )*garden(?:ing)?${OFTEN}|^(?:(?:spend|more|some|an?|hours?|\d+|minutes?|time|half) )*(?:work(?:ing)?|time|hour|minutes) in (?:the|my|our) garden${OFTEN}`,
    String.raw`^(?:weed|tend|tend to|take care of|look after|care for|bring back) (?:the|my|our) garden(?!\p{L})`,
    String.raw`^(?:mow the lawn|keep (?:my|the|our) (?:house ?)?plants alive|plant (?:\S+ )?(?:trees|bulbs|flowers))(?=$|[,.:]| )`,
    String.raw`\b(?:gärtnern|Gartenarbeit|Gemüsegarten|Kräutergarten|Gemüse anbauen)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** Titles about learning an instrument; not about building or tuning one. */
export const INSTRUMENT =
  /^(?!.*\b(?:build|tune|tuning|repair|sell|sing along|listen)\b).*\b(?:guitars?|pianos?|violin|viola|cello|ukulele|drums|flute|clarinet|saxophone|trumpet|trombone|harp|accordion|banjo|mandolin|harmonica|an instrument|Klavier|Gitarre|Geige|Querflöte|Schlagzeug)\b/iu

/** Titles about making or repairing something by hand; not about a house, a business or software. */
export const CRAFT = new RegExp(
  [
    `^(?:(?:i want to|finally|start|begin|get back to|take up|learn|how|to|do|practi[cs]e|finish|try|get better at|more|some|my) )*(?:knit(?:ting)?|crochet(?:ing)?|sew(?:ing)?|embroider(?:y|ing)?|quilt(?:ing)?|weav(?:e|ing)|wood-?work(?:ing)?|wood ?carving|pottery|ceramics|macram[eé]|leatherwork|origami|model building|use (?:a|my) sewing machine|stricken|häkeln|nähen|töpfern)(?:${OFTEN}|(?= (?:an?|the|my|one|socks?|sweaters?|scarf|blankets?|with (?!my kids)|class(?:es)?|lessons?|course)(?!\\p{L})))(?!.* (?:business|shop)\\b)`,
    String.raw`^(?:finish|build|make|restore|repair|fix(?: up)?|refinish|carve|sew|knit|crochet) (?:(?:an?|my|our|the|old|first|own|wooden|grandmother[’']?s|grandfather[’']?s|dad[’']?s|small|new) )*(?:book ?shel(?:f|ves)|bookcase|table|chairs?|bench|bed frame|shed|tree ?house|bird ?house|desk|cabinet|rocking horse|model (?:ship|train|railway|plane)|boat|canoe|furniture|dresser|wardrobe|motorcycle|motorbike|moped|radio|sweater|scarf|quilt|dress|blanket|socks)(?=$|[,.:]| (?:by|before|for|in|this|with|from|next)\b)`,
  ].join('|'),
  'iu',
)

/** Titles about making a podcast or videos for others; not about listening to them or watching them. */
export const CHANNEL =
  /^(?!.*\b(?:listen\p{L}*|watch\p{L}*|stop|quit|less|unsubscribe|read|tv)\b)(?:(?:i want to|finally) )*(?:start|launch|record|publish|release|grow|make|create|produce|run|host|finish|post|film|upload|plan|edit|revive|build)(?:ing)? (?:(?:an?|my|our|the|one|two|three|four|\d+|first|own|weekly|new|next|monthly|short|youtube|video|travel|cooking|science|history) )*(?:podcasts?|podcast episodes?|youtube channel|channel|vlogs?|videos?|episodes?|shorts|reels)(?=$|[,.:]| (?:about|on|with|for|to|by|before|in|every|each|a|per|this|next|and|until)\b)(?!.*\b(?:wedding|kids?|family) videos?\b)|\b(?:Podcast|YouTube-Kanal) (?:starten|aufnehmen|machen)\b/iu
