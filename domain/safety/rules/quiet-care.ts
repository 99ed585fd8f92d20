import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|series|game|quiz|seminar|lecture|exam|ward round|patients?|clients?|charity|fundrais\\w*|research\\w*|shift'

const KIN =
  '(wife|husband|partner|mum|mom|mam|mother|dad|father|son|daughter|boy|girl|sister|brother|twin|grandad|grandma|gran|nan|grandson|granddaughter|niece|nephew|best friend|fiancee?|aunt|uncle)'

const ILLNESS =
  '(leuka?emia|lymphoma|alzheimer\\w*|dementia|(duchenne )?muscular dystrophy|duchenne|motor neurone?( disease)?|mnd|huntington\\w*|cystic fibrosis|sickle cell|brain tumou?r|parkinsons?|multiple sclerosis|(stage (3|4|three|four) )?cancer|a tumou?r|terminal (illness|cancer)|hospice)'

/** Grief, illness in the family, burnout, drinking and eating told in few and quiet words. */
export const QUIET_CARE: Subject = {
  rules: [
    // A grave diagnosis in the family. Example: “Our boy is four and it's Duchenne muscular dystrophy. The letter came Tuesday.”
    {
      ...rule('gentle', 'grief', [
        `(told|diagnosed|diagnosis|report|letter|its|it is|has|got|have|results?|is|with|new|early) ~3${ILLNESS}`,
        '(leukamie|krebs|demenz|alzheimer|hirntumor) (bekommen|diagnostiziert|hat|festgestellt)|(hat|haben) ~3(leukamie|krebs|demenz|alzheimer|einen hirntumor)',
        '(le han dicho|le diagnosticaron|le han diagnosticado|tiene) ~1(leucemia|cancer|alzheimer|un tumor|parkinson)',
      ]),
      ...signs(
        [
          `(my|our) ~3${KIN}|(mi|nuestr[oa]) (herman[oa]|madre|padre|hij[oa]|mujer|marido|abuel[oa])|mein\\w* (frau|mann|mutter|vater|sohn|tochter|bruder|schwester)`,
          '(last|this|on) (week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(tuesday|monday|wednesday|thursday|friday)|new|early|just|cry\\w*|voice|carry|worn|smiling|steady|scared|afraid|hospital|sit(ting)? (beside|with)|how does|sad|acompanar\\w*|weinen|no me sale',
        ],
        [`${STORY}|years ago|remission|all clear|cured|recovered|beat (it|cancer)|free of|was a (nurse|doctor)`],
      ),
    },
    // A death that is told by what is done without the person. Example: “First match since Grandad died, his seat next to mine.”
    rule(
      'gentle',
      'grief',
      [
        '(first|1st) ~4(without (him|her|them|mum|mom|mam|dad|grand\\w+|nan|gran)|since ~2(mum|mom|mam|dad|he|she|they|grand\\w+|gran|nan|his|her|the|my ~1\\w+) ~1(died|passed|funeral|death|was buried))',
        '(peace|terms|live|cope|coping|ok|okay|at ease) ~2with ~3(mum|mom|mam|dad|father|mother|him|her|gran|nan|his|her|their|brother|sister|wife|husband|son|daughter|friend)s? ~1(being|is|was)? ?(gone|death|passing|loss)',
        '(peace|terms|live|cope|coping|ok|okay) ~2with the (death|passing|loss) of ~2(mum|mom|mam|dad|father|mother|gran|nan|brother|sister|wife|husband|son|daughter|friend|baby)',
        'my ~1(wife|husband|partner|girlfriend|boyfriend|fiancee?|friend|best friend) of ~4(years|months) (died|passed away)',
        '(we|i|they) (just )?buried (my|our|his|her) ~2(mum|mom|mam|dad|father|mother|wife|husband|son|daughter|brother|sister|baby|grand\\w+|gran|nan|friend|best friend|uncle|aunt|partner)( ~1(on|last|this|yesterday|today|in))?',
        '(months? mind|fortieth day|sweeping ~2grave|qing ?ming|yahrzeit|all souls) ~9(grave|mass|prayer|tea|family|cups|first|his|her|own|mum|mam|dad|ah gong|ah ma)',
        '(seit (seinem|ihrem) tod|depuis (sa|la) mort|desde (su muerte|que murio))',
        '(of us|we) (came|made it) home and ~1(didnt|never)',
      ],
      [`${STORY}|born|moved|divorce|coach|covid|lockdown|season ticket holder|goal scored`],
    ),
    // A pregnancy or a baby that was lost. Example: “Open the box from the hospital with her footprints in it.”
    rule(
      'gentle',
      'pregnancy-loss',
      [
        '(box|bag|card|envelope) ~2from the (hospital|ward) ~4(footprints?|handprints?|bracelet|band|hat|blanket)',
        '(footprints?|handprints?) ~4(in it|box)',
        '(carried|had) (him|her|them|it) (\\w+ )(months?|weeks?) and ~1(he|she|they|it) (did not|didnt|never) (live|breathe|cry|come home)',
        '(tree|rowan|rose|bench|star) ~2for (the|our|my) (bairn|baby|babies|little one|son|daughter|girl|boy) ~4(didnt|did not|never|wasnt|were not|not)( get)?',
        '(told|telling) ~5(at|after) (eight|nine|ten|eleven|twelve|\\d+) weeks ~9(untell|untold|take it back|un ?tell)',
        '(ivf|fertility|embryos?|transferencias|fiv) ~9(stopped|anymore|with the no|negative|hasta aqui|fallidas|last one|given up|did not take|didnt take)',
      ],
      [STORY],
    ),
    // Grief in French, Spanish and German. Example: “Depuis l'enterrement de mon fils, je n'ouvre plus les volets de sa chambre.”
    rule(
      'gentle',
      'grief',
      [
        '(depuis|apres) ~1(l ?enterrement|enterrement|le deces|deces|obseques|la mort|mort|funerailles) ~1(de|du|d) ~2(fils|fille|mari|femme|pere|mere|frere|soeur|bebe|papa|maman)',
        '(desde|despues de) ~1(entierro|funeral|muerte) de (mi|nuestr[oa]) ~1(hij[oa]|marido|mujer|padre|madre|herman[oa]|bebe)',
        '(seit|nach) (der|dem) (beerdigung|begrabnis|tod) (meines|meiner|von meine[mr]) ~1(sohn\\w*|tochter|mannes|frau|vaters|mutter|bruders|schwester|mama|papa)',
      ],
      [STORY],
    ),
    // Counting and weighing food. Example: “I weigh my apple. I'd like to have lunch with the others without doing sums in my head.”
    rule(
      'gentle',
      'eating',
      [
        '(i )?weigh (my|every|each|an) (apple|grape|lettuce|carrot|banana|egg|meal|bite|food)s?',
        '(lunch|dinner|eat|eating|meals?|cake) ~9without (doing|the) (sums|maths?|counting|numbers)( in my head)?',
      ],
      [`${STORY}|macros?|bodybuild\\w*|competition|recipe|bak(e|ing)|diabet\\w*|carb (count|ratio)\\w*`],
    ),
    // Past violence still makes the writer afraid. Example: “When somebody comes up behind me I still duck. It was my ex, years ago.”
    {
      ...rule('gentle', 'violence', [
        '(still|i) ~2(duck|flinch|freeze|jump|cower|shake) ~9(behind me|raises?|loud|shouts?|door|hand|keys|footsteps|touch\\w*)',
        '(comes up|stands|walks up|behind) ~3(behind )?me i ~1(still )?(duck|flinch|freeze|jump)',
      ]),
      ...signs(
        [
          'my ex|ex husband|ex wife|years ago|my (father|stepfather|stepdad|first husband)|used to|he (hit|was)|since him',
        ],
        [`${STORY}|dog|boxing|sparring|goalkeeper|ball|firework|army|still (hits|lives with|comes)|found me|outside`],
      ),
    },
    // Leaving out prescribed medicine. Example: “The pills make my hands slow. I'd like to see how I play if I leave them out until the concert.”
    {
      ...rule('gentle', 'medicine', [
        '(leave|leaving|left|skip|skipping) (them|it|one|those) (out|off)(?! (on|where|by|so|to))',
      ]),
      ...signs(
        ['pills|tablets|meds|medication|medicine|dose|injection'],
        [`${STORY}|pill ?box|reminder|dog|cat|vitamins?|supplements?|doctor (said|agrees|wants)|on purpose|forget\\w*`],
      ),
    },
    // Drinking against withdrawal. Example: “It's only two glasses to get my hands steady before work. I'd like to go straight to none on Monday.”
    {
      ...rule('gentle', 'medicine', [
        '(hands?|mains?|hande|manos) ~4(trembl\\w*|shak\\w*|steady|zittern|tiembl\\w*|tembl\\w*)|(sueurs?|sweats?|sudores|schwitze)',
      ]),
      ...signs(
        [
          '(glass(es)?|wine|drink\\w*|vodka|whisky|whiskey|beers?|schnaps|bier|wein|vino|vin|alcool|alcohol|verres?|booze)',
          '(none|stop|quit|give (it )?up|altogether|cold turkey|arreter|arrete|dejar|dejo|aufhoren|get off|straight to|from monday)',
        ],
        [`${STORY}|hot|sauna|run|gym|coffee|nervous before|stage|first date|interview|years sober|sober for`],
      ),
    },
    // Binge eating at night. Example: “At 1am it's the whole cupboard, standing up, lights off, and I hate it.”
    {
      ...rule('gentle', 'eating', [
        '(whole|entire|half the) (cupboard|fridge|pantry|loaf|tub|cake|multipack|box)',
        '(eat|eating|ate|food) ~4(standing up|lights off|in the dark|in secret|when nobody|until it hurts|cant stop)',
      ]),
      ...signs(
        ['hate|asham\\w*|disgust\\w*|cant stop|in secret|lights off|hide|hiding|guilt\\w*|hurts'],
        [`${STORY}|clean\\w*|defrost\\w*|paint\\w*|sort\\w*|tidy|build|renovat\\w*|moving|hangry|lol|haha\\w*`],
      ),
    },
    // Meals in a treatment. Example: “Three spoons at the table with my dietitian on the screen. No mirror today.”
    {
      ...rule('gentle', 'eating', [
        '(spoons?|spoonfuls?|bites?|plate|meal plan|birthday cake|recovery plan|pizza) ~9(dietitian|dietician|recovery plan|treatment|clinic|ed team)',
        '(dietitian|dietician|ed team|family based treatment|fbt) ~9(spoons?|plates?|mirror|noisy|a thing|brave|scary|fear food|safe food)',
      ]),
      ...signs(
        ['mirror|noisy|quiet|hard|step|brave|scary|fear|thing|going ok|voice|ed\\b|recovery|treatment|cry\\w*'],
        [`${STORY}|marathon|race|cholesterol|diabet\\w*|coeliac|celiac|allerg\\w*|kilos?|weight loss`],
      ),
    },
    // Fear that stays after an attack. Example: “They caught him, he's inside. I check the locks three times since that night in the car park.”
    {
      ...rule('gentle', 'violence', [
        '(they caught him|(he is|hes) (inside|behind bars|serving)|he (was|got) sentenced|(the )?trials? (is |are |was )?(behind|over))',
      ]),
      ...signs(
        [
          'locks?|that night|in the dark|daylight|alone|car park|new locks|middle of the bed|sleep|back seat|side nearest|walk(ed|ing)?',
        ],
        [
          `${STORY}|free trial|trial (month|period|shift|lesson)|bail|released|getting out|letters? from|threat\\w*|outside my`,
        ],
      ),
    },
    // Exhaustion for which a doctor gave leave. Example: “Now I look at the kettle ten minutes before I can fill it. The doctor gave me six weeks off.”
    rule(
      'gentle',
      'burnout',
      [
        '(doctor|gp|hausarzt|arztin|medico|medecin) ~4(gave|signed|wrote|put) me ~2(\\w+ )?(weeks?|months?|time) off',
        '(sick note|(im|was|been|got me) signed off|off sick|krank ?geschrieben|baja (medica|laboral)) ~9(exhaust\\w*|burn ?out|tired|drive|email|kettle|lie down|cry\\w*|cant)',
        '(gp|doctor) (calls|called) it (exhaustion|burn ?out)',
        '(email|kettle|post|sentence|page) without ~2(having to )?(lie|lying|sit|sitting) down( after)?',
      ],
      [
        `${STORY}|knee|ankle|wrist|shoulder|back|broken|fractur\\w*|flu|covid|surgery|operation|hernia|appendix|cast|physio`,
      ],
    ),
    // Stopping a treatment because it works. Example: “I feel so well lately that I don't think I need the monthly injection from the clinic.”
    {
      ...rule('gentle', 'medicine', [
        '(skip|miss|leave out|stop|drop|not take|dont (think i )?need|do without) ~4(injections?|depot|infusions?|tablets|meds|medication|lithium|insulin pump|inhaler)',
      ]),
      ...signs(
        [
          'feel(ing)? ~2(well|better|fine|good|normal|cured)|ask (the|my) (clinic|doctor)|see (what happens|how it goes)|and see|on my own',
        ],
        [
          `${STORY}|reminder|forget\\w*|never (skip|miss)|not (skip|miss)|stop (skipping|missing|forgetting)|flu|travel|vaccin\\w*`,
        ],
      ),
    },
  ],
}
