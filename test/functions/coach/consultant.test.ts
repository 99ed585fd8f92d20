import { describe, expect, it } from 'vitest'
import type { Interview } from '#domain/interview/answers.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { takeTurn } from '#functions/coach/five-circle-consultant/write.ts'
import { createInterview, wordInterview } from '#test/support/interview.ts'
import { coachSaying } from '../adapters/bedrock/saying.ts'

const CALM = createInterview()
const NO_PRIORITY = createInterview({ lifeContext: { primary_90_day_priority: '' } })
const TOO_MUCH = createInterview({ friends_family: { ideal_time_per_week: 50 } })
/** Each text of the interview in Japanese. */
const JAPANESE = wordInterview('夜にもっと書きたいです。')
const HISTORY: ConversationEntry[] = [
  { role: 'consultant', content: 'When would you write?' },
  { role: 'user', content: 'Before 7, for 45 minutes.' },
]
/** A coach with these answers. The concern is none unless an answer has another one. */
const saying = (...answers: object[]) => coachSaying(...answers.map((answer) => ({ concern: 'none', ...answer })))
const turn = (answer: object, interview: Interview = CALM, history: ConversationEntry[] = []) =>
  takeTurn(saying(answer, answer), { interview, history, goals: [] }, false)

describe('a question of the model', () => {
  it('is cleaned of markup', async () => {
    const answer = { ask_more: true, message: '**Where** from, <b>then</b>?\u202e [x](https://evil.example)' }
    expect(await turn(answer)).toEqual({
      askMore: true,
      message: 'Where from, then? x',
      concern: 'none',
      source: 'model',
    })
  })

  it.each<[string, object, Interview, ConversationEntry[]]>([
    ['says nothing', { ask_more: true, message: ' <b></b>' }, CALM, []],
    ['asks nothing', { ask_more: true, message: 'Tell me more.' }, CALM, []],
    ['asks without end', { ask_more: true, message: `${'why '.repeat(200)}?` }, CALM, []],
    ['asks again', { ask_more: true, message: 'When would you write?' }, CALM, HISTORY],
    ['is no turn', { proceed: true }, CALM, []],
    ['brings a field along', { ask_more: false, message: 'Good.', odds: 10 }, CALM, []],
    ['claims hours of its own', { ask_more: false, message: 'You have 500 hours left.' }, CALM, []],
    ['lets somebody go with a step missing', { ask_more: false, message: 'Enough.' }, NO_PRIORITY, []],
    ['still lets them go', { ask_more: false, message: 'Enough.' }, NO_PRIORITY, HISTORY.slice(1)],
    ['asks around what is missing', { ask_more: true, message: 'How are you?' }, NO_PRIORITY, []],
    ['lets a week pass that is too full', { ask_more: false, message: 'Enough.' }, TOO_MUCH, []],
  ])('that %s is requested again and then replaced (COACH-1)', async (_, answer, interview, history) => {
    expect(await turn(answer, interview, history)).toMatchObject({ source: 'built-in' })
    const good = { ask_more: true, message: 'What is your 90-Day Priority, and how many hours would it take?' }
    expect(await takeTurn(saying(answer, good), { interview, history, goals: [] }, false)).toMatchObject({
      source: 'model',
    })
  })

  it.each<[object, Interview, ConversationEntry[]]>([
    [{ ask_more: true, message: 'What would you put as your 90-day priority?' }, NO_PRIORITY, []],
    [{ ask_more: true, message: 'You want 68 hours and have 63 hours. Which 5 hours can wait?' }, TOO_MUCH, []],
    [{ ask_more: false, message: 'Mornings before 7, then: 45 minutes.' }, TOO_MUCH, HISTORY],
    [{ ask_more: true, message: 'どの時間に書きますか？' }, JAPANESE, HISTORY.slice(0, 1)],
  ])('is accepted when it names an open finding or that all are answered: %j', async (answer, interview, history) => {
    expect(await turn(answer, interview, history)).toMatchObject({ source: 'model' })
  })
})
