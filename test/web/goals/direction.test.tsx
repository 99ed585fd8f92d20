import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { open as openGoal, stored } from '#test/web/goal-page/support/goal-page-fixtures.tsx'
import { createGoalView, marathon, proPlan } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { openToday } from '#test/web/today/support/morning.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

/** Arabic and Hebrew words among the page's English take their own direction from their first letter (PAGE-34). */

const TITLE = 'كتابة المسودة الأولى من كتابي!'
const DESCRIPTION = 'ثلاثمئة كلمة كل يوم.'
const text = { ...stored, message: 'افتح المسودة.', micro_plan: ['اكتب جملة.'], challenge: 'اقرأ السطر الأول.' }
const goal = createGoalView({ title: TITLE, description: DESCRIPTION })

/** Whether the element with these words, or one in or around them, takes its direction from the words. */
const isIsolated = (words: string, within: HTMLElement = document.body): boolean =>
  [...within.querySelectorAll('*')].some(
    (it) => it.matches('[dir="auto"], bdi') && (it.textContent ?? '').trim().replace(/[“”]/g, '') === words,
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T11:42:00Z') })
  // The dashboard asks for texts when the browser is idle.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  serverWith([goal, marathon], proPlan).on(getDailyMotivation, () => ({ motivation: text }))
})

describe('words of another direction', () => {
  it('keep it on the card of a goal and in its dialogs', async () => {
    const { user } = show(<Dashboard />)
    const card = await screen.findByRole('article', { name: TITLE })
    await within(card).findByText(text.challenge)
    for (const words of [TITLE, DESCRIPTION, text.message, text.challenge]) expect(isIsolated(words, card)).toBe(true)
    await user.click(screen.getByRole('button', { name: `Delete ${TITLE}` }))
    expect(isIsolated(TITLE, await screen.findByRole('dialog'))).toBe(true)
  })

  it('keep it in the fields of Edit Goal while they are typed', async () => {
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: `Edit ${TITLE}` }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByDisplayValue(TITLE).getAttribute('dir')).toBe('auto')
    expect(dialog.getByDisplayValue(DESCRIPTION).getAttribute('dir')).toBe('auto')
  })

  it('keep it on the page of a goal', async () => {
    openGoal(goal.id)
    await screen.findByText(text.challenge)
    for (const words of [TITLE, DESCRIPTION, text.message, 'اكتب جملة.', text.challenge])
      expect(isIsolated(words)).toBe(true)
  })

  it('keep it on the screen of the morning', async () => {
    openToday(`/today?goal=${goal.id}`)
    await screen.findByText(text.challenge)
    for (const words of [TITLE, text.message, 'اكتب جملة.', text.challenge]) expect(isIsolated(words)).toBe(true)
  })
})
