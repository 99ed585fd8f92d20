import { useState } from 'react'
import { OFFERS, type PlanName, type Subscription } from '#domain/billing/plans.ts'
import { checkoutFailure } from '#web/entities/billing/checkout-failure.ts'
import { FREE_FIGURES, type PlanFigures, readPlanFigures } from '#web/entities/billing/plan-figures.ts'
import { useCheckout } from '#web/entities/billing/use-checkout.ts'
import { UPGRADE } from '#web/lib/places.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { readPlan } from '../plan-rank.ts'

/** Milliseconds. Longer than the default, to read the reason and retry. */
const FAILURE_SHOWN = 8_000

const priceWords = ({ price, term }: PlanFigures): string => `${price} ${term}`

const Compare = ({ from, to }: { from: PlanFigures; to: PlanFigures }) => (
  <table className="compare">
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">What</span>
        </th>
        <th scope="col">{from.name}</th>
        <th scope="col">{to.name}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Goals</th>
        <td>{from.goalsWord}</td>
        <td>{to.goalsWord}</td>
      </tr>
      <tr>
        <th scope="row">Nudges a day</th>
        <td>{from.nudges}</td>
        <td>{to.nudges}</td>
      </tr>
      <tr>
        <th scope="row">Price</th>
        <td>{from === FREE_FIGURES ? from.price : priceWords(from)}</td>
        <td>{priceWords(to)}</td>
      </tr>
    </tbody>
  </table>
)

/** Short plan names: 'Personal', 'Pro', 'Strategic Advisor'. */
const shortName = (plan: PlanName): string => OFFERS[plan].name.replace(/ Plan$/, '')

type Props = { owned: Subscription; offers: readonly PlanName[]; onClose: () => void }

/** The present plan beside the offered one, with the checkout button. */
export const UpgradeOffer = ({ owned, offers, onClose }: Props) => {
  const [wish, setWish] = useState<PlanName | null>(null)
  const { start, starting } = useCheckout((detail, offer) =>
    toast.error(checkoutFailure(detail, offer), undefined, FAILURE_SHOWN),
  )
  const [nearest = 'personal'] = offers
  const chosen = wish !== null && offers.includes(wish) ? wish : nearest
  const current = readPlan(owned)
  return (
    <>
      {offers.length > 1 ? (
        <Choices
          className="upgrade-choices"
          legend={<span className="visually-hidden">Plan</span>}
          name="plan"
          value={chosen}
          options={offers.map((plan) => ({ value: plan, label: shortName(plan) }))}
          onChange={setWish}
        />
      ) : null}
      <Compare from={current === undefined ? FREE_FIGURES : readPlanFigures(current)} to={readPlanFigures(chosen)} />
      <Button variant="dawn" size="large" wide inactive={starting !== null} onClick={() => void start(chosen)}>
        {starting === null ? `Upgrade to ${OFFERS[chosen].name}` : 'Opening Checkout...'}
      </Button>
      <div className="upgrade-foot">
        <p className="fine-print">
          Cancel anytime. <RouterLink to={UPGRADE}>See every plan</RouterLink>
        </p>
        <Button variant="plain" size="small" className="upgrade-later" onClick={onClose}>
          Not Now
        </Button>
      </div>
    </>
  )
}
