import { quotesIn, standsIn } from '#domain/coach/words/own-quotes.ts'
import { matchAnyOf } from '#domain/coach/words/word-list.ts'
import { hasNumber } from './calm-words.ts'
import type { Circumstances } from './circumstances.ts'

/**
 * What no prose of a model may say of a person's odds and load: the built-in report keeps these rules by its own texts
 * (FRAMEWORK-11, FRAMEWORK-13). English and German. Patterns are bounded, and `.` ends what two words may have between them.
 */

/** Odds that are called good, and promises. They are refused in every prose. */
const OPTIMISM =
  matchAnyOf(`(?:odds|chances|prospects) (?:here )?(?:are|look|seem) (?:(?:very|quite|really|pretty|rather|so|still|actually) ){0,2}(?:good|high|great|excellent|strong|promising|solid|favorable|bright|in your favor|on your side)
  (?:good|high|great|excellent|strong|solid|promising|favorable) (?:odds|chances?|prospects) (?:of|to|that|for)
  (?:have|has|stand) an? (?:very |really )?(?:good|high|great|excellent|strong|real) chance
  (?:very |highly |quite )?likely to succeed|bound to succeed|sure to succeed|set up for success|success is (?:likely|certain|within reach|yours)
  you(?: will|['’]ll) (?:definitely|surely|certainly|easily|absolutely) [\\p{L}]+|(?:nothing|no one) can stop you|you (?:can(?:['’]t|not)|will not|won['’]t) fail
  (?:chancen|aussichten) (?:stehen|sind) (?:(?:sehr|ziemlich|recht|wirklich) )?(?:gut|hoch|hervorragend|ausgezeichnet)
  (?:gute|hohe|hervorragende|beste|sehr gute) (?:chancen|aussichten)|(?:wird|wirst du) (?:bestimmt|sicher|garantiert) (?:gelingen|schaffen)|das schaffst du (?:bestimmt|sicher|garantiert|locker)`)

/** Pressure, praise of a load, and comfort that makes little of it. They are refused where the person carries a load. */
const PRESSURE =
  matchAnyOf(`push(?:ing)? (?:(?:yourself|on|through|harder|past|ahead|for more)(?: \\p{L}+)?)|(?:power|muscle|grind|tough|soldier)(?:ing)? (?:it )?(?:through|out|on)
  (?:try|work|fight|train|go|strive) (?:even |much |a little )?harder|dig deep(?:er)?|toughen up|suck it up|step up (?:now|your|and)|up your game|raise the bar|go all[ -]in|give it (?:your|you) all|give (?:\\p{L}+ )?110
  hustl(?:e|ing)|the grind|crush(?:ing)? (?:it|this|your)|smash(?:ing)? (?:it|your)|make every (?:hour|minute|day) count|no time to (?:lose|waste)|never (?:give up|quit)|(?:don['’]t|do not) (?:slack|give up|quit)
  get over (?:it|this|him|her|them)|move on from|snap out|bounce back|get back on track|time to let go|let (?:him|her|them) go
  thriv(?:e|es|ing) (?:under|on) (?:pressure|stress)|pressure (?:is|makes|brings|sharpens|helps)(?: \\p{L}+)?|(?:great|strong|impressive|remarkable|admirable|amazing|incredible|enviable|fantastic) (?:drive|work ethic|discipline|dedication|commitment|ambition|stamina|resilience|strength|energy|effort|achievement|career|start|foundation)
  your (?:drive|work ethic|discipline|dedication|ambition|stamina|resilience) (?:is|shows|will|has|pays|makes)|well done|congratulations|good for you|proud of|hats off|keep (?:up the|it up)
  (?:is|are|so|very|truly|really|quite) (?:impressive|admirable|inspiring|amazing|remarkable|fantastic|exciting)|(?:an? )?(?:great|exciting|wonderful|golden) (?:opportunity|chance)
  blessing in disguise|silver lining|everything happens for a reason|(?:makes?|made|making) you stronger|time heals|(?:he|she|they)(?: would|['’]d) (?:want|have wanted) you|at least you (?:have|had|still)
  streng dich (?:mehr )?an|zieh (?:es|das) durch|beiß (?:dich durch|die zähne)|durchbeißen|gib (?:alles|gas|vollgas)|keine zeit verlieren|gib nicht auf|niemals aufgeben|(?:geh|geht) über deine grenzen|komm darüber hinweg|lass (?:ihn|sie) los
  (?:unter|der) druck (?:läufst|wächst|hilft|macht|tut|bringt)(?: \\p{L}+)?|(?:großartige|beeindruckende|bewundernswerte|starke|tolle|erstaunliche)[rns]? (?:disziplin|leistung|einsatz|ehrgeiz|arbeitsmoral|ausdauer|stärke|energie)
  (?:ist|sehr|wirklich|wahrlich) (?:beeindruckend|bewundernswert|großartig|inspirierend)|glückwunsch|gut gemacht|weiter so|macht dich stärker|die zeit heilt|alles hat seinen grund|silberstreif`)

const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)\b(?= (?:\p{L}+ )?(?:hours?|minutes?|days?|weeks?|times)\b)/iu

export type Load = Pick<Circumstances, 'gentle' | 'isGentle' | 'low' | 'longJob'>

/** Whether the person carries a load over which nothing presses: a gentle subject, a satisfaction of 2 or less, a job of 60 hours. */
export const isHeavy = ({ isGentle, low, longJob }: Load): boolean => isGentle || low.length > 0 || longJob

/** The first words that call the odds good or promise success; undefined without any. `prose` is without quotations of the person. */
export const findOptimism = (prose: string): string | undefined => OPTIMISM.exec(prose)?.[0]

/** The first words that press, or praise a load. `prose` is without quotations of the person. */
export const findPressure = (prose: string): string | undefined => PRESSURE.exec(prose)?.[0]

/** The first figure. `prose` is without quotations of the person. */
export const findFigure = (prose: string): string | undefined => FIGURE.exec(prose)?.[0]

/** The first quotation with a number that is no part of what the person wrote of a gentle subject. */
export const findNumberedQuote = (shown: string, gentle: Circumstances['gentle']): string | undefined =>
  quotesIn(shown)
    .map(({ quote }) => quote)
    .find((quote) => hasNumber(quote) && !gentle.some((one) => standsIn(quote, one.quote)))
