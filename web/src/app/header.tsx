import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useLitCircles } from '#web/lib/lit-circles.ts'
import { LANDING, SETTINGS } from '#web/lib/places.ts'
import { useSession } from '#web/lib/session.tsx'
import { endSession } from '#web/lib/session-store.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
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

/** From the dashboard the logo leads to the landing view, from everywhere else home (specification 2). */
const HOME = ['/', '/dashboard']

/** The same on every page. On the landing page it lies on the sky. */
export const Header = ({ onSky = false }: { onSky?: boolean }) => {
  const session = useSession()
  const lit = useLitCircles()
  const { pathname } = useLocation()
  const signedIn = session.state === 'signed-in'
  const kind = signedIn && !onSky ? 'site-header-app' : onSky ? 'site-header-sky' : ''
  return (
    <header className={`site-header ${kind}`}>
      <div className="wrap site-header-row">
        <Link className="brand" to={signedIn && HOME.includes(pathname) ? LANDING : '/'}>
          {signedIn ? <Mark lit={lit} /> : <Mark />}
          <span>Five Circles</span>
        </Link>
        <div className="site-header-end">
          {signedIn ? (
            <Link className="site-greeting" to={SETTINGS}>
              Welcome back
            </Link>
          ) : null}
          <ThemeToggle />
          {signedIn ? <SignOut /> : null}
          {session.state === 'signed-out' || session.state === 'unverified' ? (
            <ButtonLink to="/auth" size="small">
              Sign In
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </header>
  )
}
