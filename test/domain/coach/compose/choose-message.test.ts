import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { isWithinBand } from '#domain/coach/checks/length.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DAYS = 30
const ordinary = inSituation(BRIEFS.P1, 'ordinary')

/** A goal that consists of a title: no plan, obstacle, reason or interview. */
const createBrief = (title: string, kind: CoachBrief['kind'], tone: CoachBrief['tone']): CoachBrief => ({
  ...ordinary,
  ...{ title, kind, tone, plan: null, obstacle: null, reason: null, description: '', interview: null },
  ...{ target: null, daysToTarget: null, slots: 3 },
})

const writeDays = (brief: CoachBrief, length = DAYS): string[] =>
  Array.from({ length }, (_, day) => {
    const date = addDays(brief.date, day)
    return writeBuiltInText({ ...brief, date }).message
  })

/** The messages of so many days, each written with the texts of the 7 days before. */
const writeRemembered = (brief: CoachBrief): string[] => {
  const recent: CoachBrief['recent'][number][] = []
  return Array.from({ length: DAYS }, (_, day) => {
    const date = addDays(brief.date, day)
    const { message, micro_plan, challenge } = writeBuiltInText({ ...brief, date, recent: recent.slice(0, 7) })
    recent.unshift({ date, message, steps: micro_plan, challenge, kept: true })
    return message
  })
}

const readDetail = (topic: keyof typeof DETAILS, message: string): number =>
  DETAILS[topic].findIndex(({ text, short }) => message.includes(text) || message.includes(short))

describe('messages of a goal with a topic and no plan (TEXT-26)', () => {
  it.each(tones.options)('never quote the title, and have a detail on most days: %s', (tone) => {
    const messages = writeDays(createBrief('Run on Saturdays before the kids wake up', 'do_regularly', tone))
    expect(messages.filter((message) => message.includes('“Run'))).toEqual([])
    const details = messages.filter((message) => readDetail('run', message) >= 0)
    expect(details.length).toBeGreaterThanOrEqual(DAYS * 0.7)
    expect(messages.filter((message) => !isWithinBand(message, tone, 'ordinary'))).toEqual([])
  })

  it('quote a title without a verb in another language only', () => {
    const countQuoting = (title: string, kind: CoachBrief['kind']) =>
      tones.options
        .flatMap((tone) => writeDays(createBrief(title, kind, tone)))
        .filter((message) => message.includes(`“${title.slice(0, 8)}`)).length
    expect(countQuoting('Laptop closed at 7 PM', 'do_regularly')).toBe(0)
    expect(countQuoting('Japanisch lernen: 10 Vokabeln am Tag', 'learn')).toBeGreaterThan(4)
  })

  it.each(tones.options)('have a fact of the person on three of four days, where there are some: %s', (tone) => {
    const brief: CoachBrief = {
      ...createBrief('Pay off the credit card', 'save', tone),
      plan: { when: 'the mail comes', will: 'open every envelope at the kitchen table' },
      obstacle: 'I don’t open the letters',
      reason: 'I want to sleep without doing sums',
      description: 'Two cards, one of them my mother’s',
    }
    const FACTS =
      /when the mail comes|I don’t open the letters|without doing sums|Two cards|your mother|\d+ (?:of the last \d+ )?days/iu
    const grounded = writeDays(brief).filter((message) => FACTS.test(message))
    expect(grounded.length).toBeGreaterThanOrEqual(DAYS * 0.75)
  })

  it.each(tones.options)('quote the reason once in 7 days, and count the record twice at most: %s', (tone) => {
    const brief: CoachBrief = {
      ...createBrief('Swim twice a week', 'do_regularly', tone),
      reason: 'I want my back to stop hurting',
    }
    const messages = writeRemembered(brief)
    const count = (pattern: RegExp, until: number) =>
      messages.slice(Math.max(0, until - 7), until + 1).filter((message) => pattern.test(message)).length
    for (const day of messages.keys()) {
      expect(count(/stop hurting/u, day), `day ${day}`).toBeLessThanOrEqual(1)
      expect(count(/\d+ (?:of the last \d+ )?days?\b/u, day), `day ${day}`).toBeLessThanOrEqual(2)
    }
    expect(messages.filter((message) => message.includes('stop hurting')).length).toBeGreaterThanOrEqual(1)
  })

  it.each(tones.options)('do not return to a detail within 7 days: %s', (tone) => {
    const brief = createBrief('Pay off the credit card', 'save', tone)
    const found = writeRemembered(brief).map((message) => readDetail('debt', message))
    for (const [day, detail] of found.entries())
      if (detail >= 0) expect(found.slice(Math.max(0, day - 6), day)).not.toContain(detail)
  })

  it.each(tones.options)('never say “when you begin” or the hour beside a detail: %s', (tone) => {
    const goal = { ...createBrief('Pay off the credit card', 'save', tone), time_of_day: '07:00' }
    for (const localTime of ['06:00', '07:00']) {
      const messages = writeDays({ ...goal, localTime }, 96)
      const withDetail = messages.filter((message) => readDetail('debt', message) >= 0)
      expect(withDetail.length).toBeGreaterThan(48)
      expect(withDetail.filter((message) => /\bwhen you begin\b|\bat 7\b/iu.test(message))).toEqual([])
    }
  })

  it('never have the detail of another goal of the person on a day', () => {
    const goals = [0, 1, 2].map((slot) =>
      writeDays({ ...createBrief('Swim twice a week', 'do_regularly', 'wise_mentor'), slot }),
    )
    for (let day = 0; day < DAYS; day += 1) {
      const details = goals.flatMap((messages) => {
        const detail = readDetail('swim', messages[day] ?? '')
        return detail < 0 ? [] : [detail]
      })
      expect(new Set(details).size).toBe(details.length)
    }
  })

  it.each(tones.options)('say a sentence of the tone directly after a detail, on most days with one: %s', (tone) => {
    const messages = writeDays(createBrief('Swim twice a week', 'do_regularly', tone)).flatMap((message) => {
      const detail = DETAILS.swim[readDetail('swim', message)]
      return detail === undefined ? [] : [{ message, detail }]
    })
    const followed = messages.filter(({ message, detail }) =>
      [detail.text, detail.short].some((words) => message.includes(`${words} ${detail[tone]}`)),
    )
    expect(followed.length).toBeGreaterThan(messages.length / 2)
  })

  it('skip a detail that the last days had', () => {
    const brief = createBrief('Swim twice a week', 'do_regularly', 'kind_encouraging')
    const { message, micro_plan, challenge } = writeBuiltInText(brief)
    const detail = DETAILS.swim[readDetail('swim', message)]?.text ?? ''
    expect(message).toContain(detail)
    const recent = [
      { date: addDays(brief.date, -1), message: `Earlier. ${detail}`, steps: micro_plan, challenge, kept: true },
    ]
    expect(writeBuiltInText({ ...brief, recent }).message).not.toContain(detail)
  })

  it('name the situation of the day before the detail', () => {
    const missed = { ...inSituation(BRIEFS.P1, 'after_miss'), ...{ plan: null, obstacle: null, reason: null } }
    const messages = tones.options.flatMap((tone) => writeDays({ ...missed, tone }))
    const framed = messages.filter((message) => readDetail('draft', message) >= 0)
    expect(framed.length).toBeGreaterThan(0)
    expect(framed.filter((message) => DETAILS.draft.some(({ text }) => message.startsWith(text)))).toEqual([])
  })
})

describe('messages of a goal without a plan after an easy day and after a silent week (TEXT-26)', () => {
  it.each(['note_easy', 'silent_7'] as const)('have a detail of the topic: %s', (situation) => {
    const day = { ...inSituation(BRIEFS.P1, situation), ...{ plan: null, obstacle: null, reason: null } }
    const messages = tones.options.flatMap((tone) => {
      const brief = { ...day, tone }
      return [brief, { ...brief, earlierSilences: 1 }, { ...brief, earlierSilences: 2 }].map(
        (one) => writeBuiltInText(one).message,
      )
    })
    expect(messages.filter((message) => readDetail('draft', message) >= 0).length).toBeGreaterThan(messages.length / 2)
  })
})

describe('messages of a goal whose title narrows its topic', () => {
  it('are about the water for a goal at the lake, and about a room for another goal of silence', () => {
    for (const tone of tones.options) {
      const atLake = writeDays(createBrief('Sit in silence by the lake', 'reflect', tone))
      expect(atLake.filter((message) => readDetail('silence_by_water', message) >= 0).length).toBeGreaterThan(DAYS / 2)
      expect(atLake.filter((message) => readDetail('silence', message) >= 0)).toEqual([])
      const inside = writeDays(createBrief('Sit in silence', 'reflect', tone))
      expect(inside.filter((message) => readDetail('silence_by_water', message) >= 0)).toEqual([])
    }
  })

  it.each([
    ['Do the laundry every day', 'household_laundry'],
    ['Wash the dishes every night', 'household_dishes'],
    ['Clean the bathroom every Saturday', 'household_bathroom'],
    ['Vacuum every day', 'household_floors'],
    ['Clean my desk every day', 'household_desk'],
  ] as const)('are about the one chore or place that the title names: %j', (title, part) => {
    for (const tone of tones.options) {
      const messages = writeDays(createBrief(title, 'do_regularly', tone))
      expect(messages.filter((message) => readDetail(part, message) >= 0).length).toBeGreaterThan(DAYS / 2)
      expect(messages.filter((message) => readDetail('household', message) >= 0)).toEqual([])
    }
  })

  it('leave out other rooms for a goal about the kitchen', () => {
    for (const tone of tones.options)
      expect(writeDays(createBrief('Clean the kitchen every day', 'do_regularly', tone)).join(' ')).not.toMatch(
        /\b(?:bathroom|bed|laundry|mirror|sofa|toilet)\b/u,
      )
  })
})

describe('messages of a goal whose title names what it buys, sells or practices', () => {
  it.each([
    ['Learn chess', 'learn', 'chess', 'your hobby'],
    ['Buy a telescope', 'finish', 'the telescope', 'the one you buy'],
    ['Sell my car', 'finish', 'your car', 'what you are selling'],
  ] as const)('name it: %j', (title, kind, name, words) => {
    for (const tone of tones.options) {
      const messages = writeDays(createBrief(title, kind, tone))
      expect(messages.some((message) => message.includes(name))).toBe(true)
      expect(messages.filter((message) => message.includes(words))).toEqual([])
    }
  })
})

describe('messages of a goal with a topic and a plan (TEXT-26)', () => {
  it.each(tones.options)('name the act of the plan with its moment: %s', (tone) => {
    const messages = writeDays({ ...ordinary, tone })
    const act = 'open the chapter before'
    expect(messages.filter((message) => message.includes(act)).length).toBeGreaterThanOrEqual(DAYS / 5)
    expect(messages.filter((message) => message.includes(act) && !message.includes('the library'))).toEqual([])
  })
})

describe('messages of other goals', () => {
  it('quote the title where no topic is known', () => {
    const messages = writeDays(createBrief('Varnish the boat', 'do_regularly', 'wise_mentor'))
    expect(messages.some((message) => message.includes('“Varnish the boat'))).toBe(true)
  })

  it('keep the person’s own plan when the goal has one', () => {
    const messages = writeDays({ ...ordinary, tone: 'kind_encouraging' })
    const planned = messages.filter((message) => message.includes('open the chapter before your email'))
    expect(planned.length).toBeGreaterThanOrEqual(6)
  })
})

describe('messages of a goal without a topic', () => {
  it.each(['wise_mentor', 'drill_sergeant'] as const)(
    'have a first move of the kind for a goal that is only a title: %s',
    (tone) => {
      const messages = writeDays(createBrief('Prepare the village vote', 'finish', tone))
      const named = messages.filter((message) => message.includes('prepare the village vote'))
      expect(named.length).toBeGreaterThanOrEqual(DAYS * 0.5)
    },
  )

  it.each(['wise_mentor', 'drill_sergeant'] as const)(
    'never tell the reader to take up what the goal stops, which its title does not name as an act: %s',
    (tone) => {
      const messages = writeDays(createBrief('No more grudges', 'stop', tone))
      expect(messages.filter((message) => message.includes('the old habit')).length).toBeGreaterThanOrEqual(DAYS * 0.7)
      expect(messages.filter((message) => /\b(?:first|nearest) (?:object|piece)|\bUse it\b/u.test(message))).toEqual([])
    },
  )
})
