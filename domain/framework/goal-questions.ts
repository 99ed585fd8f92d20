import type { GoalOutline } from '#domain/coach/brief/person-brief.ts'
import { quoteTitle } from '#domain/coach/words/quotes.ts'
import { type InterviewDraft, isCircleSet, withStarts } from '#domain/interview/answers.ts'
import type { InterviewFinding } from '#domain/interview/finding.ts'
import { planCircles } from './week.ts'
import { hours } from './words.ts'

/**
 * The question whether more hours for a circle are meant for the goal that the person has in it (INTERVIEW-11), for the circle that is to
 * grow most. Empty where no circle with a goal is to grow; a circle with an unset slider counts for none (INTERVIEW-10).
 */
export const listGoalQuestions = (draft: InterviewDraft, goals: readonly GoalOutline[]): InterviewFinding[] => {
  const growing = planCircles(withStarts(draft))
    .filter(({ circle }) => isCircleSet(draft.circleData[circle]))
    .flatMap(({ name, ideal, current }) => {
      const goal = goals.find(({ circle }) => circle === name)
      return goal && ideal > current ? [{ name, more: ideal - current, title: goal.title }] : []
    })
    .toSorted((a, b) => b.more - a.more)[0]
  if (!growing) return []
  const { name, more, title } = growing
  return [
    {
      kind: 'relation',
      names: [name],
      question: `You want ${hours(more)} more for ${name}, and you have the goal ${quoteTitle(title)} there. Are these hours for that goal, or for something new?`,
    },
  ]
}
