import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { arrangePlans } from '#domain/coach/compose/choose-plan.ts'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import { rememberTexts } from '#domain/coach/compose/same-text.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import { motivationText } from '#domain/motivation/motivation.ts'
import { addDays } from '#domain/time/day.ts'
import { NUMBERED_LIBRARY } from '#test/domain/coach/support/numbered-library.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const brief: CoachBrief = inSituation(BRIEFS.P1, 'ordinary')
const write = (change: Partial<CoachBrief> = {}, offset = 0) =>
  composeText(NUMBERED_LIBRARY, { ...brief, ...change }, { offset })
const onDay = (days: number): Partial<CoachBrief> => ({ date: addDays(brief.date, days) })

describe('a text of the library', () => {
  it('has a message, steps of at most 9 minutes and a challenge, and is deterministic for a brief (TEXT-1)', () => {
    const { angle, situation, ...text } = write()
    expect(motivationText.parse(text)).toEqual(text)
    expect(text.step_minutes).toHaveLength(text.micro_plan.length)
    expect(write()).toEqual({ ...text, angle, situation })
    expect(situation).toBe('ordinary')
  })

  it('repeats no message, step or challenge in 90 days, and shares none with another goal of the person (TEXT-19)', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(3, 5), (userId, slots) => {
        const seen = new Set<string>()
        for (let day = 0; day < 90; day += 1) {
          const today = new Set<string>()
          for (let slot = 0; slot < slots; slot += 1) {
            const kind = GOAL_KINDS[slot % 3] ?? 'finish'
            const { message, micro_plan, challenge } = write({ ...onDay(day), userId, slot, slots, kind })
            for (const part of [message, ...micro_plan, challenge]) {
              if (today.has(part)) expect.fail(`two goals share on day ${day}: ${part}`)
              if (seen.has(`${slot} ${part}`)) expect.fail(`a goal repeats on day ${day}: ${part}`)
              today.add(part)
              seen.add(`${slot} ${part}`)
            }
          }
        }
      }),
      { seed: 20_261_122, numRuns: 3 },
    ))

  it('has three steps that begin with different words, in each position of the rotation', () => {
    for (const kind of GOAL_KINDS)
      for (let offset = 0; offset < 96; offset += 1) {
        const { micro_plan, step_minutes } = write({ kind }, offset)
        expect(new Set(micro_plan.map((step) => step.split(' ')[0])).size).toBe(3)
        expect((step_minutes ?? []).reduce((sum, minutes) => sum + minutes, 0)).toBeLessThanOrEqual(9)
      }
  })

  it('uses each step of a list once in the positions of a person', () => {
    const plans = arrangePlans(NUMBERED_LIBRARY, 'user-1', 'learn')
    for (const place of [0, 1, 2] as const) expect(new Set(plans.map((plan) => plan[place].text)).size).toBe(96)
    expect(arrangePlans(NUMBERED_LIBRARY, 'user-1', 'stop').map(([prepare]) => prepare)).toEqual(
      plans.map(([prepare]) => prepare),
    )
  })

  it('skips an entry whose words appeared in the last days, whatever filled its slots (TEXT-19)', () => {
    const first = write()
    const obstacle = 'something else'
    const earlier = write({ obstacle, plan: null })
    const recent = [
      {
        date: addDays(brief.date, -3),
        message: earlier.message,
        steps: earlier.micro_plan,
        challenge: earlier.challenge,
        kept: true,
      },
    ]
    const next = write({ recent })
    expect(next.message).not.toBe(first.message)
    expect(next.angle).toBe(first.angle)
    expect(next.challenge).not.toBe(first.challenge)
    for (const step of next.micro_plan) expect(first.micro_plan).not.toContain(step)
  })

  it('takes its message from the situation and does not skip the angle of the day (TEXT-17)', () => {
    const missed = write({ silentDays: 1 })
    expect(missed.situation).toBe('after_miss')
    expect(missed.message).toMatch(/^Round /)
    expect(missed.angle).toBe(write().angle)
    const texts = [0, 1, 2, 3].map((earlierSilences) => write({ silentDays: 1, earlierSilences, slots: 5 }).message)
    expect(new Set(texts).size).toBe(4)
  })

  it('asks for at most 5 minutes after a miss, including one step of the activity', () => {
    for (let offset = 0; offset < 96; offset += 1) {
      const { micro_plan, step_minutes } = write({ silentDays: 1 }, offset)
      expect((step_minutes ?? []).reduce((sum, minutes) => sum + minutes, 0)).toBeLessThanOrEqual(5)
      expect(micro_plan.some((step) => step.includes(' the finish '))).toBe(true)
    }
  })

  it('uses the angle of the day, or a quiet one, when the library has no text for the situation', () => {
    const { situation, angle, message } = write({ silentDays: 3 })
    expect(situation).toBe('silent_3')
    expect(['start', 'place', 'end']).toContain(angle)
    expect(message).toContain(`wise_mentor ${angle}`)
    const easy = write({ run: 30 })
    expect([easy.situation, easy.angle]).toEqual(['milestone_30', write().angle])
  })

  it('has the angle start, place or end on other silent days', () => {
    for (let silentDays = 4; silentDays < 7; silentDays += 1)
      expect(['start', 'place', 'end']).toContain(write({ silentDays, ...onDay(silentDays) }).angle)
  })

  it('quotes the title and each sentence of the person at most once', () => {
    for (let offset = 0; offset < 12; offset += 1) {
      const { message, micro_plan, challenge } = write({ obstacle: null }, offset)
      const whole = [message, ...micro_plan, challenge].join('\n')
      expect(whole.match(/“Finish the first draft of my thesis\.?”/g)).toHaveLength(1)
    }
  })

  it('differs at another offset of the same day (NUDGE-7)', () => {
    expect(write({}, 48).message).not.toBe(write().message)
    expect(write({}, 48).challenge).not.toBe(write().challenge)
  })
})

describe('the wording of an entry', () => {
  const entry = {
    text: 'You wrote {obstacle}. This morning, begin.',
    twin: 'Begin, with {title}.',
    byKind: { stop: 'Wait.' },
  }
  it.each([
    ['You wrote “one last message.” This morning, begin.', true],
    ['You wrote “the radio.” This evening, begin.', true],
    ['Begin, with “Walk.”', true],
    ['wait', true],
    ['You wrote nothing.', false],
    ['Wait. Then begin.', false],
  ])('%s: %s', (text, same) => expect(rememberTexts(['Another.', text])(entry)).toBe(same))
})
