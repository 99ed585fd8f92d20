import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { checkText } from '#domain/coach/checks/check-text.ts'
import type { Situation } from '#domain/coach/day/situation.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import { EXEMPLARS } from '#test/domain/coach/support/exemplars.ts'
import { LATER_EXEMPLARS } from '#test/domain/coach/support/later-exemplars.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { VOICES } from '#test/domain/coach/support/voices.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const people: Readonly<Record<string, CoachBrief>> = BRIEFS

const findBrief = (person: string): CoachBrief => {
  const brief = people[person]
  if (brief === undefined) throw new RangeError(person)
  return brief
}

/** Steps without a finding. */
const QUIET = {
  micro_plan: ['Sit down.', 'Look around.'],
  step_minutes: [1, 2],
  challenge: 'Stand still.',
  challenge_seconds: 30,
}

describe('checkText accepts the exemplary texts (TEXT-18)', () => {
  it.each([...EXEMPLARS, ...LATER_EXEMPLARS])('$id keeps every rule', ({ situation, person, tone, text }) => {
    const brief = { ...inSituation(findBrief(person), situation), tone }
    expect(readSituation(brief)).toBe(situation)
    expect(checkText(text, brief)).toEqual([])
  })

  const SITUATIONS: Record<string, Situation> = {
    'Silent for three days': 'silent_3',
    'Streak of 30': 'milestone_30',
    'Day 1': 'first_day',
    'Eve of the target': 'target_eve',
    'Morning after one miss': 'after_miss',
  }
  it.each(VOICES)('$situation in $tone keeps every rule', ({ situation, person, tone, message }) => {
    const brief = { ...inSituation(findBrief(person), SITUATIONS[situation] ?? 'ordinary'), tone, localTime: '08:00' }
    const notes = [{ date: brief.date, feeling: null, text: 'conclusion still a mess' }]
    expect(checkText({ ...QUIET, message }, { ...brief, notes })).toEqual([])
  })
})

describe('checkText and a text with a mistake (TEXT-18)', () => {
  const P1 = { ...inSituation(BRIEFS.P1, 'ordinary'), notes: [] }
  const P6 = inSituation(BRIEFS.P6, 'ordinary')
  const P8 = inSituation(BRIEFS.P8, 'ordinary')
  const MESSAGE =
    'You know your own detour: “I reread instead of writing.” Rereading feels like care, and the page stays as long as it was. Open the chapter at its last line and add to it. What stands above can wait for the second draft.'
  const text = {
    message: MESSAGE,
    micro_plan: [
      'Open the chapter at its last line.',
      'Write the next sentence badly on purpose.',
      'Note what comes after it.',
    ],
    step_minutes: [1, 4, 1],
    challenge: 'Cover the text above the cursor for one line.',
    challenge_seconds: 60,
  }
  const withEnd = (end: string) => `${MESSAGE.slice(0, MESSAGE.indexOf(' What stands'))} ${end}`
  const changed = (brief: CoachBrief, change: Partial<typeof text>) =>
    checkText({ ...text, ...change }, brief).map(({ says }) => says)

  it('finds nothing before the mistake is made', () => expect(changed(P1, {})).toEqual([]))

  it.each<[string, Partial<typeof text>]>([
    [
      'steps[1]: says 10 minutes, the field says 4',
      { micro_plan: ['Open the chapter.', 'Write for 10 minutes.', 'Note what comes.'] },
    ],
    [
      'steps[1]: asks for hours, the field says 4',
      { micro_plan: ['Open the chapter.', 'Write for an hour.', 'Note what comes.'] },
    ],
    ['steps[0]: minutes is 5, allowed are 1 to 4', { step_minutes: [5, 2, 1] }],
    ['steps: take 10 minutes together, at most 9 are allowed', { step_minutes: [3, 4, 3] }],
    ['steps: 3 steps have 2 times', { step_minutes: [3, 4] }],
    ['challenge: seconds is 50, allowed are 15, 30, 45, 60, 90, 120', { challenge_seconds: 50 }],
    ['challenge: says two minutes, the field says 60 seconds', { challenge: 'Look at the chapter for two minutes.' }],
    ['message: has 4 words, allowed are 15 to 60', { message: 'Open the chapter now.' }],
    [
      'message: has 16 words, allowed are 30 to 55',
      { message: 'Open the chapter at its last line and add to it. What stands above can wait.' },
    ],
    [
      'challenge: has 23 words, allowed are 2 to 22',
      { challenge: 'Look at one line of it and then at the next one and then at the next one and then at the last.' },
    ],
    ['message: says 80, which is not in the brief', { message: withEnd('You are 80 percent there already.') }],
    [
      'message: says forty-two, which is not in the brief',
      { message: withEnd('There are forty-two days on the log.') },
    ],
    ['challenge: says 20, which is not in the brief', { challenge: 'Read 20 lines of it out loud.' }],
    ['message: has “!”, which is never used', { message: withEnd('You can do that much today!') }],
    ['message: has “journey”, which is never used', { message: withEnd('That is the whole journey for today.') }],
    ['message: has “failed”, which is never used', { message: withEnd('Nobody has failed by a short day.') }],
    ['challenge: has “https:”, which is never used', { challenge: 'Look at https://example.com for a moment.' }],
    ['message: has WRITE in capitals', { message: withEnd('WRITE one line of it today, please.') }],
    ['message: “your my” has two determiners', { message: withEnd('Look after your my thesis for today.') }],
    ['text: asks 2 questions, at most one is allowed', { message: withEnd('What is missing? Who would see it?') }],
    [
      'message: uses the title as a subject or an order; write the goal “…”',
      { message: withEnd('Give “Finish the first draft of my thesis” a line.') },
    ],
    [
      'text: quotes the title 2 times, once is allowed',
      {
        message: withEnd('The goal “Finish the first draft of my thesis” waits.'),
        challenge: 'Write a line for “Finish the first draft of my thesis.”',
      },
    ],
    ['challenge: has empty quotation marks', { challenge: 'Write a line about “” on the page.' }],
    ['challenge: has a slot that is not filled', { challenge: 'Write a line about {thing}.' }],
    [
      'message: quotes “I always stop too early”, which the person did not write',
      { message: MESSAGE.replace('I reread instead of writing.', 'I always stop too early') },
    ],
    ['message: “we” belongs to another tone', { message: withEnd('We begin with that line today.') }],
    ['message: “dismissed” belongs to another tone', { message: withEnd('After that line you are dismissed.') }],
    [
      'steps: two of them start with the same verb',
      { micro_plan: ['Open the chapter.', 'Open the notes.', 'Note what comes.'] },
    ],
    ['steps: two of them are the same', { micro_plan: ['Open the chapter.', 'Open the chapter!', 'Note what comes.'] }],
    ['steps[0]: “favourite” is not American English', { micro_plan: ['Open your favourite page.'], step_minutes: [1] }],
    [
      'text: is in de, the goal is in en',
      {
        message:
          'Noch eine Seite, dann ist für heute Schluss. Du hast das Kapitel offen und weißt, wie es weitergeht. Schreib einen Satz, und lass alles andere liegen, bis der Kaffee kalt ist. Mehr muss es nicht sein.',
      },
    ],
  ])('reports %s', (finding, change) => {
    const findings = changed(P1, change)
    expect(findings).toContain(finding)
  })

  it('reports a record only when the brief does not have it', () => {
    const message = withEnd('11 of the last 14 days are kept, so add.')
    expect(changed(P1, { message })).toContain('message: says 11, which is not in the brief')
    expect(changed({ ...P1, keptOf14: 11 }, { message })).toEqual([])
  })

  it('reports a time only when the person did not write it', () => {
    const brief = { ...P1, description: 'The library opens at 8:15.' }
    const challenge = (time: string) => ({ challenge: `Open the chapter at ${time}.` })
    expect(changed(brief, challenge('8:45'))).toContain('challenge: says 8:45, which is not in the brief')
    expect(changed(brief, challenge('8:15'))).toEqual([])
  })

  it('reports a step that does what a stop goal ends, except in the person’s own words', () => {
    const micro_plan = ['Smoke one less today.', 'Hold the cup with both hands.', 'Write down the hour.']
    expect(changed({ ...P6, tone: 'wise_mentor', obstacle: 'I reread instead of writing' }, { micro_plan })).toEqual([
      'steps[0]: “Smoke” tells a stop goal to do more of it',
    ])
  })

  it.each([
    ['Stop drinking', 'Drink a beer with him.', true],
    ['Stop drinking', 'Drink a glass of water.', false],
    ['Drink less alcohol', 'Drink a few sips of tea.', false],
    ['Don’t check my phone in bed', 'Check your phone once more.', true],
    ['Don’t check my phone in bed', 'Check whether the hour fits.', false],
    ['Stop shouting at my kids', 'Walk to the sink.', false],
  ])('reports for the goal %s with the step %s: %s', (title, step, told) => {
    const brief = { ...P6, tone: 'wise_mentor' as const, title, obstacle: 'I reread instead of writing' }
    expect(changed(brief, { micro_plan: [step], step_minutes: [1] }).length > 0).toBe(told)
  })

  it('reports exercise that a recovery goal does not name', () => {
    const brief = { ...P8, tone: 'wise_mentor' as const, obstacle: 'I reread instead of writing' }
    const steps = (step: string) => changed(brief, { micro_plan: [step], step_minutes: [1] })
    expect(steps('Stretch the calf against the wall.')).toEqual([
      'steps[0]: “Stretch” is an exercise that the description does not name',
    ])
    expect(steps('Walk to the door once.')).toEqual([])
  })

  it('reports a number and a record in a gentle text (CARE-3)', () => {
    const brief: CoachBrief = { ...P1, care: 'gentle', care_reason: 'burnout' }
    const message =
      'Two things can wait today. The days do not count here. Choose a small thing that is good to have near you.'
    expect(changed(brief, { message })).toEqual([
      'message: says Two, a gentle text has no number',
      'message: says “days”, which a gentle text does not',
    ])
  })

  it('reports a text that was sent in the last 7 days', () => {
    const recent = [
      {
        date: '2026-11-20',
        message: MESSAGE,
        steps: ['Note what comes after it'],
        challenge: text.challenge,
        kept: true,
      },
    ]
    expect(changed({ ...P1, recent }, {})).toEqual([
      'steps[2]: stood in a text of the last 7 days',
      'challenge: stood in a text of the last 7 days',
      'message: repeats a message of the last 7 days',
    ])
  })

  it.each([
    'Your next morning at the lake is on Saturday.',
    'Your next ride with the club is tomorrow.',
    'Saturday is set aside for “The boat.”',
  ])('lets texts of free days name the next day again, and reports the rest of them: %s', (coming) => {
    const brief: CoachBrief = { ...P1, tone: 'drill_sergeant', plan: null, recent: [] }
    const say = (order: string) => `${order} ${coming}`
    const sent = (message: string) => [{ date: '2026-11-20', message, steps: [], challenge: 'Look out.', kept: true }]
    const repeats = (message: string, earlier: string) =>
      changed({ ...brief, recent: sent(earlier) }, { message }).filter((finding) => finding.includes('repeats'))
    expect(repeats(say('Check the wind.'), say('Look at the sun.'))).toEqual([])
    const order = 'Check the wind for the weekend and write it down.'
    expect(repeats(say(order), say(order))).toHaveLength(1)
  })

  it('reports the word morning in a text of a later hour', () => {
    const message = withEnd('That is enough for this morning.')
    expect(changed({ ...P1, localTime: '21:30' }, { message })).toEqual([
      'message: says this morning, it is evening for the reader',
    ])
    expect(changed(P1, { message })).toEqual([])
  })

  it('may be in English for a goal in another language when it comes from the library', () => {
    const brief = { ...inSituation(BRIEFS.P9, 'ordinary'), tone: 'wise_mentor' as const }
    const message = MESSAGE.replace('I reread instead of writing.', 'abends bin ich müde.')
    expect(changed(brief, { message })).toContain('text: is in en, the goal is in de')
    expect(checkText({ ...text, message }, brief, { mayBeEnglish: true })).toEqual([])
  })
})
