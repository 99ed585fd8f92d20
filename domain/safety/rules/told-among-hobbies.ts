import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|dreamt|nightmare'

const KIN =
  '(wife|husband|partner|mum|mom|mam|mother|dad|father|son|daughter|sister|brother|cousin|uncle|aunt|stepdad|stepmum|stepfather|stepmother|mother in law|father in law|business partner|boss|neighbou?r|landlord|ex|girlfriend|boyfriend|flat ?mate|room ?mate|new fella|colleague|manager)'

/** Danger and threats in one sentence of a text about work and hobbies. */
export const TOLD_AMONG_HOBBIES: Subject = {
  rules: [
    // The writer thinks about their death. Example: “I think about how to end it most nights around three.”
    rule(
      'crisis',
      'suicide',
      [
        '(think|thinking|thought|dream|wonder) (about|of) (how|ways|a way) (to|i could|id) (end it|end myself|go for good|die)(?= (most|every|all|each|at|in|when|a lot|tonight|again|too)|$)',
        '(look|looking|looked) up (ways|how|methods|places) to die|ways to die for myself',
        'better off (hanging|dead|drowned|under|at the bottom|in the (river|canal|ground|sea))(?! (of the (league|table)|up))',
        '(ride|drive|steer|walk|cycle|run) (it |the (bike|car|van|truck) |myself )?(into|under|in front of) (a|the|an oncoming) ~1(lorry|truck|train|bus|tree|wall|pillar|bridge) ~6(over with|end it|done with|be gone|have it all|and thats it|and its over)',
        '(it is|its|i want it|have it|get it) all over with(?= |$)(?! (by|before) (lunch|noon|ten))',
      ],
      [`${STORY}|tennis|exam|season|tax\\w*|paperwork|injection|dentist|washing up|ironing|chores`],
    ),
    // The writer hurts themselves on purpose. Example: “I hit my own shin with a hammer for every goal I let in.”
    rule(
      'crisis',
      'self-harm',
      [
        '(hit|hits|hitting|burn|burned|burnt|punch|punched|slap|slapped|cut|scratch|scratched|bite|bit) my own (shins?|arms?|legs?|thighs?|head|face|hands?|wrists?|skin|stomach) (with|on|against|until|till|for|when|whenever|every)',
        'but i did it to myself|i (had )?d(id|one) it to myself (with|on|last|again|yesterday)',
        'ich druck(e|te)? mir ~3(zigaretten?|kippen?|glut) ~4(aus|auf)',
        'je me (brule|coupe|taillade|scarifie|griffe|frappe) ~8(expres|quand je|pour apprendre|pour me punir|chaque fois)',
        'me faire (du )?mal (au|aux|a la|a l) ~1\\w+ avec (une|un|la|le|mon|ma) ~1(lame|couteau|rasoir|cutter|aiguille|briquet)',
        'je me (taillerai|taille|taillade|couperai|vais me (tailler|couper)) (les|le) (bras|veines|poignets?|cuisses|jambes)',
        'me (quemo|corto(?! mucho)|pego|golpeo|arano) ~6(a proposito|cuando|cada vez|para castigarme|para aprender)',
      ],
      [
        `${STORY}|me (pego|corto) (una|un) (ducha|siesta|bano)|pelo|unas|cheveux|ongles|afeit\\w*|rasant|cocinando|en cuisinant|sin querer|cepillo|sans faire expres|a jeun`,
      ],
    ),
    // Violence at home, named in passing. Example: “Black eye so I called in sick, my girlfriend threw the pan this time.”
    {
      ...rule('crisis', 'danger', [
        `(my |the )?~1${KIN} (threw|throws|swung|hit me|went for me|came at me|smashed|broke|breaks|kicked|burned|burnt) ~6(this time|again|me|my (finger|nose|arm|rib|wrist|jaw|tooth)|when|at me)|(on|last) \\w+ it was my (finger|nose|arm|rib|ribs|wrist|jaw|tooth|face|back)`,
      ]),
      ...signs(
        [
          'black eye|bruis\\w*|stitches|broken|broke|breaks|called in sick|cast|swollen|split lip|makeup|long sleeves|(my|our) (finger|nose|arm|ribs?|wrist|jaw|tooth)',
        ],
        [
          `${STORY}|football|rugby|hockey|judo|karate|cricket|baseball|ball|goal|frisbee|snowball|dodge|by accident|accidentally|broke (up|down|the news|even)|breaks (up|down)|promise|record|sparring|boxing|years ago|im safe|i am safe|used to|ex (wife|husband) years`,
        ],
      ),
    },
    // Withdrawal from alcohol. Example: “Day 2 dry! Had some kind of fit this morning and came round on the kitchen floor.”
    {
      ...rule('crisis', 'medicine', [
        '(had|having|some kind of|a|had a) ~3(fits?|seizures?|convulsions?)(?! of)',
        '(men|people|children|animals|rats|figures|faces) ~5(arent|isnt|werent|are not|were not) there|(dont|do not) know what day it is',
      ]),
      ...signs(
        [
          '(day|days|night|hours) ~1(dry|sober|without)|day (1|2|3|4|one|two|three|four)|poured|stopped drinking|quit drinking|last drink|cans a day|bottles? a day|off the (drink|booze|whisky|vodka)|no (drink|booze|alcohol)',
        ],
        [`${STORY}|dog|cat|years ago|used to|well fitted|best fit|dementia|alzheimer\\w*`],
      ),
    },
    // The writer leaves out insulin and has been in hospital for it.
    {
      ...rule('crisis', 'eating', [
        '(leave|leaving|leaves|skip|skipping|miss|missing|omit) ~2insulin ~3(to|and|so i) (stay|get|be|lose|keep) ~1(thin|skinny|slim|weight|light)',
      ]),
      ...signs(['hospital|ketoacidosis|dka|ward|ambulance|coma'], [STORY]),
    },
    // German, Spanish and French plans of suicide at the end of an everyday plan.
    rule(
      'crisis',
      'suicide',
      [
        'mach(e|t)? ich (mit meinem leben |mit allem |fur immer )?schluss(?! mit (dem|der|den|meinem (?!leben)))|(danach|dann) mach(e)? ich ~3schluss mit (dem|meinem) leben',
        '(muert[oa]|sin mi|si no existiera) ~2(daria|seria|causaria|haria) ~3(menos (problemas|carga|trabajo|gastos)|mejor para tod[oa]s|mas feli(z|ces))',
        '(gewehr|pistole|waffe|flinte|revolver) ~8(unters? kinn|an die schlafe|an den kopf|in den mund)',
        '(fahr|fahre|werfe|hange|schiess|schiesse|sauf|saufe) ich mich (tot|zu tode|vor den zug|weg)|weiss? ~2(auch )?schon ~2(welche[mnr]?) ~1(baum|brucke|gleis|balken)',
        '(me|nos) (pego|pegare|voy a pegar|meto|metere) un (tiro|balazo)|pegarme un tiro',
        '(me (tirare|lanzare|arrojare|voy a (tirar|lanzar|arrojar))|subire al \\w+ y me tir(o|are))(?! (en|al|a la|de cabeza) (la )?(piscina|agua|mar|rio|sofa|cama|sillon))',
        '(sur|devant|au bord) (le|du|dun) (pont|quai|toit|viaduc) ~6(prepare a sauter|prete? a sauter|sauter bientot|comme si jallais sauter)',
        '(de lautre cote|par dessus|enjamb\\w+) (de )?la (rambarde|balustrade|barriere) ~8(lacher|sauter|prete?|vide|etage|rentree?)|prete? a (lacher|sauter)(?= |$)',
      ],
      [
        `${STORY}|parapente|paracaid\\w*|parachute|elastique|bungee|trampolin\\w*|tirolesa|alberca|piscine|escalade|rauchen|zigaretten|zucker|de risa`,
      ],
    ),
    // A plan to kill or to maim, named among everyday plans.
    rule(
      'refuse',
      'harm-others',
      [
        '(drive|go|walk|come|head|get) ~1(round |over |up )?to ~4and (kill|shoot|stab|burn) (them|him|her|everyone|the lot)( both| all)?(?= |$)',
        '(when|before|until|till|and|then) i open fire(?! (pit|place|door))',
        '(see to|fix|rig|block|tamper with|fiddle with|loosen|cut) (the |his |her |their )~1(boiler|gas|brakes?|flue|heater|heating|vents?|pipe|chimney|stove) ~3(so|and) (that )?(they|he|she|it) (dont|doesnt|never|wont|do not|does not|fails?) ~2(wake|wakes|stop|stops|survive|get out|come back)',
        '(its|it is|this is|building|build|make|making|wire|wiring|parts|meant|learn) ~3for (a|the|my) (bomb|pipe bomb|nail bomb|device) (at|in|under|outside|for|near) (the|my|our|his|her|their|a)',
        `(planning|plan|plotting|working out|thinking) (how )?to have (my|our|the) ~2${KIN} (dead|killed|gone for good|out of the way for good|murdered)`,
        `(planning|plan|going|want|mean|intend|hoping|ready) to (push|shove|throw|drown|smother|strangle|poison|knock) (my |the )?~1${KIN} ~1(off|over|down|under|in|into|from)? ?(the|a|our)? ?(ridge|cliff|roof|stairs|balcony|bridge|boat|edge|train|platform|lake|bath|pool|sleep|night|for good)`,
        `(im|i am|im going to|ill|i will|going to) (putting|put) (my |the )?~3${KIN} in (intensive care|hospital|the ground|a coffin|the icu|a wheelchair)`,
        '(mean|intend|plan|planning|going|want) to (drown|strangle|smother|stab|poison|suffocate) (?!(my|the|a|an|some|these|those|it|his|her|their|this|that|in|out|all|our|everything|everyone|any|myself) )\\w+ (at|in|on|during|when|while|before|after|with)(?= |$)',
        '(want|wants|train\\w*|get|getting|teach\\w*) (him|her|it|the dog|my dog|them) to (maul|savage|attack|tear into|bite) (the|my|our|that|his|her) ~1(mailman|postman|postwoman|neighbou?rs?|ex|landlord|kids?|boss|wife|husband|girl|boy|guy|man|woman)',
        '(can|could|will|want to|going to|how to|to|gonna) (blow up|bomb|torch|firebomb) (my|our|the|this|that) ~1(college|university|uni|campus|graduation|workplace|office|factory|warehouse|clinic|courthouse|jobcentre|job centre)(?! (pic|photo|balloon|party))',
        '(hold|holding|put|putting|press|pressing|push) (his|her|their) (hands?|head|face|fingers?|feet) ~1(on|onto|over|under|in|into|against) (the|a|hot) ~1(hob|stove|flame|iron|hotplate|radiator|candle|boiling water|bath water|toilet) ~4(until|till|each|every|when|so|next|again|if)',
        '(dann|danach|heute|morgen|bald|endlich)? ?(schlag|schlage|prugel|prugle|steche|stech) ich (meinen|meine|den|die|meinem|ihn|sie) ?~1\\w* (tot|zu tode|ab|nieder)(?= |$)',
        '(le|la|les) (dare|doy|voy a dar|vamos a dar) una (paliza|golpiza|tunda)(?! (al|a las|en el|jugando|de trabajo))',
        '(wont|will not|doesnt|never) wake up (tomorrow|again|anymore|in the morning)? ?(if|when|once|after) i ~1(give|gave|inject|turn|put|press|switch|hold)',
        '(if|when|once) (her|his|their) brakes ~1(fail|go|give out|stop working)(?= |$)',
        '(crew|gang|boys|set|mates|clan|bloods|crips) (want|wants|told|tells|expects?|expect) me to (slash|stab|shoot|beat|cut|jump|shank) (that|a|the|some|this|one) ~1(kid|boy|guy|man|girl|dude|member|opp)',
        '(patient|resident|old (man|woman)|him|her) ~8(im|i am) (going to|gonna) let (him|her|them) die|(im|i am) (going to|gonna) let (him|her|them) die(?! (down|out|off))',
      ],
      [
        `${STORY}|game|chess|fifa|mario|paintball|laser|darts|joke|joking|fireplace|campfire|weeds?|slugs?|plants?|peacefully|at home|comfort|naturally|sims|onions?|beans?|noise|sorrows|vegetables?|gravy|rice`,
      ],
    ),
    // Sexual interest in a minor. Example: “New haircut so the 14 year old at the bus stop goes out with me, I'm 41.”
    {
      ...rule('refuse', 'minor-sexual', [
        '(\\b(8|9|1[0-5])|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen) ?(year old|yr old|yo|years old) ~6(goes? out with|dates?|notices?|likes?|falls? for|kiss(es)?|be my girlfriend|alone|on (her|his) own|affair)',
      ]),
      ...signs(
        ['with me|affair|im (1[89]|[2-9]\\d)|girlfriend|boyfriend|kiss(es)?|on (her|his) own|sexy|in love'],
        [
          `${STORY}|home alone|my (son|daughter|niece|nephew|brother|sister)|babysit\\w*|walk\\w*|bus ride|crush on (a|the) boy|im (8|9|1[0-7])|worried|safe|swim\\w*`,
        ],
      ),
    },
  ],
}
