import { PROVIDER } from '#web/lib/copy.ts'
import { PRICING, PRIVACY, TERMS } from '#web/lib/places.ts'
import { Link } from '#web/ui/link.tsx'
import { Mark } from './mark.tsx'

/** The footer of the pages for visitors. */
export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="wrap site-footer-row">
      <p>
        <Mark /> Five Circles
      </p>
      <p>Your check-in day ends at 3 AM Eastern time.</p>
      <nav aria-label="About this site">
        <Link to={PRICING}>Pricing</Link>
        <Link to={TERMS}>Terms</Link>
        <Link to={PRIVACY}>Privacy</Link>
        <a href={`mailto:${PROVIDER.email}`}>Contact</a>
      </nav>
    </div>
  </footer>
)
