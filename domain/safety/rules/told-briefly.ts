import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*'

const FOOD = '(it|lunch(?! ?box)|dinner|breakfast|supper|food|the (food|meal|cake|rest)|what i (ate|eat)|everything)'

/** Danger and threats that a writer names in a few plain words. */
export const TOLD_BRIEFLY: Subject = {
  rules: [
    // The writer regrets that they survived. Example: “I survived my attempt, and I am only sorry that it did not work.”
    {
      ...rule('crisis', 'suicide', [
        '(sorry|wish|regret|ashamed|angry|sad|gutted|pity|shame) ~3(it|they|the (pills|attempt|rope)|that) ~2(did not|didnt|had not|hadnt|never) (work(ed)?|succeed(ed)?)|(sorry|regret|wish) ~2(it|that it|the attempt|my attempt) failed',
      ]),
      ...signs(
        ['attempt|overdose\\w*|survived|hospital|rope|pills|jumped|woke up|suicid\\w*'],
        [`${STORY}|record attempt|surgery|operation|marriage`],
      ),
    },
    // Marks of self-harm that the writer hides. Example: “Ran out of plasters again, went too far last night, had to hide the towel.”
    {
      ...rule('crisis', 'self-harm', [
        '(went|gone|got|going|go) (too (far|deep)|deeper|a bit (far|deep))',
        '(hid|hide|hiding|wash|washed|bin|binned) ~2(towels?|sheets|sleeves?|tissues|blades?|plasters|bandages)',
      ]),
      ...signs(
        ['plasters|bandages?|dressings|steri ?strips|gauze', 'went too|deep(er)?|hid(e|den|ing)?|blood'],
        [
          `${STORY}|shav(e|ed|ing)|blisters?|hik\\w*|marathon|running|knife skills|kitchen|cooking|climb\\w*|gym|first aid`,
        ],
      ),
    },
    rule(
      'crisis',
      'self-harm',
      [
        '(hurts?|hurting|pain) less than ~2(thoughts?|thinking|head|feelings?|feeling|inside|heart|memories|being me)',
        '(so|and so|then) i (carve|slice)$',
      ],
      [`${STORY}|wood|linocut|turkey|roast|pumpkin|tooth|teeth|shoes?`],
    ),
    // Dangerous withdrawal. Example: “Quit xanax cold turkey on Sunday, muscles jerking, blacked out twice today.”
    {
      ...rule('crisis', 'medicine', [
        '(quit|quitting|stopped|came off|off|dropped|ditched|without) (the |my |taking |drinking )?~1(<meds>|vodka|booze|alcohol|drink|drinking|gin|whisk(e)?y|heroin|gear) ~1(cold( turkey)?|all at once|overnight|from one day to the next)',
        '(quit|stopped|came off|off|no|without) (the |my |taking )?~1(xanax|valium|benzos?|diazepam|klonopin|lorazepam|ativan|vodka|booze|alcohol|drink|drinking|gin|whisk(e)?y)(?= |$)',
        '(cold turkey|last drink) ~6(yesterday|today|\\d+ (days|hours)|(two|three|four) days|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
      ]),
      ...signs(
        [
          'seizures?|fits|convuls\\w*|jerk(s|ing)|twitch\\w*|black(ed|ing) out|passed out|(bugs|ants|spiders|things|insects|rats) ~1(crawling|on the walls(?! of)|in the bed)|seeing things|hallucinat\\w*|hearing things|delirium|cant stop shaking|shaking so (hard|bad|much)',
        ],
        [
          `${STORY}|years ago|back then|used to|my (dad|mum|mom|brother|son|daughter|husband|wife) (quit|stopped)|dog|without the (seizures|fits|shakes)|leftovers|giggles`,
        ],
      ),
    },
    rule(
      'crisis',
      'medicine',
      [
        '(seizures?|fits|hallucinations|dts|convulsions|tremors) ~2(from|after|of|when) ~1(not drinking|stopping|quitting|withdrawal|no (drink|alcohol|booze)|coming off)',
        'ride (out|them out|it out) ~2(the )?(withdrawals?|seizures?|dts|fits)|(withdrawals?|seizures?) ~6ride (it|them) out',
      ],
      [`${STORY}|dog|cat|years ago`],
    ),
    // Purging. Example: “When they make me eat lunch, I will get rid of it straight after in the toilets.”
    {
      ...rule('crisis', 'eating', [
        `(get|getting|got|gotten) rid of ${FOOD} ~4(after|afterwards|in the (toilets?|bathroom|loo|sink|shower)|before (anyone|they|mum|mom|dad))`,
        `(get|getting|got) ${FOOD} (back )?(up|out) (again )?~2(after|in the|before|afterwards)`,
      ]),
      ...signs(
        ['eat|ate|eating|meals?|lunch|dinner|breakfast', 'toilets?|bathroom|loo|sink|shower|throat|finger'],
        [`${STORY}|dog|cat|puppy|baby|compost|leftovers|stain|smell|allerg\\w*|norovirus|stomach bug`],
      ),
    },
    rule(
      'crisis',
      'eating',
      [
        '((2|3)\\d|4[0-4]|thirty ?\\w*|forty) ?(kg|kilos?|kilogram(me)?s) (and|but) ~1(still )?(huge|fat|enormous|disgusting|too (fat|big|heavy)|massive)(?! (dog|cat|bag))',
        '([6-9]\\d) ?(lbs?|pounds) (and|but) ~1(still )?(huge|fat|enormous|disgusting|too (fat|big|heavy)|massive)',
      ],
      ['dog|puppy|labrador|fish|pike|carp|pumpkin|turkey|backpack|suitcase|kettlebell|dumbbell|son|daughter'],
    ),
    // Means of suicide in an everyday line. Example: “When everyone has left for work, I will take every tablet in the cabinet.”
    rule(
      'crisis',
      'suicide',
      [
        '(take|swallow|down|eat|took|swallowed|taking|swallowing) (every|all the|all of the|all my|all our|each) ~2(tablets?|pills?|capsules|meds|medicines?|paracetamols?) (in|from|out of|we have|we own|ive got|i have|i own|i can find|i find|left|there (is|are))',
        '(least painful|most painless|quickest|easiest|fastest|most peaceful|quietest|cleanest|surest) way (to go|out)(?= (and|without|serious|please|if|like|for someone|for me|no|that|tonight|im|i)|$)',
      ],
      [
        `${STORY}|pharmacy|chemist|expired|out of date|throw|bin|sort|count|recycle|prescribed|back to|course of|antibiotics|of (the )?(lease|contract|job|marriage|meeting|car park|debt|mortgage|shop|building|maze|town|city)|parking|resign|divorce`,
      ],
    ),
    // Voices that order the writer to harm themselves. Example: “The voices were back. They say jump. It's hard to say no to them.”
    {
      ...rule('crisis', 'distress', [
        '(they|it|he|she|voices?|voice) ~2(says?|said|tells?|told me to|tell me to|want me to|wants me to|keeps? saying|shouts?|whispers?|orders? me to) (to )?(jump|cut|burn|die|step (off|out|in front)|hurt (myself|yourself|them|her|him)|kill|do it)(?= |$)',
      ]),
      ...signs(
        ['(the|my|those|these|head) voices?|voices (were|are|came|in my head|in the)|hear(ing)? voices'],
        [`${STORY}|choir|sing\\w*|voice ?over|podcast|sat ?nav|coach|trainer|parachut\\w*|bungee|pool|diving`],
      ),
    },
    // German, French: the writer was about to jump, or writes of a journey without a return.
    {
      ...rule('crisis', 'suicide', ['nicht gesprungen|doch nicht (gesprungen|runter)|wieder (runter|weg)gegangen']),
      ...signs(
        [
          'gleis\\w*|bahnsteig|brucke|dach|balkon|gelander|klippe|hochhaus|schienen',
          'wegen|weil|nur|fast|wieder|beinahe',
        ],
        [`${STORY}|turmspring\\w*|sprungturm|zehner|funfer|bungee|fallschirm\\w*|trampolin|schwimmbad|freibad|pferd`],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(on|je|personne|nul) ~1ne (revient|reviens|reviendrai) (pas|plus|jamais)|sans retour',
      ]),
      ...signs(
        ['pars|partir|voyage|la ou', 'enfants|lettres?|ecrire|cles|ranger|adieu|notaire|chat|affaires|mot'],
        [`${STORY}|billet|train|avion|canada|quebec|demenag\\w*|espace|mars|tour du monde|visa|randonnee|vol`],
      ),
    },
    // Somebody waits for the writer with a weapon. Example: “My ex sits in his van across the street with a knife on the dash.”
    {
      ...rule('crisis', 'danger', [
        '(my )~1(ex\\w*|husband|boyfriend|partner|dad|stepdad|brother|uncle|father|stalker|neighbou?r|he) ~2(sat|sits|sitting|parked|parks|standing|stands|waits|waiting|stood|outside) ~6(outside|across|in front|at my|by my|by the|behind|opposite|in (the|my|our) (street|road|drive|garden|car|van))',
      ]),
      ...signs(
        ['knife|knives|gun|rifle|pistol|machete|axe|hammer|petrol|crowbar|baseball bat|with a bat|acid'],
        [
          `${STORY}|butter|cake|carv\\w*|camping|fishing|tool ?box|diy|chef|nail gun|glue gun|water gun|fix\\w*|wood|i (bring|take|have|grab|will)|ill`,
        ],
      ),
    },
    // Violence at home that the writer does and will repeat. Example: “Slapping my girlfriend when she argues works for about a week.”
    rule(
      'refuse',
      'harm-others',
      [
        '(slapping|hitting|beating|choking|punching|kicking|locking up|burning|whipping) (my )~1(<partner>|<child>|<parent>|<sibling>|mum|grandpa|grandma|nan) ~4(works|worked|helps|keeps (her|him|them)|shuts|does the trick|is the only)',
      ],
      [`${STORY}|doesnt|does not|never|stop|hate|wrong|at (chess|cards|darts|tennis|scrabble|mario kart|fifa)`],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(pushed|shoved|hit|slapped|pinched|kicked|tripped|burned|burnt|knocked) (my |the )?(grandpa|grandma|granddad|grandad|nan|nana|gran|old (man|woman|lady)|residents?|patients?|toddler|baby|kid) ~2(over |down )?(again|today|yesterday|tonight|too)',
      ]),
      ...signs(
        [
          'harder|next time|tomorrow|(he|she|they) (never|wont|cant|doesnt|dont) ~1(tell|tells|say|says|talk)|nobody (knows|sees|notices)|lol|fun|deserv\\w*',
        ],
        [
          `${STORY}|accident\\w*|sorry|ashamed|swing|wheelchair to|on the swing|in the wheelchair|guilty|never again|shouldnt`,
        ],
      ),
    },
    // A plan of a shooting by a list of names. Example: “I've kept a list, eleven names. This spring I bring Dad's rifle and go down it.”
    {
      ...rule('refuse', 'harm-others', [
        '(bring|take|grab|get|use|load|borrow) (my )?(dads?|fathers?|grandpas?|uncles?|brothers?|stepdads?|the|a|his) ~1(rifle|gun|shotgun|pistol|glock|handgun|ar ?15)',
      ]),
      ...signs(
        [
          '(list|names) ~8(names|list|people|kids|teachers)|go (down|through) (it|the list)|each (one|name)|one by one|in order',
        ],
        [`${STORY}|range|hunting|deer|clays?|licen[cs]e|paintball|nerf|safe|clean\\w*|museum|airsoft|biathlon`],
      ),
    },
    // Asking a minor for sexual pictures. Example: “The girls in the chat are 11 and 12, so I can't ask for nudes.”
    {
      ...rule('refuse', 'minor-sexual', [
        '(ask|asking|asked|beg|get|getting|send|sending|swap|trade|receive|want) ~4(nudes?|naked (pics?|pictures?|photos?)|sexy (pics?|pictures?|photos?|selfies))',
      ]),
      ...signs(
        [
          '(girls?|boys?|kids?|pupils?|she|he|they|students?) ~5(is|are|s|re|aged?|only) ~2(8|9|1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)(?= |$)|(8|9|1[0-7]) (year ?old|yo|yrs)|under ?age|minors?|(fifth|sixth|seventh|eighth) grade|year [5-9]',
        ],
        [
          `${STORY}|someone (asked|asks|wants)|(he|they|a (man|boy|guy)) (asked|asks|wants|keeps)|asked me|asks me|protect|warn|report\\w*|police|teach (her|him|them|my)|my (daughter|son)|life drawing|art`,
        ],
      ),
    },
    rule(
      'refuse',
      'minor-sexual',
      [
        '(date|dating|kiss|sleep with|seduce|hook up with|flirt with|undress|touch) ~1(one of )?my ~3(pupils?|schoolgirls?|schoolboys?|(year|grade) \\d+ ~1(girls?|boys?|pupils?|students?)|\\d+(th|st|nd|rd) graders?)',
      ],
      [`${STORY}|adult|evening class|not|never|stop|report\\w*|colleague|accused`],
    ),
    // Arson and beatings by a group. Example: “There's a refugee hostel at the end of our road. We've got the petrol. We go when they're asleep.”
    {
      ...rule('refuse', 'harm-others', [
        '(weve|we have|ive|i have|we) (got )?(the |some |enough )?(petrol|fuel|gasoline|molotovs?|bottles|fireworks|matches)',
      ]),
      ...signs(
        [
          '(refugees?|asylum\\w*|migrants?|immigrants?|foreigners?|muslims?|jew\\w*|gays?|trans|homeless|mosque|synagogue|temple|hostel|shelter|pride)',
          '(they|everyone|everybody|people) ~2(asleep|sleep|inside|praying|in there|burn)|at night|we go|burn\\w*|throw',
        ],
        [
          `${STORY}|donat\\w*|volunteer\\w*|help\\w*|cook\\w*|soup|generator|drive them|minibus|barbecue|bonfire|welcome (party|dinner)|recycl\\w*`,
        ],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(leave|leaves|leaving|go home|end up|be carried|carried out|come out|going home) ~2in (an ambulance|a body ?bag|a hearse|a coffin|body bags)(?! (driver|crew|after the (race|marathon)))',
        '(going|go|come|coming|turn up|turning up|wait|waiting) ~2(round|over|there|outside|back)? ?with (the |our |a )?(crowbars?|baseball bats?|bats|machetes?|iron bars?|metal pipes|brass knuckles|bricks)',
        '(only )?(her|his|their) blood (will |can |would |alone )?~1(make|makes|wash|washes|clean|cleans|cleanse|restores?|pays?|settles?)',
      ],
      [
        `${STORY}|cricket|softball|rounders|demolition|demolish|builders?|renovat\\w*|shed|patio|wall|paramedics?|nurse|im scared|afraid|he (said|says|threatened)|she (said|says)|they (said|say|threatened)|me in|id|i will leave|i nearly|donat\\w*`,
      ],
    ),
  ],
}
