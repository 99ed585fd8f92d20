import { gentlePhrases, idioms, rule, type Subject, signs } from '../rule.ts'

const STORY = '<fiction>|dream\\w*|nightmare|film|play|quiz|documentary'

/** Whoever is hurt, in the texts of a person who wants to do it. */
const VICTIM = '(her|his|their|<whom>s?|\\w+s)'

/** Danger, threats, losses and harmless words as people of many dialects, jobs and ages write them. */
export const MANY_VOICES: Subject = {
  safe: [
    {
      phrase: [
        '(dont|not|never) (want to |going to |plan to )?(kill|hurt|harm) (anybody|anyone|others|other people|somebody|someone)( else)? ~1(only|just|but|except) (me|myself)',
      ],
      outcome: 'crisis',
      reason: 'suicide',
    },
    {
      phrase: [
        '(voices?|radio|television|demons?) ~2(tells?|telling|says?|commands?|orders?|wants?) (that )?(me to|i (must|should|have to|need to)) (drown|hurt|kill|smother|suffocate|shake|stab|harm|throw) ~1(her|him|it|them|us|baby|child|kids|children|everyone|people)',
      ],
      outcome: 'crisis',
      reason: 'distress',
      unless: [STORY],
    },
    {
      ...gentlePhrases(
        'violence',
        '(as a|when i was a|when i was) ~1(child|kid|boy|girl|little|small|young) i ~1(watched|saw|heard|witnessed) my ~1<parent> (hit|beat|hurt|choke|kick|hitting|beating|hurting|choking|kicking) (my|our) ~1(<parent>|<sibling>)',
        '(after|since) (divorcing|leaving|i divorced|i left) (a|the|my) ~1(man|woman|husband|wife|partner|boyfriend|girlfriend|ex) who (hit|beat|hurt|abused|choked|raped|controlled) me',
        'used to get (hit|beaten|slapped|kicked|punched|whipped) (at (home|school|my|our|the) ~3(place|house|home|school)?|by (my|our) ~1<parent>)',
        'i was (trafficked|enslaved|held captive|sold) ~1(in my (teens|twenties|thirties|youth)|as a (child|teenager|girl|boy)|years ago|when i was (young|a (child|teenager|girl|boy)))',
      ),
      unless: [
        'again|still|found me|is back|last (night|week)|yesterday|now he|now she|i (want|will|plan) to (do|hurt|kill|hit)',
      ],
    },
    gentlePhrases(
      'grief',
      '(amma|appa|papa|mummy|daddy|nani|dadi|ammi|abbu|baba) expired',
      '(my|our) ~1<kin> (has |have |just |had )?expired(?! (passport|visa|licen[sc]e|card))',
    ),
    {
      phrase: [
        '(says?|saying|said|texts?|texted|threatens?|threatening|threatened) ~1(that )?(hell|shell|theyll|he will|she will|they will|hes going to|shes going to) ~1(burn|blow up|set fire to|torch) (the|my|our) ~1(house|home|flat|car|door|place) ~3(with )?~1(me|us)',
      ],
      outcome: 'crisis',
      reason: 'danger',
      unless: [STORY],
    },
    idioms(
      'parents who joke, habits that are missed, clinics to work in, bicycles',
      '(mum|mom|mam|dad|<my> ~1(<kin>|<other>)) (says? |said |swears? )?(she|he|they)? ?(ll|will|shell|hell|is going to)? ?kill me if i (dont|forget|miss|lose|break) ~9(lol|haha\\w*|lmao)',
      '(instagram|tiktok|facebook|youtube|netflix|social media|phone|coffee|caffeine|sugar|chocolate|gaming) ~5withdrawal( symptoms?)?|withdrawal( symptoms?)? ~5(instagram|tiktok|facebook|youtube|netflix|social media|phone|coffee|caffeine|sugar|chocolate)',
      '(work|working|job|intern|internship|placement|train|specialise|specialize) (in|at|on|for) (a|an|the) ~1(eating disorders?|crisis|addiction|trauma|burns|grief) (clinic|unit|ward|service|centre|center|team|practice)',
      '(cut|cutting|trim|trimming|route|routing|thread) (the|a|my|new) ~1brake (cables?|hoses?|lines?) ~2(to (the right )?(length|size|fit)|through)',
      '(doktorarbeit|masterarbeit|bachelorarbeit|hausarbeit|facharbeit|dissertation|referat|vortrag|fortbildung|seminar|studie|kurs|artikel) ~1(uber|zu|zum|zur) ~2(suizid\\w*|selbstmord\\w*|selbstverletz\\w*)',
      '(totargern|totgeargert|totlachen|totgelacht|totschamen|totlangweilen|totgelangweilt)',
    ),
  ],
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        '(aint|im not|not|wont|isnt) ~1(going to )?be (breathing|breathin|alive|living) (for (it|that|them|this)|to see|by then)',
        '(going|go|leave|leaving|die|dying) ~1by my own hand',
        '(nobody|no one|noone) (needs|has|will need|will have|need) to (check on|look after|worry about|wait for|come for) me (after|from|anymore|by|once)',
        '(stood|standing|stand|sat|sitting) (at|by|on|near) the ~2(train line|train tracks|tracks|rails|railway|platform edge|bridge|cliff|railing|edge) ~9(working up to it|couldnt do it|nearly did it|almost did it|not yet)',
        '(if|had) ~3(hadnt|didnt|not) ~4(id have|i would have|i wouldve|i had) (jumped|done it|let go|stepped off|pulled the trigger|gone over)',
        '(ask|beg|pray|asked|begged) ~1(the |god |him )?~2(sea|god|lord|river) ~1to (take|tak) me(?! (home safe|to (the|a)|back|through|in))',
        '(going|goin|go|jump|jumping|step|stepping) (over|ower) the side ~6(not|never|no|nae) ~1(coming|comin|come) (back )?up',
        '(my|the) name ~1right on the (stone|grave|headstone|plaque)|(on the|my) (stone|headstone|grave) ~3(after|when|once) im gone',
        '(radio|television|tv|voices?|god|angels?|demons?|neighbou?rs?) ~1(says?|said|tells? me|told me) (that )?i (must|have to|should|need to) (die|end it|jump|burn|go under)',
        '(took|taken|swallowed|had) (way |far |much )?too (much|many) ~2(of )?~1(oxy\\w*|pills|tablets|fentanyl|xanax|morphine|codeine|tramadol|methadone|valium|benzos?|paracetamol|tylenol|acetaminophen|insulin|sleeping (pills|tablets)) ~9(stay awake|keep my eyes|eyes open|cant (see|feel|move|stand|walk)|numb|dizzy|breathing|shaking|sleepy)',
      ],
      [STORY],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(last|final|farewell|goodbye) (note|letter)s? (for|to) (?!(the editor|santa|customers|readers))',
      ]),
      ...signs(
        [
          'gets? the (pension|insurance|payout|house|money)|insurance (pays|will pay)|whoever finds|finds? (me|it)|wont be (back|here)|after im gone',
        ],
        [STORY],
      ),
    },
    rule(
      'crisis',
      'self-harm',
      [
        '(slam|slamming|slammed|shut|shutting|trap|trapping|crush|crushing|jam|jamming) my (own )?(hand|hands|fingers?|arm|foot|head) ~5on purpose',
        '(razors?|razor blade|blades?|scalpel) ~8not for (shaving|my (beard|legs|face|parcels|boxes|hair)|the (carpet|boxes))',
        '(frische[nrs]?|neue[nrs]?) (schnitte|wunden|ritzer|brandwunden) ~1(an|auf|am) (meinen|meinem|den) (arme?n?|oberschenkeln?|beinen?|handgelenke?n?|unterarme?n?)',
      ],
      [STORY],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(flinch|flinching|flinched|duck|ducking|cower|cowering) (when|whenever|if|every time|each time) (my ~1(<partner>|<parent>)|he|she) ~1(lifts|raises|moves|lifted|raised|reaches|shouts|comes)',
        '(following|followed|stalking|chasing) me ~8(right behind me|behind me now|still behind me|catching up|outside (now|my door))',
        '(me|nos) (obliga|obligan|fuerza|fuerzan|obligaba|obligaban) a ~1(acostar\\w*|tener (sexo|relaciones)|prostituir\\w*|dormir con (el|ellos|hombres|clientes))',
      ],
      [STORY, '(dog|cat|horse) flinch\\w*|strava|race|lap'],
    ),
    {
      ...rule('crisis', 'danger', [
        '(kept|took|keeps|took away|taken|holds|hides|hid|has|have|confiscated|quitaron|quitan|tiene|tienen) ~1(my|our|all our|mi|el|mis|los) ~1(passports?|papers|documents|pasaporte|papeles|documentos)',
      ]),
      ...signs(
        [
          '(lock|locks|locked) ~3(us|me|door|in|up)|(cant|cannot|not allowed to|wont let (me|us)|dont let (me|us)) (leave|go|quit)|without (pay|wages)|no me dejan|no nos dejan|sin salir',
        ],
        [`${STORY}|border|airport|embassy|visa office|lost|renew\\w*`],
      ),
    },
    rule('crisis', 'eating', [
      '(bring|bringing|brought) (my |the )?(dinner|lunch|breakfast|food|meals?|everything|it) (back )?up (again|in|so|quietly|every|after|before)|(cant|dont|wont|doesnt) hear me ~1(bring|bringing|throw|throwing|puk\\w+|vomit\\w*|retch\\w*|be sick|being sick)',
    ]),
    rule(
      'refuse',
      'harm-others',
      [
        '(hire|pay|find|get) (someone|somebody|a guy|guys|some guys|people|some men|men) to (put ~6(intensive care|hospital|icu|wheelchair|coma)|break ~4(legs?|arms?|knees?|fingers|jaw)|beat (him|her|them|<whom>)|rough (him|her|them|<whom>) up)',
        '(until|till|til) (hes|shes|theyre|he is|she is|they are) in (a|the) ~1(wheelchair|hospital|coma|grave|icu)',
        '(crushed|broken|ground|powdered) glass (in|into|inside) ~2(shoes|slippers|food|drink|coffee|soup|cake|salad|gloves|boots|bed)',
        '(get|getting) (to|at) (the|that|this) ~4and finish (him|her|them) off',
        'last day (on earth|alive|of (his|her|their) li(fe|ves)) for (him|her|them|both|the ~1(bride|groom|man|woman|couple|bastard))|last day (on earth|alive) for ~2(him|her|them|both)',
        '(push|shove|pushing|shoving) (?!(the|a|my|your|our|this|that|it|back|for|past|on|myself|yourself|through|forward)\\b)\\w+ ~3(in front of|under|onto) (the|a|an) ~1(tube|train|tram|bus|metro|tracks|rails|lorry|traffic)(?! (stop|station|museum|driver|window|shelter|set|lights?))',
        `(loosen|fray|weaken|sabotage|saw through|cut|undo|damage) ${VICTIM} ~1(climbing|safety|abseil) (ropes?|harness|gear|line)`,
        '(post|publish|share|leak|spread|send out) ~6(address|location|number plate|workplace|school) ~3so (that )?(somebody|someone|people|they|others|anyone|everyone) ~6(hurts?|beats?|kills?|attacks?|burns?|shoots?|stabs?|smash\\w*)',
        '(make|send|get) the ~2(train|tram|metro|express) (to )?(go )?off the rails',
        '(take|keep|hold|confiscate|lock away) ~2(maids?|workers?|girls|nanny|nannies|womens?|servants?|helpers?|employees) (new )?(passports?|papers)',
      ],
      [
        STORY,
        '(dont|never|not|stop|prevent|avoid|without|afraid|scared|fear\\w*|report|police|help) ~6(push|shove|loosen|post|off the rails)|model|toy|lego|hamster|pram|stroller|buggy|wheelchair|suitcase',
      ],
    ),
    rule(
      'refuse',
      'minor-sexual',
      [
        '(nude|naked|explicit|sexual|erotic|sexy) ~1(pictures?|photos?|images?|videos?|pics|stories|drawings?|films?|fanfic\\w*) ~1(of|about|with) ~2(school ?children|school ?kids|primary school|elementary school|school ?girls|school ?boys|minors|toddlers|pupils|kids|children|preteens?)',
      ],
      [
        'report\\w*|stop|protect\\w*|police|moderat\\w*|block\\w*|prevent\\w*|detect\\w*|against|victims?|remove|removal|of me|my (son|daughter|child|kid)s? (saw|found|got|was sent)',
      ],
    ),
    rule(
      'gentle',
      'grief',
      [
        '(stage (four|4|iv)|terminal|incurable|metastatic) ~1(breast |lung |bowel |colon |pancreatic |prostate |ovarian |brain )?(cancer|tumou?r|illness|disease)|palliative (care|treatment) (for|since|began|starts)',
        '<my> ~1(<kin>|<other>) (was|were|is being) (buried|cremated)',
        '<my> ~1(teacher|coach|mentor|co ?founder|boss|colleague|pastor|priest|professor|trainer|bandmate|teammate|crewmate|neighbou?r|friend|shipmate|captain) ~1(has |just )?died (in|on|at|of|from|last|this|and|after)',
        '(lost|losing) (my|our|ma) (crewmate|shipmate|bandmate|teammate|da|mither|faither|brither|wean|bairn)|lost the (bairn|wean)|(kids|children|boys|girls|twins|we|they) lost (their|our) (pop|pops|dad|mum|mom|grandma|grandpa|grandad|nan|mother|father|granny|papa|gramps|nana)(?! (at|in) the (shop|store|crowd|market|mall|supermarket|park))',
        'ne (lui|me|leur) reste (plus )?que (quelques|peu de|trois|deux) (semaines|jours|mois)|accompagner ~4jusquau bout',
        'we (ended|terminated|lost) the pregnancy|(ended|end|ending|terminated|terminating) (the|our|my) pregnancy (for|because|after|at)|termination for medical reasons',
        '(long covid|me cfs|chronic (pain|illness|fatigue)|fibromyalgia|lupus|multiple sclerosis) ~1(keeps|kept|has|leaves|left|put) me ~2(bed|housebound|bedbound|home|indoors)|i miss who i was',
      ],
      [
        STORY,
        'research|fundrais\\w*|charity|donat\\w*|nurse|oncolog\\w*|study|exam|patients?|volunteer\\w*|walk for|run for|trial data',
      ],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(stopped|stop|stopping|quit|came aff|come aff|came off) ~1(my |taking |the )?(thyroid|bp|blood pressure|sugar|diabetes|heart|asthma|epilepsy|cholesterol|hormone) ~1(tablets?|pills?|medicine|medication|meds|inhaler|injections?)',
        '(ran|run) out of ~5(so|and) i (just )?(stopped|quit|skipped)(?! (at|for|by|to|running))',
      ],
      [STORY, 'doctor (said|told)|milk|coffee|petrol|gas|ink|flour|paper'],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(was|were) ~2(one of )?~1hostages? (in|at|during) the|(was|were) held hostage ~3(ago|in \\d+|last year)',
        '(still|always|every night|most nights) ~1(see|hear|smell|feel) ~2(ied|blast|firefight|ambush|mortars?|bodies|explosion|shelling)|(ied|firefight|ambush|mortars?|shelling|blast) ~9(most|every|at) nights?',
        '(testify|testifying|give evidence|giving evidence|court|trial|statement to the police) ~5(what|how) (my |the |he |she |they )?~1(coach|teacher|priest|pastor|uncle|father|stepfather|brother|cousin|boss|ex|husband|doctor|he|she|they)? ?(did to me|hurt me|abused me|raped me|beat me)',
      ],
      [STORY],
    ),
  ],
}
