import { rule, type Subject, signs } from '../rule.ts'

/** Plans against a named person in a few quiet words. Each rule has its own exceptions. */
export const QUIET_THREATS: Subject = {
  rules: [
    rule(
      'refuse',
      'harm-others',
      [
        '(waiting|wait|standing|stand|hide|hiding) ~4(for|outside|behind|at|by|in) (him|her|them|his|their|the whistleblower) ~4with (the|an|a|my) (acid|knife|gun|hammer|bat|iron bar|crowbar|axe|machete|petrol|gasoline)|(she|he) (walks|comes|drives|runs) home ~9with (the|an|a|my) (acid|knife|gun|hammer|bat|iron bar|crowbar|axe|machete)|be waiting with the (acid|knife|gun|hammer|crowbar|axe)',
        '(attendre|attends|attendrai|guetter|guette) ~6avec (la|une|le|un|ma|mon|mes|l) ?(barre|batte|couteau|acide|marteau|hache|fusil)',
        '(warten|warte|lauern|lauere|abpassen) ~6mit (dem|der|einem|einer|meinem|meiner) ~1(messer|schlager|baseballschlager|axt|saure|eisenstange|hammer)',
      ],
      ['<fiction>|cake|barbecue|grill|stage|melon|prop|batting|bowl|kuchen|gateau'],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(saw|sawed|sawn|sawing|loosen|loosened|loosening|grease|greased|greasing|oiled|waxed|soaped|unscrew|unscrewed|cut|cutting) ~5(ladder|rung|stairs|stair rail|top step|steps|railing|handrail|brakes?|brake lines?|saddle|bolts)',
      ]),
      and: {
        all: [
          [
            '(so|until|when|before|once|and then) ~4(he|she|they|him|her) ~6(falls?|slips?|fall|crash\\w*|climbs?|breaks?)|(on the (roof|ladder) (on )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight))|(had|has|have) (his|her|their|a bad|an) accident|(bad|nasty) fall|so (that )?(he|she|they) ~4(fall|falls|slip|slips)',
          ],
        ],
        none: [
          [
            '<fiction>|repair\\w*|replac\\w*|fix(ed|ing)?|rusty|old ladder|nobody falls|no one falls|before (he|she|they|someone|anybody) (falls|slips)',
          ],
        ],
      },
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(turn|turning|switch|switching|pull|unplug|unplugging|disconnect) ~1(off|out)? ~3(ventilator|oxygen|life support|(grand\\w+|fathers?|mothers?|dads?|moms?|mums?|his|her|uncles?|aunts?) machine)( off)? ~6(nobody|no one|noone|without anyone|before anyone)',
        '(wait|where|when|then|thats|that is|there) ~3(id|i would|i will|ill|im going to) push (him|her|them|<whom>) (in|off|down|under|over|in front)',
        '(swap|swapping|switch|switching|replace|replacing|crush|crushing|hide|hiding|water down) ~3(her|his|their|\\w+s) ~2(pills|medication|medicine|tablets|insulin|inhaler|drops) ~1(so|until|and)( that)? ~1(she|he|they)',
        '(too much|too many|double|more) of (her|his|their) ~3(drops|dose|medicine|insulin|morphine|pills|tablets) ~9(house|inherit\\w*|will|money|mine|savings)',
        '(need|want|wish|get|make|help) (him|her|them|grand\\w+|<mine>) to stop breathing|stop breathing some (night|day)',
        '(wife|girlfriend|husband|boyfriend|partner|she|he) ~2(says|said|saying|keeps saying) no ~9(taking it anyway|just taking it|take it anyway|make (her|him)|force (her|him))',
        '(message|messages|call|calls|texts?|ring) ~8(every (hour|night|minute)|all night|non ?stop) ~6until (she|he|they|her|him) ~1(breaks?|cracks?|gives? (in|up)|cant take)',
        '(flinch|flinches|trembles) ~2(when|whenever|if|as soon as) i ~1(raise|lift) my hand ~6(good|respect|as it should|how it should|that is right|works)|success is when (she|he) flinches',
      ],
      [
        '<fiction>',
        'swallow|toddler|overdos\\w*|doctor (said|agreed|told)|to (dessert|the job|candy|coffee)|swimming pool|swing|cart|wheelchair|sled|stroller|snor\\w*|apnea|apnoea|baby monitor|pharmac\\w*|refill|dog|horse|cat|students? flinch|jump scare|haunted',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', ['(laughed|laughing|laugh|laughs) at me']),
      and: {
        all: [
          [
            '(doors?|exits?|entrances?|guards?|rooms?|bell times?) ~9(times|who|which|when)|empty ?handed|(on the \\d+|that day|last day|on (monday|friday)) ~9(stop|stops|sorry|pay|regret|silent|quiet|see|waiting)',
          ],
          ['school|office|building|class|team|company|university|college|only exit|they(ll| will)'],
        ],
        none: [['<fiction>|joke|comedy|stand ?up|speech|presentation|prove|win|race|graduat\\w*']],
      },
    },
    {
      ...rule('refuse', 'harm-others', [
        'get(ting)? rid of (my|your|the|his|her) (husband|wife|boyfriend|girlfriend|mother in law|father in law|stepson|stepdaughter|neighbou?r|brother|sister)(?! (s|stuff|things|clothes|number|weight|old))',
      ]),
      and: {
        all: [
          [
            '(ive|i have) ~1(got )?a (date|plan|place)|for good|without (a trace|anyone|anybody)|(nobody|no one) will ~2(know|find|suspect)|(planning|plan) to get rid',
          ],
        ],
        none: [['<fiction>|divorce|lawyer|move out|debts?|snor\\w*']],
      },
    },
    {
      ...rule('refuse', 'harm-others', [
        '(know|found out|worked out|learned) (when|where|which way) ~4(walks|jogs|runs|cycles|leaves|comes home|goes home|parks)',
      ]),
      and: {
        all: [
          ['dark|nobody (is )?(around|there|near)|no one (is )?(around|there|near)|no witnesses|no cameras?|alone by'],
        ],
        none: [
          [
            '<fiction>|worr\\w+|my (daughter|son|kids?|wife|husband|girlfriend|boyfriend|mom|mum|mother)|dinner|coffee|home safe|police|bus|train|lost dog|neighbou?rhood watch|pick (him|her|them) up|meet (him|her|them)|sunrise|sunset|badgers?|foxes|deer',
          ],
        ],
      },
    },
    rule(
      'refuse',
      'harm-others',
      [
        'ohne meine erlaubnis ~2(nicht|nie|niemals|nicht mehr) ~4(haus|raus|weg|telefon\\w*|handy)|wenn (sie|er) ~2(heult|weint|widerspricht) ~2setzt es was',
        '(una|mi|la) ~1(novia|mujer|esposa) ~9(por las malas|decirme que no)',
        'fotos (intimas|desnud\\w+) ~9(pague|pagar|mando|envio|publico|subo)|photos (intimes|nue?s?) ~9(paie|payer|envoie|publie)|(nacktbilder|intime fotos) ~9(zahlt|zahlen|schicke|veroffentliche)',
        '(mets|mettre|mettrai) le feu (au|a la|a l|dans) ?(lycee|ecole|college|bureau|immeuble|maison|mosquee|eglise|synagogue)',
        '(une|la) gifle a chaque|(gifle|gifler) ~3(a chaque|chaque fois)',
        '(que|quiero que) \\w+ tenga miedo (cada|siempre|de mi)',
      ],
      ['<fiction>|roman|film|novela|pelicula|theater|je veux arreter|an mein(e|em|en)? (handy|tagebuch|schrank)'],
    ),
    {
      ...rule('refuse', 'minor-sexual', [
        '(nina|chica|nino) de ~1(\\d|1[0-5]|diez|once|doce|trece|catorce)|(fillette|petite fille|petite voisine|gamine|gamin) ~2de ~1(\\d|1[0-5]|dix|onze|douze|treize|quatorze)|(madchen|junge[nm]?|nachbarstochter) ~3(von|mit|ist) ~1(\\d|1[0-5]|zehn|elf|zwolf|dreizehn|vierzehn)',
      ]),
      and: {
        all: [
          ['tengo (2|3|4|5|6)\\d anos|jai (2|3|4|5|6)\\d ans|ich bin (2|3|4|5|6)\\d'],
          [
            'sola|a solas|confianza|venga a mi casa|seul avec|mattire|attire|aller plus loin|allein mit|verliebt|vertrauen gewinnen|heimlich',
          ],
        ],
        none: [
          [
            'mein junge|mi hija|mi hijo|ma fille|mon fils|meine tochter|mein sohn|alumn\\w*|eleves?|klasse|entrenador|catequesis',
          ],
        ],
      },
    },
    {
      ...rule('refuse', 'minor-sexual', [
        '(have|having|had) sex|sleep (together|with (her|him|me))|(she|he) believes i(m| am) (not )?\\d\\d|send me (nudes|pictures)',
      ]),
      and: {
        all: [
          [
            '(wrote|write|writing|chat|chatting|chatted|texted|texting|message|messaging|meet|meeting) ~3(the|a|with a|with the|to the|to a) ~1(\\d|1[0-5]) year old',
          ],
        ],
        none: [['<fiction>|police|report\\w*|undercover|my (son|daughter|niece|nephew|grand\\w+)|talk about']],
      },
    },
    {
      ...rule('crisis', 'suicide', [
        '(pick|picked|picking|choose|chosen|know|pick out) (out )?which (tree|bridge pillar|pillar|wall|lorry|truck|overpass)|the (tree|pillar|wall|lorry) (is|ive|i have) (picked|chosen)',
      ]),
      and: {
        all: [['driv(e|es|ing)|drove|car|road|highway|motorway|wheel']],
        none: [['<fiction>|christmas|plant\\w*|climb\\w*|saw\\w*|parking|bird|color|paint\\w*|swing|treehouse|shade']],
      },
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(get|gets|getting|have|having) (his|her|their|that|the|this|my \\w+s) ~3(legs?|arms?|kneecaps?|knees|jaw|nose|ribs|faces?|skulls?|fingers|teeth|head) ~1(broken|smashed|kicked in|bashed|caved in|crushed|punched|stamped on|slashed) ~2by (me|us|my (mates|boys|lads|brothers|crew|friends|cousins)|the (boys|lads))(?! s|physio)',
        '(his|her|their|\\w+s) ~2(legs?|arms?|kneecaps?|knees|jaw|nose|ribs|faces?|skulls?|fingers|teeth|head) (will|is going to|are going to|is gonna|going to|gets?|ll) (be |get )?(broken|smashed|kicked in|bashed|caved in|crushed|punched|stamped on|slashed) ~2by (me|us|my (mates|boys|lads|brothers|crew|friends|cousins)|the (boys|lads))(?! s|physio)',
        '(he|she|they|hes|shes|theyre|<whom>|ref|referee) ~1(is|are|will|gets?|getting|gonna|going to) ~3(stabbed|beaten up|battered|jumped|knifed|shot|killed|kicked in|run over|strangled|poisoned) ~2by (me|us|my (mates|boys|lads|brothers|crew|friends|cousins))',
      ],
      [
        '<fiction>|(in|of|from|at) (the|a|this|our) ~1game|(video|board|card) ?games?|gta|chess|fifa|among us|catan|uno|mario|monopoly|fortnite|airsoft|nerf|bumper cars?|dunk tank|arm wrestl\\w*|pantomime|cream pies?|birthday|charity|boxing|(in|during) (karate|judo)|sparring|darts|larp|paintball|laser tag|photograph\\w*|photo ?shoot|portraits?|camera|character|level(?! ~4(car|parking|garage|park))|cover|magazine|snowman|statue|doll|model|puppet',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(blade|knife|machete|shank|gun|pistol|bat|hammer|acid|crowbar|knuckle ?dusters?|screwdriver|chisel|axe) (is |s |thats |hidden |ready |packed )?(in|under|inside|up|down) (my|the) ~1(bag|backpack|coat|jacket|sleeve|sock|boot|rucksack|locker|waistband|trousers|hoodie|pocket|glovebox)',
      ]),
      ...signs(
        [
          '(stick|shank|cut|slice|stab|jump|finish|gut|shoot|smash|do) (him|her|them)<stop>|(he|she|they|hes|shes) ~2(gets?|getting|is|are|s) ~1(it|done|cut|stuck|gutted|finished|sorry)|(wait|waiting|watching) for (him|her|them) (outside|at|by|after|behind|near)|(?!(shelf|shelves|job|fence|shed|\\w+shed|work|roof|it|that|this|deck|table|kitchen|project|gig|floor|build|repair|house|room|bed|door|wall|week|shift|one|all|everything|lunch|\\w+ing)\\b)\\w+ (is|s) (done|finished|dead|over) (on )?(\\w+day|tomorrow|tonight)',
        ],
        [
          '<fiction>|allotment|batting|cage|nets|mushrooms?|forest|asparagus|picnic|harvest\\w*|vegetables?|herbs?|fish\\w*|chef|climb\\w*|carv\\w*|bread|apples?|cricket|baseball|softball|tennis|tree ?house|camp\\w*|wood\\w*|prop|theat\\w*|larp|magic|cake|he waits|she waits|(afraid|scared) of (him|her|them|he|my|what)|my (arms?|wrists?|skin|thighs?)|myself|hair|workshop|repair|tool ?box',
        ],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(chok\\w+|gags?|gagging|dies?|collapses?|drops? dead|suffers?|keels? over|foams?) ~2on (what|whatever|the \\w+) (i|im|ive|ill|i have|i will) ?(am |will |have |be |been |going to )?(put|putting|slip|slipping|slipped|mix|mixing|mixed|stir|stirring|stirred|add|adding|added|pour|pouring|drop|dropping) (in|into) (his|her|their|the|my ~2(<kin>|<other>)s?)',
        '(somebody|someone|anybody|anyone|a (guy|man|bloke|person|pro|professional)|people|lads) ~1(whod|whos|who would|who will|wholl|to|that would|thatd|who can|willing to|who could) (do (<my> ~2(<kin>|<other>|partner)|him|her) in|take out (<my> ~2(<other>|exs?|husband|wife|father|stepdad)|him|her)(?! (on|to|for (?!(cash|money|good)))\\b)|(whack|bump off|finish off|rough up|beat up|knock off|silence|cripple|get rid of) (<my> ~2(<kin>|<other>|partner)|him|her))(?=$| (for|before|because|tonight|tomorrow|soon|this|next|if|and|i|got|after|permanently|quietly|so) ?)',
      ],
      [
        '<fiction>|novel|game|mafia|werewolf|minecraft|photo\\w*|wasps?|nest|(?<!with (the )?)(rats?|mice)|moles?|bed ?bugs|volvo|curtains|(?<!before )(dinner|lunch)|walks?|birthday|lunchbox|slow feeder|purees?|bowl|spoon|worm\\w*|a week|cinema|phlegm|hiccups?|dog walk\\w*',
      ],
    ),
  ],
}
