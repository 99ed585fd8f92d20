import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Detail, FreeDayTexts, StepAndChallenge } from '#domain/coach/library/frame.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { goesWithDetail, readFit } from '#domain/coach/topics/places.ts'
import { DETAILS_MIN } from '#domain/coach/topics/title-fit.ts'
import type { TopicTexts } from '#domain/coach/topics/topic.ts'
import { findDetails, findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { repeatsClause } from './nearness.ts'
import { entryAt } from './pick-entry.ts'
import { pointsBack } from './points-back.ts'

/** First words of steps and challenges that put something in place, look something up or tell somebody. */
const PREPARES =
  /^(?:Ask|Charge|Check|Clear|Choose|Circle|Empty|Fetch|Fill|Find|Hang|Lay|List|Look up|Mark|Move|Pack|Pick|Place|Plan|Put|Set|Sort|Stick|Tape|Tell|Text|Tidy|Wipe)\b/u

/** Words after a preparation that ask for the goal itself after all, or for today. */
const THEN_DOES =
  /,? and (?:start|drink|write|read|reply|answer|make|say|begin|sing|play|stitch|knit|crochet|sew|eat|work|speak|brush|floss|practice)\b|\b(?:tonight|today)\b/u

const enough = <T>(list: readonly T[]): readonly T[] | undefined => (list.length >= DETAILS_MIN ? list : undefined)

/** The steps of a topic that prepare it and have a challenge of the same detail that does, too: best their own. */
const pairPreparing = memoizeByObject((texts: TopicTexts): readonly StepAndChallenge[] | undefined => {
  const prepares = <T extends { text: string }>(list: readonly T[]) =>
    enough(list.filter(({ text }) => PREPARES.test(text) && !THEN_DOES.test(text)))
  const [steps, challenges] = [prepares(texts.steps), prepares(texts.challenges)]
  if (steps === undefined || challenges === undefined) return undefined
  return steps.flatMap((step) => {
    const fitting = challenges.filter((one) => !repeatsClause(one, step.text))
    const pair = fitting.find((one) => readFit(step, one) === 'pair')
    const challenge = pair ?? fitting.find((one) => readFit(step, one) === 'detail' && !pointsBack(one.text))
    return challenge === undefined ? [] : [{ step, challenge }]
  })
})

/** Pairs of each message, so that it does not have the same step each time. */
const PAIRS_MIN = 2

/** The pairs that go with a detail. Where these are few, those that go with any note or preparation follow. */
const findPairs = (
  pairs: readonly StepAndChallenge[],
  general: readonly StepAndChallenge[],
  { place, text }: Detail,
  turn: number,
) => {
  const own = pairs.filter(({ step }) => goesWithDetail(step, place) && !repeatsClause(step, text))
  const missing = Math.max(0, PAIRS_MIN - own.length)
  return [...own, ...Array.from({ length: missing }, (_, index) => entryAt(general, turn * PAIRS_MIN + index))]
}

/**
 * Moves of a day that the goal does not ask for, out of the texts of its topic that prepare it or are done in thought or with a pen (TEXT-30). Undefined
 * for a goal without a topic, or with fewer such texts than a week needs.
 */
export const findPreparingTexts = (
  library: Pick<Library, 'TOPICS' | 'DETAILS' | 'FREE_DAYS'>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
): FreeDayTexts | undefined => {
  const texts = findTopicTexts(library, brief)
  const { answerPairs } = library.FREE_DAYS
  const details = enough(
    findDetails(library, brief).flatMap((detail) =>
      detail.form === 'prepare' || detail.form === 'note' ? [{ detail, general: answerPairs[detail.form] }] : [],
    ),
  )
  const pairs = texts && pairPreparing(texts)
  if (details === undefined || pairs === undefined) return undefined
  const moves = details.map(({ detail, general }, turn) => ({
    text: detail.text,
    short: detail.short,
    pairs: findPairs(pairs, general, detail, turn),
  }))
  return { any: moves, eve: [] }
}
