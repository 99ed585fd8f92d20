import { rule, type Subject, signs } from '../rule.ts'

/** Works and games, in which nothing of it is meant. */
const PLAYED =
  '<fiction>|novel\\w*|(in|of|from) (the|a|this|my|our) ~1game|(video|board|computer|party|card) ?games?|game night|level(?! ~4(car|parking|garage|park))|boss fight|final boss|hard mode|one run|speed ?run|robotnik|batman|zombies?|laser tag|paintball|nerf|water (gun|pistol|fight)s?|snowball\\w*|dodgeball|musical|opera|school play|my lines|cosplay|murder mystery|mystery night|cluedo|dinner theat\\w+|minecraft|fortnite|gta|dnd|campaign'
/** What "shoot" and "kill" are also said of. */
const PICTURED =
  '(film|movie|video|photo\\w*|camera)(?! (shop|store|it\\b))|portraits?|headshots?|pictures?|wedding|album|magazine|text(?! (his|her|their))|e ?mail|message|thank you|(at|in) (the |our )?~1(quiz|chess|tennis)|documentary|kindness|cv|resume|questions?|(quick|short) note|a line|invoice|dm|reminder|my times|results|link|session|website|update|draft|schedule|slides|report|maternity|workout|chapter'

const TITLE =
  '(mr|mrs|ms|miss|mister|dr|doctor|prof|professor|herr|frau|senora?|monsieur|madame|coach|principal|pastor|officer|sergeant|judge|sensei)'
/** A name, not the next word of a sentence or of a compound such as "coach seat". */
const NAMED = `${TITLE}( (?!(a|an|the|of|in|at|on|for|and|or|with|to|from|who|that|if|when|before|after|is|was|s|seats?|bus|class|potato|freeze|burns|potatoes|chaos|x|mode|app|bag|bean|mercedes|doom|octopus|evil|brightside|piggy|darcy|neo|robotnik|wily|pink|orange|scarlet|peacock) )\\w{3,}|$)`

const MY_PLAN =
  '(^|(im|i am|i) ~1(going to|want to|must|need to|have to|plan to|gotta) |(i|we) will |ill |well |id (like|love) to |and |then )'

const HURTING =
  '(wound|wounding|hurt|hurting|killing|shooting|stabbing|injuring|harming|maiming|poisoning|bombing|murdering|knifing|gassing|running over|mowing down|run over|mow down|injure|harm|maim|poison|stab|gas|bomb|murder)'

const PRAYED_IN =
  '(mosque|synagogue|church|temple|cathedral|chapel|(refugee|asylum|homeless|womens|migrants?|immigrants?) ~1(shelter|home|hostel|centre|center|camp|house))'
const LIVED_IN = '(school|hostel|shelter|nursery|kindergarten|hospital|care home|house|club|office|town hall)'
const SEE = '(see|seeing|watch|watching) (the|that|this|our|their|every|his|her) ~2'
const BURN =
  '~5(go(es|ing)? up in (flames|smoke)|burn(s|ing)?( down)?(?! (into|at|incense|calories|candles|bright\\w*)\\b)|in flames|on fire(?! for)|ablaze(?! with)|explode|blow(s|n)? up)'

/** Whom somebody hurts who hurts "as many as possible". */
const VICTIMS =
  '(people|persons|humans|men|women|kids|children|boys|girls|babies|students|pupils|classmates|teachers|cops|police\\w*|officers|soldiers|strangers|commuters|passengers|pedestrians|cyclists|shoppers|worshippers|guests|visitors|fans|runners|tourists|migrants|refugees|immigrants|muslims|jews|christians|gays|blacks|whites|colleagues|co ?workers|workers|neighbou?rs|customers|patients|protesters|spectators|bystanders|residents|employees|politicians|dogs|cats|animals|swans|ducks|victims|of (them|you))'

/** People whom somebody meets by chance, at work or next door. */
const STRANGERS =
  '(hitch ?hikers?|strangers?|customers?|passengers?|clients?|joggers?|runners?|women|girls|boys|men|kids|children|tourists?|prostitutes?|hookers?|sex workers?|homeless (people|men|women)|beggars?|tramps?|patients?|residents?|students?|neighbou?rs?|colleagues?|cyclists?|walkers?|campers?|migrants?|refugees?|drunks?)'

/** Plans to hurt a person with a name, as many people as possible, or the people in a building, and deaths "by my hand". */
export const NAMED_ATTACKS: Subject = {
  rules: [
    {
      ...rule('refuse', 'harm-others', [
        `${MY_PLAN}(just |finally )?(stab|knife|strangle|murder|poison|drown|choke|behead|gut) ${NAMED}(?! ~1(kitchen|bathroom|flat|house|cottage|shop|ivy|weeds|moles|rats|wasps|impression|workout|chapter)\\b)`,
      ]),
      and: { all: [], none: [[PLAYED]] },
    },
    {
      ...rule('refuse', 'harm-others', [
        `${MY_PLAN}(just |finally )?(shoot|kill) ${NAMED}(?! ~1(garden|wedding|recital|concert|ceremony)\\b)`,
      ]),
      and: { all: [], none: [[PLAYED, PICTURED]] },
    },
    // A wish to kill one of the people whom the writer meets. Example: “I pick up hitchhikers and I want to kill one.”
    rule(
      'refuse',
      'harm-others',
      [
        `${STRANGERS} ~5(want|wanting|plan|planning|going|mean|meaning|intend|ready|dream of|fantasi[sz]e about) ~1(to )?(kill|killing|stab|stabbing|strangle|strangling|shoot|shooting|murder|murdering|rape|raping) (one|a few|another|some(?= of them))( of them)?(?=$| (of|and|so|before|some day|someday|one day|tonight|soon|now|this|next|just))`,
      ],
      [
        PLAYED,
        PICTURED,
        'wasps?|hornets?|nits|lice|moles|flies|ants|mosquito\\w*|rats?|mice|spiders?|deer|boars?|ticks|weeds?',
      ],
    ),
    // Everybody in a place. Example: “Everybody in that mosque should die on Friday.”
    rule(
      'refuse',
      'harm-others',
      [
        '(everybody|everyone|every (single )?one of them|all( of (them|those people))?|those people|they) (who (are|is|sits?|prays?) )?(in|at|inside) (that|this|the|their) ~1(mosque|church|synagogue|temple|school|mall|club|office|building|parade|concert|cafeteria) (should|must|ha[sv]e? to|deserves? to|needs? to|(is|are) going to) (all )?(die|burn|bleed)(?= |$)(?! (out|off|up|the|of|laughing|calories|candles?|fat|blue)( |$))',
      ],
      [PLAYED, 'candles?|calories|sermon|history|prayed that nobody'],
    ),
    rule(
      'refuse',
      'harm-others',
      [`${HURTING} as many (as|~2${VICTIMS} ~5as) (possible|(i|we) (can|could|like|want))`],
      [
        PLAYED,
        '(stop|quit|avoid|without|instead of|not|never|end|less) ~1(hurting|harming|poisoning|injuring)|weeds?|bugs?|mosquito\\w*|slugs?|rats?|mice|wasps?|flies|germs|cells|bacteria|cockroaches|enemies|monsters|dragons|orcs|aliens|bots|pixels|scenes?|shots?|clay|hoops|threes|baskets|free throws|layups|cones|pins|album|photograph\\w*|camera',
      ],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '^(use|using|turn|turning|empty|emptying|fire|firing) (his|her|their|the|a|my|dads|this|that) ~1(gun|pistol|rifle|shotgun|revolver|knife|machete|axe) on (him|her|them|<whom>)',
        '^(make|making|force|forcing|get) (him|her|them|<whom>) ~1(to )?(use|turn|fire|point|put) (it|(the|a|his|her|their) ~1(gun|pistol|rifle|shotgun|revolver|knife)) (on|to|against) (himself|herself|themselves|(his|her|their) own)',
      ],
      [
        PLAYED,
        '(price|label|hair|caulk\\w*|massage|glue|heat|nail|water|nerf|radar|speed|tattoo|staple|tag|paint|spray|toy) ~1guns?|(bread|butter|cheese|cake|paring) knife|on (his|her|their|the) ~2(cake|serve)|potato\\w*|tomato\\w*|vegetables?|fruit|logs?|branches|roots|frames|boxes|loa(f|ves)',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [`${SEE}${PRAYED_IN} ${BURN}`]),
      ...signs(
        [
          '(love|like|want|dream\\w*|wish|hope|hoping|long|year|happy|goal|plan|pay|smile) ~3(see|seeing|watch|watching)|^(see|watch|finally see)|petrol|gasoline|matches|molotov\\w*|fire ?bomb\\w*|inside|asleep|during',
        ],
        [
          `${PLAYED}|burning man|incense|colou?rs?|jesus|candles?|bonfire|fireworks|painting|photograph\\w*|documentary|museum|history|sunset|sunrise|autumn|lights|lit up|sad|cried|hurt(s)? to see|hated to see|heartbroken|rebuil\\w+|restor\\w+|notre dame|donat\\w+|again after|old photos|news|afraid|scared|nightmares?|lanterns?|incense|oil lamps?`,
        ],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [`${SEE}${LIVED_IN} ${BURN}`]),
      ...signs(
        [
          '(petrol|gasoline|molotov\\w*|fire ?bomb\\w*|lighter fluid|accelerant|matches (are|is|bought)|bought ~1matches)|with ~2(all|them|everyone|everybody|people|him|her|those|the (kids|students|teachers|staff|workers)) ~3(in it|inside|asleep|still in)|while (they|everyone|he|she|the \\w+) ~2(inside|asleep|sleep|sleeps)',
          '(love|like|want|dream\\w*|wish|hope|hoping|long|year|happy|goal|plan|pay|smile) ~3(see|seeing|watch|watching)|^(see|watch|finally see)',
        ],
        [
          `${PLAYED}|bonfire|fireworks|danc\\w*|party|history|rebuil\\w+|afraid|scared|nightmares?|drill|firefighter\\w*|fire (brigade|service|station)`,
        ],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(he|she|they|hes|shes|theyre|his|her|<my> ~3(<kin>|<other>|exs?|husband|wife)|(that|the|this) ~1(man|woman|guy|bastard|bitch|teacher|boss|boy|girl)) ~5((dies?|dead|die|killed|dying) ~4|ends? )(by|at) my (own )?hands?(?=$| (before|this|by|until|on|tonight|tomorrow|next|soon|when|if|and|in|for|with) ?)',
        '(by|at) my (own )?hands? (he|she|they|hell|shell|theyll) ~2(dies?|die)$',
      ]),
      and: {
        all: [],
        none: [
          [
            `${PLAYED}|orchids?|(house)?plants?|hydrangeas?|lil(y|ies)|roses?|violets?|flowers?|herbs?|seedlings?|bonsai|mint|aquarium|peace lilies|basil|weeds?|slugs|mosquito\\w*|flies|garden|cactus|ferns?|tomatoes|succulents?|sourdough|starter|holding my|held my|in my arms|hospice|palliative`,
          ],
        ],
      },
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(werde|will|muss|mochte) ~1(den |die )?(herrn?|frau|doktor|lehrer|trainer|professor) ~6(abstechen|erstechen|erschiessen|umbringen|erwurgen|totschlagen|vergiften|niederstechen)',
        '(voy a|quiero|pienso) (apunalar|acuchillar|disparar|matar|estrangular|envenenar|degollar) (al? |a la )(senora?|don|dona|doctora?|profesora?|profe|entrenadora?|maestr[oa]) \\w+',
        '(vais|veux|compte) (poignarder|planter|tuer|abattre|etrangler|empoisonner|egorger) (monsieur|madame|m|mme|le (docteur|professeur|prof|coach)|la (docteure|professeure|prof)) \\w+',
        'so viele (leute|menschen|fans|schuler|kinder|fremde|passanten|polizisten|frauen|manner) wie (moglich|ich kann|es geht) ((?!(vor|ohne|nicht|keine?|statt)\\b)\\w+ ){0,6}(verletz(en?|t)|toten?|totet|totschlag\\w*|umbring\\w*|erschiess\\w*|ersteche?n?|uberfahr\\w*)',
        '(?<!(evitar|sin|no|impedir) )(herir|matar|apunalar|atropellar|lastimar|disparar) a (toda la gente|tantas personas|tanta gente|(todos|todas|tantos) ~1(que|alumn[oa]s|chic[oa]s|hombres|mujeres|policias|profesores|inmigrantes|moros|judios|nin[oa]s|estudiantes|vecinos|asistentes)|la mayor cantidad de) ~4(que pueda|como pueda|posible|que podamos)',
        '(?<!(eviter de|sans|ne pas|arreter de) )(blesser|tuer|poignarder|ecraser|abattre|massacrer|renverser) (le plus (de|possible de)|autant de) ~2(gens|personnes|monde|enfants|passants|femmes|hommes|flics|eleves) ~2(possible|que (je peux|possible))',
        '(ente|enten|schwan|schwanen|taube|tauben|katze|katzen|hund|hunden|igel|kaninchen) ~4(binde|klebe) (ich )?~3(schnabel|schnabeln|pfoten|flugel|maul|beine|schwanze?) (zu|zusammen|ab)(?! (damit der|fur den) (verband|tierarzt))',
        '(stirbt|sterben) ~4durch meine (eigene )?hand|(muere|morira|va a morir) ~4(por|a) mi(s)? (propia )?manos?|(meurt|mourra|va mourir) ~4de (ma main|mes mains|mes propres mains)',
      ],
      [
        'papier|papp\\w*|bastel\\w*|kostum|roman|krimi|film|theater\\w*|spiel|level|endgegner|novela|pelicula|teatro|juego|nivel|livre|theatre|jeu|niveau|piece|scene|boss|zombis?|zombies|laser ?game|paintball|pflanzen?|orchidee\\w*|plantas?|plantes?|orquideas?|orchidees?|basilikum',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(moschee|synagoge|kirche|asylheim|asylunterkunft|fluchtlingsheim|fluchtlingsunterkunft|tempel) ~5(brennt|brennen|in flammen|abbrennt|abbrennen|niederbrennt)|(ver |veamos )(arder|quemarse|en llamas) (la|el|esa|ese|una) (mezquita|sinagoga|iglesia|templo|albergue|centro de refugiados)|(mezquita|sinagoga|iglesia|templo|albergue) ~5(arda|ardiendo|en llamas)|(mosquee|synagogue|eglise|temple|foyer) ~5(bruler|brule|en flammes|partir en fumee)',
      ]),
      ...signs(
        [
          'benzin|brandsatz|molotow\\w*|streichholzer|(mit|samt) (allen|ihnen|allem) ~1drin|wahrend (des gebets|der messe|sie)|gasolina|coctel\\w*|cerillas|con (todos|ellos|todas|la gente) ~1dentro|durante (el rezo|la misa|la oracion)|essence|cocktails? molotov|allumettes|pendant (la priere|la messe|loffice)|avec (tous|eux|tout le monde|les gens) ~2(dedans|interieur|linterieur)',
        ],
        [
          'licht\\w*|lampen?|weihrauch|orgel|encens|incienso|lampes?|lumieres?|luz|luces|roman|film|kerzen?|foto\\w*|novela|pelicula|velas?|livre|bougies?|photo\\w*|cierges?|wiederaufbau|restaur\\w*|angst|miedo|peur|gemalt|cuadro',
        ],
      ),
    },
  ],
}
