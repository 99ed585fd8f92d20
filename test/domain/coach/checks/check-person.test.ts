import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { checkText } from '#domain/coach/checks/check-text.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** A brief whose yesterday was kept. */
const KEPT: CoachBrief = { ...inSituation(BRIEFS.P1, 'ordinary'), notes: [] }
const MISSED = inSituation(BRIEFS.P1, 'after_miss')
const withNote = (text: string): CoachBrief => ({
  ...KEPT,
  notes: [{ date: addDays(KEPT.date, -1), feeling: null, text }],
})

const findPerson = (message: string, brief: CoachBrief): string[] =>
  checkText({ message, micro_plan: ['Sit down.'], challenge: 'Stand still.' }, brief).flatMap(({ rule, says }) =>
    rule === 'person' ? [says] : [],
  )

describe('checkText and the person’s past (TEXT-15)', () => {
  it.each([
    'You missed yesterday.',
    'No check-in yesterday.',
    'Yesterday’s box is empty.',
    'Yesterday you wrote a whole page.',
    'You slept badly last night.',
    'Your neighbor called last week.',
    'So you gave in two days ago.',
    'You didn’t write yesterday.',
    'Gestern hast du schlecht geschlafen.',
    'Du hast gestern verpasst.',
    'Ayer escribiste una página.',
    'Hier tu as mal dormi.',
  ])('reports after a kept day: %s', (message) => {
    expect(findPerson(message, KEPT)).toEqual([
      `message: says “${message.replace(/\.$/, '')}”, which is not in the data`,
    ])
  })

  it.each([
    'You checked in yesterday.',
    'Yesterday you came back, and that part is done.',
    'Do today as you did yesterday.',
    'Read the page you wrote yesterday.',
    'Open the chapter where you stopped yesterday.',
    'Yesterday is closed.',
    'You started this three weeks ago.',
    'Gestern hast du eingecheckt.',
    'Lies, was du gestern geschrieben hast.',
  ])('accepts after a kept day: %s', (message) => expect(findPerson(message, KEPT)).toEqual([]))

  it('accepts a missed day that the record has, and no kept one', () => {
    for (const message of ['You missed yesterday.', 'No check-in yesterday.', 'Yesterday’s box is empty.'])
      expect(findPerson(message, MISSED)).toEqual([])
    expect(findPerson('You checked in yesterday.', MISSED)).toHaveLength(1)
  })

  it('reports missed days only when the record has none', () => {
    const days = KEPT.days.map(({ date }) => ({ date, state: 'kept' as const }))
    expect(findPerson('You skipped two days.', { ...KEPT, days })).toHaveLength(1)
    expect(findPerson('You skipped two days.', KEPT)).toEqual([])
  })

  it('accepts what yesterday’s note says', () => {
    const brief = withNote('walked in the rain')
    expect(findPerson('Yesterday you wrote “walked in the rain.”', brief)).toEqual([])
    expect(findPerson('You walked in the rain yesterday.', brief)).toEqual([])
    expect(findPerson('Yesterday you wrote a whole page.', brief)).toHaveLength(1)
    expect(findPerson('Yesterday you wrote “walked in the rain.”', KEPT)).toHaveLength(1)
  })
})

describe('checkText and the people of the person (TEXT-15)', () => {
  it.each([
    ['Your wife noticed it.', 'Your wife'],
    ['Ask your two kids.', 'your two kids'],
    ['Tell your boss.', 'your boss'],
    ['Deine Frau hat es bemerkt.', 'Deine Frau'],
    ['Tu hermana lo sabe.', 'Tu hermana'],
    ['Ton mari le sait.', 'Ton mari'],
  ])('reports somebody whom nobody named: %s', (message, said) => {
    const brief = { ...KEPT, title: 'Draw every day', description: '', plan: null, obstacle: null, reason: null }
    expect(findPerson(message, brief)).toEqual([`message: says “${said}”, of whom the person wrote nothing`])
  })

  it.each<[string, Partial<CoachBrief>]>([
    ['Your kids are near.', { reason: 'My daughter asked if I live at the office' }],
    ['Your husband can wait.', { otherGoals: ['More evenings with my partner'] }],
    ['Your mother will read it.', { notes: [{ date: KEPT.date, feeling: null, text: 'Mom called' }] }],
    ['Your manager can wait.', { interview: { challenges: 'Too many meetings' } }],
    ['Deine Kinder schlafen.', { description: 'Meine Tochter ist drei' }],
    ['Your kind words help in your mother tongue, and your chat can wait.', {}],
  ])('accepts somebody of the person’s words: %s', (message, change) => {
    expect(findPerson(message, { ...KEPT, ...change })).toEqual([])
  })
})

describe('checkText and first names (TEXT-15)', () => {
  it.each([
    ['Sit down with Tom.', 'Tom'],
    ['Tell Aunt Lisa about it.', 'Lisa'],
    ['Ask Marlon to read it.', 'Marlon'],
    ['Call your friend Zed today.', 'Zed'],
    ['Walk with Daniel.', 'Daniel'],
    ['Tom can wait tomorrow.', 'Tom'],
    ['Ruf heute Anna an.', 'Anna'],
  ])('reports a name that nobody wrote: %s', (message, said) => {
    const brief = { ...KEPT, reason: 'A draft by tomorrow' }
    expect(findPerson(message, brief)).toEqual([`message: says “${said}”, of whom the person wrote nothing`])
  })

  it.each([
    'Call on Monday.',
    'Ask God for patience.',
    'Read to John 3, and stop.',
    'Thank Heaven for the coffee.',
    'Mark the page, then write with Bleak House beside you.',
    'Frag im Büro nach dem Schlüssel, mit Ruhe und ohne Eile.',
    'Nimm das Buch, den Stift und die Karten an den Tisch.',
  ])('accepts what is no name of a person: %s', (message) => expect(findPerson(message, KEPT)).toEqual([]))

  it('accepts a name of the person’s words, also as a German genitive', () => {
    const brief = { ...KEPT, obstacle: 'the break at eleven with Tom' }
    expect(findPerson('Tell Tom that you are on tea at eleven.', brief)).toEqual([])
    expect(findPerson('Kauf etwas für Tom.', { ...KEPT, description: 'Toms Geburtstag im Mai' })).toEqual([])
  })
})

describe('checkText and a missed yesterday (TEXT-15)', () => {
  const said = 'You missed yesterday, and that is all right.'
  const withYesterday = (state: 'missed' | 'rest' | 'open'): CoachBrief => ({
    ...KEPT,
    silentDays: 1,
    days: [
      { date: addDays(KEPT.date, -2), state: 'missed' },
      { date: addDays(KEPT.date, -1), state },
    ],
  })

  it('accepts it after a missed day only, and not after a free or an open one', () => {
    expect(findPerson(said, withYesterday('missed'))).toEqual([])
    expect(findPerson(said, withYesterday('rest'))).toHaveLength(1)
    expect(findPerson(said, withYesterday('open'))).toHaveLength(1)
  })
})

describe('checkText and a past without a time (TEXT-15)', () => {
  const FRESH: CoachBrief = { ...KEPT, days: [], bestRun: 0, silentDays: 0, returnedAfter: null }
  it.each([
    'You have already cut down',
    'You’ve been sleeping so much better',
    'Since you lost weight, the stairs are shorter',
    'The stairs are shorter since you lost weight',
    'You have cut back',
    'Du hast schon viel abgenommen',
    'Seit du abgenommen hast, geht es leichter',
  ])('reports what nobody wrote: %s', (claim) => {
    expect(findPerson(`${claim}.`, KEPT)).toEqual([`message: says “${claim}”, which is not in the data`])
  })

  it.each([
    'You have already kept four days.',
    'You have already begun.',
    'If you have already cut the bread, sit down.',
    'Look at what has changed since you began.',
    'Read the page that you have already written.',
    'Du hast schon angefangen.',
  ])('accepts what the record has, and no claim: %s', (message) => expect(findPerson(message, KEPT)).toEqual([]))

  it('accepts what the person wrote, and no kept day without one', () => {
    const brief = { ...KEPT, reason: 'I lost six kilos and want to keep them off' }
    expect(findPerson('You have already lost some of it.', brief)).toEqual([])
    expect(findPerson('You have already kept four days.', FRESH)).toHaveLength(1)
  })
})
