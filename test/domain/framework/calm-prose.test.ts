import { describe, expect, it } from 'vitest'
import { withoutQuotes } from '#domain/coach/words/own-quotes.ts'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { findFigure, findNumberedQuote, findOptimism, findPressure, isHeavy } from '#domain/framework/calm-prose.ts'
import { deriveCircumstances } from '#domain/framework/circumstances.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { createInterview } from '#test/support/interview.ts'
import { HEAVY } from '#test/support/interviews/heavy.ts'
import { ORDINARY } from '#test/support/interviews/ordinary.ts'
import { PEOPLE } from '#test/support/people/people.ts'

describe('optimism in prose (FRAMEWORK-13)', () => {
  it.each([
    'The odds are very good.',
    'Your chances look really strong.',
    'You have a great chance.',
    'Good odds for a calm spring.',
    'You will definitely finish.',
    'Die Chancen stehen sehr gut.',
    'Das sind gute Aussichten.',
  ])('is found in “%s”', (text) => expect(findOptimism(text)).toBeDefined())

  it.each([
    'The odds are 6 of 10. They count free hours and changes asked for.',
    'A good night comes first.',
    'A chance of rain does not count.',
    'You will sit by the window on Sunday.',
    'Die Chancen sind nicht gezählt.',
  ])('is not found in “%s”', (text) => expect(findOptimism(text)).toBeUndefined())
})

describe('pressure in prose (FRAMEWORK-11)', () => {
  it.each([
    'Push yourself through the evenings.',
    'Your drive is a foundation for more.',
    'Work harder on this circle.',
    'Time to move on from it.',
    'Sixty hours are impressive.',
    'At least you have the memories.',
    'Beiß die Zähne zusammen.',
    'Das ist eine beeindruckende Leistung.',
  ])('is found in “%s”', (text) => expect(findPressure(text)).toBeDefined())

  it.each([
    'Push the chair to the window and sit.',
    'The job takes most of the week, so dinner begins when work ends.',
    'Do not move the Sunday.',
    'A low mark stands beside what matters most.',
    'Der Druck der Woche kommt am Sonntag.',
  ])('is not found in “%s”', (text) => expect(findPressure(text)).toBeUndefined())

  it.each([
    ['nothing', {}, false],
    ['burnout', { lifeContext: { primary_challenge: 'I am signed off with burnout.' } }, true],
    ['a job of 60 hours', { lifeContext: { work_hours_per_week: 60 } }, true],
    ['a satisfaction of 2', { work: { current_satisfaction: 2, importance_level: 8 } }, true],
  ])('matters over %s: %j → %s', (_, changes, heavy) => {
    expect(isHeavy(deriveCircumstances(createInterview(changes), []))).toBe(heavy)
  })
})

describe('the built-in report', () => {
  it.each(
    [...HEAVY, ...ORDINARY, ...PEOPLE].flatMap((one) => [false, true].map((isWorrying) => ({ ...one, isWorrying }))),
  )('of $who (worrying: $isWorrying) keeps the rules for a model’s prose', ({ interview, chat, isWorrying }) => {
    const frame = createReportFrame(interview, chat, { isWorrying })
    const shown = JSON.stringify(builtInReport(interview, frame))
    const prose = withoutQuotes(shown)
    const { isGentle, gentle } = frame.circumstances
    expect([findOptimism(prose), findPressure(prose)]).toEqual([undefined, undefined])
    if (isGentle) expect([findFigure(prose), findNumberedQuote(shown, gentle)]).toEqual([undefined, undefined])
  })
})
