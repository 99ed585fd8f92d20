import './buy-failed.css'

/** Why a checkout did not start; empty without a failure (PLAN-16). */
export const BuyFailed = ({ why }: { why: string | null }) => (
  <p className="buy-failed" role="status">
    {why}
  </p>
)
