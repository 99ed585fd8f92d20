import ArrowRight from 'lucide-react/icons/arrow-right'
import { FREE_FIGURES, PLAN_NAMES, readPlanFigures } from '#web/entities/billing/plan-figures.ts'
import { CANCEL_ANYTIME, MONEY_BACK } from '#web/lib/copy.ts'
import { PRICING } from '#web/lib/places.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import './plans-table.css'

const PLANS = [FREE_FIGURES, ...PLAN_NAMES.map(readPlanFigures)]
const SLOTS = [1, 2, 3, 4, 5]

const Slots = ({ taken }: { taken: number }) => (
  <span className="plan-slots" role="img" aria-label={`${taken} of five circles`}>
    {SLOTS.map((slot) => (
      <i key={slot} className={slot <= taken ? 'is-on' : undefined} />
    ))}
  </span>
)

/** A short table of the plans, with a link to the pricing page. */
export const PlansTable = () => (
  <section className="section section-ruled" id="pricing">
    <div className="wrap split">
      <div className="split-head">
        <h2>Start with one. Grow to five.</h2>
        <p>
          30 days free, then choose. {MONEY_BACK} {CANCEL_ANYTIME}
        </p>
      </div>
      <div>
        <table className="price-table">
          <caption className="visually-hidden">Plans</caption>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Goals</th>
              <th scope="col">Nudges a day</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {PLANS.map(({ name, goals, nudges, price, term }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Slots taken={goals} />
                </td>
                <td>{nudges}</td>
                <td>
                  <b>{price}</b> {term}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="price-more">
          <Link className="link-arrow" to={PRICING}>
            Compare the plans <Icon of={ArrowRight} />
          </Link>
        </p>
      </div>
    </div>
  </section>
)
