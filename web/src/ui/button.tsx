import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from './link.tsx'
import './button.css'

type Look = {
  /** dawn: the primary action of a screen; ink: of a dialog; line: a secondary action; plain: a way out. */
  variant?: 'dawn' | 'ink' | 'line' | 'plain'
  size?: 'small' | 'normal' | 'large'
  wide?: boolean
}

const createClassName = ({ variant = 'line', size = 'normal', wide = false }: Look, more?: string) =>
  ['button', `button-${variant}`, size === 'normal' ? '' : `button-${size}`, wide ? 'button-wide' : '', more ?? '']
    .filter(Boolean)
    .join(' ')

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** `aria-disabled`: stays focusable and does nothing. Name the reason with `aria-describedby`. */
    inactive?: boolean | undefined
    /** Called at a press while `inactive`. Leads to the reason, where that is not beside the button. */
    onInactive?: () => void
    /** Shows a completed action: same place, without emphasis. */
    done?: boolean | undefined
  }

/** A button. One that cannot act now is `aria-disabled`; it is never removed or unfocusable. */
export const Button = (props: ButtonProps) => {
  const { variant, size, wide, inactive, onInactive, done, className, onClick, type, ...rest } = props
  const still = inactive === true || done === true
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (!still) return onClick?.(event)
    event.preventDefault()
    if (inactive) onInactive?.()
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={createClassName(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
      aria-disabled={still || undefined}
      data-done={done ? '' : undefined}
      onClick={act}
    />
  )
}

/** A link to another route that looks like a button. */
export const ButtonLink = ({ variant, size, wide, className, ...rest }: Look & LinkProps) => (
  <Link
    {...rest}
    className={createClassName(
      { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
      className,
    )}
  />
)

/** A button inside a sentence that looks like a link. */
export const LinkButton = ({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) => (
  <button {...rest} type="button" className={className ? `link-button ${className}` : 'link-button'} />
)
