import { CHILD, RELATIVE_OR_PARTNER } from '#domain/coach/words/relatives.ts'
import { LESS, wide } from './wide-word.ts'

const LIMITED = (things: string): string =>
  `(?:${LESS})(?: \\S+){0,6}? (?:${things})|(?:${things})(?: \\S+){0,5}? (?:${LESS}|weekends?)`

/** Titles about the body, its rest and what one leaves. */
export const BODY_AND_HABITS = [
  wide(
    'swim_start',
    'swim(?:ming)? lessons?|learn(?:ed)? (?:how )?to (?:swim|float|tread water|put my (?:head|face) under ?water)|float and tread|be able to swim(?! in open water)|deep water|my (?:head|face) under ?water|without holding on',
    `teach|${CHILD}|sharks?|emotional|open water|drown\\p{L}*|accident`,
  ),
  wide(
    'swim',
    '(?:back )?in the pool|laps|freestyle(?! ski)|breaststroke|backstroke|swim(?:ming)?(?! (?:with|pool))',
    `dolphins|ski(?:ing|s)?|build|buy|clean|run(?:ning)?|drive|race ?car|teach|${CHILD}|suits?|tables?`,
  ),
  wide(
    'coffee',
    `decaf|caffeine(?:-free)?|energy drinks?|switch from coffee|${LIMITED('coffees?|espressos?|lattes?')}|(?:one|1|two|2|\\d) (?:cups? of )?coffees? (?:a|per) day|coffee (?:after|before) (?!work with)`,
    'with|chats?|shop|shops|meet|friends?|make|roast|brew|date|buy|sell|open|latte art|spend(?:ing)?|money',
  ),
  wide(
    'alcohol',
    `drunk|hangovers?|alcohol(?:-free)?|without a drink|sober|sobriety|booze|dry (?:january|july)|${LIMITED('wine|beers?|cocktails?|drinks|drinking')}`,
    `${RELATIVE_OR_PARTNER}|${CHILD}|friend|brew|taste|tasting|coffee|energy|soda|water|juice`,
  ),
  wide(
    'sweets',
    LIMITED(
      'desserts?|donuts?|doughnuts?|sugar|candy|soda|sweets|snacks?|snacking|junk food|chips|ice cream|chocolate|cookies',
    ),
    `bake|baking|make|recipes?|learn|sell|shop|${CHILD}|blood`,
  ),
  wide(
    'vitals',
    'blood pressure|bp (?:under|below|down)|hypertension|cholesterol|ldl|triglycerides|a1c|hba1c|blood (?:sugar|glucose|lipids?|values|work)|pre-?diabet(?:es|ic)|(?:vitamin d|b12|ferritin|iron|thyroid|tsh|uric acid|liver|kidney)(?: and \\S+)? (?:levels?|values?|numbers?|up|down|under control|back to normal)|(?:vitamin d|vitamin b12) and iron|resting heart rate',
    `meds?|medication|medicine|pills?|tablets?|supplements?|insulin|study|course|exam|learn|teach|research|write|machine|cuff|buy|sell|surgery|transplant|donor|donate|dialysis|pump(?:ing)?|iron man|golf|gym|press|deadlift|dogs?|cats?|${CHILD}|${RELATIVE_OR_PARTNER}`,
  ),
  wide(
    'eating',
    "(?:portions?|servings?) of (?:\\S+ and )?(?:veg|veggies|vegetables|fruits?|greens)|(?:5|five) a day|(?:more|enough) (?:protein|fib(?:er|re)|fruits?|greens|veg|whole foods|fish)|(?:eat|have)(?:ing)? (?:an? |my )?(?:\\p{L}+ )?breakfast|breakfast (?:every|each)|(?:not|stop|no more|quit|don[’']?t) skip(?:ping)? (?:breakfast|lunch|dinner|meals)|regular meals|(?:eat(?:ing)?|meals?) (?:more )?(?:regularly|at regular times|mindfully|slowly)|(?:three|3|proper|real|balanced) meals(?: a day)?|(?:no|stop|avoid|quit) (?:eating|food|meals) (?:so )?(?:after|past|late|at night|before bed)|late[- ]night eating|eat(?:ing)? (?:so )?late|dinner (?:before|by|earlier than) \\d|(?:less|no|fewer|cut out|avoid|stop eating) (?:\\p{L}+ )?(?:fried|processed|ultra-?processed|greasy) (?:foods?|stuff|meals)|eat (?:real|whole) food|mindful eating|more fruit and (?:veg|vegetables)|eat (?:my )?(?:greens|fruit)",
    `weight|calor\\p{L}*|kgs?|lbs?|pounds|fast(?:ing)?|keto|carbs?|macros?|bing\\p{L}*|purg\\p{L}*|anorex\\p{L}*|bulimi\\p{L}*|restrict\\p{L}*|eating disorder|bed and breakfast|surgery|diabet\\p{L}*|dogs?|cats?|${CHILD}|${RELATIVE_OR_PARTNER}|friends?|with|sell|serve|cook(?:ing)? for|business|club|meeting`,
  ),
  wide(
    'smoke',
    'cigs?|cigarettes?|smok(?:e|es|er|ing)|non-?smoker|pack a day',
    `vap(?:e|es|ing)|weed|pot|meat|brisket|ribs|bbq|detectors?|salmon|help|${RELATIVE_OR_PARTNER}|${CHILD}`,
  ),
  wide(
    'vape',
    'juul|vape|vaping|vape[- ]free|nicotine (?:pods?|salts?|to (?:0 ?(?:mg)?|zero))|e-?cigs?|elf ?bars?',
    `help|shop|sell|smok(?:e|ing)|cigarettes?|${RELATIVE_OR_PARTNER}|${CHILD}|weed|cannabis|thc`,
  ),
  wide(
    'gamble',
    `${LIMITED('gambling|bets|betting|casinos?|scratch ?cards|lottery tickets|slot machines?|sportwetten|wetten|apuestas')}|(?:gambling|gamble|bet)[- ]free|self[- ]exclu\\S+|(?:gambling|betting|casino) (?:addiction|problem|habit|block|apps?|sites?|accounts?)|gamblers anonymous|without (?:a (?:single )?|any )bets?|(?:off|leave) the pokies|slot machines?|fruit machines?|apuestas|apostar|ludopat[íi]a|paris sportifs|jeux d[’']argent|spielsucht|glücksspiel`,
    `myself|stocks?|crypto|trading|write|writing|article|thesis|essay|study|design|develop|build|help|win|work|job|forgive|${RELATIVE_OR_PARTNER}|${CHILD}|friend|drink(?:ing)?|smok(?:e|ing)|debts?|better`,
  ),
  wide(
    'nails',
    '(?:bit(?:e|ing)|chew(?:ing)?|pick(?:ing)?)(?: \\S+){0,4}? (?:nails?|cuticles?)|nail[- ]biting|without biting|(?:grow out|long|longer|grow|nice) (?:my )?nails?(?: out)?',
    `paint|polish|gel|manicures?|dogs?|tooth|${CHILD}|hammer`,
  ),
  wide(
    'scroll',
    LIMITED('social media|screen ?time|scroll(?:ing)?|phone|instagram|tiktok|facebook|reddit|twitter'),
    `followers|grow|post(?:s|ing)?|business|calls?|clients?|fear|bill|charger|buy|${CHILD}|marketing|sales|games?|tv`,
  ),
  wide(
    'screen',
    `world of warcraft|tv off|binge[- ]?watch(?:ing)?|game max|${LIMITED('episodes?|tv|television|netflix|hulu|gaming|video ?games?|fortnite|xbox|playstation|series')}`,
    `make|build|develop|design|learn|beat|mount|buy|sell|board|card|win|football|baseball|podcasts?|phone|${CHILD}`,
  ),
  wide(
    'shout',
    `(?:yell|shout|scream)(?:s|ing)?|raising my voice|(?:toddler|kids?|son|daughter) (?:has|have|throws?) (?:a )?tantrums?`,
    'dogs?|concert|tv|referee|cowork\\p{L}*|employees|boss|husband|wife|metal|songs?',
  ),
  wide(
    'temper',
    'temper|before i snap|road rage|los(?:e|ing) it|blow(?:ing)? up at|slam(?:ming)? (?:the )?doors?|before i react|anger|angry|short fuse|snap(?:ping)? at',
    `${CHILD}|chocolate|steel|fear|release`,
  ),
  wide(
    'waking',
    '5 ?am club|first alarm|morning routine|out of bed (?:by|at|when|before)|wake up (?:at|by|before|early|earlier)|get up (?:at|early|earlier|by|before)|up (?:by|at) [4-8](?! ?pm)|before the kids wake|early riser|snooz(?:e|ing)',
    'at night|middle|to pee|next to|without pain|baby',
  ),
  wide(
    'bedtime',
    'go(?:ing)? to (?:bed|sleep)|(?:asleep|in bed|lights? (?:out|off)) (?:by|before|at)|(?:[1-3] ?am|late) nights?|sleep earlier|hours (?:of )?sleep|sleep (?:\\d|seven|eight) hours|bedtime',
    `get my|snap(?:ping)?|read(?:ing)?|stor(?:y|ies)|phone|scroll(?:ing)?|${CHILD}|hungry|angry|journal`,
  ),
  wide(
    'care',
    'floss(?:ing)?|my skin|skin ?care|moisturi[sz](?:e|er)|sunscreen|makeup off|cavit(?:y|ies)|brush(?:ing)? (?:my teeth|twice a day)|wash my face|acne',
    `picking|biting|whiten\\p{L}*|dogs?|cats?|business|brand|thick|comfortable in|${CHILD}`,
  ),
  wide(
    'joint',
    '(?:knee|hip|ankle|physical therapy|physio|pt) (?:exercises?|rehab)|physical therapy|my leg after|stairs without pain|(?:my|a) (?:torn acl|new (?:knee|hip))|my (?:knee|ankle|hip|shoulder|leg) (?:strong|back|moving)|without (?:a )?(?:cane|crutch(?:es)?|limp)',
    'become|school|degree|flexors?',
  ),
  wide(
    'stretch',
    'stretch(?:es|ing)?|mobility|more flexible|flexibility|the splits|foam roll(?:er|ing)?|touch my toes|(?:tight )?hip flexors?|tight hips|loosen up my (?:hips|back|neck|shoulders|hamstrings)',
    'budget|dollars?|schedule|hours|canvas|job|boss|meetings?|truth|promotion|thin|goals?|dogs?|horses?|mind|work hours',
  ),
  wide(
    'weight',
    'lose (?:\\d+|weight|the baby weight|my (?:belly|gut)|belly|ten|twenty|some weight|a few pounds)|baby weight|\\d+ (?:pounds|lbs) (?:lighter|down|off)|bmi|(?:two|three|\\d) sizes|fit into my|belly fat|weigh under|slim down|get down to 1\\d\\d|rid of my (?:belly|gut)|lose a stone',
    'gain|lift|bench|squat|deadlift|muscle|sterling|luggage|dogs?|cats?|role|kids?|sons?|daughters?|surgery|operation|birth|baby|clutter|pregnan\\p{L}*|minutes|seconds',
  ),
  wide(
    'water',
    'glasses (?:of water )?a day|gallon of water|(?:liters?|litres?) (?:a day|daily|of water)|my water bottle|water instead|(?:more|enough) water|hydrat\\p{L}+|stanley cup',
    'plants?|garden|hockey|beer|wine|skin|flowers',
  ),
  wide(
    'workout',
    'pull[- ]?ups?|muscle[- ]?ups?|handstands?|triathlon|push[- ]?ups?|get (?:stronger|ripped|abs)|build muscle|bench (?:press )?\\d+|squats?|deadlifts?|gym|work ?outs?(?! (?:what|how|why|if|where|who|whether|my|the|a)(?!\\p{L}))|yoga|pilates|crossfit|strength training|lift(?:ing)? weights|planks?|kettlebells?|hiit',
    `open|own a|buy|sell|teach|instructor|certified|job|jungle|cancel|park|${CHILD}|trainer|bags?|membership|build a home|studio|clothes|clean`,
  ),
  wide(
    'run',
    'jog(?:ging)?|marathon|5k|10k|couch to 5k|parkrun|run(?:ning)? (?:a (?:mile|half)|\\d+|again|every|more|twice|once|three|outside|without stopping|before work|after work|in the|with my (?:dog|club|group|friend|sister|brother))',
    'late|business|company|meetings?|errands|office|kitchen|restaurant|store|bike|swim|netflix|tv|movies?|followers|subscribers|likes|watch|series|campaign|volunteer|organi[sz]e|ads?|car|get my|star wars|wild|water|low|deposit|savings?|a month from|revenue|bitcoin|crypto|trading|etsy|turnover|subs|views|euros?|pounds',
  ),
  wide(
    'cycle',
    'my bike|back on the bike|ride (?:\\d+ miles|a century)|bike commute|bik(?:e|ing) (?:to|along|around|every|more|\\d+|with)|cycl(?:e|ing)|century|indoor trainer|mountain biking',
    `sell|buy|motor|dirt|repair|service|fix(?:ed)?|restore|teach|steal|menstrual|carbon|cycle (?:of|through)|shop|to the shop|horse|(?:this|next|application|election|admissions?|news|sleep|hiring|wash|review|pay|sales|budget) cycle`,
  ),
  wide(
    'dance',
    'danc(?:e|ing)|salsa|tango|hip hop|choreo(?:graphy)?|ballet|bachata|waltz|zumba',
    `watch|costume|recital|tickets?|recipe|make|teach|music|shoes|go to the|around the|stop|${CHILD}`,
  ),
  wide(
    'sport',
    'golf|tennis|pickleball|basketball|soccer|football|volleyball|baseball|softball|hockey|badminton|rugby|lacrosse|bjj|jiu[- ]?jitsu|judo|karate|taekwondo|boxing|muay thai|climb(?:ing)? (?:an? )?5\\.\\d+\\p{L}?|boulder(?:ing)?|rock climbing|ski(?:ing)?|snowboard(?:ing)?|surf(?:ing)?|squash|table tennis|ping pong|fencing|rowing|archery|bowling|martial arts',
    `coach|join an?|watch|fantasy|tickets?|cards|tv|butternut|referee|seat|jersey|bowl|sell|buy|web|channel|bet(?:ting)?|${CHILD}|volunteer|fan|poker|shoes|job|console|stop|quit|internet|elbow|so (?:that )?i can|back to normal|league table|promoted`,
  ),
  wide(
    'walk',
    'walk(?:s|ing)?|(?:my|more|10k|\\d+) steps|hik(?:e|es|ing)|climb(?:ing)? (?:mount|mt\\.?|kilimanjaro|ben nevis|snowdon|scafell pike|fuji) ?\\S*|appalachian trail|take the stairs|treadmill',
    'aisle|down|cane|crutch(?:es)?|stick|leash|business|again|away|on fire|12 steps?|twelve|program|dogs?|dog-walking|surgery|limp|catwalk|camera|photos?|in(?:to)? my|out (?:on|of)|lease|pain',
  ),
]
