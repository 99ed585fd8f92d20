import { rule, type Subject, signs } from '../rule.ts'

const STORY = 'novel\\w*|story|film|movie|series|game|theat\\w+|book|play|podcast'

/** Suicide that a text only hints at, in a sentence about a plan, a pet, a letter or a place. Each rule has its own exceptions. */
export const SUICIDE_HINTS: Subject = {
  rules: [
    rule(
      'crisis',
      'suicide',
      ['(only|one|last|single) thing ~1(that )?(keeps|kept|keeping|holds|holding|is keeping|s keeping) me alive'],
      [STORY, 'coffee|caffeine|espresso|tea|snacks?|memes?|chocolate|playlist|music|naps?|weekends?|group chat'],
    ),
    rule(
      'crisis',
      'suicide',
      [
        'in (two|three|five|ten|\\d+) years i (dont|do not|cant|cannot) see (myself|me|anything)$|there (is|are|s|isnt|arent) (no|any) (five|ten|two|three|next) years?$',
        '(find|finds) (the|my) (letters?|notes?) first ~2(me|my body|the body) (second|after|later|last)',
        '(nobody|no ?one|noone) (would|will|ll|d|is going to) (notice|miss me|find me|look for me) ~1for (days|a week|a month|weeks|months)($| i checked| if i (was|were|am|m|died|disappeared|vanished))',
        '(cats?|dogs?|kitten|puppy|rabbits?|hamster|budgie|parrot) (goes|go|is going|gets) to (my|a|the|his|her) ~9then (im|i am|i m) (done|gone|finished)$',
        '(picked|chose|choose|chosen|found) (the|a) (bridge|cliff|roof|tower|balcony|car park|viaduct) ~6(rail|railing|fence|barrier|net|wall) ~2(low|lower|missing|broken|ends)(?! (enough )?(for|to) )',
        '(aim|plan|goal|target|destination) (is|s) (the|a) (roof|ledge|balcony|bridge|top floor|railing|car park|viaduct)( of the ~2\\w+)? and (then )?(down|off|over|nothing)$',
        '(last|final) (trip|journey|drive|ride|flight|walk|ticket) ~1(is )?one way$',
        'then no more (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mornings|days|birthdays|tomorrows)$',
        '(?<!(not|never|dont|nobody|kids) )(step|stepping|walk|jump|go) (out )?in front of the (\\d|train|tram|express|first train|last train|night train|lorry|truck)',
        'then i (ll )?finish me( too)?$|and i finish me( too)?$|(match|season|shift|term|year) i finish me( too)?$',
        '(lake|river|sea|canal|water) (is|s) (cold|coldest|deep|deepest|icy|freezing) ~4so it ~1(goes|is|will be|ends) (quick|quickly|fast|over quickly)$',
        '(quitarme|sacarme) de en ?medio',
      ],
      [STORY],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(drank|drunk|drink|drinking|swallowed|swallow|swallowing) (?!(water|less|more|no) )~2(bleach|drain cleaner|antifreeze|rat poison|weed ?killer|caustic soda|toilet cleaner)',
      ],
      [
        STORY,
        '(cat|dog|puppy|kitten|baby|toddler|child|kid|son|daughter|nephew|niece) (drank|swallowed|ate|drink)|never (drink|swallow)|warn\\w*|poster|lock away|label',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(sold|gave|given|closed|paid|cancelled|canceled) ~9(told|tell|telling) (nobody|no ?one|anyone) (why|what for)$',
      ]),
      and: {
        all: [['sold|gave away|given away|paid (off )?(the|my|all) debts|closed (the|my) account']],
        none: [['surprise|present|gift|party|proposal|ring']],
      },
    },
    {
      ...rule('crisis', 'suicide', ['(wrote|written|finished|finish) (the|my|all the|all my) (notes|letters)$']),
      and: {
        all: [
          ['^(and )?one (is )?for (my )?<kin>', 'one (is )?for (my )?(mum|mom|dad)( |$)'],
          ['(feel|felt|feeling|im|i am) ~1(calm|calmer|lighter|at peace|ready|nothing)$'],
        ],
        none: [['party|class|school|thank|christmas|card|birthday|wedding|speech']],
      },
    },
    // The last task of an online challenge that ends in suicide. Example: “Did 49 of the 50 tasks the group gave me. Last one is the roof.”
    {
      ...rule('crisis', 'suicide', [
        '(last|final|fiftieth|50th|next) (one|task|challenge|step|dare) (is|will be) (on |at |from )?(the |a )?~1(roof|rooftop|bridge|tracks|rails|train|ledge|balcony|tower|blade|razor|rope|jump|belt)$',
      ]),
      ...signs(
        ['tasks?|challenges?|dares?|group|curator|admin|server|chat|they (gave|send|sent) me'],
        [
          '<fiction>|novel|film|roofer\\w*|repair\\w*|renovat\\w*|paint\\w*|clean\\w*|gutter\\w*|bungee|climb\\w*|abseil\\w*|photo\\w*|lego|model',
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(im|ill be|i am|i will be|then i|and i|^|me|i go|i leave) ?~1((off|gone from|leaving|leave|out of|done with|departing|quitting|exiting) (this|the) (planet|earth|world|rock) ?(for good|forever|for ever|permanently|leaving ~4)|(off|gone from|leaving|leave|done with|departing|quitting|exiting) (this (planet|earth|world|rock)|the (planet|earth|world)) ?(tonight|tomorrow|soon|(on|by|this|next) \\w+))',
      ]),
      and: {
        all: [],
        none: [
          [
            'school|puzzles?|maps?|saturn|climb\\w*|skydiv\\w*|vr|costumes?|stage|draw\\w*|<fiction>|chapter|game|space\\w*|rocket|mars|moon|astronaut\\w*|alien\\w*|ufo|starship|minecraft|kerbal|phone|social media|retreat|festival|vacation|holiday|off grid|cabin|dream\\w*|music|meditat\\w*|better (place|than)|ferry|island|mainland|new job|plastic|lego|class trip',
          ],
        ],
      },
    },
    rule(
      'crisis',
      'suicide',
      [
        '(not|never|dont|wont|not really) ~1(plan|planning|intend|intending|going to|meant to|gonna|expecting|expect|want|plan on|planning on|looking)? ?(to |on )?(see|seeing|reach|reaching|make it to|making it to|get to|live to) my ((1[89]|[2-6]\\d)th|\\w+ieth|next|twenty first|2[1-3](st|nd|rd)) birthday(?=$| (tbh|lol|ngl|anyway|honestly|at all|and i(?! (still|feel (great|good|fine|well)|love))|so (i|that|why|the|dont|please)|alive|i) ?)',
        '(?<!(project|business|company|blog|band|app|shop|account|channel|magazine) )(die|dying) ~2on my own terms',
      ],
      [
        STORY,
        'party|cake|travel\\w*|abroad|home|office|work|hospital\\w* on|without|alone|hospice|palliative|terminal\\w*',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        'no (plans?|intention|wish) (to|of|for) ~1(see|seeing|turn|turning|reach|reaching|be|being) (1[89]|[2-6]\\d|thirty|forty|fifty|sixty)(?=$| (tbh|lol|ngl|anyway|at all|and|so|all|everything|letters?)\\b)',
        '(not|never|dont|wont|not really) ~1(plan|planning|intend|intending|going to|meant to|gonna|expecting|expect|want|plan on|planning on|looking)? ?(to |on )?(see|seeing|reach|reaching|make it to|making it to|get to|live to) (1[89]|[2-6]\\d|nineteen|twenty( \\w+)?|thirty|forty|fifty|sixty)(?=$| (tbh|lol|ngl|anyway|anyways|honestly|at all|and|so|or|idk|alive|i|date|picked|the)\\b)',
      ]),
      and: {
        all: [
          [
            '(date|day|night|method|pills|rope|note|letter|way|place) (is |was |already |has been |i have |ive )*(picked|chosen|set|circled|marked|fixed|ready|written|decided)|(picked|chose|chosen|circled|set|marked) (the|a|my) (date|day|night|place|method)',
          ],
        ],
        none: [
          [
            'retest|juggl\\w*|practi[sc]e|<fiction>|patients?|km|kilomet\\w+|miles?|degrees|reps|kg|kilos|pounds|followers|subscribers|books?|films?|goals?|pages|percent|wedding|without|party|countries|cities|students|clients',
          ],
        ],
      },
    },
    rule(
      'crisis',
      'suicide',
      [
        '(go|going|leave|leaving|travel|travelling) ~2(where|somewhere|(to )?a place) (nobody|no one|none|you (dont|never|cant)|i (dont|wont|never)|people (dont|never)) ~1(comes? back|returns?)($| (from|again)($| (and|so|tonight)))',
      ],
      [STORY, 'mars|bermuda|quest|level|map|museum|haunted|escape room|vacation|holiday|ghost\\w*'],
    ),
  ],
}
