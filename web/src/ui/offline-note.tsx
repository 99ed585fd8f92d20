import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './offline-note.css'

/** Says that there is no network. A plain banner, because every screen loads it and Amplify's is large. */
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
