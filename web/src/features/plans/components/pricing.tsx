import { lazy, Suspense } from 'react'
import { useSession } from '#web/entities/session/session.tsx'
import { PRICING, SIGN_UP } from '#web/lib/places.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useAskedForCoach } from './meet-coach.tsx'
import { PricingView } from './pricing-view.tsx'
import { CHOOSE } from './pricing-words.ts'

/** The signed-in view, which reads the subscription. A visitor does not load it. */
const PersonPricing = lazy(() => import('./pricing-person.tsx'))

/** For a visitor every button leads to `/auth`; a chosen plan leads back to the plans. */
const VisitorPricing = () => (
  <PricingView
    current={null}
    back="/"
    trial={
      <ButtonLink to={SIGN_UP} variant="dawn" wide>
        Start Free Trial
      </ButtonLink>
    }
    choose={(plan) => (
      <ButtonLink to={SIGN_UP} state={{ from: PRICING }} wide>
        {CHOOSE[plan]}
      </ButtonLink>
    )}
    last={
      <ButtonLink to={SIGN_UP} variant="ink" size="large">
        Start Your Free Trial Today
      </ButtonLink>
    }
  />
)

/** `/pricing` (PAGE-14). */
const Pricing = () => {
  useAskedForCoach()
  const signedIn = useSession().state === 'signed-in'
  if (!signedIn) return <VisitorPricing />
  return (
    <Suspense fallback={<VisitorPricing />}>
      <PersonPricing />
    </Suspense>
  )
}

export default Pricing
