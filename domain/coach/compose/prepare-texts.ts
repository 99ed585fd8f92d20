import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'
import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { DETAILS_MIN } from '#domain/coach/topics/title-fit.ts'
import type { TopicTexts } from '#domain/coach/topics/topic.ts'
import { findDetails, findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { memoizeByObject } from '#domain/memoize.ts'

/** First words of steps and challenges that put something in place, look something up or tell somebody. */
const PREPARES =
  /^(?:Ask|Charge|Check|Clear|Choose|Circle|Empty|Fetch|Fill|Find|Hang|Lay|List|Look up|Mark|Move|Pack|Pick|Place|Plan|Put|Set|Sort|Stick|Tape|Tell|Text|Tidy|Wipe)\b/u

/** Words after a preparation that ask for the goal itself after all, or for today. */
const THEN_DOES =
  /,? and (?:start|drink|write|read|reply|answer|make|say|begin|sing|play|stitch|knit|crochet|sew|eat|work|speak|brush|floss|practice)\b|\b(?:tonight|today)\b/u

const enough = <T>(list: readonly T[]): readonly T[] | undefined => (list.length >= DETAILS_MIN ? list : undefined)

type Prepared = { steps: readonly LibraryStep[] | undefined; challenges: readonly LibraryChallenge[] | undefined }

/** The steps and challenges of a topic that prepare it. */
const choosePreparing = memoizeByObject((texts: TopicTexts): Prepared => {
  const prepares = <T extends { text: string }>(list: readonly T[]) =>
    enough(list.filter(({ text }) => PREPARES.test(text) && !THEN_DOES.test(text)))
  return { steps: prepares(texts.steps), challenges: prepares(texts.challenges) }
})

/**
 * Texts of a day that the goal does not ask for, out of those of its topic that prepare it or are done in thought or with a pen (TEXT-30).
 * Undefined for a goal without a topic, or with fewer such texts than a week needs.
 */
export const findPreparingTexts = (
  library: Pick<Library, 'TOPICS' | 'DETAILS'>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
): FreeDayTexts | undefined => {
  const texts = findTopicTexts(library, brief)
  if (texts === undefined) return undefined
  const details = enough(findDetails(library, brief).filter(({ form }) => form === 'prepare' || form === 'note'))
  const { steps, challenges } = choosePreparing(texts)
  if (details === undefined || steps === undefined || challenges === undefined) return undefined
  return {
    details: { any: details, eve: [] },
    steps: { any: steps, eve: [] },
    challenges: { any: challenges, eve: [] },
  }
}
