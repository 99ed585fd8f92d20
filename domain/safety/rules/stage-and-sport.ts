import { idioms, type Subject } from '../rule.ts'

/** Characters who die in well-known plays, operas and ballets, and some titles of these. */
const PARTS =
  '(juliet|romeo|hamlet|ophelia|mercutio|tybalt|desdemona|othello|macbeth|lady macbeth|cleopatra|brutus|julius caesar|giselle|odette|siegfried|la sylphide|tosca|carmen|mimi|violetta|madame butterfly|cio cio san|aida|radames|lucia|rigoletto|gilda|manon|don giovanni|javert|fantine|eponine|swan lake|dying swan|la boheme|west side story|les mis)'

const DEATH =
  '(die|dies|died|dying|drown|drowns|drowned|(stab|stabs|stabbed|kill|kills|killed|poison|poisons|hang|hangs) (myself|himself|herself|me)|(am|get|gets|got|be|being) (stabbed|shot|killed|poisoned|hanged|strangled|murdered)|(drink|drinks|take|takes|swallow) the poison|jump (off|from))'

/** Not a play: the writer means it. */
const IN_EARNEST = [
  'for real|really (die|kill|want)|actually|wish|(want|going|plan|need) to (die|end|kill|hang|stab) (myself|it|for)|real (knife|blade|gun|dagger|pills|poison)|pills|not (acting|a play)|no acting|tonight i|afterwards i|anymore|after the (show|play|curtain)|and mean it',
]

/** Deaths on a stage, drills that are called suicides, hard workouts, and instruments that torture the neighbours. */
export const STAGE_AND_SPORT: Subject = {
  safe: [
    {
      phrase: [
        `(part|role) of ~2${PARTS} ~9${DEATH}|${PARTS} (so|and|where|who|in which|which|scene|act|death|again|tonight|this|for) ~9${DEATH}|(danced|dance|dancing|sang|sing|singing|rehears\\w+|play|playing|plays|perform\\w*) ~2${PARTS} ~9${DEATH}`,
        `${PARTS} ~2double suicide`,
        `(i|we|she|he) (get to |have to |always |also |still |only )?~1${DEATH} ~7(in|of) (act|scene) (\\d|one|two|three|four|five|i+)|(i|we) (get to |have to )?${DEATH} ~4in the (first|second|third|fourth|last|final|opening) (act|scene)`,
        `(i )?(get|gets|getting|got) to ${DEATH} ~7(on stage|in front of (the|my|a) ~2(school|class|parents|audience|family|year \\w+)|every (night|evening|show|matinee))`,
        `${DEATH} (so |really |very |quite )?(beautiful|beautifully|gracefully|convincingly|dramatically|elegantly|prettily|theatrically|loudly) (in|on|at|that|enough|as) (the |act |stage|cue|end|opera|third|second)`,
        '(stab|stabs|stabbed|stabbing|kill|kills) (myself|himself|herself|him|her|me) (with|w) (a|my|the|our) ~1(plastic|foam|rubber|fake|prop|wooden|cardboard|trick|retractable|pretend|tin foil|collapsible) (dagger|sword|knife|blade)',
      ],
      unless: IN_EARNEST,
    },
    {
      phrase: [
        '(run|ran|running|runs|do|did|doing|does|more|of|and|with|some|\\d+|two|three|four|five|six|eight|ten|twelve|twenty|our|the|coach|hate|hated|love|loved|punishment|made us) ~1suicides ~7(court|gym|coach|practice|drills?|basketball|burpees|sprints|pt|squad|pitch|tryouts|line|pool|football|training|track|hockey|rink|field|stopping|push ?ups|pe|warm ?up|laps|whistle|netball|volleyball|rugby|soccer|lacrosse|handball)',
        '(coach|captain|sergeant|trainer|teacher) (had|made|gave|makes|has) (us|me|them|the team|everyone) ~2suicides',
        '(beep test|bleep test|court|gym|coach|practice|drills?|basketball|burpees|sprints|pt|squad|pitch|tryouts|training|track|hockey|rink|push ?ups|pe|warm ?up|planks|laps|whistle) ~6suicides(?! (rates?|statistics|of|among|by|in (the|my|our)))',
      ],
      unless: [
        'family|next|veterans?|hotline|prevent\\w*|rates?|statistics|commit\\w*|attempt\\w*|thoughts?|friend|brother|funeral|this year|centre|could be|i get why',
      ],
    },
    {
      phrase: [
        '\\d+ (out of |of )?\\d+ (would|will|id|do) ~1(die|be killed|suffer) again|(five|ten) (stars|out of ten) ~1(would|will) die again',
        '(would|id|ill|will) (gladly |happily |totally |absolutely |definitely |100 )?die again|died (twice|once|three times|a bit|a little) (would|will|and) ~2(do it|go|come|run|be) (again|back)',
      ],
      unless: ['alone|tonight|wish|want|pills|revived|hospital|ambulance|attempt\\w*|next time|better dead|and stay'],
    },
    idioms(
      'instruments and neighbours',
      'stop (torturing|tormenting|murdering|massacring) (the|my|our) (neighbou?rs|neighbou?rhood|flatmates|whole street|whole house)( (with|by) ~5\\w+)?$',
      '(torture|torment|murder|massacre) (the|my|our) (neighbou?rs|neighbou?rhood|flatmates) (a bit |a little |much )?(less|no more|less often)',
      '(violin|trumpet|drums?|recorder|bagpipes|saxophone|sax|clarinet|tuba|cello|flute|piano|accordion|singing|karaoke|playing|practi[sc]e|scales) ~2(tortures?|torments?|torturing|tormenting|kills?|killing|murders?) (the|my|our) ~1(neighbou?rs|cat|dog|flatmates?|family|ears|parents)',
      '(torture|torturing|torment|tormenting) (the|my|our) ~1(neighbou?rs|cat|dog|flatmates?|family|parents) (with|by) ~3(violin|trumpet|drums?|drumming|recorder|bagpipes|saxophone|sax|clarinet|tuba|cello|flute|piano|accordion|singing|karaoke|scales|playing|practi[sc]ing|music|solos?)',
      '(murder|murdering|butcher|butchering|massacre|massacring|kill|killing|slaughter) (that|the|this|my|a|every|some) ~2(suite|sonata|aria|solo|song|tune|bach|mozart|chopin|prelude|anthem|carols?|hymns?|nocturne|concerto|etude|waltz|lullaby|accent|pronunciation|(spanish|french|german|english)(?! \\w))',
    ),
  ],
  rules: [],
}
