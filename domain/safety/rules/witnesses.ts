import { rule, type Subject, signs } from '../rule.ts'

const CHILD =
  '(little ones?|child|kid|boy|girl|baby|toddler|son|daughter|children|kids|boys|girls|sons|daughters|stepson|stepdaughter|(two|three|four|five|six|seven|eight|nine|ten) year old)'
const AT_HOME_THERE =
  '((neighbou?rs?|family|couple|man|woman|guy|lady|father|mother|dad|mum|mom|people|parents) ?(next door|upstairs|downstairs|opposite|above (me|us)|below (me|us)|(from )?(across|over|down) the (hall|hallway|street|road|corridor|landing|way))?)'
const NEXT_DOOR =
  '(neighbou?rs?|(next door|upstairs|downstairs|opposite|above (me|us)|below (me|us)|(across|over|down) the (hall|hallway|street|road|corridor|landing|way)))'
const I_SEE =
  '((?<!(want|make|let|have|likes?|love) (him|her|them|everyone|people|you) (to )?)(?<!(want|wants|wanted|like|love|hope|wish|dream|pay|paid) (to|of|him to|them to|her to) )(saw|seen|witnessed|watched|watching|see|hear|hearing|heard|overheard|overhear|caught))'
const BEATS =
  '(beat|beats|beating|hit|hits|hitting|slap|slaps|slapping|kick|kicks|kicking|whip|whips|whipping|punch|punches|punching|thrash|thrashes|thrashing|choke|chokes|choking|burn|burns|burning|shake|shakes|shaking|strangle|strangles|strangling|drag|drags|dragging)'
/** The end of a phrase after the person who is beaten: their hand, their time and their bus follow otherwise. */
const END =
  '(?=$| (and|or|but|while|when|whenever|in (the|front|public|anger)|at night|every|each|again|with|so|over|for|until|till|because|down|today|tonight|last|yesterday|all|hard|through|behind|daily|nightly|after|before|i)\\b)'
const BEATEN = '(beaten|shaken|hit|slapped|kicked|whipped|punched|thrashed|choked|burned|burnt|starved|abused|locked)'

/** Contests, music, housework and stories. */
const OTHERWISE =
  '<fiction>|act (one|two|three|four|five|\\d)|rehears\\w*|chess|checkers|tennis|scrabble|golf|fifa|mario kart|poker|cards|games?|match|race|racing|final|finals|tournament|cup|league|team|boxing|karate|judo|wrestling|sparring|ping pong|soccer|football|hockey|basketball|baseball|home runs?|pi[nñ]ata|drums?|notes?|carpets?|rugs?|eggs|goals?|penalt\\w+|ball|balls|balloon|record|quiz|score|scored|dodgeball|snowball\\w*|pillow|water|leaves|puddles|movie|film|episode|documentary|trailer|dance|danc\\w+|beatbox\\w*|beats? (maker|making)|high notes?|high fives?|hand ?shake'
const PRETENDED =
  '<fiction>|act (one|two|three|four|five|\\d)|rehears\\w*|movie|film|episode|documentary|trailer|danc\\w+|cosplay|laser tag|paintball'
const LONG_AGO = 'as a (child|kid|boy|girl)|when i was|years ago|growing up|in my childhood|used to'

/** A person who is not the writer, before what they do. */
const SOMEONE =
  '((his|her|their|the|a|an|that|this|some|my|our) ((?!(i|we|me|ill|id|will)\\b)\\w+ ){0,4})?(?!(me|i|we|myself|will|would|ill|and) )\\w+ ((?!(i|we|ill|will|and)\\b)\\w+ )?'
/** Why or with what a child is beaten: nobody says so of a contest. */
const CAUSE =
  '(because|over (a|the|his|her|spilled|spilt|lost) \\w+|after (the|a|his|her) ~2(match|game|race|film|lesson)(?! of)|(when|while) (he|she|they)|with (a|the|his|her) ~1(belt|sticks?|cable|cord|shoe|beater|broom|hanger|cane|ruler|fists?|bottle|pan))'
/** What else is said with these verbs. */
const NO_BEATING =
  '(my|our) ~1(girls?|daughters?|team|nan|gran|grandma) beat the (boys|girls|kids|men)|(drag|drags|dragging) ~5(to (school|bed|the (park|shops|museum))|through the mud)|(sun|wind|rain|waves?|heat) (burn|whip|hit|beat)\\w*|burpees|push ups|trained|practi[sc]ed|champagne|congratulat\\w*|uno|bowling|sports day|sudoku|sprints?'

/** What the writer says of a person who has a weapon for themselves. */
const OF_THEMSELVES = '(himself|herself|themselves|themself)'
const WEAPON = '(gun|pistol|rifle|shotgun|revolver|handgun|weapon|knife|razor|noose|rope)'

/** The same in German, Spanish and French. */
const KIND = '(kind|kinder|sohn|tochter|junge|jungen|madchen|baby|kleine[nr]?|frau|freundin)'
const NINO = '(nin[oa]s?|hij[oa]s?|bebe|crio|cria|pequen[oa]|chic[oa]|mujer|esposa|novia)'
const ENFANT = '(enfants?|fils|fille|bebe|petite?|gamine?|gosses?|garcon|femme|copine|compagne)'
const NOT_THERE =
  'rad|pedalen?|purzelb\\w*|wettlauf|rennen|wettkampf|sahne|au (uno|bowling|tennis|ping|baby|foot|scrabble|monopoly|badminton|poker)|aux (cartes|dames|echecs)|a la (course|petanque|belote|console)|balle|des mains|roman|krimi|(im|den|einen|el|la|un|le|dans) film|theater\\w*|schach|tennis|tischtennis|spiel|quiz|rekord|novela|pelicula|teatro|ajedrez|tenis|juego|(en|un) partido|livre|theatre|echecs|jeu|(en|au|du) match|als kind|fruher|damals|de pequen[oa]|cuando era|hace (anos|\\w+ anos)|quand jetais|dans mon enfance|il y a \\w+ ans|ball|balon|ballon|klavier|trommel\\w*|schlagzeug'

/** Violence that the writer sees or hears, and persons near the writer who have a weapon for themselves: nobody of them is the writer's victim. */
export const WITNESSES: Subject = {
  safe: [
    {
      phrase: [
        `${I_SEE} ${SOMEONE}${BEATS} (on )?(his|her|their|the|a|that|this) ~2${CHILD} ~3${CAUSE}`,
        `${AT_HOME_THERE} ~3${BEATS} (his|her|their|the) ~2(${CHILD}|wife|husband|girlfriend|boyfriend|partner|mother) ~3${CAUSE}`,
      ],
      unless: [
        `<fiction>|(at|in|on) (the )?~1(chess|tennis|fifa|cards|uno|golf|bowling|ping pong|scrabble)|snowball\\w*|pillow|${LONG_AGO}`,
        NO_BEATING,
      ],
      outcome: 'crisis',
      reason: 'minor',
    },
    {
      phrase: [
        `${I_SEE} ${SOMEONE}${BEATS} (on )?(his|her|their|the|a|that|this|(my|our) \\w+s) ~2${CHILD}${END}`,
        `${I_SEE} (his|her|their|the|a|that|this|some) ~1(<parent>|man|woman|guy|lady|neighbou?r|teacher|coach|nanny|babysitter|carer|nurse|boyfriend|girlfriend|husband|wife) ~1${BEATS} (him|her|them)${END}`,
        `${AT_HOME_THERE} ~3${BEATS} (his|her|their|the) ~2(${CHILD}|wife|husband|girlfriend|boyfriend|partner|mother)${END}`,
        `(report|stop) ~1(the|my|our|that|this) ${AT_HOME_THERE} ~2(they|who|he|she|that) ${BEATS} (his|her|their|the) ~2${CHILD}`,
      ],
      unless: [OTHERWISE, LONG_AGO, NO_BEATING, '^(help|pay|hire|get|make|watch|teach) (my|the|our|a)'],
      outcome: 'crisis',
      reason: 'minor',
    },
    {
      phrase: [
        `(?<!(make|making|let|get|have|force|want|wants?) (my ~1<partner>|my ~1<kin>|him|her|them|that \\w+) (to )?)(use|uses|using|turn|turns|turning|point|points|pointing|pointed|aim|aims|fire) (it|that|(the|a|his|her|their|that|this|my|dads) ~1${WEAPON}) (on|at|against) ${OF_THEMSELVES}`,
        `(put|puts|held|holds|holding|pressed|presses) (it|(the|a|his|her|their|that|this|my|dads) ~1${WEAPON}) (to|against|in|into|at) (his|her|their) own (head|mouth|temple|chest|throat|neck)`,
        `(says?|said|saying|threatens?|threatened|swears|texted|writes|wrote|wants?|going|hell|shell|will) ~4(shoot|hang) ${OF_THEMSELVES} (with (it|the|a|his|her)|tonight|today|now|tomorrow|if|when|unless)`,
        `${WEAPON} ~9(is|its|it is|one) (meant )?for ${OF_THEMSELVES}$`,
      ],
      unless: [
        PRETENDED,
        LONG_AGO,
        'barber|electric|trimmer|toy|tripod|selfie|hammock|rappel\\w*|glue|hair|nail|massage|water (gun|pistol)|nerf|squirt|spray|heat|staple|label|paint|caulk\\w*|camera|hitler|kennedy|general|king|actor|tan|shav\\w*|last (year|spring|summer|autumn|fall|winter)|in \\d{4}|(used|turned) (it|the \\w+) on',
      ],
      outcome: 'crisis',
      reason: 'suicide',
    },
    {
      phrase: [
        `(gesehen|sehe|sah|gehort|hore|horte|horen|beobachtet) (ich )?~4wie ~4(sein|seine|seinen|ihr|ihre|ihren) ~1${KIND} ~4(schlagt|geschlagen|verprugelt|tritt|getreten|wurgt|gewurgt|schuttelt|geschuttelt|prugelt)`,
        `(gesehen|sehe|sah|gehort|hore|horte|beobachtet) (ich )?~4wie (er|sie|jemand|(ein|eine|der|die) \\w+) ~2(das|die|den) ~1${KIND} ~2(schlagt|verprugelt|wurgt|schuttelt|prugelt)`,
        `(nachbarn?|nachbarin|nachbars|nebenan|uber (uns|mir)|unter (uns|mir)|gegenuber) ~3(schlagt|schlagen|verprugelt|verprugeln|prugelt) ~1(sein|seine|seinen|ihr|ihre|ihren|das|die|den) ~1${KIND}|${KIND} (nebenan|uber (uns|mir)|unter (uns|mir)|gegenuber|der nachbarn|des nachbarn|von nebenan) ~3(geschlagen|verprugelt|getreten|geschuttelt|eingesperrt)`,
        `(he visto|vi|veo|oigo|escucho|he oido|se oye) ~2(como )?~5(pega|pegaba|pegan|golpea|golpeaba|golpean|azota|azotaba|patea|maltrata|maltratan) al? ~2${NINO}`,
        `(vecin[oa]s?|de al lado|de arriba|de abajo|de enfrente) ~3(le )?(pega|pegan|golpea|golpean|azota|maltrata|maltratan) a (su|sus|el|la|los|las|l[ao]s?) ~1${NINO}|(pegan|pega|golpean|maltratan) al? (la )?~1${NINO} (de al lado|de arriba|de abajo|de enfrente|del vecino|de la vecina|de los vecinos)`,
        `(jai vu|je vois|jai entendu|jentends|on entend|jai surpris) ~4(frappe|frapper|bat|battre|cogne|cogner|gifle|gifler|secoue|secouer|tabasse|tabasser) (son|sa|ses|le|la|les|un|une) ~1${ENFANT}|(jai vu|je vois|jai entendu|jentends|on entend) ~4(enfants?|lenfant|gamine?|petite?|gosses?|garcon|fille|voisine) ~3(se faire|etre|se fait) (battre|frapper|battue?|frappee?|cogner|gifler)`,
        `(voisine?s?|da cote|du dessus|du dessous|den face) ~3(bat|battent|frappe|frappent|cogne|cognent|tabasse|gifle) (son|sa|ses|leur|leurs|le|la|les) ~1${ENFANT}`,
      ],
      unless: [NOT_THERE],
      outcome: 'crisis',
      reason: 'minor',
    },
    {
      phrase: [
        '(waffe|pistole|gewehr|messer) gegen sich( selbst)?|(pistola|arma|escopeta|cuchillo) contra si mism[oa]|(pegarse|se va a pegar|se pega) un tiro|l?(arme|pistolet|fusil|couteau) contre (lui|elle)( meme)?|se tirer une balle',
      ],
      unless: [
        NOT_THERE,
        '(letztes|vergangenes|vor) ~1jahr\\w*|zwing\\w*|oblig\\w*|fuerz\\w*|forc\\w+|hitler|kennedy|obra|piece|scene|szene|escena|acteur|schauspiel\\w*',
      ],
      outcome: 'crisis',
      reason: 'suicide',
    },
  ],
  rules: [
    {
      ...rule(
        'crisis',
        'minor',
        [
          `${I_SEE} ((a|the|that|this|his|her|their|some|little) ~2|my neighbou?rs ~2|our neighbou?rs ~2|neighbou?rs ~1)${CHILD} ~1(be|being|get|getting|was|were) ~1${BEATEN}`,
          `${NEXT_DOOR} ~3${CHILD} ~1(is|are|gets?|being|was|were) ~1(being )?${BEATEN}`,
          `${CHILD} (next door|upstairs|downstairs|opposite|(from )?(across|over|down) the (hall|hallway|street|road)|\\w+ doors? (down|away|up)) ~2(is|are|gets?|being|was|were) ~1(being )?${BEATEN}`,
        ],
        [
          OTHERWISE,
          LONG_AGO,
          'nil|\\d \\d|leeds|exams?|tickets?|lice|charity|by me|lock ?downs?|locked down|keys?|by (the )?(flu|covid|a (bug|wave|cold))',
        ],
      ),
    },
    {
      ...rule('crisis', 'minor', [
        `${CHILD} (next door|upstairs|downstairs|opposite|above (me|us)|below (me|us)|(from )?(across|over|down) the (hall|hallway|street|road))`,
        `neighbou?rs ~1${CHILD}`,
      ]),
      ...signs(
        [
          'bruis\\w+|welts|black eyes?|cigarette burns?|burn marks|(screams?|cries|begs|shouts|screaming|crying|begging) ~2(stop|please|help(?! with)|dont|no more)',
        ],
        [
          `${OTHERWISE}|${LONG_AGO}|skat\\w*|bmx|climb\\w*|boulder\\w*|guitar|rollerblad\\w*|(ice|heal|treat\\w*) my|my (shins?|knees?|fingers)|\\bvan\\b|trampoline|(?<!(says?|said|claims?) (\\w+ ){0,6})(bikes?|tree|fell|fall|falls|tickl\\w*)|scooter|parkour|(with|help|their|her|his|do|does|over|about|for) ~2(homework|maths?)|algebra|i (hit|beat|hurt|slap|kick|punch|gave|give)|because of me|will get more|with my|ice cream|paddling|bruised (apples?|bananas?|fruit)`,
        ],
      ),
    },
    {
      ...rule('crisis', 'minor', [
        `(saw|watched|heard|hear|seen|witnessed) (his|her|their|the) ~1(<parent>|<partner>) ~1${BEATS} (him|her|them)`,
      ]),
      ...signs([CHILD], [`${OTHERWISE}|${LONG_AGO}`]),
    },
  ],
}
