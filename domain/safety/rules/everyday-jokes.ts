import { gentlePhrases, idioms, type Subject, signs } from '../rule.ts'

const DANGER = 'knife|gun|rifle|pills|rope|bridge|goodbye|tonight|for real|no one will|nobody will'

/** Words of death and violence in courses, plays, races, photographs and jokes. */
export const EVERYDAY_JOKES: Subject = {
  safe: [
    idioms(
      'courses and plays',
      '(overdose|choking|suicide|self ?harm|poisoning|stab wounds?|hanging) (and \\w+ )?(module|unit|training|course|drills?|awareness|protocol|chapter|response|workshop|kit)',
      '(mi|el|la|nuestro|nuestra|su) (personaje|protagonista|heroe|heroina) (se suicid\\w+|se mata|se ahorca|muere|se quita la vida)',
      '(mon|le|la|notre|ma) (personnage|heros|heroine|protagoniste) (se suicid\\w+|se tue|se pend|meurt|met fin a ses jours)',
      '(meine|die|unsere|seine) (figur|rolle|heldin|hauptfigur) (bringt sich um|stirbt|erhangt sich|nimmt sich das leben)',
      '(my|the|our) (character|heroine|hero|protagonist) (kills (him|her)self|dies|hangs (him|her)self|commits suicide|takes (his|her) own life|drowns (him|her)self)',
      '(great )?depression (glass|era|ware|cake|recipes?)',
      '(stab|stabs|stabbed|prick|pricked) (myself|my (finger|thumb)) with (a|the) (pin|needle|sewing needle|cactus|toothpick|fork)( again)?',
      '(forbidden|forbade|not allowed|told) me (not )?to die on (her|him|them|us)',
      '(shell|hell|she will|he will|shed|hed) be dead and (buried|composted|stuffed|gone) (before|by the time|until)',
      '(look|looks|looking|stare|stares) ~3(like|as if|as though) (youre|you are|were|im) (trying|going|about) to (drown|kill|murder|poison|eat) (them|him|her)',
      '(said|say|thought|muttered|mumbled|groaned) (oh |just |well )?shoot me(?= |$)',
      '(witch|salem|witches) trials ~8(drown|burn|hang)(ed|s)? (everybody|everyone|them|her|the \\w+)',
      '(equipo|club|pena|grupo|banda) ~6(los|las) suicid\\w+',
      'tuer (le |un |ce )?~1(pere noel|temps|moustiques?|mouches|limaces|mauvaises herbes|monstre|boss|zombies?)',
      '(ma|la|ta|nous a|les a) battus? ~3(au|aux|a la|a) (bras de fer|echecs|tennis|cartes|belote|petanque|ping pong|scrabble|course|jeu \\w+|foot|dames|babyfoot)',
      '(va|vais|veux|faut) (pas|plus) ~1(me|se|te) jeter par la fenetre pour (un|une|des|si|ca)',
      '(me|se|te|sans me|sans se) flinguer (l|la|le|les)? ?(epaule|lepaule|dos|genou|genoux|cheville|yeux|sante|sommeil|journee|voix|budget)',
    ),
    idioms(
      'anger, tiredness and delight in jokes',
      '(bit(e|es|ing)|bit) (anyones?|anybodys?|peoples?|someones?|somebodys?|everyones?|the kids|kids|his|her|their|my \\w+) heads? off',
      '(cant|wont|not|never) (let|have) (a |an |my |him|her|them)~6leave me for dead (on|at|in) the (seafront|hill|beach|track|promenade|last|first|final|stairs|park|bike)',
      '(i )?(die|died|am dying|nearly die) (at|on) the (first|second|third|fourth|last|final|next) (bend|corner|hill|lap|set|round|climb|kilomet(re|er)|mile)(?= |$)',
      '(stairs|steps|hills?|climbs?|sprints?|intervals?|(spin|pilates|dance|zumba) class|escalator|bike|rower|treadmill) (still |always |just )?(leaves?|left) me (half )?for dead',
      'no (real |good )?reason to live (in|near|close to|around) (?!(this|a|my|pain|the) (world|body|life|hell|fear|darkness|pain|shame|present))\\w+',
      '(thought|felt like|swore) (id|i would|i was going to|i was gonna|im going to) die (on|in|at|during|after|halfway) ~3(climb|hill|mile|km|kilomet(re|er)|class|lap|set|stairs|summit|pass|burpees?|sprint|ascent|workout|session)',
      'no (me |nos )?quiero morir(me)? sin (ver|conocer|visitar|haber|aprender|pisar|leer|probar|viajar|oir|tocar)',
      '(dont|do not) want to die (without|before) (seeing|having (seen|been)|ive (seen|been|read)|visiting|i (see|visit|have seen)|learning|reading|going to)',
      '(will|mochte) nicht sterben (ohne|bevor ich) ~6(gesehen|gelesen|gelernt|besucht|gehort|war|bin|habe)',
      '(ne )?(veux|voudrais) pas mourir sans (avoir|voir|connaitre|apprendre|visiter)',
    ),
    gentlePhrases(
      'self-harm',
      '(since|that|when|ago|because|after) i (stopped|quit|gave up) (cutting|self ?harming|hurting myself|burning myself)(?! (again|until|but))',
    ),
    {
      // Blows that ended long ago. Example: “My stepdad used to hit me in the mouth, I havent seen him in ten years.”
      phrase: ['used to (hit|beat|slap|punch|belt|kick|pin) (me|us)( down)?( (in|on) the \\w+)?'],
      outcome: 'gentle',
      reason: 'violence',
      ...signs(
        [
          '(years|yrs|decades) (ago|back)|(in|for) (ten|twenty|thirty|six|seven|eight|nine|five|\\d+) (yrs|years)|long ago|as a child|when i was (little|small|a kid|a child)',
        ],
        ['tonight|yesterday|this (week|morning)|now he|still (hits|does|comes)|coming back|im scared|im 1\\d(?!\\d)'],
      ),
    },
    {
      // A game at which a relative is better. Example: “He beat me again!! My son is eight and better at chess than me.”
      phrase: ['(he|she|they) (always |just )?(beat|beats) me again'],
      ...signs(
        ['chess|tennis|cards|better at|monopoly|mario|fifa|darts|race|scrabble|uno|badminton|ping pong|connect four'],
        [`${DANGER}|scared|afraid|bruis\\w*|drunk|belt|hospital|hurts?|cry\\w*|black eye|police`],
      ),
    },
    {
      // Shots of a game or of a camera. Example: “Paintball: shoot everyone from accounts at least once.”
      phrase: [
        'shoot (everyone|everybody|all of them|the lot|each other)( (from|in|at) \\w+)?',
        'shoot as many (people|strangers|faces|passers ?by) ~3as (will|would) let me',
      ],
      ...signs(
        [
          'paint ?ball|laser ?tag|nerf|airsoft|water (pistols?|guns?)|portraits?|on film|lens|photograph\\w*|street photo\\w*',
        ],
        ['rifle|real|blood|dead|revenge|police|pay for|deserve|scream\\w*|bullets?|ammo'],
      ),
    },
    {
      // A player of a game. Example: “As impostor in Among Us I want to murder the whole crew.”
      phrase: [
        '(murder|kill|stab|shoot) (the |my |all |every )?(whole |entire |other )?(crew|crew ?mates?|villagers|impostors?|werewol(f|ves)|survivors)',
      ],
      ...signs(['among us|impostor|werewolf|dead by daylight|vote|lobby|round'], ['rifle|real life|ship|plane|bus']),
    },
    {
      // Post after a wedding. Example: “The last letter is written: all 80 thank-you cards are in the post.”
      phrase: ['(the |my )?last (letter|card|note)s? (is|are) (written|done|in the post|sent)'],
      ...signs(
        ['thank ?you|thank you cards?|invitations?|christmas cards?|applications?'],
        [`${DANGER}|sorry|forgive`],
      ),
    },
    {
      // Contracts. Example: “End it all: my ten unused subscriptions.”
      phrase: ['end it all$'],
      ...signs(
        ['subscriptions?|memberships?|streaming|newsletters?|direct debits?'],
        [`${DANGER}|life|sorry|alone|pain`],
      ),
    },
    {
      // A jump on a rope. Example: “Take the leap off the bridge: bungee on my fortieth.”
      phrase: ['(take|took|taking|make) (the|a|my) (leap|jump) (off|from) (the|a) ~1(bridge|tower|crane|dam)'],
      ...signs(
        ['bungee|rope jump\\w*|instructor|voucher'],
        ['without (the|a) (rope|cord)|no (rope|cord)|cut|goodbye|sorry|alone'],
      ),
    },
    {
      // Plans for a voyage. Example: “Grandma says she won't be here next Christmas, she'll be on a cruise.”
      phrase: ['(she|he|they) ~1(wont|will not) be here (next|this|at|for|in) \\w+'],
      ...signs(
        ['cruise|holiday|travel\\w*|visit\\w*|in (spain|australia|canada|florida)|beach|skiing'],
        ['hospital|hospice|ill|cancer|dying|pain'],
      ),
    },
    {
      // A speech that makes fun of a friend. Example: “Roasting my best friend at his wedding, want to destroy him in 3 minutes.”
      phrase: [
        '(destroy|murder|kill|slaughter|annihilate|bury) (him|her|them)( in (\\d+|two|three|five|ten) minutes)?',
      ],
      ...signs(
        ['roast\\w*|best man|wedding speech|stand ?up|punch ?lines?|toast'],
        ['knife|gun|rifle|revenge|cheat\\w*|real|hate'],
      ),
    },
    {
      // An attempt long ago. Example: “In 2016 I tried to take my life and I'm glad I'm still here.”
      phrase: ['(tried|attempted) to take my (own )?life'],
      outcome: 'gentle',
      reason: 'suicide',
      ...signs(
        [
          'in (19|20)\\d\\d|(years|decades) ago|as a (teenager|student)',
          '(im|i am|so) (glad|grateful|thankful|happy) ~3(still here|alive|it failed|didnt work|to be here|i survived)',
        ],
        ['again|tonight|this time|sometimes wish|not sure|planning|now i'],
      ),
    },
    {
      // A sigh about chores. Example: “Kill me. Four loads of laundry, and I did the Spanish.”
      phrase: ['kill me( now)?$'],
      ...signs(
        [
          'laundry|dishwasher|dishes|homework|meetings?|invoices|ironing|tax return|school run|birthday part(y|ies)|spreadsheet',
          'smil\\w*|grin|lol|haha|did the|done|finished|before bed|early night',
        ],
        [`${DANGER}|please|serious\\w*|cant (go on|do this|anymore)|every day|anymore`],
      ),
    },
    {
      // What a teenager says. Example: “I'm literally going to die if you pick me up in that hat.”
      phrase: [
        '(im|i am) (literally|actually|honestly) (going to|gonna) die if (you|mum|dad|mom) ~2(pick|wear|sing|dance|wave|hug|kiss|post|play|wears|sings|dances|waves)',
      ],
      ...signs(['hat|car|school|party|song|dress|jumper|front|friends'], [DANGER]),
    },
    {
      // A relative who is faster. Example: “My nephew is 13 and beat me over 5 km.”
      phrase: [
        '(beats?|beaten|hits|killed|destroyed|crushed) (me|us|him|her) (over|at|by|in) ~1(\\d+ ?(km|k|m|metres|meters|miles|laps|points|seconds|minutes|holes|goals|strokes|lengths)|a (length|lap|second|minute|point|goal|mile))',
      ],
    },
    {
      // A player who wants to leave a game. Example: “When my guild asks for one more raid, I will say I'm dead and log off.”
      phrase: ['(say|said|type|write|pretend|tell (them|him|her)) (that )?im dead'],
      ...signs(['guild|raid|lobby|discord|match|round|server|log off|game|squad|clan'], [DANGER]),
    },
    {
      // An examination. Example: “My brother passed on Tuesday. Driving test, third go.”
      phrase: ['(passed|has passed) (on|last|this) \\w+'],
      ...signs(
        ['driving test|theory test|bar exam|finals?|exam|viva|grade \\d|audition|test'],
        ['funeral|buried|died|grave|miss (him|her)'],
      ),
    },
    {
      // A photographer. Example: “When the couple is at the altar, I will shoot the first kiss. After lunch I shoot the kids with the balloons.”
      phrase: [
        '(shoot|shooting|shot) (the |my |our )?~1(first kiss|kiss|cake|kids|children|couples?|bride|groom|guests|family|bridesmaids|twins|baby|babies|grandparents|rings)',
      ],
      ...signs(
        [
          'altar|wedding|balloons|first kiss|cake|bouquet|confetti|camera|lens|tripod|portraits?|photo\\w*|golden hour|studio light\\w*',
        ],
        ['rifle|gun|bullets?|kill\\w*|revenge|dead|scream\\w*'],
      ),
    },
  ],
  rules: [],
}
