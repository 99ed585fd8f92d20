import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCheckedInCircles } from '#web/entities/goals/check-in/checked-in-circles.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { endSession } from '#web/entities/session/sign-out.ts'
import { otherSites } from '#web/lib/other-sites.ts'
import { LANDING, SETTINGS } from '#web/lib/places.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { SiteNav } from './documents/site-nav.tsx'
import { VisitorHeader } from './documents/visitor-header.tsx'
import '#web/ui/icon-button.css'
import './header.css'

const SignOut = () => {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const next = await endSession()
    if (next) otherSites.visit(next)
    else await navigate('/auth')
  }
  return (
    <Button variant="plain" size="small" inactive={leaving} onClick={() => void leave()}>
      Sign Out
    </Button>
  )
}

/** A phone hides the name. */
const Greeting = ({ name }: { name: string | null }) => (
  <span className="site-greeting">
    <span className="site-greeting-words">
      Welcome back
      {name ? <span className="site-greeting-name">, {name}</span> : null}
    </span>
  </span>
)

/** The gear, at every width. */
const SettingsLink = () => {
  const isHere = useLocation().pathname === SETTINGS
  return (
    <RouterLink
      className="icon-button"
      to={SETTINGS}
      aria-label="Settings"
      aria-current={isHere ? 'page' : undefined}
      title="Settings"
    >
      <Icon of={Settings} />
    </RouterLink>
  )
}

/** The logo returns home, and from the home screen to its landing view (PAGE-6). */
const useHome = (signedIn: boolean): string => {
  const { pathname } = useLocation()
  return signedIn && (pathname === '/' || pathname === '/dashboard') ? LANDING : '/'
}

/** The header of every page (PAGE-6). On the landing page it lies over the sky. */
export const Header = ({ onSky = false }: { onSky?: boolean }) => {
  const session = useSession()
  const lit = useCheckedInCircles()
  const signedIn = session.state === 'signed-in'
  const home = useHome(signedIn)
  if (session.state === 'signed-out' || session.state === 'unverified') return <VisitorHeader onSky={onSky} />
  const kind = signedIn && !onSky ? 'site-header-app' : onSky ? 'site-header-sky' : ''
  return (
    <header className={`site-header ${kind}`}>
      <div className="wrap site-header-row">
        <RouterLink className="brand" to={home}>
          {signedIn ? <Mark lit={lit} /> : <Mark />}
          <span>Five Circles</span>
        </RouterLink>
        {onSky ? <SiteNav /> : null}
        <div className="site-header-end">
          {signedIn ? <Greeting name={session.person.name} /> : null}
          <ThemeToggle />
          {signedIn ? <SettingsLink /> : null}
          {signedIn ? <SignOut /> : null}
        </div>
      </div>
    </header>
  )
}
