import { rule, type Subject } from '../rule.ts'

/** Danger in a few quiet words, to the writer and to another person, and suicide in German and Spanish. Each rule has its own exceptions. */
export const QUIET_DANGER: Subject = {
  rules: [
    rule(
      'refuse',
      'harm-others',
      [
        '(slip|slipping|mix|mixing|stir|stirring|sneak|sneaking|put|putting) ~2(something|pills?|powder|poison) (in|into) ~4(so|that|until|till) ~3(<kin>|<other>|he|she|they) ~1(doesnt|dont|never|wont|will never|does not|will not) (wakes? up|wake|get up again|breathes?|survives?)',
      ],
      ['<fiction>|murder mystery|dinner party'],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(?!(he|she|it|who|everybody|everyone|nobody|battery|hero|villain|router|project|deal|plan|app|computer|internet|line|season|show|idea|account|startup|company|deadline|offer|contract|laptop|server|engine|car|bill|king|queen|plant|plants|phone|god|christ|jesus|character|snowman)\\b)\\w+ (dies|will die|is going to die|has to die|must die) ((on|this|next|by|before) ~1)?(tonight|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|christmas)(?! of)',
      ]),
      and: {
        all: [
          [
            '(wait|waiting|waits) (for|outside) ~1(him|her|them|his|house|home|work)|(follow|following|followed) (him|her|them)|know where (he|she|they) (live|lives|park|parks|work|works|sleep|sleeps)|(bought|got|have|take|bring|hid) (the|a|my) (knife|gun|pistol|rifle|blade|axe|hammer)',
          ],
        ],
        none: [['<fiction>|raid|boss|level|campaign|dungeon|chapter|episode']],
      },
    },
    rule(
      'crisis',
      'self-harm',
      [
        '(to|i|can) cut ~1(that|where|which)( it| they)? ~1(doesnt|dont|wont|does not|do not|will not|cant|cannot|nobody|no one|noone) ~1(show|shows|be seen|sees?|notices?|spots?|is visible)',
        '(cut|cuts|cutting) ~3(under|below|above|hidden by|covered by) (the|my) (swimsuit|sleeves?|shorts|bracelets?)(?! (pattern|line|fabric|hem))',
      ],
      [
        '<fiction>',
        'hair|fabric|dress|cables?|hem|cake|paper|sew\\w*|pattern|seam|wood|tiles?|sugar|carbs|spending|threads?|budget|lawn|hedge|bushes|branches|costs?|drywall|photo|video|film',
      ],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(throws|threw|hurls|hurled|flings|flung|thrown) ~5(pots?|pans?|plates?|bottles?|chairs?|knife|knives|iron|glass|glasses|kettle|lamp|mug|cups?|hammer|ashtray|hot \\w+|boiling \\w+|whatever is near|(?<!(life|work|boss|universe|it|customers|world) (throws|threw) )things) ~4at (me|my head|my face|us)',
        '(il|elle|mon (mari|copain|mec|ex|conjoint|compagnon|pere|frere|beau pere)) ~1ma ~2(serre|etrangle|etranglee|attrapee?|prise?|tenue?) ~2(la gorge|le cou)',
      ],
      [
        '<fiction>',
        '(toddler|baby|cat|monkey|year old|students|pupils|kids) ~4(throws?|threw|throwing)|tantrum|dodgeball|pillow|juggl\\w*|circus|poltergeist|kindergarten|preschool|my (one|two|three|four) year|students|pupils|kids throw',
      ],
    ),
    rule(
      'crisis',
      'eating',
      ['(me desmaye|se me fue la vista|me maree) ~6(bascula|peso|kilos|adelgaz\\w*|sin comer|no com\\w+)'],
      ['<fiction>'],
    ),
    {
      ...rule('crisis', 'eating', ['me desmaye|(van|llevo) (tres|cuatro|cinco|seis|siete|\\d+) dias( sin comer)?$']),
      and: {
        all: [
          ['me desmaye'],
          ['bascula|adelgaz\\w*|kilos|engord\\w*|flac\\w+|delgad\\w+'],
          ['no com\\w+|sin comer|tampoco com\\w+|ayun\\w+'],
        ],
        none: [['medic\\w+ de urgencias me|embaraz\\w+']],
      },
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(make|making) (him|her|<whom>|<my> ~3(<kin>|<other>|wife|husband|girlfriend|boyfriend)) (disappear|vanish) (for good|forever|for ever|without a trace|permanently)',
      ],
      ['<fiction>|magic\\w*|trick|illusion|stage|photoshop|feed|timeline|worr\\w+|pain|debts?'],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(shell|hell|theyll|she will|he will|they will) ~1(wish|regret) ~2(she|he|they|that) ~2(never |hadnt |had not )?~1(left|been born|met me|married|cheated|reported|talked|crossed me|come back|told)',
      ]),
      and: {
        all: [
          [
            '(her|his|their) ~1address|(get|got) (to|my hands on|hold of|at) (her|him|them)|(find|found|follow|followed|wait for) (her|him|them)|know where (she|he|they)',
          ],
        ],
        none: [['<fiction>|match|tournament|debate|election']],
      },
    },
    rule(
      'crisis',
      'suicide',
      [
        '(einfach|dann|endlich|heimlich) ~1(gehen|weg sein|verschwinden|fort sein|einschlafen) fur immer|fur immer (gehen|weg sein|verschwinden|einschlafen|schlafen|fort sein)|(gehen|weg sein|verschwinden|einschlafen) ?~1fur immer$',
        'nur (noch )?(ein|einen|1) (schritt|sprung) ~3(ruhe|vorbei|frieden|schluss|still)',
        '(am|an den|auf den|neben den) (gleis|gleisen|bahngleisen|schienen) gestanden ~9(mut|schritt|springen|ruhe|schluss)',
      ],
      [
        'film|roman|buch|spiel|gewohnheit\\w*|rente|reise|weltreise|frieden mit|auswander\\w*|ausland|kanada|spanien|berlin|umzieh\\w*|kundig\\w*|firma|job|arzt|instagram|winterschlaf|dornroschen|schulden|flecken|pickel|therapie|nebenwirkung\\w*',
      ],
    ),
    {
      ...rule('crisis', 'suicide', ['cuando me encuentren']),
      and: {
        all: [['cuentas|limpi\\w+|recoger|carta|notas? (para|de)|testamento|dolor']],
        none: [['escondite|excursion|perdid\\w+|rescat\\w*|trabajo|empresa|linkedin|fiesta|sorpresa']],
      },
    },
    rule(
      'crisis',
      'danger',
      [
        '(dad|mom|mum|father|mother|stepdad|stepmom|grandpa|grandma|uncle|aunt|teacher|coach|he|she|husband|boyfriend|carer) ~6(uses?|used|takes?|took|gets?|got|takes off|pulls out) (the|his|her|a) (belt|cane|ruler|stick|slipper|wooden spoon|hose|cable|rod|whip|strap) (on me|(when(ever)?|if|because) i ~6(wrong|late|bad|cry|talk back|mistakes?|fail|forget|get a|b|lie|lied|spill|lose)|for (every|each) (mistake|wrong|lie|bad|word)|until i (cry|stop))',
      ],
      ['<fiction>|karate|drums?|conduct\\w*|danc\\w*|measur\\w*|hik\\w*|seat belt|fan belt'],
    ),
    rule(
      'crisis',
      'eating',
      [
        '(ate|eaten|had) ~9(monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|days ago) and nothing since',
        '(bring|brought|bringing|threw|throw) ~1(it|everything|dinner|lunch|breakfast|my food|the food|every meal|what i ate) ~1all (back )?up',
      ],
      [
        '<fiction>',
        'attic|cellar|garage|shelf|stairs|retro|issue|fast for|ramadan|surgery|stomach (bug|flu)|food poisoning|seasick|pregnan\\w*|chemo\\w*|meeting|conversation|discussion|argument|memories',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(den|der|das|einen) (tag|datum|termin|zeitpunkt) ~4(ausgesucht|ausgewahlt|festgelegt|gewahlt)',
      ]),
      and: {
        all: [['nach meinem tod|wenn ich (weg|tot|nicht mehr (da|bin))|abschiedsbrief\\w*|fur immer weg|ohne mich']],
        none: [['testament beim|notar|umzug|hochzeit|bestattungsvorsorge|patientenverfugung|roman|film']],
      },
    },
    {
      ...rule('refuse', 'harm-others', [
        '(photos?|pictures?|videos?|filmed|photographed) ~1(of|through) (her|his|their) ~1(windows?|house|home|flat|door|bedroom|car|balcony)',
        '(wait|waiting|hide|hiding|stand|standing) ~2(in|at|outside|behind|by) (her|his) (stairwell|stairs|door|house|home|garage|car|building|street)',
      ]),
      and: {
        all: [
          [
            '(she|he) (has no idea|doesnt know|does not know|wont know|will never know|cant get away)|without (her|him) (knowing|noticing)|(know|learned|have|got|found out) (her|his) (shifts|schedule|route|routine|new address|hours)',
          ],
        ],
        none: [
          [
            '<fiction>|surprise|birthday|anniversary|album|listing|proposal|propose|serenade|flowers|bring ~3soup|realtor|estate agent|police|stalks me|stalking me',
          ],
        ],
      },
    },
    {
      ...rule('refuse', 'harm-others', [
        '(she|he) ~1(no longer|never|hardly|barely|doesnt|does not) dares? (to )?(see|meet|call|leave|go|speak|talk|say)',
        '(make|making|get|getting|force|forcing) (her|him) (to )?(give up|quit|drop|leave|stop seeing) (her|his) (job|friends|family|studies|work|course)',
        '(keep|keeping|stop|stopping|prevent|preventing) (my ~1<partner>|her|him) from (leaving the (house|flat|home|apartment)|going out|seeing (her|his) ~1(friends?|family|mother|sister)|getting a job|having (a job|money|friends))',
      ]),
      and: {
        all: [
          [
            '(i|ive|i have) ~2(have|got|know|read|check|took|taken|take|hid|hide|locked?|keep|control|changed|cut off) ~2(her|his) ~1(passwords?|phone|passport|shoes|keys?|car|money|card|account|messages|documents?|id|clothes)|next step is making|(she|he) (needs|has) to (obey|learn who)',
          ],
        ],
        none: [
          [
            '<fiction>|how can i (help|support)|garage|repair|dementia|alzheimer\\w*|sleepwalk\\w*|he (took|takes|has) my|she (took|takes|has) my|gambl\\w*|toddler|daughter|son',
          ],
        ],
      },
    },
  ],
}
