import { type InterviewDraft, isCircleSet, withStarts } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import type { InterviewFinding } from '#domain/interview/finding.ts'
import { deriveCircumstances } from './circumstances.ts'
import { firstSaid, HOME_LIFE, quoted, quotedEnd } from './said.ts'
import { likeness } from './shared-words.ts'
import { planCircles } from './week.ts'
import { hours } from './words.ts'

/** Questions that set two answers against each other, for an interview that is complete (INTERVIEW-11). */

const MUCH_MORE = 5
const MOST = 2
const relation = (names: string[], question: string): InterviewFinding => ({ kind: 'relation', names, question })

/** The one question over a gentle subject. `names` are the circles of the subject; none where a model refuses without naming one. */
export const leaveAlone = (names: string[]): InterviewFinding =>
  relation(names, 'Is there anything of what you wrote that this plan should leave alone for now?')

/** At most two, most telling first. `seed` chooses between wordings. Over a gentle subject the one question asks what to leave alone. */
export const listRelations = (draft: InterviewDraft, { seed = 0 } = {}): InterviewFinding[] => {
  const interview = withStarts(draft)
  const { said, gentle, flat, careWork, shifts } = deriveCircumstances(interview, [])
  const [subject] = gentle
  if (subject) return [leaveAlone([CIRCLE_NAMES[subject.circle]])]
  const challenge = firstSaid(said, 'challenge')
  const isSet = (circle: CircleKey) => isCircleSet(draft.circleData[circle])
  // Nothing is said of sliders that the person did not touch (INTERVIEW-10).
  const plans = planCircles(interview).filter(({ circle }) => isSet(circle))
  const findWish = (circle: (typeof CIRCLE_KEYS)[number]) => firstSaid(said, 'success', circle)
  const growing = plans.filter(({ ideal, current }) => ideal - current >= MUCH_MORE)
  const found: InterviewFinding[] = []

  const work = growing.find(({ circle }) => circle === 'work')
  const home = said.find(({ circle, quote }) => circle !== 'work' && HOME_LIFE.test(quote))
  if (work && home)
    found.push(
      relation(
        ['Work'],
        home === careWork
          ? `You gave Work ${hours(work.ideal - work.current)} more and wrote ${quotedEnd(home.quote)} Where would these hours come from, so that what you do for others can stay as it is?`
          : `You gave Work ${hours(work.ideal - work.current)} more and wrote ${quotedEnd(home.quote)} Which of the two should this plan believe for the next 90 days?`,
      ),
    )

  const wishes = CIRCLE_KEYS.flatMap((circle) => {
    const quote = findWish(circle)
    return quote ? [{ circle, quote }] : []
  })
  if (flat && CIRCLE_KEYS.every(isSet)) {
    const [one, other] = wishes
    if (one && other)
      found.push(
        relation(
          [CIRCLE_NAMES[one.circle], CIRCLE_NAMES[other.circle]],
          `All five circles have the same marks. If only one of these could be true in 90 days, ${quoted(one.quote)} or ${quoted(other.quote)}, which one?`,
        ),
      )
  }

  const near = challenge
    ? wishes.toSorted((a, b) => likeness(challenge, b.quote) - likeness(challenge, a.quote))[0]
    : undefined
  if (near && challenge && likeness(near.quote, challenge) > 0)
    found.push(
      relation(
        [CIRCLE_NAMES[near.circle]],
        seed % 2 === 0
          ? `You wrote ${quoted(challenge)} and, for ${CIRCLE_NAMES[near.circle]}, ${quotedEnd(near.quote)} What in an ordinary week would have to be different for the second to come true?`
          : `For ${CIRCLE_NAMES[near.circle]} you wrote ${quotedEnd(near.quote)} You also wrote ${quotedEnd(challenge)} What would have to change first?`,
      ),
    )

  const [most] = growing
    .filter(({ circle }) => circle !== 'work' || !home)
    .toSorted((a, b) => b.ideal - b.current - (a.ideal - a.current))
  // A challenge that the question about Work quotes already gives way to what success would be.
  const wish = most && findWish(most.circle)
  const beside =
    work && home && challenge === home.quote
      ? wish && `you wrote ${quotedEnd(wish)}`
      : challenge && `as your main challenge you named ${quotedEnd(challenge)}`
  if (most && beside)
    found.push(
      relation(
        [most.name],
        `You want ${hours(most.ideal - most.current)} more for ${most.name}, and ${beside} ${shifts ? 'After which shift' : 'When in the week'} would the first of these hours be, and what would it replace?`,
      ),
    )
  return found.slice(0, MOST)
}
