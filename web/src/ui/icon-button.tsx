import type { ComponentProps, ReactNode } from 'react'
import './icon-button.css'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'type'> & {
  /** The accessible name. */
  label: string
  children: ReactNode
}

export const IconButton = ({ label, className, children, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    className={className ? `icon-button ${className}` : 'icon-button'}
    aria-label={label}
    title={label}
  >
    {children}
  </button>
)
