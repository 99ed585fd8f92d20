import { idioms, rule, type Subject, signs } from '../rule.ts'

/** Where a figure of a game dies. */
const IN_GAME =
  '(elden ring|(dark|demons) souls|bloodborne|sekiro|fortnite|minecraft|hades|celeste|hollow knight|silksong|cuphead|valorant|apex|warzone|overwatch|dota|league of legends|lol|call of duty|cod|pubg|counter strike|csgo|tetris|mario|zelda|tears of the kingdom|breath of the wild|pac ?man|terraria|doom|halo|destiny|diablo|baldurs gate|baldurs gate 3|rust|roblox|tarkov|gta|skyrim|monster hunter|malenia|margit|godrick|radahn|ornstein|\\w+ (souls|kart|quest)|(games?|levels?|boss(es)?|boss fights?|match(es)?|rounds?|runs?|ranked|lobby|lobbies|dungeons?|raids?|arena|stages?|missions?|maps?|parkour|speed ?runs?|hardcore|multiplayer|pvp|battle royale|world \\d|phase \\w+)|(the|this|that|my|our|a|an|every|each|same) (\\w+ ){0,2}(games?|levels?|boss(es)?|match(es)?|rounds?|runs?|lobby|dungeons?|raids?|arena|stages?|missions?|maps?|boss fight|video game))'
const ANIMALS_OR_THORNS = '(cat|cats|kitten|kittens|dog|puppy|roses?|brambles?|hedge|blackberr\\w+|hens|goat|thorns)'
/** A wish to be lighter: an eating disorder of the past may not be over. */
const LIGHTER =
  '\\d+ ?(kg|kgs|kilos?|kilograms|pounds|lbs?|st|stone)|(kilos?|kg|pounds|lbs?|weight|bmi|calories)|weigh|(that|so|as|how|be|get|was|very|really) (thin\\w*|light|lighter|skinny|slim|bony|small)|(thin|thinner|skinny|lighter)( again)?$|bones|thigh gap|fasting|lose ~2(kilos|weight)'

/** Words of danger as people use them of contracts, computers, games, gymnastics, series and examinations. */
export const TOOL_IDIOMS: Subject = {
  safe: [
    {
      phrase: [
        '(end|ending) it ~4(this|that|my|the) ~2((gym|phone|mobile|insurance|magazine|streaming|newspaper|app|car|broadband|internet|energy|dating|lease|gas|power) ~1(contract|subscription|membership|plan|deal|policy|trial|agreement|tariff|provider|company|supplier)|(contract|subscription|membership|lease|insurance|dating app|magazine|newspaper))',
        '(this|that|my|the) ~2(contract|subscription|membership|tariff|free trial) ~6(end|ending|finish) it (once and for all|for good|now|today|finally|this (week|month))',
      ],
      unless: [
        'myself|die|my life|pills|rope|alive|existing|living|breathing|goodbye',
        // The contract is over before: "it" is something else.
        '(after|once|when|as soon as|now that|before|until) ~6(cancel\\w*|paid|over|ends?|ended|settled|expires?|runs out|done|sorted)|(cancell?ed|paid) ~9(then|and|so|now) ~3end it|then ~2(end|finish) it',
      ],
    },
    idioms(
      'Lamps and motors.',
      '(burned|burnt|burned ?-?|blown) ?out (headlights?|bulbs?|lamps?|fuses?|lights?|motor|clutch|engine|candles?|socket|brake light|tail ?light)',
    ),
    idioms(
      'rockets, gymnastics and other drills',
      'suicide burns?(?= (in|for|on|at|to|from|with|and land|landing|kerbal|ksp|ascent|test|onto)|$)|(kerbal|ksp|booster|rocket|lander) ~4suicide burns?',
      'skin(ning)? the cats? ~4(rings?|bars?|gymnast\\w*|calisthenics|pull ?ups?|hold|progressions?|reps?|german hang|turnen|straight legs|tuck\\w*|lever)|(rings?|bars?|calisthenics|reps?|gymnast\\w*|german hang|levers?|planche|dead hang) ~4skin(ning)? the cats?|(one|many|several) ways? to skin (a|the) cat',
    ),
    idioms(
      'pests',
      '(matar|exterminar|eliminar) (a )?(todos |todas )?(los |las |unos |unas )~1(mosquitos|moscas|cucarachas|hormigas|ratas|ratones|bichos|zombis|zombies|avispas|pulgas|piojos|insectos|polillas|termitas|caracoles|babosas|pulgones)',
      'tuer (tous |toutes )?(les |des )~1(moustiques|mouches|cafards|fourmis|rats|souris|guepes|puces|poux|insectes|mites|limaces|pucerons|zombies)',
    ),
    idioms(
      'processes of a computer',
      '(script|cron ?job|daemon|command|function|watchdog|supervisor|service|handler|init) (that|which|to) ~2(reaps?|kills?|terminates?|aborts?) ~3(child|children|orphans?|process(es)?|threads?|jobs?)( ~4(parent|process|master|server) (has |have )?(died|dies|exits|exited|crashed|is (dead|killed|gone)))?',
      '(orphaned|zombie|child|forked|stale) (child|children|process(es)?) ~4(parent|process|master) (has |have )?(died|dies|exits|exited|crashed)',
    ),
    {
      phrase: [
        '(binge|binged|binging|bingeing|binges) ~3(seasons?|series|episodes?|shows?|box ?set|netflix|podcasts?|sitcoms?|trilogy|trilogies|films?|movies?|anime|saga|audiobooks?|breaking bad|the office|star (wars|trek)|game of thrones|the wire|succession|the sopranos|seinfeld|severance|the crown|bridgerton|dr who|doctor who|stranger things|documentaries|k dramas?)',
      ],
      unless: ['eat\\w*|ate|food|purg\\w*|vomit\\w*|throw\\w*|sick after|hate myself|fridge'],
    },
    {
      phrase: [
        `i (die|died|am dying|keep dying) ~2(constantly|often|always|early|quickly|a (hundred|thousand|dozen) times|(five|six|seven|eight|nine|ten|twenty|\\d+) times|all the time|every time) ~1(in|at|to|against|on) ${IN_GAME}`,
        'no matter how often i die',
      ],
      unless: ['inside|silence|pain|night|heart|bed|hell|want|wish|hope|alone|tears|really|life'],
    },
    {
      phrase: ['the (photo |film )?shoot (at|in|on) (our|the|my|a) ~1\\w+'],
      unless: ['gun|rifle|pistol|plan|kill|them all|everyone|monday|tomorrow'],
    },
    {
      phrase: [
        `(scratches|scratched|marks|cuts) ~1(on|across|all over) my ~1(hands?|arms?|legs?|wrists?|skin) ~1(are )?(from|by) (the|my|our) ~1${ANIMALS_OR_THORNS}`,
      ],
      unless: [
        'says?|said|saying|tell\\w*|told|blam\\w*|excuses?|lies?|lying|pretend\\w*|thinks?|thought|believe\\w*|hears?|heard|assum\\w*|claim\\w*|officially|supposedly|apparently|story|explain\\w*|(for|at) (school|work|class|pe|practice|training)|(if|when) ~1(asked|ask|asks)|according to',
      ],
    },
    {
      phrase: [
        '(as a (teen\\w*|girl|boy|child|student)|in my (teens|twenties|youth)|(ten|fifteen|twenty|thirty|twenty five|\\d\\d|many) ~1years ago) ~6i (had|struggled with|suffered from) (an eating disorder|anorexia|bulimia)',
        'i (had|struggled with|suffered from) (an eating disorder|anorexia|bulimia) (as a (teen\\w*|girl|boy|child|student)|in my (teens|twenties|youth)) ~5((ten|fifteen|twenty|thirty|twenty five|\\d\\d|many) ~1years ago|long (behind|over|past))',
      ],
      unless: ['still|again|back|return\\w*|relaps\\w*|afraid|scared|fear|miss|never (got|left)|today i', LIGHTER],
    },
  ],
  rules: [
    {
      ...rule('gentle', 'eating', [LIGHTER]),
      ...signs(
        ['i (had|struggled with|suffered from) (an eating disorder|anorexia|bulimia)'],
        ['<fiction>|healthy weight|gain\\w*|barbell|dead ?lift\\w*|bench|squats?|kettlebells?|flour|suitcase'],
      ),
    },
    {
      ...rule('crisis', 'self-harm', [
        '(i|ill) ~1(say|tell|told|said|claim|claimed) ~2(at|in|to) ~2(school|work|practice|home|class|training|coach|teachers?)|(i|ill) ~1(tell|told) ~1(them|everyone|everybody|people|him|her|teachers?|mum|mom|dad|my \\w+)$|what ~1i (say|tell|told)|(teachers?|boss|coach|mum|mom|dad|parents|friends?|everyone|everybody|they|colleagues|nurse) ~1(thinks?|believes?|buys?) (so|it|that|me)$',
        '(teachers?|boss|coach|mum|mom|dad|parents|friends?|everyone|everybody|they|colleagues|nurse|wife|husband|girlfriend|boyfriend) ~1(thinks?|believes?|assumes?|hears?) ~1(the|my|those|these) ~1(scratches|marks|cuts|lines) ~1(on|across|all over) my',
      ]),
      ...signs(
        [
          `(scratches|marks|cuts|lines) ~1(on|across|all over) my ~1(arms?|legs?|wrists?|thighs?|skin) ~3(from|by) (the|my|our|a) ~1${ANIMALS_OR_THORNS}`,
        ],
        ['<fiction>|vet|film|play'],
      ),
    },
  ],
}
