import { rule, type ScreeningRule, type Subject } from '../rule.ts'

/** An age of up to 15 that is said of another person. */
const YOUNG = '((only |just )?([1-9]|1[0-5]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen))'
const UNDER_AGE = `(${YOUNG} ?(years? old|year olds?|yrs? old|yo|y o|yr olds?|yr)|minors?|under ?age(d)?( \\w+)?|pre ?teens?|school ?girls?|school ?boys?|little (girls?|boys?)|young (girls|boys)|children|kids|a child|a kid|toddlers?|child|teen(age)? (girls?|boys?)|teenagers?|(girls?|boys?|kids?|students?|teens?) (in|from|of) (the )?(\\d{1,2}(st|nd|rd|th) grade|grade \\d+|year \\d+|(middle|elementary|primary|junior high|high) school))`
const ADULT = '(im|i) ~1(a )?(1[89]|[2-9]\\d|twenty|thirty|forty|fifty|sixty)( ?(years? old|yo|year old))?'

const ROMANCE =
  '(relationship|romance|romantic|boyfriend|girlfriend|bf|gf|lover|affair|date|dating|(kiss|kissing)(?! ~4good ?(bye|night))|sex|sexual|sexually|sleep with|nudes?|naked|seduce|seducing|marry(?! (again|him|me|and))|marriage|intimate|intimacy|make love|hook up|fall in love|in love with|attracted|sexy|sext|sexting|flirt|flirting|touch|groom|grooming|porn|pornography)'

const ABOUT_PROTECTION = [
  '(protect|protecting|prevent|preventing|prevention|educat\\w+|education|sex ed|charity|volunteer|teach ~4about|talk (to|with)|talking (to|with)|explain|trafficking|against|report|survivor|survivors|foster|safeguarding|moderat\\w+|counsel\\w+|novel about|help (victims|children)|keep ~3safe|conversation|help my|support my|therapist|social worker|pediatric\\w*|thesis|research)',
]

/** The writer is under 18. */
const WRITER_IS_MINOR =
  '(im|i am|i turned|just turned|ill be|^|age|aged) ?(only |just |a |almost |nearly |still )?(([5-9]|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?! ?(st|nd|rd|th|am|pm|days?|weeks?|months?|minutes|hours|times|kilos?|kg|km|years? (older|ago|sober|clean|into|younger|in)|and a half hours))|a minor|a child|a teen|a teenager)( ?(years? old|yo|y o|yrs old|f|m))?|in (the )?([4-9]|10)(th)? grade|in year ([4-9]|1[01])|in (middle|elementary|primary) school|my (foster|step) ?(dad|father|mom|mum|mother|parents)'

/** The age of a writer who speaks of a childhood. */
const GROWN_UP = '(im|i am|i turned) ~1(2[1-9]|[3-9]\\d)(?! (kilos?|kg|days?|weeks?|months?|percent|minutes))'

const ABUSER =
  '(he|she|they|someone|somebody|my ~2(<parent>|<sibling>|<other>|babysitter|priest|trainer|<partner>|friends?)|(a|this|an) ~1(man|guy|adult|boy|woman|person|teacher)( \\w+){0,3})'
const ABUSE =
  '((hits?|beats?|slaps?|kicks?|punches|hurts?|chokes?|burns?|whips?|touch(es|ed)?|rap(es|ed)|molest(s|ed)?|abuses?|abused|forces?|forced|makes?|made|locks?|threatens?|threatened|kiss(es|ed)|wants?|watches|hit|beat|hurt) (me|us|nudes|my|pictures)|(does|did) things to (me|us)|asks?(ed)? ~2for ~1(nudes?|pictures|photos|pics|videos)|sends?|sent ~1(nudes|pictures|photos))'

const both = (one: ScreeningRule, and: NonNullable<ScreeningRule['and']>): ScreeningRule => ({ ...one, and })

/** Children in danger, and adults who seek sexual contact with children. */
export const MINORS: Subject = {
  rules: [
    {
      ...rule('refuse', 'minor-sexual', [
        '((one|some) of the|this|that|a|the) ~1(boys?|girls?|kids?|child|children|pupils?|scouts?|swimmers|gymnasts) (attracts?|arouses?|excites?) me( sexually)?$',
      ]),
      and: {
        all: [
          [
            `under ?\\d+|u\\d+|pupils?|school|scouts?|${UNDER_AGE}|i (train|coach|teach) (the )?~3(kids|children|boys|girls|juniors|youth)`,
          ],
        ],
      },
    },
    rule(
      'refuse',
      'minor-sexual',
      [
        `(${ROMANCE}) ... (with |of |to |from |by )?(an? |my |the |some |young |any )*${UNDER_AGE}`,
        `(girlfriend|boyfriend|lover|bf|gf|partner|wife) (who (is|s) |aged |of |is |thats )~1(${UNDER_AGE}|${YOUNG})$`,
        `(befriend|friends|chat|talk|meet|meeting|get close|trust|dm|message) ~2${UNDER_AGE} ~4(online|on (roblox|discord|snapchat|instagram|minecraft|tiktok|omegle)|and meet|alone|in private|secretly)`,
        `${UNDER_AGE} ... (nudes?|naked|sex|sexual\\w*|sext\\w*|undress\\w*|porn|horny)`,
        `${UNDER_AGE} (girlfriend|boyfriend|gf|bf|lover|nudes|porn|sex)`,
        '(find out|learn|watch|map|note) ~1(when|where) (the|those|these|little|young) ~1(kids|children|girls|boys) (at|in|from|near|behind|by) (the|a) (pool|park|playground|school|beach|bus stop|changing rooms?|locker rooms?|club|church|camp) ~3(alone|by themselves|unsupervised|unattended)',
        '(step ?daughter|step ?son|daughter|niece|nephew|pupil|student|cousin|step ?sister) ~6(as|be|become|is) ~1(her|his|my|a) (lover|boyfriend|girlfriend|sexual|sex)',
        '(so|until|till) (the )?parents (stop|dont|no longer|wont) (check|checking)( on me| anymore)?$|(bath ?time|sleepovers?|changing rooms?) (is|are) (what|why) (im|i am) (after|there|here|doing it)',
        '(child|kiddie|kid|minor|under ?age|teen|preteen|lolita|loli) (porn|pornography|nudes|sex videos|erotica)|csam|jailbait|lolicon|shotacon',
        `(have sex|sex|make love|sleep|intimate|sexual\\w*|romantic\\w*|naked) ~1with (a |my |an |some |the )~1(child|children|kids?|minor|stepdaughter|stepson|daughter|niece|nephew|pupil|student|little \\w+|teen|teenager|toddler)(?! (in (my|our|the) (bed|room)|through|all night|at night|until|every night|about))`,
        `(get|collect|ask for|send|trade|buy|download|find|take|watch|see) ~3(nudes?|naked (pictures|photos|pics)|sexy photos) ... ${UNDER_AGE}`,
        `(meet|meeting|see|get close to|chat with|message|befriend|invite|visit|alone with|pick up) ~2${UNDER_AGE} ... (without (her|his|their|the|any) parents|alone|secretly|in secret|from (the )?(chat|internet|instagram|snapchat|discord|roblox)|at my place|hotel|at night)`,
        `(secret|secretly|alone|trust|gain) ... (${UNDER_AGE}) ... (secret|relationship|alone with|sexual|love|touch|without (her|his|their) parents)`,
        `(attracted|aroused|turned on|in love|lust\\w*|fantasi[sz]\\w+|masturbat\\w+) ~1(to|by|with|about|over|after) ~1${UNDER_AGE}`,
        '(groom|seduce|grope|molest|touch) (a |an |my |the )?~1(child|kid|minor|girl|boy|children|kids|student|pupil|teen|daughter|niece|nephew|son)(?! (s )?(hair|horse|dog|lives|hearts?))',
      ],
      [
        ...ABOUT_PROTECTION,
        '(he|she|they|who|someone|man|guy|teacher|uncle|stepfather|dad) ~1(touched|touches|abused|abuses|molested|molests|raped|rapes|hurts|hurt|forced|kissed|asked|asks|wants|tells|makes|made) (me|us|my)',
        'date night|play ?dates?|dating back|save the date|due date|date with my (wife|husband)|marriage (counsel\\w+|strong)|my (wife|husband|relationship|marriage) (and|with (my|our))|(relationship|bond|closer|intimate talk) (with|to) (my|our|the) ~3(kids?|children|son|daughter|stepson|stepdaughter|teenager|teen|year old|yo|toddler|students)|(im|i) ~1([5-9]|1[0-7])( ?(years? old|yo))?',
        'without (the|our|my) ~1(kids|children)',
        'in touch|lo(se|st|sing) touch|touch (rugby|football|typing|base)|goodnight|before (bed|school)|groom (the|my|our) (dog|horse|cat)|up to date|sleep (schedule|training)',
      ],
    ),
    both(
      rule(
        'refuse',
        'minor-sexual',
        [
          `(she|shes|he|hes|they|her|his|who|girl|boy|girlfriend|boyfriend|crush) ~3${YOUNG}( ?(years? old|yo|year old))?`,
          `(a|an|this|my) ~1${UNDER_AGE}`,
        ],
        ['(my|our) ~1(<child>|students?) ~3', ...ABOUT_PROTECTION],
      ),
      {
        all: [
          [ADULT],
          [
            ROMANCE,
            '(love|loves) each other|in love|be together|soul ?mates?|a couple|(her|my|our) love|be with (her|him)|win (her|him)',
          ],
        ],
        none: [['(my|our) ~1<child>', 'my (wife|husband)', '(i was|as) (a|the) ~1(child|kid|boy|girl|teenager)']],
      },
    ),
    both(
      rule(
        'refuse',
        'minor-sexual',
        [
          '(become|becomes|get|gets|getting|be|being|turn|turns|go) ~1(physical|sexual|intimate) (with|between|together)',
        ],
        ['physical (therap\\w+|exercise|activity|education|training|work)', ...ABOUT_PROTECTION],
      ),
      {
        all: [
          [
            `(step ?daughter|step ?son|daughter|son|niece|nephew|pupil|student|girl|boy|she|he) ~2(is|turns|turned|s) ~1${YOUNG}`,
            UNDER_AGE,
          ],
        ],
        none: [['with my (wife|husband|partner|girlfriend|boyfriend)']],
      },
    ),
    rule(
      'refuse',
      'minor-sexual',
      [
        '(pictures?|photos?|pics|videos?|images|films) of ~1(little|young|small|underage|school) ?(girls?|boys?|children|kids) ~9(kind|sort|find|web|net|online|hidden|secret|undressed|swimsuits?|beach)',
      ],
      [...ABOUT_PROTECTION, 'my (daughters?|sons?|class|grandchildren|family)'],
    ),
    both(
      rule('crisis', 'minor', [
        `${ABUSER} ~4${ABUSE}`,
        `${ABUSER} ~4(comes?|came|sneaks?|gets?) ~1(in|into|to|in to) my (room|bed)|(comes?|came) into my (room|bed)`,
        '(being|get|getting|got|im|was|am) ~1(hit|beaten|abused|molested|raped|touched|hurt|bullied|groomed|locked)(?! (by covid|by the flu|in sport))',
        '(afraid|scared|frightened|terrified) (of|to go) ~1(home|my ~1(<parent>|<sibling>|teacher|coach)|him|her)',
        '(not allowed|cant|mustnt|told not|must not|said not) (to )?tell (anyone|anybody|my|mom|mum)',
        '(pictures|photos|pics|photo|picture|video|videos) ~1(without (clothes|my clothes)|naked|nude|of my body|in (my )?underwear|undressed)',
        '(nobody|no one) ~3(gives?|feeds?|cooks|looks after|takes care)|(no ?body|no one|they dont|doesnt|dont|never|not) ~1(gives?|give|feeds?|feed) (me )?~1(food|anything to eat|me)|(no|nothing|not enough|never) (food|to eat)(?! (after|past|before|until|delivery|deliveries|waste|wasted|between|photos?))( at home)?|(alone|left alone) (at home )?for (days|weeks)',
        '(run|running) away (from home|because)',
        '(his|our|a) secret',
        '(older|adult|grown) (man|guy|men|boyfriend)|(man|guy|stranger|someone) ~1(online|on (discord|instagram|snapchat|tiktok|roblox))',
        '(boyfriend|girlfriend) (is|whos) ([2-9]\\d|1[89])',
      ]),
      { all: [[WRITER_IS_MINOR]], none: [[GROWN_UP]] },
    ),
    rule(
      'crisis',
      'minor',
      [
        '(my|a|the) ~1(<parent>|coach|teacher|priest|babysitter|trainer|tutor) ~3(touches|touched|molests|rapes|comes (in)?to my bed|does things to|makes me touch|kisses) (me|my (body|private\\w*|breasts?|chest|thighs?)|my bed|things|at night)(?! (as a child|when i was|years ago))',
        '(touches|touching) me (at night|down there|where|in places|when (mom|mum|everyone|no one|nobody))',
      ],
      [
        '(years? ago|when i was|as a (child|kid|girl|boy|teen|teenager)|used to|in my childhood|childhood|survivor|his (story|speech|kindness) touched|(words|story|speech|letter|song|kindness) ~1touch\\w+)',
      ],
    ),
  ],
}
