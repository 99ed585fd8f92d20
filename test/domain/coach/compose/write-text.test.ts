import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { checkText } from '#domain/coach/checks/check-text.ts'
import { isGrounded } from '#domain/coach/checks/goal.ts'
import { type BuiltInText, libraryVersion, writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { SITUATIONS } from '#domain/coach/day/situation.ts'
import { listWordings, slotsIn, type Wording } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { tone } from '#domain/goals/fields.ts'
import { motivationText } from '#domain/motivation/motivation.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DAYS = 90
const people = Object.values(BRIEFS).map((brief) => inSituation(brief, 'ordinary'))

const requirePerson = (): CoachBrief => {
  const [person] = people
  if (!person) throw new RangeError('There are no briefs.')
  return person
}

const onDay = (brief: CoachBrief, day: number): CoachBrief => {
  const date = addDays(brief.date, day)
  return {
    ...brief,
    date,
    days: brief.days.map((one, index) => ({ ...one, date: addDays(date, index - brief.days.length) })),
  }
}

/** Ten persons with three goals each: the titles of the ten people, one after the other, in changing tones. */
const goals: CoachBrief[] = people.flatMap((person, index) =>
  [0, 3, 7].map((step, slot) => ({
    ...(people[(index + step) % people.length] ?? person),
    userId: person.userId,
    goalId: `${person.goalId.slice(0, -1)}${slot}`,
    tone: tone.options[(index + slot) % tone.options.length] ?? 'teammate',
    slot,
    slots: 3,
  })),
)

type Day = { brief: CoachBrief; text: BuiltInText }

/** Each day is written with the texts of the week before. */
const written: Day[][] = goals.map((goal) => {
  const recent: CoachBrief['recent'][number][] = []
  return Array.from({ length: DAYS }, (_, day) => {
    const brief = { ...onDay(goal, day), recent: recent.slice(0, 7) }
    const text = writeBuiltInText(brief)
    const { message, micro_plan: steps, challenge } = text
    recent.unshift({ date: brief.date, message, steps, challenge, kept: true })
    return { brief, text }
  })
})

const listParts = ({ text: { message, micro_plan, challenge } }: Day): string[] => [message, ...micro_plan, challenge]

describe('thirty goals over ninety days', () => {
  it('get no message, step or challenge twice (TEXT-19)', () => {
    for (const days of written) {
      const parts = days.flatMap(listParts)
      const twice = parts.filter((part, index) => parts.indexOf(part) !== index)
      expect({ goal: days[0]?.brief.title, twice }).toEqual({ goal: days[0]?.brief.title, twice: [] })
    }
  })

  it('share none with another goal of the person on a day (TEXT-19)', () => {
    for (let first = 0; first < goals.length; first += 3)
      for (let day = 0; day < DAYS; day += 1) {
        const parts = [0, 1, 2].flatMap((slot) => written[first + slot]?.slice(day, day + 1).flatMap(listParts) ?? [])
        expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([])
      }
  })

  it('keep every rule of the checklist, on each day with the texts of the week before (TEXT-18)', () => {
    const found = written.flatMap((days) =>
      days.flatMap(({ brief, text }) =>
        checkText(text, brief, { mayBeEnglish: true }).map(({ says }) => `${brief.title}, ${brief.date}: ${says}`),
      ),
    )
    expect(found).toEqual([])
  })

  it('name the goal or quote the person on 80 % of the days, and never skip two days in a row', () => {
    for (const days of written) {
      const grounded = days.map(({ brief, text }) => isGrounded(text, brief))
      expect(grounded.filter(Boolean).length / DAYS).toBeGreaterThanOrEqual(0.8)
      expect(grounded.findIndex((one, day) => !one && grounded[day + 1] === false)).toBe(-1)
    }
  })

  it('have one to three steps: all three without a topic, and more than one beside one where it has a fact (TEXT-24)', () => {
    const counts = written.flat().map(({ text }) => text.micro_plan.length)
    const shareOf = (number: number) => counts.filter((count) => count === number).length / counts.length
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
    expect(shareOf(1)).toBeGreaterThanOrEqual(0.5)
    expect(shareOf(1)).toBeLessThanOrEqual(0.9)
    const general = writeBuiltInText({ ...onDay(requirePerson(), 0), title: 'Finish the mural of the moon' })
    expect(general.micro_plan).toHaveLength(3)
  })

  it('have no step that does not fit the topic beside two others, whether one of them is about the topic or not (TEXT-24)', () => {
    const days = Array.from({ length: DAYS }, (_, day) => onDay(requirePerson(), day))
    const plans = days.map(
      (day) => writeBuiltInText({ ...day, title: 'Drink more water', kind: 'do_regularly' }).micro_plan,
    )
    const isUnfit = (step: string) => /^Get dressed|\b(?:wear or take along|short version|opening of it)\b/u.test(step)
    expect(plans.filter((plan) => plan.length === 3 && plan.some(isUnfit))).toEqual([])
  })

  it('fit the stored schema', () => {
    for (const { text } of written.flat()) {
      const { angle: _, situation: __, prompt_version, ...stored } = text
      expect(motivationText.parse(stored)).toEqual(stored)
      expect(prompt_version).toBe(libraryVersion())
    }
  })
})

const entries: Wording[] = [
  ...Object.values(LIBRARY.MESSAGES).flatMap((angles) => Object.values(angles).flat()),
  ...Object.values(LIBRARY.PREPARE).flat(),
  ...Object.values(LIBRARY.CLOSE).flat(),
  ...Object.values(LIBRARY.DO).flat(),
  ...Object.values(LIBRARY.CHALLENGES).flat(),
]

describe('the library', () => {
  it('has the entries that the rotation needs', () => {
    for (const angles of Object.values(LIBRARY.MESSAGES))
      for (const list of Object.values(angles)) expect(list).toHaveLength(8)
    for (const list of [
      ...Object.values(LIBRARY.PREPARE),
      ...Object.values(LIBRARY.CLOSE),
      ...Object.values(LIBRARY.DO),
      ...Object.values(LIBRARY.CHALLENGES),
    ])
      expect(list).toHaveLength(96)
  })

  it('has a wording of each entry that every goal can fill', () => {
    const always = new Set(['title', 'when', 'time', 'weekday'])
    const without = entries.filter(
      ({ text, twin }) => ![text, twin ?? text].some((wording) => slotsIn(wording).every((slot) => always.has(slot))),
    )
    expect(without).toEqual([])
  })

  it('has no two entries that differ in their slots only', () => {
    const own = new Set(entries)
    const blank = (wording: string) =>
      wording
        .replace(/\{[a-z_]+\}/g, '…')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}…]+/gu, ' ')
        .trim()
    const blanked = [...own].flatMap((entry) => [...new Set(listWordings(entry).map(blank))])
    expect(blanked.filter((wording, index) => blanked.indexOf(wording) !== index)).toEqual([])
  })
})

describe('a text of a situation', () => {
  const situations = SITUATIONS.filter((situation) => situation !== 'ordinary')
  const OCCURRENCES = 12

  it.each(situations)('keeps every rule of the checklist on a day that is %s', (situation) => {
    const found = Object.values(BRIEFS).flatMap((person) =>
      tone.options.flatMap((voice) => {
        const brief = { ...inSituation(person, situation), tone: voice, slots: 1 }
        // A text returns where the tone has fewer messages; it is checked once.
        const texts = new Map<string, BuiltInText>()
        for (let earlierSilences = 0; earlierSilences < OCCURRENCES; earlierSilences += 1) {
          const text = writeBuiltInText({ ...brief, earlierSilences })
          texts.set(JSON.stringify(text), text)
        }
        expect(new Set([...texts.values()].map((text) => text.situation))).toEqual(new Set([situation]))
        return [...texts.values()].flatMap((text) =>
          checkText(text, brief, { mayBeEnglish: true }).map(({ says }) => `${brief.title}, ${voice}: ${says}`),
        )
      }),
    )
    expect(found).toEqual([])
  })

  it.each(situations.filter((one) => one !== 'rest_day' && !one.includes('target')))(
    'has enough messages of %s in each tone',
    (situation) => {
      const isSilence = /^(?:silent|returned)/.test(situation)
      const least = situation === 'after_miss' ? 24 : isSilence ? 12 : 4
      for (const voice of tone.options) {
        const list = LIBRARY.SITUATIONS[situation]?.[voice] ?? []
        expect(list.length).toBeGreaterThanOrEqual(least)
        expect(new Set(list.map(({ text }) => text)).size).toBe(list.length)
      }
    },
  )

  it('has the shortest steps of all after a miss, and one preparation on a rest day', () => {
    for (const person of Object.values(BRIEFS))
      for (let earlierSilences = 0; earlierSilences < 12; earlierSilences += 1) {
        const date = addDays(person.date, earlierSilences)
        const miss = writeBuiltInText({ ...inSituation(person, 'after_miss'), date, earlierSilences })
        expect(
          Math.max(...(miss.step_minutes ?? [])),
          `${person.title}: ${miss.micro_plan.join(' ')}`,
        ).toBeLessThanOrEqual(2)
        const rest = writeBuiltInText(inSituation({ ...person, slot: earlierSilences % 10 }, 'rest_day'))
        expect(rest.micro_plan).toHaveLength(1)
      }
  })

  it('after a miss differs for each of five goals and for each of the next four misses', () => {
    const [person] = people
    if (!person) throw new RangeError('There are no people.')
    // Answers to what a goal says have an order of their own (TEXT-32).
    const miss = inSituation({ ...person, obstacle: null, description: '' }, 'after_miss')
    const messages = [0, 1, 2, 3].flatMap((earlierSilences) =>
      [0, 1, 2, 3, 4].map((slot) => writeBuiltInText({ ...miss, slot, slots: 5, earlierSilences }).message),
    )
    expect(new Set(messages).size).toBe(20)
  })
})

describe('care', () => {
  const [brief] = people
  it.each([
    ['gentle', 'burnout'],
    ['crisis', 'suicide'],
  ] as const)('gives a goal whose care is %s no text of the library', (care, care_reason) => {
    if (!brief) throw new RangeError('There are no people.')
    expect(() => writeBuiltInText({ ...brief, care, care_reason })).toThrow(RangeError)
  })
})
