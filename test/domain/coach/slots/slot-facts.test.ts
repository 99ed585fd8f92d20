import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Slot } from '#domain/coach/library/entry.ts'
import { fillSlots } from '#domain/coach/slots/fill-slots.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const brief: CoachBrief = inSituation(BRIEFS.P1, 'ordinary')
const value = (slot: Slot, change: Partial<CoachBrief>) => readFacts({ ...brief, ...change }).values.get(slot)
const fill = (text: string, change: Partial<CoachBrief> = {}, time = '08:30') =>
  fillSlots(text, readFacts({ ...brief, ...change }), time)

describe('the slots of the ten people', () => {
  it('are filled in the grammatical form of their place', () => {
    const shown = Object.fromEntries(
      Object.entries(BRIEFS).map(([name, person]) => [
        name,
        Object.fromEntries(readFacts(inSituation(person, 'ordinary')).values),
      ]),
    )
    expect(shown).toMatchSnapshot()
  })
})

describe('when and then', () => {
  it.each([
    ['my shift ends', 'when your shift ends'],
    ['When I sit down.', 'when you sit down'],
    ['The kettle is on', 'when the kettle is on'],
    ['Tom calls', 'when Tom calls'],
    ['after lunch', 'after lunch'],
    ['Every morning at six', 'every morning at six'],
    ['lunch break', 'at 8:30 AM'],
    ['ich im Bett liege', 'at 8:30 AM'],
    ['I read this. Then I stop', 'at 8:30 AM'],
  ])('%s becomes %s', (when, clause) => expect(value('when', { plan: { when, will: 'read' } })).toBe(clause))

  it.each([
    ['I will open my book', 'open your book'],
    ['Walk with my dog.', 'walk with your dog'],
    ['knock at my neighbor’s door', 'knock at your neighbor’s door'],
    ['Press the button of the kettle', 'press the button of the kettle'],
    ['step outside', 'step outside'],
    ['ten push-ups', undefined],
    ['push ups', undefined],
    ['ring finger exercises', undefined],
    ['wiederhole ich die Karten', undefined],
  ])('%s becomes %s', (will, phrase) => expect(value('then', { plan: { when: 'I wake', will } })).toBe(phrase))

  it('quotes the plan as typed when it has both parts', () => {
    expect(value('plan', { plan: { when: 'I wake up', will: 'read my book.' } })).toBe(
      '“When I wake up, I will read my book.”',
    )
    expect(value('plan', { plan: { when: 'after lunch', will: 'I will walk' } })).toBe('“After lunch, I will walk.”')
    expect(value('plan', { plan: { when: 'I wake up', will: 'read '.repeat(20) } })).toBeUndefined()
  })
})

describe('the hour of a goal without a plan (TEXT-20)', () => {
  const say = (text: string, localTime: string, beganYesterdayAt: string | null = null) =>
    fill(text, { plan: null, time_of_day: '08:30', localTime, beganYesterdayAt }, localTime)
  it.each([
    ['07:00', 'Lay it where you will be at 8:30 AM.'],
    ['08:30', 'Lay it where you will be when you begin.'],
    ['19:00', 'Lay it where you will be when you begin.'],
    ['01:00', 'Lay it where you will be when you begin.', '03:00'],
    ['01:00', 'Lay it where you will be at 8:30 AM.'],
  ])('is named at %s only while it is ahead', (localTime, said, beganYesterdayAt: string | null = null) => {
    expect(say('Lay it where you will be {when}.', localTime, beganYesterdayAt)).toBe(said)
    expect(say('Keep tomorrow free {when}.', localTime, beganYesterdayAt)).toBe('Keep tomorrow free at 8:30 AM.')
  })
})

describe('a person’s own words', () => {
  it.each([
    ['the radio', '“the radio”'],
    ['I reread.', '“I reread”'],
    ['he says "later"\nand never starts', '“he says ‘later’ and never starts”'],
    [`${'long words '.repeat(12)}end`, `“${'long words '.repeat(8).trim()}…”`],
    ['אני עייף', '“\u2068אני עייף\u2069”'],
    ['x', undefined],
    ['see https://example.com', undefined],
    ['call 555 123 4567', undefined],
    ['I want to kill myself', undefined],
    ['my husband hits me', undefined],
  ])('%j is quoted as %j', (obstacle, quote) => expect(value('obstacle', { obstacle })).toBe(quote))

  it.each([
    ['I want to sleep.', '“I want to sleep”'],
    ['Nurse. My daughter asked for it.', '“My daughter asked for it”'],
    ['Nurse, rotating shifts', undefined],
    ['I feel like a failure next to my brother', undefined],
    ['I am ashamed of it. I want to be free.', '“I want to be free”'],
    ['My wife died in March', undefined],
  ])('the reason %j is quoted as %j', (reason, quote) => expect(value('why', { reason })).toBe(quote))

  it.each([
    ['Early, before the boats. It is cold then.', '“Early, before the boats”'],
    ['I want to sleep. Before noon.', undefined],
    ['Soon', undefined],
    ['My father died here', undefined],
    ['I failed at this before', undefined],
    [`${'long words '.repeat(12)}end`, undefined],
  ])('the description %j is quoted as %j', (description, quote) =>
    expect(value('words', { description, reason: 'I want to sleep' })).toBe(quote),
  )

  it('from a note of more than one word are quoted for two days', () => {
    const note = (date: string, text: string) => value('last_note', { notes: [{ date, feeling: null, text }] })
    expect(note('2026-11-23', 'still a mess')).toBe('“still a mess”')
    expect(note('2026-11-22', 'still a mess')).toBe('“still a mess”')
    expect(note('2026-11-21', 'still a mess')).toBeUndefined()
    expect(note('2026-11-23', 'mess')).toBeUndefined()
  })
})

describe('a person', () => {
  it.each([
    ['Call Ella every Sunday', 'Ella'],
    ['Spend more time with my little sister', 'your sister'],
    ['Text Dad more often', 'Dad'],
    ['Coffee with Tom at eleven', 'Tom'],
    ['Coffee with Birgit at eleven', 'Birgit'],
    ['Sundays with my gran', 'your gran'],
    ['Movie night with my stepdaughter', 'your stepdaughter'],
    ['Visit Rome', undefined],
    ['Learn Spanish with Duolingo', undefined],
    ['Call The Office', undefined],
    ['Be home for dinner', undefined],
    ['Ask for a raise', undefined],
    ['Say no to my mother in law', undefined],
    ['Be kind to my sister-in-law', undefined],
  ])('of %s is %s', (title, person) =>
    expect(value('person', { title, description: '', reason: null, obstacle: null, plan: null })).toBe(person),
  )
})

describe('somebody who may hear of the goal', () => {
  it.each([
    [{ title: 'Choir on Thursdays', description: 'Ruth next door would drive' }, 'Ruth'],
    [{ title: 'Learn to send my grandson a picture', description: '' }, 'your grandson'],
    [{ title: 'Write', description: 'We asked twice. They would help.' }, undefined],
    [{ title: 'Finish the quilt', description: 'My grandmother died before it was done' }, undefined],
    [{ title: 'Sleep well', description: 'Running would help me sleep' }, undefined],
    [
      { title: 'Learn to send my grandson a picture', description: '', obstacle: 'I press something and it is gone' },
      'your grandson',
    ],
    // Tom gets in the way, and a goal to stop has no ally.
    [{ title: 'Lunch without Tom', description: '', obstacle: 'Tom asks every day' }, undefined],
    [{ title: 'Stop shouting at my kids', description: '', kind: 'stop' as const }, undefined],
  ])('%j is %s', (goal, ally) =>
    expect(value('ally', { reason: null, obstacle: null, plan: null, kind: 'relate', ...goal })).toBe(ally),
  )
})

describe('the record', () => {
  it.each<[Slot, Partial<CoachBrief>, string | undefined]>([
    ['kept', { keptOf14: 11 }, '11 of the last 14 days'],
    ['kept', { keptOf14: 7 }, '7 of the last 14 days'],
    ['kept', { keptOf14: 6 }, undefined],
    ['kept', { keptOf14: 3, days: brief.days.slice(-4) }, '3 of the last 4 days'],
    ['kept', { keptOf14: 2, days: brief.days.slice(-2) }, undefined],
    ['run', { run: 8 }, '8 days'],
    ['run', { run: 2 }, undefined],
    ['left', { daysToTarget: 14 }, '14 days'],
    ['left', { daysToTarget: 1 }, '1 day'],
    ['left', { daysToTarget: 0 }, undefined],
    ['left', { daysToTarget: 15 }, undefined],
    ['target', { target: '2027-05-29' }, 'May 29'],
    ['target', { target: null }, undefined],
    ['time', { time_of_day: '14:30' }, '2:30 PM'],
    ['time', { time_of_day: '00:05' }, '12:05 AM'],
    ['time', { time_of_day: '12:00' }, '12 PM'],
  ])('%s of %j is %s', (slot, change, shown) => expect(value(slot, change)).toBe(shown))
})

describe('an act', () => {
  it.each([
    ['Marathon in October', 'finish', 'work on “Marathon in October”'],
    ['Japanisch lernen', 'learn', undefined],
    ['Quit smoking', 'stop', undefined],
  ] as const)('of %s (%s) is %s', (title, kind, act) => expect(value('act', { title, kind })).toBe(act))
})
