import { rule, type Subject, signs } from '../rule.ts'

/** What else ends, is decided or is arranged. */
const SOMETHING_ELSE =
  '(exam|exams|test|interview|project|renovation|trial|conference|flu|course|semester|term|move|moving|flight|trip|shift|shifts|deadline|wedding|birth|surgery|operation|dentist|diet|tournament|match|race|show|festival|quarantine|fast|ramadan|lent|rehearsals?|school|job|work|office|contract|lease|choir|divorce|studies|braces|cast|antibiotics|injections?|rent|sale|holidays?|vacation|party)'
const CALM =
  '(not|never|no longer|stopped|dont|wasnt) ~3(afraid|scared|being (afraid|scared)|fear\\w*|been so calm|felt so calm)|im ~2(calm|at peace|peaceful|ready)|never been (this|so) (calm|peaceful)|(nobody|no one|they) ~1(knows?|suspects?|noticed?|guess\\w*)'
const PILLS = '(pills|tablets|capsules|sleeping (pills|tablets))'
const SKIN = '(hip|hips|thighs?|arms?|forearms?|legs?|wrists?|skin|belly|stomach|ankles?)'

/**
 * Suicide and self-harm of which only the arrangements are named, in English: farewells, pets and things that are given away,
 * letters for later, saved pills, a day that is fixed, and a future without the writer.
 */
export const LAST_ARRANGEMENTS: Subject = {
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        '(letters?|envelopes?|cards?|notes?|videos?|message|messages|story|stories) ~9(for after(wards)?$|for the time after me|(when|once) im (no longer|not) (here|there|around)( anymore)?$|ill be long (dead|buried|gone))',
        '(record\\w*|wrote|write|written|letters?|videos?|cards?|story) ~9(birthday|birthdays|christmas|wedding|graduation) (that )?i (will )?(miss|wont see|wont be there)$',
        '(ill|i will) ~2(be|have been) (long (dead|buried)|already (dead|buried)|six feet under|under the (ground|earth)|in my grave|(dead|buried) (by|before) (then|christmas|summer|spring|winter))',
        '(hop\\w+|wish\\w*|pray\\w*|want|begging) ~3my heart ~1(to )?(forgets?|quits?|to quit|just stops?|doesnt (start|beat))',
        '(let|hope|hoping|wish\\w*|pray\\w*|want) ~2tomorrow ~1(to )?(just )?(not|never|doesnt|wouldnt) ~1come',
        '(hope|wish|pray|want|hoping) ~4(dont|not|never) ~1(to )?(come up( again)? from sleep|open my eyes again|come back from sleep)',
        '(wont be|isnt going to be|not going to be|will be no|is no|like theres going to be) ~2(spring|summer|winter|autumn|christmas|next year|next summer|tomorrow|future|me) for me$|there(s| is| wont be| will be)? no me anymore$',
        'as if id? ~2(still )?(be )?(around|alive)( then| by then)?$|(page|story|book|road) ends (here |there )?for me',
        '(?<!\\b(dont|not|never|wont|cant|refuse) ~2)(want|wanting|let|letting) (the |my |this )?(cancer|tumou?r|illness|disease|infection) ~1(to )?(do what|finish|take me|win|have me|end it)',
        '(put|putting) (dogs?|cats?|animals|horses) to sleep ~9(a person|a human|an adult|someone my)',
        '(dead (people|men|women|girls|boys)|the dead) ~1(dont |do not )?need (no|any|none|nothing|a|it|them)',
        '(logging|signing|checking|switching|switch) ~2(off|out) ~4(dont mean the (game|app|phone)|me too$|of life|of this world)|handed in my notice to life',
        'nobody can say i was ~2when i (did|do) it|the (world|earth) (goes on|turns) ~2without (one more|me in it)|one more tired (woman|man|person|girl|boy)',
        '(im|i am) (just |only |nothing but )?(a|an|another) ~1(bill|cost|expense|burden|invoice) (that|which|for|to) ~1(my family|they|everyone|my parents|my wife|my husband|others)',
        'rope ~8(nothing to do with|isnt for|is not for) (towing|climbing|boats|camping)',
        'where (im going|i go|im headed) ~1(i |you |one )?~1(wont|dont|need) ~1(need )?(nothing|it|them|any|any of it|things|a coat|anything)$',
        '(close|closed|closing|shut) my eyes ~9(at the wheel|on the (motorway|highway|country road)|while driving)|(at the wheel|on the (motorway|highway|country road)|while driving) ~5(close|closed|closing|shut) my eyes',
        'i(ve| have)? arranged not to (have a|be|see|live)|(ive|got|have) (got )?my exit (is )?ready|(im|i were|i was) no longer in the way',
        '(skip\\w*|not taking|stopped taking) ~2(meds|pills|tablets|medication|medicine) ~2(to|so i can) (save|keep|collect|hoard) (them|up|it)',
        '(wish|want|hope) ~6(fall asleep|sleep|asleep) ~4(no morning|and thats that|and thats it)',
        'good ?night ~5(the long one|forever|for ever|for good)$',
        '(nobody|no one) ~2(needs|has|have) to (look|search) for me( anymore)?$',
      ],
      ['passenger|back seat|sermon|church|vacation|abroad|beach|holiday|spain|italy|roads|film|novel|song'],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(put|putting|set|setting|lay|laying|save|saved|saving|collect\\w*|hoard\\w*|stash\\w*|hide|hid|hidden|hiding) ~6<meds>|<meds> ~3(aside|hidden|saved|counted)',
        `(\\d\\d+|sixty|seventy|eighty|ninety|hundred)( \\w+)? ${PILLS}`,
      ]),
      ...signs(
        [
          '(jar|box|bottle|sock) ~2(full|filling)|enough$|enough (now|of them|pills|tablets|soon)|counted (twice|them)|nobody (looks|knows)|(hide|hid) them|adds up|does it$|in a sock|behind the (flour|books|rice)',
        ],
        [
          'vitamin\\w*|gran|grandma|grandpa|mum takes|patients?|pharmac\\w+|dishwasher|ipads?|android|chlorine|allerg\\w*|kids|children|toddler|water|drawing|doctor|nurse|week organi\\w+|budget|class|school|price',
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(it|itll|everything|all of it|this) ~3(over|ends?|done|finished) ~1(by|on|before)? ?~1(sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend|tomorrow|tonight)',
        'by (sunday|monday|tuesday|wednesday|thursday|friday|saturday|the weekend)( evening| night| morning)? ~1(it|its|everything|all|this|its all) ~3(over|ends?|done|behind me)',
      ]),
      ...signs([CALM], [SOMETHING_ELSE]),
    },
    {
      ...rule('crisis', 'suicide', ['(it all|everything|all of it) (ends|stops) ~1\\w+day']),
      ...signs([`${CALM}|im ~1(glad|relieved)|finally|at last`], [SOMETHING_ELSE, 'season|summer|term']),
    },
    {
      ...rule('crisis', 'suicide', ['(which|the) (hymns?|songs?|flowers) i want']),
      ...signs(['where the (papers|documents|will|keys)|funeral'], [SOMETHING_ELSE, 'playlist|concert|bouquet']),
    },
    {
      ...rule('crisis', 'suicide', [
        '(since|because) ~1(i (decided|made (up my mind|my decision|the decision)|know when (it|i|and how))|the (day|date) is (set|fixed)|ive (decided|set the date))',
      ]),
      ...signs(
        [
          '(thinks?|says?|believes?|tells? me) ~2(im|i am|i look|how well|things are) ~2(better|recover\\w+|well|up|happy|happier|healed|look)?|nobody (suspects|knows)|(dont|doesnt|nobody|no one) ~1knows? why',
        ],
        [
          SOMETHING_ELSE,
          'leave (my|the|him|her|that)|quit|move|moved|keep|sell|change|buy|study|vegan|marry|baby|house',
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(gave|given|giving|give|rehomed|rehome|found|find|sold) ~5(dog|dogs|cat|cats|budgies|horse|hens|rabbits?|hamster|tortoise|pets?|fish)',
        '(wedding|birthday|christening|christmas|graduation)',
      ]),
      ...signs(
        [
          '(last|only) thing ~3(kept|keeps|holds|held|tied) me|(nothing|nobody) ~2(keeps|holds|ties|left to keep) me|(free|can) ~1(to )?go where (nobody|no one|you dont) ~1comes? back',
        ],
        ['flat|apartment|city|town|country|abroad|job|work|travel\\w*|lease|move|moving|trip|village|company'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(hugged|visited|called|kissed|saw|hugging) ~1(everyone|everybody|each of them|all of them|them all|my (parents|family|friends))',
      ]),
      ...signs(
        [
          '(they|nobody|no one) ~2(dont|doesnt|do not) ~1know (why|that it was|it was|what for)|(nobody|no one) ~1(knows|suspects) (why|it|anything)|thinks? (i was|it was|im|its) (just|only)|(last time|for good)$|only i (know|knew)',
        ],
        [SOMETHING_ELSE, 'surprise|birthday|proposal|engaged|pregnant|abroad|emigrat\\w+'],
      ),
    },
    {
      ...rule('crisis', 'suicide', ['(letters?|envelopes?)']),
      ...signs(
        [
          '(they|she|he|to|them|kids) ~3(open|read|find) ~4(when|once|after) ~1(it|its|everything|im|ive|it has) ~2(happened|dead|gone)',
        ],
        [SOMETHING_ELSE, 'cover|application|mail carrier|santa'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        'so ~1(that )?(she|he|they|nobody|no one) ~1(doesnt|dont|wont)? ?(suspects?|worr(y|ies)|guess\\w*)( (anything|nothing))?$',
      ]),
      ...signs(
        ['(i|ive) (said yes|smile|smiled|act|pretend|laugh|laughed|made plans|make plans|play along)'],
        ['surprise|party|present|gift|proposal|ring|game|poker|prank'],
      ),
    },
    {
      ...rule('crisis', 'suicide', ['shoes off|(took|take) off my shoes|took my shoes off']),
      ...signs(
        ['parking deck|car park|roof|bridge|(top|seventh|last|tenth) floor|ledge|railing'],
        ['pool|lake|sea|grass|terrace|kids|tent|beach|dance|dancing|yoga|party|feet|walk(ed)? home|river ?bed|swim'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(grave|funeral|urn|coffin|burial|cremation) ~3(paid|ordered|chosen|booked|picked|settled)',
      ]),
      ...signs(
        [
          '(picked|fixed|chosen|know|set) ~1(the|my) (day|date)|only i am left|my turn|i can go( now)?$|nothing ~1(keeps|holds) me',
        ],
        ['my (mother|father|mum|mom|dad|gran\\w*|husband|wife|sister|brother|uncle|aunt|dog|cat)s?|(his|her|their) '],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(freight|goods|express) trains?',
        '(bridge|roof|viaduct|cliff) ~9no (railing|camera|fence)',
      ]),
      ...signs(
        [
          '(dont|doesnt|never|without) ~1(stop|stopping|slow\\w*)|no (railing|camera|fence)',
          'timetable|i know when|close to the (edge|line)|(drove|went|stood|was|been) ~1there ~1(again|three times|twice|every|last night)',
        ],
        [
          'photo\\w*|noise|loud|noisy|sleep|spotting|model|ticket|commute|wakes? me|paint\\w*|ran|run|cycle|bike|fix|repair|council|safety',
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(step|cross|walk|drive|cycle|run|ride) ~6without (looking|lights|a (helmet|belt)|the belt)|(stopped wearing|without) the (seat ?belt|helmet)',
      ]),
      ...signs([
        '(hope|hoping|wish|wait\\w*) ~4(nobody|somebody|someone|no one|a (car|truck|driver|lorry)) ~2(not )?(brakes?|doesnt brake|stops?|sees?|hits?|take)|take the decision|dont care (if|whether) i ~1(arrive|live|make)|close my eyes',
      ]),
    },
    {
      ...rule('crisis', 'suicide', ['(another|last|next|first|second|failed) attempt']),
      ...signs(
        ['(disabled|cripple\\w*|brain damage|surviv\\w+|paraly[sz]ed)', 'this time|certain|surer|must work|next time'],
        [
          'lift\\w*|kilos|kg|climb\\w*|record|jump|recipe|exam|test|driving|marathon|interview|bak\\w+|puzzle|level|ivf|pregnan\\w*|squat|serve|landing',
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(ill|i will|soon) ~2(be lying|lie|lying) (beside|next to|with) (him|her|my ~1<kin>)',
      ]),
      ...signs(
        ['died|dead|grave|cemetery|ground|buried', 'seen to it|wont be long|decided|soon|before'],
        ['lived to|bench|visit|flowers|bulbs'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(two|three|one|a few|\\d) more (sunsets?|sunrises?|nights?|days|sleeps|mornings) ~3(dont have to|wont have to|can stop pretending)( be| live| pretend)?( anymore)?$',
      ]),
      ...signs(
        ['more (sunsets?|sunrises?)|anymore|pretend\\w*'],
        [SOMETHING_ELSE, 'alarm|commute|early|parents|braces'],
      ),
    },
    rule(
      'crisis',
      'self-harm',
      [
        `(i|and|then|to) ~1(burn|carve|scratch|cut|stab) ~4(into|in) my ${SKIN}|press ~2(lighter|iron|cigarette|blade) ~2(on|to|against|into) my ${SKIN}|hold the (iron|lighter|cigarette) ~1(to|on|against) my ${SKIN}`,
        '(scratch|scratching|pick|dig|scrape|rub|bite) ~6(until|till) ~2(bleeds?|bleed|blood|raw)|(punch|punching|hit|hitting|bang|banging) ~6(until|till) ~2(knuckles|hands?|skin|head) ~1(open|opens|bleeds?|splits?|raw)',
        `(lines|cuts) ~1on my ${SKIN} ~2for (each|every)`,
        '(blades?|razor|compass) ~5(behind|inside|in) ~2(phone case|pencil case|sock|pillow) ~4(for|when|because)',
        '(snap|snapping|snapped) ~1rubber band ~6(wrist|skin|arm) ~8(sharper|welts?|bruises?)|rubber band ~4(wrist|skin|arm) (swells|swollen|bleeds|is raw)',
        `my ~1${SKIN} ~2(full of|covered (in|with)) (lines|cuts|stripes|marks)`,
        '(take|get|use) the (compass|blade) ~9(toilets?|bathroom)',
      ],
      [
        'mosquito|eczema|itch\\w*|rash|allerg\\w*|nails|cuticles|bag|sparring|tattoo|pumpkin|clay|wood|sun|cream|beard|shav\\w+|haircut|hair|maths|geometry|potato\\w*|ticket',
      ],
    ),
  ],
}
