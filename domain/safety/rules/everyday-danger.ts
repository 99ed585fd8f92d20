import { idioms, rule, type Subject } from '../rule.ts'

const STORY = 'novel\\w*|story|film|movie|series|game|theat\\w+|book|play|podcast'

/** Danger that a title, a note or an answer names in passing, in words that the other rules do not have. */
export const EVERYDAY_DANGER: Subject = {
  safe: [
    idioms(
      'a small child who hits',
      '(my|our|the) ~1(toddler|baby|(two|three|four|2|3|4) year old|little (boy|girl|one)) (hit|hits) (me|us) with (a|the|his|her) (shoe|stick|bottle|pan|ladle|hose|cane)',
    ),
  ],
  rules: [
    rule('crisis', 'danger', [
      '(somebody|someone|a man|he|they|my ex) (is|are) (climbing|breaking|getting) (in )?through my ~1window',
    ]),
    rule(
      'crisis',
      'suicide',
      [
        '(say|saying) ~2(bye|byes|goodbye|goodbyes|farewell) ~4without ~1(them|anyone|anybody|people|him|her|my ~1(family|friends|mum|mom|kids|parents)) (noticing|realizing|realising|knowing|suspecting|catching on)',
        '(on|over) the (wrong|other|far) side of (the|that|a) (railing|railings|barrier|fence|parapet|guardrail)(?! (of the (rink|pitch|field|court|stage|pool|zoo)|from the (lions|cows|bulls|horses)))',
        '(does it hurt|it hurts|hurts|hurt|painful|peaceful|quick|how long) ~4(to|it takes to|when you) (drown|bleed out|suffocate|hang (yourself|myself)|freeze to death)(?=$| (in (the|a) (lake|sea|river|bath|ocean|water)|yourself|myself|or|and|if))',
        '(until|till|once|when) ~2(pills|tablets|meds) ~5(are|is|will be|s) enough$',
        '(sat|sit|sitting|stood|standing) ~1on (the|my) ~1(ledge|windowsill|sill|balcony|railing) ~3(feet|legs) ~1(outside|out|over|dangling|hanging)',
        '(roof|top|cliff|bridge|tower) ~6(not|never|wont) come ~1down (by )?(the|any) (stairs|lift|elevator)',
        'kein morgen mehr$|(wenn|sobald) (der|die|mein|meine) ~1(hund|katze|kater|mama|mutter|papa|vater|oma|opa) ~2(tot|gestorben|weg|nicht mehr da) ist ~1(gehe|geh|folge|bin) ich ~2(auch|weg|hinterher)$',
      ],
      [STORY, 'marshals?|stewards?|spectators?', 'doctor|dose|headache|pain|instead of|fewer'],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        'punish(ing)? myself (with|by using) ~1(a |the |my )?(belt|cane|whip|lighter|blade|razor|knife|needle|cord)',
        '(made|make|making) myself bleed',
        '(if|when) (they|he|she|anyone|anybody|mum|mom|dad|people) ~1(saw|sees|see) my (arms?|wrists?|thighs?) ~6(take|hide|lock|send|call|ask|know|cry)',
      ],
      [STORY],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(burn|burning|burned|burnt) myself ~1(with|using) ~1(a |the |my )?(cigarettes?|cigs?|lighters?|joint|ends?|matches)',
        '(bath ?(room|tub)?|shower|tub|tiles) ~6(easy|easier|quick) to (clean|wipe|rinse|wash) ~3(thats why|which is why) i (do|did) it (there|in (the|it)|on)',
      ],
      [STORY, 'paint\\w*|dye|hair|dog|potty|varnish|accident\\w*'],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(they|he|she|dad|mum|mom|daddy|father|mother|my ~1(<parent>|<partner>|<sibling>)) ~1(hit|beat|whipped|thrashed|struck|caned) (me|us) ~2(again )?with (the|a|his|her|their) (belt|stick|cane|cable|cord|wire|hose|shoe|ladle|bottle|pan|iron)(?! (when i was|as a child))',
      ],
      [STORY, '(when|as) (i was|we were|a child|kids|children)|years ago|used to|growing up|baby|toddler'],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(he|she|they|dad|mum|mom|father|mother|my ~1(<parent>|<partner>|<sibling>)) ~1(choked|strangled|throttled) (me|us|my ~1(<parent>|<sibling>|<child>))',
      ],
      [
        STORY,
        '(when|as) (i was|we were|a child|kids|children)|years ago|used to|growing up|(judo|bjj|jiu jitsu|sparring|training|laugh\\w*)',
      ],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(hits?|hitting|beats?|punches|kicks) ~2where ((nobody|no ?one) ~1(sees?|notices?|looks?)|(the |my )?clothes cover)',
      ],
      [STORY],
    ),
    {
      ...rule('crisis', 'suicide', ['^(i )?(wrote|have written|ive written|finished) (my|the) (letter|letters|note)$']),
      and: {
        all: [
          [
            '(feels?|felt|im|i feel) ~1(lighter|calm|calmer|at peace|ready)',
            '(tomorrow|tonight|sunday|friday|monday) then',
          ],
        ],
      },
    },
    rule(
      'crisis',
      'minor',
      [
        '(coach|trainer|teacher|tutor|priest|pastor) ~1(says|said|told me|tells me) ~1if i (tell|told|(say|talk|speak) (anything|something|a word|about|to (anyone|anybody|my|the police))) ~9(hotel|room|showers?|happen\\w*|does|did|trip|training camp)',
        'my (teacher|coach|trainer|tutor|pastor|priest|stepdad|uncle) drives me home and ~1(stops|parks|pulls over) ~1(in|at|by|near) the (forest|woods|dark)',
      ],
      [STORY],
    ),
    rule(
      'crisis',
      'eating',
      [
        '(ate|had|eaten) (only |just )?(an?|one|two|half an?) (apple|banana|cracker|egg|yogh?urt|rice cake|carrot)s? (in|for|since) (two|three|four|five|\\d+) days',
        '(starved|starving) (all day|all week|again|since \\w+) ~3(felt|feel|feeling|and felt) ~1(strong|light|clean|pure|powerful|proud|in control|great|amazing)',
        '(eat|eating) nothing (from )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday) (to|until|till|through) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?! (after|before|but|with|between|except))',
        '(foods?|meals?) ~1(come|comes|came|go|goes) (back )?up ~1(easily|easiest|most easily|easier|fastest|quickly)( (afterwards|after|again))?$',
        '(a|one|two|three|2|3|4|5|\\d+) (weeks?|days) (of|on) (only |just |nothing but )(black )?(coffee|water|tea|ice|diet coke|gum)',
        '(didnt|havent|not) (eat|eaten) ~2(in|for) (two|three|four|five|six|seven|\\d+) days ~9(passed out|fainted|worth it|so light|proud)',
      ],
      [
        STORY,
        'ramadan|doctor|surgery|colonoscopy|flu|sick|instead of|no (soda|coke|beer|wine|alcohol|coffee|juice|lemonade)|drink\\w*|hiking|camping|trail',
      ],
    ),
    rule(
      'refuse',
      'minor-sexual',
      [
        '(meet|see|date|text|visit|catch) (the|that|a|one of the) ~1(girls?|boys?) (from|of|in) the ~1(under ?1[0-6]|u1[0-6]|junior|youth|ju jitsu kids|fifth|sixth|seventh|eighth) ~2(team|class|group|squad|grade|grader|choir)? ?~1(alone|in private|in secret|secretly|without her parents|without his parents)',
        '(upskirt|up the skirts?|under the skirts?) ~4(school ?girls?|girls?|pupils|students|children|kids)|(photos?|pictures?|videos?|film) ~2(up|under) (the )?skirts? ~3(girls?|pupils|students)',
      ],
      [STORY, 'parent meeting|protect\\w*|prevent\\w*|campaign|law|ban'],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(^|i ~1)(choked|strangled|throttled) (him|her|my ~1(<partner>|<parent>|<child>|<sibling>)) (a bit|a little|until|till|so|to|because|when|again|for)',
        '(get|getting|make) (her|him|them|a girl|the girls?|girls) (so |too |really )?(drunk|wasted|high|stoned) (enough|so|until|till)',
        '(put|mix|hide|crush) ~2(glass|poison|bleach|antifreeze|needles) ~1(in|into) (the|his|her|their) ~1(food|soup|coffee|tea|dinner|lunch|drink)(?! (processor|maker|machine|cup|mug|bin|court))',
        '(lace|lacing|spike|spiking) ~2(candy|sweets|cookies|brownies|drinks?|cocktails|punch|food|cake) ~1with (fentanyl|rat poison|poison|arsenic|cyanide|ghb|drugs|roofies|sleeping pills|laxatives|glass|needles)',
        '(collect|collecting|fill|filling|saving|got) ~2(bottles|rags|cans) ~3(petrol|gasoline|fuel|kerosene) ~3for (his|her|their|the neighbou?rs?) (balcony|house|home|car|van|door|flat|window|porch|shed|garage|shop)',
        '(canards?|poules?|oiseaux|pigeons?|chats?|chiens?) ~6(j|je )?(attache|ligote|colle|scotche) (le bec|les ailes|les pattes|la queue)',
      ],
      [STORY, 'police|novel|halloween decor\\w*|prank show|training|jiu jitsu|bjj|judo|sparring|mma'],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(building|built|making|made|assembling) (something|a thing|a device|one) ~1(that|which|to) (goes|go|will go) off ~1(at|in|near|during|when) ~1(station|airport|mall|school|market|church|mosque|synagogue|stadium|concert|office|train|bus|crowd|platform|metro|subway)',
      ],
      [STORY, 'alarm|timer|clock|bell'],
    ),
    rule(
      'gentle',
      'burnout',
      [
        '(cry|cried|crying|cries) (on|all|most of|half) the way (home|to work|to the office|back from work)|(cry|crying|cried) in the (car|toilet|restroom|supply room|staff room) (before|after|between|at) ~1(work|shifts?|every shift|patients|lessons)',
        '(cant|dont|no longer|cannot|couldnt) feel anything (for|about|with) my (patients|pupils|students|clients|residents|job|work|team)',
        '(feel|felt|feeling) (nothing|numb|empty|dead) ~1(inside )?(when|while|as) i (see|look at|hold|hug|play with) my (kids|children|son|daughter|baby|family)',
        '(dread|dreading) (monday|every monday|each shift|every shift|going to work) ~9(sleep all weekend|exhausted|empty|numb|nothing left)',
      ],
      [STORY],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(trauma|emdr) (therapy|therapist|sessions?|counsel\\w+|group)(?! (training|course|certificate|certification|exam|conference|lecture|seminar|textbook))',
        '(support|survivors?) group ~1(for|of) (survivors|victims)|survivors? (support )?group',
      ],
      [
        STORY,
        '(train(ing)?|qualify|study\\w*|certif\\w+|work(ing)? (as|in|with|at|on)|volunteer\\w*|exam|degree|become|facilitate|lead|run (a|the|my)|host|organi[sz]e|fundrais\\w+|cancer)',
      ],
    ),
    rule('gentle', 'eating', [
      '(ate|eaten|eat|eating) ~6(in secret|secretly|hiding) ~4(hate|hated|hating|disgusted (with|by)|ashamed of) myself',
    ]),
    rule(
      'gentle',
      'eating',
      [
        'fast(ing)? (for )?~1(four|five|six|seven|eight|nine|ten|twelve|fourteen|\\d+) days ~3(to (lose|drop|get (thin|skinny|slim))|without food)',
      ],
      [STORY, 'ramadan|doctor|lent|screens?|phone|social media|sugar|alcohol'],
    ),
    rule(
      'gentle',
      'burnout',
      ['(cried|cry|crying) (at|under) my desk|nothing (is |s )?left in (the|my) tank$'],
      [STORY, 'petrol|gas|fuel|car|race|km|miles|laps?|sprint|finish\\w*|laugh\\w*'],
    ),
    rule(
      'gentle',
      'grief',
      [
        '(no|without a|without any) heartbeat (at|on|in) the|scans? ~1without a heartbeat|make peace with dying (young|at \\d+|before)',
      ],
      [STORY],
    ),
    rule(
      'gentle',
      'violence',
      ['(survive|surviving|get through) (my )?(dad|mum|mom|father|mother|stepdad)s ~1(drinking|drunk|rage|temper)'],
      [STORY],
    ),
    rule('gentle', 'grief', [
      '(birthday|christmas|first day|eighteenth|wedding) (that |which |the one )?(s?he|they|you) never (had|got|saw|reached|lived to see)|the one (s?he|they) never (had|got|lived to see)',
    ]),
    {
      ...rule('gentle', 'eating', ['(skip|skipping) ~1(dinners?|lunch(es)?|meals)']),
      and: { all: [['(lose|losing|drop) ~1\\d+ ?(kg|kgs|kilos?|kilograms|lbs?|pounds)']] },
    },
  ],
}
