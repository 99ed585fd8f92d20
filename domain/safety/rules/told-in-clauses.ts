import { gentlePhrases, idioms, rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|nightmare|play'

/** Danger and threats in one clause of a longer text, or in a short title with few words of them. */
export const TOLD_IN_CLAUSES: Subject = {
  safe: [
    idioms(
      'Prayers, games and rehearsals.',
      '(god|lord|jesus|heaven|allah|dios) forgive me|forgive me (god|lord|father|jesus|for asking|for the|if im|but)',
      '(i|she|he) (heals?|tanks?|shoots?) (and )?i die|i die (constantly|all the time|every round|a lot|within (seconds|minutes)|first) ~6(laugh\\w*|game|respawn|level|boss)|forget to die(?= |$)',
      'switch off the lights? to end it',
    ),
    idioms(
      'Patients and clients of the writer.',
      '(outpatients?|patients?|clients?|pupils?|students?|residents?|tenants?|callers?|inmates?) (was|were|is|are) ~1suicidal(?! (and|like|so|too) i)',
      '(hand|hands|handing|give|gave|dispense|dispensed|dispensing) (out )?(the )?methadone',
    ),
    {
      ...gentlePhrases(
        'suicide',
        '(after|since|when|because|that) (he|she|they) (tried|nearly managed|attempted|wanted) to (end it( all)?|(kill|hang|drown|hurt) (himself|herself|themselves)|take (his|her|their) (own )?life)',
        '(mate|friend|brother|sister|cousin|son|daughter|husband|wife|partner|mum|mom|dad|colleague|flatmate|roommate) (tried|attempted) to (end it( all)?|(kill|hang|drown) (himself|herself|themselves)|take (his|her|their) (own )?life)',
      ),
      unless: ['(i|ill|im|me) ~2(next|too|as well|follow|join|same)'],
    },
  ],
  rules: [
    rule(
      'crisis',
      'self-harm',
      [
        '(new|fresh|recent|latest|other) (cuts|scars|marks|lines) (that )?(i|ive) ~1(made|did|done|cut|put|have)(?= |$)',
        'cuts (that )?(i|ive) (made|did|done) ~3(show|seen|notice\\w*|visible|sleeves?|hide|hidden|cover\\w*)',
      ],
      [`${STORY}|fabric|dress pattern|hair|edit\\w*|budget|paper|wood|key|garden|hedge|lino\\w*`],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '^(a |the |one |my )?(permanent|eternal|everlasting|endless|never ?ending|forever) (sleep|rest|nap|silence)(?= |$)(?! (schedule|routine|tracker))',
        '(sleep|nap|rest) ~4(no|without|with no|and no|never an?) alarms? (ever|again|ever again|ever after|anymore)',
        '(shut|stuck|locked|alone|left) ~7with (me|my body) (lying|hanging|dead|cold|gone) ?(there|here|like that)?(?= |$)(?! (on the (sofa|beach|couch|grass)|about|in bed))',
        '(found|find|finds|finding) (me|my body) (lying there|dead|swinging|hanging)(?= |$)(?! (up|out|laundry|washing|on|pictures|curtains|around|about|tired))',
      ],
      [`${STORY}|museum|mattress|yoga|savasana|hostel|hide and seek|sunbath\\w*|paint`],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(took|taken|swallowed|necked|downed|had) (the |a |my |all )?(whole|entire|full|two|three|both) (of the )?(packs?|packets?|boxes|box|strips?|bottles?|blisters?)',
      ]),
      ...signs(
        ['min|mins|minutes|hour|hours|hr', 'ago|see|type|typing|typos|keys|scared|sick|sleepy|dizzy|floaty|blurry'],
        [`${STORY}|vitamins?|gum|mints?|biscuits|crisps|sweets|cards|stickers|plasters|wipes|cigarettes`],
      ),
    },
    {
      ...rule('crisis', 'danger', [
        '(i|we|me|us) ~2(spend|spent|sleep|slept|stand|stood|sit|locked|put|sent|kept|wait) ~4(on the balcony|in the (garage|shed|yard|cellar|basement|coal shed|cupboard|dog ?house|kennel)|outside|on the (landing|doorstep|porch))',
      ]),
      ...signs(
        [
          '(his|her) way|if (i|we|im|its|the|dinner)|unless (i|we)|when(ever)? (i|dinner|its) ~3(late|wrong|not|forget|burn\\w*)|punish\\w*|february|january|december|snow|freezing',
          'he|his|him|she|her|husband|wife|dad|mum|mom|boyfriend|girlfriend|stepdad|stepmum',
        ],
        [
          `${STORY}|smok\\w*|coffee|sunset|stars|sleeping bag|tent|camp\\w*|band|cat|dog|reading|workshop|choir|snor\\w*`,
        ],
      ),
    },
    rule(
      'crisis',
      'danger',
      [
        '(marks|bruises|fingerprints|prints|welts) ~2(that )?(his|her|dads|mums|moms|my (husbands|wifes|boyfriends|partners)) (fingers|hands|belt|ring|grip|thumbs|fists?) (left|made|leave|leaves)',
        '(marks|bruises|fingerprints|handprints) ~6(on|round|around) my (neck|throat)(?= |$)',
      ],
      [`${STORY}|hickey|love bites?|birthmarks?|necklace|violin|viola|allerg\\w*|shav\\w*|collar|eczema|climb\\w*`],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(something|anything|a little something|a drop|drops|a powder) ~1(slow|quiet|tasteless|strong|nasty|lethal|deadly|untraceable) (in|into) (her|his|their|my \\w+) (tea|coffee|food|soup|drink|dinner|gin|milk|sugar)(?! (spoon|pot))',
        '(belt|whip|cane|thrash|beat|lash|flog|strap) (my|the|our) ~1(kids?|children|son|daughter|boys?|girls?|child|wife|stepson|stepdaughter)(?! (at|in|to the|with a score)) ~3(so hard|harder|until|till|hard enough|bloody|properly|that (they|he|she))',
        '(gonna|going to|want to|will|ill|wanna|plan to|need to) (glass|bottle|knife|shank|brick) (that|this|the|him|her|them|a) ~2(prick|cunt|bloke|guy|man|lad|wanker|bastard|dickhead|bouncer|face|at|in|down|on|outside|on saturday)?(?= |$)(?! (jars?|conservatory|roof|bottles?|wall|shower))',
        '(look|looks|seem|appear) (as though|like|as if) ~5(gave way|slipped|fell|tripped|had a fall|natural causes|a heart attack|an accident|drowned|overdosed) ~5(under|the will|inherit\\w*|my (stepmother|stepfather|mother|father|brother|sister|boss|husband|wife|uncle|aunt|neighbo\\w*))',
        '(turn|turned|turning) up (their|his|her|the) (drips?|morphine|pumps?|syringe driver) ~8(help|helping|helped|along|enough|go|gone|faster|peace|end)',
        '(find|get|have|work up|need) the (nerve|courage|strength|guts) to (end|kill|finish|silence) (her|him|them|my (sister|wife|brother|cousin|daughter))(?= |$)',
      ],
      [
        `${STORY}|marriage|relationship|contract|lease|subscription|call|conversation|sugar|honey|lemon|ginger|chess|drums?|piano|guitar`,
      ],
    ),
  ],
}
