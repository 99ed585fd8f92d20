import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#domain/time/day.ts'
import { drawDays, type Ledger } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { MonthCalendar } from '#web/ui/days/month-calendar.tsx'
import { lifeWindow, recentWindow } from '#web/ui/days/windows.ts'

afterEach(cleanup)

const ledger = (changes: Partial<Ledger> = {}): Ledger => ({
  first: '2026-04-06',
  last: '2026-04-20',
  today: '2026-04-14',
  knownFrom: '2026-01-15',
  kept: new Set(['2026-04-06', '2026-04-07', '2026-04-13']),
  canCheckIn: true,
  ...changes,
})

const statesFrom = (from: string, to: string, of: Ledger) => drawDays(from, to, of).map((day) => day.state)

describe('a day', () => {
  it('is covered, missed, open or future within the dates of its goal, and closed outside them', () => {
    expect(statesFrom('2026-04-05', '2026-04-08', ledger())).toEqual(['closed', 'done', 'done', 'missed'])
    expect(statesFrom('2026-04-13', '2026-04-15', ledger())).toEqual(['done', 'open', 'future'])
    expect(statesFrom('2026-04-20', '2026-04-21', ledger())).toEqual(['future', 'closed'])
  })

  it('of today is closed when check-in is not allowed', () => {
    expect(statesFrom('2026-04-14', '2026-04-14', ledger({ canCheckIn: false }))).toEqual(['closed'])
  })

  it('without data is never shown as missed', () => {
    const old = ledger({ first: '2025-01-01', knownFrom: '2026-04-08' })
    expect(statesFrom('2026-04-04', '2026-04-09', old)).toEqual([
      'closed',
      'closed',
      'done',
      'done',
      'missed',
      'missed',
    ])
  })
})

describe('the shown days', () => {
  it('end with today, unless the goal is younger', () => {
    expect(recentWindow(ledger({ first: '2026-01-01' }), 28)).toEqual({ from: '2026-03-18', to: '2026-04-14' })
    expect(recentWindow(ledger(), 28)).toEqual({ from: '2026-04-06', to: '2026-05-03' })
    expect(recentWindow(ledger({ first: '2026-04-14' }), 14)).toEqual({ from: '2026-04-14', to: '2026-04-27' })
  })

  it('on a phone are among the days of a wide screen and include today, at every age of a goal', () => {
    for (let age = 0; age < 60; age += 1) {
      const of = ledger({ first: addDays('2026-04-14', -age) })
      const [wide, narrow] = [recentWindow(of, 28), recentWindow(of, 14)]
      expect(narrow.from >= wide.from && narrow.to <= wide.to).toBe(true)
      expect(narrow.from <= of.today && of.today <= narrow.to).toBe(true)
    }
  })

  it('are all days of the goal when they fit', () => {
    expect(lifeWindow(ledger())).toEqual({ from: '2026-04-06', to: '2026-04-20' })
  })

  it('of an older goal are ninety days that include today', () => {
    for (const last of ['2027-04-20', null]) {
      for (let age = 0; age < 400; age += 7) {
        const of = ledger({ first: addDays('2026-04-14', -age), last })
        const { from, to } = lifeWindow(of)
        expect(daysBetween(from, to)).toBe(89)
        expect(from <= of.today && of.today <= to && from >= of.first).toBe(true)
      }
    }
  })
})

describe('the horizon', () => {
  it('is one image with a text alternative, and animates only the day just covered', () => {
    const of = ledger({ kept: new Set(['2026-04-13', '2026-04-14']) })
    const days = drawDays('2026-04-12', '2026-04-14', of)
    render(<Horizon days={days} label="Three days." justNow />)
    const picture = screen.getByRole('img', { name: 'Three days.' })
    const rising = [...picture.children].map((day) => day.hasAttribute('data-just-now'))
    expect(rising).toEqual([false, false, true])
  })
})

describe('the month', () => {
  it('is a table with the state of each day as text', () => {
    render(<MonthCalendar ledger={ledger()} />)
    expect(screen.getByRole('table', { name: 'April 2026' })).toBeTruthy()
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toHaveLength(35)
    expect(cells.slice(0, 4)).toEqual(['', '', '', '1, not part of this goal'])
    expect(cells).toContain('6, checked in')
    expect(cells).toContain('8, missed')
    expect(cells).toContain('14, today, not checked in yet')
    expect(cells).toContain('15, to come')
    expect(screen.getByRole('cell', { current: 'date' }).textContent).toContain('14')
  })

  it('shows that today is checked in', () => {
    render(<MonthCalendar ledger={ledger({ kept: new Set(['2026-04-14']) })} />)
    expect(screen.getByRole('cell', { current: 'date' }).textContent).toBe('14, today, checked in')
  })

  it.each([
    ['2026-02-10', 28, 0],
    ['2026-08-31', 42, 6],
  ])('of %s has whole weeks from Sunday to Saturday', (today, cells, before) => {
    render(<MonthCalendar ledger={ledger({ today })} />)
    const all = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(all).toHaveLength(cells)
    expect(all.findIndex((text) => text?.startsWith('1,'))).toBe(before)
  })
})
