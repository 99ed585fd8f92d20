import type { GoalOutline } from '#domain/coach/brief/person-brief.ts'
import { deriveCircumstances } from '#domain/framework/circumstances.ts'
import type { Framework } from '#domain/framework/framework.ts'
import { createSuggestionWish } from '#domain/framework/suggestion-wish.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { screenText } from '#domain/safety/screen.ts'
import type { RequestOf } from '#functions/runtime/contract.ts'
import type { contract } from './contract.ts'
import type { SuggestionInput } from './prompt.ts'

type Body = Pick<
  RequestOf<typeof contract>,
  'circleName' | 'hoursPerWeek' | 'personalDefinition' | 'currentChallenges' | 'specificGoal'
>

/** What the suggestions are made from: the request, all answers and the chat of the newest framework, and the person's goals. */
export const readWish = (
  body: Body,
  framework: Framework | undefined,
  goals: readonly GoalOutline[],
): SuggestionInput => {
  const circle = body.circleName
  const interview = framework?.interview ?? null
  const history = framework?.conversation ?? []
  const key = CIRCLE_KEYS.find((one) => CIRCLE_NAMES[one] === circle)
  const answers = key && interview?.circleData[key]
  const own = {
    personalDefinition: body.personalDefinition ?? answers?.personal_definition ?? '',
    currentChallenges: body.currentChallenges ?? interview?.lifeContext.primary_challenge ?? '',
    specificGoal: body.specificGoal ?? answers?.success_definition_90_days ?? '',
  }
  const circumstances = interview ? deriveCircumstances(interview, history) : null
  const said = screenText([own.personalDefinition, own.specificGoal])
  const ownSubject = said.outcome === 'gentle' ? said.reason : null
  const known = {
    interview,
    chat: history,
    subjects: circumstances?.gentle ?? [],
    // A model may have been worried about the interview, which its words alone do not tell.
    isGentle: circumstances?.isGentle === true || framework?.analysis.gentle !== undefined,
  }
  return {
    wish: createSuggestionWish({ circle, hoursPerWeek: body.hoursPerWeek, ...own }, known, ownSubject),
    interview,
    history,
    goals,
  }
}
