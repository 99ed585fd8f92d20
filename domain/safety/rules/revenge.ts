import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  'novel\\w*|story|stories|screenplay|film|movie|crime|thriller|dream\\w*|nightmares?|stage|actors?|minecraft|sims|dnd'

const PLAN = '(^|(ill|i will|i|im going to|going to|want to|gonna|imma|must|need to|lets|and|then|to|just|finally) )'

/** The end of a phrase that names a person, whose next word could be what the verb is about. */
const END =
  '(?=$| (upstairs|downstairs|next door|opposite|above|below|across the|over the|one by one|one after|tonight|today|tomorrow|this (week|weekend|month|season|winter|summer|spring|autumn|fall|year)|on (the|his|her|\\w+day)|before|after|by|so|until|till|if|and|when|while|who|that|because|for (what|real|good|sport|this|that|leaving|cheating)|in (their|his|her|the|this|cold|flat|house|number)|at (number|home|night|last|the)|like|with (a|an|my|the|his|fire|gas|petrol|acid)|once and|slowly|alive|from)( |$))'

const HIT_LIST =
  '((the|that) (man|woman|guy|bloke) (who )?my (wife|husband|girlfriend|boyfriend|ex|partner) ~1(sleeps|slept|sleeping|sees|cheats|cheated|left me|lives) (with|for|on me with)|<my> ~2(<partner>|<parent>|<child>|<sibling>|famil(y|ies)|<other>)|(that|this|the|those|these|every|all the|all) ~2(famil(y|ies)|people|neighbou?rs?|tenants?|lodgers?|couple|man|woman|guy|guys|blokes?|lads?|boys?|girls?|kids?|children|teachers?|landlord|bastards?|bitch|bitches|students|immigrants?|migrants?|refugees?|travellers|gyps(y|ies)|jews|muslims|foreigners)|<my> (exs|wifes|husbands|girlfriends|boyfriends|partners|sisters|brothers|daughters|sons|mums|moms|dads) (new |old |secret )?~1(lover|mistress|boyfriend|girlfriend|husband|wife|partner|fling|affair|bit on the side|fancy (man|woman)|side chick|toy ?boy))'

const VERMIN =
  '(vermin|cockroach(es)?|roaches|rats?|parasites?|pests?|lice|maggots?|insects?|bugs|wasps|fleas|ticks|an infestation)'
const WHO =
  '(people|neighbou?rs?|famil(y|ies)|lot|kids|immigrants|migrants|refugees|gypsies|travellers|tenants|landlord|students|colleagues|boss|flat ?mates?|room ?mates?|house ?mates?|in laws|foreigners|muslims|jews)'
const GET_RID =
  'spray|lighter|petrol|gasoline|gas|fire|poison\\w*|exterminat\\w*|burn\\w*|smoke (them|him|her) out|kill\\w*|bait|match(es)?|crush|stamp on|clear (my|our|the|this) ~1(street|building|block|house|village|town)|what (one|you|we|people|i) (do|does) (with|to)|wip(e|ing) (them )?out'

/** Revenge in plain words: on a person with or without a name, on people who are called vermin, by infection, and on a child. */
export const REVENGE: Subject = {
  rules: [
    // A plan to drive over a person. The text is in lower case here, so each word counts as a name unless it is in a list of other things
    // that people run over, such as notes. Example: “Run Darren over.”
    rule(
      'refuse',
      'harm-others',
      [
        `${PLAN}run ((old|mr|mrs|ms|that|poor) ){0,2}(?!(it|this|that|these|those|things?|everything|anything|something|nothing|stuff|ideas?|numbers|lines?|scenes?|slides?|notes?|plans?|figures|mine|ours|water|meetings?|calls?|shifts?|time|late|scales|stairs|hills?|laps?|miles?|marathons?|programs?|code|tests?|scripts?|budget|dialogue|parts?|taps?|costs?|start|hot|cold|all|not|training|practice|one|again|tasks?|projects?|a|an|the|or|and|my|our|his|her|their|your|some|both|more|in|on|to|up|for|from|with|by|at) )\\w{3,} over(?=$| (tonight|tomorrow|today|for real|on (his|her) (bike|way)|with (my|the|a) ~1(car|van|truck|ute|tractor|lorry|bike|quad|suv|jeep)|in (my|the) car ?park|(and|then) ~1(reverse|back|drive off)|twice|when (he|she)))`,
        '(drive|reverse|roll|back)( (the|my|a) ~1(car|van|truck|ute|tractor|lorry|quad|bus))? over (him|her|them|<whom>)(?=$| (with|in (the|my)|tonight|tomorrow|and|when|until|twice|on (his|her)))',
      ],
      ['<played>', '<told>', 'toy|lego|rehears\\w*|presentation'],
    ),
    // A plan to kill or hurt a person, in the words of pest control, hunting or butchery. Examples: “Exterminate the family upstairs.” “Butcher my wife's lover.”
    rule(
      'refuse',
      'harm-others',
      [
        `${PLAN}(exterminate|eradicate|annihilate|liquidate|wipe out|butcher|slaughter|massacre|gas|cull|carve up|hack up|dismember|disembowel|put down|burn out|smoke out|firebomb) ${HIT_LIST}${END}`,
        `(kill|poison|stab|shoot|strangle|drown|murder|cripple|maim|knife|castrate|gut|smash up|break) <my> (exs|wifes|husbands|girlfriends|boyfriends|partners) (new |secret )?~1(lover|mistress|fling|affair|bit on the side|fancy (man|woman)|side chick|toy ?boy|boyfriend|girlfriend)`,
        `${PLAN}(hunt|hunting) (him|her|them|people|humans|women|${HIT_LIST})(?=$| (this (season|winter|autumn|fall|weekend)|tonight|like|with (a|my|the) ~1(rifle|bow|crossbow|gun|knife|dogs?)|through the|in the (woods|forest|dark)|for sport|one by one|until|and (shoot|kill)|down and ~2(shoot|kill|hurt|stab|beat|knife|make|break)|down (like|with (a|my))))`,
        `${PLAN}(crush|split|stamp on|stomp on|stomp|stave in|shatter|pulveri[sz]e|cave in|bust|blow off) (his|her|their|that ~1\\w+s|<whom>s) ~1(skull|heads?|face|teeth|windpipe|knee ?caps?|ribs?|jaw|nose|fingers|brains?)(?= |$)(?! (shots?|to head|count|massage|in (two|class)))`,
        '(knife|stab|shoot|kill|strangle|hurt|murder|beat up) (him|her|them|everyone|people|somebody|someone) (irl|in real life|for real|in the real world)',
      ],
      [
        `<told>|<played>|debt|loan|recipe|shop|meat|cattle|herd|ants|rats|mice|weeds|records?|phones?|data|inbox|thank|reunion|to (thank|find|interview)`,
      ],
    ),
    // Real threats with words of sport or games. Example: “Put a bullet in the ref who cost us the final.”
    rule(
      'refuse',
      'harm-others',
      [
        'put a (bullet|knife|blade|slug) (in|into|through) (the|that|this|a|every|each) ~1(ref|referee|umpire|linesman|judge|coach|manager|keeper|driver|teacher|boss|landlord|man|woman|guy|bastard)',
        '(kills?|frags|headshots?|body count|bodies|kill ?streak) ~3(not|isnt) (just |only )?(in|on|from|for) (the|a|any|this) ~1(game|lobby|console|screen|server)',
        '(break|smash|snap|crush) (the|that|this|their|our) ~2(pitchers|keepers|goal ?keepers|strikers|quarterbacks|wingers|refs|referees|captains|rivals|bowlers|teachers|managers|landlords|drummers|pianists|surgeons|boys|girls|mans|womans) ~1(arms?|legs?|knees?|fingers|hands?|jaw|nose|neck|ankles?|wrists?)',
      ],
      [`${STORY}|<told>`],
    ),
    // People who are called vermin, and a word for killing. Example: “These immigrants are vermin, and I want to clear my street of them with fire.”
    {
      ...rule('refuse', 'harm-others', [
        `${WHO}( upstairs| downstairs| next door| (above|below)( me| us)?| at number \\w+| (in|over|across|on|of|from) (my|our|the|this) \\w+)? (is|are) (just |all |nothing but |only |like |a bunch of |nothing more than |no better than |worse than |real |human |pure )?${VERMIN}`,
        `(theyre|they are|hes|shes) (just |all |nothing but |like |filthy |a )?${VERMIN} (those|these|that|the|this) ~1(people|famil(y|ies)|neighbou?rs|lot|man|woman|kids|immigrants|students)`,
      ]),
      ...signs(
        [
          GET_RID,
          `${WHO}|theyre|he|she|hes|shes|him|her|his|house|landlady|teacher|coach`,
          `are ~3${VERMIN}|is ~3${VERMIN}|(theyre|hes|shes) ~2${VERMIN}`,
        ],
        [
          `<played>|calls?|called|calling|racis\\w*|hate speech|propaganda|genocide|says|nest|hive|lawn|loft|attic|chemistry|council|pest control|landlord (says|sends|wont|refuses)|lovely|adorable|love`,
        ],
      ),
    },
    // A plan to treat people as vermin. Examples: “Smoke them out like wasps: neighbours' house, while they sleep.” “Rats get poison. So does my landlord.”
    {
      ...rule('refuse', 'harm-others', [
        `(smoke|gas|burn|poison|exterminate|spray|hunt|shoot|drown|crush|squash|swat|stamp on|put) (them|him|her|<whom>)( all)?( out| down| off)? like (a |the )?~1(rats?|wasps?|vermin|cockroach(es)?|roaches|moles?|pigs?|dogs?|animals?|deer|insects?|bugs?|fl(y|ies)|nests?)`,
      ]),
      ...signs(
        [`${WHO}|house|landlord|landlady|teacher|coach|ex|he|him|her`],
        [`<played>|<told>|lawn|loft|attic|pest control|council`],
      ),
    },
    {
      ...rule('refuse', 'harm-others', ['so (does|do|will|should|shall|must) (him|her|they|he|she|<whom>)']),
      ...signs(
        [
          '(gets?|got|deserves?|eats?|given|are|be) ~2(poison(ed)?|bait|sprayed|gassed|drowned|shot|a bullet|put down|culled)',
        ],
        [`<played>|vet|jab|vaccin\\w*|dentist`],
      ),
    },
    // A weapon that is meant for a person. Examples: “Sharpened the boning knife. It's not lamb I was thinking of.” “Bought a rifle for the deer, but it's my brother-in-law I have in mind.”
    {
      ...rule('refuse', 'harm-others', [
        '(its|it is|but|is) ~1(him|her|them|<whom>|<my> ~2(<kin>|<other>)|(brother|sister|mother|father|son) in law) (that |who )?(i|im|ive|id) ~2(in mind|thinking of|after|aiming (at|for)|hunting|(here|coming) for)',
        '(its |it is )?not (just |for )?(the )?(lamb|deer|pigs?|pork|beef|chickens?|rabbits?|ducks?|fox(es)?|meat|rats?|wood|trees|venison|ham|turkey|pheasants?) (that )?(i|im|ill|ive|id) ~2(thinking of|have in mind|had in mind|after|meant|going to (cut|shoot|use)|sharpen\\w*)',
        '(one|a|little|small|tragic) ~1accident (in|on|with) the (woods|boat|ladder|stairs|saw|hunt|mountain|cliff|lake|water|ice|farm) and (its|thats|it is|hes|shes|the problem is|im|i am) ~1(done|over|gone|solved|free|sorted|rid)',
      ]),
      ...signs(
        ['rifle|shotgun|gun|knife|blade|bow|crossbow|axe|machete|poison|bait|petrol|hammer|cleaver'],
        [`<played>|present|gift|birthday|christmas|borrow\\w*|lend|teach\\w*|recipe|fishing`],
      ),
    },
    // A plan to infect others.
    rule(
      'refuse',
      'harm-others',
      [
        '(give|giving|pass|passing|spread|spreading|infect|infecting|cough|coughing|sneeze) ~7(bugs?|flu|covid|virus|germs|hiv|aids|herpes|measles|mumps|tb|norovirus|gonorrh\\w+|chlamydia|syphilis|hepatitis|impetigo|scabies|lice|infection|disease) ~3(on purpose|deliberately|intentionally|knowingly)',
        '(infect|infecting) ~1(as many|everyone|everybody|him|her|them|<whom>|all of them) ~4(possible|with|on purpose|before|so|$)',
        '(pass|passing|spread|spreading|give) (it|this|hiv|the virus) ~1to (as many|all|everyone|every (man|woman|girl|guy)) ~5(possible|i can|i meet|them|sleep)',
      ],
      [
        `<played>|<told>|dont|never|not to|avoid|without|accus\\w*|laughter|enthusiasm|joy|kindness|vaccin\\w*|leaflets?|cells?|plates?|mice|lab|plants?`,
      ],
    ),
    // A wish that a person dies from whom the writer inherits.
    {
      ...rule('refuse', 'harm-others', [
        '(like|want|prefer|wish|need) (him|her|them|<whom>|the old (man|woman|lady)|gran\\w*|nan) (not to|to not) ~1(see|reach|make it|live|last|wake|be here) ~3(christmas|easter|summer|winter|spring|new year|birthday|weekend|month|year|morning)',
      ]),
      ...signs(
        ['will|inherit\\w*|money|house|tablets|pills|insurance|estate|mine'],
        [`<played>|in pain|hospice|suffer\\w*|palliative|miss`],
      ),
    },
    // English: a plan to kill a relative for the honor of the family. German: a wish that a person is badly injured or dies.
    // Examples: “It is my duty to clean our honor with blood.” “Der soll im Rollstuhl landen.”
    rule(
      'refuse',
      'harm-others',
      [
        '(clean|cleanse|restore|avenge|save) (our|the|my|family) ~2(honou?r|name|shame) (with|in|by) (his |her |their )?blood',
        '(der|die|er|sie|mein\\w* \\w+) (soll|wird|muss) ~2(im rollstuhl|im krankenhaus|auf der intensivstation|im koma|unter der erde|im grab|im sarg) (landen|liegen|enden|aufwachen)',
      ],
      [
        `<played>|they|swore|my (brothers?|father|cousins|uncles?) ~2(swears?|said|says|want|will|wash)|because im|roman|krimi|film|oper|saga|kings?|clan|samurai|angst|hoffentlich nicht`,
      ],
    ),
    // People who are called vermin, and a word for killing, in German, French and Spanish.
    {
      ...rule('refuse', 'harm-others', [
        '(familie|nachbarn?|nachbarin|leute|auslander|fluchtlinge|mieter|kollegen|hausbewohner) ~5(ist|sind) (nur |wie |nichts als )?(ungeziefer|ratten|kakerlaken|parasiten|schadlinge|abschaum)',
        '(voisins?|voisine|famille|gens|etrangers|immigres|migrants|locataires) ~3(sont|est|ce sont|cest) (que )?(des|comme des|de la|une) (rats|cafards|vermine|parasites|nuisibles)',
        '(vecin[oa]s?|familia|gente|inmigrantes|gitanos|inquilinos) ~4(son|es|como) (unas |como |una |puras )?(ratas|cucarachas|plaga|parasitos|alimanas)',
      ]),
      ...signs(
        [
          'ausrott\\w*|vergift\\w*|vergas\\w*|verbrenn\\w*|anzund\\w*|vernicht\\w*|ausraucher\\w*|feuer|feu|bruler|brule|extermin\\w*|empoison\\w*|gazer|eradiquer|fuego|quemar|quemo|envenenar|gasolina|veneno|fumigar|fumigo',
        ],
        [
          'roman|film|kammerjager|gift im keller|ils disent|dit|dicen|dice|sagen|sagt|novela|livre|cheminee|feu d artifice',
        ],
      ),
    },
    // Gifts to make a child feel obliged (grooming), and sexual interest in children.
    {
      ...rule('refuse', 'minor-sexual', [
        'what (he|she|they)(s|re| is| are| would be|ll be)? ~1(willing|ready|prepared) to do (to (say thanks|say thank you|thank me|repay|pay me back)|for (me|it|more|them))',
        '(so|until|till) (that )?(he|she|they) (owes?|owe) me (something|one|a favou?r|and)',
      ]),
      ...signs(
        [
          '(turns?|turning|is|hes|shes|aged?) (1[0-5]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)|1[0-5] (year|yr)',
          'gifts?|buy|bought|games|vapes?|phone|money|trainers|sweets|make ?up|presents?|secrets?',
        ],
        ['chores|lawn|homework|garden|dishes|pocket money|my (son|daughter)|tidy|car wash'],
      ),
    },
    rule(
      'refuse',
      'minor-sexual',
      [
        '(prefer|like|attracted to|fancy|love|desire|want) (them|girls|boys|kids|children|mine) (before (puberty|they (hit|reach|start) puberty|they develop)|pre ?pubescent)',
      ],
      ['coach|teach\\w*|paediatric\\w*|doctor|vet|neuter\\w*|spay\\w*|vaccin\\w*|stop|therap\\w*'],
    ),
  ],
}
