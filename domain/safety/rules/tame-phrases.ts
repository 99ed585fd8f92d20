import { idioms, type Subject } from '../rule.ts'

const RELATIVE =
  '(mum|mom|mam|mummy|mother|nan|nana|nanna|gran|granny|grandma|aunt|auntie|aunty|coach|teacher|boss|editor|roommate|flatmate|sister)'

const COUNTED = '(a|an|about|eight|nine|ten|eleven|twelve|half|most)'

/** What stops a phrase from being harmless: the writer means it. */
const IN_EARNEST = [
  'for real|wish|letters?|terrified|threat\\w*|belt|broke my|slap\\w*|lock\\w*|burn(s|ed|t)? me|pills|rope|tonight|anymore|bruis\\w*|hits?|hit me|beats?|afraid|scared of|gun|knife|wants? to die|want(ed)? to end|not joking|scarf|headscarf|hijab|makeup|boyfriend|his number|with a (boy|girl)|serious|done (it|things)|rules|curfew|no ?one (noticed|knows|suspects)|nobody (noticed|knows|suspects)|cared for|my plans|with me',
]

/** Harmless sentences with strong words, about cooking, sport, work, games, money or a joke, and deaths of long ago: in the writer’s early childhood, or of a grandparent. */
export const TAME_PHRASES: Subject = {
  safe: [
    idioms(
      'growing an audience',
      '(blow|blew|blown|blowing) up (my|our|the) ~1(etsy|shop|store|channel|instagram|insta|tiktok|youtube|brand|page|account|socials|podcast|business|startup|following|inbox|newsletter)( (shop|store|page|channel|account))?',
    ),
    {
      phrase: [
        `${RELATIVE}s? (will |would |is )?(going to )?(kill|murder|strangle|skin) me ~1(i |cos i |because i |if i |for )?((fail|flunk|bomb|dont pass) ~1(maths?|english|this|my|the|physics|chem\\w*|science|history|exams?|mocks?|gcses?|finals?|retake|test)|forgot|forgetting|lost|losing|missed|missing|broke|burned|burnt|left my|spilled|overslept|was late|havent (done|bought|booked|signed|called|rung))`,
        `${RELATIVE} (will|would) (kill|murder|strangle|skin) me if (she|he|they) (saw|sees|knew|heard|hears|caught|catches) (my (room|bag|phone|browser|report|hair|kitchen|car|desk|handwriting|essay|bill|screen time)|me (put|putting|add|adding|use|using|cook|cooking|eat|eating|buy|buying|order|ordering|wear|wearing|mix|mixing|iron|ironing))`,
        `shared a (room|bed|bathroom|desk|bunk|flat|van) ~9(wanted|want) to (kill|strangle|murder|throttle) (him|her|them) for ~1${COUNTED}`,
      ],
      unless: IN_EARNEST,
      and: {
        all: [],
        none: [['scarf|headscarf|hijab|serious|honou?r|(has|shes|theyve) done (it|things)|police|run away|hide']],
      },
    },
    {
      phrase: [
        '(thought|think|felt like|swear|sure|convinced) (that )?(i|we|id) (was |were |would )?(going to )?(die|meet my maker|pass out|be sick) (at|on|over|in|by|half ?way|near|before) (km |mile |kilomet\\w+ |the |a )~2(roundabout|hill|climb|lemsip|finish|bend|tie ?break|\\d+|rower|bike|treadmill|ridge)',
        'meet my maker (at (km|mile|kilomet\\w+)|over a (lemsip|cup|bowl|curry))',
        '(go out too (hot|fast|hard)|legs|lungs) (and )?(die|dies|died|dying) (at|on|around|after|by) (km|mile|lap|the ~1(km|mile|lap|hill))( \\d+)?',
        'cut up dead (people|bodies) for a living',
        '(street|house|school|town|city|village|block|shop|church) (was|got|were) bombed( out)?( in| when| during| twice| by)?',
        '(die|dying|died) (at|to|on|against) (the|that|this) (same|first|second|third|last|final|stupid) ~1(boss|level|jump|lava pit|checkpoint|wave|map|dungeon|stage)(?! (of (my|this) life))',
        '(final|last|end|raid|level) boss (dies|died|falls|goes down) (by|at|from|under) my (hand|sword|blade|axe|bow|hands)',
        '(snickers|magnolia|beige|wallpaper|lawn|grass|moss|weeds?|snacks?|sugar|habit|doubts?|ego|nonsense|excuses?|perfectionism|kebabs?|cola|coke|clutter|spreadsheets?|backlog|inbox|cravings?) (has|have|needs?|must) ~1(to )?die( back)?',
        'drive (over|across) (the|that|a) ~2bridge ~2without (panic|fear|white knuckles|my \\w+|\\w+ing)',
        'stop breathing through my (tank|nose|mouth|air)',
        '(binging|bingeing|binge) ~1(kdramas?|k dramas?|series|shows?|netflix|podcasts?|dramas?|anime|tv|youtube|reels)',
        'cold turkey (from|on|with) (minecraft|fortnite|roblox|tiktok|instagram|league|games?|gaming|my phone|youtube|netflix|shopping)',
        'die on (my|our) (feet|arse|backside) (in|at|on) (a |an |the )?~2(pub|club|stage|open mic|gig|comedy|working mens)',
        '(half|some|most|all|two|three|ten) of them ~2(will|would|going to|always) die (in|on|by) (turn|round|wave|level) \\w+',
        '(id|ill|i could) ~1die happy(?! (today|now|tonight|tomorrow|soon|on \\w+day|this (week|weekend|month|summer|year|winter)|next))(?! if i could (kill|take))',
        '(to|and|then|until i|till i) die (at|aged) (8|9|10)\\d|die (at|aged) (eighty|ninety|a hundred)( \\w+)? (on|in|with|at|surrounded|owing)',
        '(id|ill) be dead to (them|her|him|my ~1(mum|mom|mother|parents|family|sister|mates|friends)) if i (rang|called|forgot|missed|came|cancelled|was late|didnt (call|come|ring|bring))',
        'im dead i (just )?(watched|read|saw|heard|opened|got|checked)',
        '(dont|not|never|cant) ~2live on (toast|noodles|pasta|rice|cereal|crisps|chips|takeaways?|takeout|pizza|beans|sandwiches|instant|ready meals|coffee|snacks|microwave)',
        '(business partner|agent|boss|manager|co ?founder|label|publisher|band) (that )?i want out(?! of it all)',
        '(plan|way|date) to (end|close|stop) it (by|in|before) (20\\d\\d|next year) and (lease|sell|rent)( out)? (the|our|my) ~1(premises|shop|stock|equipment|machines|fields|land|building|practice|barn|cows|herd)',
        'saying (my|our) goodbyes (to|at) (the )?~2(lads|mess|office|regiment|unit|team|colleagues|staff|squadron|ship|pupils|class)',
        '(about the same as|as bad as|tantamount to) (setting|putting) (fire to|a match to) the (house|church|flag)( down)?',
        'j ?ai cru que j ?allais ~1(noyer|mourir|couler) dans (un metre|le petit bain|une flaque|le pediluve)',
      ],
      unless: IN_EARNEST,
    },
    {
      // A hard workout, exam or schedule that is called suicide. Example: “That workout was suicide.”
      phrase: [
        '(workout|session|leg day|spin class|class|hill|climb|double shift|shift|exam|practice|training|set|circuit|timetable|schedule) (was|is) (actual |literal |pure |absolute |straight |total )?suicide(?! (watch|note|attempt|risk|for me|to me))',
      ],
      unless: IN_EARNEST,
    },
    {
      phrase: [
        // A relative who “will kill me” for a small mistake, in French. Example: “Ma blonde va me tuer si je brûle encore la tourtière.”
        '(ma|mon) (blonde|chum|copine|copain|femme|mari|soeur|frere|coloc|mere|pere) va me tuer si (je |j ?)(brule|oublie|rate|casse|renverse|perds|tache|achete|rapporte|ramene|commande|repeins)(?! (de (partir|rentrer|mentir)|tout))',
        // “Are you tired of life?” as a joke about something daring, in German. Example: “Bist du lebensmüde, hat meine Frau gelacht.”
        '(bist du|seid ihr|sind sie) (denn |etwa |eigentlich )?(lebensmude|lebensmuede)',
        'nicht mehr aus (kartons?|koffern?|umzugskartons|kisten|der kiste|dem karton|dem koffer|der tasche|dosen) leben',
      ],
      unless: [
        'frapp\\w+|menac\\w+|peur|couteau|arme|cette fois|pour de vrai|quitt\\w+|parle|schlag\\w*|schlug|angst|messer|tabletten|brucke',
      ],
    },
    idioms(
      'hitting things',
      '(hit|hitting) (my|a|the) ~1(flatmates |friends )?(vape|snooze|gym|books|weights|slopes|road|target)',
    ),
    {
      phrase: [
        '(jiu ?jitsu|bjj|grappling|judo|blue belt|white belt|wrestling|mma|sparring|rolling) ~9(choked|choking|choke|strangled)( (out|by|from|at least))?',
        '(get|getting|got) (choked|submitted|tapped|strangled)(?! by (my|him|her)) ~9(position|guard|mount|white belt|blue belt|sparring)',
        '(grappling|bjj|jiu ?jitsu|judo) ~9choke (at least )?(one|a|somebody|someone|another) ~2(opponent|blue belt|white belt)( out)?',
      ],
      unless: [
        'husband|boyfriend|girlfriend|partner|brother|\\bex\\b|last night|passed out|joint|father|stepdad|drunk|he hits|afraid|scared|bruis\\w*|at home|kill',
      ],
    },
    {
      phrase: [
        '(cut|nicked|sliced) (myself|my (finger|thumb|hand)) ~1(on|chopping|slicing|opening|peeling|dicing) (an? |the |my )?(onions?|carrots?|tomato(es)?|can|tin|bread|mandoline|potato(es)?|bagel|avocado|tuna|parmesan|oysters?)',
      ],
      unless: [
        'on purpose|kept?|keep|again|every|stop|urge|with|feel|again tonight|better|hide|sleeves?|relief|calm|nobody',
      ],
    },
    {
      phrase: [
        '(grand(father|mother|dad|pa|ma|parents)|granny|gran|nan|nain|nana|great (aunt|uncle|grand\\w+)|uncle|aunt|father|mother|dad|mum|mom|brother|sister) (died|passed( away)?) ~2when i was (one|two|three|four|five|six|seven|eight|[1-8])(?! (months?|weeks?))( and (he|she) was \\w+)?',
        '(grand(father|mother|dad|pa|ma)|granny|gran|nan|uncle|aunt|father|mother|dad|mum|mom) (died|passed( away)?) when i was (a baby|a toddler|very small|very little|tiny)( and (he|she) was \\w+)?',
        '(grand(father|mother|dad|pa|ma)|granny|gran|nan|nain|nana) (died|passed( away)?) in (19\\d\\d|200\\d)( aged? \\d+)?',
        '(she|he) (died|passed( away)?) in 19\\d\\d( aged? \\d+)?',
        '(abuel[oa]|tio|tia|padre|madre) (murio|fallecio) ~3cuando yo tenia (uno|dos|tres|cuatro|cinco|seis|siete|ocho|[1-8]) anos',
        '(opa|oma|grossvater|grossmutter|vater|mutter|onkel|tante) (starb|ist gestorben) als ich (zwei|drei|vier|funf|sechs|sieben|acht|[1-8]) war',
      ],
      unless: [
        'miss(es|ing)?|still|grie\\w+|cry\\w*|cried|cant|hard|hurts?|pain|never (talk|spoke|got|said)\\w*|trauma\\w*|killed|murder\\w*|suicide|himself|herself|echo de menos|extran\\w+|llor\\w+|vermisse|trau\\w+',
      ],
    },
  ],
  rules: [],
}
