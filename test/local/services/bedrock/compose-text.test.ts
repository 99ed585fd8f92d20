import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { addDays } from '#domain/time/day.ts'
import { userPrompt } from '#functions/motivation/daily-motivation/prompt.ts'
import { readAnswer } from '#functions/motivation/read-answer.ts'
import { composeAnswer } from '#local/services/bedrock/compose-text.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const TITLES = ['Finish the first draft of my thesis', 'Finish the tax return', 'Swim twice a week']

const listParts = (brief: CoachBrief, retries: number): string[] => {
  const answer = readAnswer(composeAnswer(userPrompt(brief), retries), brief)
  if (answer === undefined || !('text' in answer))
    throw new RangeError(`The answer is not a text: ${JSON.stringify(answer)}`)
  const { message, micro_plan, challenge } = answer.text
  return [message, ...micro_plan, challenge]
}

describe('the Bedrock emulator', () => {
  it.each([0, 1])(
    'gives the goals of a person different texts on a day, also after a retry of one of them (%i, TEXT-19)',
    (retries) => {
      for (let day = 0; day < 30; day += 1) {
        const seen = new Set<string>()
        for (const [index, title] of TITLES.entries()) {
          const brief: CoachBrief = {
            ...BRIEFS.P1,
            kind: index < 2 ? 'finish' : 'do_regularly',
            title,
            plan: null,
            otherGoals: TITLES.filter((other) => other !== title),
            date: addDays(BRIEFS.P1.date, day),
            recent: [],
          }
          for (const part of listParts(brief, index === 0 ? retries : 0)) {
            if (seen.has(part)) expect.fail(`two goals share on day ${day}: ${part}`)
            seen.add(part)
          }
        }
      }
    },
  )

  it('gives a goal the same steps whether another goal of the person goes on or has ended', () => {
    const brief: CoachBrief = { ...BRIEFS.P1, title: 'Swim twice a week', kind: 'do_regularly', plan: null, recent: [] }
    const beside = listParts({ ...brief, otherGoals: ['Finish the first draft of my thesis'] }, 0)
    expect(listParts({ ...brief, otherGoals: [] }, 0).slice(1)).toEqual(beside.slice(1))
  })
})
