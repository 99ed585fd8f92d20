import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { contract as updateProfile } from '#functions/profiles/update-profile/contract.ts'
import { book, today } from '#test/web/goals/support/goal-fixtures.ts'
import { serverWith } from '#test/web/goals/support/server.ts'
import { show } from '#test/web/goals/support/show.tsx'
import { PROFILE } from '#test/web/support/profile.ts'
import { morningWith } from '#test/web/today/support/morning.tsx'
import { useKeptFocus } from '#web/app/offline/use-kept-focus.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { TodayPage } from '#web/features/today/today-page.tsx'

const Kept = ({ children }: { children: ReactNode }) => {
  useKeptFocus()
  return children
}
const open = (page: ReactNode, path = '/') => show(<Kept>{page}</Kept>, { path })

/** Presses a control by the keyboard and waits until it is gone. */
const press = async ({ user }: ReturnType<typeof open>, name: string) => {
  const control = await screen.findByRole('button', { name })
  control.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(control.isConnected).toBe(false))
}

const title = () => document.activeElement?.textContent

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('the focus after a control was removed by its own action (PAGE-31)', () => {
  it('moves from the question about the day to the heading of the moment', async () => {
    morningWith([book])
    const shown = open(<TodayPage />, '/today')
    await shown.user.click(await screen.findByRole('button', { name: `Check In Today: ${book.title}` }))
    await press(shown, reflectionMessages.skip)
    await waitFor(() => expect(title()).toBe('13 days in a row'))
  })

  it('moves from the note about the zone to a heading of the dashboard', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).resolvedOptions(),
      timeZone: 'Europe/Berlin',
    })
    serverWith([book]).on(updateProfile, () => ({ profile: PROFILE, today }))
    await press(open(<Dashboard />), 'Keep Eastern time')
    await waitFor(() => expect(document.activeElement?.matches('h1, h2, h3')).toBe(true))
  })
})
