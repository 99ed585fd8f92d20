import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { comesOn, isQuotedOn, readOffWork } from '#domain/coach/day/off-work.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const WORK = /\b(?:office|colleagues?|(?:last|first) tasks?|meetings?|workday|boss|traffic|way home)\b/iu
const DAYS = 56
const ordinary = inSituation(BRIEFS.P5, 'ordinary')

const goal = {
  is_active: true,
  care_reason: 'none' as const,
  title: 'Laptop closed at 7 PM',
  description: '',
  obstacle: '',
}

const writeDays = (change: Partial<CoachBrief>): { weekday: string; text: string }[] =>
  tones.options.flatMap((tone) =>
    Array.from({ length: DAYS }, (_, day) => {
      const date = addDays(ordinary.date, day)
      const weekday = readWeekday(date)
      const brief = { ...ordinary, plan: null, obstacle: null, description: '', ...change, tone, date, weekday }
      const { message, micro_plan, challenge } = writeBuiltInText(brief)
      return { weekday, text: [message, ...micro_plan, challenge].join('\n') }
    }),
  )
const ofWork = (texts: ReturnType<typeof writeDays>) => texts.filter(({ text }) => WORK.test(text))
const isWeekend = ({ weekday }: { weekday: string }) => ['Saturday', 'Sunday'].includes(weekday)

describe('a day off work (TEXT-33)', () => {
  const laptop = { title: 'Laptop closed at 7 PM', kind: 'do_regularly' as const }

  it('has nothing of a working day at the weekend, which other days have', () => {
    const ofLaptop = writeDays(laptop)
    expect(ofWork(ofLaptop.filter(isWeekend))).toEqual([])
    expect(ofWork(ofLaptop).length).toBeGreaterThan(0)
    const texts = writeDays({ title: 'Be home for dinner', kind: 'relate' })
    expect(ofWork(texts.filter(isWeekend))).toEqual([])
    expect(ofWork(texts.filter((one) => !isWeekend(one))).length).toBeGreaterThan(DAYS)
  })

  it('is each day of somebody who is not at work', () => {
    expect(ofWork(writeDays({ ...laptop, isOffWork: true }))).toEqual([])
  })

  it('goes through the steps that are left before any returns, for somebody who is not at work', () => {
    const steps = Array.from({ length: 48 }, (_, day) => {
      const date = addDays(ordinary.date, day)
      const brief = { ...ordinary, ...laptop, plan: null, obstacle: null, isOffWork: true, date }
      return writeBuiltInText({ ...brief, weekday: readWeekday(date), recent: [] }).micro_plan
    }).flat()
    expect(steps.filter((step, index) => steps.indexOf(step) !== index)).toEqual([])
  })

  it('has no answer with a day of work in it either (TEXT-32)', () => {
    const home = {
      title: 'Be home for dinner',
      kind: 'relate' as const,
      obstacle: 'late meetings',
      description: 'Anna cooks',
    }
    const texts = writeDays(home)
    expect(
      texts
        .filter(isWeekend)
        .filter(({ text }) => /\b(?:your work|(?:away|back|home) from work|at work|office|colleagues?)\b/iu.test(text)),
    ).toEqual([])
    expect(texts.some(({ text }) => text.includes('late meetings'))).toBe(true)
  })

  it('has no text with a day of work in it on a free day either', () => {
    const free = { ...ordinary, title: 'Laptop closed at 7 PM on Wednesdays', plan: null, obstacle: null }
    const listOfWork = (isOffWork: boolean) =>
      Array.from({ length: DAYS }, (_, day) =>
        inSituation({ ...free, isOffWork, date: addDays(free.date, day) }, 'rest_day'),
      )
        .map((brief) => writeBuiltInText(brief))
        .filter(({ message, micro_plan, challenge }) => WORK.test([message, ...micro_plan, challenge].join('\n')))
    expect(listOfWork(true)).toEqual([])
    expect(listOfWork(false).length).toBeGreaterThan(0)
  })

  it('changes nothing for a goal about work itself', () => {
    const texts = writeDays({ title: 'Get promoted to team lead', kind: 'finish' })
    expect(ofWork(texts.filter(isWeekend)).length).toBeGreaterThan(0)
  })

  it.each([
    ['signed off', { description: 'Signed off until January' }, true],
    ['burnt out', { care_reason: 'burnout' as const }, true],
    ['retired', { title: 'Draw every day now that I am retired' }, true],
    ['on leave', { obstacle: 'I am on sick leave' }, true],
    ['in German', { description: 'Ich bin krankgeschrieben' }, true],
    ['laid off', { description: 'I was just laid off' }, true],
    ['late hours', { description: 'I get off work late' }, false],
    ['a free day', { obstacle: 'I cannot take a day off work' }, false],
    ['a parent', { title: 'Call my retired father' }, false],
    ['a wish', { description: 'so that I can be retired at 60' }, false],
    ['a family', { obstacle: 'before my family leave in the morning' }, false],
    ['a helper', { title: 'Help unemployed teenagers' }, false],
    ['the past', { description: 'I lost my job in 2019' }, false],
    ['a contract', { description: 'The contract is signed off on Friday' }, false],
    ['a day', { description: 'I take Fridays off' }, false],
    ['nothing', {}, false],
  ])('is read from the goals: %s', (_, change, expected) => {
    expect(readOffWork([goal, { ...goal, ...change }])).toBe(expected)
    expect(readOffWork([{ ...goal, ...change, is_active: false }])).toBe(false)
  })
})

describe('the moment of a plan (TEXT-33)', () => {
  it.each([
    ['the mail comes', 'Sunday', false],
    ['the mail comes', 'Saturday', true],
    ['I leave the office', 'Saturday', false],
    ['I drop the kids at school', 'Sunday', false],
    ['I drop the kids at school', 'Monday', true],
    ['my shift ends', 'Sunday', true],
    ['the coffee is ready', 'Sunday', true],
    ['Sunday school is over', 'Sunday', true],
    ['I finish my work out', 'Saturday', true],
    ['the yard work is done', 'Sunday', true],
    ['my Saturday work at the bakery ends', 'Saturday', true],
    ['I finish the post for my blog', 'Sunday', true],
    ['the 5:30 call ends', 'Sunday', false],
    ['the 5:30 call ends', 'Friday', true],
    ['the daily stand-up is over', 'Saturday', false],
    ['my 10 a.m. call ends', 'Saturday', false],
    ['my 7:30 call with Mom ends', 'Saturday', true],
    ['I do 20 stand-ups', 'Saturday', true],
    ['my mother calls', 'Sunday', true],
    ['I stand up from the table', 'Sunday', true],
  ])('%s on a %s: %s', (when, weekday, expected) => {
    expect(comesOn(when, weekday)).toBe(expected)
  })

  it('is named on no day on which it does not come', () => {
    const plan = { when: 'the mail comes', will: 'open every envelope at the kitchen table' }
    const texts = writeDays({ title: 'Pay off the credit card', kind: 'save', plan })
    const named = (one: { text: string }) => one.text.includes('mail comes')
    expect(texts.filter(({ weekday }) => weekday === 'Sunday').filter(named)).toEqual([])
    expect(texts.filter(named).length).toBeGreaterThan(DAYS / 2)
  })
})

describe('words of the person about a working day (TEXT-33)', () => {
  it.each([
    ['the last ten minutes before school', 'Saturday', 'Stop shouting at my kids', false],
    ['the last ten minutes before school', 'Friday', 'Stop shouting at my kids', true],
    ['the break at eleven with Tom', 'Sunday', 'Quit smoking', false],
    ['one last message', 'Sunday', 'Be home for dinner', true],
    ['work runs late on Fridays', 'Saturday', 'Run on Saturdays', true],
    ['my office is far from the weekend market', 'Saturday', 'Cook more', true],
    ['After nights I go straight to the couch', 'Saturday', 'Walk after every shift', true],
  ])('%s on a %s: %s', (words, weekday, title, expected) => {
    expect(isQuotedOn(words, weekday, title)).toBe(expected)
  })

  it('are quoted at no weekend, and else as before', () => {
    const texts = writeDays({ title: 'Stop shouting at my kids', kind: 'stop', obstacle: 'the rush before school' })
    const quoting = texts.filter(({ text }) => text.includes('before school'))
    expect(quoting.filter(({ weekday }) => ['Saturday', 'Sunday'].includes(weekday))).toEqual([])
    expect(quoting.length).toBeGreaterThan(0)
  })
})
