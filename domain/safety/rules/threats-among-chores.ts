import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|nightmare'

const ARMED = 'hammer|gun|knife|machete|bat|crowbar|pistol|blade|acid'

/** Threats that stand between training, meals and chores. */
export const THREATS_AMONG_CHORES: Subject = {
  rules: [
    // Attacks on one person. Example: “Put Darren in hospital before the season ends.”
    rule(
      'refuse',
      'harm-others',
      [
        '^(put|land|send) (?!my|the|our|a|mum|mom|dad|gran\\w*|nan|nana|grand\\w+|baby|it|everything|me)\\w+ (from \\w+ )?in(to)? (the )?(hospital|intensive care|icu|a coma|a wheelchair|traction)(?= |$)(?! (cage|bed|bag|wing|carrier|box|for a|for an|for his|for her))',
        '(ill|im going to|going to|want to|need to|i) (put|send|land) (him|her|them|that \\w+|my (boss|ex|neighbou?r|brother|husband|wife)) in(to)? (the )?(hospital|intensive care|icu|a coma|a wheelchair|the ground|a box)(?= |$)',
        '(him|her|them|he|she|they) (to )?(beg|begs|crawl|scream|cry|kneel|kneels) ~3before i (pull the trigger|shoot|stab|kill|fire)',
        '(mother|father|mum|mom|dad|wife|husband|boss|he|she|they|neighbou?r|brother|sister) (wont|will not|will no longer|isnt going to|will have stopped|will stop) (be )?(breathing|breathe)(?= |$)',
      ],
      [
        `${STORY}|surgery|operation|checkup|had to|vet|flowers|cards?|letters?|message|text|photos?|parcel|grapes|visit|respite|chess|cancer|ventilator|machine|asthma|cpr|life ?support|copd|oxygen|horse|ski`,
      ],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(?<!(he|she|they|who|that|dad|mum|mom|it|ball|horse|ex|husband|boyfriend|brother|sister|coach|opponent) )(give|gave|giving) (?!myself|yourself|(the|my|our|his|her) (horse|mare|pony|cow|dog|machine|ball|engine))~6(a|the|my) (good |hard |quick |sharp )?(knee|elbow|fist|boot|slap|punch|kick|thump|backhander|clip|pinch|shove) (in|to|round|across|on|under|into|in to) (the |her |his |their )?(ribs?|face|stomach|head|ear|back|guts?|kidneys?|jaw|mouth|shins?|belly|neck)',
      ],
      [
        `${STORY}|spar\\w*|box(ing|er)|kick ?box\\w*|karate|mma|judo|muay|self ?defen[cs]e|attacker|mugger|(gave|given|gives|giving) me|rugby|football|pad|punch ?bag|dummy|horse|mare|pony|cow|dog|machine|ball|me a|myself`,
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
        '(lock|bolt|bar|block|jam|chain) ~3(doors?|exits?|windows?) ~6(in|inside|with|still|them|him|her|everyone|people|on) ~10(set|torch|burn) ~3(alight|fire|ablaze|down)',
        'set (the|this|that|his|her|their) (place|house|office|shop|building|flat|car|home|van|tent|pub|club) (alight|ablaze|on fire)',
        'petrol (thru|through|into|in) ~1(the|their|there|his|her|that) (front )?(window|letter ?box|door|mail ?slot|house|flat)',
        '(run|drive|ram|plough|plow|steer|crash) (my|the|a|his) (car|truck|van|lorry|bus|suv|pickup) (into|through|over) ~3(club|crowd|people|parade|school|market|queue|cyclists?|protest\\w*|playground|mosque|church|synagogue|kids|children|students|neighbou?rs?|procession|festival|marchers|runners)(?= |$)(?! (car ?park|parking|lot|yard|garage|gate|drive))',
        '(first|next|second|last|another|each) (one |of them )dead (by|before) ',
      ],
      [
        `${STORY}|seedlings?|bulbs?|trees?|shrubs?|drill|fire (brigade|service|safety)|plants?|tomato\\w*|flies|wasps?|ants|fish|bbq|candle|game|worried|afraid|threaten\\w*|(he|she|they) (says?|said|will|wants?)`,
      ],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(put|send|lay|sending|putting) (him|her|them|<whom>|my \\w+) (six feet under|under the (soil|ground|grass)|in the (ground|earth|morgue))(?= |$)',
        '^(ill |i want to |im going to |want to |going to )?(stab|strangle|suffocate|behead|bludgeon|garrotte) (?!wound|stitch|bind|pattern|the|a|my|our|him|it|at|myself)\\w+ (once|when|before|after|if|on|tonight|tomorrow|by|for|at|with|to death|during)(?= |$)',
        '(next|first|any|every) (cyclist|driver|person|one|kid|customer|guest|idiot|guy|man|woman|biker|jogger|referee|student|pupil) (who|that|to) ~7(gets|will get|is getting|is going to get) (driven over|run over|shot|stabbed|killed|knifed|mown down|run down|flattened)',
        '(whole|entire) ~1(wedding|party|family|school|office|class|church|street|village|building|team|mosque|synagogue|staff)( party| room)? ~1(will|is going to|must|should|shall) (burn|die|bleed|blow up|drown|go up in (flames|smoke))(?= |$)',
      ],
      [
        `${STORY}|larp|chess|caesar|julius|macbeth|hamlet|mario ?kart|gta|calories|candles?|cook\\w*|tulips?|bulbs?|time capsule|grave ?digger|undertaker|buried by`,
      ],
    ),
    {
      ...rule('refuse', 'harm-others', ['before (they|he|she|you) (all )?dies?(?= |$)']),
      ...signs(
        [
          '(learns?|know|knows|feels?|suffers?|understands?) ~1(what|how|fear|pain|terror)',
          'everyone|everybody|all of them|they|bus|train|school',
        ],
        [`${STORY}|bucket|dog|cat|grand\\w+|parents|mother|father|plants?|flowers|species|languages?|love`],
      ),
    },
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
        '(get|getting) rid of (the|her|his|their|a|that) (body|corpse)(?= |$)(?! (fat|hair|odou?r|lice|image|spray|lotion|wash|clock))',
        '(where|how) to (hide|bury|dump|dissolve) (the|her|his|their|a|my \\w+) (body|corpse|remains)',
        '(dont|doesnt|do not|never) deserve to (live|breathe|exist|be alive) ~4(shoot|kill|gas|wipe|burn|get rid of) ~1(them|him|her|all|every\\w*)',
        '(somebody|someone) (has|needs|ought) (got )?to (start )?(shoot|kill|gass|execut)(ing)? (them|him|her|these people|all of them)(?= |$)',
      ],
      [
        `${STORY}|dog|cat|hamster|pet|mouse|rabbit|whale|deer|roe|raccoon|photo\\w*|pigeons?|rats?|mice|wasps?|ants|weeds|slugs|vermin|murder mystery|escape room|crime|detective|chess|lasertag|paintball`,
      ],
    ),
    rule(
      'refuse',
      'minor-sexual',
      [
        'more than (just )?friends with (a|one of the|one of my|my) ~1(kid|pupil|student|camper|child|scout|girl|boy|altar boy)(?= |$)',
        '(pick|choose|find|look for) (a|one) (kid|camper|pupil|child|scout) ~2(become|be) more than ~1friends',
      ],
      [`${STORY}|college|university`],
    ),
  ],
}
