/**
 * What holds after a fault of an external call, and the test that shows it. `rule` names a product rule or a decision record.
 */
export type Invariant = { says: string; rule: string; shownBy: string }

export const INVARIANTS = {
  called: {
    says: 'Lambda calls the function twice again with the same event, then writes it to the dead-letter queue. Its effects are conditional.',
    rule: 'ADR 102',
    shownBy: 'test/functions/poison.test.ts',
  },
  madeUp: {
    says: 'Lambda calls the function twice again. The next tick does the work of a tick that failed three times.',
    rule: 'MAIL-35',
    shownBy: 'test/functions/reactions/first-mornings.test.ts',
  },
  redelivered: {
    says: 'SQS delivers the message up to four times. Work whose result is stored is not repeated.',
    rule: 'ADR 014',
    shownBy: 'test/simulation/simulate.test.ts',
  },
  retried: {
    says: 'The mail is due again and queued as a message of its own, with a growing delay, for 12 hours.',
    rule: 'MAIL-5',
    shownBy: 'test/functions/reactions/retry-wake-up-mails.test.ts',
  },
  paced: {
    says: 'The mail is due again and leaves 30 seconds later. The attempt does not count.',
    rule: 'MAIL-10',
    shownBy: 'test/functions/reactions/retry-wake-up-mails.test.ts',
  },
  proven: {
    says: 'An SES event marks the mail as sent. A mail without an event for an hour is sent again, until the end of the morning.',
    rule: 'MAIL-2',
    shownBy: 'test/functions/reactions/mail-events.test.ts',
  },
  once: {
    says: 'The claim of the mail is conditional, so the second delivery finds it taken.',
    rule: 'MAIL-2',
    shownBy: 'test/functions/reactions/send-mails-once.test.ts',
  },
  released: {
    says: 'The mail is queued again with the id of its claim, which releases this mail only, and only while it has no mark. A mark that is missing is set by an SES event.',
    rule: 'ADR 300',
    shownBy: 'test/functions/reactions/sunday-claims.test.ts',
  },
  codeAgain: {
    says: 'Cognito does not wait for an answer; Lambda calls the function again. The person can ask for another code, and the newest one holds.',
    rule: 'ADR 155',
    shownBy: 'test/functions/reactions/identity.test.ts',
  },
  signUpAgain: {
    says: 'Cognito refuses the sign-up or the confirmation, and the person tries again. The profile is created by a condition.',
    rule: 'ADR 008',
    shownBy: 'test/functions/reactions/identity.test.ts',
  },
  leastRate: {
    says: 'The stored rate stays in use; without one, the default rate of a new account.',
    rule: 'MAIL-10',
    shownBy: 'test/functions/adapters/dynamodb/send-rate.test.ts',
  },
  queuedTwice: {
    says: 'The message can be queued twice. The work of each message is conditional, and a page of a shard is queued once.',
    rule: 'ADR 221',
    shownBy: 'test/functions/reactions/send-mails.test.ts',
  },
  notQueued: {
    says: 'The function fails, so its own message, event or tick comes again and queues the work then.',
    rule: 'ADR 014',
    shownBy: 'test/simulation/simulate.test.ts',
  },
  builtIn: {
    says: 'The built-in text is stored or shown. A goal never has a day without a text.',
    rule: 'TEXT-5',
    shownBy: 'test/functions/motivation',
  },
  onDemand: {
    says: 'The texts that have no answer of a batch job are generated on demand before the mails.',
    rule: 'TEXT-27',
    shownBy: 'test/simulation/night/night-batch.test.ts',
  },
  oneJob: {
    says: 'The name of a batch job is its idempotency token, so Bedrock creates one job.',
    rule: 'ADR 255',
    shownBy: 'test/simulation/night/night-batch.test.ts',
  },
  firstText: {
    says: 'The text that was stored first stays. A second one is dropped.',
    rule: 'TEXT-1',
    shownBy: 'test/functions/reactions/generation.test.ts',
  },
  withoutKey: {
    says: 'Work that needs the secret is refused or left out: a mail has the link of MAIL-4, a push is not sent, Stripe is not called.',
    rule: 'MAIL-22',
    shownBy: 'test/functions/reactions/send-mails.test.ts',
  },
  nothingHeld: {
    says: 'The call changes nothing, so a second one costs its price only.',
    rule: 'ADR 014',
    shownBy: 'test/functions',
  },
} as const satisfies Record<string, Invariant>

export type InvariantName = keyof typeof INVARIANTS
