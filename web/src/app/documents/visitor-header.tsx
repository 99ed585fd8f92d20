import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { SiteNav } from './site-nav.tsx'
import '../header.css'

/** The header of a visitor. */
export const VisitorHeader = ({ onSky = false }: { onSky?: boolean }) => (
  <header className={onSky ? 'site-header site-header-sky' : 'site-header'}>
    <div className="wrap site-header-row">
      <Link className="brand" to="/">
        <Mark />
        <span>Five Circles</span>
      </Link>
      {onSky ? <SiteNav /> : null}
      <div className="site-header-end">
        <ThemeToggle />
        <ButtonLink to="/auth" size="small">
          Sign In
        </ButtonLink>
      </div>
    </div>
  </header>
)
