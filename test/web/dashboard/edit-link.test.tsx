import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { book } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

// Its first load exceeds a test's wait on a busy machine.
beforeAll(() => import('#web/features/dashboard/components/edit-goal-dialog.tsx'), 30_000)

describe('a link to the form of a goal', () => {
  it.each([
    ['the time of its mail', true, /^Wake-up email at/],
    ['the mail, where it is off', false, /wake-up email again$/],
  ])('focuses %s (MAIL-8)', async (_, wake_up_mail, name) => {
    serverWith([{ ...book, wake_up_mail }])
    show(<Dashboard />, { path: '/dashboard', at: `/dashboard?edit=${book.id}` })
    await screen.findByRole('dialog', { name: 'Edit Goal' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(name)))
  })
})
