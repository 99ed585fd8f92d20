import './buy-failed.css'

/** Why a checkout did not start; empty where nothing failed. */
export const BuyFailed = ({ why }: { why: string | null }) => (
  <p className="buy-failed" role="status">
    {why}
  </p>
)
