import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|dream\\w*|nightmare|film|movie|stage|actors?|quiz|documentary|game|mario|chess|cartoon|sims|crime|podcast|thriller|book|series|training (course|day)|drill|(a|the|my|online) course|museum|history (of|lesson|book)|medieval'

const TOLD =
  '(he|she|they|ex|husband|wife|boyfriend|girlfriend|man|somebody|someone|who) (put|puts|locks?|locked|pushed|pushes|shoved|threw|threatens?|threatened|tried to|poured|slipped)|(said|says) (he|she|they) (will|would|wants?)|(me|us)( in)?( the)? (cellar|basement|closet)|told me|was (pushed|locked|poisoned)|afraid|scared|stop (myself|them|him|her)|police|court|witness\\w*|reported?'

/** What is planned against others in words that name neither the harm nor the weapon. */
export const VEILED_HARM: Subject = {
  safe: [
    {
      // A plan to make somebody else kill themselves. “kms” is read as “kill myself”, also where it is said of another person. Example: “Make that kid in my class kms.”
      phrase: [
        '(?<!(to|not|never|dont|didnt|they|who|he|she|people|kids|voices?|thoughts?|that) )((make|push|drive|bully) (?!(me|us|it)\\b)(him|her|them|(that|this|the|my) ~2\\w+)|get (him|her|them|(that|this|the) \\w+ \\w+)) ~4(to |into |until (he|she|they) )?(?<! i )((kill|kills|killing) (myself|himself|herself|themselves)|kms)(?! laughing)',
      ],
      outcome: 'refuse',
      reason: 'harm-others',
    },
  ],
  rules: [
    // A title that plans to kill a relative. Example: “To end my brother's life before he inherits.”
    rule(
      'refuse',
      'harm-others',
      [
        '^(to |i want to |i will |ill |plan to |how to )?(end|take) (my|his|her|their|the) ~1(<kin>|<other>|<partner>|boss|neighbou?r|landlord|teacher)s? life(?=$| (before|by|so|and|for|because|this|tonight|when|at))',
      ],
      [STORY],
    ),
    // A planned arson, told by what is at hand. Example: “Bottles, rags, the petrol station is open late. Saturday, when the kids' lights are off.”
    {
      ...rule('refuse', 'harm-others', [
        '(bottles?|jerry ?cans?|canisters?|(a|the|petrol|fuel|full|one) can) ~9~3(rags?|matches|a match|a lighter|my lighter|tea towel|petrol station|letter ?box|letter slot)',
        '(rags?|petrol|gasoline|paraffin|lighter fluid) ~5(bottles?|letter ?box|letter slot|mail slot|front door|porch)',
      ]),
      ...signs(
        [
          '(his|her|their|the|that) ~2(door|house|flat|kids|lights?|letter ?box|window|barn|shop|porch|place|shed)|landlord\\w*|neighbou?rs?|across the road|next door|hostel|refugee\\w*|sleeps?|(the )?new family|number \\d+',
          'no more|lights? (are |is )?(off|out)|sleeps?|asleep|in (their )?bed|upstairs|learn|message|lesson|pay|payback|names on it|one (door|staircase)|wide enough|nobody looks|three in the morning|at night|saturday|sunday|tonight',
        ],
        [
          `${STORY}|${TOLD}|clean\\w*|polish|recycl\\w*|bbq|barbecue|camp\\w*|stove|lantern|mower|generator|boat|trailer|paint\\w*|furniture|varnish|oil lamp|candle|bonfire|fireworks?`,
        ],
      ),
    },
    // A plan to give a patient an overdose. Example: “A bit extra in her drip on a night shift and the bell will stop for good.”
    {
      ...rule('refuse', 'harm-others', [
        '(extra|something|little more|bit more|double|surprise|powder|drops?|special) ~3(in|into|to) (his|her|their) ~2(drip|iv|cocoa|tea|soup|feed|tube|milk|porridge|evening cocoa|medicine|coffee|glass)',
      ]),
      ...signs(
        [
          'for good|stops? (ringing|asking|forever)|asks? (for )?too much|inherit\\w*|the will|poorly|weaker|in bed (by|until|for)|nobody (asks|will know|would know)|no one asks|never (wake|know|notice)|slow is best|sicker|find the nerve|last (cup|tea|meal)',
        ],
        [
          `${STORY}|${TOLD}|vitamins?|iron|honey|sugar|protein|calcium|fibre|fiber|fluids?|electrolytes?|doctor (said|told|increased)|thicken\\w*`,
        ],
      ),
    },
    // A planned fall. Example: “A small push at the top of the stairs, looks like an accident.”
    rule(
      'refuse',
      'harm-others',
      [
        '(push(ed|ing)?|shov(e|ed|ing)|nudg(e|ed|ing)|trip(ped|ping)? (him|her|them)|loosen(ed|ing)?|saw(ed|ing)?|polish(ed|ing)?|greas(e|ed|ing)|unscrew(ed|ing)?) ~9(stairs|ladder|plank|landing|balcony|brakes?|railing|rail|platform|cliff|slurry|pit|boat|scaffold\\w*) ~9(looks?|seems?|call it|blame) ~2(like )?(an accident|bad luck|a slip|a fall|his age|her age)',
        '(make|making|want) (it|this) ~2(to )?(look|seem) like (natural causes|(he|she) (slipped|fell|jumped|did it (himself|herself))|his heart|her heart)',
      ],
      [
        `${STORY}|${TOLD}|myself|my (own|death|body|car)|insurance|(so|for) (the kids|my (kids|family|wife|husband))|when i (go|jump|fall)|i (slipped|fell|jumped|go)`,
      ],
    ),
    // The wish of somebody who gives a person their medicine that this person dies. Example: “It would suit me if he didn't make it to April, and I'm the one who fills his pill box.”
    {
      ...rule('refuse', 'harm-others', [
        '(suit|suits|handy for) ~1(me|us) ~1if (he|she|they|grand\\w+|mum|dad|uncle|aunt|the old (man|woman)) ~2(didnt|doesnt|wasnt|werent|never|dont) ~1(make it (to|past|through)|live (to|past|until)|see (the|another|next)|last (the|until|till)|wake up|around)',
        'id (like|love|want) to be (a |the )?(widow|widower|only child|sole heir) ~3(by|before|this|at)',
      ]),
      ...signs(
        [
          'the will|his will|her will|inherit\\w*|pill ?box|insurance|heir|estate|the (house|farm|money)|drip|cant swim|trusts me',
        ],
        [`${STORY}|afraid|guilt\\w*|asham\\w*|hate that i|dementia|suffer\\w*|in pain|hospice|peace`],
      ),
    },
    // A child or an old person who is locked away without food as a punishment.
    rule(
      'refuse',
      'harm-others',
      [
        '(he|she|they|hes|shes|theyre|him|her|them|son|daughter|stepson|stepdaughter|child|kids?|twins|boy|girl|toddler|gran|nan|mother|father|mum|dad) ~6(in|into|inside) (the|my|our|a) ~1(cellar|basement|shed|coal shed|closet|cupboard|attic|box room|wardrobe|garage|outhouse|pantry|cage|kennel) ~9(no|without|nothing to) ~1(food|dinner|supper|eat|eating|meals?)',
        '(sin (comer|cenar|desayunar)|encerrad[oa] .. sin (comer|cena)) ~2hasta que (pida|se disculpe|aprenda|obedezca|se le)',
        '(bekommt|kriegt|gibt es) ~3(nichts zu essen|kein (essen|abendessen)) ... (keller|kammer|schrank|zimmer)',
        '(goes|go|going|send|sent|leave) ~2(without|no) ~1(food|dinner|supper|meals) (until|till) (he|she|they) (says?|said|begs?|learns?|apologi\\w+|grovels?|behaves?|stops?)',
      ],
      [
        `${STORY}|(me|us)( in)?( the)? (cellar|basement|closet|shed)|(locks?|locked|puts?|keeps?|shuts?|shut) (me|us)|afraid|scared|police|reported?|stop (myself|them|him|her)|dog|cat|puppy|wine|potatoes|bikes?|tools|boxes|mice|mouse|rats?|(i|we) (was|were|am|live|sleep)( locked)?|im (locked|in)|as a (child|kid)|my (father|mother|stepfather|stepdad|parents) (used|would|made|put|locked)`,
      ],
    ),
    // A planned attack on a full building. Example: “Mosque on the corner, Friday, when it's full. I just need to keep my nerve so none of them get out.”
    {
      ...rule('refuse', 'harm-others', [
        '(none|not one|nobody|no one|not a (single )?one) ~2(them )?~2(gets?|walks?|comes?|makes it|leaves?|going to (get|walk)|going home) (back )?out( alive)?',
        '(ninguno|no sale ninguno|de (alli|ahi) no sale (nadie|ninguno))|keiner (kommt|geht) (da )?(mehr )?raus',
      ]),
      ...signs(
        [
          '(mosque|church|synagogue|temple|gurdwara|shul|school|office|nightclub|hall|class|iftar|mass|prayers?|cena de empresa|oficina|schule|moschee|kirche)',
          'full|packed|crowded|nerve|alive|locked|blocked|i have the date|the last (in|one in)|ultimo|silent',
        ],
        [
          `${STORY}|${TOLD}|escape room|fire (drill|exit|alarm)|detention|traffic|sermon|long|boring|snow|lift|elevator`,
        ],
      ),
    },
    // A planned shooting of a crowd. Example: “I have the rifle, the roof and the date. I only need to stay calm until the runners come.”
    {
      ...rule('refuse', 'harm-others', ['(rifle|shotgun|gun|ammunition|scope|magazine)']),
      ...signs(
        [
          '(runners|parade|crowd|procession|pupils|worshippers|congregation|marchers) ~2(come|comes|pass|passes|walk|leave|leaves|get out|gather)',
        ],
        [
          `${STORY}|${TOLD}|camera|photo\\w*|film|lens|cheer\\w*|water station|starting gun|hand out|clap|steward\\w*|marshal\\w*|wave|watch|applaud`,
        ],
      ),
    },
    // A plan to attack somebody with acid. Example: “If I cannot have that face then nobody should want to look at it. I have already purchased the bottle.”
    {
      ...rule('refuse', 'harm-others', [
        '(bought|purchased|arranged|got|ordered) ~3(bottle|acid|corrosive)',
        '(bottle|acid) ~5(pretty|face|smile)',
      ]),
      ...signs(
        [
          '(her|his|that|pretty) ~1(face|smile)|look at (her|it|him)',
          '(nobody|no one|never|which boy|gone for good|for good|after that|let me see) ~6(look|want|smile|marry|pretty|gone|see)|(look|smile|pretty|face) ~4(gone|nobody|never|again|for good)',
        ],
        [
          `${STORY}|${TOLD}|serum|cream|peel|retinol|vitamin|perfume|skin|spots?|acne|moisturi\\w*|wine|beer|whisk(e)?y|vodka|drink\\w*|lens(es)?`,
        ],
      ),
    },
    // A plan to burn a house down, or to kill somebody so that it looks like an accident. Examples: “Burn the Patels out of our street.” “Nobody would ask questions if she went down the stairs.”
    rule(
      'refuse',
      'harm-others',
      [
        '(burn|smoke|bomb|torch|burning|firebomb) (the|those|these|that|them) ~2\\w+ out of (our|my|this|the) (street|road|block|village|estate|town|building|neighbou?rhood)',
        '(nobody|no one) (would|will) ask (any )?questions if (she|he|they|gran|nan|mum|dad|grandad|grandma) (went|goes|fell|falls|slipped|slips|tripped|drowned|drowns)',
        '(insulin|pills|tablets|drip|morphine|brakes) ~9(one|a little|a small|just one) (mistake|slip|mix ?up) ~7(rich|inherit\\w*|all mine|im free)',
        '(mi mujer|mi esposa|mi novia|ella) ~9(quien manda|obede\\w+) ~9(si contesta|lo que le (toca|espera)|sin llaves|sin telefono)',
        '(si contesta|si protesta|si se queja) ya sabe lo que le (toca|espera)',
      ],
      [`${STORY}|${TOLD}|weeds?|ants|wasps?|calories|wax|incense`],
    ),
    // Starving somebody in one’s care. Example: “Give Grandma less and less to eat so that the inheritance comes sooner.”
    rule(
      'refuse',
      'harm-others',
      [
        '(give|feed|feeding|let|leave|keep) ~3(him|her|them|mum|dad|gran\\w*|nan|uncle|aunt|mother|father) ~5(less|little|half|nothing|without) ~5(so|that|until|and) ~3(inheritance|estate|house|money) ~2(comes?|is mine|sooner|faster|quicker)',
        '(inheritance|estate) ~2(comes?|come|arrive|arrives) ~1(sooner|faster|earlier|quicker)',
      ],
      [`${STORY}|${TOLD}|tax|solicitor|probate|lawyer`],
    ),
    // A girl who is to be married off.
    {
      ...rule('refuse', 'minor-sexual', [
        '(the (man|groom)|her (groom|future husband)|suitor) is (\\d\\d|thirty|forty|fifty|sixty) ~5(paid|pays|paying|waiting|wants her|chosen)',
        '(marry|marrying|married|engage\\w*) ~1(off )?(my|our|the) ~2(daughter|niece|sister|girl) ~3(1[0-7]|(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen))',
      ]),
      ...signs(
        [
          '(daughter|niece|sister|girl|she|shes|her) ~2(is )?(1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)',
        ],
        [`${STORY}|${TOLD}|stop|prevent|refuse|no to|protect|save|without me|against`],
      ),
    },
  ],
}
