import { Alert, IconsProvider } from '@aws-amplify/ui-react'
import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import '@aws-amplify/ui-react/styles/flex.layer.css'
import '@aws-amplify/ui-react/styles/alert.layer.css'
import './amplify-theme.css'
import './banner.css'

type Props = {
  /** info: information; open: an open task, in dawn; failed: a failed call, in red. */
  kind?: 'info' | 'open' | 'failed'
  icon?: LucideIcon
  /** Announced when it appears; a failure is announced assertively. */
  live?: boolean
  id?: string
  children: ReactNode
}

const ICONS = { info: Info, open: Sun, failed: CircleAlert } as const
const VARIATIONS = { info: 'info', open: 'warning', failed: 'error' } as const

export const Banner = ({ kind = 'info', icon, live = kind === 'failed', id, children }: Props) => {
  const variation = VARIATIONS[kind]
  // Amplify's alerts are assertive by default; `none` silences one.
  const role = live ? (kind === 'failed' ? 'alert' : 'status') : 'none'
  return (
    <IconsProvider icons={{ alert: { [variation]: <Icon of={icon ?? ICONS[kind]} /> } }}>
      <Alert className={`banner banner-${kind}`} variation={variation} role={role} {...(id && { id })}>
        {children}
      </Alert>
    </IconsProvider>
  )
}
