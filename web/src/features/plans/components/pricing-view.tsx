import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { PlanName } from '#domain/billing/plans.ts'
import { PLAN_NAMES } from '#web/entities/billing/plan-figures.ts'
import { FAQ } from '#web/lib/copy.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { ExampleWheel } from '#web/ui/wheel/example-wheel.tsx'
import { COACHING_PRICE, FREE_TRIAL, PLANS } from '../plan-words.ts'
import { MeetCoach } from './meet-coach.tsx'
import { PlanCard, PlanCards } from './pricing-card.tsx'
import { NEW_WORDS, type PricingWords } from './pricing-words.ts'
import './pricing.css'

type Props = {
  /** The person's plan. */
  current: PlanName | null
  /** The address of the landing view; for a signed-in person `/` shows another view. */
  back: string
  /** The words around the cards; those for somebody without a goal by default. */
  words?: PricingWords | undefined
  /** The buttons of the trial's card, of each plan's card, and at the end of the page. */
  trial: ReactNode
  choose: (plan: PlanName) => ReactNode
  last: ReactNode
}

/** The plans with coaching by the creator. */
const COACHED: readonly PlanName[] = ['pro', 'strategic-advisor']

const Framework = () => (
  <section className="pricing-section">
    <div className="wrap pricing-split">
      <div>
        <h2>What the framework does</h2>
        <div className="framework-wheel">
          <ExampleWheel />
        </div>
      </div>
      <ol className="framework">
        <li>
          <b>Eight short steps.</b> Your season of life, your next 90 days, your real week, then one step per circle.
        </li>
        <li>
          <b>One honest picture.</b> Five circles, each drawn twice: filled for how it is, outlined for how much it
          matters. Beside it, your 168 hours.
        </li>
        <li>
          <b>One goal per circle.</b> Suggestions for each, within the hours you have. Take one, change it, or skip the
          circle.
        </li>
      </ol>
    </div>
  </section>
)

const Questions = ({ title }: { title: string }) => (
  <section className="pricing-section">
    <div className="wrap pricing-split">
      <h2>{title}</h2>
      <div>
        {FAQ.map(({ question, answer }, index) => (
          <details key={question} className="faq" open={index === 0}>
            <summary>
              {question}
              <Icon of={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
)

/** The pricing view. It uses no session, so that it can be prerendered (PAGE-14). */
export const PricingView = ({ current, back, words = NEW_WORDS, trial, choose, last }: Props) => {
  useTitle(words.title)
  return (
    <>
      <main id="main">
        <div className="wrap pricing-cards-end">
          <p className="back">
            <Link className="link-arrow" to={back}>
              <Icon of={ArrowLeft} /> Back
            </Link>
          </p>
          <div className="pricing-head">
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </div>
          <PlanCards>
            <PlanCard plan={FREE_TRIAL}>{trial}</PlanCard>
            {PLAN_NAMES.map((name) => (
              <PlanCard key={name} plan={PLANS[name]} current={name === current}>
                {choose(name)}
                {COACHED.includes(name) ? <MeetCoach /> : null}
              </PlanCard>
            ))}
          </PlanCards>
          <p className="price-aside">
            On Personal Plan you can add professional coaching, {COACHING_PRICE} per month. It comes with a person, and
            raises no limit.
          </p>
        </div>
        <Framework />
        <Questions title={words.questions} />
        <section className="pricing-last">
          <div className="wrap">
            {last}
            <p>{words.last}</p>
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  )
}
