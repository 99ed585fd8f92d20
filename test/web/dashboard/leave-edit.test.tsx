import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { book } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

// Import the lazy dialog before the tests: its first load exceeds a test's wait.
beforeAll(async () => {
  await import('#web/features/dashboard/components/edit-goal-dialog.tsx')
}, 30_000)

const openEdit = async () => {
  serverWith([book])
  const { user } = show(<Dashboard />)
  await user.click(await screen.findByRole('button', { name: `Edit ${book.title}` }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit Goal' })) }
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Description/ }), { target: { value: text } })
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the Edit Goal dialog (PAGE-33)', () => {
  it.each([
    ['Escape', (edit: HTMLElement) => fireEvent(edit, new Event('cancel', { cancelable: true }))],
    ['its close button', (edit: HTMLElement) => fireEvent.click(within(edit).getByRole('button', { name: 'Close' }))],
    [
      'a press outside',
      (edit: HTMLElement) => {
        fireEvent.pointerDown(edit)
        fireEvent.click(edit)
      },
    ],
  ])('asks before %s discards a change', async (_, close) => {
    const { dialog } = await openEdit()
    const edit = screen.getByRole('dialog', { name: 'Edit Goal' })
    type('Typed for five minutes')
    close(edit)
    expect(question()?.textContent).toContain('Your changes to this goal are not saved yet.')
    press('Keep Editing')
    expect(question()).toBeNull()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Description/ }).value).toBe(
      'Typed for five minutes',
    )
    close(edit)
    press('Leave Without Saving')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes at once without a change, after a change that was taken back, and with Cancel', async () => {
    await openEdit()
    type('Something else')
    type(book.description)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press(`Edit ${book.title}`)
    await screen.findByRole('dialog', { name: 'Edit Goal' })
    type('Something else')
    press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stops Back while there is a change', async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    await openEdit()
    type('Something else')
    const here = location.href
    history.pushState(null, '', '/settings')
    act(() => {
      fireEvent.popState(window)
    })
    expect(question()).not.toBeNull()
    expect(location.href).toBe(here)
    press('Leave Without Saving')
    expect(back).toHaveBeenCalledOnce()
  })

  it('has the browser ask before the tab closes while there is a change', async () => {
    await openEdit()
    const isStopped = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(isStopped()).toBe(false)
    type('Something else')
    expect(isStopped()).toBe(true)
  })
})
