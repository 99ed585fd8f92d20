import { CREATE_GOAL, DASHBOARD } from '#web/lib/places.ts'
import { Link } from '#web/ui/router-link.tsx'

/** Links from the interview to Create Goal and to the dashboard. */
export const WayOut = () => (
  <p className="interview-out">
    Not the morning for all of it? <Link to={CREATE_GOAL}>Create one goal instead</Link> or{' '}
    <Link to={DASHBOARD}>go to your dashboard</Link>. What you wrote stays on this device.
  </p>
)
