import { rule, type Subject, signs } from '../rule.ts'

const ABOUT =
  '<fiction>|novel\\w*|story|film|movie|series|games?|theat\\w+|play|podcast|scene|character|level|boss fight|gta|simulator|chess|roman|krimi|spiel|larp|d and d|dungeon'
const CHILDREN =
  '(kids?|child|children|boys?|girls?|sons?|daughters?|stepsons?|stepdaughters?|twins|toddler|brats?|pupils?|class|nephews?|nieces?|little (one|ones|brother|sister))'
const OBEY =
  '(obey|obeys|listen|listens|behave|behaves|learn|learns|respect|quiet|silent|shut up|stops? (crying|whining|screaming)|do as|does as|does what|do what|fear|sleeps?|tidy|eat up)'

/** Harm to others that somebody tells of in plain words: blows as a means of order, doses, a crowd, a debt to be paid. Each rule has its own exceptions. */
export const TOLD_ATTACKS: Subject = {
  rules: [
    rule(
      'refuse',
      'harm-others',
      [
        `(\\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|fifty) (lashes|strokes|blows|whacks|licks|slaps|smacks|belts) ~3(with (the|a|my) ~1(cable|belt|cane|whip|stick|hose|cord|rod|paddle|slipper|ruler) )?~1(for|per|each|every|when|until|if|whenever) ~6(my|our|the) ~1(${CHILDREN}|wife|girlfriend)`,
        `(belt|cane|cable|whip|hose|cord|rod|stick) ~2(for|per|each|every) (\\w+ )?(every |each |bad |wrong ){1,3}~2(grade|mark|lie|word|mistake|complaint|tear|letter from|no) ~5(my|our|the|he|she) ~1(${CHILDREN}|brings|makes|tells|gets|says)`,
        `(my|the|our) ~1${CHILDREN} ~1(gets?|will get|is getting|earns?) (the|a|my) ~1(hose|belt|cane|strap|cable|whip|slipper|rod|stick|switch|back of my hand|beating|thrashing) ~1((across|on|over) (his|her|their)|(for|every|each|when|whenever|if|until) ~6(late|lies?|lying|cry|cries|tears?|bad|marks?|grades?|minute|word|mistakes?|complain\\w*|talks?|disobey\\w*|wets?|spills?|whin\\w*|obeys?))`,
      ],
      [
        ABOUT,
        'dont|never|not|without|stop|quit|instead of|physio\\w*|anatomy|eyelash\\w*|mascara|swim\\w*|row\\w*|golf|drum\\w*|tennis|badminton|butterfly|(my|our|his|her) (dad|father|mother|mum|mom|stepdad|husband|parents|teacher|grandfather) (gives?|gave|hits?|hit|beats?|uses?|used|says?|makes?)|gives me|gave me|used to|brush|at (chess|mario kart|uno|cards)|(good|better|best) (marks?|grades?)|(marks?|grades?) (is|are|were) ~1(good|better|fine|best)|switch ~6(hours?|minutes|weekends?|evening|games?)|nintendo',
      ],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '^(plan|prepare|time|do|carry out|commit) (a|the|my) (mass )?(shooting|stabbing|massacre|bombing) (at|in|on)',
        '(the )?more (dead|victims|blood|bodies) the better$',
        '^(shoot|stab|strangle|murder|kill|poison) the (principal|head ?master|head ?mistress|dean)(?! (dancer|cast|cellist|horn|singer|role|photo\\w*|portrait\\w*))',
      ],
      [
        ABOUT,
        'photos?|photo ?shoot|film|camera|wedding|portrait|practice|basketball|netball|hoops|clay|biathlon|response|drill|prevent\\w*|zombies?|donat\\w*|donors?|lens|golden hour|yearbook|videos?|interview',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', ['(murder|kill|hit|death) list']),
      ...signs(
        ['names|three|four|five|people|done|crossed off|all of them'],
        [
          `${ABOUT}|board game|game night|agatha|detective|quiz|bucket|playlist|songs|setlist|mafia|werewolf|weeds|emails?|process(es)?`,
        ],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        'as many (people|of them|children|kids|shoppers|visitors) as (possible|i can) ~2(should |must |will |shall |have to )?(die|dies|dead|get killed|are killed|bleed)$',
        '(two|three|four|five|six|some|all|half|most|\\d+) of (them|those|these people|the (guests|pupils|students|colleagues|neighbou?rs|councillors)) ?(people|nurses|men|women|kids)? (will|shall|are going to|must) be (dead|corpses)(?! (tired|on|before i get|so interview))',
      ],
      [
        ABOUT,
        'save|saved|saving|prevent\\w*|before (too|as)|without|so that (few|nobody|no)|doctors?|disease|virus|cancer|climate|statistics?|leads|water|plants?|seedlings?|fish|flies',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', ['(not|without|never|no longer) ~1leav(e|es|ing) ~1(any |a )?marks?']),
      ...signs(
        [
          'i (pinch|twist|hit|slap|beat|squeeze|kick|punch)( and (pinch|twist|hit|slap|kick|punch))? ~3(them|their arms|the ~1(residents?|patients?|kids|children|baby|toddler|old \\w+)|(my|the) ~1(son|daughter|wife|girlfriend|mother|child|kid))',
        ],
        [
          `${ABOUT}|badminton|cards|sparring|time|record|squash|chess|tennis|stickers?|tape|glue|nails?|paint\\w*|ball|table|glass|floor|drum\\w*|dough|clay|cloth|wall`,
        ],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(saving|save|saved|saves) (up )?(for|to buy) (the|a|my) (gun|pistol|rifle|shotgun|revolver)',
      ]),
      ...signs(
        [
          'know (already |now )?~1(his|her|their|which|where|what time|when) ~3(street|address|house|car|route|lives?|works?|walks?|takes?|parks?|leaves?|goes)|(his|her|their) ~1(address|street|route)',
        ],
        [
          `${ABOUT}|hunt\\w*|clay|safe|drill|grip|club|season|dealers?|shop|range|sport|licen[cs]e|biathlon|nerf|paint ?ball|water|collect\\w*|museum|antique`,
        ],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(he|she|they|it) (gets?|will get|is getting|shall get) something (extra|special|else|stronger|more) in (the|his|her|their) (drip|tea|coffee|soup|drink|food|syringe|line|iv)',
      ]),
      ...signs(
        [
          '(is|be) (quiet|silent) for good|never (wakes?|gets? up)|wont wake|stays? (quiet|silent)|sleeps? (for ever|forever)|dead|dies|(be|is) gone|the end of (him|her)',
        ],
        [
          `${ABOUT}|alcohol|sober|juice|water|treat|surprise|birthday|vitamins?|sugar|protein|prescribed|doctor (says|said|ordered)`,
        ],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        `(smack|slap|spank|hit|beat|whip|cane|belt|thrash|wallop|paddle) (the|my|our|his|her|those) ~1${CHILDREN} ~1(harder|more|more often|properly|until|till|so that|so)( (that |finally |until |till |the |they ){0,3})~2${OBEY}`,
        '(teach|show|teaching|showing) (him|her|them|<whom>) what (real |true )?pain (is|feels|means|looks)',
      ]),
      ...signs(
        ['slap|hit|beat|smack|spank|whip|cane|belt|thrash|wallop|paddle|pain'],
        [
          `${ABOUT}|dont|never|not|without|stop|quit|volleyball|final|match|team|league|tournament|football|hockey|chess|tennis|mario kart|uno|cards|sprint|quiz|race|leg day|workout|gym|training|squats?|crossfit|physio\\w*|anatomy|menu|drums?|brakes?|(my|his|her) (dad|father|mother|mum|mom|stepdad|husband)|gives me`,
        ],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(drive|driving|ram|ramming|steer|steering|plough|plow|crash|race|reverse) (a|the|my|our|this|that|dads)? ?~1(van|car|truck|lorry|pickup|suv|bus|jeep|tractor|transporter|bulldozer) (straight |right |at full speed |full speed )?((into|through|(straight|right|full speed|speed|directly) at) ~5(crowds?|people|pedestrians|parade|marchers|protest(ers)?|protestors|vigil|congregation|worshippers|shoppers|runners|spectators|demonstrators|queue of|picket line|families(?! days?)|pride march)|at ~3(crowds?|people|pedestrians|marchers|protesters|protestors|congregation|worshippers|shoppers|runners|spectators|demonstrators|picket line|families(?! (days?|fun|events?))))',
        '(on fire|burn\\w*|alight|petrol\\w*|up in flames) ~4with (him|her|them|everyone|the (family|kids|driver)) (in it|inside|in there|still in(side)?)',
        '(transporter|auto|laster|lkw|lieferwagen|wagen) ~4(in (die|eine) (menge|menschenmenge)|in den (weihnachtsmarkt|umzug)|in die (leute|demo|parade))|(furgoneta|coche|camion) ~3contra (la (multitud|gente|muchedumbre)|los (manifestantes|peatones))|(camion|voiture|fourgon\\w*) ~3(dans|sur) (la foule|les (gens|passants|manifestants))',
      ],
      [
        ABOUT,
        'report|documentary|training|rescue|without|avoid|prevent|barrier\\w*|bollards?|lost control|accident|floats?|(day|fun day|walking pace|festival) (for|with) (the|our)',
      ],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(give|giving|inject|injecting|slip|feed|put|gave) (him|her|them|<whom>|((the|a|this|that|my|our) ~2\\w+)|room \\w+|bed \\w+|number \\w+) ~2(enough|a|an|extra|too much|too many|all|double|triple|so much|so many|the whole|more) ~3(morphine|insulin|fentanyl|sedatives?|sedation|potassium|pills|tablets|drops|sleeping \\w+|midazolam|digoxin|valium|methadone|overdose|dose|injection|air) ~3(to|so|that|until|till|for) ~4(shut (him|her|them|it|up)|shuts? up|shut up|forever|for good|never (wakes?|rings?|again)|(doesnt|dont|wont) (wake|ring|breathe)|dies?|stops? (breathing|ringing|moaning)|silence|finish|kill|sleep forever|heart stops)',
        '(antigel|mort aux rats|poison|arsenic|cyanure) ~1dans (son|sa|leur|le|la|ses) ~1(the|cafe|soupe|verre|assiette|vin|gateau|repas|biere)(?! (du|de la|de l) (chat|chien))|(frostschutz\\w*|rattengift|gift|arsen|zyankali) (in|ins) (seinen|seine|sein|ihren|ihre|ihr|den|die|das) ~1(tee|kaffee|suppe|bier|wein|essen|glas)|(anticongelante|matarratas|veneno|arsenico|cianuro) ~1en (su|el|la) ~1(te|cafe|sopa|vaso|copa|vino|comida|cerveza)',
        'overdose (for|to) (the|my|our|room|bed|number|granny|grandpa|old) ~3(so|and|until|then|because) ~3(he|she|they)',
        '(genug|zu viel|die doppelte dosis|eine uberdosis) ~2(morphium|morphin|insulin|tabletten|tropfen|schlafmittel) ~2(geben|spritzen) ~3(nie (mehr|wieder)|fur immer|nicht mehr aufwach\\w*)|(darle|dar|inyectarle|ponerle) ~2(bastante|demasiada|suficiente|doble|una sobredosis) ~3(morfina|insulina|pastillas) ~4(calle|despierte|siempre|muera)|(donner|injecter) ~2(assez|trop|une surdose|double dose) ~1(de )?(morphine|insuline|somniferes) ~6(taise|reveille|jamais|toujours)',
      ],
      [
        ABOUT,
        'vet|dog|cat|horse|myself|me|doctor (ordered|prescribed)|pain relief|hospice team|lecture|exam|rats?|mice|mouse|for good measure|palliative|cuddles|love|kisses|hugs|pump|itch\\w*',
      ],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(ima|imma|im going to|going to|ill|i will|bout to|we) (smoke|cap|clap|merk|body|ice|waste|dust|wet) (him|her|them|that|dat|this|the|my|sum) ~1(dude|guy|bitch|snitch|fool|boy|mf|cousin|cuz|opps?|ex|rat|punk|neighbou?r|kid|teacher|bastard)',
        '(crever|arracher) les yeux (de|a|du|au) (mon|ma|mes|ce|cette)?',
        '(sacarle|arrancarle|saltarle) los ojos a (mi|ese|esa)|(meinem|meiner|dem|der) ~1\\w+ die augen (ausstechen|auskratzen)',
      ],
      [
        ABOUT,
        'metres|meters|sprint|one on one|2k|chess|ribs|brisket|salmon|weed|track|race|court|pommes de terre|tennis|paint ?ball|laser',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(cleaned|loaded|oiled|packed) (the|my) ~1(rifle|gun|pistol|shotgun|revolver|hammer|axe|crowbar)',
      ]),
      ...signs(
        [
          '(sacked|fired|dismissed|let me go|laid me off|made me redundant|cheated me|humiliated me|laughed at me|took (the|my) (kids|house))',
          '(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|next week) ~3(the |they |he |she |we )~3(board|meets?|meeting|shift|party|assembly|learns?|pays?|will see|find out|staff)',
        ],
        [ABOUT, 'hunt\\w*|range|myself|end it|me gone'],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(he|she|they|hell|shell|theyll|my ~1<other>|that (bastard|bitch|rat|snitch|guy)|the ~1(boss|landlord|judge|neighbou?r|teacher)) ~2(gets?|getting|get|will get) (what|whats) ~1(he|she|they|hes|shes|theyre|coming|is) ?~3(owed|deserves?|due|coming|asked for|earned|to (him|her|them))',
        '(he|she|they|hell|shell|theyll) ~1(will )?(pay|pays|paid) (for it|for this|for (everything|what)|with (his|her|their) (life|lives|blood))',
      ]),
      ...signs(
        [
          '(gun|pistol|rifle|shotgun|revolver|magazine) ~2(is|s|loaded|cleaned|ready|packed|in the)|(bat|axe|hammer|knife|machete|acid|crowbar|petrol|gasoline|can of) ~2(is|s|in|ready|sharp|under|waiting|packed)|know (where|when) ~1(he|she|they) (parks?|lives?|sleeps?|walks?|runs?|jogs?|drinks?|leaves?)|loaded',
        ],
        [
          `${ABOUT}|invoice|court|lawyers?|tribunal|union|solicitor|wages|refund|bonus|pay rise|baseball|softball|cake|present|award|prize|promotion|medal|he has a|my husband|he hits|nerf|paint ?ball|beer|rent|balloons?|awards?|trophy|thank you`,
        ],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '((meiner|meinem|der) (frau|freundin|exfrau|tochter|gore|mutter|schwester)|(meinem|dem) (sohn|stiefsohn|jungen|kleinen|kind|bruder|kollegen|nachbarn)|(meinen|den) kindern) ~5((reinhauen|runterhauen|ohrfeigen|verprugeln|prugeln|vertrimmen|versohlen|schlagen)|((?<!eine )(eine|eins|ein paar|welche)( mit \\w+ \\w+)?|(gurtel|stock|rohrstock|kabel|riemen|lineal)( eins| eine)?|tracht prugel|ohrfeigen?|backpfeifen?|watschen|schellen?|schlage|hiebe) (reinhauen|uberziehen|uberbraten|knallen|kleben|scheuern|runterhauen|langen|verpassen|geben))( ~2(bis|damit|solange|wenn|jedes mal|sobald|weil)|$)',
        '(meine|die|unsere) ~1(frau|freundin|kinder|jungs|gore|tochter) ~3(schlagen|prugeln|verprugeln|ohrfeigen|versohlen|vermobeln|verdreschen) ~2(bis|damit|solange|wenn|jedes mal|sobald|weil)|so ?lange ~4(reinhauen|prugeln|verprugeln|ohrfeigen|vermobeln) ~1(bis|dass)',
        '(pegarle|pegar|zurrarle|azotar|soltarle una hostia) (a )?(mi|mis|los|la) ~1(mujer|novia|hij[oa]s?|ninos|crios) ~3(hasta que|para que|cada vez|si no)|(frapper|cogner|taper|corriger) (ma|mes|mon|les) ~1(femme|copine|fils|fille|enfants|gosses) ~3(jusqua|pour qu|chaque fois|si |tant qu)',
      ],
      [
        ABOUT,
        'ohne|nicht|nie|aufhoren|sahne|ball|tennis|tischtennis|schach|boxsack|bestzeit|schlagzeug|rat|vorschlag\\w*|beim|im|als kind|(mein|sein|ihr) (vater|mann)|er (schlagt|haut|prugelt|will)|sin|dejar de|nunca|ne|pas|plus|jamais|arreter|main|mains|ballon|echecs|a (fifa|mario)|a la porte|sur lepaule',
      ],
    ),
  ],
}
