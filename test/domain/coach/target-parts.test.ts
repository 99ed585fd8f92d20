import { describe, expect, it } from 'vitest'
import { firstWord } from '#domain/coach/choose-plan.ts'
import { GOAL_KINDS } from '#domain/coach/kind.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { dayParts } from '#domain/coach/library/situations/target/day-parts.ts'
import { eveParts } from '#domain/coach/library/situations/target/eve-parts.ts'
import { writeBuiltInText } from '#domain/coach/write-text.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { durationsNamed, spokenWords } from '#test/support/library-rules.ts'
import { inSituation } from './support/situation-briefs.ts'

const PARTS = { target_eve: eveParts, target_day: dayParts }
const lists = Object.values(PARTS).flatMap((byKind) => GOAL_KINDS.map((kind) => ({ kind, ...byKind[kind] })))
const NEVER =
  /[!;—–“”]|\b(?:proud|amazing|journey|crush|fail\w*|weak|lazy|should have|give up|congratulations|well done)\b/iu

describe('steps and challenges of a target date (TEXT-17)', () => {
  it('are five of each for a kind and a day, and each once', () => {
    for (const { kind, steps, challenges } of lists) {
      expect([steps.length, challenges.length], kind).toEqual([5, 5])
      expect(new Set(steps.map(({ text }) => firstWord(text))).size, kind).toBe(5)
    }
    const texts = lists.flatMap(({ steps, challenges }) => [...steps, ...challenges].map(({ text }) => text))
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('are short, and cheer or shame nobody', () => {
    for (const { steps, challenges } of lists) {
      for (const { text } of steps) expect(spokenWords(text), text).toBeLessThanOrEqual(16)
      for (const { text } of challenges) expect(spokenWords(text), text).toBeLessThanOrEqual(22)
      for (const { text } of [...steps, ...challenges]) {
        expect(durationsNamed(text), text).toEqual([])
        expect(text).not.toMatch(NEVER)
      }
    }
  })

  it('call no goal a habit, because what is done once can have the kind of a practice', () => {
    for (const { do_regularly } of Object.values(PARTS))
      for (const { text } of [...do_regularly.steps, ...do_regularly.challenges]) expect(text).not.toMatch(/habit/iu)
  })

  it('name no exercise to somebody who recovers', () => {
    for (const { recover } of Object.values(PARTS))
      for (const { text } of [...recover.steps, ...recover.challenges])
        expect(text).not.toMatch(/\b(?:walk|stretch|squat|lift|run|jog|jump|lunge|climb)/iu)
  })

  it('stand with a message that ends a goal of the kind, where there is one, and not with an ordinary first move', () => {
    for (const tone of ['kind_encouraging', 'teammate'] as const) {
      const brief = inSituation({ ...BRIEFS.P1, tone }, 'target_day')
      const messages = Array.from(
        { length: 12 },
        (_, day) => writeBuiltInText({ ...brief, date: addDays(brief.date, day) }).message,
      )
      const has = (message: string) =>
        DETAILS.draft?.some(({ text, short }) => message.includes(text) || message.includes(short))
      expect(messages.filter((message) => !has(message)).length, tone).toBeGreaterThan(0)
    }
  })

  it.each(['target_eve', 'target_day'] as const)('are the parts of the text of each goal: %s', (situation) => {
    for (const person of Object.values(BRIEFS).filter(({ target }) => target !== null))
      for (const tone of tones.options) {
        const brief = inSituation({ ...person, tone }, situation)
        const { steps, challenges } = PARTS[situation][brief.kind]
        const text = writeBuiltInText(brief)
        expect(text.micro_plan).toHaveLength(1)
        expect(steps.map((step) => step.text)).toContain(text.micro_plan[0])
        expect(challenges.map((challenge) => challenge.text)).toContain(text.challenge)
      }
  })
})
