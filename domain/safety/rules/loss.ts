import { idioms, rule, type Subject } from '../rule.ts'

const ELSEWHERE =
  '(chess|volunteer\\w*|train(ing)? as|thesis|research|novel|screenplay|character|charity|fundrais\\w+|study|genealog\\w+|ancest\\w+|family history|family tree|great (great )?(grand\\w+)|documentary|podcast|biography|poem by|lecture|shakespeare|course on|hospice nurse|in the war of|film|movie|class assignment|speech class|game|king|queen|emperor|president)'

const GONE =
  '(died|dies|dying|passed( away)?|passing|has passed|is dead|was killed|killed (him|her)self|took (his|her|their) own life|is gone forever|is no longer with us|got killed|is terminally ill|has weeks to live|has months to live|passed on|lost (his|her) battle)'

/** Grief, pregnancy loss and burnout. */
export const LOSS: Subject = {
  safe: [
    idioms(
      'engines, lamps and games',
      '(burned|burnt) out (bulbs?|lamps?|candles?|fuses?|candle jars?|cars?|houses?|clutch)',
      'grief (counsel(or|ing|lor|ling)|work(er|shop)|group leader) ?(training|course|certificate)?',
      'funeral of (my|the|our) ~1(laptop|phone|car|bike|computer|printer|houseplant)',
      '(friends?|neighbou?rs?|colleagues?|coworkers?|classmates?|people|families) ((who|that) (is|are) |whos )?(grieving|in mourning|bereaved)',
      '(bulb|lamp|candle|fuse|clutch|engine|motor|fire|light|brakes?|star) ~1(burn\\w*|burnt) ?out',
      'burnout (paradise|revenge|legends|on my (motorbike|bike|motorcycle|car)|contest|~5(motorbike|motorcycle|tyres?|tires?|rear wheel|drag strip|race track|track|mustang|car))',
      'do(ing)? (a |my first )?burnout( \\w+){0,4}( (motorbike|motorcycle|car|track|kart))?',
      'lo(se|sing|st) (my|our|his|her|the) ~1(baby (weight|fat|belly|pounds)|dads? (bod|keys)|mum ?tum|mother tongue|dad bod)',
      '(phone|battery|laptop|car|plants?|tomatoes|conversation|houseplant|router|succulent) ~1died',
    ),
  ],
  rules: [
    rule(
      'gentle',
      'grief',
      [
        `(<my> |the )?~1(<kin>|<other>|roommate)s? (\\w+ ){0,3}?${GONE}(?! (the (exam|test|class)|his|her driving|out laughing|me the|it on|on (his|her|the)))`,
        `(since|after|when|before) (<my> )?~1<kin>s? (death|${GONE}|suicide|passing|funeral)`,
        '(since|after|before|at) (the|his|her|their) (funeral|burial)(?! (of the|home|parlou?rs?|business|directors?))',
        '(lost|losing|buried) both ~1(my |our )?(parents|sons|daughters|brothers|sisters|children|grandparents)',
        '(bury|buried|burying|cremated|scatter(ing)? the ashes of) (my|our) ~1<kin>',
        '(lost|lose|losing|loss of) (my|our|a) ~2<kin>(?! (weight|s (keys|phone)|bod|keys|phone|number|in the (supermarket|crowd|store)|at (chess|tennis)|match))(?! \\w*s respect)',
        '(first|second|another|every|this|a|next|the|our|my) ~1(christmas|birthday|easter|thanksgiving|anniversary|year|summer|winter|holiday|holidays|eid|diwali|hanukkah|mothers day|fathers day|new years?|wedding|month) without (<my> )?~1(<kin>|him|her|them)(?=$| (and|in|at|here|by|who|will|is|without))',
        '(live|living|life|go on|sleep|cope|coping|be happy|carry on) ~1without (my |our )?(late )?(wife|husband|partner|mom|mum|dad|mother|father|son|daughter|brother|sister|baby)(?=$| (and|in|at|now|who|again|anymore))',
        '(we|i|^) ?(just |recently )?lost (my |our )?(grandma|grandpa|grandad|granddad|nan|nana|granny|gran|dad|mum|mom|auntie? \\w+|uncle \\w+) ((on|this|last) (\\w+day|week|month|year|spring|summer|autumn|fall|winter|morning|night)|in (the )?(spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|\\d+)|yesterday|today|~2(days|weeks|months|years) ago|and|so suddenly)(?! (at (chess|cards|tennis)|in the (crowd|shop|supermarket)))',
        '(he|she|they|dad|mum|mom|my ~1<kin>|our ~1<kin>) (would|wouldve) (have |ve )?(been|turned|be|turn) ~1(\\d+(st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (years old |this |today|now|tomorrow|on \\w+day|next )|(would|wouldve) (have |ve )?been (his|her|their|our|dads|mums|moms|my ~1<kin>s) ~2(birthday|anniversary)|(hatte|ware) ~3heute (geburtstag|\\w+ geworden)|heute (hatte|ware) ~3(geburtstag|geworden)|hoy (habria|hubiera) cumplido|(aurait eu|aurait fete) ~3(ans|anniversaire)',
        '(grieve|grieving|grief|bereave\\w*|mourning|mourn|widow|widowed|widower|widowhood|heartbroken over the death)',
        '(death|loss|passing|funeral|grave|graves|graveside|burial|headstone|eulogy|ashes|memory) (of|for) (<my> )~1<kin>',
        '(<my> |late )(late )?~1<kin>s? (death|funeral|grave|ashes|passing|headstone|eulogy|burial|estate)',
        '(my|our) late ~1<kin>',
        '(my|our) late ~1<kin>s ~1(clothes|things|belongings|wardrobe|closet|ring|room|papers|coat|cardigan|scarf|study|workshop|desk|letters|diar(y|ies)|chair|armchair|grave|ashes|side of the bed)',
        '(visit|visiting|tend|water|flowers (on|for)|go(ing)? to) ~2(grave|graveside|headstone)( (on|every|each|with|this|at)|$)',
        '(miss|missing) (my|our) (late|dead|deceased) ',
        '(my|our) (dead|deceased) <kin>',
        '(say|saying) goodbye to (my|our) ~1(dying|terminally ill)|(my|our) ~1<kin>s? (is|are) (dying|terminal|in hospice|in palliative)',
        '(since|now that|after|before|because|when) (he|she|they|<my> ~1<kin>|mom|dad|mum) ?(is|are|has|have|was|were|s)? (gone|passed|died)(?! (the|his|her|their|a|an|all|out|by|me|on the|exam|level|to|home|away for|for|into|back|off))',
        '(moms?|mums?|dads?|mothers?|fathers?|grandmas?|grandpas?|wifes?|husbands?|his|her) (clothes|things|belongings|closet|room|side of the bed|chair|ashes) ~4(gone|died|passed|anymore|without)',
        '(he|she|they) (died|passed away|passed) (in|on|last|this|two|three|\\w+ (years?|months?|weeks?|days?) ago|when|at|from|of|yesterday|suddenly|before|after)',
        '(dog|cat|horse|pet|rabbit|puppy|kitten) ~6(was|were|had to be|got|has been) (put (down|to sleep)|euthani[sz]ed)',
        'put(ting)? (my|our) ~1(dog|cat|horse|pet) (down|to sleep)',
      ],
      [
        ELSEWHERE,
        'good grief',
        'spoil\\w* ~3who ~1(dies|died)|spoil(s|ers?|ing)? ~4(dies|died)|(tell|telling|tells) (me|us) who (dies|died)|told (me|us) who dies|who (dies|gets killed) (first|next|in the end|at the end|in (the )?(season|book|episode|finale|last))',
        '(read|book|books|course|training|exam|class|study|module|lecture) ~3(about|on|of) (grief|grieving|bereavement|mourning|death)|(grief|bereavement) (training|course|book|module|exam|theory)',
        'mourn\\w* ~6(show|series|season|club)|black widow|widow maker|mourning dove|grieving process (course|training)|phone died|funeral (home|director|parlou?rs?|business)',
      ],
    ),
    rule(
      'gentle',
      'pregnancy-loss',
      [
        '(stillborn (son|daughter|baby|twins?)|miscarriages?|miscarried|miscarry|miscarrying|still ?births?|still ?born(?! (lambs?|cal(f|ves)|foals?|pup(s|pies|py)?|kittens?|piglets?|kids?))|ectopic pregnancy|pregnancy loss|infant loss|neonatal death|molar pregnancy|rainbow baby|angel baby|lost pregnancy|missed abortion|chemical pregnancy|sids|blighted ovum)',
        '(lost|losing|lose|loss of) (our|my|the|a|another) (unborn |first |second |little )?(baby|babies|twins|pregnancy|unborn|unborn child)(?! (weight|fat|belly|bump|pounds|fever|photos?|pictures|clothes|monitor|teeth|videos?|blanket|names?|socks?))',
        '(after|since|following|grieving|from) (my|the|our|an) ~1(abortion|termination|d and c)',
        '(due date|termin) ~1(would have been|wouldve been|was meant to be|ware heute|ware) ~5(today|tomorrow|this|in|little one|\\w+day)(?! (of|for) the (invoice|essay|rent|report|project|book))|(no|kein) (baby|kind) (now|to bring home|came home)|baby never came home',
        'failed ivf|ivf ~1failed',
        '(the|our|my) (baby|babys|twins?) .. (no|without a|stopped) (heartbeat|heart beat)',
      ],
      [
        ELSEWHERE,
        'midwife training|midwifery|calf|cow|calves|(module|chapter|unit|lecture|flash ?cards?|slides|quiz|seminar) ~2(on|about|of) ~4(miscarriages?|still ?births?)|(miscarriages?|still ?births?) ~3(modules?|units?|chapters?|lectures?|flash ?cards?|questions|slides)',
      ],
    ),
    rule(
      'gentle',
      'burnout',
      [
        'burnout|burn out|burned out|burnt out|burning out|burning myself out|burn myself out|burned myself out|burnt myself out|burn ?outs|burnedout',
        'used to love (this|my|the) (job|work|office|ward|classroom|team)|used to love (teaching|nursing|cooking for guests)',
        '(nervous|mental|total|complete) breakdown|(signed off|written off|on (long term )?sick leave) ~4(stress|exhaust\\w+|depress\\w+|breakdown|overwork|mental)',
        '(after|since|from|following|before) my (last |big |second |own )?breakdown',
        '(recover\\w*|heal\\w*|come back|return\\w*) (from|after) ~1(breakdown|exhaustion|overwork)',
      ],
      [
        '(talk|workshop|(workshops?|talks?) on burnout|book|article|thesis|paper|podcast|study|research|prevention|prevent|lecture|presentation|seminar|keynote|course|novel|video|motorbike|motorcycle|tyres?|tires?|track|drag|kart|bulb|candle|paradise|without burn\\w*|breakdown (cover|service|truck)|my (car|van|bike)|avoid|team|employees|staff|colleagues|policy|my (team|staff)|(a|my|our|one|another|the other) ~1(co ?worker|team ?mate|manager|boss|deputy|predecessor|neighbou?r) ~1((is|s|went|has been|was) (off|out|signed off|away|sick)|(has|got) burn\\w*)|firefighter|chimney|house burned out)',
      ],
    ),
  ],
}
