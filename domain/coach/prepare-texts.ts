import type { CoachBrief } from './brief.ts'
import type { FreeDayTexts } from './library/frame.ts'
import type { Library } from './library-lists.ts'
import { findDetails, findTopicTexts } from './topic-texts.ts'

/** First words of steps and challenges that put something in place, look something up or tell somebody, and so ask for nothing of the goal itself. */
const PREPARES =
  /^(?:Ask|Charge|Check|Clear|Choose|Circle|Empty|Fetch|Fill|Find|Hang|Lay|List|Look up|Mark|Move|Pack|Pick|Place|Plan|Put|Set|Sort|Stick|Tape|Tell|Text|Tidy|Wipe)\b/u

/** Fewest texts of each sort with which a topic has days of its own. */
const ENOUGH = 6

const enough = <T>(list: readonly T[]): readonly T[] | undefined => (list.length >= ENOUGH ? list : undefined)

/**
 * Texts of a day that the goal does not ask for, out of those of its topic that prepare it or are done in thought or with a pen (TEXT-30).
 * Undefined for a goal without a topic, or with too few such texts.
 */
export const findPreparingTexts = (
  library: Pick<Library, 'TOPICS' | 'DETAILS'>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
): FreeDayTexts | undefined => {
  const details = enough(findDetails(library, brief).filter(({ form }) => form === 'prepare' || form === 'note'))
  const texts = findTopicTexts(library, brief)
  const prepares = <T extends { text: string }>(list: readonly T[] = []) =>
    enough(list.filter(({ text }) => PREPARES.test(text)))
  const [steps, challenges] = [prepares(texts?.steps), prepares(texts?.challenges)]
  if (details === undefined || steps === undefined || challenges === undefined) return undefined
  return {
    details: { any: details, eve: [] },
    steps: { any: steps, eve: [] },
    challenges: { any: challenges, eve: [] },
  }
}
