import { rule, type Subject, signs } from '../rule.ts'

const STORY = '<fiction>|novel\\w*|film|movie|series|game|theat\\w+|play|podcast|scene|character'

/** Suicide, self-harm and concealed starving, told in plain sentences without a word for them. Each rule has its own exceptions. */
export const TOLD_DESPAIR: Subject = {
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        '(^|i |ive |already |just )(took|taken|swallowed|downed) (already |just )?(the|a) (whole|entire|full) (box|bottle|pack|packet|strip) of ~1(<meds>|pills|tablets|painkillers|paracetamol|ibuprofen|sleeping pills)(?! (back|to|as|for|home|with|off))',
      ],
      [
        STORY,
        'all \\d+|prescribed|never missed|blood pressure|cod(e|ing)|class ?room|updated|iron|no missed|missed day|contracepti\\w*|birth control|years ago|(in|since) (19|20)\\d\\d|once|when i was|as a teen\\w*|over (a|the|two|three) (weeks?|months?)|home|with me|to the (pharmacy|clinic|doctor)|antibiotics|course of|(he|she|dog|cat|toddler|son|daughter) (took|has taken|swallowed)',
      ],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(cuts?|wounds?|marks|burns?|bruises|scratches|scars|welts|injuries) ~1(that |which )?i (give|gave|make|made|keep (giving|making)|do|did|put|inflict\\w*|cause) ~1(to |on )?(myself|on my (arms?|legs?|thighs?|wrists?|skin|stomach))',
        '(cuts|wounds|burns) i (make|made|keep making) ~1(are|is|were|have) ~2(open|fresh|bleeding|raw|deep|weeping|healed|closed|infected)',
        '(lies?|excuses?|stories|story) ~2(for|about) ~1(the|my) ~1(cuts|razor marks|burns on my (arms?|legs?|thighs?)|wounds on my (arms?|legs?|thighs?|wrists?))(?! (in|of) (the|my) (budget|budgets|staff|jobs|service|pay))',
        '(wunden|schnitte|narben) die ich mir (selbst )?(zufuge|mache|beibringe|zufugte)|(heridas|cortes|marcas) que me (hago|provoco|inflijo)|(blessures|coupures|entailles|marques) que je (me )?(mi?nflige|me fais|fais sur|minflige)',
      ],
      [
        STORY,
        'lino\\w*|wood\\w*|edit\\w*|fabric|video|film|cat scratches|sewing|trees?|hedge|roses|budget|kitchen|make ?up artist|sfx|special effects|moulage',
      ],
    ),
    {
      ...rule('crisis', 'self-harm', [
        '(cuts|lines|marks|scratches|scars|wounds|burns|scratched) ~1(on|across|along|all over|me|my) ~1(my )?(hips?|arms?|legs?|thighs?|wrists?|stomach|skin|shoulders?)',
        '(schnitte|striche|linien|kratzer|wunden) ~2(an|auf) (den|meinen|der|meiner) ~1(armen|huften|beinen|haut|oberschenkeln)|me arano|(aranazos|cortes|marcas) ~2(brazos|piernas|muslos)|(coupures|griffures|marques) ~2(bras|jambes|cuisses)',
      ]),
      ...signs(
        [
          '(they|these|those|it) (are|were|was) (from )?(me|mine|all me)( though)?$|i (did|made) (them|it|those) (all )?myself$|pero (soy|fui) yo$|mais cest moi$|(aber|dabei) (ich war es|war ich es|sind sie von mir)|sie sind von mir',
        ],
        [
          `${STORY}|tattoo\\w*|pen|paint\\w*|henna|make ?up|marker|climb\\w*|from the (cats?|dogs?|rabbit|bramble\\w*|roses?|hedge)|playing|stretch marks|drew|costume`,
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(my|mi) last (night|day|evening|week|morning|summer|weekend) (on (this )?(earth|planet)|alive)(?! (in|for|at))',
        '(cant|cannot|dont) (find|see|have|think of) (one|a|any|a single|another) ~1reason to (get up|wake up|go on|live|stay|be here|keep going|carry on|exist)',
      ]),
      ...signs(
        [
          'last (night|day|evening|week|morning|summer|weekend)|closing in|floor|cant breathe|nothing left|empty|no one left|anymore|nobody',
        ],
        [
          `${STORY}|mission|apollo|mars|astronaut|alive and kicking|before (eight|nine|ten|noon)|on sundays|the sofa|weekends?$`,
        ],
      ),
    },
    {
      ...rule('crisis', 'self-harm', [
        '(but|and|yet) (tonight|today|now|this evening) (i will|ill|im going to|i have to|i need to|i cant|i want to)( (do it( again)?|again|hold out|stop|resist|not)){0,3}$',
      ]),
      ...signs(
        [
          '(not|havent|hadnt|never|didnt|no|without|since|clean|stopped|days?|weeks?|months?) ~4((harmed|hurt|cut|burned|burnt|injured|scratched|hit|harming|hurting|cutting|burning) myself(?! (running|jogging|playing|skiing|climbing|lifting|cooking|baking|shaving|training|cycling|at|in the (gym|kitchen)|on the (oven|stove|bike|ice|pitch|stairs|iron))\\b)|blades?|razors?|lighter)|(blades?|razors?) ~4(away|drawer|thrown|box|gave|for (a|two|three|days|weeks))|ritz\\w*',
        ],
        [`${STORY}|shav\\w*|beard`],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(two|three|one|four|five|second|third|several|2|3|4|both) ~1(failed |suicide |earlier |previous )?attempts? ~2(behind me|failed|so far|didnt work|havent worked|and im still (here|alive)|i woke up|survived)',
        '(attempt|try) (number|no|nr) ~1(one|two|three|four|1|2|3|4)|(ersten|zweiten|dritten|letzten) ~1(gescheiterten|misslungenen|missgluckten|fehlgeschlagenen) versuch|(erster|zweiter|dritter|zwei|drei) versuche? (hinter mir|gescheitert|uberlebt)|(dos|tres) intentos (fallidos|ya|y)|(deux|trois) tentatives (ratees|deja|et)',
      ]),
      ...signs(
        [
          '(third|next|fourth|second|this|last|2nd|3rd|4th) (one|time|attempt|try)? ?~4(works?|work|wont fail|(will|has to|must|is going to|gonna) ~2(work|succeed|be the (one|last)|do it|end it)|for good|properly|right|counts|no one stops)|(jetzt|diesmal|dieses mal) ~3(sicher\\w*|richtig|grundlich)|(der|beim) (nachste|dritte|vierte|dritten|nachsten|vierten)n? ~2(klappt|wirkt|reicht|sitzt|gelingt|mal)|(el|la) (tercero|tercera|proximo|proxima|siguiente) ~2(no falla|sera|funciona|va a)|(la|le) (troisieme|prochaine|prochain) ~2(sera|marchera|ne rate|va)',
        ],
        [
          `${STORY}|exams?|tests?|driv\\w+|bar|licen[cs]e|summit|climb\\w*|route|jump\\w*|lift\\w*|kg|kilos?|recipes?|souffl\\w*|bread|sourdough|macarons?|marathon|level|boss|ivf|visa|interview\\w*|swim\\w*|channel|records?|smok\\w*|cigar\\w*|diet\\w*|degree|jobs?|proposal|handstand|launch\\w*|rocket|deploy\\w*|build|patch|serve|penalt\\w*|ironman|certif\\w*|thesis|dance|solo|quit|prufung\\w*|fuhrerschein|teig|brot|examen|carne|carnet|conducir|permis|concours|pate|flights?|startup|cake`,
        ],
      ),
    },
    rule(
      'crisis',
      'suicide',
      [
        '(want to|going to|will|ill|plan to|id like to|let me|^) ?~1(just |finally )?end it ~1(tonight )?(in|inside|from|off) (my|the|a|our) ~1(car|garage|bath|bathtub|bathroom|woods?|forest|hotel room|attic|shed|cellar|basement|barn|lake|river|sea|roof|bridge|tracks)(?! ~1(contract|lease|deal|race|scene|session|policy|loan|trip|with|pool|club|insurance))( (tonight|today|tomorrow|soon|alone|now)|$)',
      ],
      [
        STORY,
        'smok\\w*|vap(e|es|ing)|snack\\w*|eat\\w*|phone|lease|contract|speeding|loan|texting|workout|walk|run|hike|holiday|trip|tour|party',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(finish|complete|end|do|redo|finally do) (off )?what i ~1(started|began|failed at|could not finish|set out to do|didnt manage)',
        '(zu ende bringen|beenden|vollenden) was ich (angefangen|begonnen) habe|(terminar|acabar) lo que (empece|habia empezado)|(finir|terminer) ce que (jai|javais) commence',
      ]),
      ...signs(
        [
          'discharged?|let me (go|out)|(released|out|home) (from|of) ~2(hospital|ward|clinic|unit|psychiatr\\w*)|psych\\w* (ward|unit)|section(ed)?|attempt|(the|my|enough|more|those) ~1(pills|tablets)|(on|off|from|to|onto|at) (the|that|my|our) bridge(?! (club|evening|night|table|tournament|course|game))|overdose|entlassen|klinik|(von|auf|der) ~1station|alta|psiquiatri\\w*|psychiatrie|hopital',
        ],
        [
          `${STORY}|thesis|degree|course|quilt|knit\\w*|scarf|garden|studies|school|university|diploma|physio\\w*|rehab|knee|hip|marathon|novel|book|painting|apprenticeship|army|prison|puzzle|jigsaw|shed|blanket|jumper|crochet|model|navy|marines|air force|military|carpent\\w*|joiner\\w*|walk (\\d|every|each|daily|a)|walking|\\d+ ?km|kilomet\\w*|miles|steps|jog\\w*|exercis\\w*|couch to|paint(ed)?|repair\\w*|antibiotics|vitamins?`,
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(join|joining|joins|follow|following|be with|reunited with|next to|beside|lie with) ~2(late|dead|deceased) ~1<kin>',
        '(shes|hes|she is|he is|has|have|been) ~1(been )?(in the ground|under the ground|dead|buried) since',
      ]),
      ...signs(
        [
          '(pills|tablets|morphine|capsules|drops|insulin|rope|gun|rifle|shotgun) ~3(are|is|re|s|counted|ready|saved|hidden|enough|waiting|aside|in the drawer)|(kept back|saved up|put aside|set aside|counted|hoard\\w*|collected) ~4(pills|tablets|morphine|capsules|patches)',
        ],
        [
          'chemist|pharmacy|throw|threw|take (back|them back)|return|bring back|dispose|hand in|photo|album|cook|garden|donate|collection point|take it to the police|to hand',
        ],
      ),
    },
    {
      ...rule('crisis', 'eating', [
        '(fool|trick|cheat|fake|outsmart|game|rig|outwit|beat|deceive|manipulate) (the|my|their|at the|on the) ~2(weigh ?ins?|(ward|clinic|hospital|doctors|nurses|therapists|units?) (scales?|weigh ?ins?)|weight checks?)|(fool|trick|deceive) the (nurses?|doctors?|team|clinic|dietitian|dietician) ~3(weigh|scales?|weight)',
        '(drink|drinking|water ?load\\w*|coins|stones|batteries|weights|sinkers) ~6(before|for|into|at) (the|every|each|my|mondays|tomorrows) ~1(weigh ?in|weighing|weight check)',
        '(waage|wiegen) (in der klinik |auf station )?(austricksen|uberlisten|manipulieren|betrugen|tauschen)|(enganar|trampear|burlar) (a )?la bascula|(tromper|truquer|tricher (sur|avec)) (la balance|la pesee)',
      ]),
      ...signs(
        ['weigh\\w*|scales?|weight|waage|wiegen|bascula|balance|pesee'],
        [
          `${STORY}|boxing|boxer|wrestl\\w*|jockey|judo|weight class|luggage|suitcase|baggage|ufc|mma|row(ing|ers?)|regatta|race|fight|bout|market|airport|post office|parcel|horse|fish\\w*`,
        ],
      ),
    },
    rule(
      'crisis',
      'suicide',
      [
        '(belt|cord|sheets?|noose|scarf) (holds|held|would hold) ~7(my|with my) (whole |full |own )?weight|nadie me (encontraria|encontrara|encuentra|encontrarian) (hasta|antes)',
        'let myself (drop|fall) (off|from) the ~1(top )?(roof|racks?|balcony|bridge|cliff|crane|scaffold\\w*|tower)',
      ],
      [
        STORY,
        'pull ?ups?|chin ?ups?|tree ?house|bench|shelf|ladder|chair|frame|treadmill|conveyor|fan belt|jog\\w*|dip|kg|plates?|lift\\w*|squat\\w*|lake|belay\\w*|drums?|foam|crash ?mat|boulder\\w*|(rock|indoor|lead) climb\\w*|gymnast\\w*|hammock|swing|rings|harness|abseil\\w*|escondit\\w*|escondid\\w*|jugando|juego',
      ],
    ),
    rule(
      'crisis',
      'suicide',
      ['(join|joined|joining) my (late|dead) <kin>(?! (in|at|on|for|and|with) )'],
      [STORY, 'group|team|class|band|league|charity|foundation|choir|club|church|business|faith|party|run|walk'],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(die|dies|dying|six feet under|underground) ~5by (my )?own (doing|decision|hand)(?! (choice|will to move))',
        'and me (cold|stiff|dead|hanging)$|(better|rather) ~2(she|he|they|my \\w+) (cries|cry|mourns?|weeps?) ~3for (a |the )?dead (son|daughter|husband|wife|mother|father|brother|sister)',
        '(tengo|tiene) ~1(la|una) (soga|cuerda) ~1(ya )?(lista|preparada|comprada|colgada)|(la|una) soga (y|junto a) la carta',
        '(if|when|whenever|each time|every time) i (fail|miss|lose|eat|slip|mess up|lie) ~4i (get|have|need|deserve|am allowed|im allowed) to cut(?=$| (thats|deal|my (arms?|legs?|skin|thighs?)))',
        'regret (surviving|having survived|that i survived)(?! (the|a|my) (flight|cancer|crash|war))|^rip me( |$)(?! ~4(exam|diet|alarm|laundry|wallet))|rip me (\\d{4}|19|20)',
        'nothing ~6(get rid of|to (sort|clear|sell|throw out|tidy away)) ~1(but|except) (me|myself)(?! (own|old))',
        '(succeed|succeeding|succeeded) ~1(at|in|with) (dying(?=$| (this|on|third|second|at last|finally|tonight|today|tomorrow|attempt))|killing myself|ending (my life|myself))',
      ],
      [
        STORY,
        'one day|some ?day|eventually|in the end|when my time|in my (will|old age)|in (forty|fifty|thirty|\\d\\d) years|junk|stock|chair ?lift',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(shall|will|ill|id|would|going to|want to|plan to|mean to) ~1(be|lie|rest|sleep) ~1(in|under) (it|the (ground|plot|grave|earth|soil)) ~1(beside|next to|with|alongside) (him|her|them)',
      ]),
      ...signs(
        ['grave|plot|cemetery|churchyard|funeral|buried|coffin'],
        [`${STORY}|one day|some ?day|eventually|when my time|in my (will|old age)|reserved|double|family (grave|plot)`],
      ),
    },
    {
      ...rule('crisis', 'suicide', ['(roof|ledge|rooftop) ~8(feet|legs|toes) (are )?over the (edge|side)']),
      ...signs(
        ['cant|cannot|tonight|nobody|end|jump|let go|done|only typing|goodbye|alone'],
        [`${STORY}|sunset|sunrise|lunch|sandwich\\w*|beers?|friends|pool|photos?|yoga|bed`],
      ),
    },
    {
      ...rule('crisis', 'eating', [
        '(want|need|going|have) to (lose|drop|be lighter|weigh less) ~4(before|until) (she|he|they|the (doctor|clinic|hospital|nurse)) (can|could|will)? ?(makes?|forces?|admits?|keeps?) ~1(me|us)',
      ]),
      ...signs(
        ['hospital|heart|pulse|clinic|ward|admit\\w*'],
        [`${STORY}|surgeon|operation|surgery|knee|hip|insurance|bet`],
      ),
    },
    {
      ...rule('crisis', 'self-harm', [
        'it was (the|my|a) ~1(compass|scissors|sharpener|razor|scalpel|craft knife)( blade)? (from|in) (the|my)',
      ]),
      ...signs(
        ['(nobody|noone|no one) ~5(noticed|saw|sees|asked)', 'bandages?|plasters?|sleeves?|cuts'],
        [`${STORY}|accident\\w*|slipped|by mistake|nurse|first aid|cat|scratch card`],
      ),
    },
    {
      ...rule('crisis', 'self-harm', [
        '(lighter|flame|hot iron|cigarette|lit match|hair straighteners?) (on|to|against) (the|my) (skin|arms?|thighs?|wrists?|palm)',
      ]),
      ...signs(
        [
          'plasters?|cold water|relief|calms? me|hide|hiding|sleeves?|bandages?|numb|smile|feel (something|better|alive|real)',
        ],
        [
          `${STORY}|compress|jacket|tattoo|mistake|iron(ing|ed)|racket|boots?|shoes?|load|pack|cream|lotion|fabric|make ?up|foundation|sun ?screen|linen|fragrance|moisturi[sz]er|accident\\w*|cook\\w*|(he|she|they|dad|mum|mom|husband|boyfriend) ~2(holds?|held|puts?|presse[sd])`,
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(gun|pistol|rifle|shotgun|revolver|noose) (is |are |s |lies |sits )?~1(loaded )?(in|under|on|behind) (the|my) ~2(glove ?box|glove compartment|drawer|car|boot|trunk|garage|shed|bed|nightstand|bedside table|cupboard|closet|wardrobe|attic|cellar|pillow|desk|lap|passenger seat)',
      ]),
      ...signs(
        [
          '(im|i am|ill be|i will be|then im|and im|am) (done|finished|gone|through)( (with|for) ~1(this|it|all|everything|good|life|living))?( ((on|by|after|before|this|come|next) )?(tonight|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|christmas|new year|week|dawn|midnight|sunrise))?$',
        ],
        [
          `${STORY}|range|hunt\\w*|licen[cs]e|gun safe|locked|police|report|training|water|nail|glue|paint\\w*|heat|shift|work|exams?|officer|deer|ducks?|season|biathlon|he |him|her|boss|ex|neighbou?r|everyone|them|all of`,
        ],
      ),
    },
  ],
}
