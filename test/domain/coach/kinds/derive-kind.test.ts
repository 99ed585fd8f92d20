import { expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { KIND_TITLES } from './kind-titles.ts'

const titles = GOAL_KINDS.flatMap((kind) => KIND_TITLES[kind].map((title) => ({ kind, title })))

it('reads the kind of every title of the table (TEXT-13)', () => {
  expect(titles.length).toBeGreaterThanOrEqual(120)
  const wrong = titles
    .map(({ kind, title }) => ({ title, kind, read: deriveKind(title, '') }))
    .filter(({ kind, read }) => read !== kind)
  expect(wrong).toEqual([])
})

it('reads the kind of the goals of the ten people', () => {
  for (const { title, description, kind } of Object.values(BRIEFS)) {
    expect({ title, kind: deriveKind(title, description) }).toEqual({ title, kind })
  }
})

it('reads a title with a lead-in, capitals or extra blanks as the title without them', () => {
  for (const title of ['I WANT TO QUIT SMOKING', 'my goal is to stop   smoking', 'I’d like to finally quit smoking']) {
    expect({ title, kind: deriveKind(title, '') }).toEqual({ title, kind: 'stop' })
  }
})

const DATED = [
  'Fly to Lisbon with Harold',
  'Sail in the winter regatta',
  'Close the seed round',
  'IELTS 7.0',
  'Correr el maratón',
  'I want to sing in the spring concert',
  'Nach Lissabon fliegen',
]

it.each(DATED)('reads %s with a target date as something to finish', (title) => {
  expect([deriveKind(title, '', '2027-03-20'), deriveKind(title, '')]).toEqual(['finish', 'do_regularly'])
  expect(deriveKind(title, 'Three times a week', '2027-03-20')).toBe('do_regularly')
})

it('reads a practice with a target date as without one', () => {
  const kept = GOAL_KINDS.flatMap((kind) => KIND_TITLES[kind].map((title) => ({ kind, title })))
  const more = ['Sail more', 'IELTS practice in the mornings', 'Close the laptop at 7', 'Fly to Lisbon every month']
  const other = kept.filter(({ kind, title }) => deriveKind(title, '', '2027-03-20') !== kind)
  expect(other).toEqual([])
  expect(more.map((title) => deriveKind(title, '', '2027-03-20'))).toEqual(more.map(() => 'do_regularly'))
})

it.each([
  ['Walk 20 minutes daily', 'Since my hip replacement', 'recover'],
  ['Exercises twice a day', 'The sheet of the physiotherapist', 'recover'],
  ['Run a marathon in October', 'First one after my knee surgery', 'recover'],
  ['Laufen jeden Tag', 'Nach der OP, wie die Krankengymnastik sagt', 'recover'],
  // The title names what is done, and no exercise could follow from it.
  ['Quit smoking', 'Before my surgery', 'stop'],
  ['Learn Spanish', 'I have time during rehab', 'learn'],
  ['Tom', 'Call my brother more often', 'relate'],
  ['Freedom', 'Pay off the loan', 'save'],
  ['Walk 20 minutes after every shift', 'Nurse, rotating shifts; call my mother', 'do_regularly'],
] as const)('reads %s with the description %s', (title, description, kind) => {
  expect(deriveKind(title, description)).toBe(kind)
})

it.each([
  'Spend less on lottery tickets',
  'Close my betting accounts',
  'Delete all my casino apps',
  'Self-exclude from betting sites',
  '30 days without betting',
  'One year bet-free',
  'Beat my gambling addiction',
  'Only bet once a month',
  'Aufhören zu zocken',
])('reads %s as something to stop', (title) => expect(deriveKind(title, '')).toBe('stop'))

it.each([
  'Sort 20 years of family photos',
  'Scan my grandma’s recipes',
  'Digitize dad’s old tapes',
  'Get my blood tests done',
])('reads %s as something to finish', (title) => expect(deriveKind(title, '')).toBe('finish'))

it.each(['Play with my grandson every Friday', 'Be closer to my stepson'])('reads %s as a goal about people', (title) =>
  expect(deriveKind(title, '')).toBe('relate'),
)
