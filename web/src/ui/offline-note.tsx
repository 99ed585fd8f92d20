import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './offline-note.css'

/** That there is no network, and what that means here. A plain banner: every screen brings it, and Amplify's is large. */
export const OfflineNote = ({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) => (
  <div className="offline-note">
    <Icon of={WifiOff} />
    <p>
      <b>{title}</b> {children}
    </p>
    {action}
  </div>
)
