import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import '#test/web/support/dialog-element.ts'
import '#test/web/support/show.tsx'

const OPTIONS = [
  { value: 'a', label: 'Teammate' },
  { value: 'b', label: 'Wise Mentor' },
] as const
const WAYS = [
  { name: 'known', title: 'Back again' },
  { name: 'new', title: 'New here' },
] as const
const Voices = () => {
  const [value, setValue] = useState<'a' | 'b'>('a')
  return <Choices legend="Voice" name="tone" value={value} options={OPTIONS} onChange={setValue} />
}

const Asking = ({ onConfirm = () => {} }: { onConfirm?: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {open ? (
        <ConfirmDialog
          title="Delete this goal?"
          confirm="Delete Goal"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          Its days go with it.
        </ConfirmDialog>
      ) : null}
    </>
  )
}
describe('an inactive button', () => {
  it('stays focusable, is aria-disabled and does nothing', async () => {
    const act = vi.fn()
    render(
      <Button inactive onClick={act}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(act).not.toHaveBeenCalled()
  })

  it('does not submit its form', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const form = (inactive: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" inactive={inactive}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(form(true))
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
    rerender(form(false))
    await userEvent.click(screen.getByRole('button'))
    expect(submit).toHaveBeenCalledTimes(1)
  })
})

describe('a field', () => {
  it('is named by its label and described by hint, error and counter', () => {
    render(
      <TextAreaField
        label="Title"
        hint="In a few words"
        error="is required"
        counter={{ used: 3, max: 100 }}
        defaultValue="Run"
      />,
    )
    const area = screen.getByLabelText('Title')
    const described = (area.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['In a few words', 'is required', '3 of 100'])
    expect(area.getAttribute('aria-invalid')).toBe('true')
  })

  it('has no description when it is valid', () => {
    render(<TextField label="Email" />)
    const input = screen.getByLabelText('Email')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('a banner', () => {
  it('is a live region only when a call failed or when it is live', () => {
    render(
      <>
        <Banner>Good to know</Banner>
        <Banner live>Just now</Banner>
        <Banner kind="failed">It failed</Banner>
      </>,
    )
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['It failed'])
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Just now'])
    expect(screen.getByText('Good to know')).toBeDefined()
  })
})

describe('tabs', () => {
  it('control existing panels, and the selected tab names its panel', () => {
    render(
      <Tabs label="Ways in" tabs={WAYS} chosen="new" onChoose={() => {}}>
        Welcome
      </Tabs>,
    )
    const panels = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls') ?? '')
    expect(panels.map((id) => document.getElementById(id)?.getAttribute('role'))).toEqual(['tabpanel', 'tabpanel'])
    expect(screen.getByRole('tabpanel', { name: 'New here' }).textContent).toBe('Welcome')
  })
})

describe('Amplify elements', () => {
  it('add no style element, which the content security policy blocks', () => {
    render(
      <Tabs label="Ways in" tabs={WAYS} chosen="new" onChoose={() => {}}>
        <TextField label="Email" hint="Yours" error="is required" />
        <TextAreaField label="Why" />
        <PasswordField label="Password" />
        <Banner kind="open">Full</Banner>
      </Tabs>,
    )
    expect(screen.getByLabelText('Why')).toBeDefined()
    expect(document.body.querySelector('style')).toBeNull()
  })
})

describe('choices', () => {
  it('are radios of one group that the arrow keys move', async () => {
    render(<Voices />)
    expect(screen.getByRole('group', { name: 'Voice' })).toBeDefined()
    screen.getByRole('radio', { name: 'Teammate' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wise Mentor' }).checked).toBe(true)
  })
})

describe('a confirm dialog', () => {
  const open = async (onConfirm?: () => void) => {
    render(<Asking {...(onConfirm && { onConfirm })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Delete this goal?' })
  }

  it.each(['Cancel', 'Close'])('closes on %s and restores the focus', async (name) => {
    await open()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))
  })

  it('closes on Escape, which the browser reports as cancel', async () => {
    const dialog = await open()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stays open while its action runs', async () => {
    const confirm = vi.fn()
    await open(confirm)
    await userEvent.click(screen.getByRole('button', { name: 'Delete Goal' }))
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})
