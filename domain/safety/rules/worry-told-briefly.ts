import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*'

/** Worry, grief and medicine that a writer names in a few plain words. */
export const WORRY_TOLD_BRIEFLY: Subject = {
  safe: [
    {
      // Violence in a country that the writer has left. Example: “In my country I was in prison and they beat me. Here I am safe.”
      phrase: [
        '(in my country|back home|in (the )?(war|prison|jail|camp|army)|before (we|i) fled) ~6(they|soldiers|guards|the police|police) (beat|tortured|hit) (me|us)',
      ],
      outcome: 'gentle',
      reason: 'violence',
      ...signs(
        ['(here|now) (i am|im|we are|were) (safe|free|okay|ok)|fled|years ago|since then|i like it here|in my country'],
        [
          'last night|yesterday|every (day|night)|still beat|they beat (me|us) (today|again|every)|find me|send me back',
        ],
      ),
    },
  ],
  rules: [
    // Worry about food.
    rule(
      'gentle',
      'eating',
      [
        '(panic|scared|afraid|anxious|freak out|terrified|cant eat) ~3(when|if|unless) (somebody|someone|anybody|they|my (mum|mom|dad|partner|husband|wife|friend)) ~2(cooks?|cooked|made dinner|makes dinner)',
        '(nutritionist|dietitian|dietician) ~8(scared|afraid|terrified|panic\\w*|frightened|dread\\w*|cant face)',
        '(ate|eat|eating|eats) ~6(till|until|til) i ~1(felt|feel|was|am|get|got) (ill|sick|awful)|(felt|feel|was) (ill|sick) again ~4hated (myself|me)',
        '(extra|another) (\\d+k|\\d+ (km|miles|laps)|run|workout|hour|session|lap|class) ~3to (undo|make up for|earn|pay for|cancel) (it|the \\w+|what i (ate|eat)|that)',
        '(list|lists) ~3(allowed|safe|i may eat|i can eat|i allow) ~3(shrink\\w*|shorter|smaller)|(fewer and fewer|less and less|only \\w+) (foods?|things) (are |feel )?(safe|allowed)',
        '(daughter|son|sister|brother|niece|friend|girlfriend|wife|room ?mate) ~1(hides|hid|hiding|bins|throws away|threw away|flushes) (her|his|their|the) ~1(sandwich(es)?|lunch(es)?|food|dinner|breakfast|meals?)',
      ],
      [
        `${STORY}|allerg\\w*|coeliac|celiac|gluten|nuts?|kosher|halal|vegan|buffet|under the (sofa|bed) from the dog|dog|christmas|festival|wedding`,
      ],
    ),
    // Prescribed medicine that the writer leaves out, and first signs of withdrawal.
    {
      ...rule('gentle', 'medicine', [
        '(leave|leaving|left) (them|it|those|mine) out (on|when|at|before|for|because|so)',
        '(so i|i) (skip|skipped|leave out|dont take) (them|it) (on|when|before|for|at) ~1(work\\w*|weekends?|shifts?|exam\\w*|games?|match\\w*|long|dates?)',
      ]),
      ...signs(
        ['<meds>|tablets?|pills?|inhaler|dose'],
        [
          `${STORY}|vitamins?|supplements?|fish oil|magnesium|protein|my (doctor|gp) (said|says|told)|on the (counter|table|shelf|side|sink)|i take (them|it|my)`,
        ],
      ),
    },
    rule(
      'gentle',
      'medicine',
      [
        '(shaky|shaking|shakes|sweaty|sweating|trembl\\w+|jittery) ~6(without|leave out|skip|no|miss|dont have|havent had) ~3(wine|drink|beers?|vodka|gin|whisk(e)?y|booze|alcohol|glass)',
      ],
      [STORY],
    ),
    // Deaths that the writer names in passing.
    rule(
      'gentle',
      'grief',
      [
        '(visit|visited|visiting|went to|go to|been to|sat (at|by)|stood (at|by)) (the|his|her|their|my \\w+s?|mums|dads|moms) (grave|graveside|headstone)(?! (of|in|tours?|digg\\w*))',
        '(hes|shes|he is|she is|theyre|mum is|dad is|now he is|now she is) ~1(in the ground|six feet under|in (his|her) grave|under the earth)',
        '(my|ur|your|his|her|the kids|the girls) (dad|mum|mom|nan|gran|brother|sister|husband|wife|son|daughter|best friend) (only )?just (died|passed( away)?)',
        '(ring|call|phone|text|tell|write to|message|show) my late (brother|sister|mum|mom|mother|dad|father|wife|husband|son|daughter|friend|gran\\w*|nan|partner)',
        '(our|my) ~2(boy|girl|son|daughter|baby|little one|twins|child) would (have|be|ve) ~2(start(ed)?|starting|turned|turning|been|gone|finished|graduated|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)(?! if)',
      ],
      [
        `${STORY}|famous|poets?|composers?|ancestors?|genealog\\w*|family tree|war graves?|photograph\\w*|if (we|he|she|i|they) (had|d)|if not for|but (he|she) (has|had) (a )?(cold|fever|flu)|instead|next year|potatoes|carrots|bulbs|dog|hamster|cat`,
      ],
    ),
    rule(
      'gentle',
      'pregnancy-loss',
      [
        '(rounds?|cycles?|years?) of ivf ~4(loss|losses|miscarriages?)|ivf ~4and ~1(one|two|three|four|\\d+) (loss|losses)',
      ],
      [STORY],
    ),
    rule(
      'gentle',
      'burnout',
      [
        '(im|i am|ive been|feel|feeling|totally|completely|utterly|properly|so|really|badly) ~1(burnt|burned) out( (since|after|from|by|and|at)|$)',
        'opening (the |my |an )?(mail|e ?mail|emails|inbox|laptop|letters?) ~2feels (like|impossible|as)',
      ],
      [`${STORY}|car|candles?|bulb|fuse|house|building|lights?|clutch|motor|toast|stars?`],
    ),
  ],
}
