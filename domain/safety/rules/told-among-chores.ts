import { idioms, rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|nightmare'

const ARMED = 'hammer|gun|knife|machete|bat|crowbar|pistol|blade|acid'

/** Danger that stand between training, meals and chores. */
export const TOLD_AMONG_CHORES: Subject = {
  safe: [
    idioms(
      'Game over in a game.',
      'when i die (once|twice|\\w+ times) in (hades|elden ring|dark souls|the game|a run)',
    ),
    idioms(
      'Animals that are trained.',
      '(dog|dogs|puppy|cat|rescue|rooster|goose|geese|parrot) ~2not to (attack|bite|chase|kill|maul|jump at) (the |my )?\\w+',
    ),
    idioms(
      'Long life, and promises that are too many.',
      '(im |i am )not dead yet',
      '(hang|hanging|hung) (myself|yourself|ourselves) out to dry',
    ),
    idioms('Harm that is avoided.', '(that|which) (wont|doesnt|will not|does not) (hurt|harm|upset) (my|the|our) \\w+'),
    idioms('Hunting by pets.', '(kills?|killing|catch(es)?) (fewer|less|no|no more|any|the) (birds?|mice|voles|frogs)'),
    // A wish to leave a job or a place by a date.
    idioms(
      'A job or a place that ends.',
      '(not|never|wont) see another (winter|summer|spring|christmas|birthday|year|day|monday|week|month) (from )?(in|at|on|behind|under|inside) (a|an|the|this|that|my|our) (till|desk|counter|bar|office|warehouse|call cent(re|er)|flat|job|rented|basement|shop|kitchen|wheel)',
    ),
    idioms(
      'A match that was lost.',
      '(in )?mourning (over|for|after) (saturday|sunday|the (match|game|result|cup|league|final|goal))',
    ),
  ],
  rules: [
    rule(
      'crisis',
      'self-harm',
      [
        '(opened|reopened|opening|reopening|went over) (up )?~2(scars?|cuts|wounds) ~3(blade|razor|knife|glass|scissors|again|on purpose)',
        '(added|adding|add) (another|a couple|a few|some|two|three|four|more) ~1(cuts|scars|lines) (to|on|with) (my|the) (arms?|legs?|thighs?|wrists?|skin|stomach|blade)',
      ],
      [`${STORY}|surgeon|surgery|stitches|dog|cat|barbed|bramble\\w*|rose|thorns|carpet`],
    ),
    // An overdose that was taken just now. Example: “Took the whole strip then another one an hour ago, feeling floaty.”
    {
      ...rule('crisis', 'suicide', [
        '(took|taken|swallowed|had|necked|downed|ate) ~1(the |a |both |all )?(whole|entire|full|two|three|both|second|other) (of the )?(strips?|packs?|packets?|boxes|box|blisters?|sheets?|bottles?)(?! of (dates|letters|books|apples|water|wine|juice|milk|cola|coke|squash|shampoo))',
      ]),
      ...signs(
        [
          'floaty|woozy|dizzy|drowsy|numb|heavy|tingl\\w*|blurry|sick|sleepy|spinning',
          'dont (want|call|ring|tell)|nobody|no ?one|alone|sorry|(hr|hour|hours|minutes|mins) ago|just now|earlier',
        ],
        [`${STORY}|vitamins?|gum|mints?|antibiotics|plasters|tape|stickers|photos?|biscuits|lasagne`],
      ),
    },
    rule(
      'crisis',
      'medicine',
      [
        '(spiders|bugs|rats|ants|insects|snakes|people|faces|things|worms) ~7(my \\w+|nobody|no ?one|the others|he|she|they) (says?|said|swears?|tells me) (that )?(he|she|they|its|it|there) ~1(cant|cannot|doesnt|dont|didnt|isnt|arent) ~1(see|there|any|anything|real)',
      ],
      [`${STORY}|microscope|camouflage|hidden|release|code|app|software|garden|photo\\w*|telescope`],
    ),
    // An old or ill writer who has settled a date. Example: “An old woman may decide when she dies, and I have decided.”
    rule(
      'crisis',
      'suicide',
      [
        '(woman|man|person|lady|one|i|we|you|somebody|anybody) (may|can|should|must|gets? to|has the right to|have the right to|am allowed to|is allowed to) (decide|choose|pick) (when|how) (she|he|they|i|we|you|to|it) (dies?|ends? it|go|goes|leave|leaves)(?= |$)(?! (home|on|out|back|to|off|for|the|work))',
        '(need|needs|deserves?|use) (the|my|this|our) (house|flat|money|room|bed|farm|pension|savings) more than i (need|deserve|want|have) (to )?(breathe|live|life|be here|be alive|stay alive)',
      ],
      [
        `${STORY}|debate|essay|law|lecture|seminar|ethics|philosophy|thesis|parliament|vote|campaign|dog|cat|vet|party|meeting|table|holiday`,
      ],
    ),
    // Slang. Example: “Find one reason to live by Sunday or I'm catching the bus.”
    rule(
      'crisis',
      'suicide',
      [
        '(reasons?|something|anything) to (live|stay alive|stick around|be alive) ~3(by|before|until|till|or (im|ill|its)) ',
        '(reasons?|something|anything) to (live|stay alive|stick around|be alive) (or|otherwise|or else) (im|ill|its|i)',
        '(catch|catching|caught|take) the bus ~2(not the (actual|real|city) bus|for good|forever|if you know)',
      ],
      [`${STORY}|book|church|sermon|podcast`],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(catch|catching) the bus(?! (to|at|home|from|into|back|in|for|with|every|again))',
      ]),
      ...signs(['reasons? to (live|stay)|not the (actual|real) bus|ctb|goodbye|last (week|day|goal)'], [STORY]),
    },
    // The place and the means are tested. Example: “Which tree on our lane would take my weight.”
    {
      ...rule('crisis', 'suicide', [
        '(trees?|beams?|branch|branches|hooks?|rafters?|banisters?|rope|pipe|bough|curtain rail|joist) ~7(takes?|took|hold|holds|held|bear|bears|carry|carries|support|supports|break under) my (weight|body|kilos)',
      ]),
      ...signs(
        [],
        [
          `${STORY}|climb\\w*|swing|hammock|pull ?ups?|chin ?ups?|gym|slack ?line|tent|aerial|silks|bridge|hik\\w*|caving|sail\\w*|harness|yoga|trx|tree ?house|zip ?line|ladder|rings|trapeze|pole|rescue|abseil\\w*|boulder\\w*|arborist|tree surgeon|ski|ice|kids`,
        ],
      ),
    },
    // Violence over a debt. Example: “They broke my mate's hand, showed me the hammer and said I'm next.”
    {
      ...rule('crisis', 'danger', [
        '(said|says|saying|told me|promised|swore|reckon) (that )?(im|i am|i was|i will be|ill be|id be|its me) (the )?next(?= |$)(?! (in|for|week|month|year|to|on the list for))',
      ]),
      ...signs(
        [
          `(broke|broken|smashed|cut|shot|stabbed|beat|burned|burnt|jumped) ~4(hands?|fingers?|legs?|knees?|arms?|face|jaw|mate|mates|friend|cousin|brother|car)|${ARMED}|burned down`,
        ],
        [`${STORY}|dentist|hairdresser|barber|queue|haircut|vaccin\\w*|promotion|tattoo|surgery`],
      ),
    },
    rule(
      'crisis',
      'danger',
      [
        '(get|put|have|lock|hide|keep) (the |my )?(kids|children|boys|girls|little ones|baby|babies) (in|into|inside|under) the (bathroom|bedroom|closet|cupboard|attic|loft|car|bed|wardrobe|cellar|basement) ~8(before|when|until|till|so|because) (he|she|dad|daddy|my (husband|wife|partner|ex|boyfriend)) (gets? (home|in|back|up|here|to us|angry|drunk)|comes? (home|up|in|back|through)|hits?|starts? (shouting|throwing|hitting|on)|sees us|finds us|is (drunk|angry|raging|shouting))',
      ],
      [`${STORY}|hide and seek|surprise|birthday|work|santa|costume|bath|match|game|football|nap|dinner`],
    ),
    // The day of death, or a voice that longs for it. Example: “Dying tonight, goodbye.”
    rule(
      'crisis',
      'suicide',
      [
        '(?<!(is|are|was|hes|shes|theyre) )dying (tonight|tomorrow|today|on ~1(monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (week|weekend))(?= |$)(?! (laughing|my|the|her|his|of))',
        '(stop|stopped|stopping|keep|kept|quit|without|not) wishing (you|i) (were|was) dead(?= |$)',
        '(by|before|at|come) (sunrise|dawn|morning|midnight|noon|tonight|tomorrow|sunday|monday|friday|the weekend|christmas) ill be (with (the angels|god|jesus|him|her|them|my (mum|mom|dad|wife|husband|son|daughter))(?! (at|in|on|for|all|until|again for|to))|gone for good|free of it all|at peace|in heaven|nothing)',
        'ill be (with the angels|in heaven|at peace|free) ~4(nothing|no ?one|never) ~3hurts?(?= |$)',
      ],
      [`${STORY}|hair|wool|yarn|jeans|fabric|eggs|shirt|choir|nativity|play|plants?|laugh\\w*|embarrass\\w*`],
    ),
    {
      ...rule('crisis', 'eating', [
        '(\\d+|four|five|six|seven|eight|nine|ten|twelve|fourteen) days (without|with no|of no|not) ~1(food|eating|meals|a (meal|bite)|a single (meal|bite))(?= |$)',
      ]),
      ...signs(
        ['proud|record|aiming|goal|target|longer|streak|more|still (fat|heavy|too)|lighter|thin\\w*|keep going'],
        [`${STORY}|hike|trek|survival|dog|cat|snake|fish|lost at sea|clinic|out of hospital|surgery|monk`],
      ),
    },
    // Injuries by a member of the household. Example: “Couldn't run. Ribs too sore from my husband's boots last night.”
    {
      ...rule('crisis', 'danger', [
        '(husbands|wifes|boyfriends|girlfriends|dads|fathers|mums|moms|mothers|stepdads|stepfathers|stepmums|partners|brothers|sons|uncles|his|her|mans|bfs) (boots?|fists?|belt|kicks?|punch(es)?|slaps?|knuckles|blows|temper|ring)(?= |$)',
      ]),
      ...signs(
        [
          'sore|bruis\\w*|black eye|split lip|swollen|swelling|limp\\w*|cracked|broken (rib|nose|jaw|wrist|arm|tooth)|stitches|hurts?|aching|marks',
        ],
        [
          `${STORY}|football|rugby|boxing|sparring|years ago|back then|as a (kid|child)|passed away|shop\\w*|polish\\w*|lend\\w*|borrow\\w*|walked|wore|mountain`,
        ],
      ),
    },
    // A raised fist or belt, or a threat to come today.
    rule(
      'crisis',
      'danger',
      [
        '(he|she|dad|mum|mom|my (husband|wife|boyfriend|girlfriend|father|mother|stepdad|stepfather|partner|ex|son|brother)) (starts? |keeps? |is |begins )?(throwing|throws) (bottles|plates|chairs|things|glasses|knives|stuff|furniture|pans|cups) at (us|me|the kids|my (mum|mom|mother|sister|children|kids))',
        '(when|if|once|as soon as|every time|whenever) (he|she|dad|mum|mom|my ~1(husband|wife|boyfriend|girlfriend|father|mother|stepdad|stepfather|partner|ex|son|brother)) (raises?|lifts?|clenches|makes) (his|her|a|the) (fists?|belt|stick|arm)(?= |$)',
        '(he|she|they|ex) (texted|wrote|said|says|messaged|posted|swore) (that )?(he|she|hes|shes|they|theyre) ~1(gets?|get|getting|comes?|coming|come|will get|finds?) ~1(for )?me (today|tonight|now|soon|tomorrow|this (week|evening))',
      ],
      [`${STORY}|airport|station|pick|lift|bus|birthday|tag|hide and seek|referee|umpire|yoga|auction|conductor`],
    ),
    // Preparations that sound calm. Example: “I was a nurse, I know what to take. I only wait until my old cat goes.”
    rule(
      'crisis',
      'suicide',
      [
        '(put|left|leave|hid|placed|laid) (the|a|my) (letters?|note|envelopes?) (for|to) ~2\\w+ ~2where (they|he|she|someone|somebody|police) (will|ll|can|would|ll all)? ?(look|find|see)',
        '(only|just|simply) (wait|waiting|stay|staying|here) (until|till|for|because of) my ~2(dog|cat|mum|mom|mother|dad|father|horse|gran\\w*|parents|budgie|rabbit) (goes|dies|die|is gone|passes|has gone|is dead|are gone)',
      ],
      [`${STORY}|santa|tooth fairy|treasure|scavenger|school|surprise|move|travel|adopt|new (dog|cat|puppy)|sell`],
    ),
    {
      ...rule('crisis', 'eating', [
        '(bring|bringing|brought|get|getting|throw|throwing) (it|dinner|lunch|everything|the meal|it all|all of it) (all )?(back )?up(?= |$)(?! (for|at the|with (him|her|them)))',
      ]),
      ...signs(
        [
          'dinner|meals?|eat|eaten|ate|lunch|supper|breakfast',
          'tap|shower|music|fan|bathroom|toilet|loo|finger|garden|quietly|nobody',
        ],
        [`${STORY}|dog|cat|baby|puppy|stomach bug|norovirus|meeting|conversation|budget`],
      ),
    },
    {
      ...rule('crisis', 'eating', [
        '(since|because|after) i (stopped|quit|gave up) (eating|food)(?= |$)(?! (meat|sugar|bread|gluten|dairy|wheat|chocolate|sweets|carbs|late|out|at|in|after|before|so|lunch|cake|pork|fish|animals|crisps|junk|snacks|cheese|gluten))',
        'not at my (goal |target )?(number|weight) yet',
      ]),
      ...signs(
        ['heart|faint\\w*|dizzy|black(ed|ing)? out|cold|hair|periods?|number|weight|ribs|hungry'],
        [`${STORY}|dog|cat|flu|surgery|fever|diet plan|doctor says|marathon|lifting|bulk`],
      ),
    },
  ],
}
