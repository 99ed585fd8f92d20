import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief.ts'
import { choosePlan } from '#domain/coach/day-plan.ts'
import { findLanguageName } from '#domain/coach/language-name.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { isLate } from '#domain/coach/part-of-day.ts'
import { readSituation } from '#domain/coach/situation.ts'
import { readFacts } from '#domain/coach/slot-facts.ts'
import { readTopic } from '#domain/coach/topic.ts'
import { findTopicTexts } from '#domain/coach/topic-texts.ts'
import { addDays } from '#domain/time/day.ts'
import { BRIEFS } from '#test/support/briefs.ts'
import { inSituation } from './support/situation-briefs.ts'
import { TOPIC_KINDS } from './support/topic-kinds.ts'

/** A goal of each topic that has a step for each of the 96 positions. */
const TITLES: Readonly<Record<string, string>> = {
  walk: 'Walk 20 minutes after every shift',
  run: 'Run on Saturdays before the kids wake up',
  swim: 'Swim twice a week',
  bedtime: 'In bed at eleven with the light off',
  laptop: 'Laptop closed at 7 PM',
  tidy: 'Shoes and bags by the door every evening',
  weight: 'Lose 10 pounds',
  volunteer: 'Volunteer once a month',
  hand_over: 'Hand over two decisions a week',
  joint: 'Walk to the bakery without a stick',
  draft: 'Finish the first draft of my thesis',
  declutter: 'Declutter the garage',
  course: 'Finish modules one to three of the wound-care course',
  alcohol: 'Stop drinking wine in the evening',
  smoke: 'Quit smoking',
  shout: 'Stop shouting at my kids',
  nails: 'Stop biting my nails',
  home: 'Be home for dinner four evenings a week',
  choir: 'Choir on Thursdays again',
  language: 'Japanisch lernen: 10 Vokabeln am Tag',
  code: 'Learn Python by spring',
  device: 'Learn to send my grandson a picture',
  debt: 'Pay off the credit card',
  scripture: 'Read a psalm every morning',
  silence: 'Sit at the lake on Saturday mornings',
  prayer: 'Pray every day',
  launch: 'Launch my online shop by June',
  promotion: 'Get promoted to team lead',
  contact: 'Call my parents every Sunday',
  cook: 'Cook dinner at home five nights a week',
  household: 'Tidy up for ten minutes every evening',
  job: 'Find a new job by June',
  journal: 'Write in my gratitude journal every night',
  reading: 'Read 20 pages a day',
  savings: 'Save $5,000 for an emergency fund',
  scroll: 'Stop scrolling on my phone at night',
  study: 'Study for the bar exam',
  sweets: 'Eat less sugar',
  vape: 'Quit vaping',
  workout: 'Yoga every morning',
  writing: 'Write 500 words a day',
  waking: 'Get up at six',
  instrument: 'Learn to play the piano',
  partner: 'Date night every week',
  focus: 'Two hours of deep work a day',
  inbox: 'Clear my inbox every day',
  water: 'Drink more water',
  sport: 'Play more badminton',
  papers: 'Do my taxes on time',
  coffee: 'Cut down on coffee',
  screen: 'Less TV and fewer games',
  craft: 'Knit every evening',
  channel: 'Start a channel',
  event: 'Plan the festival',
  calm: 'Reduce stress',
  dance: 'Learn to dance salsa',
  assert: 'Say no more often',
  driving: 'Get my driver’s license',
  care: 'Hygiene routine every night',
  temper: 'Control my temper',
  network: 'Network with two people a month',
  dog: 'Train my puppy',
  photo: 'Take one photo a day',
  bake: 'Bake bread',
  punctual: 'Be on time',
  renovation: 'Renovate the bathroom',
  swim_start: 'Learn to swim',
  business: 'Grow my business',
  blog: 'Start a blog',
  drawing: 'Draw every day',
  speaking: 'Practice public speaking',
  stretch: 'Stretch every morning',
  gardening: 'Start a vegetable garden',
  children: 'Spend more time with my kids',
  cycle: 'Ride my bike twice a week',
  friends: 'Make new friends',
  team: 'Be a better team leader',
}

const DAYS = 90
const POSITIONS = 96
const [person] = Object.values(BRIEFS)
if (person === undefined) throw new RangeError('There are no briefs.')

/** The plans of ninety days, each with the steps of the week before. */
const planDays = (goal: CoachBrief): string[][] => {
  const plans: string[][] = []
  for (let day = 0; day < DAYS; day += 1) {
    const brief = { ...goal, date: addDays(goal.date, day) }
    const said = plans.slice(-7).map((steps) => ({ message: '', steps, challenge: '' }))
    const situation = readSituation(brief)
    const plan = choosePlan(LIBRARY, { brief, offset: 0, said, situation, facts: readFacts(brief) }, [])
    plans.push(plan.map(({ text }) => text))
  }
  return plans
}

/** The topics whose steps last for all positions. */
const FULL = Object.entries(TOPICS).flatMap(([name, { steps }]) =>
  Object.entries(TOPIC_KINDS).flatMap(([topic, kind]) =>
    topic === name && steps.length >= POSITIONS ? [{ topic, kind, steps, title: TITLES[topic] ?? '' }] : [],
  ),
)

describe('the plans of a goal with a topic (TEXT-24)', () => {
  it('are tested for each topic that has a step for each position', () => {
    expect(FULL.length).toBeGreaterThanOrEqual(38)
    expect(FULL.map(({ title, kind }) => readTopic({ title, kind }))).toEqual(FULL.map(({ topic }) => topic))
  })

  it.each(FULL)('have a step of it on each of ninety days, and none twice: $topic', ({ title, kind }) => {
    const steps = findTopicTexts(LIBRARY, { title, kind })?.steps ?? []
    const language = findLanguageName(title) ?? ''
    const own = new Set(steps.flatMap(({ text, twin = text }) => [text.replace('{language}', language), twin]))
    for (const userId of ['ann', 'ben', 'eva', 'joe'])
      for (const situation of ['ordinary', 'silent_3'] as const) {
        const plans = planDays({ ...inSituation(person, situation), title, kind, userId, otherGoals: [] })
        expect(plans.filter((plan) => !plan.some((step) => own.has(step)))).toEqual([])
        const all = plans.flat()
        expect(all.filter((step, index) => all.indexOf(step) !== index)).toEqual([])
      }
  })
})

describe('a step beside a step of the topic (TEXT-24)', () => {
  it('may practice the plan, but never only copies or announces it', () => {
    const plan = { when: 'I sit down in the library', will: 'open the chapter before my email' }
    const said = ['ann', 'ben', 'eva', 'joe'].flatMap((userId) =>
      planDays({ ...person, title: TITLES.draft ?? '', kind: 'finish', plan, userId, otherGoals: [] }).flat(),
    )
    expect(
      said.filter((step) => /^(?:Text|Tape|Pin|Copy your plan|Promise|Announce|Ask one person)/.test(step)),
    ).toEqual([])
    expect(said.some((step) => step.includes(plan.will))).toBe(true)
  })
})

describe('a step late in the evening (TEXT-24)', () => {
  it.each([
    ['Move one errand that comes too close to this today.', '22:15', true],
    ['Tell one person the reason for this goal: {why}.', '22:15', true],
    ['Move one errand that comes too close to this today.', '10:00', false],
    ['Say your plan out loud once: {plan}', '22:15', false],
  ])('is left out where it asks for something that is over: %s at %s', (text, time, late) => {
    expect(isLate({ text }, time)).toBe(late)
  })
})
