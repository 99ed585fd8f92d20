import { daysBetween } from '#domain/time/day.ts'
import type { CoachBrief } from './brief.ts'
import type { LibraryChallenge, LibraryStep, Wording } from './library/entry.ts'
import type { Detail } from './library/frame.ts'
import type { Library } from './library-lists.ts'
import { readOutdoorPlace } from './next-turn.ts'
import { firstNew } from './pick-entry.ts'
import { positionOn } from './rotation.ts'
import { findTopicTexts } from './topic-texts.ts'

/** Words of an entry that is for a day on which the goal is done, or for its place. */
const OF_THE_DAY =
  /\b(?:today’?s?|tonight|on the spot|before you (?:begin|read|start|go)|until you|goes? out|in view|in front of you|with your eyes|stand in it|to the table|while|is cooking|walk in|this (?:moment|hour|morning|evening)|where you (?:sit|stand|are)|last (?:run|round)|keeps coming back|the moon|on your hand|two \w+ days|flat route|look at on the way|first person who|cannot sit|without counting|and do it|and eat|out loud|open it|and stay|at the end|as the end|this entry|when the urge|go and|right away|shines|against the clock|clock)\b|\{when\}/iu
/** Words of an entry that is for the day before. */
const OF_THE_EVE =
  /\btomorrow\b|\bnow\b|\b(?:and|then) (?:lay|put|set|hang|pack|fetch|place|stand)\b|\b(?:into|on|in|from) (?:the|your) (?:\w+ )?bag\b/iu
/** How a preparation begins that a week may lie before. */
const PLANNING =
  /^(?:Choose|Decide|Write|Check|Pick|Send|Ask|Find|Look (?:up|for)|Mark|Buy|Block|Save|Wash|Replace|Agree|Work out|Text|Tell|Set a reminder|Copy|List|Print|Note|Enter|Order|Invite|Search|Swap|Draft|Plan|Arrange|Compare|Mend|Settle|Clear|Empty|Learn|Read the (?:pool|forecast|rules|words))\b/u
/** How a preparation begins that lies ready from the evening on. */
const LAYING_OUT =
  /^(?:Pack|Lay|Hang|Roll (?!each|both|your)|Fill|Place|Add|Set out|Put (?!on|both hands|a hand)|Prepare|Charge|Fold|Tape|Pin|Rinse|Label|Stack|Squeeze some)\b/u
/** Details of a topic often begin with the reason for a move, so that the words inside count. */
const PLANNING_INSIDE = /\b(?:[Ww]rite|[Cc]heck|[Ll]ook up|[Cc]hoose|[Dd]ecide|[Aa]sk|[Tt]ell)\b/u

/** Fewest entries of a topic that a rotation of its own needs. */
const ENOUGH = 10

const isEve = ({ date, nextDay }: CoachBrief): boolean => nextDay !== null && daysBetween(date, nextDay) === 1

/** Whether an entry of a topic prepares the next day, and asks for nothing of the goal itself. On the day before, things may be laid out. */
const isPreparation = ({ text, twin = '', byKind = {} }: Wording, eve: boolean): boolean => {
  const words = [text, twin, ...Object.values(byKind)]
  if (words.some((one) => OF_THE_DAY.test(one))) return false
  return PLANNING.test(text) ? eve || !OF_THE_EVE.test(text) : eve && LAYING_OUT.test(text)
}

/** The details of a topic that prepare the next day. Those of a goal outdoors are about a seat at home. */
export const listFreeDetails = (details: readonly Detail[], brief: CoachBrief): readonly Detail[] => {
  if (readOutdoorPlace(brief.title) !== undefined) return []
  const eve = isEve(brief)
  const isReady = ({ form }: Detail) => form === 'note' || (eve && form === 'prepare')
  return details.filter(
    (one) =>
      isReady(one) &&
      ![one.text, one.short].some((words) => OF_THE_DAY.test(words) || (!eve && OF_THE_EVE.test(words))) &&
      (one.form === 'prepare' || PLANNING_INSIDE.test(one.text)),
  )
}

/** The general entries of a free day; those of a goal outdoors are about its place. */
const readGeneral = ({ FREE_DAYS }: Pick<Library, 'FREE_DAYS'>, { title }: CoachBrief) =>
  readOutdoorPlace(title) === undefined ? FREE_DAYS : FREE_DAYS.outdoors

const withEnough = <T>(own: readonly T[], general: readonly T[]): readonly T[] =>
  own.length >= ENOUGH ? own : [...own, ...general]

/** The entries of a free day (TEXT-30): those of the place outdoors, else of the topic, with general ones where it has few. */
const listFree = <T extends Wording>(general: readonly T[], ofTopic: readonly T[], brief: CoachBrief): readonly T[] => {
  if (readOutdoorPlace(brief.title) !== undefined) return general
  const eve = isEve(brief)
  return withEnough(
    ofTopic.filter((entry) => isPreparation(entry, eve)),
    general,
  )
}

/** The challenges of a day that the goal does not ask for. */
export const listFreeChallenges = (
  library: Pick<Library, 'FREE_DAYS' | 'TOPICS'>,
  brief: CoachBrief,
): readonly LibraryChallenge[] =>
  listFree(readGeneral(library, brief).challenges, findTopicTexts(library, brief)?.challenges ?? [], brief)

/** The one step of a day that the goal does not ask for: a preparation. */
export const chooseFreeStep = (
  library: Pick<Library, 'FREE_DAYS' | 'TOPICS'>,
  brief: CoachBrief,
  offset: number,
  isKnown: (entry: Wording) => boolean,
): LibraryStep => {
  const steps = listFree(readGeneral(library, brief).steps, findTopicTexts(library, brief)?.steps ?? [], brief)
  return firstNew(steps, positionOn(brief, steps.length, offset), isKnown)
}
