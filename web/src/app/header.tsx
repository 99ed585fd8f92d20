import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useLitCircles } from '#web/lib/lit-circles.ts'
import { SETTINGS } from '#web/lib/places.ts'
import { useSession } from '#web/lib/session.tsx'
import { endSession } from '#web/lib/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { SiteNav } from './documents/site-nav.tsx'
import { VisitorHeader } from './documents/visitor-header.tsx'
import './header.css'

const SignOut = () => {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const next = await endSession()
    if (next) window.location.assign(next)
    else await navigate('/auth')
  }
  return (
    <Button variant="plain" size="small" inactive={leaving} onClick={() => void leave()}>
      Sign Out
    </Button>
  )
}

/** The same on every page. On the landing page it lies on the sky. */
export const Header = ({ onSky = false }: { onSky?: boolean }) => {
  const session = useSession()
  const lit = useLitCircles()
  const signedIn = session.state === 'signed-in'
  if (session.state === 'signed-out' || session.state === 'unverified') return <VisitorHeader onSky={onSky} />
  const kind = signedIn && !onSky ? 'site-header-app' : onSky ? 'site-header-sky' : ''
  return (
    <header className={`site-header ${kind}`}>
      <div className="wrap site-header-row">
        <Link className="brand" to="/">
          {signedIn ? <Mark lit={lit} /> : <Mark />}
          <span>Five Circles</span>
        </Link>
        {onSky ? <SiteNav /> : null}
        <div className="site-header-end">
          {signedIn ? (
            <Link className="site-greeting" to={SETTINGS}>
              Welcome back
            </Link>
          ) : null}
          <ThemeToggle />
          {signedIn ? <SignOut /> : null}
        </div>
      </div>
    </header>
  )
}
