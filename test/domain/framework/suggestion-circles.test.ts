import { describe, expect, it } from 'vitest'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { builtInSuggestions, type SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { CIRCLES } from '#domain/goals/fields.ts'
import { createInterview } from '#test/support/interview.ts'
import { NURSE } from '#test/support/interviews/nurse.ts'
import { EMPTY_WISH, listWishes } from '#test/support/suggestion-wishes.ts'

const titlesOf = (given: Partial<SuggestionWish>) =>
  [0, 1].flatMap((seed) => builtInSuggestions({ ...EMPTY_WISH, ...given }, { seed }).map(({ title }) => title))

describe('the circle of a built-in suggestion (FRAMEWORK-23)', () => {
  const nurse = (circle: string) =>
    listWishes(NURSE).flatMap((wish) =>
      wish.circle === circle ? [0, 1].flatMap((seed) => builtInSuggestions(wish, { seed })) : [],
    )

  it('has a study for the exam of the priority in Work, beside words of patients, shifts and sleep', () => {
    const given = nurse('Work')
    expect(given.map(({ title }) => title).filter((title) => !/^Study .*\bexam\b/.test(title))).toEqual([])
    expect(given.map(({ reasoning }) => reasoning).join(' ')).toContain('Pass the CCRN exam on March')
  })

  it('has a shared meal and no phones for a dinner without phones', () => {
    const titles = nurse('Friends & Family').map(({ title }) => title)
    expect(titles.slice(0, 3)).toEqual([
      'Share a meal with my family, free of phones',
      'Leave the phone in another room at dinner',
      'Talk with my family at the table',
    ])
  })

  it.each(CIRCLES)('%s has sleep only if it is Health & Fitness', (circle) => {
    const titles = titlesOf({ circle, specificGoal: 'I sleep seven hours.', priority: 'Sleep seven hours.' })
    expect(titles.some((title) => /\b(?:sleep|bed)\b/i.test(title))).toBe(circle === 'Health & Fitness')
    for (const one of nurse(circle))
      if (circle !== 'Health & Fitness') expect(`${one.title} ${one.description}`).not.toMatch(/\b(?:sleep|bed)\b/i)
  })

  it.each(CIRCLES)('%s has study only if it is Work or Personal Development', (circle) => {
    const titles = titlesOf({ circle, specificGoal: 'I take a class and pass the exam.' })
    expect(titles.some((title) => /^Study/.test(title))).toBe(['Work', 'Personal Development'].includes(circle))
  })

  it.each([
    ['I plan surgery without overtime.', /physio/i],
    ['I quit my job in May.', /smoking/i],
  ])('has in Work no suggestion of another circle for “%s”', (specificGoal, other) => {
    expect(titlesOf({ circle: 'Work', specificGoal }).filter((title) => other.test(title))).toEqual([])
  })

  it.each([
    ['Both exams passed at the first try.', true],
    ['I am certified as a welder.', true],
    ['I have passed the CPA.', true],
    ['Get my driving license.', true],
    ['Prepare for the board exam beside patients.', true],
    ['I pass the salt and keep my temper.', false],
    ['My students write their exams, and I grade them on time.', false],
  ])('reads an exam of one’s own in “%s”: %s', (specificGoal, is) => {
    const titles = titlesOf({ circle: 'Personal Development', specificGoal })
    expect(titles.every((title) => /^Study .*\bexam\b/.test(title))).toBe(is)
  })
})

describe('the circle of the 90-day priority in the report (FRAMEWORK-23)', () => {
  const report = (priority: string) => {
    const interview = createInterview({ lifeContext: { primary_90_day_priority: priority } })
    const frame = createReportFrame(interview, [])
    const { key_insights, priority_recommendations } = builtInReport(interview, frame)
    const nearest = frame.insights.findIndex(({ role }) => role === 'nearest')
    return { nearest: key_insights[nearest], third: priority_recommendations[2], frame, at: nearest }
  }

  it('does not come last or wait where the circle shares a word with the priority', () => {
    const { frame, at } = report('Be happier.')
    const circles = [frame.insights[at]?.circle, frame.recommended[2]]
    expect(circles).toEqual(['work', 'spiritual'])
    expect(report('Be happier.').nearest?.text).toMatch(/ come last, when the first circle has its days\.|comes last/)
    expect(report('Be happier.').third?.text).toMatch(/It can wait|Leave it for the second month/)
    const wanted = report('The new team runs by itself, and I sit still on Sundays.')
    expect(wanted.nearest?.text).toContain('It is part of what you want from these 90 days.')
    expect(wanted.nearest?.text).not.toContain('last')
    expect(wanted.third?.text).toContain('keep it small, and do not put it off.')
  })

  it('does not come last for a nurse whose priority is an exam', () => {
    const { interview, chat } = NURSE
    const texts = builtInReport(interview, createReportFrame(interview, chat)).key_insights.map(({ text }) => text)
    expect(texts.find((text) => text.startsWith('Work stands'))).toContain('what you want from these 90 days')
  })
})
