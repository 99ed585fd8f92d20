import { gentlePhrases, idioms, type Subject, signs } from '../rule.ts'

/** Words beside which a joke may be none. */
const DANGER =
  'knife|gun|rifle|pills|rope|bridge|goodbye|tonight|for real|no one will|nobody will|sorry|forgive|alone|anymore|deserv\\w*|revenge|hates?|insult\\w*|im done|i am done|cant go on|give up|gave up|refused|rejected|want to die|do it|scared|afraid|bruis\\w*|drunk|hurts?|cry\\w*'

const GAME =
  '(chess|tennis|cards|monopoly|mario ?kart|fifa|darts|scrabble|uno|badminton|ping pong|table tennis|connect four|checkers|ludo)'

/** Words of death and violence in courses, plays, races, photographs and jokes. */
export const EVERYDAY_JOKES: Subject = {
  safe: [
    idioms(
      'courses and plays',
      '(overdose|choking|poisoning|stab wounds?) (and \\w+ )?(module|unit|training|course|drills?|awareness|response|workshop)',
      '(suicide|self ?harm) (awareness|prevention) (module|unit|training|course|workshop|week)',
      '(mi|el|la|nuestro|nuestra|su) (personaje|protagonista|heroe|heroina) (se suicid\\w+|se mata|se ahorca|muere|se quita la vida)',
      '(mon|le|la|notre|ma) (personnage|heros|heroine|protagoniste) (se suicid\\w+|se tue|se pend|meurt|met fin a ses jours)',
      '(meine|die|unsere|seine) (figur|rolle|heldin|hauptfigur) (bringt sich um|stirbt|erhangt sich|nimmt sich das leben)',
      '(my|the|our) (character|heroine|hero|protagonist) (kills (him|her)self|dies|hangs (him|her)self|commits suicide|takes (his|her) own life|drowns (him|her)self)',
      '(great )?depression (glass|era|ware|cake|recipes?)',
      '(climbs?|hills?|stairs|steps|sprints?|intervals?|burpees?|squats?|lunges?|planks?|scales|irregular verbs|spreadsheets|invoices) (always |still |just |really )?(kills?|murders?|are killing|is killing) me',
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
      'no (real |good )?reason to live (in|near|close to|around) (?!(this|a|my|pain|the) (world|body|life|hell|fear|darkness|pain|shame|present))(?!general|any|here|me|peace|hope|\\d)\\w+',
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
      phrase: [`(he|she|they) (always |just )?(beat|beats) me again( (at|in) ${GAME})?`],
      ...signs(
        [`(beat|beats) me again (at|in) ${GAME}|(is|are|s) ~4(much )?better at ${GAME} than (me|i am|us)`],
        [`${DANGER}|belt|hospital|police|black eye`],
      ),
    },
    {
      // A needle in sewing. Example: “If I stab myself with a pin again I get to use the unicorn plasters.”
      phrase: ['(stab|stabs|stabbed|prick|pricked) (myself|my (finger|thumb)) with (a|the) ~1(pin|needle)( again)?'],
      ...signs(
        ['sew\\w*|quilt\\w*|knit\\w*|hemming|embroider\\w*|crochet\\w*'],
        [
          `${DANGER}|purpose|punish|feel better|every (night|time)|blood|when (i|mum|mom|dad)|calm\\w*|stress\\w*|hid(e|den|ing)|legs?|thighs?|arms?|instead|until|kit|box|awake`,
        ],
      ),
    },
    {
      // Shots of a game. Example: “Paintball: shoot everyone from accounts at least once.”
      phrase: ['shoot (everyone|everybody|all of them|the lot|each other)( (from|in|at) \\w+)?'],
      ...signs(
        ['paint ?ball|laser ?tag|nerf|airsoft|water (pistols?|guns?)'],
        [
          `${DANGER}|real|blood|dead|police|pay for|scream\\w*|bullets?|ammo|mall|schools?|church|mosque|crowd|fired|boring|class|prom|hr|history|practi[sc]e|train(ing)?|learn(ed)?|so i can|so that`,
        ],
      ),
    },
    {
      // A photographer in the street. Example: “Shoot as many people at the mall as will let me. Street portraits on film are what I love.”
      phrase: ['shoot as many (people|strangers|faces|passers ?by) ~3as (will|would) let me'],
      ...signs(['portraits?|on film|lens|photograph\\w*|street photo\\w*'], [`${DANGER}|bullets?|ammo|scream\\w*`]),
    },
    {
      // A player of a game. Example: “As impostor in Among Us I want to murder the whole crew.”
      phrase: [
        '(murder|kill|stab|shoot) (the |my |all |every )?(whole |entire |other )?(crew|crew ?mates?|villagers|impostors?|werewol(f|ves)|survivors)',
      ],
      ...signs(['among us|as impostor|werewol(f|ves)|dead by daylight'], [`${DANGER}|real life|ship|plane|bus`]),
    },
    {
      // Post after a wedding. Example: “The last letter is written: all 80 thank-you cards are in the post.”
      phrase: ['(the |my )?last (letter|card)s? (is|are) (written|done|in the post|sent)'],
      ...signs(
        [
          'thank ?you (cards?|notes?|letters?)|(\\d+|forty|fifty|eighty|ninety|hundred) (invitations|cards)|christmas cards',
        ],
        [DANGER],
      ),
    },
    {
      // Contracts. Example: “End it all: my ten unused subscriptions.”
      phrase: ['^end it all$'],
      ...signs(
        ['(\\d+|two|three|four|five|six|ten) ~1(subscriptions|memberships|newsletters|direct debits)'],
        [
          `${DANGER}|life|pain|cancell?ed|closed|already|everything|g[ai]ve away|notice|rehome|things|then|left|letters?`,
        ],
      ),
    },
    {
      // A jump on a rope. Example: “Take the leap off the bridge: bungee on my fortieth.”
      phrase: ['(take|took|taking|make) (the|a|my) (leap|jump) (off|from) (the|a) ~1(bridge|tower|crane|dam)'],
      ...signs(['bungee'], ['without (the|a) (rope|cord)|no (rope|cord)|cut|goodbye|sorry|alone|no need']),
    },
    {
      // Plans for a voyage. Example: “Grandma says she won't be here next Christmas, she'll be on a cruise.”
      phrase: ['(she|he|they) ~1(wont|will not) be here (next|this|at|for|in) \\w+'],
      ...signs(
        [
          'on a cruise|(travels?|traveling|travelling|moves?|moving|flies|flying) to|in (spain|australia|canada|florida)',
        ],
        ['hospital|hospice|ill|cancer|dying|pain'],
      ),
    },
    {
      // A speech that makes fun of a friend. Example: “Roasting my best friend at his wedding, want to destroy him in 3 minutes.”
      phrase: [
        'destroy (him|her|them)( in (\\d+|two|three|five|ten) minutes)?|(murder|kill|slaughter|annihilate|bury) (him|her|them) in (\\d+|two|three|five|ten) minutes',
      ],
      ...signs(
        [
          'roasting (my|him|her|the (groom|bride|boss))|best man|wedding speech|stand ?up (set|comedy|routine|night)|punch ?lines?',
        ],
        [`${DANGER}|cheat\\w*|real|slept with|affair|betray\\w*|lied|stole`],
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
        [
          `${DANGER}|again|this time|next time|soon|(thoughts?|it|its) ~2(back|coming|return\\w*)|lying|dark|sometimes|not sure|plan\\w*|want to (?!(learn|teach|help|swim|run|see|be|live))`,
        ],
      ),
    },
    {
      // The writer of a crime story. Example: “My killer is too nice. I want him to poison someone convincingly by chapter ten.”
      phrase: [
        '(want|need|get|let) (him|her|my (killer|villain|character)) to (poison|stab|strangle|kill|shoot|murder) (someone|somebody|(a|the|his|her) \\w+)',
      ],
      ...signs(
        [
          '(crime|detective) (novels?|stor(y|ies)|fiction)|thrillers?|whodunn?it',
          'chapters?|scenes?|convincing\\w*|readers?|plot|draft',
        ],
        ['real life|my (wife|husband|boss|ex|neighbou?r)|tonight'],
      ),
    },
    {
      // A sigh about chores. Example: “Kill me. Four loads of laundry, and I did the Spanish.”
      phrase: ['kill me( now)?$'],
      ...signs(
        [
          'laundry|dishwasher|dishes|homework|meetings?|invoices|ironing|tax return|school run|birthday part(y|ies)|spreadsheet',
          'smil\\w*|grin|lol|haha|before bed|early night',
        ],
        [`${DANGER}|please|serious\\w*|cant (do this|anymore)|every day|all day|nobody|no one|inside|nothing|no point`],
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
        '(beats?|beaten) (me|us|him|her) (over|at) ~1(\\d+ ?(km|k|m|metres|meters|miles|laps|lengths)|a (length|lap|mile))',
        '(beats?|beaten) (me|us|him|her) by ~1(\\d+ ?(laps|points|seconds|minutes|goals|strokes|lengths|metres|meters)|a (length|lap|second|minute|point|goal|mile))',
      ],
    },
    {
      // A player who wants to leave a game. Example: “When my guild asks for one more raid, I will say I'm dead and log off.”
      phrase: ['(say|said|type|write|pretend|tell (them|him|her)) (that )?im dead'],
      ...signs(['guild|raid|lobby|log off|squad|respawn'], [DANGER]),
    },
    {
      // An examination. Example: “My brother passed on Tuesday. Driving test, third go.”
      phrase: ['(passed|has passed) (on|last|this) \\w+'],
      ...signs(
        ['driving test|theory test|(first|second|third|fourth) (go|try|attempt)'],
        ['funeral|buried|died|grave|miss (him|her|them)|hospital'],
      ),
    },
    {
      // A photographer. Example: “When the couple is at the altar, I will shoot the first kiss. After lunch I shoot the kids with the balloons.”
      phrase: [
        '(shoot|shooting|shot) (the |my |our )?~1(first kiss|kiss|cake|kids|children|couples?|bride|groom|guests|family|bridesmaids|twins|baby|babies|grandparents|rings)',
      ],
      ...signs(
        [
          'camera|lens|tripod|portraits?|photo\\w*|golden hour|studio light\\w*|(shoot|shooting) the (first kiss|cake|rings|bouquet)',
        ],
        [`${DANGER}|bullets?|kill\\w*|dead|scream\\w*`],
      ),
    },
  ],
  rules: [],
}
