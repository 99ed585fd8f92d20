import { Alert, IconsProvider } from '@aws-amplify/ui-react'
import { CircleAlert, Info, type LucideIcon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import '@aws-amplify/ui-react/styles/flex.layer.css'
import '@aws-amplify/ui-react/styles/alert.layer.css'
import './amplify-theme.css'
import './banner.css'

type Props = {
  /** info: good to know; open: still to do, in dawn; failed: a call that failed, the only red. */
  kind?: 'info' | 'open' | 'failed'
  icon?: LucideIcon
  /** Spoken when it appears; a failed call speaks at once. */
  live?: boolean
  id?: string
  children: ReactNode
}

const ICONS = { info: Info, open: Sun, failed: CircleAlert } as const
const VARIATIONS = { info: 'info', open: 'warning', failed: 'error' } as const

export const Banner = ({ kind = 'info', icon, live = kind === 'failed', id, children }: Props) => {
  const variation = VARIATIONS[kind]
  // Amplify's alerts all speak at once where nothing else is said; `none` keeps one quiet.
  const role = live ? (kind === 'failed' ? 'alert' : 'status') : 'none'
  return (
    <IconsProvider icons={{ alert: { [variation]: <Icon of={icon ?? ICONS[kind]} /> } }}>
      <Alert className={`banner banner-${kind}`} variation={variation} role={role} {...(id && { id })}>
        {children}
      </Alert>
    </IconsProvider>
  )
}
