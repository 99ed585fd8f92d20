import { gentlePhrases, idioms, rule, type Subject, signs } from '../rule.ts'

const OCCASION =
  '(ramadan|lent|yom kippur|ekadashi|navratri|orthodox|religious|church|intermittent|blood test|surgery|operation|colonoscopy|scan|16 8|social media|news|dopamine|screens?|phone|sugar|alcohol|meat|amazon|shopping|karva|fast day|esther)'

/** Disordered eating: in danger now, or a concern that a specialist can help with. */
export const EATING: Subject = {
  safe: [
    idioms(
      'to watch, read or buy a lot',
      '(binge|binging|bingeing) ?(watch\\w*|read\\w*|listen\\w*|watching|a series|netflix|shopping|buy\\w*|play\\w*|gaming|scroll\\w*|tv|study\\w*)',
      'starving (artist|for (attention|knowledge))',
      'starve (my |the )?(doubts?|weeds|fear|ego|algorithm|distractions?)',
      'hungry for',
    ),
    gentlePhrases(
      'eating',
      '(?<!(cant|cannot|wont|dont want to|never|not) )(stop|stopped|quit|no more|without|come off|get off) ~1(taking|using|buying|abusing|misusing) (the |my )?laxatives|^(come|get|be|stay) off (the |my )?laxatives',
      '(?<!(cant|cannot|wont|dont want to|never|not) )(stop|stopped|quit|no more|without|not|never|free (from|of)|recover\\w* from|instead of|havent|resist) ~1(making myself (throw up|vomit|sick)|make myself (throw up|vomit|sick)|purging|purge|starving myself|starve myself|throwing up (after|my)|bing(e|ing|eing) and (purg(e|ing)|vomit(ing)?|throw(ing)? up)|vomiting after)',
      'bing(e|ed|ing|eing) ~4(and|then) ~2(dont|do not|not|cant) eat for (a|one|two|2|three|3) days?',
      '(\\d+|one|two|three|six) (days?|weeks?|months?) (without|free of|since) ~1(purging|throwing up|starving)(?!( \\w+){0,9} (again|twice|started|back))',
    ),
  ],
  rules: [
    rule(
      'crisis',
      'eating',
      [
        '(?<!(not|dont|never|wont|to not|afraid to) )(make|keep|want|get|bring) ((my|the|our) )?(anorexia|bulimia|eating disorder|(?<=\\b(my|the) )(ana|mia)) ~1(back|stronger|strong|alive|going)(?= |$)(?! (to|from|under))',
        '^eat zero (today|tomorrow|this (week|month))$',
        '(exercise|train|work out) (four|five|six|seven|eight|[4-9]) hours (a day )?and eat (one|an|a|half an?) (apple|rice cake|cracker|yogurt|yoghurt|banana)',
        '(if|when|whenever|after|once) i ~1(eat|ate|eaten) ~6(get rid of (it|everything)|bring it (back )?up|throw it (back )?up|purge|((have|need|want|try|going|go|went|had|ran|run) (to|and) ~3(throw up|vomit)))',
        '(eat|eating|ate) (absolutely |almost |practically |literally |next to )?nothing( (at all|all day|until|till|for|but (water|air|gum|ice)|today|tomorrow|this|so))?(?! (but (?!water|air|gum|ice|coffee|tea)|with|fried|sweet|processed|after (8|7|6|9|dinner|eight|seven)|from|that|sugary|made|else|between))',
        '(not|dont|stop|never|stopped|without|no more|quit) (eat|eating) (at all|anything(?! (sweet|after|fried|with|from|sugary|that|processed|else|made|containing|but (?!water)))|altogether|completely|entirely|for (\\d+ |a |the |two |three |five |several )?(days?|weeks?|months?|rest)|until (im|i|my)|food|anymore$|solid food)',
        '^(just )?(stop|quit|no) eating$',
        '(by|through|with|just|only) (not eating|starving|eating nothing|fasting for (days|weeks)|skipping (all )?meals|no food)(?! (sugar|meat|bread|after|sweets|fast|between|carbs|out))',
        '(?<!(drink|drinking|drank) )(only|just|nothing but) (drink(ing)? )?(water|coffee|tea|gum|air|ice) (until|till|for (\\d+|two|three|five|seven|ten|a|the) (days|weeks?|month))',
        '(water|juice|coffee|tea|air|ice) (only|fast|diet) (for|until|till) ~2(days|weeks?|month|months|im|i am|thin|skinny)',
        'i (still |just |always )?(purge|vomit|throw up) (once|twice|\\w+ times|daily|every|after)',
        '(become|stay|get) the (thinnest|skinniest|boniest|lightest)(?! (laptop|backpack|phone|pack|bike))|faint\\w* ~4(keep going|weight|thin|eat|hungry|dont stop|from hunger|not eating)',
        'spit(ting)? (out )?(every|my|the|all|each) ~1(bite|bites|food|meals?)|(water|diet|weight loss) pills ~9(scale|thin|skinny|under|below)|scale ~3(under|below) (2\\d|3\\d|40)( ?kg)?$',
        'no food (at all|for (\\d+|two|three|five|a|the)|until (im|i)|this week|anymore)',
        '(starve|starving|starved|starvation) (myself|until|till|to (be|get(?! back at)|lose|become)|diet|mode for|again|for \\d+)',
        '(live|survive|living|surviving) on (only |just )?(water|air|coffee and cigarettes|black coffee|gum|ice cubes|diet coke|lettuce|apples|nothing)( only| alone| and| until| for|$)',
        '(make|making|made|force|forcing) myself (to )?(throw up|vomit|sick|be sick|puke|gag)',
        '(throw|throwing|threw|puke|puking|vomit|vomiting) (it |everything |all )?(up )?~1(after (every |each |all |my |most |i |a )?(meals?|eating|eat|dinner|lunch|food|bing\\w*)|my (food|meals?|dinner)|what i eat|everything i eat|to (lose|stay|be thin))',
        '(purge|purging|purged) ~1(after|my (food|meals?|dinner)|meals?|everything i|every|again|daily|tonight|without|secretly|in secret|\\w+ times|to (lose|be|stay))',
        '(binge|binging|bingeing) (and|then|n) (then )?(i )?(purge|purging|vomit\\w*|throw\\w*)',
        '(laxatives?|diuretics?|diet pills|ipecac) ~4(to (lose|be|get|stay)|after|every|weight|thin|daily|for weight|again|a day)|(take|use|taking|abuse|abusing|using) (more |\\d+ )?(laxatives|ipecac)(?! for (constipation|my bowel))',
        '(pro ?ana|pro ?mia|thinspo\\w*|meanspo|bonespo|ana (buddy|coach|tips|diet)|mia (buddy|tips)|thigh gap|abc diet|ana\\b and mia|edtwt)',
        '(0|zero) (k?cals?|calories|kcal) ((a|per|each|every) day|daily)',
        '([1-7]\\d\\d|[1-9]\\d) (k?cals?|calories|kcal)( (a|per|each|every|in a|or less a|max a|one)? ?(day|daily|max|limit|only|or less|until|for (a|the|\\d+) (week|month|days?|weeks?)))',
        '(under|below|less than|max|only|at most|on|than) ([1-7]\\d\\d|[1-9]\\d) (k?cals?|calories|kcal)(?! (a meal|per meal|burn|for (breakfast|lunch|dinner|snacks?)|snacks?|of (sugar|sweets|snacks|dessert)|breakfast|lunch|dinner|deficit|desserts?|recipes|meals|from))',
        '(weigh|weight|down to|reach|get to|be|to|under|at) (under |below |less than |only )?(2\\d|3[0-9]) ?(kg|kilos?|kilograms)(?! (of|bench|dumb|kettle|squat|press|on|for|luggage|suitcase|deadlift|lighter|less|barbell|by lifting))',
        '(weigh|down to|get to|be|under) ([5-8]\\d) ?(lbs?|pounds)(?! (of|bench|dumb|kettle|squat|press|lighter|less|on|overhead|curl))',
        'bmi (of |to |under |below |at )*(1[0-6])(?!\\d)',
        '(fast|fasting|water fast|juice fast|dry fast) (for |of |until |on water )?(([7-9]|[1-9]\\d) (days?|nights?)|(two|three|four|2|3|4) weeks|a (week|month|whole week)|im (thin|skinny|empty|at)|i (am|weigh|reach|look))',
        '([7-9]|[1-9]\\d) days? (water |dry )?fast',
        '(skip|skipping) (all|every|most) (my )?(meals?|food)( (until|to|for))?',
        '(havent|have not|not|hardly|barely) (eaten|ate|had food) ~2since (sunday|monday|tuesday|wednesday|thursday|friday|saturday|the weekend|last \\w+)',
        '(live|survive|living|surviving) on ~1(coffee|gum|water|tea|cigarettes|diet coke|ice|celery|lettuce|air) and (coffee|gum|water|tea|cigarettes|diet coke|ice|celery|lettuce|air)|look(ing)? like a skeleton|(become|be|get|look|getting|until im|so) ~2(thin|skinny|tiny|bony|underweight|emaciated) ~3(worry|worried|bones|scared|disappear|hospital|sick|faint)|(stay|remain|become|turn|being|be) ~1(anorexic|bulimic|underweight)',
        '(vomit|throw|throwing|puke|bring) ~1up ~1(everything|all|what) i (eat|ate)|(vomit|throw up|puke) everything',
        '((throw|throwing) up|puke|vomit|purge|retch) ~2(quietly|quieter|silently|more quietly|less loudly|without (a sound|noise|being heard|anyone hearing|anybody hearing))|(throw|throwing) up ~6(dont|doesnt|wont|cant|nobody|no one|never) ~1(find out|finds out|hear|hears|notice|notices)',
        'fingers? down my throat|(had|have) to get rid of it ~2(straight after|right after|afterwards|again)|under (2|3|4|5|6|7|8)00 (a|per|each) day ~9(lie|hide|nurse|weigh in|nobody)|(water|drink) before (the|my|every) weigh ?in',
        '(chew and spit|chewing and spitting)',
        '(throw|threw|throwing|bring|brought|bringing) up my (breakfast|lunch|dinner|meals?|food)|(lunch|dinner|breakfast|meal|everything|it) (that )?i threw up ~1(again|in the|on purpose|nobody)',
        '(sick|vomit\\w*|throw\\w* up|threw up) on purpose|(kept|keep|keeping) nothing down|(able to|can|could) vomit (after\\w*|effectively|in time|it|without)',
        '(after|once|when|whenever) (i )?purg(e|ed|ing) (i|it|my (body|stomach)|there|everything)',
        'without purging ~6(and then|but|then) ~4(again|twice|back)',
        '(until|till|so) (i can see |my |you can see )(my )?(bones|ribs|collar ?bones|hip ?bones|spine) ~1(show|stick|are visible|poke)|see my (bones|ribs|hip ?bones)|(bones|ribs) (to )?show',
        'disappear(ing)? by (not eating|starving)|too fat to (eat|live|deserve)|dont deserve (to eat|food)',
        '(havent|have not|not|dont|didnt|never) (kept|keep|keeping) ~2(food|meals?|anything|dinner|lunch|breakfast) down ~5(on purpose|to (lose|be|get)|feels (so )?(good|great|clean|light)|proud)',
        '(threw|throwing|throw) up ~1(breakfast|lunch|dinner|every meal|everything)( and (breakfast|lunch|dinner))? ~3(days|nights|weeks) (in a row|now|running|straight)',
        '(im|i am|i weigh|weighing) (only |just )?(3\\d|4[0-6]) ?(kg|kilos?|kilograms) ~4(fat|disgusting|too much|ugly|huge|enormous|gross|still not)',
        '(havent|not|hardly|barely) (eaten|ate) (anything |a thing |properly )?(in|for|since) (\\d+|two|three|four|five|six|several|a|many) (days|weeks?)',
      ],
      [
        OCCASION,
        'cats?|dog|after (8|7|six|seven|eight|nine)|sourdough|lizard|snake|burn|bmr|my (son|daughter|toddler|child|baby|puppy|kid)|stroke volume|novel',
        'flu|stomach (bug|virus)|virus|norovirus|food poisoning|pregnan\\w+|chemo\\w*|hangover|migraine|morning sickness',
      ],
    ),
    rule(
      'gentle',
      'eating',
      [
        '(anorexi\\w*|bulimi\\w*|orthorexi\\w*|arfid|ednos|eating disorders?|disordered eating|binge eating|body dysmorphi\\w*|diabulimi\\w*)',
        '(binge|binging|bingeing|binges|binged|binge eat|overeat in secret|emotional eating|emotional eater|comfort eating|secret eating)(?! (code|drink))',
        '(be|being|im|am|stay) the (thinnest|skinniest|boniest|lightest)(?! (laptop|backpack|phone|pack|bike|book|tent))',
        '(eat|eating) (in secret|secretly|compulsively|until (i feel|im) (sick|ill)|until it hurts|my feelings|uncontrollably)',
        '(hate|hating|disgusted (by|with)|ashamed of|cant stand|loathe) (how |the way )?(my (own )?(body|stomach|thighs|reflection|belly|weight)|how i look|myself for eating)',
        '(guilty|guilt|ashamed|disgusted|anxious|panic\\w*|bad) (every time|whenever|when|after|each time) ~1(eat|ate|eating)|(count|counting) calories ~2(obsess\\w*|all day|compuls\\w*)|stop (counting|tracking) (cals?|calories|every)|(stop|not|quit|dont) weigh(ing)? myself|obsess\\w* ~2(calories|weight|food|thin)',
        '(count|counting|track|tracking|weigh|weighing|log|logging) every (single )?(bite|crumb|calorie|gram of food|mouthful|grape|almond)',
        '(guilty|guilt|disgusted|ashamed|bad conscience|hate myself) ~2(after|about|for) ~1(every|each|all|any) ~1(meals?|bite|food|snack|dessert)',
        '(obsess\\w*|terrified|panic|scared|afraid|fear|guilty|guilt|anxious|ashamed) ~2(about|of|over|with|when|after|around|to) ~1(eating|eat|food|foods|calories|gaining weight|gain weight|meals|carbs)',
        '(eat|eating|have) ~3(meals?|breakfast and lunch|snacks)( (a|per|each|every) day)? again|(eat|eating) (normally|properly|enough|regularly|without (fear|guilt|shame|panic|counting)|freely|in front of (people|others)|with others) ?(again|anymore)?$|(eat|eating) again',
        '(meal plan|dietitian|dietician|therapist|treatment|clinic|recovery) ~5(fear foods?|weight restor\\w+|gain(ing)? weight back|refeeding)|fear foods?|weight restor\\w+',
        'skip\\w* (meals?|breakfast|lunch|dinner) ~4(fat|weight|thin|body|calories|guilt\\w*|scared|afraid|ugly)|feel(ing)? (so |too |really )?fat(?= (and|again|after|in|all|every|when)|$)',
        '(restrict|restricting) ~1(food|eating|intake|calories|again|meals)|stop restricting',
        '(eat|eating|lunch|dinner|breakfast|meals?|food|carbs) ~3without ~1(feeling |any )?(guilt|guilty|shame|ashamed|disgust|panic)',
        '(ate|eaten|eat|eating) ~9(feel|felt|feeling) (so |really |just |like )?(disgusting|disgusted|ashamed|gross|guilty|worthless|a pig|repulsive)',
        '(lose|loose|losing|drop|dropping|shed|shedding) ~1([6-9]|[1-4]\\d) ?(kg|kgs|kilos?|kilograms) ~3in (under |less than |only |just )?((a|one|two|three|[123]) weeks?|([1-9]|1\\d|2[01]) days)',
        '(lose|loose|losing|drop|dropping|shed|shedding) ~1(1[2-9]|[2-9]\\d) ?(lbs?|pounds) ~3in (under |less than |only |just )?((a|one|two|[12]) weeks?|([1-9]|1[0-4]) days)',
        '(weigh|get (down )?to|get|down to|reach|be) (under |below |less than |only )?4[0-4] ?(kg|kgs|kilos?|kilograms)(?! (of|bench|dumb|kettle|squat|press|on|for|luggage|suitcase|deadlift|lighter|less|barbell|by lifting))',
        '(cant|cannot) stop (eating|bingeing|binging)(?! (chips|chocolate|sugar|sweets|crisps|cookies))',
      ],
      [
        '(volunteer|dietitian|nutritionist|im a (therapist|counsel\\w+|psycholog\\w+)|train as|fundrais\\w+|thesis|research|awareness|novel|charity|nurse on|study|paper|course|lecture|documentary|nursing|ward|job|as a (teacher|parent|coach|doctor|nurse|therapist)|learn about|book about|with (my )?(family|friends|kids) (at|again)|dinner together|outdoors|at the table|clean|pasta|gluten|dairy|meat|in restaurants after lockdown|anorexic (cat|dog)|long (over|past|behind|gone))',
        '(my (cat|dog|horse|puppy|toddler|picky))|(the|our|a|his|her) (dog|puppy|horse|suitcase|backpack|rucksack|pack|bag|luggage|bike|sculpture)|dead ?lift|bench|squat|kettlebell|baggage',
      ],
    ),
    {
      ...rule('gentle', 'eating', [
        '(panic\\w*|freak(ing|ed)? out|cry|cried|crying|sob|shake|spiral|lose it|melt down|terrified|scared|afraid|frightened|anxious) (when|if|because|whenever|at|about|of|over|every time) ~4(oil|butter|fat|carbs?|bread|sauces?|dressing|sugar|cheese|cream|rice|pasta|mayo|calories|gravy)(?! (prices?|change|light|level|machines?|makers?|knives|knife))',
        '(oil|butter|fat|carbs?|bread|sauces?|dressing|sugar|cheese|cream|mayo) ~4(makes?|sends?) me ~1(panic|cry|shake|freak|spiral)',
        '(cooks?|cooked|made|fried|fries) (with|in) (oil|butter|cream|sugar|fat) ~1i ~1(cant|cannot|wont|refuse to|am not able to) (eat|touch|swallow)',
      ]),
      ...signs(
        [
          '(friends?|mum|mom|dad|mother|father|people|everyone|everybody|family|they|wife|husband|sister|colleagues) ~3(thinks?|calls?|says?|believes?|assumes?) ~5(diet|phase|healthy|picky|fussy|health kick|discipline\\w*)|(rul(es?|ed|ing)|run(s|ning)?|control(s|led|ling)?|taken over|taking over|took over|consum\\w+|dictat\\w+|owns?) (me|my (life|days?|week|year|meals|evenings|whole|head|mind))|(for|since) (years|i was \\w+|school|my teens)',
        ],
        [
          'allerg\\w*|coeliac|celiac|intoleran\\w*|diabet\\w*|insulin|pans?|joy|fryer|fire|splash\\w*|spit\\w*|engine|driveway|car|toddler|baby|dog|cat|spill\\w*|prices?|my (son|daughter|kid|child|patient|student)',
        ],
      ),
    },
    {
      ...rule('gentle', 'eating', [
        '(hid(e|es|ing)|bury|buries|burying|throw|throws|throwing|stuff|sneak) (the |my |all |out )?~2(wrappers?|packets|packaging|takeaway (boxes|bags)|pizza boxes|crisp (bags|packets)|empties|evidence)',
      ]),
      ...signs(
        [
          '(so|from|before|until) ~4(wife|husband|mum|mom|dad|partner|girlfriend|boyfriend|flatmate|roommate|nobody|no one|anyone|family|she|he)',
          'ate|eaten|stuffed|binge\\w*|how much|after a (bad|hard|long) day|most nights|every night',
        ],
        [
          'gifts?|presents?|surprise|dog|cat|puppy|raccoon|birthday|christmas|santa|easter|toddler|bears?|camp\\w*|hik\\w*|recycl\\w*',
        ],
      ),
    },
    rule(
      'gentle',
      'eating',
      [
        '(whenever|every time|each time|if|when|once|after) (i|ive|i have) ?(have )?(eat|ate|eaten|had|have) ~6(feel|think|must|have to|need to|got to|guilty|panic|compelled) ~4(run|walk|burn|work|sweat|swim|cycle|exercise) (it|that|them|everything|it all) off',
        '(after|whenever|every time|each time) (every|each|all|any|i|ive) ~3(meals?|eaten|eat|ate|snack|bread|lunch|dinner|food|biscuits?|cake) ~3(have to|need to|must|got to) ~4(burn (it|that|everything) off|(sit ups|squats|jumping jacks|burpees|run|walk) until)',
        '(food|eating|meals|menus?|plates?|restaurants?|dinners?|lunches) (still |really |just )?(scares?|terrif(y|ies)|frightens?|panics?) me',
        '(cry|crying|cried|tears|panic|panicking) (over|at|about|because of) (the |a |my )?((?!(licen[sc]e|number|steel|metal|name|home|hot)\\b)\\w+ )?(menu|menus|plate|plates|food|meal|meals)(?! (prices?|prep|delivery|bill))',
        '(at|in a) war with my (own )?(body|weight|food|plate|stomach|appetite)(?! (bench|rack|machine|critic))|skip\\w* ~1(meals?|breakfast|lunch|dinner) ~2(out of|because of|from) ~1(guilt|shame)',
        '(check\\w*|look\\w* at|pinch\\w*|measur\\w*|grab\\w*) my (stomach|belly|thighs|waist|hips|arms) ~1(in|at) (every|each) ~2(mirror|window|glass|reflection)',
      ],
      [
        'dyslexi\\w*|prices?|japanese|french|italian|chinese|spanish|toddler|my (son|daughter|kid|child|baby|dog|cat|patient)|budget|cost\\w*|waste|cooking show|christmas|thanksgiving|allerg\\w*|coeliac|celiac|speaking|thesis|volunteer\\w*|novel',
      ],
    ),
    // The writer skipped meals for a time, and eats them now on the advice of a clinic.
    {
      ...rule('gentle', 'eating', [
        '(used to|i|always) (skip|skipped|hide|hid|bin|binned|throw away|threw away|dump|leave|left out|miss) (my |the )?~1(breakfast|lunch|dinner|tea|supper|meals?|snacks?|food|packed lunch|sandwich\\w*)',
        '(eat|eating|have|having|finish|finishing) (the|my|every|all|each) ~2(snacks?|meals?|breakfast|lunch|dinner|supper) ~2(eating|recovery|meal plan|ed) (clinic|team|unit|ward|plan|nurse)',
        '(since|after) (the|my) (eating |ed )?(ward|clinic|unit) i (eat|have|finish) ~2(breakfast|lunch|dinner|supper|meals?|snacks?)',
      ]),
      ...signs(
        [
          '(clinic|dietit?ician|dieti[ct]ian|nutritionist|ward|nurse|therapist|unit|recovery team|ed team|they) ~1(said|says|told|tells|asked|wants?|set|put|wrote|gave|recommended|taught)|(eating|ed|recovery) (clinic|unit|ward|team)',
        ],
        [
          'cholesterol|diabet\\w+|blood sugar|kidneys?|pregnan\\w+|surgery|colonoscopy|iron|gout|marathon|race|muscle|bulk\\w*|dog|cat|toddler|my (son|daughter|kids?)|reflux|ulcer|low salt|blood pressure',
        ],
      ),
    },
  ],
}
