export const billingMessages = {
  signInToSubscribe: 'Please sign in to subscribe',
  signInToManage: 'Please sign in to manage subscription',
  noCheckoutUrl: 'No checkout URL received',
  checkoutFailed: (detail: string) => `Failed to start checkout: ${detail}`,
  /** The Pro Plan and Strategic Advisor Plan variants. */
  planCheckoutFailed: (plan: string, detail: string) => `Failed to start ${plan} checkout: ${detail}`,
  portalFailed: 'Failed to open subscription management',
  alreadyOn: (plan: string) => `You are already on ${plan}.`,
  coachingNeedsPersonal: 'Professional coaching is for Personal Plan subscribers.',
  unknownPrice: 'is not the price of this plan',
  nothingToManage: 'You have no subscription to manage yet.',
  unavailable: 'Payments cannot be reached at the moment. Please try again.',
  signature: 'The signature is not valid.',
  event: 'The event cannot be read.',
  nothingCharged: 'Nothing has changed, and nothing was charged.',
  begunTitle: 'A new plan',
  begun: (plan: string) => `${plan} begins.`,
  begunMore: (goals: string, nudges: number) =>
    `From today there is room for ${goals} goals and ${nudges} nudges a day.`,
  planNowTitle: (plan: string) => `You are on ${plan}.`,
  paidUntil: (day: string) => `It is paid until ${day}, and goes on from there.`,
  canceledTitle: (plan: string) => `${plan} is canceled.`,
  accessUntil: (day: string) => `You keep everything until ${day}.`,
  /** Of a plan that was canceled and has not ended yet. */
  resume: 'Manage Subscription continues it.',
  pastDueTitle: 'The last payment failed.',
  pastDue: (day: string) =>
    `You keep access until ${day} while it is tried again. Manage Subscription takes another card.`,
  noPlanTitle: 'You have no paid plan.',
  noPlan: 'Your goals and every check-in are kept.',
  planUnchecked: 'Your plan could not be checked.',
} as const
