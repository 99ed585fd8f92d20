import { gentlePhrases, rule, type Subject, signs } from '../rule.ts'

/** Grief, exhaustion, violence of the past and medicine in a few words: rites of mourning, a relative who is dying, a person who is signed off. Each rule has its own exceptions. */
export const QUIET_LOSS: Subject = {
  safe: [
    gentlePhrases(
      'grief',
      '(fell|drowned|slipped|collapsed|crashed|(was|got) (hit|crushed|buried|swept away)) ~9(and|he|she|but) (didnt|did not) live(?= |$)(?! (alone|here|there|with|in|near))',
    ),
  ],
  rules: [
    {
      ...rule('gentle', 'grief', [
        '(hospice|palliative( care| ward)?|end of life care)',
        '(stopped|given up|no|without|beyond) (hoping for|hope of|hope for|any hope of) (a |any )?(cure|recovery)|(stopped|ended|given up) (the |her |his )?(chemo\\w*|treatment)|(too late|no longer possible) (to operate|for surgery|for treatment)',
        '(janaza|janazah|janaaza) ~2(was|is|for|of|on|prayer)',
      ]),
      and: {
        all: [['<kin>|he|she|him|her|they']],
        none: [
          [
            'volunteer\\w*|nurses?|nursing|training|train|course|shift|career|job|work|fundrais\\w*|charity|bake sale|exam|study|physician|internship|thesis|raise|patients|doctor in',
          ],
        ],
      },
    },
    rule(
      'gentle',
      'grief',
      [
        '(<kin>|maman|mamie|papy) ~2(est|sont) en (soins palliatifs|fin de vie)|(soins palliatifs|fin de vie) ~3(maman|mamie|mon pere|ma mere|mon mari|ma femme|papa)',
        '(mutter|vater|mama|papa|oma|opa|mann|frau|bruder|schwester|schwiegermutter|schwiegervater) ~5(im hospiz|auf der palliativ\\w*|palliativ\\w* betreut|liegt im sterben|stirbt bald)',
        '(tumba|entierro|velorio|cenizas|altar) (de|para|a) (mi|mis|nuestr[oa]s?)|(mi|nuestr[oa]) ~1(madre|padre|abuel[oa]|marido|esposa|mujer|herman[oa]|hij[oa]) ~4(cuidados paliativos|se esta muriendo|fase terminal|en paliativos)|primer (dia de (los )?muertos|aniversario) ~3(madre|padre|abuel[oa]|sin (el|ella))',
      ],
      ['ehrenamt\\w*|ausbildung|praktikum|pfleger\\w*|benevol\\w*|formation|stage|voluntari\\w*|roman|novela|film'],
    ),
    // Indian English: “My father expired in Diwali week.”
    rule(
      'gentle',
      'grief',
      [
        '((my|our) ~2(<kin>|<other>|guru|chacha|chachi|mausi|bhai|didi|dadaji|nanaji|dada|sir|in laws?)|grandfather|grandmother|nana|nani|dada|dadi|thatha|paati|uncle|auntie?|amma|appa|papa|baba|he|she|headmaster|headmistress|guru ji) (suddenly |just |has |had |also |got )?expired (in|on|this|last|during|due|of|after|before|when|suddenly|from|at|two|three|\\w+ (days?|weeks?|months?|years?))',
        '(my|our) ~2(<kin>|guru|chacha|chachi|mausi|bhai|bhabhi|didi|dadaji|nanaji|in laws?) (is|are) no more (since|from|after)',
      ],
      [
        'passport|licen[sc]e|visa|card|contract|lease|milk|yogh?urt|ticket|coupon|subscription|warranty|warrant|permit|domain',
      ],
    ),
    // A colleague who died at work, and the place that is theirs: “We lost Marc in the warehouse fire. Walk past his locker.”
    {
      ...rule('gentle', 'grief', [
        '(we|i|crew|team|shift|unit|squad|company|club|village|station|ship) (all |also )?lost ~2\\w+ (in|to|at|during|on|under) (the|a|that|an|our) ~2(fire|blaze|collapse|explosion|avalanche|accident|crash|flood|storm|cave in|landslide|mudslide|sinking|earthquake|quake|shooting|attack|wreck|capsi[sz]ing|rope|mountain|ice|mine|pit|boat)',
        '(\\w+) (died|was killed) (on|during) (shift|duty|the job|site|the line|our shift|my shift|the night shift|tour|deployment|the climb)',
      ]),
      ...signs(
        [
          '(his|her|their|next to|without (crying|shaking|turning|leaving|going|looking)) ~3(locker|desk|chair|lamp|hook|truck|lorry|cab|van|coat|boots|bench|seat|mug|cup|helmet|peg|name|bunk|bed|place|hat|tools?|station|jacket|shelf|photo|picture|radio|rope|harness|spot|room|shift|tears|home|corner|door|bike)|without (crying|shaking|turning (back|round|around))|still cant',
        ],
        [
          '<fiction>|laptop|phone|keys|wallet|luggage|power|internet|signal|match|game|points|video ?game|documentary|(his|her) (phone|keys) back',
        ],
      ),
    },
    // The writer witnessed a death. Example: “Josh fell in front of me last summer and didn't live.”
    rule(
      'gentle',
      'grief',
      [
        '\\w+ (fell|drowned|slipped|collapsed|(was|got) (hit|crushed|buried|swept away)) ~5(in front of|beside|next to|near|above|below|behind|with) (me|us) ~9((didnt|never|hasnt) (live|survive|survived|make it|wake up|come back)|died|dead|gone)',
      ],
      ['<fiction>|dog|puppy|phone|game|play|scene|cake|tower|lego|film|movie|show'],
    ),
    {
      ...rule('gentle', 'medicine', [
        '(go|going|went|gone|quit|quitting|stop|stopping|stopped|off|come off|came off) cold turkey',
      ]),
      and: {
        all: [
          [
            '(on|taking|took|take|prescribed|off|from|quit|with) ~2(<meds>|oxy|oxycodone|oxycontin|opioids?|opiates?|fentanyl|codeine|tramadol|morphine|methadone|suboxone|vicodin|percocet|hydrocodone|heroin|vodka|alcohol|drinking)',
          ],
        ],
        none: [['turkey (sandwich|salad|leftovers)']],
      },
    },
    rule('gentle', 'grief', [
      '(first|second|another|every|this|next|our|my) ~1(shabbat|shabbos|sabbath|passover|pesach|ramadan|iftar|seder|rosh hashanah|lunar new year|chuseok|nowruz|holi|onam|vesak|all souls|easter sunday|advent) without (<my> )?~1(<kin>|him|her|them)',
      '(sit|sitting|sat) shiva|(say|saying|said|recite|reciting) kaddish|shloshim|yahrzeit|(fortieth|40th|third|seventh) day (after|of|since) ~3(passing|death|died|passed)',
    ]),
    rule(
      'gentle',
      'grief',
      [
        '(say|saying|said) (goodbye|good bye|farewell) to (my|our) ~2(dog|cat|horse|pony|pet|rabbit|parrot|guinea pig)(?= |$)(?! (before|every|each|when i (go|leave)|for the (day|week|weekend|holiday|holidays)|at the (door|kennel|groomer)))',
      ],
      ['<fiction>|kennel|groomer|sitter|before work|every morning|day ?care|vacation|holiday'],
    ),
    {
      ...rule('gentle', 'grief', [
        '(<kin>|he|she) ~1(has|have|got|had|with|only has) ~2(days|weeks|months|a month|a week|a year|not long|not much time) (left|to live)(?! (of|on|in|until|till|before|at|to (go|prepare|pay|finish|study|train|learn|decide|pack)))',
      ]),
      and: {
        all: [
          [
            'hospice|palliative|doctors?|oncolog\\w+|cancer|tumou?r|terminal\\w*|dying|to live|chemo\\w*|nurse|ward|consultant says',
          ],
        ],
        none: [['exam|school|lease|contract|visa|notice period|volunteer\\w*']],
      },
    },
    {
      ...rule('gentle', 'burnout', [
        '(signed|written|wrote|write) off( sick| work)? (since|until|till|for (a|two|three|four|six|eight|\\d+) (weeks?|months?))',
        '(i|ive|i have|have|ve) ~1(got )?nothing left( to give)?$',
      ]),
      and: {
        all: [
          [
            '(signed|written) off ~6(stress|exhaust\\w*|burn\\w*|sick|work|doctor|gp)|nothing left to give|(sit|sat|sitting|cry|cried|crying) ~2(in|at|on) (the|my) (car|bathroom|toilet|stairs|staff room|bus|train) ~9(before|until|every)|nurse|paramedic|teacher|doctor|carer|caregiver|ward|shift|social worker|firefighter|midwife',
          ],
        ],
        none: [
          [
            'invoice|drawings?|budget|project plan|credit card|inventory|debt|car was|energy bar|fridge|snack|save up|savings',
          ],
        ],
      },
    },
    rule(
      'gentle',
      'eating',
      [
        '(think|thinking|thought|obsess\\w*) about (food|calories|eating|my weight) ~2(all day|all the time|constantly|non ?stop|every minute|24 7|from morning|every waking)',
      ],
      [
        'diets?$|chef|cook|restaurant|blog\\w*|recipes?|menu|bakery|caf[eé]|critic|my (cat|dog)|farm\\w*|food truck|vegan|love',
      ],
    ),
    {
      ...rule('gentle', 'grief', [
        '(cancer|illness|disease|tumou?r|als|condition) ~2(cannot|cant|can not|wont|will not|isnt|is not|not) ~1(be )?(cured|curable|treated|treatable|operable)|incurable|inoperable|terminal (cancer|illness|diagnosis)',
      ]),
      and: {
        all: [['<kin>|he|she|him|her']],
        none: [
          [
            'volunteer\\w*|nurse|nursing|research|study|thesis|fundrais\\w*|charity|novel|film|optimist|romantic|curiosity',
          ],
        ],
      },
    },
    rule(
      'gentle',
      'grief',
      [
        'lost (?!(contact|touch|weight|interest|track) )~4(friends?|comrades|brothers|buddies|people|neighbou?rs|men|mates|colleagues) (in|to|on) (the |a |that )?(war|combat|afghanistan|iraq|ukraine|vietnam|attack|flood|floods|fire|wildfire|earthquake|accident|crash|shooting|explosion|avalanche|pandemic|covid|overdoses?|aids)',
      ],
      ['game|raid|league|movie|film|novel|history|documentary|in the (crowd|station)'],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(forced|child|arranged) marriage ~6(got out|left|escaped|fled|am free|im free)|(escaped|fled|left|got out of|free from) (a|my|the) (forced|abusive|violent|controlling) (marriage|relationship|home(?! country)|husband|partner|family|household)',
      ],
      ['novel|film|documentary|thesis|volunteer\\w*|shelter (job|work)|counsel\\w*'],
    ),
    rule(
      'gentle',
      'burnout',
      [
        '(while|until|when|since|as|till|once) (the|my) depression ~1(lifts|lifted|passes|is|has|came|comes|got|gets|eases|began|started)|(my|the) depression (is|was|has|got|came|makes|made|took|takes|keeps|eats|tells|says)',
        '(live|living|coping|cope|despite|with|during|recover\\w* from|out of|through) (my|a|this|severe|major|postnatal|postpartum|clinical) ?(depressive episode|depression)',
      ],
      [
        'great depression|1930s|economic|weather|tropical|volunteer\\w*|(study|read|research|thesis|paper|book|talk|podcast|lecture|course) ~2(on|about)|novel|film|patients|help (people|teens|others)',
      ],
    ),
    {
      ...rule('gentle', 'grief', [
        '(at|to|from|managed|visited) (the|her|his|their|moms|mums|dads) ~1(cemetery|graveyard|grave|columbarium)|(flowers|candle) (for|on) (my|our|his|her) ~1(<kin>|grave)',
      ]),
      and: {
        all: [['cemetery|graveyard|grave|columbarium'], ['<kin>|him|her|them|he|she']],
        none: [
          ['tour|photos?|mow\\w*|job|film|history|genealog\\w*|walk the dog|landscap\\w*|war graves|volunteer\\w*'],
        ],
      },
    },
    rule(
      'gentle',
      'medicine',
      ['(take|taking|took) ~1(fewer|less|more) of (my|the) ~3(<meds>|pills|tablets) ~1than'],
      ['vitamins?|supplements?|so the doctor said|as the doctor said'],
    ),
    rule(
      'gentle',
      'grief',
      [
        '(janaza|janazah|shraddha|wake|shiva|novena) ~1(was|is) ~2(yesterday|last|on|this|today|tomorrow)(?! (up|early))',
      ],
      ['wake up|woke'],
    ),
    rule(
      'gentle',
      'grief',
      [
        '(accident|crash|cancer|leukemia|leukaemia|tumou?r|illness|disease|war|covid|stroke|dementia|alzheimers?|fire|heart attack|virus|flood|earthquake|overdose|drugs|sea|mountain) ~1(took|stole|claimed) (him|her|them|both( of them)?|<my> ~1<kin>)(?=$| (from|in|on|away|last|this|at|before|when|after|so|and|too|suddenly|far)(?! (out|the (train|bus|hospital|way)|train)))',
        '(?<=before |since |until |after |when |and )(cancer|covid|leukemia|leukaemia|dementia|alzheimers|war) (took|stole|claimed) (him|her|them|both|<my> ~1<kin>)(?=$| (from|in|on|away|last|this|at|before|when|after|so|and|too|suddenly))',
      ],
      [
        '<fiction>|\\w+ (hours|minutes|months?|weeks?) to|(months?|weeks?|hours?)$|dentist|podium|medal|title|film|documentary',
      ],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(?<!(panic|heart|asthma|anxiety|nerve|fever|vertigo|gout|gallstone|cyber|ddos|hacker|ransomware|migraine|coughing|sneezing|dizzy) )(attack|assault|rape|abuse|beating|mugging|robbery|stalking) ~1is (long |now |finally |already |all )?(over|past|behind me|in the past)',
        '(thunder|bangs?|fireworks|sirens?|low planes|helicopters?|car doors|slammed doors?|explosions|loud noises?) ~2(still |always |can )?(drops?|throws?|sends?|puts?|takes?|knocks?) me (to the (floor|ground)|on the (floor|ground)|under|back(?! to sleep)|down)|(bangs?|fireworks|sirens?|helicopters?|slammed doors?|explosions|loud noises?) ~2(still |always |can )?(makes?) me (flinch|duck|freeze|shake|hide|tremble)',
        '(fled|escaped) ~1(aleppo|homs|damascus|syria|kabul|afghanistan|kyiv|kiev|kharkiv|mariupol|ukraine|sarajevo|bosnia|mosul|iraq|gaza|grozny|chechnya|sudan|darfur|eritrea|somalia|yemen|rwanda|congo)|got out of (aleppo|homs|mariupol|kharkiv|mosul|gaza|darfur)( just| only)? (in|with|when|as|before|alone)',
      ],
      [
        'forehead|fringe|joy|childhood|summers|<fiction>|novel|film|volunteer\\w*|thesis|documentary|podcast|exam|stage|scene|panic|asthma|heart|chess|airport|opera|mezzo|concert|level (one|two|three|\\d)|defend|coach',
      ],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(heroin|meth|crystal meth|cocaine|crack|ketamine|ghb|opioids?|opiates?|fentanyl|oxy|oxycodone|oxycontin|benzos?|xanax|valium|codeine|tramadol|morphine|kratom|alcohol|vodka|drinking|booze|pill) (cravings?|urges?)|(crav\\w+|urges?) (for|to (use|take|drink|shoot|snort)) ~1(heroin|meth|crystal meth|cocaine|crack|ketamine|opioids?|opiates?|fentanyl|oxy|xanax|valium|codeine|alcohol|vodka|booze)',
      ],
      ['<fiction>|volunteer\\w*|thesis|research|novel|study|lecture|patients|clients|my podcast'],
    ),
    {
      ...rule('gentle', 'unclear', [
        '(stare|staring|stared) at (the|a|my) (walls?|ceiling) ~2(most|every|all|for hours|until|each|instead|in the evenings)',
      ]),
      and: {
        all: [
          ['divorce|separation|break ?up|split up|left me|lost my job|laid off|fired|(since|after) (she|he|they) left'],
        ],
        none: [['<fiction>|paint\\w*|picture|mural|climb\\w*|yoga|meditat\\w*|wallpaper|color|colour']],
      },
    },
  ],
}
