import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeGeneralText } from '#domain/coach/compose/write-general-text.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { slotsIn } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { type Tone, tone } from '#domain/goals/fields.ts'
import { type MotivationText, motivationText } from '#domain/motivation/motivation.ts'
import { builtInNudge } from '#domain/nudges/built-in.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { addDays } from '#domain/time/day.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const NUDGES = 5
const TODAY = '2026-11-24'
const briefs: CoachBrief[] = Object.values(BRIEFS)
const general = (voice: Tone, date = TODAY, localTime = '12:00') => ({
  brief: null,
  general: { tone: voice, userId: 'user-1', date, localTime },
})

const writeDaily = (brief: CoachBrief): MotivationText => {
  const { prompt_version: _, angle: __, situation: ___, ...text } = writeBuiltInText(brief)
  return text
}

/** All nudges of a day. Each one gets the earlier texts of the day. */
const writeNudges = (
  about: { brief: CoachBrief } | ReturnType<typeof general>,
  first: MotivationText[],
): MotivationText[] => {
  const said = [...first]
  for (let number = 1; number <= NUDGES; number += 1) said.push(builtInNudge({ ...about, number, earlier: said }).text)
  return said.slice(first.length)
}

describe('a nudge without a model (NUDGE-7)', () => {
  it.each(briefs)('differs from the day’s text and from every other nudge of the day: $title', (person) => {
    for (const voice of tone.options)
      for (let day = 0; day < 20; day += 1) {
        const brief = { ...person, tone: voice, date: addDays(person.date, day) }
        const daily = writeDaily(brief)
        const nudges = writeNudges({ brief }, [daily])
        for (const [index, nudge] of nudges.entries())
          if (!differsFrom(nudge, [daily, ...nudges.slice(0, index)]))
            expect.fail(`${voice}, ${brief.date}: nudge ${index + 1} repeats`)
      }
  })

  it.each(briefs)('names an hour only for another day once the goal’s hour is over (TEXT-20): $title', (person) => {
    const ownWords = /“[^”]*”/gu
    const saysHour = /\b\d{1,2}(?::\d{2})? [AP]M\b/u
    for (const [localTime, beganYesterdayAt] of [
      ['23:10', null],
      ['01:20', '03:00'],
    ] as const)
      for (let day = 0; day < 20; day += 1) {
        const brief = { ...person, plan: null, localTime, beganYesterdayAt, date: addDays(person.date, day) }
        for (const { message, micro_plan, challenge } of writeNudges({ brief }, []))
          for (const said of [message, ...micro_plan, challenge])
            if (saysHour.test(said.replace(ownWords, ''))) expect(said).toMatch(/tomorrow|week|next time/u)
      }
  })

  it('differs between the goals of a person on one day', () => {
    const goals = briefs
      .slice(0, 5)
      .map((brief, slot) => ({ ...brief, userId: 'user-1', tone: 'teammate' as const, slot, slots: 5 }))
    const said = goals.map(writeDaily)
    for (let number = 1; number <= NUDGES; number += 1) {
      const brief = goals[number % goals.length]
      if (!brief) throw new RangeError(String(number))
      const { text } = builtInNudge({ brief, number, earlier: said })
      expect(differsFrom(text, said)).toBe(true)
      said.push(text)
    }
  })

  it('shares no words with texts of the month before and after', () => {
    const [brief] = briefs
    if (!brief) throw new RangeError('There are no briefs.')
    const month = Array.from({ length: 60 }, (_, day) => writeDaily({ ...brief, date: addDays(brief.date, day - 30) }))
    for (const nudge of writeNudges({ brief }, [])) expect(differsFrom(nudge, month)).toBe(true)
  })

  it('is the same for the same nudge of the same day', () => {
    const input = { brief: BRIEFS.P6, number: 2, earlier: [] }
    expect(builtInNudge(input)).toEqual(builtInNudge(input))
    expect(builtInNudge({ ...input, number: 3 }).text).not.toEqual(builtInNudge(input).text)
  })

  it('repeats an entry after the day has used all entries that are tried', () => {
    const input = general('teammate')
    const earlier = Array.from({ length: 200 }, (_, number) => builtInNudge({ ...input, number, earlier: [] }).text)
    expect(builtInNudge({ ...input, number: 1, earlier })).toEqual(builtInNudge({ ...input, number: 1, earlier: [] }))
  })
})

describe('a nudge about no goal', () => {
  it.each(tone.options)('has 24 messages of %s, which name no goal, number or part of the day', (voice) => {
    const list = LIBRARY.GENERAL[voice]
    expect(new Set(list).size).toBe(24)
    for (const message of list) {
      expect(slotsIn(message)).toEqual([])
      expect(message).not.toMatch(/[“”!]|\d|\b(?:this|good) (?:morning|afternoon|evening)\b|\btonight\b/i)
      const words = message.split(' ').length
      expect(words).toBeGreaterThanOrEqual(20)
      expect(words).toBeLessThanOrEqual(60)
    }
  })

  it('keeps its tone', () => {
    for (const voice of tone.options)
      for (const message of LIBRARY.GENERAL[voice]) {
        if (voice !== 'teammate') expect(message).not.toMatch(/\b(?:we|us|let’s)\b/i)
        if (voice !== 'drill_sergeant') expect(message).not.toMatch(/\b(?:orders?|dismissed|carry on)\b/i)
      }
  })

  it('fits the stored schema, repeats nothing within a day and has no unfilled slot', () => {
    for (const voice of tone.options)
      for (let day = 0; day < 80; day += 1) {
        const nudges = writeNudges(general(voice, addDays(TODAY, day), day % 2 === 0 ? '12:00' : '01:30'), [])
        for (const [index, nudge] of nudges.entries()) {
          expect(motivationText.parse(nudge)).toEqual(nudge)
          expect(differsFrom(nudge, nudges.slice(0, index))).toBe(true)
          const [first = '', second = ''] = nudge.micro_plan
          expect(first.split(' ')[0]).not.toBe(second.split(' ')[0])
          const text = [nudge.message, ...nudge.micro_plan, nudge.challenge].join(' ')
          expect(text).not.toMatch(/[{}]|\b(?:this (?:morning|afternoon|evening)|tonight)\b/i)
        }
      }
  })

  it('equals the text that the page writes for a tone', () => {
    const input = { tone: 'wise_mentor', userId: 'user-1', date: TODAY, localTime: '12:00' } as const
    const { text } = builtInNudge({ brief: null, general: input, number: 1, earlier: [] })
    expect(writeGeneralText({ ...input, offset: 49 })).toEqual(text)
    expect(writeGeneralText(input)).not.toEqual(text)
  })
})
