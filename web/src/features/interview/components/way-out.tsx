import { CREATE_GOAL, DASHBOARD } from '#web/lib/places.ts'
import { RouterLink } from '#web/ui/router-link.tsx'

/** Links from the interview to Create Goal and to the dashboard. */
export const WayOut = () => (
  <p className="interview-out">
    Not the morning for all of it? <RouterLink to={CREATE_GOAL}>Create one goal instead</RouterLink> or{' '}
    <RouterLink to={DASHBOARD}>go to your dashboard</RouterLink>. What you wrote stays on this device.
  </p>
)
