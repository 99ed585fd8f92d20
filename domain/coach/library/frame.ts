import type { Angle } from '#domain/coach/day/angle.ts'
import type { DateSituation, Situation, TargetSituation } from '#domain/coach/day/situation.ts'
import type { LibraryChallenge, LibraryMessage, LibraryStep, Wording } from '#domain/coach/library/entry.ts'
import type { QuoteTheme } from '#domain/coach/words/quote-theme.ts'
import type { Tone } from '#domain/goals/fields.ts'

/**
 * What a detail asks for. `work` is a piece of the goal itself, `prepare` puts something in place, `note` is done in thought or with a
 * pen, `tell` needs another person. These can be done at once; `moment` waits for a moment that may come, such as an urge or the end
 * of a meal.
 */
export type DetailForm = 'work' | 'prepare' | 'note' | 'tell' | 'moment'

/** A step and a challenge that go together, and with a message of their own: the three are one small plan. */
export type StepAndChallenge = Readonly<{ step: LibraryStep; challenge: LibraryChallenge }>

/**
 * What a message says of a goal's topic, with a first move. `short` has sentences of at most 9 words, for Drill Sergeant. Each tone has
 * one more sentence about the same detail, which stands directly after it. `place` is the place in the list of the topic (topics/places.ts), by which
 * its steps and challenges are found. An answer has no such place: its steps and challenges are in `own`, and take turns.
 */
export type Detail = {
  text: string
  short: string
  form: DetailForm
  place?: number
  own?: readonly StepAndChallenge[]
} & Readonly<Record<Tone, string>>

/**
 * A detail that takes up what the person wrote (TEXT-32): it is shown only where a text of the goal is about its theme. One that meets
 * `ally` has the slot `{ally}`.
 */
export type QuoteAnswer = Detail & { meets: QuoteTheme }

/** Words around an answer: with the quote that it takes up, or around a part for somebody. Each has `{detail}` and then `{after}`. */
export type AnswerLeads = Readonly<Record<'obstacle' | 'words' | 'ally', readonly string[]>>

/** All texts of a detail, in every tone, without those of its own step and challenge. */
export const listDetailTexts = (detail: Detail): string[] => {
  const { text, short, drill_sergeant, kind_encouraging, teammate, wise_mentor } = detail
  return [text, short, drill_sergeant, kind_encouraging, teammate, wise_mentor]
}

/**
 * A message with the slot `{detail}`, and perhaps `{after}` for the tone's own sentence about it: `text` and `also` use facts of the
 * person, `twin` uses only slots that every goal can fill. Its words are true of the details of the forms that it holds.
 */
export type Frame = Pick<Wording, 'text' | 'also' | 'twin'> & { holds: readonly DetailForm[] }

/** A text, others for goals without its facts, and last the twin. */
type FrameTexts = readonly [text: string, ...others: string[]]

/** How the lists of frames are written: texts, which hold the forms of their list, or texts with forms of their own. */
export type FrameText = string | FrameTexts | { texts: FrameTexts; holds: readonly DetailForm[] }

export type FramesByTone = Readonly<
  Record<
    Tone,
    {
      angles: Readonly<Record<Angle, readonly Frame[]>>
      situations: Readonly<Partial<Record<Situation, readonly Frame[]>>>
    }
  >
>

/** Entries of any day before the next one of a goal, and those that make sense only on the day just before it. */
export type ByTime<T> = { any: readonly T[]; eve: readonly T[] }

/** What an answer asks for on a day that the goal does not: no piece of the goal, and no moment of it. */
export type FreeForm = Extract<DetailForm, 'prepare' | 'note' | 'tell'>

/**
 * What a text of a free day asks for: a message with something to do, and steps about the same, each with its challenge (TEXT-30). `short` has
 * sentences of at most 9 words, for Drill Sergeant. `leisure` marks a move that prepares nothing for the next day. It asks the person, for example,
 * to look back or to rest.
 */
export type FreeMove = Readonly<{ text: string; short: string; pairs: readonly StepAndChallenge[]; leisure?: true }>

/**
 * What a text of a target date asks for: a message, a step and a challenge about the same (TEXT-37). `text` and `short`, for Drill Sergeant, have
 * wordings with facts of the person, best first, and last one that every goal can fill. An obstacle is quoted only where it is about one of
 * the themes that the move `meets`; without themes, the move answers any.
 */
export type DateMove = Readonly<{
  text: readonly string[]
  short: readonly string[]
  meets?: readonly QuoteTheme[]
  /** Another move of the same place, with a step of its own, for a goal that has the fact of its first wording. */
  instead?: DateMove
  step: LibraryStep
  challenge: LibraryChallenge
}>

/** The moves of a family of goals on the target date and on the day before. */
export type FamilyTexts = Readonly<Record<TargetSituation, readonly DateMove[]>>

/** Texts for an event on a goal's target date, such as an exam, in place of those of its kind (TEXT-36). */
export type EventTexts = Readonly<{
  messages: Record<DateSituation, Readonly<Record<Tone, readonly LibraryMessage[]>>>
  parts: Record<DateSituation, { steps: readonly LibraryStep[]; challenges: readonly LibraryChallenge[] }>
}>

/** The moves of a day that a goal does not ask for (TEXT-30). */
export type FreeDayTexts = ByTime<FreeMove>
