import { idioms, rule, type Subject } from '../rule.ts'

/** A life of one's own, and not the compounds and the kinds of life that goals are about. */
const LIFE =
  '((?<!(work|love|sex|social|night|shelf|battery|family|city|school|student|real|daily|wild|still|second|private|married|dating|home|working|public|college|professional) )life(?! (insurance|hacks?|coach\\w*|goals?|stor\\w+|drawing|admin|skills?|plans?|lessons?|changes?|science|jacket|partner|work|savings|expectancy|events?|sentence|style|balance|choices|as a|of (the|my|a) (party|soldier|smoker)|in (the|a) (city|country|suburb\\w*|office)))|living(?! (in|with|at|room|here|on|off|from|under|abroad|alone|a |the |by|for|paycheck|near|out|beyond))|being alive|existing|existence)'

const FICTION_OR_STUDY = [
  '(she|he|they|who|<kin>) ~2(want|wants|wanted|wish\\w*|tries|tried|going|hopes?) to die',
  'novel|film|movie|game|gaming|level|boss|story|stories|screenplay|character|song|poem|album|opera|podcast|documentary|durkheim|sociology|thesis|essay|paper|research|study|philosoph\\w+|stoic\\w*|memento|meditat\\w+|hospice|patients?|nurse|nursing|doula|funeral director|mortician|death cafe|history|crossword|museum|metal|band|minecraft|dnd|simulation|batter(y|ies)|plants?|garden|phone|laptop|bees|seedlings|insurance|will and|estate|lottery',
  '(before|if|when|in case|until) i (die|am dead|pass)$|before i die|(afraid|scared|fear\\w*) ~2(of )?(death|dying|die)|risk of|(heart|lung|kidney) (disease|attack)|cancer screening',
]

/**
 * Single words of death and life beside words of the writer's own wish, whatever stands between them. The rules of suicide.ts
 * name phrases; these catch what no list of phrases does.
 */
export const SUICIDE_WORDS: Subject = {
  safe: [
    {
      phrase: [
        '(follow|join) ~4(into|to|in) (the|his|her|their) grave',
        '(say|make) my (farewells?|goodbyes?) and (go|leave|die|be gone)',
        'voices? ~3(tell|tells|telling|order|orders|say|says|want) me to (hurt|kill|stab|burn) ~1(people|someone|somebody|everyone|others|them|him|her|myself)?',
      ],
      outcome: 'crisis',
      reason: 'suicide',
    },
    idioms(
      'dislike, in jest',
      'rather die than (eat|do|wear|go to|miss|listen|watch|run|cook|admit|call|ask|wait|drive|clean|use|drink|speak|sing|dance)',
      'to die (of|from) (boredom|laughter|embarrassment)',
      'life (is|s) too short|for life|of my life|life of its own|bring (back )?to life|come (back )?to life|no life guard',
    ),
  ],
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        '(?<!(jokes|puns) are so \\w+ they )(i|id|ill|and|just|should|could|can|would|me|gonna|might|wanting|want|wish|to|lets) (just |please |finally |really |either |quietly |also )?die(?! (hard|trying|of|for|down|out|off|laughing|cut|cast))(?! in (the|a|this) (game|level|film))',
        '(?<!(shed|hed|theyd|she (has|had|needs|ought) to|he (has|had|needs|ought) to|they (have|had|need|ought) to) )(better|prefer|rather|wish|id be|be|am|im|already|basically) ~1(off )?dead(?! (inside|tired|set|serious|last|on|line|lift|weight|easy|center|centre|quiet|end|by midnight|if (mum|mom|dad|my|the|he|she|they|this|that|i (am|forget|miss|fail|dont))))( than alive)?|dead (than|instead of) (alive|living)',
        '(thoughts?|thinking|think|dream\\w*|obsess\\w*|fantasi[sz]\\w+|research\\w*|google\\w*|read\\w*) ~2(about|of|on|over|with) ~2(death|dying|suicide(?! (prevention|awareness|hot ?lines?|help ?lines?|squad))|killing myself|my (own )?(death|funeral)|ways out)',
        `(enough of|hate|hating|tired of|sick of|done with|over with|through with|quit|quitting|leave|leaving|give up on|giving up on|gave up on|finish(ed)? with|fed up with|bored of|end|ending|ended) (my |this |the |with |all )?${LIFE}`,
        `(my |this |the |^|and |that |because |when )${LIFE} (is|isnt|has|feels?|seems|was|holds|means|makes|doesnt|got|gets|has become|is just) ~2(no|not|over|pointless|meaningless|empty|worth(less)?|unbearable|too (much|hard|heavy)|hell|nothing|hopeless|torture|sense|a burden|misery) ?(meaning|purpose|point|value|worth|sense|hope|future|left|anymore|it|to me|for me|living)?(?=$| (and|so|but|i|anymore|to|for|without))`,
        '(not|never|dont|without|hope|wish|didnt|wont|dread|hate) ~4(wake|waking|woken|woke) ~1up(?! (tired|late|early|at|with|hungover|groggy|sweat\\w*|exhausted|in pain|sore|before|after|during|the|my|so|by|to)) ~4(anymore|ever|again(?! (at \\d|at (noon|night)|in the (night|middle))\\b)|tomorrow|at all(?! during))',
        'unliv\\w+|nothing ~2(keeps?|keeping|holds?|holding) me(?! (from|back|up|(in|at) (this|the|my|that) (city|town|country|company|job|flat|office|village|band|team|firm)))|nothing left (here|for me)|(nobody|no ?one) (needs|wants|loves|will miss|would miss) me( (here|anymore|around|now|at all)|$)| (should|could|want to|going to|ready to|might|must|id rather|let me) (just |please )?(disappear|vanish|be gone)( (for good|forever|completely|now|soon|tonight))?$',
        '(swallow|swallowing|down|take|taking|empty) (the|a|my|that) ~1(whole|entire|full) ~1(bottle|box|pack|blister|packet|jar)(?! of (water|milk|wine|juice|sparkling|soda|antibiotics|vitamins))|swallow(ing)? ~2(pills|tablets)(?! (without|more easily|better))',
        '(painless|least painful|cleanest|surest|most peaceful|peaceful|quickest|easiest) ~1(methods?|death|exit)$|(painless|least painful|peaceful|quickest|easiest|surest) ~1ways? (to (die|go|do it|end|leave)|out)$',
        '(get over me|move on without me|forgive me|manage without me|cope without me|live without me|survive without me|okay without me|(?<!(office|team|class|choir|band|project|shop|kitchen) ~3)fine without me)(?! (\\w+ing (the|their|my|a)\\b|on|at|during|for (a|two|three|some|\\w+ (days?|weeks?))))',
        '(date|day|place|hour|moment|way|method) (for|of) my (own )?(death|dying|last breath)|(finish|end|top) myself (off)?(?=$| (this|on|by|before|tonight|today|quietly|soon))|do myself in',
        '^(please |just )?make it all (stop|end)$|no more me( |$)|one ?way (trip|ticket|walk|drive) to (the )?(cliffs?|bridge|tracks|roof|afterlife|other side)|^(drown|suffocate)( alone)?$',
        '(no longer|not|never|stop) (again )?(be|being) (a|such a) burden (to|on|for) |rest in peace (by|before|soon|this)|let (the|my) (pain|suffering) (end|stop|be over) (for good|forever)',
        '(no|not a) (more |single )?(day|days|tomorrow|future) (for me|left for me|in me)(?! (at|in|with) (this|the|my|that|a) \\w+)|(my|the) (time|life) (is|will be) (up|over)( soon| anyway|$)|ready (to go|to leave) (for good|forever|this (life|world)|peacefully)',
      ],
      FICTION_OR_STUDY,
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(?<!(never|not|dont) )(stand|step|jump|lie|throw myself) (down )?in front of (a|the) ~1(moving|fast|oncoming|next|express) (train|tram|truck|lorry|car|bus)',
        '(put|putting|pull|pulling|tie|tying) (a|the|that) ~1bag over my (own )?head(?! (in the rain|as a hat))',
        '(see|saw|seeing) (pictures|images|visions) of myself (hanging|dead|dying|bleeding|drowning|jumping)',
        'enough (pills|tablets|meds) (together|saved( up)?|collected)(?! for (the|a|our) (trip|holiday|week))',
      ],
      FICTION_OR_STUDY,
    ),
  ],
}
