import { matchAnyOf } from '#domain/coach/words/word-list.ts'
import { memoize } from '#domain/memoize.ts'
import { INSULTS } from '#domain/safety/insults.ts'

/**
 * Words that shame a person and instructions about medicine and meals, in English, German, Spanish and French (TEXT-18, COACH-12).
 * Patterns are bounded, and `.` ends what two words may have between them.
 */

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
/** Words that shame whoever they are said to. Words that shame only as "you are …" stand in `INSULTS`. */
const SHAME =
  matchAnyOf(`lazy|weak(?:ness)?|pathetic|losers?|fail(?:s|ed|ing|ures?)?|(?<!nothing to be )ashamed|shameful|shame on|disgrace(?:ful)?|worthless
  disappoint(?:ed|ing|ment)|(?:no|your|more|making) excuses?|should have|you people|no discipline|get a grip|good for nothing|(?<!(?:need|have) to )pull yourself together
  versager\\p{L}*|versagt|versagst|faulpelz|erbärmlich\\p{L}*|schäm dich|schande|blamage|nichtsnutz|keine ausreden?|reiß dich zusammen
  du enttäuschst|enttäuschend\\p{L}*|hättest du doch|selbst schuld
  fracasad[oa]s?|fracasaste|has fracasado|(?:sin|no hay|basta de) excusas|qué vergüenza|darte vergüenza|das vergüenza|holgaz[aá]n\\p{L}*
  patétic[oa]s?|no vales nada|no sirves para nada|me decepcionas
  fainéante?s?|feignante?s?|minables?|pas d['’]excuses?|sans excuses?|plus d['’]excuses?|honte à toi|avoir honte|tu as (?:encore )?échoué
  bon(?:ne)? à rien|tu me déçois|tu ne vaux rien`)

const MEDICINES =
  `ibuprof[eè]n\\p{L}*|aspirin\\p{L}*|parac[eé]tamol\\p{L}*|acetaminophen|tylenol|advil|naproxen\\p{L}*|diclofenac|metformin\\p{L}*
  insulin[ae]?|sertralin[ae]?|fluoxetin[ae]?|prozac|zoloft|xanax|valium|ritalin|adderall|ozempic|melatonin[ae]?|cortison[ae]?
  antid[eé]press?\\p{L}*|antibioti\\p{L}*|statins?|opioids?|painkillers?|sleeping pills?|schmerzmittel|schlafmittel|somnifères?|analgésicos?`
    .split(/\s*\n\s*/)
    .join('|')

type Doses = { verbs: string; medicines: string; meals: string }

const DOSES: readonly Doses[] = [
  {
    verbs: 'take|swallow|skip|stop|start|double|halve|raise|lower|reduce|increase|taper|pop|drop|adjust|inject',
    medicines: 'doses?|dosage|tablets?|pills?|capsules?|medications?|medicines?|meds|\\d+ ?m[gl]',
    meals:
      "(?<!\\b(?:not|never|n[’']t) )skip(?:ping)? (?:a |an |any |your |the |today[’']s |one )?(?:meals?|breakfast|lunch|dinner|supper)|eat nothing|stop eating",
  },
  {
    verbs:
      'nimm|nehme?|nimmst|schlucke?|setze?|lass|halbiere?|verdoppele?|verdopple|erhöhe?|senke?|reduziere?|verringere?|spritze?|vergiss',
    medicines:
      'dosis|dosierung|tabletten?|pillen?|kapseln?|medikamente?n?|(?:deine?r?|die) medizin|arznei\\p{L}*|\\d+ ?m[gl]',
    meals:
      'überspring\\p{L}* (?:das|dein|ein|heute das) ?(?:frühstück|mittagessen|abendessen|essen)|(?:lass|lasse) (?:heute )?(?:das|dein) (?:frühstück|mittagessen|abendessen|essen) (?:heute )?(?:aus|weg|ausfallen)|iss (?:heute )?nichts',
  },
  {
    verbs:
      'toma|tómate|tomar|tome|traga|tragar|deja|suspende|duplica|reduce|aumenta|baja|sube|salta|sáltate|omite|olvida',
    medicines:
      'dosis|pastillas?|píldoras?|comprimidos?|cápsulas?|medicamentos?|medicación|(?:tu|la|una) medicina|\\d+ ?m[gl]',
    meals:
      '(?:sáltate|salta|saltarte|saltar|omite) (?:hoy )?(?:una |la |el |tu )?(?:comida|cena|desayuno|almuerzo)|no comas (?:hoy|nada)',
  },
  {
    verbs:
      'prends|prenez|prendre|avale[rz]?|saute[rz]?|arr[eê]te[rz]?|double[rz]?|diminue[rz]?|augmente[rz]?|réduis|réduisez|baisse[rz]?|oublie',
    medicines: 'doses?|posologie|comprimés?|pilules?|cachets?|gélules?|médicaments?|ton traitement|\\d+ ?m[gl]',
    meals: '(?<!ne )saute[rz]? (?:un |le |ton |ce )?(?:repas|petit[- ]déjeuner|déjeuner|dîner|souper)|ne mange rien',
  },
]

const INSTRUCTIONS = DOSES.flatMap(({ verbs, medicines, meals }) => [
  new RegExp(`${START}(?:${verbs})${END}[^.?!]{0,40}?${START}(?:${medicines}|${MEDICINES})${END}`, 'iu'),
  new RegExp(`${START}(?:${meals})${END}`, 'iu'),
])
/** An amount of a named medicine, without a verb. */
const AMOUNT = new RegExp(
  `${START}(?:an?|one|two|three|\\d+|half an?|eine?|zwei|halbe|un[ae]?|dos|deux) (?:${MEDICINES})${END}`,
  'iu',
)

const findFirst = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0]

/** Texts whose words are kept: the same steps of the library stand in many texts. */
const KNOWN_MAX = 1000

/** The words of a text that shame its reader; undefined without any. */
export const findShame = memoize((text: string) => findFirst([SHAME, ...INSULTS], text), KNOWN_MAX)

/** The words of a text that tell its reader what to do with a medicine, or to leave out a meal; undefined without any. */
export const findInstruction = memoize((text: string) => findFirst([...INSTRUCTIONS, AMOUNT], text), KNOWN_MAX)
