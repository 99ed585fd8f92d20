import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { frameworkView } from '#domain/framework/framework.ts'
import { goalSuggestion } from '#domain/framework/suggestions.ts'
import { createInterview } from '#test/support/interview.ts'
import type { Person } from '#test/support/people.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** From the last step of the interview to the first goal of the workshop, over HTTP, with each function's own permissions. */

let stack: Stack
let maren: Person

beforeAll(async () => {
  stack = await startStack()
  maren = await stack.person()
})
afterAll(() => stack.stop())

const ask = async (operation: string, body: Record<string, unknown>) => {
  const answer = await stack.api(maren, operation, body)
  expect([operation, answer.status, answer.body.error]).toEqual([operation, 200, undefined])
  return answer.body
}

const turn = z.object({ shouldContinue: z.boolean(), consultantResponse: z.string() })
const analyzed = z.object({ analysis: z.object({ canProceed: z.boolean(), nextQuestion: z.nullable(z.string()) }) })

it('the interview leads through the conversation to a framework and a goal', async () => {
  await ask('create-user-profile', { firebaseUid: maren.id, email: maren.email })
  const interview = createInterview()
  const { analysis } = analyzed.parse(
    await ask('five-circle-consultant', { mode: 'analyze', currentData: interview, user_id: maren.email }),
  )
  const history: { role: string; content: string }[] = []
  for (let question = analysis.nextQuestion; question !== null; ) {
    history.push({ role: 'consultant', content: question })
    const userResponse = 'The hour after work.'
    const said = turn.parse(
      await ask('five-circle-consultant', {
        mode: 'ask_followup',
        currentData: interview,
        userResponse,
        conversationHistory: history,
      }),
    )
    history.push({ role: 'user', content: userResponse })
    question = said.shouldContinue ? said.consultantResponse : null
  }
  expect(history.length).toBeGreaterThanOrEqual(2)
  expect(history.length).toBeLessThanOrEqual(10)

  const created = await ask('create-five-circle-framework', {
    user_id: maren.email,
    ...interview,
    conversationHistory: history,
  })
  expect(created.analysis).toMatchObject({ circles_created: 5, has_time_conflict: false, source: 'model' })

  const framework = frameworkView.parse((await ask('get-latest-framework', { user_id: maren.email })).framework)
  expect(framework.analysis).toEqual(created.analysis)
  const [circle] = framework.circle_profiles
  const { suggestions } = await ask('generate-goal-suggestions', {
    circleName: circle?.circle_name,
    personalDefinition: circle?.personal_definition,
    hoursPerWeek: circle?.weekly_hours_allocated,
    currentChallenges: circle?.current_challenges,
    specificGoal: circle?.specific_goal,
  })
  const [first] = z.parse(z.array(goalSuggestion), suggestions)
  const { goal } = await ask('create-goal', {
    title: first?.title,
    description: first?.description,
    circle_type: circle?.circle_name,
    weekly_commitment_hours: first?.timeCommitment,
    circle_interview_data: {
      personalDefinition: circle?.personal_definition,
      currentChallenges: circle?.current_challenges,
      specificGoal: circle?.specific_goal,
    },
  })
  expect(goal).toMatchObject({
    title: first?.title,
    circle_type: 'Spiritual',
    weekly_commitment_hours: first?.timeCommitment,
  })
})

it('the interview continues while the model is down (INTERVIEW-8)', async () => {
  await stack.local('POST', 'faults', { service: 'model', mode: 'down' })
  const created = await ask('create-five-circle-framework', { ...createInterview(), conversationHistory: null })
  expect(created.analysis).toMatchObject({ circles_created: 5, source: 'built-in' })
  expect(await ask('generate-goal-suggestions', { circleName: 'Work', hoursPerWeek: 4 })).toMatchObject({
    source: 'built-in',
  })
  await stack.local('DELETE', 'faults')
})

it('a framework is not returned to another person', async () => {
  const other = await stack.person()
  await stack.api(other, 'create-user-profile', { firebaseUid: other.id, email: other.email })
  expect((await stack.api(other, 'get-latest-framework')).body).toEqual({ success: true, framework: null })
  const foreign = await stack.api(other, 'create-five-circle-framework', { ...createInterview(), user_id: maren.email })
  expect(foreign.status).toBe(403)
  expect((await stack.api(null, 'get-latest-framework')).status).toBe(401)
})
