import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { remindOfPlan } from '#domain/coach/compose/plan-reminder.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import type { DetailForm } from '#domain/coach/library/frame.ts'
import { PLAN_REMINDERS } from '#domain/coach/library/plan-reminders.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { findClock } from '#domain/coach/slots/title-clock.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const PLAN = 'when your shift ends, keep your shoes on and walk.'
const nurse = inSituation({ ...BRIEFS.P3, tone: 'kind_encouraging' }, 'ordinary')
/** With an even number of days since 2000-01-01, on which the first sentence may go. */
const EVEN_DAY = '2026-11-26'
const ODD_DAY = '2026-11-25'

type Given = { brief?: Partial<CoachBrief>; wording?: string; form?: DetailForm; said?: string[]; most?: number }

const remind = ({ brief: change = {}, wording, form = 'prepare', said = [], most = 999 }: Given = {}) => {
  const brief = { ...nurse, date: EVEN_DAY, ...change } as const
  const facts = readFacts(brief)
  const earlier = said.map((message) => ({ message, steps: [], challenge: '' }))
  const day = { brief, offset: 0, said: earlier, situation: readSituation(brief), facts }
  const values = new Map(facts.values).set('detail', 'Lay out the shoes.').set('after', 'They are near then.')
  return remindOfPlan(
    day,
    { wording: wording ?? 'Today may be plain. {detail} {after}', form },
    { ...facts, values },
    (text) => text.length <= most,
  )?.text
}

describe('the reminder at the end of a message (TEXT-34)', () => {
  it('names the plan where the message has no fact of the person', () => {
    expect(remind()).toMatch(/^Today may be plain\. Lay out the shoes\. They are near then\. [A-Z][^:.]+: when your/u)
    expect(remind()?.endsWith(`: ${PLAN}`)).toBe(true)
    expect(remind({ wording: '{kept} are kept. {detail} {after}' })?.endsWith(PLAN)).toBe(true)
  })

  it('is left out where the message has one, and on a day with a situation', () => {
    for (const slot of ['{obstacle}', '{why}', '{last_note}', '{words}', '{ally}', '{left}', '{when}'])
      expect(remind({ wording: `${slot} {detail} {after}` })).toBeUndefined()
    for (const situation of ['after_miss', 'returned', 'silent_3', 'target_day', 'done_today', 'rest_day'] as const)
      expect(remind({ brief: inSituation(nurse, situation) })).toBeUndefined()
  })

  it('takes the place of the last sentence, and of the sentence about the detail or the first one where there is no room', () => {
    const wording = 'Today may be plain. {detail} {after} It counts even if nobody sees it.'
    expect(remind({ wording })).not.toContain('nobody sees')
    const short = (brief: Partial<CoachBrief>) =>
      remind({ wording, brief, most: (remind({ wording, brief })?.length ?? 0) - 1 })
    expect(short({ date: EVEN_DAY })).toMatch(/^Lay out the shoes\. They are near then\. /u)
    expect(short({ date: ODD_DAY })).toMatch(/^Today may be plain\. Lay out the shoes\. [A-Z]/u)
    expect(short({ date: ODD_DAY })).not.toContain('near then')
    expect(remind({ wording, most: 60 })).toBeUndefined()
  })

  it('stands before the sign-off of Drill Sergeant', () => {
    const brief = { tone: 'drill_sergeant' } as const
    expect(remind({ brief, wording: 'No hurry. {detail} {after} Log it. Carry on.' })).toMatch(
      /: when your shift ends, keep your shoes on and walk\. Log it\. Carry on\.$/u,
    )
  })

  it('says that the plan comes afterward only after what is done at once', () => {
    const days = Array.from({ length: 200 }, (_, day) => ({ date: addDays(EVEN_DAY, day) }))
    const begins = (form: DetailForm) => {
      const found = days.map((brief) => remind({ brief, form, wording: '{detail} {after}', most: 999 }) ?? '')
      return PLAN_REMINDERS.kind_encouraging.afterward.some((words) => found.some((text) => text.includes(words)))
    }
    expect(begins('prepare')).toBe(true)
    expect(begins('note')).toBe(true)
    expect(begins('work')).toBe(false)
    expect(begins('moment')).toBe(false)
  })

  it('is left out on the day after the plan was named, and after three messages of a week', () => {
    const named = `You decided: ${PLAN}`
    expect(remind({ said: [named] })).toBeUndefined()
    expect(remind({ said: ['Rest.', named, 'Rest.', named] })).toContain(PLAN)
    expect(remind({ said: ['Rest.', named, named, named] })).toBeUndefined()
    expect(remind({ said: ['Done means “When my shift ends, I will keep my shoes on and walk.”'] })).toBeUndefined()
    const short = { plan: { when: 'I wake up', will: 'read' } }
    expect(remind({ brief: short, said: ['It is already easy. Get ready to read.'] })).toContain('read.')
  })

  it('quotes a German plan as one sentence, where its word order joins', () => {
    const learner = inSituation({ ...BRIEFS.P9, tone: 'teammate' }, 'ordinary')
    expect(remind({ brief: learner })?.endsWith(': “Wenn ich im Bett liege, wiederhole ich die Karten.”')).toBe(true)
    const quote = (when: string, will: string) =>
      remind({ brief: { ...learner, plan: { when, will } } })?.replace(/^.*: /u, '')
    expect(quote('nach dem Abendessen', 'gehe ich laufen')).toBe('“Nach dem Abendessen gehe ich laufen.”')
    expect(quote('Sobald ich aufwache', 'trinke ich ein Glas Wasser')).toBe(
      '“Sobald ich aufwache, trinke ich ein Glas Wasser.”',
    )
    expect(quote('Wenn ich heimkomme.', 'Wiederhole ich die Karten')).toBe(
      '“Wenn ich heimkomme, wiederhole ich die Karten.”',
    )
    expect(quote('ich im Bett liege', 'die Karten wiederholen')).toBeUndefined()
    expect(quote('ich im Bett liege', 'dass ich nicht aufgebe')).toBeUndefined()
  })

  it('names the time of day in the title of a goal without a plan, in two messages of a week', () => {
    const manager = { ...inSituation({ ...BRIEFS.P5, tone: 'teammate' }, 'ordinary'), date: ODD_DAY }
    const named = 'Our line is 7 PM, and it stays there.'
    expect(remind({ brief: manager })).toMatch(/ [^.]*7 PM[^.]*\.$/u)
    expect(remind({ brief: manager, said: ['Rest.', named, 'Rest.'] })).toMatch(/7 PM/u)
    expect(remind({ brief: manager, said: ['Rest.', named, named] })).toBeUndefined()
    expect(remind({ brief: { ...manager, localTime: '23:00' } })).toBeUndefined()
    expect(remind({ brief: { ...manager, time_of_day: '20:00', localTime: '20:00' } })).toBeUndefined()
    expect(remind({ brief: { ...manager, time_of_day: '07:00', localTime: '08:00' } })).toMatch(/7 PM/u)
    expect(remind({ brief: { ...manager, title: 'Laptop closed in the evening' } })).toBeUndefined()
  })
})

describe('the time of day in a title', () => {
  it.each([
    ['Laptop closed at 7 PM', '19:00'],
    ['In bed by 10:30 p.m.', '22:30'],
    ['Up at 06:00am', '06:00'],
    ['Eat at 13 pm', undefined],
    ['Save $7 PM me', undefined],
    ['Run 10 km in 50 minutes', undefined],
    ['Read 7 pmc reports', undefined],
    ['10 PM bedtime', '22:00'],
    ['Lights out at 12 AM', '00:00'],
    ['Lunch at 12 PM', '12:00'],
    ['Piano practice from 7 to 9 PM', undefined],
    ['Become a level 3 PM', undefined],
    ['No screens past 10 PM', '22:00'],
    ['Walk at half past 7 am', undefined],
    ['Up at quarter past 6 am', undefined],
    ['Up at ten past 6 am', undefined],
    ['Work from 6 until 10 PM', undefined],
    ['Work from 6 PM until 10 PM', undefined],
    ['No phone until 10 AM', '10:00'],
    ['Read Romans 8 am quietly', undefined],
  ])('%s has %s', (title, clock) => expect(findClock(title)).toBe(clock))
})
