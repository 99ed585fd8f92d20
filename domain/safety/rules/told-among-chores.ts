import { idioms, rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|nightmare'

const ARMED = 'hammer|gun|knife|machete|bat|crowbar|pistol|blade|acid'

/** Danger and threats that stand between training, meals and chores. */
export const TOLD_AMONG_CHORES: Subject = {
  safe: [
    idioms(
      'Game over in a game.',
      'when i die (once|twice|\\w+ times) in (hades|elden ring|dark souls|the game|a run)',
    ),
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
        '(took|taken|swallowed|had|necked|downed|ate) ~1(the |a |both |all )?(whole|entire|full|two|three|both|second|other) (of the )?(strips?|packs?|packets?|boxes|box|blisters?|sheets?|bottles?)(?! of (water|wine|juice|milk|cola|coke|squash|shampoo))',
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
        ['my (weight|body|kilos)'],
        [
          `${STORY}|climb\\w*|swing|hammock|pull ?ups?|chin ?ups?|gym|slack ?line|tent|tree ?house|zip ?line|ladder|rings|trapeze|pole|rescue|abseil\\w*|boulder\\w*|arborist|tree surgeon|ski|ice|kids`,
        ],
      ),
    },
    // Somebody collects a debt. Example: “They broke my mate's hand, showed me the hammer and said I'm next.”
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
    // Attacks on one person. Example: “Put Darren in hospital before the season ends.”
    rule(
      'refuse',
      'harm-others',
      [
        '^(put|land|send) (?!my|the|our|a|mum|mom|dad|gran\\w*|nan|nana|grand\\w+|baby|it|everything|me)\\w+ (from \\w+ )?in(to)? (the )?(hospital|intensive care|icu|a coma|a wheelchair|traction)(?= |$)(?! (cage|bed|bag|wing|carrier|box|for a|for an|for his|for her))',
        '(ill|im going to|going to|want to|need to|i) (put|send|land) (him|her|them|that \\w+|my (boss|ex|neighbou?r|brother|husband|wife)) in(to)? (the )?(hospital|intensive care|icu|a coma|a wheelchair|the ground|a box)(?= |$)',
        '(him|her|them|he|she|they) (to )?(beg|begs|crawl|scream|cry|kneel|kneels) ~3before i (pull|shoot|stab|kill|finish|end|do it|fire)',
        '(mother|father|mum|mom|dad|wife|husband|boss|he|she|they|neighbou?r|brother|sister) (wont|will not|will no longer|isnt going to|will have stopped|will stop) (be )?(breathing|breathe)(?= |$)',
      ],
      [
        `${STORY}|surgery|operation|checkup|had to|vet|flowers|visit|respite|chess|cancer|ventilator|machine|asthma|cpr|life ?support|copd|oxygen|horse|ski`,
      ],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(?<!(he|she|they|who|that|dad|mum|mom|it|ball|horse|ex|husband|boyfriend|brother|sister|coach|opponent) )(give|gave|giving) ~6(a|the|my) (good |hard |quick |sharp )?(knee|elbow|fist|boot|slap|punch|kick|thump|backhander|clip|pinch|shove) (in|to|round|across|on|under|into|in to) (the |her |his |their )?(ribs?|face|stomach|head|ear|back|guts?|kidneys?|jaw|mouth|shins?|belly|neck)',
      ],
      [
        `${STORY}|spar\\w*|box(ing|er)|kick ?box\\w*|karate|mma|judo|muay|self ?defen[cs]e|attacker|mugger|(gave|given|gives|giving) me|rugby|football|pad|punch ?bag|dummy|me a`,
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        'for what (im|i am|ill|i will|im going to|im about to|i plan to) ~2(doing|do) to (my|him|her|them|that|this)',
      ]),
      ...signs(
        [`inside|prison|jail|behind bars|life sentence|worth (every|the|it)|${ARMED}`],
        [`${STORY}|surprise|party|cake|birthday`],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(lock|bolt|bar|block|jam|chain|shut) ~3(doors?|exits?|windows?) ~14(set|light|torch|burn) ~3(alight|fire|ablaze|a light|down)',
        'set (the|this|that|his|her|their) (place|house|office|shop|building|flat|car|home|van|tent|pub|club) (alight|ablaze|on fire)',
        'petrol (thru|through|into|in) ~1(the|their|there|his|her|that) (front )?(window|letter ?box|door|mail ?slot|house|flat)',
        '(first|next|second|last|another|each) (one |of them )(dead|in the ground|gone for good) (by|before) ',
      ],
      [
        `${STORY}|drill|fire (brigade|service|safety)|plants?|tomato\\w*|flies|wasps?|ants|fish|bbq|candle|game|worried|afraid|threaten\\w*|(he|she|they) (says?|said|will|wants?)`,
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        'list of ~2(councillors|politicians|judges|police\\w*|cops|doctors|bosses|managers|neighbou?rs|women|men|landlords|officers|mps|bailiffs)',
      ]),
      ...signs(
        ['gun|rifle|pistol|shotgun|ammo|ammunition|explosives|machete', 'dead|first one|shoot|shoots|gone|by|before'],
        [`${STORY}|shooting (range|club|team)|licen[cs]e|hunt\\w*|biathlon|glue gun|petition|found|police|reported`],
      ),
    },
    // An adult who poses as a child. Example: “Said I was 15 on the app again, one nearly sent a nude. I'm 38.”
    {
      ...rule('refuse', 'minor-sexual', [
        '(said|say|saying|told (them|her|him)|pretend\\w*|pos(e|ed|ing)|claim\\w*|put) ~2(i (was|am)|im|as|to be|down) ~1(1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?= |$)',
      ]),
      ...signs(
        [
          'nudes?|pics?|pictures|selfies?|snaps?|cam|webcam|undress\\w*|naked',
          '(im|i am|actually|really) (1[89]|[2-9]\\d)(?= |$)|im (an adult|a grown|twenty\\w*|thirty\\w*|forty\\w*|fifty\\w*)',
        ],
        [`${STORY}|police|undercover|decoy|reported|won|medal|loft|album|scrapbook|my first`],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(get|getting) rid of (the|her|his|their|a|that|my \\w+) (body|corpse|remains)(?= |$)(?! (fat|hair|odou?r|lice|image))',
        '(where|how) to (hide|bury|dump|dissolve) (the|her|his|their|a|my \\w+) (body|corpse|remains)',
        '(dont|doesnt|do not|never) deserve to (live|breathe|exist|be alive) ~4(shoot|kill|gas|wipe|burn|get rid of) ~1(them|him|her|all|every\\w*)',
        '(somebody|someone|i) (has|have|had|needs?|must|should) (got )?to (start )?(shoot|kill|gas|execut|burn)(ing|e)? ~1(them|him|her|those|these|all)(?= |$)',
      ],
      [
        `${STORY}|dog|cat|hamster|pet|mouse|rabbit|whale|deer|roe|raccoon|photo\\w*|pigeons?|rats?|mice|wasps?|ants|weeds|slugs|vermin|murder mystery|escape room|crime|detective|chess|lasertag|paintball`,
      ],
    ),
  ],
}
