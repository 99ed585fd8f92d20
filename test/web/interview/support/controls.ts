import { fireEvent, screen } from '@testing-library/react'

export const next = () => screen.getByRole('button', { name: /^(Next|Create Framework)/ })
export const heading = () => screen.getByRole('heading', { level: 1 })
export const says = (element: HTMLElement) => {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
/** Found by label, because role queries are slow on a screen of this size. */
export const field = (name: string) => screen.getByLabelText(name)
export const fill = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
export const move = (name: string, value: number) => fill(name, String(value))
export const picture = () => screen.getAllByRole('img')[0]?.getAttribute('aria-label')
