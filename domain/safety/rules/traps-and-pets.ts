import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  'novel\\w*|story|stories|screenplay|film|movie|crime|thriller|dream\\w*|nightmares?|stage|actors?|minecraft|sims|dnd'

const PET =
  '(dogs?|cats?|pupp(y|ies)|kittens?|horses?|pony|ponies|rabbits?|bunny|hamsters?|guinea pigs?|parrots?|budgies?|canary|birds?|pigeons?|ducks?|hens?|koi|goldfish|fish|tortoise|beagle|terrier|labrador|spaniel|poodle|mutt|lizard|snake|donkey|goats?|sheep|bees)'
const OWNED =
  '(his|her|their|that|the|<my> (exs|ex s)|<my> ~1(<other>|<partner>|<sibling>)s|(the )?neighbou?rs|next doors|her ladyships|\\w+s)'
const HARMFUL =
  '(rodent bait|rat (bait|poison|pellets)|mouse (bait|poison)|bait|antifreeze|bleach|arsenic|slug pellets?|ant powder|weed ?killer|poison|drain cleaner|ground glass|broken glass|glass|razor blades?|nails|needles|tacks|fish ?hooks?|laxatives?|xylitol|pesticide)'
const SAFELY =
  'cant|cannot|out of reach|away from|safe\\w*|lock\\w*|not|never|without|instead of|careful|far from|worried|no (kid|child|dog|cat)|vet|humane\\w*|warn\\w*|remov\\w*|clear(ed|ing)?|pick(ed|ing)? up|paint\\w*|nail (varnish|polish|file)|glasses'

/** Poison, nails and wires where children, neighbours or animals come, animals that are hurt out of revenge, and brakes that are cut. */
export const TRAPS_AND_PETS: Subject = {
  rules: [
    // Poison, nails or a wire where children, neighbours or animals come. Example: “I put rodent bait in the play area where those kids come.”
    rule(
      'refuse',
      'harm-others',
      [
        `(put|putting|leave|leaving|left|scatter|scattered|scattering|throw|threw|lay|laid|drop|dropped|hide|hid|hiding|spread|sprinkle|sprinkled|mix|mixed|tip|tipped|pour|poured|stuff|stuffed|bury) ~2${HARMFUL} ~6(play (area|park)|playground|sand ?(pit|box)|paddling pool|(fish |koi )?pond|slide|swings|bowling green|school (gate|field)|skate ?park|(where|for) (those|the|that|his|her|their|next doors|these) ~3(kids|children|brats|lads|dogs?|cats?|joggers|cyclists|walkers|beggars|boys|girls|neighbou?rs?) ~1(come|comes|play|plays|sit|sits|walk|walks|sniff|sniffs|hang|go|goes|eat|eats|find|sleep|sleeps))`,
        `${HARMFUL} (in|into|under|on) (the|that|their|his|her) ~1(playground|sand ?pit|paddling pool|pond|slide|trampoline|hot tub|garden) (next door|of (the|those|that) ~1(neighbou?rs?|kids|people|family)|opposite)`,
        `(?<!(flea|worm|tick|no|without) )${HARMFUL} (for|to) (the|that|this|his|her|their|next doors|my neighbou?rs|(my )?exs) ~1${PET}(?! (bowls?|beds?|kennel|run|area|blanket|crate|toys?|hair|mess|wee|pee|litter|box|tank|pond|flap))`,
        '(wire|fishing line|rope|cord|string|cable) ~2(at|in) (neck|throat|head) height',
        '(traps?|snares?|spikes|caltrops|nails|broken glass|wire|trip ?wires?) ~9for (the|those|that|these|any|every) ~2(lads|kids|children|brats|cyclists?|bikers?|joggers?|riders|dog walkers|teenagers|postman|neighbou?rs|trespassers?)(?! (to|party|game|room|birthday|bike|crafts?|s))',
      ],
      [
        `${STORY}|party|games?|treasure|${SAFELY}|clothes|washing|hem|speed|learn|build|make (a|some)|cinema|sewing|photo`,
      ],
    ),
    // A substance for somebody’s eyes, or food for somebody with an allergy. Examples: “Wasp killer goes ten feet. It will do nicely for her eyes.” “Peanut allergy, has he? Let's see how he gets on with the brownies.”
    {
      ...rule('refuse', 'harm-others', [
        '(for|in|into|at|over) (his|her|their|that ~1\\w+s|<whom>s) ~1(eyes|face)',
        '(lets see|well see|see|wonder) how (he|she|they) ~1(gets? on|likes?|copes?|handles?|breathes?|manages?|enjoys?)',
      ]),
      ...signs(
        [
          '(wasp|hornet|bug|oven|drain) (killer|spray|cleaner)|pepper spray|bleach|acid|lighter fluid|ammonia|caustic|lye|allerg(y|ic)|epi ?pen',
          '(he|she|they|hes|shes|her|his) ~9(bins|comes out|took|stole|reported|left|cheated|grassed|snitched|laugh\\w*|promotion|when|nicely|deserves?|next|with (my|the)|tonight|tomorrow)',
        ],
        [
          `<played>|first aid|rins\\w*|by accident|accident\\w*|goggles|worried|sting\\w*|sprayed (me|my)|threw|cream|serum|peel|hyaluronic|salicylic|doctor|clinic|test|my (son|daughter|kid|child|baby)|introduc\\w*|vet|pollen|hay fever|careful|avoid`,
        ],
      ),
    },
    // Harm to somebody’s animal out of revenge. Example: “His dog is getting it, he snitched on me.”
    {
      ...rule('refuse', 'harm-others', [
        `${OWNED} ~1${PET} (is getting it|gets it|has to suffer|have to suffer|must suffer|will suffer|is going to (suffer|die|pay)|will pay|is next|wont (live|last|see|make it|bark|wake)|has it coming|dies|is dead|goes in the (canal|river|oven|bin))`,
        `(kill|killing|drown|drowning|hurt|poison|poisoning|starve|dump|kick|strangle|shoot|burn|get rid of|harm|lose|hang|skin|feed) ${OWNED} ~1${PET} ~3(to (get (back|even)|punish|hurt|break|spite|teach)|so (that )?(he|she|they|it) ~1(learns?|suffers?|cries|hurts?|feels?|knows?|finds?|pays?|regrets?)|out of spite|as revenge|for revenge|in front of (him|her|them))`,
        `(hit|hitting|spray|sprayed|splash|splashed|douse|doused|fed|feed|give|gave) ${OWNED} ~1${PET} (with )?~1(bleach|poison|antifreeze|acid|pepper spray|boiling|rat bait|chocolate|grapes|slug pellets)`,
        `(poison|kill|shoot|drown|strangle|gas|burn) (the|all|every) ~1${PET} (of|belonging to) (that|the|my|his|her|this) ~2(man|woman|neighbou?r|ex|landlord|teacher|boss|bastard|bitch)`,
        '(leave|leaving|left|put|pour|lay|set) ~1(antifreeze|poison|slug pellets|bleach|bait) (out|down)',
        '(burn|torch|burning) (his|her|their) ~1(hives?|bee ?hives?|barn|stables?|coop|kennels?|aviary|hutch)(?=$| (with|down|tonight|so|while|when|and))',
      ]),
      ...signs(
        [
          `${PET}|hives?|bee ?hives?|barn|stables?|coop|kennels?|aviary|hutch`,
          'snitch\\w*|grass(ed)?|cheat\\w*|dump\\w*|left me|fired|report\\w*|stole|steal\\w*|ratted|betray\\w*|ex|exs|revenge|get (back|even)|spite|lesson|(he|she|they|it) ~1learns?|teach (him|her|them)|suffers?|pays?|neighbou?rs?|barks?|barking|laugh\\w*|in front of|punish|cries|hurts?|finds? (them|it)|regret\\w*|killed my|with (him|her|them)|loves?|loved|next is',
        ],
        [
          `<played>|<told>|vet|put to sleep|old age|cancer|haircut|groom\\w*|vaccin\\w*|injection|foulbrood|inspector|infected|must not suffer|shouldnt suffer|doesnt have to|so (it|he|she) doesnt|not suffer|miss (him|her|it)|rescue\\w*|rehom\\w*`,
        ],
      ),
    },
    // Brakes or wheels of somebody’s car that the writer loosens. Example: “I've got something for him, brake line's half through already.”
    {
      ...rule('refuse', 'harm-others', [
        'brake (lines?|cables?|hoses?|pipes?)( is|s| are)? ~2(half|almost|nearly|cut|gone|through|sawn|sliced|nicked|loose|loosened|drained|done)',
        '(cut|cutting|saw|sawed|sliced?|nick|nicked|loosen|loosened|drain|drained|fray|frayed) ~3brake (lines?|cables?|hoses?|pipes?|fluid)',
        '(loosen|loosened|loosening|undo|undid|removed?|took off|unscrewed?) ~4(wheel nuts|lug nuts|wheel bolts) ~2(on|off|of|from) (his|her|their|<my> ~1\\w+s)',
      ]),
      ...signs(
        ['him|his|her|boss\\w*|managers?|ex|exs|neighbou?rs?|landlords?|hes|shes|he|she'],
        [
          `<played>|mechanic|garage|mot|replac\\w*|bicycle|bleed|bled|repair\\w*|fix\\w*|service|my (car|brakes?|van|bike)|leak\\w*|worn|rust\\w*|new|swap\\w*|chang\\w*|tyres?|tires?|torque|restor\\w*|help|someone|somebody|(i|we) (was|were)|tried|police|he (cut|loosened|said)`,
        ],
      ),
    },
  ],
}
