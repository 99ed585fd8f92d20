import { readShare, toShares } from '#domain/logistic.ts'
import { readWeights } from '#domain/safety/meaning/read-weights.ts'
import { ORDINARY, OUTCOMES, type Screening } from '../outcome.ts'
import { readFeatures } from './features.ts'
import { readWords, STOP } from './read-words.ts'

/** Per feature one weight for each of `OUTCOMES`, in turn, and what each outcome has at the start. */
export interface Model {
  weights: ArrayLike<number>
  /** What a weight of 1 stands for. */
  scale: number
  bias: readonly number[]
}

/** The probability of each outcome. */
export type Meaning = Record<Screening['outcome'], number>

/** At least this probability of crisis and refusal together makes a text crisis. The limits come from texts that no model had learned from (ADR 197, ADR 272, ADR 294). */
const DANGER = 0.3
/** The same for a text that a rule reads as gentle: the rule knows what the text is about. */
const DANGER_OVER_GENTLE = 0.86
/**
 * At least this probability of refusal makes it a refusal instead, if it is also this many times that of crisis. A refused text is not
 * saved, and its writer gets no help lines: where the two are alike, the text is crisis.
 */
const REFUSE = 0.3
const REFUSE_OVER_CRISIS = 3
/** At least this probability of any other outcome than ordinary makes a text gentle: also one that may be in danger. */
const CONCERN = 0.7
/** At least this probability makes a text ordinary that a rule reads as gentle. A rule's crisis or refusal always stands. */
const ORDINARY_AFTER_ALL = 0.9955

/** A long text is read in windows of whole sentences up to this many words, so that one sentence is not lost among others. */
const WINDOW = 24

export const readWindows = (words: readonly string[]): string[][] => {
  const windows: string[][] = []
  for (const sentence of words.join(' ').split(` ${STOP} `)) {
    const own = sentence.split(' ')
    const last = windows.at(-1)
    if (last && last.length + own.length < WINDOW) last.push(STOP, ...own)
    else windows.push(own)
  }
  return windows
}

export const estimate = ({ weights, scale, bias }: Model, features: readonly number[]): Meaning => {
  const share = scale * readShare(features)
  const counted = OUTCOMES.map(() => 0)
  for (const feature of features)
    for (let at = 0; at < counted.length; at += 1)
      counted[at] = (counted[at] ?? 0) + (weights[feature * counted.length + at] ?? 0)
  const sums = counted.map((sum, at) => (bias[at] ?? 0) + share * sum)
  const [ordinary = 0, gentle = 0, crisis = 0, refuse = 0] = toShares(sums)
  return { ordinary, gentle, crisis, refuse }
}

/** A text of at most this many words has few features, so a single rare word decides. Danger then needs `DANGER_IN_SHORT`. */
const SHORT = 3
const DANGER_IN_SHORT = 0.75

const danger = ({ crisis, refuse }: Meaning): number => crisis + refuse
const graverMeaning = (one: Meaning, other: Meaning): Meaning =>
  danger(other) + other.gentle / 2 > danger(one) + one.gentle / 2 ? other : one

const estimateWindow = (words: readonly string[], model: Model): Meaning => {
  const meaning = estimate(model, readFeatures(words))
  if (words.length > SHORT || danger(meaning) >= DANGER_IN_SHORT) return meaning
  return { ordinary: 1 - meaning.gentle, gentle: meaning.gentle, crisis: 0, refuse: 0 }
}

const meanOf = (one: Meaning, other: Meaning): Meaning => ({
  ordinary: (one.ordinary + other.ordinary) / 2,
  gentle: (one.gentle + other.gentle) / 2,
  crisis: (one.crisis + other.crisis) / 2,
  refuse: (one.refuse + other.refuse) / 2,
})

const ORDINARY_FOR_SURE: Meaning = { ordinary: 1, gentle: 0, crisis: 0, refuse: 0 }

/**
 * What one reading means: its gravest window and, where there are several, as much the reading as a whole. The more windows a harmless
 * story has, the more likely one of them looks grave by itself (ADR 294).
 */
const readOne = (words: readonly string[], model: Model): Meaning => {
  const windows = readWindows(words)
  const gravest = windows.map((window) => estimateWindow(window, model)).reduce(graverMeaning, ORDINARY_FOR_SURE)
  return windows.length > 1 ? meanOf(gravest, estimate(model, readFeatures(words))) : gravest
}

/** What a text means by its readings: of all readings the gravest. */
export const readMeaning = (readings: readonly (readonly string[])[], model: Model): Meaning => {
  const unlike = new Map(readings.map(readWords).map((words) => [words.join(' '), words]))
  return [...unlike.values()].map((words) => readOne(words, model)).reduce(graverMeaning, ORDINARY_FOR_SURE)
}

/** What a meaning makes of what the rules found, which is ordinary or gentle. */
export const weigh = (byRules: Screening, meaning: Meaning): Screening => {
  const ruledGentle = byRules.outcome === 'gentle'
  if (danger(meaning) >= (ruledGentle ? DANGER_OVER_GENTLE : DANGER))
    return meaning.refuse >= REFUSE && meaning.refuse >= REFUSE_OVER_CRISIS * meaning.crisis
      ? { outcome: 'refuse', reason: 'harm-others' }
      : { outcome: 'crisis', reason: 'unclear' }
  if (ruledGentle) return meaning.ordinary >= ORDINARY_AFTER_ALL ? ORDINARY : byRules
  return 1 - meaning.ordinary >= CONCERN ? { outcome: 'gentle', reason: 'unclear' } : ORDINARY
}

let read: Model | undefined

/**
 * A second look at a text that the rules hold for ordinary or gentle: a model that learned from texts of all outcomes estimates
 * what the words mean together (CARE-20). Pure and deterministic; the model is read at the first call.
 */
export const lookAgain = (byRules: Screening, readings: readonly (readonly string[])[]): Screening => {
  read ??= readWeights()
  return weigh(byRules, readMeaning(readings, read))
}
