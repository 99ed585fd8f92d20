import { describe, expect, it } from 'vitest'
import { orderDetails } from '#domain/coach/compose/order-details.ts'
import type { RotationPlace } from '#domain/coach/day/rotation.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import type { Detail, Frame } from '#domain/coach/library/frame.ts'
import { AT_ONCE } from '#domain/coach/library/frames/forms.ts'
import { FRAMES } from '#domain/coach/library/frames/frames.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'

const DAYS = 90
const topics = Object.entries(DETAILS)

/** The angles in an order that mixes those of all forms with the others, as a person's rotation does. */
const ORDER = [
  'start',
  'why',
  'place',
  'end',
  'people',
  'body',
  'proof',
  'plan',
  'rest',
  'play',
  'obstacle',
  'craft',
] as const

const place = (day: number, slot = 0): RotationPlace => ({
  userId: 'somebody',
  date: addDays('2026-11-23', day),
  slot,
  slots: 3,
})
const frameOn = (day: number, slot = 0): Frame => {
  const angle = ORDER[(day + slot) % ORDER.length] ?? 'start'
  const [frame] = FRAMES.teammate.angles[angle]
  if (frame === undefined) throw new RangeError(`There is no frame of ${angle}.`)
  return frame
}
const firstOn = (day: number, details: readonly Detail[], slot = 0): Detail => {
  const [first] = orderDetails(place(day, slot), frameOn(day, slot), details)
  if (first === undefined) throw new RangeError('There is no detail.')
  return first
}
const days = Array.from({ length: DAYS }, (_, day) => day)

describe('details by the form that a frame holds (TEXT-26)', () => {
  it('are enough in each topic for every frame: nine that can be done at once, four that ask nobody', () => {
    for (const [topic, details] of topics) {
      const atOnce = details.filter(({ form }) => form !== 'moment')
      expect(atOnce.length, topic).toBeGreaterThanOrEqual(9)
      expect(atOnce.filter(({ form }) => form !== 'tell').length, topic).toBeGreaterThanOrEqual(4)
    }
  })

  it.each(topics)(
    'fit the frame of nearly every day, and less often only where the topic is other people: %s',
    (topic, details) => {
      const unfit = days.filter((day) => !frameOn(day).holds.includes(firstOn(day, details).form))
      expect(unfit.length).toBeLessThanOrEqual(
        ['contact', 'hand_over', 'partner'].includes(topic) ? DAYS / 9 : DAYS / 30,
      )
    },
  )

  it.each(topics)('return after 8 days or later, and after 17 where there are 24 or more: %s', (_, details) => {
    const atOnce = details.filter(({ form }) => form !== 'moment')
    const apart = atOnce.length >= 24 ? 16 : 7
    // The details of the week before are known from its texts.
    const shown: Detail[] = []
    for (const day of days) {
      const known = shown.slice(-7)
      const [next] = orderDetails(place(day), { holds: AT_ONCE }, details).filter((detail) => !known.includes(detail))
      if (next === undefined) throw new RangeError('There is no detail.')
      expect(shown.slice(-apart), `day ${day}`).not.toContain(next)
      shown.push(next)
    }
  })

  it('begin with the one that is nearest to the steps, of the third of them whose turn it is', () => {
    const details = DETAILS.scripture.filter(({ form }) => form !== 'moment')
    const nearest = (wanted: Detail, day: number) =>
      orderDetails(place(day), { holds: AT_ONCE }, details, 0, (detail) => (detail === wanted ? 1 : 0))[0]
    expect(details.length).toBe(24)
    for (const detail of details) {
      const first = days.filter((day) => nearest(detail, day) === detail)
      expect(first.length).toBeGreaterThanOrEqual(DAYS / 4)
      expect(first.length).toBeLessThanOrEqual(DAYS / 2)
    }
  })

  it('include those that wait for a moment', () => {
    const shown = new Set(days.map((day) => firstOn(day, DETAILS.shout).text))
    const moments = DETAILS.shout.filter(({ form }) => form === 'moment')
    expect(moments.filter(({ text }) => shown.has(text)).length).toBeGreaterThanOrEqual(moments.length / 2)
  })

  it('offer each detail once, those that the frame does not hold last', () => {
    const frame = FRAMES.wise_mentor.angles.place[0]
    const ordered = orderDetails(place(3), frame ?? { holds: [] }, DETAILS.home)
    expect(new Set(ordered)).toEqual(new Set(DETAILS.home))
    expect(ordered).toHaveLength(DETAILS.home.length)
    const [first] = ordered
    expect(frame?.holds).toContain(first?.form)
  })

  it('are none for a goal without a topic', () => {
    expect(orderDetails(place(0), frameOn(0), [])).toEqual([])
  })
})

describe('frames (TEXT-26)', () => {
  it('propose nobody to tell or to ask around a detail that does so already', () => {
    for (const tone of tones.options)
      for (const { holds } of FRAMES[tone].angles.people) expect(holds).not.toContain('tell')
  })

  it('hold details that wait for a moment only where the frame gives no time or place for the act', () => {
    for (const tone of tones.options)
      for (const angle of ['start', 'plan', 'body', 'play', 'place', 'craft'] as const)
        for (const { holds } of FRAMES[tone].angles[angle]) expect(holds).not.toContain('moment')
  })
})
