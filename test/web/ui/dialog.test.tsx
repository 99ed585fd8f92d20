import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import '#test/web/support/dialog-element.ts'
import '#test/web/support/show.tsx'

const Naming = () => {
  const [open, setOpen] = useState(true)
  return open ? (
    <Dialog title="Name it" onClose={() => setOpen(false)}>
      <TextField label="Name" />
    </Dialog>
  ) : null
}

const open = async () => {
  render(<Naming />)
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await user.type(field, 'Ada')
  // The backdrop is a part of the dialog element.
  return { user, field, backdrop: screen.getByRole('dialog') }
}

describe('a dialog', () => {
  it('closes when its backdrop is pressed', async () => {
    const { user, backdrop } = await open()
    await user.click(backdrop)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open with the typed text when a text selection ends on its backdrop', async () => {
    const { user, field, backdrop } = await open()
    await user.pointer([{ keys: '[MouseLeft>]', target: field }, { target: backdrop }, { keys: '[/MouseLeft]' }])
    expect(screen.getByRole('dialog', { name: 'Name it' })).toBeTruthy()
    expect(field.value).toBe('Ada')
  })
})
