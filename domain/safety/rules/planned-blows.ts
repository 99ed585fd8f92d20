import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|dream\\w*|nightmare|film|movie|play(ed|ing)?|stage|actors?|quiz|documentary|game|mario|fifa|chess|cartoon|sims'

/** The writer acts, or asks how: not somebody else of whom they tell. */
const I = '(^|(^| )(ill|i|will|and|to|gonna|then|tonight|tomorrow|lets|going to|ima|imma) )'

const OTHER_PERSON =
  '(he|she|they|boss|husband|wife|boyfriend|girlfriend|ex|brother|dad|father|neighbou?r|man|men) (wants?|threatens?|threatened|plans?|is going|are going|said|says|will|would|tried)|(hes|shes|theyre) (going|threatening)|(threat\\w*|promised|swore) to|hell (put|send|throw|pour)|told me'

const TOOL =
  '(tyre iron|tire iron|bat|cricket bat|baseball bat|wrench|crowbar|hammer|sledge ?hammer|shovel|spade|pipe|lead pipe|iron bar|metal bar|brick|axe|hatchet|chain|spanner|club|golf club|hockey stick|knuckle ?dusters?|pool cue|plank|machete|knife|blade|poker|bottle|iron|belt|pitchfork|rock)'

const PERSON =
  '(<kin>|<other>|editor|publisher|agent|foreman|foremen|tutor|chef|producer|director|tailor|lodger|headmaster|priest|pastor|judge|magistrate|mayor|referee|critic|reviewer|lawyer|dentist|nurse|carer|driver|postman|plumber|author|guy|man|woman|bloke|lad)'

const FOOD =
  '(coffee|tea|drinks?|soup|food|lunch|lunch ?box|dinner|sandwich\\w*|smoothie|water bottle|beer|wine|juice|curry|cake|flask|thermos|milk|porridge|salad|protein shake|breakfast|pint|stew|mug|cup|glass|bottle|meal|pudding)'

const TO_BE_ILL =
  '(ill|sick|poorly|throw up|vomit|puke|collapse|pass out|shit (himself|herself|themselves)|on the toilet|the runs|diarrh\\w+|food poisoning|in(to)? hospital|bedridden|faint|cramps)'

/** Harm that the writer plans in plain words: a substance that makes ill, blows that silence a child, hot oil, a tool, an overdose for a patient. */
export const PLANNED_BLOWS: Subject = {
  rules: [
    // “What can I put in my colleague's coffee to make him really ill?”
    rule(
      'refuse',
      'harm-others',
      [
        `(put|slip|mix|add|drop|stir|sneak|pour|crush|sprinkle|tip|sneaking|putting|slipping|mixing|spike|lace) ~4(in|into|to|on) (my|his|her|their|the|a|our|that) ~4${FOOD} ~3(to|so|that|so that|until|till|and) ~1(make|makes|get|gets|him|her|he|she|they|them|hes|shes) ~5${TO_BE_ILL}`,
        `(spike|lace|spiking|lacing) (my|his|her|their|the|that) ~4${FOOD} ~3(so|to|until) ~5${TO_BE_ILL}`,
        `(eye ?drops?|laxatives?|bleach|cleaner|cleaning stuff|antifreeze|pills|mushrooms?|berries|plants?|stuff) (in|into) (a|my|his|her|their|the) ~4${FOOD} ~3(make|makes|made|get|gets|give|gives|to make) (him|her|them) ~4${TO_BE_ILL}`,
      ],
      [
        `${STORY}|dog|cat|puppy|vet|swallowed|ate|less (ill|sick)|(never|not|doesnt|dont|isnt|wont|stops?|without|before|from|avoid|didnt) ~4(ill|sick|sickness|vomit\\w*|throw\\w*)|sea ?sick|car ?sick|travel ?sick|morning sickness|well again|feel better|allerg\\w*|home ?sick|love ?sick|${OTHER_PERSON}`,
      ],
    ),
    // “I want to hit them so hard that they never talk back again.”
    {
      ...rule('refuse', 'harm-others', [
        '(want to|would like to|going to|will|ill|plan to|ima|need to|have to|id love to|id like to|must) ~2(hit|slap|beat|smack|thrash|belt|spank|whip|punch|cane|kick|shake|wallop|clout) (him|her|them|my ~2<child>|the ~2<child>) ~2(so|that|this) (hard|badly|bad|much|long|senseless) ~9(never|not|no|wont|doesnt|dont|stops?|cant|forgets?|quiet|silent|obeys?|learns?)',
      ]),
      ...signs(
        [
          '<child>|toddler|teen\\w*|pupils?|class|grandson|granddaughter|grandkids|stepkids|girls|boys|(\\d+|\\w+) year old',
        ],
        [
          `${STORY}|afraid|scared|asham\\w*|dont want|never want|never (hit|slap|beat)|stop (myself|hitting|wanting)|not to hit|urge|urges|regret|sorry|hate (that|myself)|therap\\w*|counsel\\w*|anger management|help me not|instead|breathe|leave the room|tennis|squash|ping ?pong|badminton|ball|drum\\w*|pillow|pi[nñ]ata|golf|scrabble|cards|race|quiz|snooker|${OTHER_PERSON}`,
        ],
      ),
    },
    // Hot oil or boiling water over a person.
    rule(
      'refuse',
      'harm-others',
      [
        `${I}?(throw|throwing|pour|pouring|tip|tipping|fling|flinging|chuck|chucking|splash|splashing|hurl|hurling|empty|emptying|dump|dumping|toss|tossing|lob|sling) (a |the |my |some |that |this |it |all )?~3(hot|boiling|scalding|sizzling|burning|bubbling|fryer|deep fryer) ~3(oil|fat|water|kettle|grease|sugar|syrup|tar|lye|soup|pan|pot|tea|wax) ~2(in|into|over|on|onto|at|down) ((his|her|their|the|that|this|my \\w+s) ~2(face|head|eyes|back|lap|skin|neck|chest|mouth|legs)|him|them|(my|the|that|this) ~2(ex|boss|<partner>|<other>|chef|foreman|stepfather|stepdad|bastard|bitch|pig))`,
        '(kettle|pan|pot|bucket|jug|saucepan)( of| full of| with)? (hot|boiling|scalding|bubbling) ~1(oil|fat|water|grease|sugar) (goes|lands|ends up|will go|will land|is going) (in|into|over|on|onto|down) (his|her|their) ~1(face|head|eyes|back|lap|neck|chest)',
        '(hot|boiling|scalding) ~1(oil|fat|water|grease|sugar|kettle) (over|onto|into|in|on) (him|her|them|his face|her face|their faces?|his eyes|her eyes)',
      ],
      [
        `${STORY}|${OTHER_PERSON}|(he|she|they|ex|husband|wife|who|boyfriend|girlfriend|chef|customer) (threw|poured|tipped|splashed|spilled|throws|pours|chucked|spilt|has|put)|by accident|accident\\w*|spilled|spilt|hair|tea bag|bath|basin|sauna|weeds|ants|burn (unit|ward|clinic|victim)|afraid|scared|warn\\w*|careful|lid|never`,
      ],
    ),
    // The same, done to the writer.
    rule(
      'crisis',
      'danger',
      [
        '(he|she|they|my ~1(<partner>|<parent>)|madam|sir) (threw|throws|poured|pours|tipped|chucked|flung|tips|splashed|splashes) (a |the |some )?~3(hot|boiling|scalding) ~3(oil|fat|water|kettle|grease|soup|tea|coffee|rice|pan|pot) ~2(in|into|over|on|onto|at|down) (me|my)',
        '(throw|pour|tip|chuck|fling|throwing|pouring) (a |the |some |that )?~2(hot|boiling|scalding) ~2(oil|fat|water|kettle|grease) ~1(in|into|over|on|onto|at) (me|us|my face)',
      ],
      [`${STORY}|by accident|accident\\w*|by mistake|toddler|baby|tripped|slipped|laugh\\w*`],
    ),
    // “Put the bloke next door in hospital with a tyre iron.”
    rule(
      'refuse',
      'harm-others',
      [
        `${I}(put|putting|send|sending|land|landing|knock|get) (my|the|that|this|his|her|him|them|those|a|our|both|one of) ~6(in|into|to) (the |a )?(hospital|intensive care|icu|a and e|a e|er|emergency( room)?|casualty|wheelchair|traction|coma|morgue|grave) ~2(with|using) (a|an|my|the|his|some|this|that|just a) ~2${TOOL}`,
      ],
      [
        `${STORY}|${OTHER_PERSON}|bat (bite|scratch)|(cut|injured|injury|wound|accident|slipped|fell|stitches)|donat\\w*|get well|visit`,
      ],
    ),
    // “Not fiction: poison my editor at the Christmas lunch.”
    {
      ...rule('refuse', 'harm-others', [
        `${I}?(poison|stab|shoot|kill|murder|strangle|drown|run over|knife|cripple|smother|gas) (my|our|the|that|this|his|her) ~1${PERSON} (at|in|on|after|before|during|tonight|tomorrow|this|next|with|when|by)|${I}?(push|throw) (my|our|the|that|this|his|her) ~1${PERSON} (off|under|from|in front of)|${I}?(burn|blow up|bomb|torch) (my|our|the|that|this|his|her) ~1${PERSON}s? ~1(house|home|flat|cottage|car|caravan)|${I}?(poison|stab|shoot|murder|strangle|smother|knife) (my|our) ~1${PERSON}$`,
      ]),
      ...signs(
        [
          '(^|(this|its|it|thats|that) (is )?)(not|no|isnt) ~1(a |an |any |just a |from a )?~1(fiction|novel|story|joke|film|movie|game|play|drill|exercise|metaphor|plot|script|thriller)( here)?(?= (i|ill|but|and|this|we)|$|\n)|no fiction|for real this time|in real life this time',
        ],
        [
          'camera|photo\\w*|portrait|lens|video|film (him|her|it)|laser ?tag|paint ?ball|nerf|water (pistol|gun)|free throws?|hoops?|weeds?|rats?|mice|wasps?|ants|slugs|calories|candles?|incense|boss (fight|level)|habit|ego|fear\\w*|documentary|read|biograph\\w+|essay|article|history',
        ],
      ),
    },
    // An overdose for a patient or a relative in the writer's care.
    {
      ...rule('refuse', 'harm-others', [
        '(insulin|morphine|potassium|fentanyl|sedatives?|diazepam|midazolam|digoxin|sleeping (pills|tablets)|propofol|oxycodone|heparin|pills|dose|air|bubble) ~9((so|that|so that|until|till|and|make|makes|making) )?~2(he|she|they|him|her|sure (he|she|they)) (never|wont|doesnt|dont|will not|will never|does not|cant|no longer|not) (wakes?|waking|open(s)? (his|her|their) eyes|gets? up|breathes?|see(s)? (the )?morning)( up)?( again| anymore| ever|$)',
        '(never|not|doesnt|wont) wakes?( up)?( again)? ~6(how much|what dose|how many|which dose) ~4(insulin|morphine|potassium|fentanyl|pills|tablets)',
      ]),
      ...signs(
        ['give|giving|gave|inject\\w*|administer\\w*|dose|how much|how many|amount|slip|push|pump|syringe|put'],
        [
          `${STORY}|worried|worry|afraid|scared|fear|guilt\\w*|mistake|vet|dog|cat|hamster|rabbit|horse|hypo\\w*|surgery|an(a)?esthe\\w*|coma|i (cant|dont) (forgive|sleep)|died|at night|i take|myself|overdosed|my own (dose|insulin)`,
        ],
      ),
    },
  ],
}
