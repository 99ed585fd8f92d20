import { CHILD } from '#domain/coach/words/relatives.ts'
import { wide } from './wide-word.ts'

/** Titles about people, work, money and the home. */
export const PEOPLE_AND_WORK = [
  wide(
    'laptop',
    'work[- ]life balance|work on weekends|tak(?:e|ing) work home|overwork\\p{L}*|work (?:less(?! than)|fewer hours|shorter days)|work calls? (?:at|after|during)|no e-?mails? after|(?:stop|end|finish|quit) (?:my |the )?(?:work(?:ing)?|work ?day|working day) (?:at|by|before|around) (?:\\d|noon|four|five|six|seven|eight|half)|bring(?:ing)? work home|(?:max|only|under) \\d+ hours a week|leave (?:work|the office) (?:on time|at|by)|log off (?:by|at)|no work (?:after|on|at)|(?:no|stop) working (?:at night|weekends|evenings|late|on)|overtime|emails after (?:dinner|work|hours|\\d)',
    'paid|find|gam(?:e|ing)|tv|dinner with|in time for',
  ),
  wide(
    'home',
    'home by (?:\\d\\S*|five|six|seven|half)|home (?:for|before|in time for) (?:dinner|supper|bedtime|bath)|missing dinner|family dinners?|(?:eat|have) (?:dinner|supper) (?:together(?! with (?:my |our )?(?:friends|colleagues|coworkers|clients|neighbou?rs))|with the family)|eat(?:ing)? together as a family|at the (?:dinner )?table when|in time for (?:supper|dinner)',
    'nursing|office chair|buy|loan',
  ),
  wide(
    'hand_over',
    'delegat(?:e|ing|ion)|hand(?:ing)? (?:off|over)|off my plate|hand the \\S+ over|let(?:ting)? (?:my )?(?:team|staff|employees|others) (?:handle|do|run|decide|own)|doing everything myself|give away \\d+ (?:tasks|hours)|trust my (?:employees|staff|people)',
    'custody|baton|keys|hand over fist|vegetables',
  ),
  wide(
    'promotion',
    "(?:get|earn|ask for|a|for (?:a|my)|\\d+%) (?:promotion|raise)|promotion(?: to)?|promoted|team lead position|paid what i(?:[’']m| am) worth|(?:become|make) (?:a )?manager|become (?:an? |the )?(?:head|executive|sous|senior|lead(?! (?:singer|guitarist|role|dancer|actor|actress))|principal|chief|assistant|deputy) (?!of my)\\p{L}+|(?:move|step|get) (?:up )?into management",
    `${CHILD}|money|funds|sale|voice|dough|chickens|sales|league|club|for (?:my|our|the) (?:team|staff)|film|movie|products?|for my team|raised bed`,
  ),
  wide(
    'team',
    'my (?:new )?team|team meetings?|turnover|my crew|my staff|direct reports|one-on-ones? with my|(?:be|become) (?:a|the) (?:better )?boss|morale in my',
    `join|coach|soccer|basketball|football|baseball|hockey|promotion|position|apple|fantasy|${CHILD}|game|quiz|performance reviews|reviews|raise|\\d+k`,
  ),
  wide(
    'network',
    'network(?:ing)?|linkedin|find a mentor|people in (?:my field|real estate|tech|my industry)|industry events?|(?:former|old) (?:co-?workers?|colleagues)',
    'neural|wi-?fi|security|router|cisco|certif\\p{L}*|stop|quit|less|tv|social network|home',
  ),
  wide(
    'job',
    'interview at|my interviews?|internship|new job|job (?:search|hunt|hunting|offer)|out of retail|land a job|cover letters?|my resume',
    'podcast|conduct|hire|without|exit|college|visa|steve',
  ),
  wide(
    'launch',
    'product launch|shopify|etsy (?:shop|store)|online (?:store|shop)|(?:candle|clothing|jewelry|skincare) line|sell my (?:prints|art|crafts|soaps?|candles|photos) online|to market|first (?:\\d+ )?sales|kickstarter',
    'stop|less|buy(?:ing)?|shopping|farmers|stock|go to market|walk to',
  ),
  wide(
    'business',
    'side hustle|freelanc(?:e|er|ing)|my own boss|(?:clients?|regulars|customers) for my|my (?:barbershop|salon|studio|bakery|agency|company|shop) (?:to|grow|profitable)|self-employed|my own (?:\\S+ )?(?:company|business)|more (?:clients|customers|regulars)',
    'stop|quit|taxes|job|english|sell my|close|satisfaction',
  ),
  wide(
    'inbox',
    'inbox|unread e-?mails?|check(?:ing)? (?:my )?e-?mails?|outlook|gmail|junk mail|e-?mails? under control|answer(?:ing)? (?:my )?e-?mails?|clear out(?: \\S+){0,2}? e-?mails',
    'after (?:dinner|work|hours)|positive|weather|learn|hacked|vacation|weekends?|night|marketing|outlook on',
  ),
  wide(
    'focus',
    'priorit(?:ise|ize|ising|izing) (?:(?:my|our) (?:tasks|work|workload|day|time|week|to-?dos?|list|projects)|better|tasks)|time[- ]?block(?:ing|s)?|focus(?:ed|ing)?|concentrat(?:e|ing|ion)|procrastinat(?:e|ing|ion)|deep work|important (?:stuff|things?|work|tasks?) first|putting (?:them|things|it|stuff) off|finish what i start|(?:hard|hardest|biggest) task first|get more done|distract(?:ed|ions?)|jumping between tabs',
    `lens|telescope|surviv\\p{L}*|photos?|on (?:my )?(?:health|marriage|god|family)|group|phone|camp|juice|${CHILD}|drive|driving`,
  ),
  wide(
    'papers',
    'paperwork|(?:work on|catch up on|finish|start) (?:my |our |the )?taxes|tax(?:es)? (?:papers?|returns?|forms?|documents?|receipts|paperwork|done|early)|(?:do|file|sort(?: out)?|finish|prepare|organi[sz]e)(?: \\S+){0,3}? taxes|receipts|medical bills|insurance forms?|mail pile|pile of mail|my documents organized|(?:all |our |my )documents? (?:organized|sorted|in order)|self assessment|green card application|citizenship application',
    'pay less|lower|preparer|lawyer|class|course|write',
  ),
  wide(
    'debt',
    'credit score|(?:no|without an?) mortgage|mortgage[- ]free|toward (?:the|my) (?:mortgage|loans?|debts?)|pay(?:ing)? (?:off|down|back)(?: \\S+){0,5}? (?:mortgage|loans?|cards?|debts?|car|visa|mom|dad|friend)|pay the (?:car|house|loan|card) off|minimum on my|debt[- ]free|student (?:loans?|debt)|credit card debt',
    'apply|qualify|lend|forgiv\\p{L}+|consult',
  ),
  wide(
    'savings',
    'impulse buy(?:ing|s)?|no[- ]spend (?:month|week|year|challenge)|emergency fund|save (?:up )?(?:\\$|for (?:a|my|the|our)|money|more)|spend(?:ing)? less(?: money)?|stick to (?:my|a|our) budget|budget(?:ing)?(?: better)?',
    'time|marriage|relationship|soul|vhs|film|life|breath|energy|the planet|ocean|animals?|work|government',
  ),
  wide(
    'volunteer',
    'volunteer(?:ing)?|community service|give back to|serve meals|homeless (?:shelter)?|soup kitchen|food bank|become a big (?:sister|brother)|mentor a (?:kid|teen|student)|animal shelter|habitat for humanity',
    'adopt|donate|job|dog from|cat from|get a|answers|meetings|shift|speak up|class',
  ),
  wide(
    'speaking',
    '(?:give|giving|make) a (?:toast|speech|talk)|ted ?x?(?: talk)?|presentations?|public speaking|speech(?:es)?|toastmasters|present at the|better speaker|saying um|keynote|in front of (?:the board|people|a crowd|an audience|my class)|on stage',
    `therap\\p{L}*|watch|listen|french|avocado|${CHILD}|comedy|theater|stop public speaking`,
  ),
  wide(
    'partner',
    '(?:look after|work on|strengthen|rebuild|invest in|nurture|improve|put (?:more )?(?:time|effort) into) (?:our marriage|my marriage|(?:my|our) relationship(?=$| (?:by|this|again)|,| with (?:my|our) (?:wife|husband|partner|spouse|girlfriend|boyfriend)))',
    'counsel(?:l)?or|god|money|food',
  ),
  wide(
    'partner',
    `date nights?|save (?:my|our) marriage|(?:better|more)(?: \\S+){0,4}? (?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|spouse|marriage|relationship)|(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|spouse)(?: \\S+){0,3}? (?:more appreciation|appreciated|loved|compliment|flowers|closer)|fight less with my (?:wife|husband|girlfriend|boyfriend|partner)|us to feel close`,
    `run(?:ning)?|gym|cook|danc(?:e|ing)|debt|propose|divorce|wedding|pray(?:er|ing)?|business|law|${CHILD}|earn`,
  ),
  wide(
    'children',
    `read(?:ing)? (?:to )?my (?:kids?|son|daughter|children|little \\p{L}+|boys?|girls?|toddler)|(?:time|mornings?|evenings?|afternoons?|weekends?|hour|dates?|one-on-one)(?: \\S+){0,3}? (?:with|for|and|just me and) (?:each of my |each |the |my |our |both )?(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?)|(?:better|more present|more patient) (?:step[- ]?)?(?:dad|mom|mum|father|mother|parent)|help \\p{L}+ with (?:his|her|their) (?:homework|reading|math)|play with (?:the|my|our) (?:kids|children|son|daughter)`,
    'custody|screen ?time|coach|shout(?:ing)?|yell(?:ing)?|away from|adopt|work ?out|run(?:ning)?|bik(?:e|ing)',
  ),
  wide(
    'contact',
    'text(?:ing)? back|(?:send|write)(?: \\S+){0,3}? (?:birthday|christmas|holiday|greeting) cards?|(?:facetime|video ?call|skype|zoom)(?: with)? (?:the|my|our) (?:grand\\p{L}+|parents|mom|mum|dad|sister|brother|family)|(?:tea|coffee|lunch|breakfast|cards) with (?:my|our) (?:\\p{L}+ )?(?:neighbou?rs?|nan|gran|aunt|uncle|cousins?)|take (?:my )?(?:nan|nana|gran|grandma|grandpa|grandad|granny|mum|mom|dad|aunt|uncle)(?: out)? (?:out |for |to )(?:lunch|dinner|tea|coffee|breakfast|brunch)|game nights? with (?:my |our |the )?friends|(?:college|old|former) (?:room ?mates|flat ?mates|classmates|school ?mates)|remember (?:\\S+ ){0,3}?birthdays|(?:keep|stay(?:ing)?) in touch|call(?:ing)? (?:my )?(?:mom|mum|dad|grandma|grandpa|sister|brother|parents|old friends?)|coffee with (?!a |my (?:boss|mentor))\\p{L}+ (?:every|at least|once)',
    'therapist|boss|doctor|work|learn|how to|set up|sell|buy|design|business',
  ),
  wide(
    'dating',
    '(?:dating|date) again|back (?:to|into|in the) dating(?: pool| scene| game)?|(?:my|a|any) (?:dating|love) life|meet women|dating app|find some(?:one|body) to|online dating|first dates?|life partner|my soul ?mate|Partnersuche|media naranja|âme s(?:œ|oe)ur|faire des rencontres|volver a enamorarme',
    "stop|quit|no more|my (?:wife|husband|partner|spouse|girlfriend|boyfriend|ex)|date nights?|married|marriage|wedding|movie|app|tech|some(?:one|body) to|build|book|podcast|(?:i[’']?m|i am|aged?) 1[0-7]",
  ),
  wide(
    'friends',
    '(?:mom|new|more|real|close|local|gym|couple) friends|lonely|social (?:circle|life)|people to hang out|someone new|get to know (?:new )?people|meet (?:new|more) people',
    'field|linkedin|network(?:ing)?|facebook|husband|stop|industry|real estate|date|dating|feel welcome',
  ),
  wide(
    'punctual',
    'on time|min(?:utes?)? early|running late|late arrivals?|late one|always late|be(?:ing)? late|leave the house (?:at|by)|out the door (?:at|by)',
    'bed|sleep|pay|bills?|invoices?|rent|finish|project|graduate|tax(?:es)?|meds?|pills?|deadlines?|home|leave work|office|prayer|fajr|log off|asleep|library|too late|cards?|gifts?|presents?|dinner|reports?|homework|every bill',
  ),
  wide(
    'dog',
    '(?:dog|puppy|crate) train(?:ing)?|(?:teach|train|get)(?: \\S+){0,5}? (?:to come|used to other dogs|to sit|to stay|to heel)|loose leash|come when called|(?:my|the|our) (?:dog|puppy)(?: \\S+){0,3}? (?:jumping|pulling)|(?:jumping|pulling)(?: \\S+){0,3}? (?:dog|puppy)|(?:time|play) with (?:my|our|the) (?:dog|puppy)|rescue dog used',
    'buy|adopt|sitter|barking|cat|diet|teeth|sell|walker|grooming|son|daughter',
  ),
  wide(
    'event',
    'get the move done|ready for the move|move (?:back )?(?:nearer|closer) to (?!god|jesus|allah|christ|the lord|my (?:goals?|dreams?))\\S+|moving day|pack(?:ing)? for the move|(?:our|my|the) move (?:to|into|across)|relocat(?:e|ing) (?:to|for)',
    'chess|dance|career|career move|next move|weights?|every',
  ),
  wide(
    'renovation',
    'renovat(?:e|ing|ion)|remodel(?:ing)?|new floors?|fix up (?:our|the|my) (?:old )?(?:farm ?house|house|home|cabin|kitchen|basement|bathroom)|nursery ready|do up the|drywall|backsplash|(?:paint|tile|redo|finish|insulate) (?:the|our|my) (?:\\S+ )?(?:bathroom|kitchen|bedroom|basement|room|house|deck|porch|floors?|nursery|attic|hall)',
    'hire|sell|buy|watch|portrait|picture',
  ),
  wide(
    'declutter',
    'minimalism|downsiz(?:e|ing)|declutter(?:ing)?|storage unit|(?:boxes|stuff|things|junk) in the (?:attic|garage|basement)|(?:clean|clear|sort) out(?: \\S+){0,3}? (?:closets?|garage|attic|basement|loft|spare room|shed)|bags? to goodwill|too much stuff|own less',
    'inbox|phone|photos?|build|rent|mind|head|thoughts|company|team|staff|department',
  ),
  wide(
    'gardening',
    'gardens?|gardening|flower ?beds?|raised beds?|herbs on|(?:my|the|a) (?:yard|back ?yard|lawn)|my allotment|tomatoes|vegetable patch|houseplants?',
    'sauce|sale|eat|cook|museum|build|fence|wedding|party|hire|beer|madison|work|olive|hose|route|road ?trip',
  ),
  wide(
    'tidy',
    'keys (?:always )?on the hook|(?:shoes|bags?|coats?|backpacks?) (?:and \\S+ )?(?:by the door|on the hook|in the hall)',
    'buy|sell',
  ),
  wide(
    'household',
    'back where (?:they|it) belongs?|(?:clear|clean)(?: \\S+){0,3}? (?:kitchen counter|desk)(?: \\S+){0,3}? (?:before|every|each|at the end|night)|in (?:its|their) place|reset the (?:living )?room|clothes on the chair|clean desk|tidy (?:up|every)|put (?:my stuff|things) (?:away|back)',
    'renovat\\p{L}*|install|closets?|garage|inbox|docs?|documents?|documentation|files?|notes|code|data|spreadsheets?|codebase',
  ),
  wide(
    'household',
    'house ?work|chores?|clean(?:ing)? (?:the |my )?(?:bathrooms?|house|kitchen|apartment)|(?:minutes?|min|hour) of cleaning|laundry|dishes|vacuum(?:ing)?|mop(?:ping)?',
    `hire|business|company|job|garage|${CHILD}|recipes?|signature`,
  ),
  wide(
    'cook',
    'cook(?:ing)?|meal prep|door ?dash|uber ?eats|take-?out|food delivery|own lunch(?:es)?|(?:pack|make) (?:my )?(?:own )?lunch(?:es)?|home-?cooked|new (?:\\S+ )?recipes?|more vegetables',
    `books?|camp|cookies?|business|restaurant|competition|teach|sell|meth|the books|(?:${CHILD}) to|for one`,
  ),
]
