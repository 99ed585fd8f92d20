import { idioms, type Subject } from '../rule.ts'

/** Animals, plants and germs that nobody is called by. */
const SMALL =
  '(mosquito(e?s)?|midges|gnats|(spider |red |dust )?mites|aphids|greenfly|blackfly|whitefl(y|ies)|thrips|termites|wasps?|hornets?|moths?|silverfish|woodlice|earwigs|caterpillars|beetles|weevils?|grubs|slugs?|snails|ticks|nits|head ?lice|fleas|bed ?bugs|ants|fire ants|flies|fruit flies|gophers|voles|moles|cane toads?|weeds|knotweed|bindweed|ragwort|ivy|nettles|dandelions|moss|mou?ld|mildew|algae|duckweed|germs|bacteria|fungus|viruses|worms|mice|squirrels|possums|magpies|raccoons)'
/** Animals whose names are also insults. */
const RATS = '(rats?|cockroach(es)?|roaches|vermin|pests?|parasites?|snakes?|lice|maggots|pigs|foxes|leeches)'
const COMPARED =
  '(is|are|im|hes|shes|theyre|like|these|those|filthy|dirty|human|fucking|bloody|such|just|nothing but|no better than)'
const PEOPLE =
  '(neighbou?rs?|kids|children|people|famil(y|ies)(?! of)|ex|boss|lads|blokes|immigrants?|migrants?|refugees?|travellers|students?|pupils|classmates?|colleagues?|office|team|tenants?|landlord|landlady|(flat|house|room) ?mates?|girls?|boys?|bitch\\w*|bastards?|guys?|men|women|man|woman|teachers?|coach|thieves|burglars?|cops|police|council|social workers?|sisters?|brothers?|parents|mum|mom|dad|daughter|voices|my lunch|my bag|school)(?! (room|bedroom|beds?|hair|cot|loft|attic|shed|house|garden|lawn|allotment))'

/** Words of danger in goals that many people have: meals and medicine at set hours, jobs that end by a day, parties and sport. */
export const EVERYDAY_IDIOMS: Subject = {
  safe: [
    idioms(
      'jobs that are done by a day',
      '(get|getting|got|have|having|need|want) (it|everything|all of it|this) ~2(done|finished) (by|before|on) (sunday|monday|tuesday|wednesday|thursday|friday|saturday|the weekend|tomorrow)',
    ),
    idioms(
      'medicine that is taken as planned',
      '(remember|remembering|dont forget|not forget|remind me|reminder) (to take|taking) (all )?(of )?my (pills|tablets|meds|medication|vitamins)',
      '(prepay|pre ?pay|prepaid|prepaying|pay off|insurance for) my (own )?funeral',
    ),
    idioms(
      'balloons, workouts at home and sport',
      'blow(ing)? up ~3(balloons?|air ?beds?|air mattress\\w*|lilos?|paddling pools?|armbands|beach balls?|tyres?|tires?)',
      '(follow|followed|following) (her|his|their) home (workouts?|exercises?|videos?|program\\w*|yoga|course|routine)',
      '(jump|leap|dive) (off|from) (the|a) bridge ~2bungee|bungee ~4(off|from) (the|a) bridge',
      'refus(e|es|ed|ing) to die',
      'dont want to (hurt|injure) (myself or )?(anybody|anyone|somebody|someone)( else)?( or myself)? so (the|i|we|only|for) ~9(club|instructor|coach|course|lesson|range|teacher|licen[sc]e|safety)',
      '(laptop|phone|computer|pc|printer|car|fridge|freezer|washing machine|dishwasher|hard drive|console|router|toaster|boiler|blender|kettle|lawn ?mower|hoover|vacuum|sourdough|houseplant|basil|cactus|fern|orchid) (just |has |have |had )?~1(committed suicide|killed itself)',
      '(if|when) i (miss|skip|forget|lose|break) (?!(\\w+ ){0,6}(money|payments?|beers?|his|curfew|rent|cash|cigarettes))~7my (daughter|son|kids|granddaughter|grandson|niece|nephew|dentist|bandmates?|teammates?) (will|would|is going to|are going to) kill me(?! (like|as|again))',
      '(subjunctive|subjuntivo|grammar|spelling|algebra|calculus|maths?|statistics|exam|course|hill|climb|puzzle|crossword|recipe|app|weather|rain|traffic|commute) (always |still |usually )?(beats|beat|kills|killed) me',
    ),
    idioms(
      'time for oneself, and games that somebody wins',
      '(only|one|first|quietest) (hour|time|moment|part of the day|half hour|place) ~1(when |where |that |in which )?(nobody|no one) needs me(?! (anymore|alive|any more))',
      '(they|he|she|that team|the other team) (beat|thrashed|hammered) us (last (year|season|week|time) )?(\\d+ \\d+|(one|two|three|four|five|six) (nil|zero|one|two)|on penalties|in (the )?~1(final|semi ?final|cup|derby|shoot ?out)|by \\w+ (goals?|points?))',
      '(chess|checkers|draughts|tennis|table tennis|ping pong|darts|pool|billiards|scrabble|backgammon|poker|golf|badminton|squash|go|rummy|monopoly|mario kart|fifa) ~1(and|to|until i|so i can|so that i) ~2beat (my|our) ~1(<kin>|<other>)(?=$| (once|one day|at last|finally|before|by|for once|this|at christmas))',
    ),
    idioms(
      'vermin that somebody wants to get rid of',
      '(?<!(is|are|like|these|those|filthy|dirty|human|fucking|bloody) )(wasps?|hornets?|nits|lice|fleas|ants|moles|rats|mice|cockroaches|roaches|bed ?bugs|moths|slugs|snails|ticks|flies|mosquito(e?s)?|termites|aphids|weeds) ~9~4(kill|poison|gas|drown|exterminate|trap|get rid of) (them|them all|all of them|the lot)(?=$| (before|without|off|for|quickly|fast|at|in the|humanely|with))',
    ),
    {
      // What “them” stands for is in another sentence. Example: “Trap the rats in the shed. I want them dead before they get at the feed.”
      phrase: [
        '(kill|killing|killed|murder|murdering|poison|poisoning|gas|drown|drowning|exterminate|trap|shoot|shooting|strangle|burn|burning|crush|squash|slaughter|massacre|execute|get rid of|torture) (them all|all of them|them|the lot|every (last |single )?one)(?! (kids|people|bastards|bitches))',
        '(want|wish|need|like to see) (them all|all of them|them|the lot) (to be )?dead',
      ],
      and: {
        all: [[SMALL, `(?<!${COMPARED} )${RATS}(?! (at work|in my (class|office)))`]],
        none: [[PEOPLE, `${COMPARED} ${RATS}`]],
      },
    },
    {
      // A hard class, run or level as a joke. Example: “Battle rope class. Try not to die.”
      phrase: [
        '(try|trying|tried|manage|managing|aim|hope|hoping) (to )?not (to )?die(?= |$)(?! (today|tonight|this (week|month|year)))',
      ],
      and: {
        all: [
          [
            'class|workout|work ?out|spin|rope|hiit|crossfit|burpees?|hill|marathon|(5|10|half) ?k|park ?run|boot ?camp|leg day|squats?|pilates|climbing|level|(final|raid|last|end) boss|boss (fight|level)|raid|dungeon|minecraft|hard ?core|speed ?run|curry|chilli|hot wings|triathlon|ironman',
          ],
        ],
        none: [
          [
            'some days|any ?more|suicid\\w*|pills|alone|hospital|tonight|my life|myself|depress\\w*|therap\\w*|crisis|tired of|insulin|chemo|cancer|he|husband|want(ed)? to die|wish|meds|overdos\\w*',
          ],
        ],
      },
    },
    {
      // Subjects of an exam. Example: “I'm studying for my pharmacology viva. Benzodiazepine withdrawal always comes up.”
      phrase: [
        '(alcohol|benzo(diazepine)?|opioid|opiate|drug|heroin|barbiturate|nicotine|ssri) (withdrawals?|dependence|detox)(?! (again|shakes|at home|from))',
        '(paracetamol|opioid|drug|tricyclic|aspirin|insulin|digoxin|salicylate|acetaminophen|beta ?blocker) (overdoses?|poisoning|toxicity)',
      ],
      and: {
        all: [
          [
            'pharmacolog\\w*|toxicolog\\w*|pharmacy (exam|school|degree|board)|viva|osces?|nclex|usmle|mcat|nursing (exam|school|degree|module)|med(ical)? (school|student|finals)|paramedic (course|exam)|flash ?cards?|anki',
          ],
        ],
        none: [
          [
            '(i|ive) ~2(overdosed|took|taken|swallowed|quit|stopped|relapsed)|myself|tonight|(my|own) ~1(withdrawals?|overdose)|want to die|end it|plan(ning|ned)? (a|an|my|to)|(know|learned) the (dose|numbers?|amount)|way out',
          ],
        ],
      },
    },
    idioms(
      'wheels that are changed',
      '(loosen|loosening|loosened) (the )?(wheel nuts|lug nuts|wheel bolts)(?= ~9(tyre|tire|spare wheel|mechanic))',
    ),
    idioms(
      'toads, fields, bridges on the way, and old animals and machines',
      '(drive|driving|cycle|ride) over the (\\w+ )?bridge (to|for) (?!my (death|end|grave)|the (last|other|final))(my|the|work|school|see|visit|lunch|dinner)',
      '(final|end|raid|level) boss (dies|died|falls|goes down)( (by|at|from|under) my (hand|hands|sword|blade|axe|bow))?',
      '(my|our) ~1(dog|cat|horse|rabbit|hamster|plant|battery|laptop|phone|car|fridge|boiler) is going to die',
      'cane (toads?|fields?|farm|beetles?)',
      'sin cortar(me|te|se) (el|los|un|ningun) dedos?',
    ),
    idioms(
      'steering wheels, loads of lorries, wards, cooking, ballet and launches',
      'suicide (knobs?|spinners?|doors?|squeeze|shift(er)?|clutch|lanes?)|suicide watch (training|course|cert\\w*|refresher|module|shift)',
      '(haul|pull|transport|carry|ship|deliver|load) (explosives|poison gas|poison|acid|flammables|chlorine)( and (explosives|poison gas|poison|acid|flammables))?|poison gas (placards?|loads?)',
      'selfharm (patients|clients|referrals|assessments|pathway|team|unit)',
      '(kill|killing|slay) (them|him|her|you|everyone|people|us|me) with (sweetness|kindness|cuteness|flavou?r|love|laughter|spice|charm)',
      '(kill|killing) (the|my|that|this) ~1(wobble|noise|lag|bugs?|feature|squeak|rattle|drift|slice|hook|tension|buzz|echo|feedback|hum|glare|draught|draft|mould|mold|smell|tangent|stutter|lisp|plateau|procrastination|meeting|meetings)',
      '(launch|project|product|start ?up|company|app|deal|feature|release|business|brand|band|blog|campaign) (could|can|might|will|would|may) (die|be dead)',
    ),
    idioms(
      'debts, marriages, meals and stories',
      '(kill|killing|killed) (my|our|the|those|all|this) ~2(loans?|debts?|mortgage|bills?|overdraft|credit cards?)(?! (collect\\w*|advis\\w*|officers?|sharks?|lenders?))',
      '(look|looking) after (our|my|the) (marriage|relationship) (now|since|when|once|while) ~1(the )?(kids|children|boys|girls)',
      'in (chapter|act|scene|episode) \\w+ the \\w+ ~8(dead|dies?|died|kills?|killed|murder\\w*|poison\\w*|off the (cliff|roof|bridge|balcony))',
      '(nach|ab) (dem )?(abendessen|mittagessen|sechs|sieben|acht|neun|zehn|\\d+)( uhr)?( abends)? nichts mehr essen',
      'i (dont|do not|never|didnt) starve myself',
    ),
    idioms(
      'laughter, hunger and handstands in Spanish; printers and pupils in German',
      '(morir|morirme|morirse|morirnos|me muero|murio|muerto|muerta) de (risa|hambre|frio|calor|sueno|sed|aburrimiento|verguenza)',
      'sin (matarme|morirme|morir) en el intento',
      '(drucker|rechner|computer|laptop|wecker|fernseher|router|handy) ~3aus dem fenster',
      'abschiedsbrief\\w* an (meine|die|unsere) (viertklassler\\w*|klasse|schuler\\w*|mannschaft|gruppe|kunden|vereins\\w*)',
    ),
  ],
  rules: [],
}
