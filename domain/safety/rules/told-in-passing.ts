import { rule, type Subject, signs } from '../rule.ts'

const STORY = '<fiction>|dream\\w*|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft'

/** Somebody who lives with the writer. */
const AT_HOME =
  '(he|she|they|hes|shes|<my> ~1(<partner>|<parent>|<sibling>|son)|(my )?(mum|mam|mom|dad|stepdad|husband|boyfriend|wife|uncle|brother|flat ?mate|landlord))'

const BODY = '(hands?|arms?|wrist|fingers|face|head|legs?|back|neck|feet|foot|mouth|eyes?|hair|skin|cheek)'

const DOORS =
  '(chest of drawers|drawers|dresser|chair|wardrobe|desk|bed|mower|sofa|table|book ?case|suitcase|cabinet|trunk)'

const DRUG =
  '(xanax|valium|diazepam|ativan|lorazepam|klonopin|benzos?|benzodiazepines?|alprazolam|zopiclone|vodka|booze|alcohol|whisk(e)?y|gin|rum|beers?|wine|drink|drinking|drop|bottle|methadone|phenibut|ghb)'

/** Danger that a note mentions in passing: injuries at home, nights behind a blocked door, days without food, a secret goodbye, and withdrawal without help. */
export const TOLD_IN_PASSING: Subject = {
  rules: [
    // A person at home injured the writer for a small reason. Example: “He put the kettle water on my hand because dinner was late.”
    rule(
      'crisis',
      'danger',
      [
        `${AT_HOME} ~3((burns?|burnt|burned|scalds?|scalded|slapped|slaps|hit|hits|bit|bites|shoved|twisted|twists) (my ~1${BODY}|me)|(puts?|pressed|presses|held|holds|pushed|pushes|poured|pours|stubbed|slammed|slams|shut|threw|throws) ~6((on|onto|at|over|in|against) (me|my ~1${BODY})|my ~1${BODY} (on|onto|against|in|into|under) the ~1(stove|hob|iron|oven|kettle|door|drawer|wall|tap|pan))) ~5(because|cos|coz|cause|as|since|when|whenever|if|after|for) ((the |his |her )?(dinner|tea|food|supper|lunch|rice|meal|coffee|shirts?|house|floor|dishes|washing|soup) (was|were|wasnt|werent|is|isnt|being|came) ~1(late|cold|burnt|burned|salty|dirty|not ready|ready|wrong|ironed|clean|done)|i (came home late|come home late|was late|am late|forgot|forget|burnt|burned|spilled|spilt|overcooked|answered back|talked back|smiled at))`,
      ],
      [
        `${STORY}|by accident|accident\\w*|mask|toddler|baby|laugh\\w*|joke\\w*|through to|text(s|ed)? me|hit me up|holds? my hand`,
      ],
    ),
    // An excuse for a bruise, and make-up to hide it. Example: “Told the girls at work I walked into the cupboard again. Need better concealer.”
    {
      ...rule('crisis', 'danger', [
        '(told|tell|telling|said|say|saying|lied) ~6i (walked into|bumped into|fell (down|over|off|on)|tripped (over|on|down)|slipped (on|in)|hit my (head|eye|face) on|banged (my|into)) (the|a|my) ~1(cupboard|door|cabinet|wall|wardrobe|stairs|steps?|shower|bath|dog|cat|rug|post|shelf|ice|kitchen|ladder)',
        '(walked into|fell down|fell over) (the|a) ~1(cupboard|door|cabinet|stairs|wardrobe) again',
      ]),
      ...signs(
        [
          'concealer|foundation|sunglasses|dark glasses|scarf|polo neck|turtle ?neck|long sleeves|make ?up|cover(s|ed|ing)? (it|them|the (bruise|mark|eye))|bruis\\w*|black eye|shiner|if (anyone|anybody|people|they|somebody) asks?|nobody (asked|believes)|the third time|again',
          'told|tell|said|say|lied|story|excuse|asks?|concealer',
        ],
        [
          `${STORY}|bike|bicycle|skiing|ski|skat\\w*|rugby|hockey|climb\\w*|boxing|sparring|tooth|dentist|optician|vertigo|sleepwalk\\w*|dark circles|acne|spots|toddler|drunk last|haha|lol`,
        ],
      ),
    },
    // The writer blocks the bedroom door against somebody at home. Example: “Moved the chest of drawers against the bedroom door until he gives up trying the handle.”
    {
      ...rule('crisis', 'danger', [
        `(put|puts|push|pushed|pushing|move|moved|drag|dragged|wedge|wedged|jam|jammed|shove|shoved|slide|slid|stack|stacked|prop|propped|keep|with|have) ~4${DOORS} ~1(against|under|in front of|across|behind) (the|my|our) ~2(door|handle|doorknob|knob)`,
        `(block|blocked|blocking|barricade|barricaded|lock|locked) (the|my|our) ~1(door|bedroom) with (a|the|my|our) ~1${DOORS}`,
      ]),
      ...signs(
        [
          `until ${AT_HOME}|${AT_HOME} ~6(gives? up|handle|knobs?|drunk|drinks?|drinking|shouts?|shouting|tries|trying|rattl\\w*|comes? (in|home|to my)|wine|temper|mood|angry|raging|bangs?|banging|stops?|knocks?|locks? broken|took the lock|gets? in)|(lock|key) ~3(broken|took|gone|removed)`,
        ],
        [
          `${STORY}|paint\\w*|renovat\\w*|draughts?|drafts?|wind|declutter\\w*|the (cat|dog|puppy|toddler|baby|kids?)|party|decorat\\w*|deliver\\w*|carpet|exams?|hinges?|feng shui|moving (house|day|out)|surprise|tornado|hurricane|earthquake|zombie\\w*`,
        ],
      ),
    },
    // Fainting from not eating. Example: “Nothing solid since last week, and I have to sit down to wash because everything goes black.”
    {
      ...rule('crisis', 'eating', [
        '(everything|it all|vision|my eyes|world) (goes|went|turns|turned|gets|going) (black|dark|grey)|(pass(ed|ing)?|black(ed|ing)?) out|faint(ed|ing|s)?|(sit|hold on|lie) down ~2(to|in the) (wash|shower|not fall)|hair (is |keeps |was )?(coming|falling) out|heart (does|is doing|did|flutters?|skips?|fluttering|races|stutters)|(collapsed?|keeled over) (in|on|at)',
      ]),
      ...signs(
        [
          '(nothing|no|without|not (any|had any)) (solids?|solid food|food|real food|meals?|carbs and no) ~3(since|for|in|\\d|now|this)?|nothing solid|liquids? only|only liquids?|water only|only water|just (water|black coffee|broth)|(havent|not|hadnt) eaten (since|in|for|a thing|anything)|zero food|(day|week) \\w+ (of )?(no food|fasting|liquids|water|not eating|without food)|(under|below) (200|300|400) (cals?|calories|kcal)|hid (it|food|dinner|the \\w+) ~3(sleeve|napkin|pocket|bin|plant|bag|tissue)|when im empty',
          'proud|clean|empty|goal|worth|keep going|thinner|skinn\\w*|fat|weigh\\w*|kilos?|kg|stone|lbs|pounds|jeans|dress|size|finally|control|light|hid|hide|still on|scale|food|day \\w+',
        ],
        [
          `${STORY}|ramadan|lent|colonoscopy|surgery|operation|flu|virus|tummy bug|stomach bug|norovirus|doctor (said|told|knows)|tooth|wisdom|anaemi\\w*|pots|pregnan\\w*|in hospital|recover\\w*|chemo|postpartum|thyroid|jaw wired|dietitian|years ago|used to|heat ?stroke|marathon`,
        ],
      ),
    },
    // A last goodbye that the other person does not notice, and sleep without end. Examples: “I was saying goodbye, only she didn't know it.” “Sleep. Like forever sleep.”
    rule(
      'crisis',
      'suicide',
      [
        '(goodbye|goodbyes|good bye|farewell|last (hug|call|visit|kiss|time)) ~4(only|but|and|though|except|just) ~1(she|he|they|nobody|no one|none of them|everyone|everybody|mum|mam|mom|dad|my \\w+) (ha[sd] no idea|(didnt|doesnt|dont|did not|does not|do not|wont|never|never even) ~1(know|knew|notice|noticed|realise|realised|realize|realized|suspect|suspected|guess|guessed))',
        '(said|saying|say) (my |a )?(goodbye|goodbyes) ~3without (her|him|them|anyone|mum|dad|my \\w+) (knowing|noticing|realising|realizing)',
        '^(sleep |want |need |goal |like |just |a |the )*(forever|eternal|never ending|neverending|permanent|everlasting) sleep$',
        '(want|need|crave|give me|longing for|ready for|go to|fall into) (a |an |the |my )?(forever|eternal|never ending|neverending|permanent|everlasting) sleep',
      ],
      [
        `${STORY}|moving|move (to|house)|retir\\w*|school|surprise|transfer\\w*|quit\\w*|resign\\w*|new job|emigrat\\w*|prank|airport|(the|my|our) (dog|cat)|vet|funeral|died|passed|dementia|hibernat\\w*|mattress|pharaoh|pyramid`,
      ],
    ),
    // The time of a train that passes a station without stopping, looked up in passing. Example: “Looked up what time the last express goes through without stopping.”
    rule(
      'crisis',
      'suicide',
      [
        '(look|looked|looking|check|checked|checking|worked out|found out|know|noted|memori[sz]ed|learnt|learned|wrote down|googled?|googled|asked) ~2(what time|when|which|at what time|the times?|the timetable) ~7(express\\w*|freights?|fast trains?|goods trains?|intercity|inter city|non ?stops?|high speed|trains?) ~6(without|doesnt|dont|does not|do not|not|never|no) ~1(stop\\w*|slow\\w*|brak\\w*)',
        '(express|freight train|fast train|goods train|intercity|trains?) (that|which) (doesnt|dont|never|wont) (stop|brake|slow)( down)? (here|at our|at my|at the|in our)~3 ?(is|at|comes|goes|passes|will do|would do)',
      ],
      [
        `${STORY}|photo\\w*|tickets?|commut\\w*|home|catch|miss|noise|loud|kids|son|daughter|spott\\w*|model|video|late for|seat|change|connection|get (to|on)|so (that )?i (dont|can)|by mistake|avoid`,
      ],
    ),
    // The writer stops or slows down at a high place, night after night. Example: “I drive home over the dam wall now. Every night I slow down at the same spot.”
    {
      ...rule('crisis', 'suicide', [
        '(every|each|most|some) (nights?|evenings?|mornings?|days?|time|shifts?) ~3(slow|stop|pull (over|up|in)|pause|stand|park|linger|stay) ~3(at|on|by|near|in) (the|that) (same|exact) (spot|place|bend|gap|bit|point|railing|stretch|lay ?by)',
        '(slow|slowing|slowed|stop|stopping|stopped|pause|linger) ~2(at|on|by|near) (the|that) (same|exact) (spot|place|bend|gap|point|railing|bit) (every|each|most) (nights?|evenings?|time|days?)',
      ]),
      ...signs(
        [
          'dam|bridge|cliffs?|viaduct|overpass|flyover|quarry|reservoir|gorge|barrier|railings?|tracks|level crossing|weir|pier',
        ],
        [
          `${STORY}|deer|hares?|birds?|photo\\w*|potholes?|speed camera|views?|sunsets?|sunrise|breath|fish\\w*|run|runs|running|runner\\w*|km|mile|stitch|dog|heron|kingfisher|ducks?|swans?|engine|brakes?|bike|cycl\\w*|coffee|ice cream|traffic|otter|stars`,
        ],
      ),
    },
    // Hallucinations or a seizure after a sudden stop of alcohol or benzodiazepines that were taken for years. Example: “No drink since Saturday after 20 years of it, and I keep seeing my late brother in the corner.”
    {
      ...rule('crisis', 'unclear', [
        `(no|without|off|quit|quitting|stopped|stopping|gave up|given up|last|cold turkey|threw|thrown|flushed|binned|tipped|poured) ~4${DRUG}`,
        '(sober|dry|clean) since',
      ]),
      ...signs(
        [
          '(see(s|in|ing)?|there are|theres) ~6(in the corner|on the (wall|ceiling|bed)|that (isnt|arent|wasnt)|(late|dead) (brother|mother|father|dad|mum|wife|husband|sister)|spiders|insects|snakes|crawling)|hear(in|ing)? voices|hallucinat\\w*|(had|having) ~4(fit|seizure)|(walls?|carpet|floor) (are|is|keeps?) ~1(moving|crawling|breathing)',
          '(\\d+|five|eight|ten|fifteen|twenty|thirty) (yrs|years)|for years|years of|litre|bottles? a day|all my (xanax|valium|benzos)|fits?|seizures?|not call\\w*|no doctor',
        ],
        [
          `${STORY}|(years|months) ago|last time|used to|patients?|paramedic|nurse|ward|detox (unit|clinic)|in (rehab|hospital|detox)|doctor (is|knows|gave|has)|fit (into|in my)|keep fit|(get|getting|be|stay) fit|fit (again|for)|epilep\\w*|halloween|training`,
        ],
      ),
    },
    // The writer hears messages in the radio after stopping a medicine. Example: “No more lithium from today. I can hear what the radio really means.”
    {
      ...rule('crisis', 'unclear', [
        '(hear|see|understand|know|get) what (the )?(radio|tv|news|birds|signs|voices|number plates|songs?) (really |actually |truly )?(means?|says?|is saying|are saying|tells?|wants?)',
        '(radio|tv|newsreader|songs?|voices|adverts) (is |are |keeps? )?(talking|speaking|sending|telling) ~1(to )?me',
        '(secret |hidden )?messages (for me )?(in|from) (the )?(radio|tv|number plates|songs?|newspaper|adverts)',
      ]),
      ...signs(
        [
          'lithium|olanzapine|quetiapine|risperidone|aripiprazole|clozapine|haloperidol|antipsychotics?|depot|meds|tablets|medication|pills|injection|slept|sleep',
        ],
        [`${STORY}|language|spanish|french|german|italian|learn\\w*|vocabulary|hearing aids?|volume|deaf|captions`],
      ),
    },
    // Shame about eating: skipped meals, secret binges, fear of being watched.
    rule(
      'gentle',
      'eating',
      [
        '(skip|skipping|skipped|miss|missing) (lunch|meals|breakfast|dinner|food|eating) ~2(because|over|due to) ~3(how i look|my (body|weight|stomach|belly|thighs|face|arms)|photos|pictures|the (scale|mirror)|feel fat)',
        'i (still )?(eat|ate|keep eating) ~2(till|until|til) (it hurts|i hurt|i feel sick|my (stomach|belly) (hurts|aches)|i cant (move|breathe))',
        '(eat|eating|finish|finishing|order|ordering) ~3(in front of|with|around) (other )?(people|others|friends|my (family|friends)|colleagues|strangers) ~2(without|and not|not) ~2(guilt\\w*|shame|ashamed|hiding|panic\\w*|apologi[sz]ing)',
      ],
      [
        `${STORY}|christmas|thanksgiving|festival|buffet|wedding|eid|diwali|easter|sushi|nans|grandmas|vegan|ramadan|diabet\\w*`,
      ],
    ),
    {
      ...rule('gentle', 'medicine', [
        '(not sure|unsure|dont know|wonder\\w*|in two minds|torn|doubt\\w*|question\\w*|argue) ~8((stay|staying|be|keep|kept|remain) (on|taking) (it|them|this)|(still )?(need|needs) (them|it|these|my ~1(<meds>|tablets))( at all| any ?more)?)',
      ]),
      ...signs(
        ['<meds>|adhd (meds?|medicine|medication)|epilepsy|ritalin|tablets|medicine|medication|meds'],
        [`${STORY}|vet|mortgage|subscription|waiting list|gym|software|email list`],
      ),
    },
    {
      ...rule('gentle', 'violence', [
        '(thought|expected|hoped) (id|i would|i might|to) ~1feel (free|safe|safer|better|relieved|lighter)',
        'sleep with (the|a|my) ~1lights? on|lights? on still|(check|checking) the (locks|door) ~2(times|again|every)',
      ]),
      ...signs(
        [
          '(he|she|they) (got|gets|was given|were given) ~2(years|months|life)|(found|pleaded) guilty|sentenced|verdict|(court|trial) (is |was )?(finished|over|done|ended)',
        ],
        [`${STORY}|law (school|student|degree)|jury service|divorce|custody`],
      ),
    },
    rule(
      'gentle',
      'pregnancy-loss',
      [
        '(failed|unsuccessful|negative) (rounds?|cycles?|transfers?) (of (ivf|iui|icsi|treatment)|and (an |a )?(ectopic|miscarriage))|(failed|unsuccessful) (ivf|iui|icsi|embryo|transfers?)|(had|and|after|my|another) (an )?ectopic(?= (pregnancy|were|and|last|in|we|i)|$)',
      ],
      [`${STORY}|midwife|nurse|student|exam|ward|vet|beats?|training|cows?|mares?`],
    ),
  ],
}
