import type { StepLists } from '#domain/coach/compose/choose-plan.ts'
import type { Angle } from '#domain/coach/day/angle.ts'
import type { DateSituation, Situation } from '#domain/coach/day/situation.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { Outdoors } from '#domain/coach/slots/next-turn.ts'
import type { CircleTexts } from '#domain/coach/topics/circle-texts.ts'
import type { AfterGroup, DateFamily } from '#domain/coach/topics/date-family.ts'
import type { TargetEvent } from '#domain/coach/topics/target-event.ts'
import type { DetailsByTopic } from '#domain/coach/topics/title-fit.ts'
import type { TopicPart, TopicTexts } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import type { CircleType, Tone } from '#domain/goals/fields.ts'
import type { LibraryChallenge, LibraryMessage, LibraryStep } from './entry.ts'
import type {
  AnswerLeads,
  DateMove,
  EventTexts,
  FamilyTexts,
  FramesByTone,
  FreeDayTexts,
  FreeForm,
  QuoteAnswer,
  StepAndChallenge,
} from './frame.ts'

export type SituationMessages = Partial<Record<Situation, Readonly<Record<Tone, readonly LibraryMessage[]>>>>

/** What the library has texts of a free day for: a topic, a place outdoors, or a part of the home (TEXT-30). */
export type FreeTopic = Topic | Outdoors | Extract<TopicPart, 'laundry' | 'dishes'>

/** The lists of texts that a day is composed of. */
export type Library = StepLists & {
  MESSAGES: Readonly<Record<Tone, Readonly<Record<Angle, readonly LibraryMessage[]>>>>
  SITUATIONS: SituationMessages
  /** Texts of a day that a goal does not ask for (TEXT-30). */
  FREE_DAYS: {
    /** Those of a topic or its part, and of a goal whose title names a place outdoors. */
    topics: Readonly<Partial<Record<FreeTopic, FreeDayTexts>>>
    /** Those of a goal without texts of a topic. */
    kinds: Readonly<Record<GoalKind, FreeDayTexts>>
    /** Those for a message that answers what the person wrote. */
    answerPairs: Readonly<Record<FreeForm, readonly StepAndChallenge[]>>
    /** Messages with a detail in them. */
    frames: Readonly<Record<Tone, readonly LibraryMessage[]>>
    /** Messages with a detail in them that prepares nothing. */
    leisureFrames: Readonly<Record<Tone, readonly LibraryMessage[]>>
  }
  /** The step after seven in a row, in the order of the messages of that day, for its text and for its other wordings (TEXT-17). */
  MILESTONE_STEPS: readonly { ofText: LibraryStep; ofOthers: LibraryStep }[]
  /** Texts of the days around a target date for goals without an event (TEXT-37). */
  DATES: {
    families: Readonly<Record<DateFamily, FamilyTexts>>
    after: Readonly<Record<AfterGroup, readonly DateMove[]>>
    frames: Readonly<Record<DateSituation, Readonly<Record<Tone, readonly LibraryMessage[]>>>>
  }
  /** Texts of a target date on which something may take place (TEXT-36). */
  EVENTS: Readonly<Partial<Record<TargetEvent, EventTexts>>>
  CHALLENGES: Readonly<Record<GoalKind, readonly LibraryChallenge[]>>
  /** Texts of goals without a topic, by their circle (TEXT-29). */
  CIRCLES: Readonly<Partial<Record<CircleType, CircleTexts>>>
  TOPICS: Readonly<Partial<Record<Topic, TopicTexts>>>
  DETAILS: DetailsByTopic
  ANSWER_LEADS: Readonly<Record<Tone, AnswerLeads>>
  /** What messages of a topic answer to the person's own words (TEXT-32). */
  ANSWERS: Readonly<Partial<Record<Topic, readonly QuoteAnswer[]>>>
  FRAMES: FramesByTone
}
