import { rule, type Subject } from '../rule.ts'

/** A fault that somebody jokes about, and being alive as that fault. */
const FAULT =
  '((my|a) ~2(toxic trait|flaw|mistake|habit|problem|trait|fault|red flag|crime|weakness)|biggest mistake|worst habit)'
const EXISTING = '(being alive|existing|breathing|living|being here|being born)'

/** Up to three words of which none says the opposite. */
const SAID = '((?!(not|never|dont|doesnt|didnt|wont|cant|isnt|nothing|without|no|none)\\b)\\w+ ){0,3}'
const HOPE_SO = '(hop(e|es|ed|ing)|wish(es|ing)?|pray(ing)?|fingers crossed) ~3'
const HOPE = `(hop(e|es|ed|ing)|wish(es|ing)?|pray(ing)?|fingers crossed) ${SAID}`

/** Suicide in a few quiet words, in English. Each rule has its own exceptions. */
export const QUIET_SUICIDE: Subject = {
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        `${FAULT} (is|was) (still )?${EXISTING} ((but|and|so|dont|worry|im|ill|i|am|will|gonna|going|to|time|about|just|ready|plan|planning|on|definitely|finally|soon) ){0,7}(fix\\w*|quit\\w*|end\\w*|correct\\w*|cur(e|ing)|sort\\w*|stop\\w*|solv\\w*|undo\\w*|kick\\w*|remov\\w*)(?=$| (it|that|this|soon|tonight|today|tomorrow|after|before|on|by|in|out|for))`,
        `${EXISTING} is (my|a|the) ~2(toxic trait|flaw|mistake|bad habit|worst habit|red flag|problem) ((and|but|so|im|ill|i|am|gonna|going|to|time|just) ){0,5}(fix\\w*|quit\\w*|end\\w*|sort\\w*|stop\\w*|solv\\w*)`,
        `(fix|correct|undo|end|solve|quit|cure) ~3${FAULT} ?(is |of )?(still )?${EXISTING}$`,
      ],
      [
        'swim\\w*|sing(ing)?|run(ning)?|yoga|flute|trumpet|mouth|nose|triathlon|coach|voice|proof|maths?|(fix|correct|solve|cure) ~2weakness of breathing',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        `${HOPE_SO}(i|ill|they) ~3(never|dont|wont|cant) ~1((come|came|bring me) (round|around|to|back)($| (again$|after|anymore|ever|tbh|this time|next|at all|from ~1(surgery|operation|op|an ?a?esthetic|an ?a?esthesia|war|deployment|it|this|there|under)))|(wake|waking) up($| (from (surgery|the (op|operation|an ?a?esthetic)|an ?a?esthesia|it|this)|again(?! (at|in|before|with|so|too|and)\\b)|after (the|my)|anymore|ever|tbh|this time|at all(?! (during|before|in)\\b))))`,
        `${HOPE}(the|my|this|that) ~2(surgery|operation|op|procedure|transplant|an ?a?esthetic|an ?a?esthesia) ${SAID}(goes wrong|go wrong|fails|kills me|finishes me|takes me)`,
        `${HOPE}(the|my|this|that) ~2(lump|tumou?r|cancer|scan|biopsy|heart|illness|infection|virus) ${SAID}(is (the bad kind|malignant|terminal|fatal|deadly)|turns out (malignant|terminal|fatal)|kills me|takes me|gives out|gives up(?! on)|finishes me|shows something (terminal|fatal|deadly)|comes back and)`,
        `${HOPE}(the|my|this|that|a|some) ~1(plane|flight|train|bus|truck|lorry|car) ${SAID}(goes down|crashes|would crash|crash|hits me|would hit me|would cross|takes me out(?! (to|on|there|for)\\b)) ~3(with me|and (i|it|takes)|me|on (it|board))`,
        `${HOPE}(a|some|the) (truck|bus|lorry|car|train) ~9(take me out(?! (to|for|of|on|there|at|with)\\b)|hit me|run me over|end me|finish me)`,
      ]),
      and: {
        all: [],
        none: [
          [
            '<fiction>|benign|scared|afraid|worried|nervous|office|job|leave|holiday|vacation|this (town|city|school|gym|company)|chapter|too early|in (pain|the middle)|sick|nausea|dizzy|groggy|sore|smoothly|(dont|not|never|wont|doesnt) (hit|crash|take|run)|my (dad|mum|mom|father|mother|son|daughter|wife|husband|brother|sister)',
          ],
        ],
      },
    },
    {
      ...rule('crisis', 'suicide', [
        '(practi[sc]\\w+|learn\\w*|tie|tying|tied|rehears\\w+) ~3(knots?|nooses?|slip ?knots?) ~4((mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight) ~1(is|will be) (the|my) (day|night|one|last)$',
      ]),
      and: {
        all: [],
        none: [
          [
            '<fiction>|canoe\\w*|kayak\\w*|hammock|tents?|tarp|rigging|shoelaces?|climb\\w*|sail\\w*|boat\\w*|scouts?|fishing|fish|regatta|race|exam|test|wedding|macrame|knit\\w*|crochet|ties?|neckties?|bow ?ties?|balloons?|crag|badge|trip|rescue|course|surg\\w+|sutur\\w*',
          ],
        ],
      },
    },
    {
      ...rule('crisis', 'suicide', [
        '(late|on time|early|miss\\w*|make it|show up) ~2(for|to)? ?my own funeral (if|unless|once|when|as soon as|until|before|tonight|tomorrow|bridge)',
      ]),
      and: {
        all: [
          [
            '(take|swallow|finish|down|have|get) (the|these|those|all|all the|my|all my|enough) ~1(pills|tablets|meds|sleeping pills)|overdose|rope|noose|gun|pistol|bridge|railing|roof|train tracks|razor|blades?',
          ],
        ],
        none: [
          [
            '<fiction>|timer|alarm|remind\\w*|clock|calendar|blood pressure|vitamins?|forget\\w*|traffic|way to work|commut\\w*|jam|bridge (club|is closed|closed|works)|cards|allergy|hay ?fever|antibiotics|with breakfast',
          ],
        ],
      },
    },
    rule(
      'crisis',
      'suicide',
      [
        '(would|d|will|ll|might) ~1(have|live|lead|get|lived|had) (a |an )?~1(better|nicer|easier|happier|calmer|simpler|lighter|quieter|good) (life|lives|time|future|childhood) ~1(if i (was|were|am|wasnt|werent) (gone|dead|not (here|around|there|alive)|out of the way|no longer (here|around))|without me(?! \\w+ing)|(when|once) (im|i am) (gone|dead))',
      ],
      [
        '<fiction>|my (team|plants|boss|colleagues|coworkers)|all the time|so i (take|spend|come|work)|gone (less|more|for (a|one|two) (week|day|weekend)|at work|all day)|night shift|travel\\w*',
      ],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(who|ones?|will|would|they|he|she|kids|children|someone|somebody|nobody|police|neighbou?rs?|wife|husband|mother|mom|mum|dad|roommate|landlord) (to |who |will |would |should )?finds? (my (dead )?body|my corpse|me (dead|hanging|lifeless))(?=$| (first|there|when|before|after|and|in the|on the|at the|tomorrow|later))',
      ],
      [
        '<fiction>|novel|chapter|game|detective|actor|role|play(ing)? (a|the) (victim|corpse)|yoga|pilates|dance|strength|at peace with|love',
      ],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(wish|wished|wishing) ~1i (had |d |have )?(never|not|hadnt|didnt) ~1(woken|waked|woke|wake) up($| (this|today|again|at all|anymore|ever))(?! ~2(so |too )(early|late))',
      ],
      ['<fiction>|early|alarm|late|coup|hangover|five am|at \\d|baby|noise|neighbou?rs?'],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(kept|keep|keeping|put|putting|set|setting|saved|saving|held|hoarded) (back|aside|by|up) ~2(enough|all|some|most|plenty) ~1(of )?~1(<meds>|tablets|morphine|insulin|painkillers|sleeping pills|patches)',
      ],
      [
        '<fiction>',
        'travel\\w*|trip|flight|holiday|vacation|spare|storm|pharmacy|refill|organi[sz]er|pill ?box|dispenser|weekly|week|weekend|hike|remember|emergency kit|suitcase|for (him|her|the dog|mum|mom|dad)',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(ive|i have|have|i|already) ~1(picked|chosen|set|fixed|decided on|settled on) (the|a|my) (day|date|night)$',
      ]),
      and: {
        all: [
          [
            '(<kin>|he|she) ~1(passed|died|is gone|went before me)|(be|join|follow|go) ~1(with|to)? ?(him|her|them)|(nobody|no one|noone) ~1(knows|suspects|notices)|(letters?|notes?) (are|is|for)',
          ],
        ],
        none: [
          [
            'wedding|party|move|moving|trip|race|exam|launch|surgery|operation|ceremony|memorial|service|funeral|scatter\\w*|headstone|proposal|propose|test|visit',
          ],
        ],
      },
    },
    {
      ...rule('crisis', 'suicide', [
        'i (wont|will not|am not going to|m not going to|wont even) be (around|here)( anymore| any more| then| by then)?$',
      ]),
      and: {
        all: [
          [
            '(no need|dont bother|do not bother|no point|you (dont|do not) (have|need) to) ~6(remind\\w*|plan\\w*|schedul\\w*|goals?|set(ting)?|send\\w*|check)',
          ],
        ],
        none: [
          [
            'holidays?|vacation|trip|travel\\w*|away|conference|retreat|camp|wedding|offline|honeymoon|hospital|surgery|phone|mov(e|ing)|back (on|in|next|home)|return\\w*|until|office|work|shift|parental leave|maternity|cruise|flight|fly\\w*|visit\\w*|new job|festival',
          ],
        ],
      },
    },
    rule(
      'crisis',
      'suicide',
      [
        '(courage|guts|nerve) (to|for) (the )?jump(?! (off|from|into|in|over|on|rope|out of (a|the) (plane|aeroplane|airplane)|with|at|ship|back|right|for|higher|rings|lights))',
      ],
      [
        '<fiction>',
        'pool|boards?|bungee|div(e|es|ing)|water|lake|horses?|fences?|sky ?div\\w*|parachut\\w*|trampoline|skis?|bike|ramp|box|job|career|business|freelanc\\w*|parkour|skate\\w*|ollie|vault|cliff jumping|swing|zip ?line|paraglid\\w*|agility|swim\\w*|meet$|figure skating|axel|long jump|high jump',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        'i (also )?know exactly (what|how|which) ~3(would work|works|to take|it takes|to do it|much it takes)$',
      ]),
      and: {
        all: [
          [
            '(scares|frightens|scared|afraid|terrifies) ~6(alone|myself|days off|home|night)|(alone|by myself) ~6(scares|frightens)',
          ],
        ],
        none: [['<fiction>']],
      },
    },
    rule(
      'crisis',
      'suicide',
      [
        '(guns?|gun safe|pistol|rifle|revolver|shotgun|pills|noose|rope|razor|blades?|train tracks|railing) ~5(keep|kept|cant stop|cannot stop) (looking|staring|glancing) at (it|them)',
        '(keep|kept|cant stop|cannot stop) (looking|staring|glancing) at (the|my|his|dads|our) (guns?|gun safe|pistol|rifle|revolver|shotgun|pills|noose|razor|train tracks)(?! (shop|store|catalogue|catalog|collection))',
      ],
      [
        '<fiction>',
        'shop|store|catalog\\w*|museum|buy|price|photos?|pictures?|paint\\w*|beautiful|camera|antique|range|exhibit\\w*|model|nerf|water pistol|climb\\w*|sail\\w*',
      ],
    ),
    rule(
      'crisis',
      'suicide',
      ['(rope|noose|gun|pistol|blade|razor|pills) (where|so|so that) (i|only i) can (reach|get (to|at)) it'],
      ['<fiction>|skipping|jump rope|shav\\w*|climb\\w*|boat|sail\\w*|dog|swing|kids|hik\\w*|belay|zipper'],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(comforts?|calms?|soothes?|consoles?|relaxes) me ~1(that|to know|knowing) ~2i (could|can) (go|leave|end it|do it|be gone|stop it all|slip away) ~1(any|whenever|tonight|tomorrow)',
        '(envy|envying|envious of|jealous of) (the dead|dead people|those who (died|are dead)|people who (died|are dead)|them in (the|their) (box|coffins?|graves?|ground)$)',
        '(plan|planning|planned|know|found|figured out) (how|when|a way) to (follow|join) (him|her|them|mum|mom|dad|my (wife|husband|son|daughter|brother|sister))?$',
        '(as if|as though|like) (i|id|i had|ive|i have) ~1never (existed|lived|been here|been born|been$|was here|was born)',
      ],
      [
        '<fiction>|christmas|wife home|vacation|holiday|instagram|twitter|meeting|opera|church|recipe|convert|parade|footsteps',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(put|puts|hold|held|holding|stick|stuck|press|pressed|had|have) (it|the (gun|pistol|barrel|muzzle|rifle)|my (gun|pistol|rifle)) ~1(in|into|to|against|under|at) my (mouth|head|temple|chin|heart)',
      ]),
      and: {
        all: [['gun|pistol|barrel|muzzle|rifle|revolver|shotgun|weapon']],
        none: [['<fiction>|water gun|water pistol|nerf|massage|thermometer|glue gun|hair ?dryer|actor|stage|prop']],
      },
    },
    rule(
      'crisis',
      'suicide',
      [
        'hop(e|es|ed|ing) ~4(that )?i (wont|dont|will not|do not|never|cant) (wake up|wake)($| (the next|tomorrow|again(?! (at|in)\\b)|anymore|any more|at all(?! (during|before|on the)\\b)|in the morning|ever))',
      ],
      ['<fiction>|late|too early|alarm|before the|the baby|hung ?over|hangover|sore'],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(phone|battery|laptop|tablet) ~1(is|s) (about to|going to|gonna) die and ~1(so am i|so will i|i will( too)?|ill too|then (ill|i|me)( will)?( too)?)',
        'i (take|am taking|m taking|will take|ll take) them all (tonight|at once|together)|(tonight|today) i (take|am taking|will take|ll take) them all',
      ],
      ['photos?|pictures?|kids|children|books?|boxes|zoo|home|vitamins?|courses?|exams?|tests?|calls?'],
    ),
    {
      ...rule('crisis', 'suicide', ['(cant|cannot|can not|never) be undone$']),
      and: {
        all: [
          [
            '(water|feed|clean|tidy|write to|call|pay) ~3(plants?|fish|cat|dog|flat|room|mum|mom|dad|jo|bills|letters?)|the thing on the (roof|bridge|tracks)|goodbye',
          ],
        ],
        none: [
          [
            'tattoo|surgery|operation|e ?mail|merge|commit|delete\\w*|hair ?cut|decision|migration|vote|knit\\w*|cut the|glue\\w*',
          ],
        ],
      },
    },
  ],
}
