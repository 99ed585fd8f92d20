import { idioms, type Subject } from '../rule.ts'

/** Words of danger as people use them of contracts, computers, games, gymnastics, series and examinations. */
export const TOOL_IDIOMS: Subject = {
  safe: [
    {
      phrase: [
        '(end|ending) it ~4(this|that|my|the) ~2(gym|phone|mobile|insurance|magazine|streaming|newspaper|app|car|broadband|internet|energy|dating|lease|gas|power) ~1(contract|subscription|membership|plan|deal|policy|trial|agreement|tariff)?',
        '(this|that|my|the) ~2(contract|subscription|membership|tariff|free trial) ~6(end|ending|finish) it (once and for all|for good|now|today|finally|this (week|month))',
      ],
      unless: ['myself|die|my life|pills|rope|alive|existing|living|breathing|goodbye'],
    },
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
        'i (die|died|am dying|keep dying) ~2(constantly|often|always|early|quickly|a (hundred|thousand|dozen) times|(five|six|seven|eight|nine|ten|twenty|\\d+) times|all the time|every time) ~1(in|at|to|against|on) ~3\\w+',
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
        '(scratches|scratched|marks|cuts) ~1(on|across|all over) my ~1(hands?|arms?|legs?|wrists?|skin) ~1(are )?(from|by) (the|my|our) ~1(cat|cats|kitten|kittens|dog|puppy|roses?|brambles?|hedge|blackberr\\w+|hens|goat|thorns)',
      ],
      unless: ['say|tell\\w*|told|blame\\w*|excuse|lie|pretend|everyone thinks|believe\\w*'],
    },
    {
      phrase: [
        '(as a (teen\\w*|girl|boy|child|student)|in my (teens|twenties|youth)|(ten|fifteen|twenty|thirty|twenty five|\\d\\d|many) ~1years ago) ~6i (had|struggled with|suffered from) (an eating disorder|anorexia|bulimia)',
        'i (had|struggled with|suffered from) (an eating disorder|anorexia|bulimia) (as a (teen\\w*|girl|boy|child|student)|in my (teens|twenties|youth)) ~5((ten|fifteen|twenty|thirty|twenty five|\\d\\d|many) ~1years ago|long (behind|over|past))',
      ],
      unless: ['still|again|back|return\\w*|relaps\\w*|afraid|scared|fear|never (got|left)|today i'],
    },
  ],
  rules: [],
}
