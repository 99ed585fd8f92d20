/** Why a plan has ended, and what gives access back (PLAN-2). Apart from the other texts of plans, because most operations carry them. */
export const endedPlanMessages = {
  ended: 'Your plan has ended.',
  upgrade: 'Upgrade to continue accessing your goals and daily motivation.',
  unpaid: 'The last payment failed. Manage Subscription takes another card.',
  paused: 'Your subscription is paused. Manage Subscription starts it again.',
  refunded: 'Your payment was given back.',
} as const
