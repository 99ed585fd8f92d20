import type { CoachBrief } from './brief.ts'
import type { LibraryChallenge, LibraryStep, Wording } from './library/entry.ts'
import type { Library } from './library-lists.ts'
import { firstNew } from './pick-entry.ts'
import { positionOn } from './rotation.ts'
import { findByTopic } from './topic-texts.ts'

/** Words of an entry that is for a day on which the goal is done. */
const OF_THE_DAY =
  /\b(?:today|tonight|now|on the spot|before you (?:begin|read|start|go)|until you|goes? out|in view|in front of you|with your eyes|stand in it|to the table|while|is cooking|walk in)\b|\{when\}/iu
/** How a preparation begins. */
const PREPARING =
  /^(?:Choose|Decide|Name|Say (?:who|which|what|where|how)|Write|Check|Pick|Set out|Lay|Put (?!on)|Send|Ask|Describe|Guess|Find|Look for|Fold|Pack|Pat|Mark)\b/u

/** Whether a challenge of a topic prepares another day, and asks for nothing of the goal itself. */
const isPreparation = ({ text, twin = '', byKind = {} }: Wording): boolean =>
  PREPARING.test(text) && ![text, twin, ...Object.values(byKind)].some((words) => OF_THE_DAY.test(words))

/**
 * The challenges of a day that the goal does not ask for (TEXT-30): every second one is of the goal's topic, where it has some. The length
 * and the places are the same for all goals, so that two goals of a person never meet.
 */
export const listFreeChallenges = (
  { FREE_DAYS, TOPICS }: Pick<Library, 'FREE_DAYS' | 'TOPICS'>,
  brief: CoachBrief,
): readonly LibraryChallenge[] => {
  const ofTopic = (findByTopic(TOPICS, brief)?.challenges ?? []).filter(isPreparation)
  return FREE_DAYS.challenges.map((challenge, place) =>
    place % 2 === 0 ? challenge : (ofTopic[(place - 1) / 2] ?? challenge),
  )
}

/** The one step of a day that the goal does not ask for: a preparation. */
export const chooseFreeStep = (
  { FREE_DAYS }: Pick<Library, 'FREE_DAYS'>,
  brief: CoachBrief,
  offset: number,
  isKnown: (entry: Wording) => boolean,
): LibraryStep => firstNew(FREE_DAYS.steps, positionOn(brief, FREE_DAYS.steps.length, offset), isKnown)
