import { gentlePhrases, rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*'

/** Grief, past violence, exhaustion and worry about food that stand between everyday things. */
export const WORRY_AMONG_CHORES: Subject = {
  safe: [
    gentlePhrases(
      'violence',
      '(flashbacks?|nightmares?|memories) (of|about) (my|his|her|an|the) ~3(hitting|beating|choking|raping|kicking|strangling|hurting|attacking) me',
      '(was|got|been) (kicked|beaten|beat|stabbed|battered|bashed|strangled) half to death',
    ),
    gentlePhrases(
      'violence',
      '(beat|knocked|kicked|choked|strangled|hit) me (unconscious|half dead|senseless|out cold) (in (19|20)\\d\\d|back in|years ago|when i was)',
    ),
    gentlePhrases(
      'eating',
      '(year|years|months?|weeks|days) since i (last )?(made myself (be )?(sick|throw up|vomit)|purged|threw up on purpose|binged)',
    ),
    gentlePhrases(
      'violence',
      '(testif\\w+|gave evidence|statement) ~1against my ~1(<partner>|<parent>|uncle|coach|teacher|stepfather|stepdad)',
    ),
    gentlePhrases(
      'medicine',
      '(bin|binning|stop|stopping|ditch|ditching|quit|drop|chuck|skip|skipping) (taking )?my ~1(epilepsy|seizure) (tabs|tablets|meds|pills|medication|medicine)',
    ),
  ],
  rules: [
    rule(
      'gentle',
      'eating',
      [
        '(starved|starving|starves) (herself|himself|themselves|themself)(?= |$)',
        '(skip|skipping|skipped|miss|missing|missed|no) (tea|dinner|lunch|breakfast|supper|meals?|food) (later )?to (make up for|compensate|earn (it|the|my|that|a) ~1(cake|pizza|treat|dessert|meal|dinner|snack|food|wine|drinks?)|pay for (it|the|what|that)|punish)',
      ],
      [STORY],
    ),
    {
      ...rule('gentle', 'eating', [
        '(in secret|secretly|when nobody sees|where nobody sees|hidden from (everyone|my \\w+))',
      ]),
      ...signs(
        [
          'chips|toast|crisps|biscuits|cookies|cake|chocolate|bread|cereal|ice cream|bag of|packet',
          'asham\\w*|disgust\\w*|hate myself|most nights|every night|guilty|cant stop',
        ],
        [`${STORY}|birthday|surprise|kids|advent|diet (coke|cola)`],
      ),
    },
    rule(
      'gentle',
      'violence',
      [
        '(i was|i got|ive been|was|been|got) (kicked|beaten|beat|stabbed|battered|bashed|strangled|choked|mugged and \\w+) ~1(half to death|unconscious|nearly to death|almost to death|to a pulp|within an inch)',
      ],
      [`${STORY}|chess|tennis|by (work|the heat)|egg\\w*`],
    ),
    {
      ...rule('gentle', 'pregnancy-loss', [
        '(she|he|it|baby|(our|my) (son|daughter|baby|twin|boy|girl)) (only |just )?(lived|was alive|was with us|made it) (for )?(only |just )?(a|an|one|two|three|four|five|six|seven|\\d+) (hours?|days?|minutes?|weeks?)(?= |$)',
      ]),
      ...signs(
        [
          '(have|having|had|have had) (kids|a baby|children|one)|we had (one|her|him)|baby|pregnan\\w*|born|birth|nicu|(our|my) (son|daughter|twins)',
        ],
        [`${STORY}|hamster|goldfish|fish|kitten|puppy|lamb|chick|sourdough|plant|moved|abroad|hotel|hostel`],
      ),
    },
    rule(
      'gentle',
      'eating',
      [
        '(scared|afraid|terrified|frightened) of (bread|pasta|rice|carbs|food|eating|sugar|fat|butter|oil|dinner(?! with (his|her|their) parents)|lunch|cheese)(?= |$)',
      ],
      [`${STORY}|dog|cat|toddler|my (son|daughter|kid)|wedding`],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(pills?|tablets|meds|pack|box|blister|packet|antidepressants?) (went|go|goes|landed|ended up|are|is) (straight )?(in|down) the (bin|trash|toilet|drain|sink|rubbish)(?= |$)',
      ],
      [`${STORY}|expired|out of date|empty|old|dogs?|cats?|lunch|cards|tea|cigarettes`],
    ),
    rule(
      'gentle',
      'grief',
      [
        '(my|our) ~2(<kin>|husband|wife|son|daughter|uncle|aunt|auntie) (drowned(?! (in|her|his|the|it|them|out|my|every))|was killed|got killed|was murdered|fell to (his|her|their) death|burned to death)(?= |$)',
        '(crash|accident|fire|flood|earthquake|quake|avalanche|war|stroke|virus|covid|bomb|storm|disease) (that|which) (killed|took) (my|our|his|her|me) ~1(<kin>|parents|family|husband|wife|son|daughter|uncle|aunt)',
      ],
      [`${STORY}|in (work|paperwork|homework|toys|laundry|email\\w*|debt|meetings)`],
    ),
    rule(
      'gentle',
      'grief',
      [
        '(remember|picture|see|seeing|think of|dream of|then|still) ~1the (hearse|coffin|urn|casket|grave|funeral)(?= |$)',
        '(chair|side of the bed|place at the table|half of the bed) ~2(is|stays|was|stands) empty(?= |$)',
      ],
      [`${STORY}|halloween|museum|vintage|parade|invite|guests?|office|meeting|classroom|cinema`],
    ),
    rule(
      'gentle',
      'burnout',
      [
        '(so|too) (worn out|exhausted|tired|drained|spent|burnt out|wiped) ~2(that )?~1(a|even a|the|my|even the) (shower|teeth|dishes|meal|bed|stairs|phone call) (is|feels|are|was) (too much|impossible|a mountain|beyond me)',
        'too (worn out|exhausted|tired|drained|spent) to (shower|wash|get dressed|brush my|eat|cook|talk|speak)(?= |$)',
        '(ordered|told|forced|made|sent|begged) me to (stop|rest|take|go|slow) ~8before i (break(?! (form|a|the|my|through))|burn out|collapse|crack|drop|snap|crash)(?! (a|the|my|into))',
        'running on (empty|fumes) (for|since) ~2(year|years|months?|weeks|spring|summer|winter|autumn|christmas)',
      ],
      [STORY],
    ),
  ],
}
