import { describe, expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { milestoneSteps } from '#domain/coach/library/situations/milestone/parts.ts'
import { SITUATION_TEXTS } from '#domain/coach/library/situations/situations.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const TITLE = 'Laptop closed at 7 PM'
const DAYS = 24

describe('the text after seven in a row (TEXT-17)', () => {
  it.each(tones.options)('asks what made them possible, and the step is what the message asks for: %s', (tone) => {
    const messages = SITUATION_TEXTS.milestone_7?.[tone] ?? []
    const met = Array.from({ length: DAYS }, (_, day) => {
      const brief = { ...inSituation(BRIEFS.P5, 'milestone_7'), title: TITLE, tone, date: addDays(BRIEFS.P5.date, day) }
      const { message, micro_plan } = writeBuiltInText(brief)
      const index = messages.findIndex(
        ({ twin = '' }) => message === twin.replace('{title}', `“${TITLE}”`).replace('”.', '.”'),
      )
      expect(micro_plan[0]).toBe(milestoneSteps[index]?.ofOthers.text)
      expect(micro_plan).toHaveLength(1)
      return `${index} ${micro_plan[0]}`
    })
    expect(new Set(met).size).toBe(messages.length)
  })

  it.each(tones.options)('has another step where the message asks for what the person wrote: %s', (tone) => {
    const note = { date: addDays(BRIEFS.P7.date, -2), feeling: null, text: 'two letters from the bank' }
    const person = { ...inSituation(BRIEFS.P7, 'milestone_7'), tone, daysToTarget: 12, notes: [note] }
    const texts = SITUATION_TEXTS.milestone_7?.[tone] ?? []
    const met = Array.from({ length: DAYS }, (_, day) =>
      writeBuiltInText({ ...person, date: addDays(BRIEFS.P7.date, day) }),
    ).flatMap(({ message, micro_plan }) => {
      const index = texts.findIndex(
        ({ text }) => message.startsWith(text.slice(0, text.indexOf('{'))) && message.includes('“'),
      )
      const isText = [
        ['“I want', 2],
        ['12 days', 4],
      ].some(([words, at]) => index === at && message.includes(String(words)))
      return isText ? [[index, micro_plan[0]]] : []
    })
    expect(met.length).toBeGreaterThan(0)
    for (const [index, step] of met) expect(step).toBe(milestoneSteps[Number(index)]?.ofText.text)
  })
})
