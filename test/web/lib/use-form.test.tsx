import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#web/lib/api-error.ts'
import { useForm } from '#web/lib/use-form.ts'
import { TextField } from '#web/ui/text-field.tsx'

afterEach(cleanup)

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: 'is required' })),
  day: z.nullable(z.string().check(z.regex(/^2026/))),
})

type Sent = z.infer<typeof schema>
type Props = { onSend: (sent: Sent) => Error | undefined; onChange?: (typed: { name: string; day: string }) => void }

const Sample = ({ onSend, onChange = () => undefined }: Props) => {
  const form = useForm({
    initial: () => ({ name: '', day: '' }),
    read: ({ name, day }) => ({ name, day: day === '' ? null : day }),
    schema,
    texts: { day: (typed, partial) => (partial ? 'Choose a whole day.' : `Not ${typed}.`) },
    onChange,
  })
  return (
    <form
      noValidate
      onSubmit={form.submit((sent, element) => {
        const refusal = onSend(sent)
        if (refusal && !form.refuse(refusal, element)) throw refusal
      })}
    >
      <TextField {...form.text('name')} label="Name" />
      <details>
        <summary>More</summary>
        <TextField {...form.text('day')} label="Day" />
      </details>
      <button
        type="button"
        onClick={() => {
          form.set({ name: 'Ada' })
          form.set({ day: '2026-05-01' })
        }}
      >
        Fill
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

const open = (props: Partial<Props> = {}) => {
  const onSend = vi.fn(props.onSend ?? (() => undefined))
  render(<Sample {...props} onSend={onSend} />)
  const user = userEvent.setup()
  const name = screen.getByRole('textbox', { name: 'Name' })
  const day = screen.getByLabelText('Day')
  return { user, onSend, name, day, send: () => user.click(screen.getByRole('button', { name: 'Send' })) }
}

describe('useForm', () => {
  it("sends the schema's output of the values that it reads", async () => {
    const { user, onSend, name, send } = open()
    await user.type(name, ' Ada ')
    await send()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', day: null })
  })

  it('shows no error before the first submit', async () => {
    const { user, name } = open()
    await user.type(name, 'A')
    await user.clear(name)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it("shows the schema's text or the form's at each invalid field, and sends nothing", async () => {
    const { user, onSend, name, day, send } = open()
    await user.type(day, '1999-01-01')
    await send()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'is required',
      'Not 1999-01-01.',
    ])
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(name.getAttribute('aria-describedby')).toBe(screen.getByText('is required').parentElement?.id)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('moves the focus to the first invalid field and opens the folds of the others (PAGE-20)', async () => {
    const { user, name, day, send } = open()
    await user.type(day, '1999-01-01')
    await send()
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(day.closest('details')).toHaveProperty('open', true)
  })

  it('drops an error when its field becomes valid, and no other', async () => {
    const { user, name, day, send } = open()
    await user.type(day, '1999-01-01')
    await send()
    await user.type(name, 'A')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not 1999-01-01.'])
  })

  it('refuses a control with half a value, although its value is empty', async () => {
    const { user, onSend, name, day, send } = open()
    Object.defineProperty(day, 'validity', { value: { badInput: true } })
    await user.type(name, 'Ada')
    await send()
    expect(screen.getByRole('alert').textContent).toBe('Choose a whole day.')
    expect(onSend).not.toHaveBeenCalled()
  })

  it("shows the server's refusal at the field that it names until that field changes", async () => {
    const { user, name, day, send } = open({
      onSend: () => new ApiError(400, 'invalid-request', 'name: is taken', 'name'),
    })
    await user.type(name, 'Ada')
    await send()
    expect(screen.getByRole('alert').textContent).toBe('name: is taken')
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.type(day, '2')
    expect(screen.getByRole('alert')).toBeTruthy()
    await user.type(name, 'm')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it("drops the server's refusal at the next submit", async () => {
    const answers = [new ApiError(400, 'invalid-request', 'name: is taken', 'name'), undefined]
    const { user, name, send } = open({ onSend: () => answers.shift() })
    await user.type(name, 'Ada')
    await send()
    expect(screen.getByRole('alert')).toBeTruthy()
    await send()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('accepts the value of a control that had half a value before', async () => {
    const { user, onSend, name, day, send } = open()
    const validity = { badInput: true }
    Object.defineProperty(day, 'validity', { value: validity })
    await user.type(name, 'Ada')
    await send()
    validity.badInput = false
    await user.type(day, '2026-05-01')
    expect(screen.queryByRole('alert')).toBeNull()
    await send()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', day: '2026-05-01' })
  })

  it('reports each change with all values', async () => {
    const onChange = vi.fn()
    const { user, name } = open({ onChange })
    await user.type(name, 'Ad')
    expect(onChange.mock.calls).toEqual([[{ name: 'A', day: '' }], [{ name: 'Ad', day: '' }]])
  })

  it('shows and reports both of two changes in one event', async () => {
    const onChange = vi.fn()
    const { user, name, day } = open({ onChange })
    await user.click(screen.getByRole('button', { name: 'Fill' }))
    expect(name).toHaveProperty('value', 'Ada')
    expect(day).toHaveProperty('value', '2026-05-01')
    expect(onChange).toHaveBeenLastCalledWith({ name: 'Ada', day: '2026-05-01' })
  })
})
