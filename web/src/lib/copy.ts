/**
 * The texts on the page that belong to the provider of a deployment. Change them before you go live.
 * The story, the coach and the address are examples.
 */

/** The provider in the Terms and the Privacy Notice. */
export const PROVIDER = {
  name: 'Five Circles Example Company',
  address: '1 Example Street, Example City',
  email: 'hello@five-circles.example',
  /** The governing law of the Terms. */
  law: 'the State of New York',
  /** The date of the texts, formatted. */
  textsFrom: 'November 1, 2026',
} as const

export const CREATOR = {
  title: 'Why I built this',
  lead: 'The people I coach are good at goals. They set them in October, on paper, with a nice pen. What they lack is someone at seven on a wet Tuesday.',
  story: [
    'In a first session I draw five circles and ask two questions about each: how is it, and how much does it matter? The drawing is rarely round. Work is the size of a plate and everything else is a coin. Then we count the hours in the week, and most people find there is more room than they feared.',
    'That drawing, that count and a short message on the mornings when nobody is watching: that is what I can give, and it is what Five Circles does on the days I can’t be there.',
  ],
  method:
    'In a first session I draw five circles and ask two questions about each: how is it, and how much does it matter?',
  by: 'The coach behind Five Circles, and your advisor on the Strategic Advisor Plan',
} as const

export const CANCEL_ANYTIME = 'Cancel anytime and keep access to the end of the billing period.'
export const MONEY_BACK = 'There is a 30-day money-back guarantee.'

export const FAQ = [
  {
    question: 'What happens after 30 days?',
    answer:
      'Your goal, your check-ins and your framework wait for you. Choose a plan when you are ready and go on from there.',
  },
  { question: 'Can I stop?', answer: `Yes. ${CANCEL_ANYTIME}` },
  { question: 'And if it isn’t for me?', answer: `${MONEY_BACK} Write to us within 30 days of your first payment.` },
  {
    question: 'When does my day end?',
    answer:
      'At 3 AM Eastern time, so a late night still counts. You can choose your own time zone in Settings, and then it is 3 AM there.',
  },
  {
    question: 'How long is the interview?',
    answer: '15-20 minutes: eight short steps, and a few questions back from an AI consultant.',
  },
] as const
