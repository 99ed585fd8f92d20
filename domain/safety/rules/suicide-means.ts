import { rule, type Subject } from '../rule.ts'
import { ELSEWHERE } from './suicide-indirect.ts'

const MEANS = '(rope|noose|pistol|gun|revolver|razor|blade|pills|tablets|sleeping pills|insulin)'
const TOOK = '(took|taken|swallowed|downed|popped|swallowing|drank)'
const MEASURE =
  '((a |the |my )?(whole|full|entire) ~1(pack|packet|box|bottle|strip|blister|bunch|lot)( of)?|all (of )?my|too many|(a |two |three |four |\\d+ )?(packs?|packets?|box(es)?|bottles?|handfuls?|strips?) of|\\d\\d+)'

/** What is over soon, or hard to keep up, without danger. A failed examination and a lost job are not among it. */
const EVENTS = [
  '(exams?|finals|interview|presentation|audition|test|surgery|appointment|speech|viva|oral|defen[cs]e|deadline) ~4(is|on|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|this|soon|in (a|two|three|\\d+))',
  'renovat\\w*|marathon|half marathon|race|mile|miles|kilometers?|kilometres?|pace|lap|laps|semester|wedding|audit|tax(es)?|flu|fever|dentist|flight|turbulence|commute|traffic|contract|lease|subscription|chess|parking|maze|(the|this|our) (move|election|strike|training|course|workshop|conference|tournament|season|show|tour|heat ?wave|winter)',
]

/** Means that are ready, an overdose that has been taken, and a farewell that is written, in English. */
export const SUICIDE_MEANS: Subject = {
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        `${MEANS} ~8(tonight|today|tomorrow|finally|soon|this (weekend|evening|week)|now) ~6(use|using|do|take|taking) (it|them|this)`,
        `(tonight|today|tomorrow|finally|soon) ~6(use|using|take|taking) (the|my|that) ~1${MEANS}(?! (for|as|before|with|from|to (the|a)))`,
        '(already|finally|just|ive) ~1(written|wrote|finished|signed) (the|my|all|all the|all my) ~1(letters?|notes?|goodbyes?)(?=$| (and|to (my (kids|children|family|parents|wife|husband|mom|mum|dad)|everyone|everybody|each|all)))',
        '(my|the|a) (will|note|letters?|goodbyes?) ~4(and )?(then|and) (i )?~1(go|leave|end|jump|disappear|be gone|be done|its over)$',
        '(be|reunited|together|reunite) with my ~1(dead|late|deceased) ~1<kin> ~1(again|soon|forever|now)',
        '(nobody|no one|they|kids|family) ~5(trouble|bother|burden|mess|costs?|bills?|work) ~2(after|when|once) im (dead|gone)',
        '(pick|picked|set|choose|chose|chosen) (a|the|my) date ~9(failed|attempts?|method)|nobody can stop me from going$',
        '(done|finished|tired|sick|exhausted) (with|of|from) being (a person|human|me|in this body|anything)$|want (the|this|all the|these) (noise|voices|pain|thoughts|hurting|suffering) ~1to (stop|end|be over|go quiet) (for good|forever)',
        '(stand|standing|stood|sit|sat|sitting) (on|at) (the|a) (platform|bridge|roof|ledge|balcony|railing) ~9(edge|drop|fall|jump|how it would|let go)',
        '(dont|not|never|didnt) ~1(plan|intend|want|going|planning) (to|on) ~1(grow|growing|get|getting) old(?! (alone|without|bitter|in|poor|before|and|here))',
        '(?<!\\b(she|he|they|ex|boss|judge|wife|husband|landlord|neighbou?r|manager|teacher|rival|witness) )(never|not|wont) (see|reach|live to see) (january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|tomorrow|next (year|week|month|spring|summer)|the (new year|morning|spring|summer))(?! (traffic|bills|without|in|from|sales))',
        '(stop|quit|cease|cease to) (existing|exist|being alive)(?=$| (by|before|after|on|when|until|this|next|soon|today|tonight|tomorrow))',
      ],
      [
        'jump ?rope|skip\\w* rope|climb\\w*|gym|glue|massage|spray|heat gun|nail gun|water gun|paint|hunting|range|shav\\w+|swing|hammock|vitamin|prescri\\w+|colleagues?|clients?|editor|agent|publisher|customers?|cover letters?|pain ?killers?',
      ],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(cares?|matters?|minds?|knows?|notices?) ~3(i|im) (live|lived|alive|die|died) or (die|dies|died|dead|live|not)',
        '(dont|do not|no longer|stopped|quit) (care|caring) ~1(about |for )?(what|whatever|anything that) happens to me',
        '(cant|cannot|cant promise to|(dont|do not) (think|know if|believe) i can|not sure (if )?i can|might not|may not|wont be able to) (keep myself|stay|keep me) safe(?! (in|on) the (road|water|mountain|bike|site|slopes?))',
        '(have|having|had|get|getting|got|full of|these|those|my) ~1(really |very |such |some |more )?dark thoughts',
        '(going to|gonna|about to|will|ill) jump (now|as soon as (im|i(?! (hear|see|land|learn|can|get (the|my|a))))|when (i get there|the train)|tonight|and (end|be done|never))',
        '(in|inside|sitting in) (my|the) (car|van|garage) ~3(exhaust|hose|engine (is )?running ~3(garage|door|windows?))',
        '(theres|there is|see|is|have|find|with) ~1no (other )?way out (for me|but (to die|death|this))$',
        '^(im |i am |ive been )?(standing|sitting|stood) (on|at) the (bridge|ledge|roof|edge|railing)( right now| now| alone| again)?$|(driv\\w+|cross\\w+|cycl\\w+) ~4(recklessly|without looking|too fast) ~3(on purpose|hoping|so that something)',
        '(scared|afraid|frightened|terrified) of myself$|(already|am|im|feel|feeling|completely) ~1dead inside$',
        '(have|got) (the|a|my) (knife|rope|noose|pills|gun|blade|razor) ready$',
        '(trapped|cornered) ~4(cant|dont|cannot|not) ~1(see|find|have) (a|any|the) ~1way out( of (this|my|the) (situation|life|mess|pain|marriage))?$',
        '(dont|do not) (really )?care if i (get|got|am|m) (hurt|killed|hit|dead|run over)( anymore| or not)?$|^i (dont think i can|cant|cannot) be saved( anymore)?$',
      ],
      [
        ...ELSEWHERE,
        'write|writing|wrote|poems?|lyrics|songs?|metal|let go of|replace|fewer|less|instead of|journal\\w*|cook\\w*|onions?|bread|carrots?|parachute|pool|lake|trampoline|board|exams?|tests?|winter|marathon|traffic|plants?',
      ],
    ),
    {
      ...rule(
        'crisis',
        'suicide',
        [
          '(theres|there is|see|is|have|find|with) ~1no (other )?way out( anymore| now)?$',
          '(^|i |just |only )want it to be over$|^(very )?(soon|tonight) (it|this|everything|all this) (will|is going to) (all )?be over$|dont know (if|how long|how much longer) i can keep going( like this| anymore)?$',
        ],
        ELSEWHERE,
      ),
      // Each of these sentences is about the event or the effort that the rest of the text names.
      and: { all: [], none: [EVENTS] },
    },
    rule(
      'crisis',
      'suicide',
      [
        '(have|ive|got|theres|bought) (a |an |the |my |some )?(rope|noose|pills|tablets|razor|helium|blades?|gun) and (a |the |my |some )(plan|date|note|beam|tree|branch|bridge|quiet place)(?=$| (now|already|and|so|for (tonight|tomorrow|friday|saturday|sunday|monday)))',
        'kiss(ing)? (the|my|our|both) ~1(kids|children|girls|boys|twins|baby|wife|husband|daughters?|sons?) good ?bye ~1((one|a|for the) (very )?last time|for good|forever)(?! (before|until|at) ~2(school|kindergarten|nursery|term|college|university|camp))',
        '(have|ive|got|theres) (a |the |my )plan and (a |the |my |some )(rope|noose|pills|tablets|razor|helium|blades?|gun)(?=$| (now|already|and|ready|too))',
        '(habe|hab|habs|da sind) (ein |einen |das |den |schon |mein |meinen )*(seil|strick|tabletten|rasierklingen?) und (einen|den|meinen|auch einen|auch den) (plan|abschiedsbrief|termin|balken|ast)(?=$| (und|schon|fur heute))',
        '(tengo|ya tengo|compre) (una |la |las |unas )?(cuerda|soga|pastillas|cuchilla) y (un|el|mi) (plan|dia|arbol)(?=$| (y|ya|pensado|para (hoy|manana|esta noche)))',
        '(jai|ai achete) (une |la |les |des |ma )?(corde|cachets|comprimes|lames?) et (un|le|mon) (plan|jour|arbre)(?=$| (et|deja|pour (ce soir|demain)))',
      ],
      [
        'climb\\w*|sail\\w*|rescue|swings?|tow\\w*|tug|knots?|bouldering|hammock|abseil\\w*|rappel\\w*|boat|tent|tree ?house|magic|gym|kletter\\w*|schaukel|segel\\w*|escal\\w+|columpio|barco|escalad\\w+|grimp\\w+|balancoire|bateau|vitamin\\w*|dishwasher|spulmaschine|doctor|nurse|arzt\\w*|medic\\w+|medecin|infirmiere|pill box|water heater|shav\\w+|skates?|wind|turbine|painting|painter|spray|balloons?|birthday|garden|dog|goat|cow|horses?',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(bought|got|have|found|own|ordered) (a|the|some) ~1(gun|pistol|rope|revolver|noose|helium)',
      ]),
      and: { all: [['(not|isnt) for (sport|hunting|fun|protection|target|climbing|anybody else)']] },
    },
    {
      ...rule('crisis', 'danger', [
        '(took|taken|swallowed|drank) ~4(dose|pills|tablets|meds|much|many|medication|capsules|stuff|powder)',
      ]),
      and: {
        all: [
          [
            'cant (breathe|feel my|stand|see|move|stay awake|keep my eyes)|spinning|pass(ing|ed)? out|chest hurts|so (dizzy|sleepy)|heart is racing',
          ],
        ],
      },
    },
    rule(
      'crisis',
      'danger',
      [
        '(poured|tipped|spread|laid|lined) ~1(all )?~1(pills|tablets|meds|medication) ~3(counted|counting|in front of me|on the (bed|floor|table))|(pills|tablets) ~2(poured|tipped|spread|laid|lined) (out|up)(?= (on|in|and|before)|$)',
        `(i|ive|just|have) ~1${TOOK} ${MEASURE} ~2(<meds>|pills|tablets|paracetamol|tylenol|aspirin|ibuprofen|acetaminophen|meds|capsules)(?! (of vitamins?|this morning as|as prescribed))`,
        `(i|ive|just|have) ~1${TOOK} (way |far |much )?too (much|many)(?=$| (and|i|im|now|pills|tablets|of (them|it|my)|tonight|last night|what))`,
        '(someone|somebody|he|she|they|a man|two men|people|my ex|burglars?|stranger) ~3(breaking|break|broke|trying to (get|break|come)) ~2(in|into) ~4(right now|now|tonight|im alone|alone|help|outside)',
        '(is|are|s|re) (breaking|trying to (get|break)) (in|into) ~1(my|our) (flat|house|home|apartment|room|place)',
        '(my ex|stalker|he|she|stepdad|stepfather|someone|somebody|a man|intruder|dad|<partner>) (is|s|hes) ~5(with|holding|has) (a|his|the|her) ~1(knife|gun|axe|machete|pistol|bat)',
        '(he|she|hes|shes|my ex) (is )?(chasing|hurting|attacking|choking|strangling|beating|hitting) (me|us|my (mom|mum|mother|brother|sister|kids?))( |$)(right now|now|and|again|please|with)?',
      ],
      [
        'bread|cook\\w*|kitchen|chop\\w*|carv\\w+|chef|butter|glue|nail gun|baseball|cricket|game|film|novel|character|chess|tennis|on (my plate|at work)|too much (work|time|on|money|stuff|luggage)|took too (much|many) (time|breaks|photos|pictures|classes|courses|projects|things|shifts)|dream',
      ],
    ),
  ],
}
