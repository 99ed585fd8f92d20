import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|dream\\w*|nightmare|film|movie|stunt\\w*|gta|simulator|video ?game|play(ed|ing)?|cast|stage|actors?|quiz|documentary|song'

/** Words of a loss of which the writer tells, or of an accident that is over. */
const OVER =
  'insurance claim|mechanic|panel beater|bumper|nearly|almost|by accident|accidentally|years? ago|last (year|month|week)'

const HIGH =
  '(balcony|balconies|roof|rooftop|roof terrace|bridge|car park|multi ?storey|parking deck|cliffs?|viaduct|tracks|railway|rails|level crossing|quarry|dam|lighthouse|tower block|top level|top floor|top deck|weir|pier|overpass|underpass|platform (\\d|one|two|three|four))'

const VEHICLE =
  '(car|van|ute|truck|lorry|motor ?bike|motorcycle|jeep|pick ?up|bakkie|land rover|taxi|cab|minivan|trailer|rig)'

/** Wood, stone or water into which somebody drives on purpose. */
const OBSTACLE =
  '(tree|oak|beech|gum tree|pine|poplar|wall|pillar|pylon|lamp ?post|bridge|abutment|barrier|concrete|rock face|cliff|lookout|quarry|gorge|ravine|canyon|dam|lake|river|canal|harbou?r|pier|quay|bend|embankment|edge|oncoming (traffic|lorry|truck)|lorry|freight train)'

const POISON =
  'pesticides?|insecticides?|herbicides?|weed ?killer|(rat|insect|ant|snail|slug|mouse) poison|poison|paraquat|gramoxone|monocrotophos|organophosphates?|celphos|sulfas|drain cleaner|bottle of bleach|drink(ing)? (the )?bleach|battery acid|antifreeze|slug pellets|spray for the (cotton|rice|fields?|crops?)'

/** Suicide told as a list of arrangements, as a settled wish in formal words, or with the tree, the wall or the poison already chosen; and seizures in withdrawal. */
export const PLANNED_ENDS: Subject = {
  rules: [
    // Suicide as the last task of a list. Example: “Finish the novel, post it to my editor, and then finish myself.”
    rule(
      'crisis',
      'suicide',
      [
        '(?<!(to|i|can|could|must|should|would|start and|begin and) )finish myself( off)?$',
        '(then|going to|want to|plan to|gonna|finally|will|ill) finish myself( off)?(?=$| (tonight|today|tomorrow|afterwards|after that|for good|by|before|on|in the|with (a|the|my|pills)))',
      ],
      ['boss|level|opponent|character|game|(finish|start|begin) (it|this|that|them) myself'],
    ),
    // “Passwords to sister. Letter on desk. Then balcony. Date fixed.”
    {
      ...rule('crisis', 'suicide', [
        `(then|finally|lastly|last|after that|afterwards|^\\d|^)( it is| its| to)?( onto| on| off| up to| down to)?( the| my| our)? ~2${HIGH}`,
      ]),
      ...signs(
        [
          '(date|day|night|evening|hour|time) (is |has been |already )?~1(fixed|set|chosen|picked|decided|settled|marked)|set for ~1(\\w+day|tonight|tomorrow|the \\w+)|on the ~1(\\d+(st|nd|rd|th)|first|second|third|\\w+teenth|\\w+th)(?! (floor|level|storey|birthday|anniversary|grade|deck))',
          'letters?|notes?|passwords?|will|goodbyes?|write to|wrote to|written to|apolog\\w+',
          '(debts?|rent|bills?|accounts?|keys|dog|cat|goldfish|plants|rabbit|parrot|phone|ring|bike|car|guitar|records|savings|tools) (is |are |goes |go )?~3(to|for|with|at|paid|closed|given|sorted|cancelled|canceled|settled|done)|(pay|paid|close|closed|cancel|cancelled|give away|gave away|settle|sell|sold) ~2(debts?|rent|bills?|accounts?|phone|plants|things|car|bike|records|tools|contracts?)|passwords? (to|for|in)',
        ],
        [
          `${STORY}|flat|lease|landlord|moving|move in|mortgage|plane|flight|holiday|wedding|photo\\w*|sunset|party|concert|abseil\\w*|harness|climb\\w*|viewing|paint\\w*|repaint\\w*|renovat\\w*|builder\\w*|scaffold\\w*|plants? on|barbecue|picnic|tour|train ride|inspection|survey|tournament|card game|museum|hike|walk|new (life|start|job|home|town|city|country)|emigrat\\w*`,
        ],
      ),
    },
    // “Will done. Pills counted. The day is set.”
    {
      ...rule('crisis', 'suicide', [
        '(pills|tablets|insulin|rope|stash) ~1(are |is )?(counted|hoarded|saved up|collected|bought|ready)$',
      ]),
      ...signs(
        [
          '(date|day|night|evening|hour) (is |has been |already )?(fixed|set|chosen|picked|decided)',
          'will|letters?|notes?|keys|passwords?|goodbyes?|dog|cat|debts?|rent',
        ],
        [`${STORY}|pill ?box|dosette|blister|nurse|pharmac\\w+|travel\\w*|trip|holiday|flight|clinic|refill`],
      ),
    },
    // A wish not to wake in formal words.
    rule(
      'crisis',
      'suicide',
      [
        '(wish|wishes|desire|hope|prayer|intention|resolve|resolved|plea|preference) (tonight )?~2(not|never) to (wake|awake|awaken|rise)( up)?(?= (tomorrow|again|any|on any|in the morning|from|ever|nor|after)|$)',
        '(wish|desire|hope|prayer|intention|resolve|resolved|decided|plea) ~6(not|never) to see (another|the next|one more|a further|tomorrows) (morning|day|dawn|sunrise|spring|winter|week)',
        '(pray|prayed|praying|ask|asked|asking|beg|begged|begging|petition|implore|beseech) ~3(god|the lord|lord|the almighty|almighty|allah|heaven|jesus|krishna|the gods|the saints) ~5((that i|i|to) (be taken|(may|might|will|do)? ?(not|never) wake|dont wake)|to let me (sleep on|die|not wake|go in my sleep)|(that )?my eyes (stay|remain|be) (shut|closed))',
        '(that i|i) (be|am|may be|might be) taken in my sleep',
        '(go|going|lie|lying) (to bed|to sleep|down) ~2(and|to) (not|never) (to )?(rise|wake|get up|wake up)( again|$)',
      ],
      [
        `${STORY}|hangover|hung ?over|alarm|snooz\\w*|bab(y|ies)|stiff\\w*|at (\\d|noon|four|five|three)|with a (headache|sore)|late|sore|for (work|school)|mosquito\\w*`,
      ],
    ),
    // “I'm driving the ute into a tree flat out, I've picked which one.”
    {
      ...rule('crisis', 'suicide', [
        `(drive|driving|put|putting|steer|steering|crash|crashing|smash|smashing|ram|ramming|wrap|wrapping|take|taking|ride|riding) (the|my|our) ~1${VEHICLE} ~5((into|off|round|around|against|through) (a|an|the|that|my|this|some) ~3${OBSTACLE}|over (a|an|the|that) ~2(cliff|edge|quarry|pier|embankment|barrier|lookout|bend|drop))`,
      ]),
      ...signs(
        [
          'flat out|(full|top) speed|pedal down|foot (down|to the floor)|at a (hundred|ton)|at \\d\\d\\d?|no (brakes?|seat ?belt|belt)|without (a )?(belt|braking)|(picked|chosen|chose|choose|worked out|found|know|decided|marked) ~3(which|one|tree|wall|bend|spot|place|pillar|bridge|pylon|where)|(tree|wall|bend|spot|pillar|one) (is )?(picked|chosen)|theres nothing( left)?|nothing (left|after)',
        ],
        [
          `${STORY}|${OVER}|crash test|test track|toy|lego|remote control|race|rally|derby|lap|track day|ferry|boat ramp|car wash|sat ?nav|trap|tow\\w*`,
        ],
      ),
    },
    // Poison that the writer bought and will drink, whatever the label says it is for.
    {
      ...rule('crisis', 'suicide', [
        '(i|ill|im|i will|i shall|tonight|going to|want to|and|to) ~1(drink|drinking|swallow|swallowing) (it(?=$| (when|once|tonight|before|after|all|and|now|as soon|tomorrow|while|alone))|the ~2(poison|pesticide|insecticide|weed ?killer|paraquat|bleach|bottle of (poison|spray|bleach)))',
      ]),
      ...signs(
        [POISON],
        [
          `${STORY}|juliet|romeo|socrates|hamlet|scene|opera|theat\\w+|potion|cocktail|joke|by mistake|accident\\w*|dog|toddler|warn\\w*|smoothie|kombucha|lemonade|coffee|(green|herbal) tea|shake|daily|every (day|morning|evening)|each (day|morning)|vitamin\\w*`,
        ],
      ),
    },
    // “He found this app and smashed my phone, said next time its my face.”
    rule(
      'crisis',
      'danger',
      [
        '(he|she|they|boyfriend|girlfriend|husband|wife|dad|stepdad|mum|uncle|brother) ~9(said|says|told me|promised|swears|swore) ~2next (time )?(its|itll be|will be|comes) my (face|head|teeth|neck|legs?|arms?|ribs|fingers|hand)',
        '(he|she|they) ~1(smashed|broke|threw|crushed) my (phone|laptop|glasses|mirror|plates?) ~7(said|says) (im next|its me next|youre next)',
        '(got|get|was|been|keep getting) choked by (my|him|her|his|a) ~1(coach|teacher|boss|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mother|stepdad|brother|uncle|him|her)(?! (at|in|during) ~2(sparring|judo|class|training|rolling|competition))',
      ],
      [STORY],
    ),
    // “Both of us would be at peace if we weren't here. I stand with her at the open window and it pulls at me.”
    rule(
      'crisis',
      'suicide',
      [
        '(both of us|the baby and (me|i)|me and the (baby|kids)|all of us|(he|she|they) and i|we) ~4(at peace|better off|free) ~3if we werent (here|alive|around)(?! (in|at|on|for))',
        '(window|edge|balcony|bridge|tracks|platform|river|drop) ~5(and )?(it |that )(just |always )?(pulls|draws|tugs) (at )?me',
        '(hear|hearing|voice says|it says|keeps? saying) ~5(at peace|better off|sleep forever) ~4(werent|not) here',
      ],
      [`${STORY}|paint\\w*|photograph\\w*|surf\\w*|swim\\w*|climb\\w*|view|novel`],
    ),
    // Alcohol and benzodiazepines that were stopped at once: seizures are an emergency.
    {
      ...rule('crisis', 'unclear', [
        '(had|have|having|got) (just )?~1(a|an|another|one|two|three|four|several|some|my first|\\d) ~1(seizures?|fits?|convulsions?)|convulsed|convulsing|(seizures?|convulsions?) (this|last|on|in|since|yesterday|today|tonight|at|an hour|just)|fit (in|on) the (van|bus|shower|kitchen|floor|car|bath|street|shop|lorry|stairs|tram|train)|(^|and )(seized|fitted) (on|in|at) the|delirium tremens|(i|have|has) (just )?(seized|fitted) (up|twice|again|on|in)',
      ]),
      ...signs(
        [
          '(without|off|no|since|quit|quitting|stopped|stopping|came off|coming off|cold turkey|last|withdraw\\w*|detox\\w*|days? (dry|sober)|sober since|put down) ~5(alcohol|booze|vodka|whisk(e)?y|gin|rum|wine|beer|drink|drinking|drinks|bottle|drop|benzos?|benzodiazepines?|xanax|valium|diazepam|klonopin|clonazepam|lorazepam|ativan|alprazolam|phenibut|ghb|zopiclone)|days? (dry|sober)|dry since',
          'just|now|today|tonight|this (morning|afternoon|evening)|last night|yesterday|since (noon|\\w+day|then|dawn|midnight)|see|seeing|seein|hear|hearing|crawling|alone|(day|second|third|fourth|fifth) (\\d|day|two|three|four)|twice|(one|two|three|four|\\d) days|shak\\w*',
        ],
        [
          `${STORY}|years? ago|used to|months? ago|patients?|ward|as a nurse|paramedic|first aid|training|my (son|daughter|dog|dad|father|mother|mum|brother|sister|wife|husband) (had|has|seized)|discharged|in (hospital|rehab|a and e|a e)|keep fit|fit of (laughter|giggles|the giggles)|fits? of|giggl\\w*|epilep\\w*|coughing fits?`,
        ],
      ),
    },
  ],
}
