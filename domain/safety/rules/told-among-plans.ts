import { gentlePhrases, idioms, rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|nightmare'

const KIN =
  '(wife|husband|partner|mum|mom|mam|mother|dad|father|son|daughter|sister|brother|twin|cousin|nephew|niece|grandson|granddaughter|(best )?(friend|mate)|fiancee?|girlfriend|boyfriend)'

const MONTHS = '(january|february|march|april|may|june|july|august|september|october|november|december)'

/** Danger and grief in one sentence among everyday ones, and everyday sentences with the same words. */
export const TOLD_AMONG_PLANS: Subject = {
  safe: [
    idioms(
      'a superior who would be angry about work, and nerves before a stage',
      '(boss|manager|editor|client|coach|teacher|trainer|director|professor|supervisor|producer|publisher|chef|conductor) (would|will|ll|d|is going to|might) (murder|kill|skin|throttle|strangle|lynch) (me|us) if ~4(launch|deadline|sprint|release|report|budget|manuscript|draft|slides?|order|rehearsal|homework|essay|invoices?|project|delivery|shift|rota|spreadsheet|numbers|figures)( ~3(late|slips?|slipped|again|fails?|failed|early))?',
      '(?<!(ill|going to|gonna) )(jump|leap) out (of )?the window (every time|whenever|each time|when) (i|we) (open|see|hear|start|read|use|log into|look at) ~2(excel|spreadsheets?|outlook|powerpoint|sap|jira|teams|inbox|forms?|slides?|invoices?|tax\\w*|email\\w*)',
      '(healer|tank|teammates?|raid|guild|squad|bots?|npc|support) ~3(let|lets|made|makes) me die(?= |$)',
    ),
    {
      // Fear before a performance. Example: “I get stage fright till I think I'm dying, and then the first chord comes.”
      phrase: [
        '(think|thought|feel|felt|feels|swear) (like )?~1(im|i am|i was) (dying|going to die)(?! (inside|alone))',
      ],
      ...signs(
        [
          'stage fright|(before|at|on) (the|a|my|every|each) (concert|recital|gig|open mics?|audition|speech|talk|stage|premiere|choir|solo|performance)',
        ],
        ['took|swallowed|hands|packet|strangl\\w*|tablets|pills'],
      ),
    },
    {
      // A joke about a holiday, whose place is named in the next sentence. Example: “I just want to disappear... to Bali for three weeks.”
      phrase: ['(just |only )?(want to|wanna|going to|could|would like to) (just )?(disappear|vanish)$'],
      ...signs([
        '(disappear|vanish)\n(to|off to|into) (the |a |an )?~2(for (a |one |two |three |four |\\d+ )?(day|days|week|weeks|weekend|month)|in (january|february|feb|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter))',
      ]),
    },
    {
      // Spanish: a joke that the writer almost killed a relative over something small. Example: “Casi mato a mi hermano, se comió mi torta.”
      phrase: ['casi (lo |la |los )?mato (a (mi|mis) \\w+)?'],
      ...signs(['(ja){2,}|jeje\\w*|ya (lo|la|los) perdone|se comio|se bebio|rompio mi|borro|jugando|de (la )?risa']),
    },
    {
      // Chores that a parent gives. In a text that states an age below 16, a rule reads “makes me do …” as abuse. Example: “Mom makes me do the dishes.”
      phrase: [
        '(she|he|they|mum|mom|dad|stepmom|stepdad|stepmum|my ~1<parent>) (always |still |even )?(makes?|made) me (do|wash|clean|tidy|practi[sc]e|mow|walk|take out|fold|load|unload|empty|feed|finish) (the |my |our )?~1(dishes|homework|laundry|room|dog|bins?|trash|lawn|chores|dishwasher|piano|violin|vegetables|maths?|bathroom|garden|rabbits?|cat)',
      ],
      unless: [
        'naked|undress\\w*|touch\\w*|secret|hit|hits|beat\\w*|lock\\w*|knees|floor|drunk|cry\\w*|scared|afraid|bed with|cut\\w*|burn\\w*',
      ],
    },
    idioms(
      'an animal that somebody else treated badly',
      '(dog|cat|horse|pony|donkey|parrot|greyhound|puppy|kitten|mare|gelding) was (beaten|abused|neglected|kicked|starved|hit) by (his|her|its|their|the|a) ~1(old|former|previous|last|first)? ?(owners?|family|breeder|trainer)',
    ),
    gentlePhrases(
      'violence',
      '(father|dad|mother|mum|mom|stepfather|stepdad|stepmother|stepmum|parents|uncle|aunt|grandfather|he|she|they) (used to )?(beat|hit|whipped|thrashed|caned) (me|us) ~4until (i|we) (moved out|left( home)?|grew up|was (big|old|tall) enough|went to (college|university|the army))( ~1at \\d+)?',
    ),
    gentlePhrases(
      'self-harm',
      '(i )?(havent|have not|not) (self ?harmed|cut( myself)?) (for|in|since) (\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|over a|almost a|nearly a) (days?|weeks?|months?|years?)',
    ),
  ],
  rules: [
    // The writer collects medicine for an overdose. Example: “I take something home from the ward every week. When I have enough I'll do it.”
    {
      ...rule('crisis', 'suicide', [
        '(when|once|as soon as) (ive|i have|i ve|theres|there are) (got )?(enough|got enough) ~2(ill|i will|im going to|i am going to) (do it|take (them|it)|go|end it|be gone)',
      ]),
      ...signs(
        [
          'ward|pharmacy|hospital|clinic|tablets?|pills?|vials?|ampoules?|morphine|insulin|opioids?|fentanyl|meds|medicine|sleeping|prescriptions?|dose|saving them|saved them',
          'when i die|im gone|i die|no pain|take home|something home|hid|hide|hidden|stash\\w*|drawer|sock|one by one|every week|each week|every shift|saving|collect\\w*|note|goodbye',
        ],
        [`${STORY}|savings|euros|dollars|pounds|stamps|points|miles|vitamins?|refill|first aid|supplies|donat\\w*`],
      ),
    },
    // The writer wishes not to wake up again. Example: “I keep hoping I just don't wake up, every single night.”
    rule(
      'crisis',
      'suicide',
      [
        '(hop(e|es|ing|ed)|pray(s|ed|ing)?|wish(es|ed|ing)?) ~1(that )?(i|id) ~1(just |simply |maybe )?(dont|wont|do not|will not|never|didnt|wouldnt) wake up(?= (every|each|anymore|any more|again|at all|ever|one (day|morning|night)|tomorrow|and every|and each)|$)',
        '(every|each) (morning|day) (im|i am|i was|i feel) ~1(mad|angry|disappointed|furious|annoyed|sad|gutted|sorry) (that|because|to find|when) (i|to|im) (did|have woken|woke|wake|am (still )?(alive|here|awake)|still (here|alive)|be (alive|awake))',
      ],
      [
        `${STORY}|too (early|late)|up late|woke late|alarm|in the night|at night|during|hungover|hangover|baby|with a (cold|sore|stiff|headache|migraine)|on (the )?(sofa|couch)|at (three|four|five|3|4|5)|before`,
      ],
    ),
    // The writer names a date for being with a dead relative again. Example: “Be with my brother again by April, that's when he died.”
    {
      ...rule('crisis', 'suicide', [
        `(be|being|am|back|reunited|together) (again )?with (my |our )?~2(${KIN}|him|her|them) (again |soon |forever )?(by|in|on|before|until|this) ~2(${MONTHS}|spring|summer|autumn|winter|christmas|new year|(his|her|the) (birthday|anniversary|day)|the \\d+\\w*)`,
      ]),
      ...signs(
        [
          `(he|she|they|${KIN}) ~1(died|passed|was killed|is dead|has been dead|killed (him|her)self)|(his|her) (death|grave)|without (him|her)`,
        ],
        [
          `${STORY}|ashes|scatter\\w*|grave(yard)? visit|visit (his|her|the) grave|photos?|album|in (thought|memory)|memorial|candle|moved|visa|airport|flight|custody|home from`,
        ],
      ),
    },
    // A person at home choked the writer (English, French, German, Spanish). Example: “Me apretó el cuello hasta que perdí el conocimiento.”
    rule(
      'crisis',
      'danger',
      [
        'me (apreto|apretaba|aprieta|agarro|agarraba|agarra|cogio|tomo) (d?el cuello|por el cuello|la garganta)',
        '(me|nos) (estrangulo|estrangulaba|ahorco|asfixio) ~6(hasta|porque|cuando|si|anoche|ayer|otra vez)',
        '(squeezed|pressed|gripped|held|grabbed) my (neck|throat) ~3(until|till|so that|and) ~2(i (passed out|blacked out|fainted|saw stars|couldnt breathe|could not breathe|lost consciousness)|(everything|it) went (black|dark))',
        '(il|elle|mon \\w+) ma (serre|attrapee?|saisie?) (le|par le|a la) (cou|gorge)',
        '(hat|hatte) (mich|mir) ~3(gewurgt|den hals zugedruckt|die luft abgedruckt|am hals gepackt)',
      ],
      [
        `${STORY}|judo|karate|jiu ?jitsu|bjj|selbstverteidigung|self defen[cs]e|bufanda|corbata|collar|schal|krawatte|baby|bebe|nieto|enkel|damals|fruher|vor \\w+ jahren|years ago|as a child|used to|hace \\w+ anos|il y a \\w+ ans`,
      ],
    ),
    // The writer hides the marks of a beating by a relative. Example: “Nobody can know why I don't change for gym. It's my dad's belt.”
    {
      ...rule('crisis', 'danger', [
        '(its|it was|from|because of|thanks to) (my )?~1(dad|dads|father|fathers|mum|mums|mom|moms|stepdad|stepdads|stepfathers?|uncles?|brothers?|husbands?|boyfriends?) (s )?(belt|cane|stick|fists?|cable|cord|slipper|iron|ring)(?= |$)',
      ]),
      ...signs(
        [
          '(nobody|no one|noone|cant|dont|never|must not|mustnt|only) ~5(know|see|tell|find out|change|undress|swim|show|guess)|hid(e|es|ing|den)?|long sleeves|pe|gym class|changing room|marks?|bruis\\w*|welts?',
        ],
        [
          `${STORY}|museum|heirloom|inherit\\w*|lent|borrow\\w*|gift|present|wore|wear(s|ing)? it|too big|holes?|buckle|karate|boxing|engine|fan`,
        ],
      ),
    },
    // The writer was about to jump. Example: “Drove home over the bridge and stopped there, because I nearly jumped.”
    {
      ...rule('crisis', 'suicide', [
        '(nearly|almost|very nearly|just about) (jumped|stepped off|went over|climbed over|let go)(?= |$)',
      ]),
      ...signs(
        ['bridge|cliffs?|roof|balcony|platform|tracks|viaduct|overpass|railing|tower'],
        [
          `${STORY}|bungee|parachut\\w*|abseil\\w*|climbing (wall|gym)|out of my|for joy|div(e|ing)|(in|into) the (water|lake|pool|sea|river)|zip ?line|scared of heights|vertigo`,
        ],
      ),
    },
    // The writer has written a farewell note and is about to act. Example: “The note is written and the door is locked. I watered the plants one last time.”
    {
      ...rule('crisis', 'suicide', [
        '(note|notes|letter|letters|goodbyes?) (is |are |was )?(all )?(written|done|finished|ready|sealed)|(wrote|written|finished|sealed) (the|my) ~1(note|letters?|goodbyes?)',
      ]),
      ...signs(
        [
          'door ~2locked|locked ~2door|pills|rope|tonight|bath|window is open|phone off',
          'one last time|last time|delete|wont need|no need|goodbye|not being dramatic|for the last|nobody home|find me',
        ],
        [`${STORY}|school|exam|teacher|landlord|retir\\w*|moving|moved|new (flat|house|job)|airbnb|cleaning`],
      ),
    },
    // French: a former partner or relative threatens to kill the writer. Example: “Il a dit qu'il me tuerait si je ressors avec quelqu'un.”
    rule(
      'crisis',
      'danger',
      [
        '(il|elle|mon (ex|mari|pere|frere|copain|compagnon|conjoint)) ~4(me tuerait|me tuera|va me tuer|allait me tuer|me fera la peau|me creverait) (si|quand|des que) ~3(pars|parle|sors|ressors|quitte|reviens|porte plainte|appelle|divorce|dis|vois|continue)',
      ],
      [`${STORY}|gateau|tarte|vaisselle|jardin|en rigolant|pour rire`],
    ),
    // Binge eating in secret.
    rule(
      'gentle',
      'eating',
      [
        '(empty|clear|raid|finish|eat) (out )?(the|our|my|a) ~1(fridge|kitchen|freezer|pantry|cupboards?) ~4(until|till|til) (it hurts|i hurt|im sick|i feel sick|i cant (move|breathe)|my (stomach|belly) hurts)',
        'esse ~3(seit \\w+ )?~2(heimlich|nachts|heimlich nachts) ~3(alles|den kuhlschrank|leer|auf)',
        '(hasse|ekle|ekel) mich ~3(danach|dafur|hinterher|fur mein(en|e)? (bauch|korper|hintern|oberschenkel))',
        '(eat|eating|ate) (bread|pasta|rice|sugar|carbs|cake|fat|oil|breakfast|dinner|lunch|a meal|in public) without (panic\\w*|fear|crying|guilt|counting|shame|being afraid|feeling guilty)',
      ],
      [`${STORY}|christmas|thanksgiving|allerg\\w*|coeliac|celiac|choking|hund|katze|raccoons?`],
    ),
    // The writer left a violent partner (English, French), or is afraid of eating. Example: “J'ai quitté un homme violent il y a trois ans.”
    rule('gentle', 'violence', [
      '(quitte|fui|echappe a|separee|divorcee) ~1(dun|de mon|un|mon) (homme|mari|compagnon|conjoint|ex|pere|copain) (tres )?violent',
      '(left|fled|escaped|got away from|divorced) (a|my) (violent|abusive) (man|woman|husband|wife|partner|ex|boyfriend|girlfriend|marriage|relationship|home|father)',
      '(dont|didnt|not|never) deserve (dinner|food|to eat|breakfast|lunch|a meal|my food)',
      'weigh(ed|ing)? myself (four|five|six|seven|eight|nine|ten|\\d+|several|many) ~2times',
    ]),
    // Deaths in an accident, and violence in the past that the writer still suffers from.
    rule(
      'gentle',
      'grief',
      [
        `(my|our) ~2${KIN} (was|got) killed (on|in|by) (his|her|a|an|the|their) ~1(motorbikes?|motorcycles?|bikes?|bicycle|cars?|crash|accident|truck|lorry|drunk driver|train|avalanche|scooter|war|shooting|fire)`,
        `(my|our) ~2${KIN} ~6(he|she) drowned|(he|she|my ~2${KIN}) drowned ~2(last|two|three|four|five|\\d+|this|in) ~1(summers?|years?|winters?|months?|weeks?|spring|${MONTHS})`,
      ],
      [`${STORY}|pet|hamster|in (debt|emails|work|paperwork)`],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(i was|we were|got|been|being) (carjacked|car ?jacked|hijacked|mugged|held up|robbed|held hostage|kidnapped|taken hostage)',
        '(they|guards|soldiers) (beat|tortured) (us|me) in the (camp|prison|cellar|barracks)|(survived|was in|years in) (the|a) (concentration |prison |labou?r |refugee )?camp ~6(war|beat\\w*|tortur\\w*|guards)',
        '(sit|sitting|sat|stand) with my back to the wall',
      ],
      [`${STORY}|holiday camp|boot camp|summer camp|yoga|wall (sit|squat)|posture|stretch\\w*|exercise|physio\\w*`],
    ),
  ],
}
