import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useSearchParams } from 'react-router-dom'
import { billingMessages } from '#domain/messages/billing.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { CANCEL_ANYTIME, MONEY_BACK } from '#web/lib/copy.ts'
import { DASHBOARD, LANDING } from '#web/lib/places.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { UpgradeCards } from './upgrade-cards.tsx'
import './upgrade.css'

const WHY = [
  {
    title: 'One goal is a start. Five are a week.',
    text: 'Work grows because it has a goal. Give the other circles one too, and the wheel gets rounder.',
  },
  {
    title: 'A push when you ask for it.',
    text: 'One nudge a day becomes three, or five, each in your coach’s voice.',
  },
  {
    title: 'The voice that works on you.',
    text: 'Kind & Encouraging on Monday, Drill Sergeant for the long run. Every goal has its own coach.',
  },
  {
    title: 'A person, when it counts.',
    text: 'On the Strategic Advisor Plan, two hours one-on-one each quarter, and email in between.',
  },
] as const

const Back = () => {
  const signedIn = useSession().state === 'signed-in'
  return (
    <p className="back">
      <RouterLink className="link-arrow" to={signedIn ? DASHBOARD : LANDING}>
        <Icon of={ArrowLeft} /> {signedIn ? 'Dashboard' : 'Home'}
      </RouterLink>
    </p>
  )
}

/** `/upgrade`: the paid plans (PAGE-15). */
const UpgradePage = () => {
  useTitle('Upgrade')
  const [params] = useSearchParams()
  return (
    <main id="main">
      <div className="wrap pricing-cards-end">
        <Back />
        <header className="pricing-head">
          <h1>Light more circles.</h1>
          <p>
            Your goals, your streaks and your framework come with you. Choose how many circles you want to work on at
            once.
          </p>
        </header>
        {params.get('from') === 'checkout' ? (
          <p className="upgrade-note" role="status">
            {billingMessages.nothingCharged}
          </p>
        ) : null}
        <UpgradeCards />
        <p className="price-aside">
          {CANCEL_ANYTIME} {MONEY_BACK}
        </p>
      </div>
      <section className="pricing-section">
        <div className="wrap pricing-split">
          <h2>Why Upgrade?</h2>
          <ul className="why">
            {WHY.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  )
}

export default UpgradePage
