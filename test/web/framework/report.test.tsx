import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { createAnalysis, type FrameworkAnalysis } from '#domain/framework/report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { manager } from '#test/support/people/manager.ts'
import { freeTrial, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import FrameworkReport from '#web/features/framework/components/report.tsx'
import { createFramework, tightWeek } from './support/framework-fixtures.ts'

const open = (analysis: FrameworkAnalysis | null = createFramework().analysis) => {
  if (analysis) storedAnalysis.write(analysis)
  return show(<FrameworkReport />, { path: '/report', elsewhere: { '/': <p>The workshop</p> } })
}

const cells = (table: string, circle: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: circle }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent

describe('the framework report (FRAMEWORK-3)', () => {
  it('shows the number of circles, the weekly hours and the balance badge', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your week has room for this.')
    expect(figure('Circles')).toBe('5')
    expect(figure('Weekly allocation')).toBe('30 h')
    expect(figure('Balance')).toContain('Balanced')
    expect(
      screen.getByText('You asked for 30 hours across five circles. After sleep, work and commute, 63 are yours.'),
    ).toBeTruthy()
  })

  it('shows that the week is too short and the hours that each circle gets', () => {
    open(createFramework(tightWeek).analysis)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your week is too short for all of it.')
    expect(figure('Weekly allocation')).toBe('5 of 30 h')
    expect(figure('Balance')).toContain('Optimization needed')
    expect(screen.getByText(/5 are yours, so 25 hours have nowhere to go\./)).toBeTruthy()
    expect(cells('Hours a week of each circle', /Friends & Family/)).toEqual(['6 h', '12 h', '2 h'])
  })

  it('says that the week just fits where few hours stay open (FRAMEWORK-22)', () => {
    open(createFramework({ friends_family: { ideal_time_per_week: 44 } }).analysis)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It just fits.')
    expect(figure('Balance')).toBe(' Just fits')
    expect(screen.getByText(/Only 1 hour a week stays open/)).toBeTruthy()
    expect(screen.queryByText(/has room for this|Balanced/)).toBeNull()
  })

  it('says that the hours fit and the odds are low (FRAMEWORK-22)', () => {
    const low = { current_satisfaction: 2, importance_level: 8 }
    open(createFramework({ personal_development: low, health_fitness: low }).analysis)
    expect(screen.getByText('3 in 10')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The hours fit, and the odds are low.')
    expect(figure('Balance')).toBe(' Hours fit')
  })

  it('calls nothing balanced in a tight week with a job of 60 hours (FRAMEWORK-22)', () => {
    open(
      createFramework({
        lifeContext: { work_hours_per_week: 60 },
        friends_family: { ideal_time_per_week: 34 },
      }).analysis,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('When work ends decides the rest.')
    expect(figure('Balance')).toBe(' Just fits')
  })

  it('says that one hour has nowhere to go', () => {
    open(createFramework({ friends_family: { ideal_time_per_week: 46 } }).analysis)
    expect(screen.getByText(/63 are yours, so 1 hour has nowhere to go\.$/)).toBeTruthy()
  })

  it('shows no free hours when there are none', () => {
    open(
      createFramework({
        lifeContext: { work_hours_per_week: 80, sleep_hours_per_night: 10, commute_hours_per_week: 20 },
      }).analysis,
    )
    expect(
      screen.getByText(/Sleep, work and commute leave none of them, so 32 hours have nowhere to go\./),
    ).toBeTruthy()
    expect(
      screen.getByRole('img', { name: /^Your 168 hours: sleep 70, work hours 80, commute 20.* 2 hours too many\.$/ }),
    ).toBeTruthy()
  })

  it('draws importance against satisfaction, with the same numbers as text and in a table', () => {
    open()
    expect(screen.getByRole('img', { name: /Spiritual: satisfaction 4, importance 7\./ })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Satisfaction 3 and importance 9 of 10, 6 points apart' })).toBeTruthy()
    const table = 'Satisfaction and importance of each circle, of ten'
    expect(cells(table, /^Spiritual/)).toEqual(['4', '7', '3'])
    expect(cells(table, /^Personal Development/)).toEqual(['3', '9', '6'])
  })

  it('shows a reversed gap as a negative number', () => {
    open(createFramework({ work: { current_satisfaction: 9, importance_level: 5 } }).analysis)
    expect(cells('Satisfaction and importance of each circle, of ten', /^Work/)).toEqual(['9', '5', '−4'])
  })

  it('draws the week and the hours of each circle, with the same numbers as text and in a table', () => {
    open()
    expect(
      screen.getByRole('img', {
        name: 'Your 168 hours: sleep 49, work hours 50, commute 6, Spiritual 3, Friends and Family 12, Work 4, Personal Development 5, Health and Fitness 6, open 33. 63 hours are yours.',
      }),
    ).toBeTruthy()
    expect(screen.getByRole('img', { name: '6 hours now, 12 wanted, 12 available' })).toBeTruthy()
    expect(cells('Hours a week of each circle', /Friends & Family/)).toEqual(['6 h', '12 h', '12 h'])
    expect(cells('Hours a week of each circle', /A week/)).toEqual(['15 h', '30 h', '30 h'])
  })

  it('has the five sections of the consultant, in order', () => {
    const { consultant_report: report } = createFramework().analysis
    open()
    const sections = [
      'Executive Summary',
      'Key Insights',
      'Priority Recommendations',
      'Time Optimization Strategy',
      'Success Probability Assessment',
    ]
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(sections),
    )
    const section = (name: string) => within(screen.getByRole('region', { name }))
    for (const line of report.executive_summary.split('\n')) {
      expect(section('Executive Summary').getByText(line)).toBeTruthy()
    }
    for (const { title, text } of report.key_insights) {
      expect(section('Key Insights').getByRole('heading', { name: title })).toBeTruthy()
      expect(section('Key Insights').getByText(text)).toBeTruthy()
    }
    for (const { title } of report.priority_recommendations) {
      expect(section('Priority Recommendations').getByRole('heading', { name: title })).toBeTruthy()
    }
    const strategy = section('Time Optimization Strategy')
    expect(strategy.getByText(report.time_optimization_strategy.summary)).toBeTruthy()
    expect(strategy.getByRole('row', { name: /Moved each week 15/ })).toBeTruthy()
    const odds = section('Success Probability Assessment')
    expect(odds.getByText('7 in 10')).toBeTruthy()
    expect(odds.getByText(report.success_probability_assessment.speaks_against)).toBeTruthy()
  })

  it('shows the text of a model as plain text (COACH-3)', () => {
    const { analysis } = createFramework()
    const [first, ...others] = analysis.consultant_report.key_insights
    if (!first) throw new Error('The report has no insight.')
    const words = '<img src="https://evil.example/x.png" onerror="alert(1)"> **bold**'
    open({
      ...analysis,
      consultant_report: { ...analysis.consultant_report, key_insights: [{ ...first, text: words }, ...others] },
    })
    expect(screen.getByText(words)).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })

  it('shows a note whether a model or the library wrote it', () => {
    const { unmount } = open()
    expect(screen.getByText('Counted from your answers, and put into words by your coach.')).toBeTruthy()
    unmount()
    open(createFramework({}, { source: 'built-in' }).analysis)
    expect(screen.getByText('Counted from your answers, and put into plain words from our own book.')).toBeTruthy()
  })

  it('leads to the goal workshop', async () => {
    const { user } = open()
    await user.click(screen.getByRole('link', { name: 'Start Goal Workshop' }))
    expect(await screen.findByText('The workshop')).toBeTruthy()
  })

  it.each([
    [
      freeTrial,
      'Now make one goal.',
      'Your plan has room for one. What you choose for the other circles waits on your dashboard as a draft.',
    ],
    [trialEnded, 'Your framework is kept.', /^With a plan you make goals from it/],
    [{ ...freeTrial, goal_limit: 5 }, 'Now make one goal per circle.', /^Three suggestions for each circle/],
  ])('shows beside its last button how many goals the plan allows (FRAMEWORK-16)', async (plan, title, words) => {
    serverWith([], plan)
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('shows no odds and no optimism for a gentle subject (FRAMEWORK-13)', () => {
    const { interview, chat } = manager
    const frame = createReportFrame(interview, chat)
    open(createAnalysis(frame, builtInReport(interview, frame), 'built-in'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One small thing is enough for now.')
    expect(screen.getByText(/^No odds are set here\./)).toBeTruthy()
    expect(screen.queryByText('What speaks for you')).toBeNull()
    expect(screen.queryByText('Balanced')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Now make one goal.' })).toBeTruthy()
  })

  it('can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Print This Report' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('redirects to the workshop when the session has no analysis (FRAMEWORK-4)', async () => {
    const { router } = open(null)
    expect(await screen.findByText('The workshop')).toBeTruthy()
    expect(router.state.location.search).toBe('?view=goal-workshop')
  })

  it('redirects to the workshop when the stored value is invalid (FRAMEWORK-4)', async () => {
    sessionStorage.setItem('five-circles.frameworkAnalysis', '{"circles_created":5}')
    open(null)
    expect(await screen.findByText('The workshop')).toBeTruthy()
  })
})
