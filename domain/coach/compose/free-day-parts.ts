import { suitsHour } from '#domain/coach/day/part-of-day.ts'
import { positionOn } from '#domain/coach/day/rotation.ts'
import { suitsDay } from '#domain/coach/day/suits-day.ts'
import { type LibraryChallenge, type LibraryStep, listWordings, type Wording } from '#domain/coach/library/entry.ts'
import type { FreeDayTexts, FreeMove, StepAndChallenge } from '#domain/coach/library/frame.ts'
import type { Filled, TextDay } from '#domain/coach/slots/fill-entry.ts'
import { countEarlierTimes } from './free-day-leisure.ts'
import { type FreeDays, findFreeTexts, listMoves, walkInTime } from './free-day-texts.ts'
import { entryAt, walkFrom } from './pick-entry.ts'
import { pointsBack } from './points-back.ts'
import { rememberTexts } from './same-text.ts'

/** The move of a text whose message is written already. */
const findMove = (texts: FreeDayTexts, used: readonly Filled[]): FreeMove | undefined => {
  const place = used.find(({ detail }) => detail !== undefined)?.detail
  return place === undefined ? undefined : listMoves(texts)[place]
}

/** The pairs of the goal's free days in the order in which a day tries them. Those that point back to a text before them come last. */
const listPairsInTurn = (texts: FreeDayTexts, day: TextDay): readonly StepAndChallenge[] => {
  const pairs = walkInTime(texts, day).flatMap((move) => move.pairs)
  const needsText = ({ step, challenge }: StepAndChallenge) => pointsBack(step.text) || pointsBack(challenge.text)
  return [...pairs.filter((pair) => !needsText(pair)), ...pairs.filter(needsText)]
}

/** The pairs of a move, first the one whose turn it is. */
const listPairsOf = (texts: FreeDayTexts, move: FreeMove, day: TextDay): readonly StepAndChallenge[] => {
  const first = countEarlierTimes(texts.eve.includes(move) ? texts.eve : texts.any, move, day)
  return walkFrom(move.pairs, first)
}

/** The pairs that go with a message: those of its move, or those for an answer to what the person wrote, first the one whose turn it is. */
const listOwnPairs = ({ FREE_DAYS }: FreeDays, texts: FreeDayTexts, day: TextDay, used: readonly Filled[]) => {
  const move = findMove(texts, used)
  if (move !== undefined) return listPairsOf(texts, move, day)
  const form = used.find(({ answerForm }) => answerForm !== undefined)?.answerForm
  const pairs: readonly StepAndChallenge[] = form === undefined ? [] : FREE_DAYS.answerPairs[form]
  return walkFrom(pairs, positionOn(day.brief, pairs.length, day.offset))
}

/** The challenges of a free day in the order in which they are tried: that of the step, others that go with the message, then the rest. */
export const listFreeChallenges = (
  library: FreeDays,
  day: TextDay,
  used: readonly Filled[],
): readonly LibraryChallenge[] => {
  const texts = findFreeTexts(library, day.brief)
  const isUsed = ({ step }: StepAndChallenge) => used.some(({ wording }) => listWordings(step).includes(wording))
  const own = listOwnPairs(library, texts, day, used)
  const all = listPairsInTurn(texts, day)
  const pairs = [...[...own, ...all].filter(isUsed), ...own, ...all]
  return [...new Set(pairs.map(({ challenge }) => challenge))]
}

/** The one step of a free day: of the pairs that go with the message, the one whose turn it is. One that suits the day and is new comes first. */
export const chooseFreeStep = (
  library: FreeDays,
  day: TextDay,
  used: readonly Filled[],
  isKnown: (entry: Wording) => boolean,
): LibraryStep => {
  const { brief, said } = day
  const texts = findFreeTexts(library, brief)
  const pairs = [...listOwnPairs(library, texts, day, used), ...listPairsInTurn(texts, day)]
  const isKnownChallenge = rememberTexts(said.map(({ challenge }) => challenge))
  const isAsking = used.some(({ text }) => text.includes('?'))
  const isClear = ({ step }: StepAndChallenge) => !isAsking || listWordings(step).every((text) => !text.includes('?'))
  const isNew = ({ step, challenge }: StepAndChallenge) => !isKnown(step) && !isKnownChallenge(challenge)
  const suits = ({ step, challenge }: StepAndChallenge) =>
    suitsDay(brief, step) && suitsDay(brief, challenge) && suitsHour(challenge, brief.localTime)
  const clear = pairs.filter(isClear)
  const fitting = clear.filter(suits)
  return (fitting.find(isNew) ?? clear.find(isNew) ?? fitting[0] ?? entryAt(pairs, 0)).step
}
